//! The items of a sheet, each with its part of the answer key.

use serde::{Deserialize, Serialize};

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::dice::Roll;
use crate::learn::mistake::FindMistakeItem;

/// An item of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SheetItem {
    /// A roll or a hand.
    Roll(RollItem),
    /// Worked solutions with at most one mistake.
    Spot(FindMistakeItem),
    /// Dials.
    Dials(DialsItem),
}

/// A roll or a hand, and its solutions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollItem {
    /// The numbers.
    pub roll: Roll,
    /// The goal.
    pub goal: u32,
    /// The difficulty of the roll in points; `None`: it is impossible.
    pub points: Option<u32>,
    /// How many different solutions there are.
    pub count: u32,
    /// The simplest of them, as many as the answer key has.
    pub ways: Vec<Expr>,
    /// The nearest whole numbers below and above the goal of an impossible roll that can be made.
    /// Where one is lacking, the nearest numbers of any kind.
    pub nearest: [Option<Number>; 2],
}

/// A puzzle of dials.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DialsItem {
    /// How many letters a dial has.
    pub letters: u8,
    /// By how many steps each button turns each dial, with a row for each button.
    pub steps: Vec<Vec<u8>>,
    /// The numbers of the dials.
    pub start: String,
    /// Their target.
    pub target: String,
    /// How often each button is pressed, with as few presses as possible.
    pub presses: Vec<u8>,
}

impl DialsItem {
    /// The fewest presses that solve it.
    pub fn fewest(&self) -> u32 {
        self.presses.iter().copied().map(u32::from).sum()
    }
}
