//! Yahtzee: a probability as an exact number.

use crate::arith::number::Number;

/// A probability from 0 to 1, as a whole number of parts of 1/6¹⁵.
///
/// A turn throws at most fifteen dice, each with six sides; so every chance in a
/// turn is a whole number of these parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chance {
    parts: u64,
}

impl Chance {
    /// The probability of an impossible event.
    pub const NONE: Chance = Chance { parts: 0 };

    /// The probability of a certain event.
    pub const SURE: Chance = Chance { parts: WHOLE };

    /// The probability of this many parts, at most [`WHOLE`].
    pub(super) const fn of(parts: u64) -> Chance {
        Chance { parts }
    }

    /// The probability as a fraction in lowest terms.
    pub fn number(self) -> Number {
        Number::new(self.parts as i64, WHOLE as i64).expect("6¹⁵ is not zero")
    }

    /// The probability as a number of parts of 1/`whole`, rounded to the nearest; a half is rounded
    /// upwards.
    pub fn rounded(self, whole: u64) -> u64 {
        let scaled = u128::from(self.parts) * u128::from(whole) + u128::from(WHOLE / 2);
        (scaled / u128::from(WHOLE)) as u64
    }
}

/// How many parts a certain event has: 6¹⁵.
pub(super) const WHOLE: u64 = 6_u64.pow(15);
