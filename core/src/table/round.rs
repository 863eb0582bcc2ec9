//! A round: a deal, and what became of it.

use crate::games::score::Ending;

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
}

impl Round {
    /// A round that begins with `deal`.
    pub(super) fn new(deal: Deal) -> Round {
        Round {
            board: Board::new(&deal.numbers()),
            deal,
            phase: Phase::Thinking,
        }
    }

    /// Who called SCORE and who called IMPOSSIBLE, while a call is open.
    pub(super) fn callers(&self) -> (Option<SeatId>, Option<SeatId>) {
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
