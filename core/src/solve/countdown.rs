//! Every different way by the rule of Countdown, which no game of the product has: tests and
//! measurements compare it with the literature.
//!
//! The idea: the backward search, whose sums and products are whole numbers above zero (Hutton,
//! as there). The bound: that of the search.

use super::distinct::backward_search::BackwardSearch;
use super::distinct::canonical::Canonical;
use super::distinct::rule::Rule;
use super::ratio::Ratio;
use crate::arith::op::{OpKind, OpSet};
use crate::arith::puzzle::{Puzzle, PuzzleRefusal};

/// Every different way of making `goal` by the rule of Countdown: from some of
/// the numbers, or from one alone, by steps that each make a whole number above
/// zero; nothing is joined. In a fixed order.
///
/// Two ways are different if their [canonical forms](Canonical) are. Nothing
/// else is left out, so a way that multiplies by 1 is listed too;
/// [`Canonical::expr`] has only steps that the rule allows. A number 0 is not
/// used. Six numbers take less than a millisecond, save where they have
/// thousands of ways.
pub fn countdown(numbers: &[u32], goal: u32) -> Result<Vec<Canonical>, PuzzleRefusal> {
    let puzzle = Puzzle::new(numbers, goal, OpSet::WITHOUT_JOIN, false)?;
    let mut ways = Vec::new();
    if goal > 0 {
        // One number may do.
        let mut search = BackwardSearch::<Countdown>::by_rule(&puzzle, 1);
        search.ways(&puzzle, &mut |way| ways.push(way));
    }
    // No step takes a number 0.
    ways.retain(|way| way.whole().values().all(|value| !value.is_zero()));
    ways.sort_unstable();
    ways.dedup();
    Ok(ways)
}

/// Each whole is a whole number above zero; but what is left of a sum may be zero, and what is
/// left of a product a fraction.
struct Countdown;

impl Rule for Countdown {
    fn may_be_in(kind: OpKind, value: Ratio, is_part: bool) -> bool {
        match kind {
            OpKind::Sum => value.is_whole() && (is_part || !value.is_zero()),
            OpKind::Product => !value.is_zero() && (is_part || value.is_whole()),
            OpKind::Join => false,
        }
    }

    fn may_make(kind: OpKind, known: Ratio, target: Ratio) -> bool {
        match kind {
            OpKind::Sum => known.is_whole() && target.is_whole(),
            OpKind::Product => !target.is_zero(),
            OpKind::Join => false,
        }
    }

    fn may_be_whole(value: Ratio) -> bool {
        value.is_whole() && !value.is_zero()
    }
}
