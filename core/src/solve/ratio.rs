//! The fast fraction of searches that need no signs: not negative, and not necessarily in lowest
//! terms.
//!
//! The idea: values are compared by cross-multiplication, so results need not be reduced, which
//! would take several times as long (docs/FIGURES.md); the usual fractions are [`Number`]s (Knuth,
//! The Art of Computer Programming 2, 4.5.1). The bound is that of the search, see
//! `distinct/backward_search.rs`: parts grow with each step, and the steps are few.

use crate::arith::number::Number;

/// How many binary places are enough to tell most values apart.
const PLACES: u32 = 12;

/// `numerator / denominator`; `denominator` is not zero.
///
/// Nothing here is checked: each search that uses it has proved a bound, see
/// [`BackwardSearch`](crate::solve::distinct::backward_search::BackwardSearch).
#[derive(Clone, Copy, Debug)]
pub(super) struct Ratio {
    numerator: u64,
    denominator: u64,
}

impl Ratio {
    pub const fn whole(value: u64) -> Ratio {
        Ratio {
            numerator: value,
            denominator: 1,
        }
    }

    /// The numerator and the denominator.
    pub const fn parts(self) -> (u64, u64) {
        (self.numerator, self.denominator)
    }

    pub const fn is_zero(self) -> bool {
        self.numerator == 0
    }

    pub const fn is_one(self) -> bool {
        self.numerator == self.denominator
    }

    /// Whether the value is at least `bound`: no division is needed.
    pub const fn is_from(self, bound: u64) -> bool {
        self.numerator >= bound * self.denominator
    }

    /// The value rounded down.
    pub const fn floor(self) -> u64 {
        // Most values are whole to begin with, and a division takes long.
        if self.denominator == 1 {
            self.numerator
        } else {
            self.numerator / self.denominator
        }
    }

    /// The value with [`PLACES`] binary places, rounded down. It depends only on the value, not on
    /// its terms.
    pub const fn scaled(self) -> u64 {
        let numerator = self.numerator;
        if self.denominator == 1 {
            numerator << PLACES
        } else if (numerator | self.denominator) >> (32 - PLACES) == 0 {
            // The usual case; a division of half the width takes half the time.
            (((numerator as u32) << PLACES) / self.denominator as u32) as u64
        } else if numerator >> (64 - PLACES) == 0 {
            (numerator << PLACES) / self.denominator
        } else {
            (((numerator as u128) << PLACES) / self.denominator as u128) as u64
        }
    }

    /// The whole value whose scaled form is `scaled`; `None` for a value that is not whole.
    pub fn whole_of(self, scaled: u64) -> Option<u64> {
        let whole = scaled >> PLACES;
        (whole * self.denominator == self.numerator).then_some(whole)
    }

    /// Whether the values are equal; quick if the products of the parts fit.
    pub const fn equals(self, other: Ratio) -> bool {
        self.numerator * other.denominator == other.numerator * self.denominator
    }

    /// Whether the values are equal, for parts of any size.
    pub const fn equals_wide(self, other: Ratio) -> bool {
        self.numerator as u128 * other.denominator as u128
            == other.numerator as u128 * self.denominator as u128
    }

    /// The value as an integer, if it is one.
    pub fn as_whole(self) -> Option<u64> {
        let floor = self.floor();
        (floor * self.denominator == self.numerator).then_some(floor)
    }

    /// The value in lowest terms; `None` if its parts do not fit.
    pub fn number(self) -> Option<Number> {
        if self.denominator == 1 {
            return i64::try_from(self.numerator).ok().map(Number::whole);
        }
        let denominator = i64::try_from(self.denominator).ok()?;
        Number::new(i64::try_from(self.numerator).ok()?, denominator)
    }

    pub const fn plus(self, other: Ratio) -> Ratio {
        Ratio {
            numerator: self.numerator * other.denominator + other.numerator * self.denominator,
            denominator: self.denominator * other.denominator,
        }
    }

    /// `self − other`; `None` if the difference is negative.
    pub fn minus(self, other: Ratio) -> Option<Ratio> {
        let (left, right) = (
            self.numerator * other.denominator,
            other.numerator * self.denominator,
        );
        (left >= right).then(|| Ratio {
            numerator: left - right,
            denominator: self.denominator * other.denominator,
        })
    }

    pub const fn times(self, other: Ratio) -> Ratio {
        Ratio {
            numerator: self.numerator * other.numerator,
            denominator: self.denominator * other.denominator,
        }
    }

    /// `self ÷ other`; `None` if `other` is zero.
    pub fn over(self, other: Ratio) -> Option<Ratio> {
        (other.numerator > 0).then(|| Ratio {
            numerator: self.numerator * other.denominator,
            denominator: self.denominator * other.numerator,
        })
    }
}

/// A hash of a `scaled` value; close values get different hashes.
pub(super) const fn mixed(scaled: u64) -> u64 {
    scaled.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
