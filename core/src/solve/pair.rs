//! Two numbers, and whether one step on them makes a value.
//!
//! The idea is our own: a value is tested without a step, by products of its parts with the results
//! of the steps, which are computed once. The bound: seven comparisons for each value, of products
//! that fit as [`Pair`] says.

use super::digits::joined;
use super::ratio::Ratio;

/// Two numbers with the results of all steps on them.
///
/// The bound: a product of a number and a part of the value that is asked for
/// must fit.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    one: u64,
    other: u64,
    sum: u64,
    difference: u64,
    product: u64,
    /// If a join is not allowed, the sum.
    joins: [u64; 2],
}

impl Pair {
    pub fn new(one: u64, other: u64, has_join: bool) -> Pair {
        let sum = one + other;
        let join = |head, tail| {
            let joined = joined(head, tail).filter(|_| has_join);
            joined.map_or(sum, |joined| joined.floor())
        };
        Pair {
            one,
            other,
            sum,
            difference: one.abs_diff(other),
            product: one * other,
            joins: [join(one, other), join(other, one)],
        }
    }

    /// Whether one step of any operator makes `value`, without its sign.
    #[inline]
    pub const fn makes(&self, value: Ratio) -> bool {
        let (numerator, denominator) = value.parts();
        numerator == self.sum * denominator
            || numerator == self.difference * denominator
            || numerator == self.product * denominator
            || numerator == self.joins[0] * denominator
            || numerator == self.joins[1] * denominator
            // Zero divided by zero has no value.
            || self.sum > 0
                && (numerator * self.other == self.one * denominator
                    || numerator * self.one == self.other * denominator)
    }
}

/// The index among all pairs of the pair of two indices, the lower one first.
pub(super) const fn index(low: usize, high: usize) -> usize {
    high * (high - 1) / 2 + low
}
