//! Worked solutions in which at most one line is wrong, by a mistake that people make.
//!
//! In reading order:
//!
//! - `line`: a line as it is written, and its true value
//! - `slip`: the mistakes that people make, and the values that they write then
//! - `points`: how hard lines are to read
//! - `planned`: worked solutions of a roll, with a planned mistake in one of them
//! - `spotting`: how a reader finds the mistakes of a sheet
//!
//! Each item is checked before it is returned: [`faults`] finds the planned mistake, and no other.

mod line;
mod planned;
mod points;
mod slip;
mod spotting;

pub use line::{Line, MAX_LINE_STEPS};
pub use planned::{Planned, SHOWN_SOLUTIONS, worked_with};
pub use slip::{MistakeKind, Slip};
pub use spotting::{FindMistakeResult, FindMistakeStanding};

use serde::{Deserialize, Serialize};

use crate::arith::number::Number;
use crate::dice::Roll;

/// A solution, line by line; the last line makes the goal, or claims to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkedSolution {
    /// The lines of the solution.
    pub lines: Vec<Line>,
}

/// The planned mistake in one of several worked solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mistake {
    /// The index of the solution with the mistake.
    pub solution: usize,
    /// The index of the line with the mistake.
    pub line: usize,
    /// The slip that leads to the wrong result.
    pub slip: Slip,
}

/// Worked solutions of a roll, one or none of them wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FindMistakeItem {
    /// The numbers of the roll.
    pub roll: Roll,
    /// The goal.
    pub goal: u32,
    /// The solutions; all are different.
    pub solutions: Vec<WorkedSolution>,
    /// The mistake in one of the solutions, if there is any.
    pub mistake: Option<Mistake>,
}

/// A wrong line of a worked solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The index of the line, counted from 0.
    pub line: usize,
    /// All slips that lead to the written result; empty if none does.
    pub slips: Vec<Slip>,
}

/// The wrong lines of `worked`. They are lines with another result, or with a number that is not
/// there, or no longer there. A line after a wrong one is right if it goes on from the written
/// result.
pub fn faults(roll: &Roll, worked: &WorkedSolution) -> Vec<Fault> {
    let mut at_hand: Vec<Number> = roll.numbers().iter().copied().map(Number::from).collect();
    let mut used_up = Vec::new();
    let mut faults = Vec::new();
    for (at, line) in worked.lines.iter().enumerate() {
        let missing_number = take_numbers(line, &mut at_hand, &mut used_up);
        let mut slips = match line.value() == Ok(line.written) {
            true => Vec::new(),
            false => slip::slips_in(line),
        };
        let is_wrong = line.value() != Ok(line.written);
        if let Some(number) = missing_number {
            slips.push(Slip::UsedAgain { number });
        }
        if is_wrong || missing_number.is_some() {
            faults.push(Fault { line: at, slips });
        }
        at_hand.push(line.written);
    }
    faults
}

/// Takes the numbers of `line` away, and returns the first number that was not there.
fn take_numbers(
    line: &Line,
    at_hand: &mut Vec<Number>,
    used_up: &mut Vec<Number>,
) -> Option<Number> {
    let mut missing_number = None;
    for number in line.numbers() {
        match at_hand.iter().position(|other| *other == number) {
            Some(at) => used_up.push(at_hand.remove(at)),
            None => missing_number = missing_number.or(Some(number)),
        }
    }
    missing_number
}
