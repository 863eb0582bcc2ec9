//! What is left of numbers when they are divided by a prime.

use super::ratio::Ratio;

/// The prime: larger than the sum of the two largest numbers that may be given,
/// and small enough for a table.
pub(super) const PRIME: u32 = 2039;

/// How many slots a table by residue has: a power of two, and few enough to be
/// cleared in no time.
pub(super) const SLOTS: usize = 1024;

/// What is left of a number when [`PRIME`] divides it.
///
/// Sums, differences and products of what is left are what is left of the sums,
/// differences and products; and because it is a prime, each residue but 0 has
/// an inverse, by which it divides. So a fraction whose lower part is no multiple
/// of the prime has a residue too, one small whole number whatever terms it is
/// in, and what is equal has the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Residue(u16);

/// The inverse of each residue; of 0 it is 0.
static INVERSES: [u16; PRIME as usize] = {
    let mut inverses = [0; PRIME as usize];
    inverses[1] = 1;
    let mut at = 2;
    while at < PRIME {
        // PRIME = quotient × at + rest, so 1/at is −quotient/rest.
        let (quotient, rest) = (PRIME / at, PRIME % at);
        let inverse = (PRIME - quotient) * inverses[rest as usize] as u32 % PRIME;
        inverses[at as usize] = inverse as u16;
        at += 1;
    }
    inverses
};

impl Residue {
    pub const ZERO: Residue = Residue(0);

    #[inline]
    pub const fn of(whole: u32) -> Residue {
        Residue((whole % PRIME) as u16)
    }

    #[inline]
    pub const fn of_large(whole: u64) -> Residue {
        Residue((whole % PRIME as u64) as u16)
    }

    /// Its slot in a table of [`SLOTS`]; some share one.
    #[inline]
    pub const fn slot(self) -> usize {
        self.0 as usize % SLOTS
    }

    #[inline]
    pub fn inverse(self) -> Residue {
        Residue(INVERSES[usize::from(self.0)])
    }

    #[inline]
    pub const fn plus(self, other: Residue) -> Residue {
        let sum = self.0 + other.0;
        Residue(if sum < PRIME as u16 {
            sum
        } else {
            sum - PRIME as u16
        })
    }

    #[inline]
    pub const fn minus(self, other: Residue) -> Residue {
        let other = PRIME as u16 - other.0;
        self.plus(Residue(other))
    }

    #[inline]
    pub const fn times(self, other: Residue) -> Residue {
        // So the compiler knows that the product is small, for which it has quicker
        // code.
        const ABOVE: u32 = PRIME.next_power_of_two();
        Residue::of((self.0 as u32 % ABOVE) * (other.0 as u32 % ABOVE))
    }
}

/// A value with its residue, and that of what it makes of 1 when it divides it.
#[derive(Clone, Copy)]
pub(super) struct Value {
    pub ratio: Ratio,
    pub residue: Residue,
    pub inverse: Residue,
}

impl Value {
    pub const ZERO: Value = Value {
        ratio: Ratio::whole(0),
        residue: Residue::ZERO,
        inverse: Residue::ZERO,
    };

    /// The whole value of a number that was given, or of a goal.
    #[inline]
    pub fn whole(number: u32) -> Value {
        let residue = Residue::of(number);
        Value {
            ratio: Ratio::whole(u64::from(number)),
            residue,
            inverse: residue.inverse(),
        }
    }

    /// A value whose residue is known.
    #[inline]
    pub fn with_residue(ratio: Ratio, residue: Residue) -> Value {
        Value {
            ratio,
            residue,
            inverse: residue.inverse(),
        }
    }

    #[inline]
    pub fn of(ratio: Ratio) -> Value {
        let (above, below) = ratio.parts();
        if below == 1 {
            return Value::with_residue(ratio, Residue::of_large(above));
        }
        let (above, below) = (Residue::of_large(above), Residue::of_large(below));
        Value {
            ratio,
            residue: above.times(below.inverse()),
            inverse: below.times(above.inverse()),
        }
    }
}
