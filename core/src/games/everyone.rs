//! The points of a round in which everyone plays on a board of their own.

use serde::{Deserialize, Serialize};

/// How many right answers count as early ones.
pub const FIRST_RIGHT: usize = 3;

/// The points of answers at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// Whether answers bring points at all.
    pub points: bool,
    /// Whether each of the first [`FIRST_RIGHT`] right answers brings one point more.
    pub first_three: bool,
    /// Whether a wrong 'impossible' costs one point.
    pub wrong_impossible: bool,
}

impl Default for Scoring {
    /// The usual points: nobody has to hurry, and 'impossible' is not a free guess.
    fn default() -> Scoring {
        Scoring {
            points: true,
            first_three: false,
            wrong_impossible: true,
        }
    }
}

/// The verdict on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right: the goal is on the board, or cannot be made.
    Right,
    /// The answer was 'impossible', but the goal can be made.
    WrongImpossible,
}

/// The points of an answer, before which `right_before` other answers were right.
pub fn points(verdict: Verdict, right_before: usize, scoring: Scoring) -> i8 {
    let is_early = scoring.first_three && right_before < FIRST_RIGHT;
    match verdict {
        _ if !scoring.points => 0,
        Verdict::Right if is_early => 2,
        Verdict::Right => 1,
        Verdict::WrongImpossible if scoring.wrong_impossible => -1,
        Verdict::WrongImpossible => 0,
    }
}
