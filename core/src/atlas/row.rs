//! A row of an atlas: the facts about one roll.

use crate::arith::puzzle::Puzzle;
use crate::dice::Roll;
use crate::solve::distinct;
use crate::solve::form_set::FormSet;
use crate::teach::difficulty::Difficulty;

/// A roll of an atlas, in less than 64 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The numbers of the roll, ascending.
    pub roll: Roll,
    /// In how many orders the dice can show the roll, if the dice are distinguished.
    pub orders: u32,
    /// How many essentially different solutions the roll has.
    pub solutions: u32,
    /// How hard the easiest solution is; `None` for an impossible roll.
    pub difficulty: Option<Difficulty>,
    /// The forms that solve the roll, by their indices in [`Atlas::forms`](super::Atlas::forms).
    pub forms: FormSet,
}

impl Row {
    /// The row of `roll`, whose puzzle is `puzzle`.
    pub(super) fn of(puzzle: &Puzzle, roll: Roll, orders: u32) -> Row {
        let solutions = distinct(puzzle);
        let forms = if solutions.is_empty() {
            FormSet::NONE
        } else {
            FormSet::solving(puzzle)
        };
        Row {
            roll,
            orders,
            solutions: solutions.len() as u32,
            difficulty: Difficulty::of_easiest(&solutions),
            forms,
        }
    }

    /// Whether the roll has no solution.
    pub const fn is_impossible(&self) -> bool {
        self.solutions == 0
    }
}
