//! A round: its deal, its phases with their deadlines, pauses and hints, and its settlement.

use std::collections::{BTreeMap, BTreeSet};

use crate::games::score::Ending;
use crate::teach::hint::Grade;

use super::board::{Board, Deal};
use super::event::{Award, Reveal, SeatId};
use super::more_time::{Lengthening, MAX_LENGTHENED_MS};
use super::own_board::OwnBoard;

/// The phase of a round, which says for which event the round waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It waits for a call.
    Thinking,
    /// It waits for the end of an IMPOSSIBLE call, or for a SCORE against it.
    Impossible {
        /// The player who called IMPOSSIBLE.
        caller: SeatId,
        /// When the call has stood; `None`: when its caller is sure.
        deadline_ms: Option<u64>,
    },
    /// It waits for the steps of a SCORE caller.
    Demonstration {
        /// The player who called SCORE.
        caller: SeatId,
        /// When their time is up; `None`: never.
        deadline_ms: Option<u64>,
        /// The player who called IMPOSSIBLE before.
        against: Option<SeatId>,
    },
    /// It is settled, and waits for the next roll.
    Settled(Settlement),
    /// It waits for the answers of all.
    Everyone {
        /// When their time is up; `None`: never.
        deadline_ms: Option<u64>,
        /// The players who have answered; their answers are not known here.
        answered: BTreeSet<SeatId>,
    },
    /// The round that everyone played is revealed, and waits for the next roll.
    Revealed(Reveal),
}

/// How a round ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The way in which the round ended.
    pub ending: Ending,
    /// The player who called SCORE.
    pub score_caller: Option<SeatId>,
    /// The player who called IMPOSSIBLE.
    pub impossible_caller: Option<SeatId>,
    /// The points for the round.
    pub awards: Vec<Award>,
    /// The hints that players had taken.
    pub hints: Vec<HintsTaken>,
    /// How much of their clock the SCORE caller used to make the goal, in milliseconds. `None`:
    /// they had no clock or did not make the goal, or the log is from a version that did not store
    /// the time.
    pub taken_ms: Option<u64>,
}

impl Settlement {
    /// Whether a call was completed; one that a host has ended without points was not.
    pub fn has_call(&self) -> bool {
        let is_called = self.score_caller.is_some() || self.impossible_caller.is_some();
        is_called && (self.ending != Ending::Ended || !self.awards.is_empty())
    }

    /// The player whose SCORE call failed.
    pub fn failed_caller(&self) -> Option<SeatId> {
        let has_failed = self.has_call() && self.ending != Ending::Reached;
        self.score_caller.filter(|_| has_failed)
    }
}

/// The hints that a player took in a round: all up to one grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintsTaken {
    /// The player who took the hints.
    pub seat: SeatId,
    /// The last hint, which reveals most.
    pub last: Grade,
}

/// A round: a deal, and its course to the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The deal that the round began with.
    pub deal: Deal,
    /// The numbers and the steps.
    pub board: Board,
    /// The phase that the round is in.
    pub phase: Phase,
    /// The hints of the players at the table; the player who took the newest is last.
    pub hints: Vec<HintsTaken>,
    /// Whether the round brings nobody a point, because the solutions of its roll are known.
    pub is_practice: bool,
    /// The own boards of a round that everyone plays. They are those that the reader may see and on
    /// which something was done.
    pub boards: BTreeMap<SeatId, OwnBoard>,
    /// The pause, if all clocks are stopped.
    pub(super) paused: Option<Pause>,
    /// How much of their clock the SCORE caller used, once they have made the goal.
    pub(super) taken_ms: Option<u64>,
    /// By how much the clock was lengthened, in milliseconds.
    pub(super) lengthened_ms: u64,
}

/// The pause of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pause {
    /// How much time the clock of the round has left, in milliseconds; `None`: the round has no
    /// clock.
    pub left_ms: Option<u64>,
}

impl Round {
    /// A round that begins with `deal`.
    pub(super) fn new(deal: Deal, phase: Phase, is_practice: bool) -> Round {
        Round {
            is_practice,
            board: Board::new(&deal.numbers()),
            deal,
            phase,
            hints: Vec::new(),
            boards: BTreeMap::new(),
            paused: None,
            taken_ms: None,
            lengthened_ms: 0,
        }
    }

    /// Whether the round has ended: then a new roll interrupts nobody.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Settled(_) | Phase::Revealed(_))
    }

    /// The settlement of a round that has been settled.
    pub fn settlement(&self) -> Option<&Settlement> {
        match &self.phase {
            Phase::Settled(settlement) => Some(settlement),
            _ => None,
        }
    }

    /// Whether the round is open and everyone plays it.
    pub fn is_everyones(&self) -> bool {
        matches!(self.phase, Phase::Everyone { .. })
    }

    /// Whether all clocks are stopped.
    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// How much time a stopped clock has left, in milliseconds.
    pub fn left_ms(&self) -> Option<u64> {
        self.paused?.left_ms
    }

    /// The board of the player at `seat`, with nothing on it if they have done nothing.
    pub fn own_board(&self, seat: SeatId) -> OwnBoard {
        let own = self.boards.get(&seat).cloned();
        own.unwrap_or_else(|| OwnBoard::new(&self.deal.numbers()))
    }

    /// Drops the steps of a player who leaves from their own board.
    pub(super) fn forget_board(&mut self, seat: SeatId) {
        self.boards.remove(&seat);
        if let Phase::Everyone { answered, .. } = &mut self.phase {
            answered.remove(&seat);
        }
    }

    /// The last hint that the player at `seat` took.
    pub fn last_hint(&self, seat: SeatId) -> Option<Grade> {
        let taken = self.hints.iter().find(|taken| taken.seat == seat)?;
        Some(taken.last)
    }

    /// Adds a hint of the player at `seat`. `None` if it is not their next one, or the round is
    /// settled.
    pub(super) fn take_hint(&mut self, seat: SeatId, grade: Grade) -> Option<()> {
        if self.is_over() || self.is_paused() || Grade::after(self.last_hint(seat)) != Some(grade) {
            return None;
        }
        self.forget_hints(seat);
        self.hints.push(HintsTaken { seat, last: grade });
        Some(())
    }

    /// Drops the hints of a player who leaves.
    pub(super) fn forget_hints(&mut self, seat: SeatId) {
        self.hints.retain(|taken| taken.seat != seat);
    }

    /// The players who called SCORE and IMPOSSIBLE, while a call is open.
    pub fn callers(&self) -> (Option<SeatId>, Option<SeatId>) {
        match self.phase {
            Phase::Thinking | Phase::Settled(_) | Phase::Everyone { .. } | Phase::Revealed(_) => {
                (None, None)
            }
            Phase::Impossible { caller, .. } => (None, Some(caller)),
            Phase::Demonstration {
                caller, against, ..
            } => (Some(caller), against),
        }
    }

    /// The player whose call is open: a SCORE call comes after an IMPOSSIBLE call.
    pub fn caller(&self) -> Option<SeatId> {
        let (score_caller, impossible_caller) = self.callers();
        score_caller.or(impossible_caller)
    }

    /// Whether a call is open: then the roll cannot be taken away.
    pub(super) fn call_is_open(&self) -> bool {
        self.callers() != (None, None)
    }

    /// When the time of the running clock is up.
    pub(super) fn deadline_ms(&self) -> Option<u64> {
        match self.phase {
            _ if self.is_paused() => None,
            Phase::Impossible { deadline_ms, .. }
            | Phase::Demonstration { deadline_ms, .. }
            | Phase::Everyone { deadline_ms, .. } => deadline_ms,
            Phase::Thinking | Phase::Settled(_) | Phase::Revealed(_) => None,
        }
    }

    /// Stops the clock with this much time left; `None` if that does not fit.
    pub(super) fn pause(&mut self, left_ms: Option<u64>) -> Option<()> {
        let is_consistent = left_ms.is_some() == self.deadline_ms().is_some();
        if self.is_over() || self.is_paused() || !is_consistent {
            return None;
        }
        self.paused = Some(Pause { left_ms });
        Some(())
    }

    /// Lets the clock run on, until this time; `None` if that does not fit.
    pub(super) fn resume(&mut self, until_ms: Option<u64>) -> Option<()> {
        let is_consistent = until_ms.is_some() == self.paused?.left_ms.is_some();
        if !is_consistent {
            return None;
        }
        self.paused = None;
        if let Phase::Impossible { deadline_ms, .. }
        | Phase::Demonstration { deadline_ms, .. }
        | Phase::Everyone { deadline_ms, .. } = &mut self.phase
        {
            *deadline_ms = until_ms;
        }
        Some(())
    }

    /// Whether the round can be lengthened by this much.
    pub(super) fn can_be_lengthened(&self, by: Lengthening) -> bool {
        self.lengthened_ms + by.duration_ms() <= MAX_LENGTHENED_MS
    }

    /// Gives the clock more time, also while it is stopped; `None` if that does not fit.
    pub(super) fn lengthen(&mut self, by: Lengthening) -> Option<()> {
        if !self.can_be_lengthened(by) {
            return None;
        }
        let by_ms = by.duration_ms();
        let clock_ms = match (&mut self.paused, &mut self.phase) {
            (Some(pause), _) => pause.left_ms.as_mut(),
            (None, Phase::Everyone { deadline_ms, .. }) => deadline_ms.as_mut(),
            _ => None,
        };
        let clock_ms = clock_ms?;
        *clock_ms = clock_ms.saturating_add(by_ms);
        self.lengthened_ms += by_ms;
        Some(())
    }

    /// Gives a round that was just dealt to everyone a clock; `None` if that does not
    /// fit.
    pub(super) fn start_clock(&mut self, until_ms: u64) -> Option<()> {
        let is_new = self.boards.is_empty() && !self.is_paused();
        match &mut self.phase {
            Phase::Everyone {
                deadline_ms: deadline_ms @ None,
                answered,
            } if is_new && answered.is_empty() => *deadline_ms = Some(until_ms),
            _ => return None,
        }
        Some(())
    }
}
