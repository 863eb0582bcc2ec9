//! A puzzle: numbers, a goal, and the rules of the way to it.

use serde::{Deserialize, Serialize};

use super::op::OpSet;

/// The fewest numbers of a puzzle.
pub const MIN_NUMBERS: usize = 2;

/// The most numbers of a puzzle.
pub const MAX_NUMBERS: usize = 6;

/// The largest number that may be given; the smallest is 0.
pub const MAX_NUMBER: u32 = 999;

/// The largest goal; the smallest is 0.
pub const MAX_GOAL: u32 = 999;

/// The fewest numbers in a solution if more than two are given. The step that reaches the goal
/// takes a derived number, so it is not the first.
const MIN_USED: usize = 3;

/// Numbers, a goal, and the rules of the way to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "PuzzleData", into = "PuzzleData")]
pub struct Puzzle {
    /// Ascending, so that the order in which dice lie changes nothing.
    numbers: Vec<u32>,
    goal: u32,
    ops: OpSet,
    all_numbers: bool,
}

/// A puzzle as data: its numbers and goal, the operators, and whether all numbers must be
/// used.
type PuzzleData = (Vec<u32>, u32, OpSet, bool);

/// Why there is no such puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleRefusal {
    /// Fewer than [`MIN_NUMBERS`].
    TooFewNumbers,
    /// More than [`MAX_NUMBERS`].
    TooManyNumbers,
    /// A number above [`MAX_NUMBER`].
    NumberTooLarge,
    /// A goal above [`MAX_GOAL`].
    GoalTooLarge,
}

print_its_name!(PuzzleRefusal);

impl Puzzle {
    /// The puzzle to make `goal` from `numbers` with `ops`; with `all_numbers` a solution must use
    /// each of them.
    pub fn new(
        numbers: &[u32],
        goal: u32,
        ops: OpSet,
        all_numbers: bool,
    ) -> Result<Puzzle, PuzzleRefusal> {
        if numbers.len() < MIN_NUMBERS {
            return Err(PuzzleRefusal::TooFewNumbers);
        }
        if numbers.len() > MAX_NUMBERS {
            return Err(PuzzleRefusal::TooManyNumbers);
        }
        if numbers.iter().any(|number| *number > MAX_NUMBER) {
            return Err(PuzzleRefusal::NumberTooLarge);
        }
        if goal > MAX_GOAL {
            return Err(PuzzleRefusal::GoalTooLarge);
        }
        let mut numbers = numbers.to_vec();
        numbers.sort_unstable();
        Ok(Puzzle {
            numbers,
            goal,
            ops,
            all_numbers,
        })
    }

    /// The same puzzle with this goal.
    pub fn with_goal(&self, goal: u32) -> Result<Puzzle, PuzzleRefusal> {
        Puzzle::new(&self.numbers, goal, self.ops, self.all_numbers)
    }

    /// The numbers, ascending.
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// The goal.
    pub const fn goal(&self) -> u32 {
        self.goal
    }

    /// The operators that are allowed.
    pub const fn ops(&self) -> OpSet {
        self.ops
    }

    /// Whether a solution must use all of the numbers.
    pub const fn all_numbers(&self) -> bool {
        self.all_numbers
    }

    /// The fewest numbers that a solution uses.
    pub(crate) fn min_used(&self) -> usize {
        fewest_used(self.numbers.len(), self.all_numbers)
    }
}

impl TryFrom<PuzzleData> for Puzzle {
    type Error = PuzzleRefusal;

    fn try_from((numbers, goal, ops, all_numbers): PuzzleData) -> Result<Puzzle, PuzzleRefusal> {
        Puzzle::new(&numbers, goal, ops, all_numbers)
    }
}

impl From<Puzzle> for PuzzleData {
    fn from(puzzle: Puzzle) -> PuzzleData {
        (puzzle.numbers, puzzle.goal, puzzle.ops, puzzle.all_numbers)
    }
}

/// The fewest numbers that a solution uses if a puzzle has `numbers` of them.
pub(crate) fn fewest_used(numbers: usize, all_numbers: bool) -> usize {
    if all_numbers {
        numbers
    } else {
        numbers.min(MIN_USED)
    }
}
