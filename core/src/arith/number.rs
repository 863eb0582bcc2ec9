//! The exact fraction that every value of the game is.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::NotAValue;

/// A fraction in lowest terms with a positive denominator.
///
/// Both parts fit an `i64`; an operation whose result would not fit is `None`. Equal values have
/// equal parts, so `==` and hashing compare values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(i64, i64)", into = "(i64, i64)")]
pub struct Number {
    numerator: i64,
    denominator: i64,
}

impl Number {
    /// The number 0.
    pub const ZERO: Number = Number::whole(0);

    /// The number 1.
    pub const ONE: Number = Number::whole(1);

    /// The fraction `numerator / denominator`, reduced; `None` if the
    /// denominator is zero or a reduced part does not fit.
    pub fn new(numerator: i64, denominator: i64) -> Option<Number> {
        if denominator == 0 {
            return None;
        }
        let divisor = common_divisor(numerator, denominator)?;
        let sign = denominator.signum();
        Some(Number {
            numerator: (numerator / divisor).checked_mul(sign)?,
            denominator: (denominator / divisor).checked_mul(sign)?,
        })
    }

    /// A whole number.
    pub const fn whole(value: i64) -> Number {
        Number {
            numerator: value,
            denominator: 1,
        }
    }

    /// The numerator, the part above the line; it carries the sign.
    pub const fn numerator(self) -> i64 {
        self.numerator
    }

    /// The part below the line; always positive.
    pub const fn denominator(self) -> i64 {
        self.denominator
    }

    /// The value as an integer, if it is one.
    pub fn as_whole(self) -> Option<i64> {
        (self.denominator == 1).then_some(self.numerator)
    }

    /// Whether the value is zero.
    pub const fn is_zero(self) -> bool {
        self.numerator == 0
    }

    /// Whether the value is below zero.
    pub const fn is_negative(self) -> bool {
        self.numerator < 0
    }

    /// The value without its sign; `None` if the result does not fit.
    pub fn checked_abs(self) -> Option<Number> {
        let numerator = self.numerator.checked_abs()?;
        Some(Number { numerator, ..self })
    }

    /// The number for people, with a real minus sign: `12`, `−3`, `2/3`.
    pub fn printed(self) -> String {
        let written = self.to_string();
        match written.strip_prefix('-') {
            Some(size) => format!("−{size}"),
            None => written,
        }
    }

    /// A fraction above one as a whole number and the rest, `20 1/2` for 41/2; `None` for other
    /// numbers.
    pub fn printed_mixed(self) -> Option<String> {
        let (size, part) = (
            self.numerator.unsigned_abs(),
            self.denominator.unsigned_abs(),
        );
        if part == 1 || size < part {
            return None;
        }
        let sign = if self.is_negative() { "−" } else { "" };
        Some(format!("{sign}{}\u{a0}{}/{part}", size / part, size % part))
    }

    // Common factors of the parts are divided out before the parts are multiplied (Knuth, The Art
    // of Computer Programming 2, 4.5.1): so they stay as small as they can be, and the results are
    // in lowest terms. Most numbers are whole, and have nothing to divide.

    /// `self + other`; `None` when the sum over the smallest common
    /// denominator overflows.
    pub fn checked_add(self, other: Number) -> Option<Number> {
        if self.denominator == 1 && other.denominator == 1 {
            return self
                .numerator
                .checked_add(other.numerator)
                .map(Number::whole);
        }
        let common = common_divisor(self.denominator, other.denominator)?;
        let (own_part, other_part) = (self.denominator / common, other.denominator / common);
        let left = self.numerator.checked_mul(other_part)?;
        let right = other.numerator.checked_mul(own_part)?;
        let sum = left.checked_add(right)?;
        let shared_factor = common_divisor(sum, common)?;
        Some(Number {
            numerator: sum / shared_factor,
            denominator: own_part.checked_mul(other.denominator / shared_factor)?,
        })
    }

    /// `self − other`; `None` when the difference over the smallest common
    /// denominator overflows.
    pub fn checked_sub(self, other: Number) -> Option<Number> {
        self.checked_add(Number {
            numerator: other.numerator.checked_neg()?,
            denominator: other.denominator,
        })
    }

    /// `self × other`; `None` when a part of the result overflows.
    pub fn checked_mul(self, other: Number) -> Option<Number> {
        if self.denominator == 1 && other.denominator == 1 {
            return self
                .numerator
                .checked_mul(other.numerator)
                .map(Number::whole);
        }
        let down = common_divisor(self.numerator, other.denominator)?;
        let up = common_divisor(other.numerator, self.denominator)?;
        Some(Number {
            numerator: (self.numerator / down).checked_mul(other.numerator / up)?,
            denominator: (self.denominator / up).checked_mul(other.denominator / down)?,
        })
    }

    /// `self ÷ other`. `None` when `other` is zero, or when a part of its reciprocal or of the
    /// result overflows.
    pub fn checked_div(self, other: Number) -> Option<Number> {
        self.checked_mul(Number::new(other.denominator, other.numerator)?)
    }
}

/// The greatest common divisor by Euclid's algorithm. `None` if it does not fit an `i64`, as
/// that of −2⁶³ and itself.
fn common_divisor(left: i64, right: i64) -> Option<i64> {
    let (mut a, mut b) = (left.unsigned_abs(), right.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i64::try_from(a).ok()
}

impl From<u32> for Number {
    fn from(value: u32) -> Number {
        Number::whole(value.into())
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Number) -> Ordering {
        if self.denominator == other.denominator {
            return self.numerator.cmp(&other.numerator);
        }
        let left = i128::from(self.numerator) * i128::from(other.denominator);
        let right = i128::from(other.numerator) * i128::from(self.denominator);
        left.cmp(&right)
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Number) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Plain ASCII, as the examples print numbers: `12`, `-3`, `2/3`.
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
    type Error = NotAValue;

    fn try_from((numerator, denominator): (i64, i64)) -> Result<Number, NotAValue> {
        Number::new(numerator, denominator).ok_or(NotAValue)
    }
}
