//! The live board that a host should have, counted from the entries of the log alone: no board is
//! made, and no group is asked.

use std::collections::BTreeMap;

use score_core::group::entry::{Entry, GroupEvent};
use score_core::group::live_board::{PupilState, STUCK_MS};
use score_core::table::event::{Event, SeatId};
use score_core::table::own_board::{FinalAnswer, OwnEvent};

/// The board of one pupil, by the log.
#[derive(Clone, Copy, Debug, Default)]
struct Made {
    steps: usize,
    hints: usize,
    answer: Option<FinalAnswer>,
    /// The time for which the pupil thought, without pauses.
    taken_ms: u64,
    /// The time of the pupil's last action.
    active_ms: u64,
}

/// The round that was dealt last, by the log.
#[derive(Clone, Debug, Default)]
pub struct Recount {
    made: BTreeMap<SeatId, Made>,
    /// The time at which the roll was dealt, or would have been without its pauses.
    dealt_ms: u64,
    paused_ms: Option<u64>,
    /// The time at which the roll was dealt, or the end of its last pause.
    began_ms: u64,
    is_over: bool,
    /// The time at which each player came, in this round or before.
    came_ms: BTreeMap<SeatId, u64>,
}

impl Recount {
    /// The recount of all entries up to number `n`.
    pub fn of(entries: &[Entry], n: u64) -> Recount {
        let mut round = Recount::default();
        for entry in entries.iter().filter(|entry| entry.n <= n) {
            for event in &entry.events {
                round.follow(event, entry.at_ms);
            }
        }
        round
    }

    fn follow(&mut self, event: &GroupEvent, at_ms: u64) {
        match event {
            GroupEvent::Own { seat, event } => {
                let dealt_ms = self.dealt_ms;
                let made = self.made.entry(*seat).or_default();
                made.active_ms = at_ms;
                match event {
                    OwnEvent::Stepped(_) => made.steps += 1,
                    OwnEvent::Undone => made.steps -= 1,
                    OwnEvent::HintTaken { .. } => made.hints += 1,
                    OwnEvent::Answered { answer } => {
                        made.answer = Some(*answer);
                        made.taken_ms = at_ms - dealt_ms;
                    }
                }
            }
            GroupEvent::Removed {
                seat,
                removed: true,
            } => {
                self.made.remove(seat);
            }
            GroupEvent::Table(Event::Seated { seat, .. }) => {
                self.came_ms.insert(*seat, at_ms);
            }
            GroupEvent::Table(Event::Dealt { .. } | Event::DealtForPractice { .. }) => {
                *self = Recount {
                    dealt_ms: at_ms,
                    began_ms: at_ms,
                    came_ms: std::mem::take(&mut self.came_ms),
                    ..Recount::default()
                };
            }
            GroupEvent::Table(Event::Revealed(_)) => self.is_over = true,
            GroupEvent::Table(Event::Paused { .. }) => self.paused_ms = Some(at_ms),
            GroupEvent::Table(Event::Resumed { .. }) => {
                let paused_ms = self.paused_ms.take().expect("it was paused");
                self.dealt_ms += at_ms - paused_ms;
                self.began_ms = at_ms;
            }
            _ => {}
        }
    }

    /// These pupils on the live board at `now_ms`: their states, their steps, and their hints.
    pub fn pupils(
        &self,
        pupils: impl Iterator<Item = SeatId>,
        is_here: impl Fn(SeatId) -> bool,
        now_ms: u64,
    ) -> BTreeMap<SeatId, (PupilState, usize, usize)> {
        let pupil = |seat: SeatId| {
            let made = self.made.get(&seat).copied().unwrap_or_default();
            let came_ms = self.came_ms.get(&seat).copied().unwrap_or_default();
            let since_ms = made.active_ms.max(self.began_ms).max(came_ms);
            let is_stuck = now_ms.saturating_sub(since_ms) >= STUCK_MS;
            let state = match made.answer {
                Some(FinalAnswer::Solved) => PupilState::HasIt,
                Some(FinalAnswer::Impossible) => PupilState::Impossible,
                None if self.is_over => PupilState::NoAnswer,
                None if !is_here(seat) => PupilState::Away,
                None if is_stuck && self.paused_ms.is_none() => PupilState::NeedsHelp,
                None => PupilState::Working,
            };
            (seat, (state, made.steps, made.hints))
        };
        pupils.map(pupil).collect()
    }

    /// How long a pupil took for their answer, in seconds; `None`: they have not answered.
    pub fn taken_s(&self, seat: SeatId) -> Option<u64> {
        let made = self.made.get(&seat)?;
        made.answer?;
        Some(made.taken_ms.div_ceil(1_000).max(1))
    }
}
