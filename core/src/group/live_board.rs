//! The live board of a class: how far each pupil has come in a round that everyone plays.

use crate::table::event::SeatId;
use crate::table::own_board::{FinalAnswer, OwnBoard};
use crate::table::state::Round;

use super::referee;
use super::state::Group;

/// A pupil who has done nothing for so long may need help, in milliseconds.
pub const STUCK_MS: u64 = 60_000;

/// The state of a pupil in a round.
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
}

/// A pupil on the live board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pupil {
    /// Where they sit.
    pub seat: SeatId,
    /// Their name.
    pub name: String,
    /// Their state.
    pub state: PupilState,
    /// How many steps are on their board.
    pub steps: usize,
    /// How many hints they have taken.
    pub hints: usize,
    /// How long they took for their answer, in seconds, where that is known.
    pub taken_s: Option<u64>,
}

/// The pupils of a class, the longest-seated first, whose round goes on since `since_ms` of
/// the table's clock, which shows `now_ms`; nobody before the first roll.
pub fn pupils(
    group: &Group,
    is_here: impl Fn(SeatId) -> bool,
    since_ms: u64,
    now_ms: u64,
) -> Vec<Pupil> {
    let Some(round) = group.table().round() else {
        return Vec::new();
    };
    let idle_ms = |own: Option<&OwnBoard>| {
        let active_ms = own.map_or(0, |own| own.active_ms);
        now_ms.saturating_sub(active_ms.max(since_ms))
    };
    let pupil = |seat| {
        let own = round.boards.get(&seat);
        let state = state(round, own, is_here(seat), idle_ms(own));
        pupil(group, own, seat, state)
    };
    referee::players_of_roll(group).filter_map(pupil).collect()
}

fn state(round: &Round, own: Option<&OwnBoard>, is_here: bool, idle_ms: u64) -> PupilState {
    match own.and_then(|own| own.answer).map(|given| given.answer) {
        Some(FinalAnswer::Solved) => PupilState::HasIt,
        Some(FinalAnswer::Impossible) => PupilState::Impossible,
        None if round.is_over() => PupilState::NoAnswer,
        None if !is_here => PupilState::Away,
        None if idle_ms >= STUCK_MS && !round.is_paused() => PupilState::NeedsHelp,
        None => PupilState::Working,
    }
}

fn pupil(group: &Group, own: Option<&OwnBoard>, seat: SeatId, state: PupilState) -> Option<Pupil> {
    let answer = own.and_then(|own| own.answer);
    let taken_ms = answer.and_then(|_| group.tallies()?.answered_ms(seat));
    let last_hint = own.and_then(|own| own.last_hint);
    Some(Pupil {
        seat,
        name: group.table().seat(seat)?.name.to_string(),
        state,
        steps: own.map_or(0, |own| own.board.steps().len()),
        hints: last_hint.map_or(0, |grade| grade.number()),
        taken_s: taken_ms.map(|taken_ms| taken_ms.div_ceil(1_000).max(1)),
    })
}
