//! A round: a deal, and what became of it.

use crate::games::score::Ending;
use crate::teach::hint::Grade;

use super::board::{Board, Deal};
use super::event::{Award, SeatId};

/// What the players of a round wait for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A call.
    Thinking,
    /// The end of an IMPOSSIBLE call, or a SCORE against it.
    Impossible {
        /// Who called IMPOSSIBLE.
        caller: SeatId,
        /// When the call has stood; `None`: when its caller is sure.
        deadline_ms: Option<u64>,
    },
    /// The steps of a SCORE caller.
    Demonstration {
        /// Who called SCORE.
        caller: SeatId,
        /// When his time is up; `None`: never.
        deadline_ms: Option<u64>,
        /// Who called IMPOSSIBLE before.
        against: Option<SeatId>,
    },
    /// The next roll.
    Settled(Settlement),
}

/// How a round ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// In which way.
    pub ending: Ending,
    /// Who called SCORE.
    pub score_caller: Option<SeatId>,
    /// Who called IMPOSSIBLE.
    pub impossible_caller: Option<SeatId>,
    /// The points for it.
    pub awards: Vec<Award>,
    /// The hints that players had taken.
    pub hints: Vec<HintsTaken>,
}

/// The hints that a player took in a round: all up to one grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintsTaken {
    /// Who took them.
    pub seat: SeatId,
    /// The last one, which gives most away.
    pub last: Grade,
}

/// A deal and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// What it began with.
    pub deal: Deal,
    /// The numbers and the steps.
    pub board: Board,
    /// What the players wait for.
    pub phase: Phase,
    /// The hints of those who sit at the table and took some; who took the
    /// newest stands last.
    pub hints: Vec<HintsTaken>,
}

impl Round {
    /// A round that begins with `deal`.
    pub(super) fn new(deal: Deal) -> Round {
        Round {
            board: Board::new(&deal.numbers()),
            deal,
            phase: Phase::Thinking,
            hints: Vec::new(),
        }
    }

    /// The last hint that the player at `seat` took.
    pub fn last_hint(&self, seat: SeatId) -> Option<Grade> {
        let taken = self.hints.iter().find(|taken| taken.seat == seat)?;
        Some(taken.last)
    }

    /// Puts a hint down to the player at `seat`; `None` where it is not his
    /// next one, or the round is settled.
    pub(super) fn take_hint(&mut self, seat: SeatId, grade: Grade) -> Option<()> {
        let is_settled = matches!(self.phase, Phase::Settled(_));
        if is_settled || Grade::after(self.last_hint(seat)) != Some(grade) {
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

    /// Who called SCORE and who called IMPOSSIBLE, while a call is open.
    pub fn callers(&self) -> (Option<SeatId>, Option<SeatId>) {
        match self.phase {
            Phase::Thinking | Phase::Settled(_) => (None, None),
            Phase::Impossible { caller, .. } => (None, Some(caller)),
            Phase::Demonstration {
                caller, against, ..
            } => (Some(caller), against),
        }
    }

    /// Whether a call is open: then the roll cannot be taken away.
    pub(super) fn call_is_open(&self) -> bool {
        self.callers() != (None, None)
    }

    /// When the clock that runs is up.
    pub(super) fn deadline_ms(&self) -> Option<u64> {
        match self.phase {
            Phase::Impossible { deadline_ms, .. } | Phase::Demonstration { deadline_ms, .. } => {
                deadline_ms
            }
            Phase::Thinking | Phase::Settled(_) => None,
        }
    }
}
