//! A player's own board in a round that everyone plays: its events, the final answer, and the
//! stored form.

use serde::{Deserialize, Serialize};

use crate::teach::hint::Grade;

use super::board::{Board, BoardOutcome, Step};
use super::rules::Rules;

/// The most steps, undos and hints of one player in a round. They are far more than a thinking
/// player makes, so that a log cannot grow without end.
pub const MAX_OWN_EVENTS: u32 = 1_000;

/// A player's final answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FinalAnswer {
    /// The goal is on their board.
    Solved,
    /// The goal cannot be made.
    Impossible,
}

/// An event on a player's own board: the durable format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnEvent {
    /// The player made a step.
    Stepped(Step),
    /// The player took the last step back.
    Undone,
    /// The player took the next hint, which is this one.
    HintTaken {
        /// The grade of the hint.
        grade: Grade,
    },
    /// The player gave their final answer.
    Answered {
        /// The answer.
        answer: FinalAnswer,
    },
}

/// A position in a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// The number of the entry.
    pub n: u64,
    /// When it was written, in milliseconds of the table's clock.
    pub at_ms: u64,
}

/// A final answer, with its place in the log: an earlier answer has a smaller number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnAnswer {
    /// The answer.
    pub answer: FinalAnswer,
    /// The entry of the log that holds the answer.
    pub moment: Moment,
}

/// A player's own board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnBoard {
    /// The numbers and the steps.
    pub board: Board,
    /// The player's answer.
    pub answer: Option<OwnAnswer>,
    /// The last hint that they took.
    pub last_hint: Option<Grade>,
    /// When they did something last, in milliseconds of the table's clock.
    pub last_active_ms: u64,
    /// How many events the board has had.
    event_count: u32,
}

/// A player's own board as stored: the durable format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenBoard {
    steps: Vec<Step>,
    /// The steps that can be made again; the one taken back last is at the end.
    undone: Vec<Step>,
    answer: Option<OwnAnswer>,
    last_hint: Option<Grade>,
    active_ms: u64,
    events: u32,
}

impl OwnBoard {
    /// A board with `numbers` on which nothing has been done.
    pub(super) fn new(numbers: &[u32]) -> OwnBoard {
        OwnBoard {
            board: Board::new(numbers),
            answer: None,
            last_hint: None,
            last_active_ms: 0,
            event_count: 0,
        }
    }

    /// The outcome of the board.
    pub fn outcome(&self, rules: &Rules) -> BoardOutcome {
        self.board.outcome(rules.goal, rules.all_numbers)
    }

    /// Whether the goal is on the board, and counts.
    pub fn has_reached(&self, rules: &Rules) -> bool {
        self.outcome(rules) == BoardOutcome::Reached
    }

    /// Whether no events but the answer are allowed any more.
    pub fn is_full(&self) -> bool {
        self.event_count >= MAX_OWN_EVENTS
    }

    /// Applies `event`; `None` if it does not fit, and then nothing changes.
    pub(super) fn apply(&mut self, event: OwnEvent, rules: &Rules, moment: Moment) -> Option<()> {
        let is_answer = matches!(event, OwnEvent::Answered { .. });
        if self.answer.is_some() || self.is_full() && !is_answer {
            return None;
        }
        match event {
            OwnEvent::Stepped(step) => {
                self.board.make(step, rules.ops).ok()?;
            }
            OwnEvent::Undone => {
                self.board.undo()?;
            }
            OwnEvent::HintTaken { grade } => {
                Grade::after(self.last_hint).filter(|next| *next == grade)?;
                self.last_hint = Some(grade);
            }
            OwnEvent::Answered { answer } => {
                let is_valid = answer == FinalAnswer::Impossible || self.has_reached(rules);
                self.answer = is_valid.then_some(OwnAnswer { answer, moment });
                self.answer?;
            }
        }
        self.event_count += 1;
        self.last_active_ms = moment.at_ms;
        Some(())
    }

    /// The board in the stored format.
    pub fn written(&self) -> WrittenBoard {
        WrittenBoard {
            steps: self.board.steps().to_vec(),
            undone: self.board.undone().to_vec(),
            answer: self.answer,
            last_hint: self.last_hint,
            active_ms: self.last_active_ms,
            events: self.event_count,
        }
    }

    /// The stored board of `numbers`; `None` if it is not possible.
    pub(super) fn read(numbers: &[u32], rules: &Rules, written: &WrittenBoard) -> Option<OwnBoard> {
        let board = Board::read(numbers, &written.steps, &written.undone, rules.ops)?;
        let own = OwnBoard {
            board,
            answer: written.answer,
            last_hint: written.last_hint,
            last_active_ms: written.active_ms,
            event_count: written.events,
        };
        let is_solved = own.answer.map(|given| given.answer) == Some(FinalAnswer::Solved);
        (!is_solved || own.has_reached(rules)).then_some(own)
    }
}
