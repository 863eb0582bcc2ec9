//! How far each pupil of a class has come in a round that everyone plays.

use score_core::group::referee;
use score_core::group::state::Group;
use score_core::relay_session::Session;
use score_core::table::event::SeatId;
use score_core::table::own_board::{FinalAnswer, OwnBoard};
use score_core::table::state::Round;
use score_core::teach::hint::Grade;

use crate::group::relay_table::RelayTable;
use crate::state::authority::Authority;

/// A pupil who has done nothing for so long may need help, in milliseconds.
const STUCK_MS: u64 = 60_000;

/// What a pupil is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PupilState {
    /// They make steps, or think.
    Working,
    /// They have made nothing for a while.
    NeedsHelp,
    /// They have answered with the goal on their board.
    HasIt,
    /// They have answered that it is impossible.
    Impossible,
    /// They are not there, and have not answered.
    Away,
    /// The round has ended without an answer of theirs.
    NoAnswer,
}

impl PupilState {
    /// All, as they are counted.
    pub const ALL: [PupilState; 6] = [
        PupilState::HasIt,
        PupilState::Impossible,
        PupilState::NeedsHelp,
        PupilState::Working,
        PupilState::NoAnswer,
        PupilState::Away,
    ];

    /// Its name in the document.
    pub fn name(self) -> &'static str {
        match self {
            PupilState::Working => "working",
            PupilState::NeedsHelp => "help",
            PupilState::HasIt => "has-it",
            PupilState::Impossible => "impossible",
            PupilState::Away => "away",
            PupilState::NoAnswer => "no-answer",
        }
    }
}

/// What is shown of a pupil.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pupil {
    /// Where they sit.
    pub seat: SeatId,
    /// What they are called.
    pub name: String,
    /// What they are doing.
    pub state: PupilState,
    /// How many steps are on their board.
    pub steps: usize,
    /// How many hints they have taken.
    pub hints: usize,
    /// How long they took for their answer, in seconds, where that is known.
    pub taken_s: Option<u64>,
}

/// The pupils of a class, the longest-seated first, whose round goes on since `since_ms` of
/// the table's clock; nobody before the first roll.
pub fn pupils(relay: &RelayTable, since_ms: u64, now_ms: u64) -> Vec<Pupil> {
    let (Some(session), Some(group)) = (relay.session(), relay.group()) else {
        return Vec::new();
    };
    let Some(round) = relay.table().round() else {
        return Vec::new();
    };
    let pupil = |seat| pupil(session, group, round, seat, since_ms, now_ms);
    referee::pupils(group).filter_map(pupil).collect()
}

fn pupil(
    session: &Session,
    group: &Group,
    round: &Round,
    seat: SeatId,
    since_ms: u64,
    now_ms: u64,
) -> Option<Pupil> {
    let own = round.boards.get(&seat);
    let answer = own.and_then(|own| own.answer);
    let active_ms = own.map_or(0, |own: &OwnBoard| own.active_ms);
    let idle_ms = now_ms.saturating_sub(active_ms.max(since_ms));
    let is_away = session.is_there() && !session.is_present(seat);
    let state = match answer.map(|given| given.answer) {
        Some(FinalAnswer::Solved) => PupilState::HasIt,
        Some(FinalAnswer::Impossible) => PupilState::Impossible,
        None if round.is_over() => PupilState::NoAnswer,
        None if is_away => PupilState::Away,
        None if idle_ms >= STUCK_MS && !round.is_paused() => PupilState::NeedsHelp,
        None => PupilState::Working,
    };
    let taken_ms = answer.and_then(|_| group.tallies()?.answered_ms(seat));
    Some(Pupil {
        seat,
        name: group.table().seat(seat)?.name.to_string(),
        state,
        steps: own.map_or(0, |own| own.board.steps().len()),
        hints: own.and_then(|own| own.last_hint).map_or(0, Grade::number),
        taken_s: taken_ms.map(|taken_ms| taken_ms.div_ceil(1_000).max(1)),
    })
}
