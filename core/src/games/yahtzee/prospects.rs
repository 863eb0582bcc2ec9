//! Yahtzee: the expected points of a turn.

use super::keep::Keep;
use super::keep_table::{FIRST_THROW, KEEPS, KeepTable, PerKeep, THROWS};
use super::turn::MAX_REROLLS;
use super::{DICE, SIDES};

/// The expected points from a turn on, for all dice that can be kept, by best play. They are
/// floating-point numbers.
///
/// To keep all five dice is to throw no more.
#[derive(Clone, Debug)]
pub struct Prospects {
    /// The values with one and with two throws left, for all dice that can be kept.
    keeping: [PerKeep<f64>; MAX_REROLLS],
}

/// 6⁵, the orders of five dice.
const ORDERS: f64 = 7_776.0;

impl Default for Prospects {
    fn default() -> Prospects {
        Prospects {
            keeping: [[0.0; KEEPS]; MAX_REROLLS],
        }
    }
}

impl Prospects {
    /// Computes all values from the value of each throw when it is scored. Returns the value of the
    /// turn before its first throw.
    pub fn fill(&mut self, keeps: &KeepTable, at_end: &[f64; THROWS]) -> f64 {
        let [one_left, two_left] = &mut self.keeping;
        one_left[FIRST_THROW..].copy_from_slice(at_end);
        keeps.average(one_left, sixth);
        two_left.copy_from_slice(one_left);
        keeps.maximise(two_left, larger);
        keeps.average(two_left, sixth);
        two_left[FIRST_THROW..].copy_from_slice(at_end);
        let mut best = *two_left;
        keeps.maximise(&mut best, larger);
        let throws = best[FIRST_THROW..].iter().zip(keeps.throw_orders());
        let sum: f64 = throws
            .map(|(value, orders)| value * f64::from(*orders))
            .sum();
        sum / ORDERS
    }

    /// The value of keeping these dice with one or two throws left, or all five dice with none.
    /// `None` for fewer dice with no throw left.
    pub fn keeping(&self, keeps: &KeepTable, keep: Keep, rerolls_left: usize) -> Option<f64> {
        let index = keeps.index(keep);
        match rerolls_left {
            0 if keep.count() < DICE => None,
            left => Some(self.keeping[left.clamp(1, MAX_REROLLS) - 1][index]),
        }
    }
}

fn sixth(sum: f64) -> f64 {
    sum * (1.0 / SIDES as f64)
}

/// The larger of two numbers of points, by a comparison that is faster than a maximum that handles
/// NaN.
pub(super) fn larger(one: f64, other: f64) -> f64 {
    if one > other { one } else { other }
}
