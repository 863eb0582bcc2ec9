//! The exact fraction that every value of the game is.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

/// A fraction in lowest terms with a positive denominator.
///
/// Both parts fit an `i64`; an operation whose result would not is `None`.
/// Equal values have equal parts, so `==` and hashing compare values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(i64, i64)", into = "(i64, i64)")]
pub struct Number {
    numerator: i64,
    denominator: i64,
}

impl Number {
    /// The fraction `numerator / denominator`, reduced; `None` where the
    /// denominator is zero or a reduced part does not fit.
    pub fn new(numerator: i64, denominator: i64) -> Option<Number> {
        Number::reduced(numerator.into(), denominator.into())
    }

    /// A whole number.
    pub const fn whole(value: i64) -> Number {
        Number {
            numerator: value,
            denominator: 1,
        }
    }

    /// The products of two `i64` fit an `i128` and so do their sums, so an
    /// operation overflows only when its *result* is too large.
    fn reduced(numerator: i128, denominator: i128) -> Option<Number> {
        if denominator == 0 {
            return None;
        }
        let sign = denominator.signum();
        let divisor = sign * greatest_common_divisor(numerator, denominator);
        Some(Number {
            numerator: (numerator / divisor).try_into().ok()?,
            denominator: (denominator / divisor).try_into().ok()?,
        })
    }

    /// The part above the line; it carries the sign.
    pub const fn numerator(self) -> i64 {
        self.numerator
    }

    /// The part below the line; always positive.
    pub const fn denominator(self) -> i64 {
        self.denominator
    }

    /// The value as an integer, where it is one.
    pub const fn as_whole(self) -> Option<i64> {
        if self.denominator == 1 {
            Some(self.numerator)
        } else {
            None
        }
    }

    /// Whether the value is zero.
    pub const fn is_zero(self) -> bool {
        self.numerator == 0
    }

    /// Whether the value is below zero.
    pub const fn is_negative(self) -> bool {
        self.numerator < 0
    }

    /// `self + other`; `None` when a part of the result overflows.
    pub fn checked_add(self, other: Number) -> Option<Number> {
        let (a, b, c, d) = self.wide_parts(other);
        Number::reduced((a * d).checked_add(c * b)?, b * d)
    }

    /// `self − other`; `None` when a part of the result overflows.
    pub fn checked_sub(self, other: Number) -> Option<Number> {
        let (a, b, c, d) = self.wide_parts(other);
        Number::reduced((a * d).checked_sub(c * b)?, b * d)
    }

    /// `self × other`; `None` when a part of the result overflows.
    pub fn checked_mul(self, other: Number) -> Option<Number> {
        let (a, b, c, d) = self.wide_parts(other);
        Number::reduced(a * c, b * d)
    }

    /// `self ÷ other`; `None` when `other` is zero or the result overflows.
    pub fn checked_div(self, other: Number) -> Option<Number> {
        let (a, b, c, d) = self.wide_parts(other);
        Number::reduced(a * d, b * c)
    }

    fn wide_parts(self, other: Number) -> (i128, i128, i128, i128) {
        (
            self.numerator.into(),
            self.denominator.into(),
            other.numerator.into(),
            other.denominator.into(),
        )
    }
}

/// Euclid's algorithm on absolute values; `denominator` is not zero.
fn greatest_common_divisor(numerator: i128, denominator: i128) -> i128 {
    // Wide division is slow, and nearly every value of a game is small.
    if let (Ok(a), Ok(b)) = (i64::try_from(numerator), i64::try_from(denominator)) {
        let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        return a.into();
    }
    let (mut a, mut b) = (numerator.unsigned_abs(), denominator.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    // At most |i64::MIN|², far below i128::MAX.
    a.cast_signed()
}

impl From<u32> for Number {
    fn from(value: u32) -> Number {
        Number::whole(value.into())
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Number) -> Ordering {
        let (a, b, c, d) = self.wide_parts(*other);
        (a * d).cmp(&(c * b))
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Number) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// `12`, `-3`, `2/3`: plain ASCII, as the examples print it.
impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.denominator == 1 {
            write!(out, "{}", self.numerator)
        } else {
            write!(out, "{}/{}", self.numerator, self.denominator)
        }
    }
}

impl From<Number> for (i64, i64) {
    fn from(number: Number) -> (i64, i64) {
        (number.numerator, number.denominator)
    }
}

impl TryFrom<(i64, i64)> for Number {
    type Error = &'static str;

    fn try_from((numerator, denominator): (i64, i64)) -> Result<Number, &'static str> {
        Number::new(numerator, denominator).ok_or("not a fraction that can be held")
    }
}
