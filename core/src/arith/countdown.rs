//! Solutions by the rule of Countdown: every step makes a whole number above
//! zero, and nothing is joined.

use super::flat::Flat;
use super::op::OpSet;
use super::quick::Quick;
use super::solve::{Puzzle, PuzzleRefusal};

/// Every different way of making `goal` from some of the numbers, or from one
/// alone, where each step makes a whole number above zero; in a fixed order.
///
/// Two ways are different if their [flat forms](Flat) are. Nothing else is left
/// out, so a way that multiplies by 1 is listed too; [`Flat::expr`] has only
/// steps that the rule allows. A number 0 is not used. Six numbers take less
/// than a millisecond, save where they have thousands of ways.
pub fn countdown(numbers: &[u32], goal: u32) -> Result<Vec<Flat>, PuzzleRefusal> {
    let puzzle = Puzzle::new(numbers, goal, OpSet::WITHOUT_JOIN, false)?;
    let mut ways = Vec::new();
    if goal > 0 {
        Quick::countdown(&puzzle).ways(&puzzle, &mut |way| ways.push(way));
    }
    ways.sort_unstable();
    ways.dedup();
    Ok(ways)
}
