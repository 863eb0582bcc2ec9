//! The live board of a class: how far each pupil has come in a round that everyone plays.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::table::event::SeatId;
use crate::table::own_board::{FinalAnswer, OwnBoard};
use crate::table::state::Round;
use crate::table::time_taken::seconds_taken;

use super::referee;
use super::state::Group;

/// A pupil who has done nothing for so long may need help, in milliseconds.
pub const STUCK_MS: u64 = 60_000;

/// The order of the pupils on the live board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LiveOrder {
    /// Those who may need help come first, the longest-stuck first of all, and last those who have
    /// the goal.
    #[default]
    Help,
    /// By their names.
    Name,
}

/// The state of a pupil in a round that everyone plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PupilState {
    /// They make steps, or think.
    Working,
    /// They have done nothing for [`STUCK_MS`].
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
    /// All states, in the order in which a host reads their counts.
    pub const ALL: [PupilState; 6] = [
        PupilState::HasIt,
        PupilState::Impossible,
        PupilState::NeedsHelp,
        PupilState::Working,
        PupilState::NoAnswer,
        PupilState::Away,
    ];

    /// How soon a host should look at a pupil in this state: the lowest number comes first.
    fn urgency(self) -> u8 {
        match self {
            PupilState::NeedsHelp => 0,
            PupilState::NoAnswer => 1,
            PupilState::Working => 2,
            PupilState::Away => 3,
            PupilState::Impossible => 4,
            PupilState::HasIt => 5,
        }
    }
}

/// A pupil on the live board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pupil {
    /// The pupil's seat.
    pub seat: SeatId,
    /// Their name.
    pub name: String,
    /// Their state.
    pub state: PupilState,
    /// How many steps are on their board.
    pub steps: usize,
    /// How many hints they have taken.
    pub hints: usize,
    /// How long they took for their answer, in seconds, if that is known.
    pub taken_s: Option<u64>,
    /// Since when they have done nothing, in milliseconds of the table's clock; `None`: it is not
    /// known.
    pub idle_since_ms: Option<u64>,
}

impl Pupil {
    /// The rank of a pupil in the order, before names count. Only pupils who may need help are
    /// ordered by time, so that no other tile moves while its pupil is in the same state.
    fn rank(&self) -> (u8, Option<u64>) {
        let is_stuck = self.state == PupilState::NeedsHelp;
        let stuck_since_ms = self.idle_since_ms.filter(|_| is_stuck);
        (self.state.urgency(), stuck_since_ms)
    }
}

/// Puts pupils into this order; `by_name` compares names as the reader's language does.
pub fn sort(pupils: &mut [Pupil], order: LiveOrder, by_name: impl Fn(&str, &str) -> Ordering) {
    pupils.sort_by(|one, other| {
        let by_help = match order {
            LiveOrder::Help => one.rank().cmp(&other.rank()),
            LiveOrder::Name => Ordering::Equal,
        };
        let by_name = || by_name(&one.name, &other.name);
        by_help.then_with(by_name).then(one.seat.cmp(&other.seat))
    });
}

/// The pupils of a class, the longest-seated first, when the table's clock shows `now_ms`; nobody
/// before the first roll. The log has all of this, so that each host sees the same, also after a
/// reload; only `is_here` comes from the page.
pub fn pupils(group: &Group, is_here: impl Fn(SeatId) -> bool, now_ms: u64) -> Vec<Pupil> {
    let Some(round) = group.table().round() else {
        return Vec::new();
    };
    let pupil = |seat| {
        let own = round.boards.get(&seat);
        let idle_since_ms = idle_since_ms(group, own, seat);
        // A page's clock may lag behind the entries that it receives.
        let idle_ms = idle_since_ms.map(|since_ms| now_ms.saturating_sub(since_ms));
        let is_stuck = idle_ms.is_some_and(|idle_ms| idle_ms >= STUCK_MS);
        let state = state_of(round, own, is_here(seat), is_stuck);
        pupil_of(group, own, seat, state, idle_since_ms)
    };
    referee::players_of_roll(group).filter_map(pupil).collect()
}

/// The time since which the player at `seat` has done nothing in the round. That is since their
/// last step, undo or hint, or since the round began, went on after a pause, or they came.
fn idle_since_ms(group: &Group, own: Option<&OwnBoard>, seat: SeatId) -> Option<u64> {
    let active_ms = own.map(|own| own.last_active_ms);
    let began_ms = group.round_times().began_ms();
    let came_ms = group.came_ms(seat);
    active_ms.max(began_ms).max(came_ms)
}

fn state_of(round: &Round, own: Option<&OwnBoard>, is_here: bool, is_stuck: bool) -> PupilState {
    match own.and_then(|own| own.answer).map(|given| given.answer) {
        Some(FinalAnswer::Solved) => PupilState::HasIt,
        Some(FinalAnswer::Impossible) => PupilState::Impossible,
        None if round.is_over() => PupilState::NoAnswer,
        None if !is_here => PupilState::Away,
        None if is_stuck && !round.is_paused() => PupilState::NeedsHelp,
        None => PupilState::Working,
    }
}

fn pupil_of(
    group: &Group,
    own: Option<&OwnBoard>,
    seat: SeatId,
    state: PupilState,
    idle_since_ms: Option<u64>,
) -> Option<Pupil> {
    let answer = own.and_then(|own| own.answer);
    let taken_ms = answer.and_then(|_| group.tallies()?.answered_ms(seat));
    let last_hint = own.and_then(|own| own.last_hint);
    Some(Pupil {
        seat,
        name: group.table().seat(seat)?.name.to_string(),
        state,
        steps: own.map_or(0, |own| own.board.steps().len()),
        hints: last_hint.map_or(0, |grade| grade.number()),
        taken_s: taken_ms.map(seconds_taken),
        idle_since_ms,
    })
}
