//! Two numbers, and whether a step makes a value of them.
//!
//! The idea is our own: whether one is made needs no step, but products of its parts with
//! what the steps make, which is worked out once. The bound: seven comparisons a value, of
//! products that fit as [`Pair`] says.

use super::digits::joined;
use super::ratio::Ratio;

/// Two numbers with what the steps on them make.
///
/// The bound: a product of a number and a part of the value that is asked for
/// must fit.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    one: u64,
    other: u64,
    sum: u64,
    gap: u64,
    product: u64,
    /// Where a join is not allowed, the sum.
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
            gap: one.abs_diff(other),
            product: one * other,
            joins: [join(one, other), join(other, one)],
        }
    }

    /// Whether one step of any operator makes `value`, without its sign.
    #[inline]
    pub const fn makes(&self, value: Ratio) -> bool {
        let (numerator, denominator) = value.parts();
        numerator == self.sum * denominator
            || numerator == self.gap * denominator
            || numerator == self.product * denominator
            || numerator == self.joins[0] * denominator
            || numerator == self.joins[1] * denominator
            // Zero divided by zero is nothing.
            || self.sum > 0
                && (numerator * self.other == self.one * denominator
                    || numerator * self.one == self.other * denominator)
    }
}

/// The index of the pair of the numbers at two indices among all pairs, the
/// lower index first.
pub(super) const fn index(low: usize, high: usize) -> usize {
    high * (high - 1) / 2 + low
}
