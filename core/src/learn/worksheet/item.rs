//! The items of a sheet, each with its answer.

use serde::{Deserialize, Serialize};

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::dice::Roll;
use crate::learn::mistake::FindMistakeItem;

/// An item of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WorksheetItem {
    /// A roll or a hand.
    Roll(RollItem),
    /// Worked solutions with at most one mistake.
    Spot(FindMistakeItem),
    /// Dials that are to be turned to their target.
    Dials(DialsItem),
}

/// A roll or a hand, and its solutions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollItem {
    /// The numbers.
    pub roll: Roll,
    /// The goal.
    pub goal: u32,
    /// The difficulty of the roll in points; `None` for an impossible roll.
    pub points: Option<u32>,
    /// How many different solutions the roll has.
    pub count: u32,
    /// The simplest solutions, as many as the answer key shows.
    pub ways: Vec<Expr>,
    /// The nearest whole numbers that an impossible roll can make, below and above the goal. If
    /// one is lacking, the nearest numbers of any kind.
    pub nearest: [Option<Number>; 2],
}

/// A puzzle of dials.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DialsItem {
    /// How many letters a dial has.
    pub letters: u8,
    /// By how many steps each button turns each dial, with a row for each button.
    pub steps: Vec<Vec<u8>>,
    /// The letters of the dials at the start.
    pub start: String,
    /// The letters of the dials at the target.
    pub target: String,
    /// How often each button is pressed in the solution with the fewest presses.
    pub presses: Vec<u8>,
}

impl DialsItem {
    /// The fewest presses that solve the puzzle.
    pub fn fewest(&self) -> u32 {
        self.presses.iter().copied().map(u32::from).sum()
    }
}
