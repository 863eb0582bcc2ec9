//! The fraction of the quick search: not negative, in no particular terms.

use super::number::Number;

/// How many binary places of a value tell it from others.
const PLACES: u32 = 12;

/// `above / below`; `below` is not zero.
///
/// Nothing here is checked: whoever uses it has proved a bound, see
/// [`Quick`](super::quick::Quick).
#[derive(Clone, Copy, Debug)]
pub(super) struct Ratio {
    above: u64,
    below: u64,
}

impl Ratio {
    pub const fn whole(value: u64) -> Ratio {
        Ratio {
            above: value,
            below: 1,
        }
    }

    /// What stands above the line and below it.
    pub const fn parts(self) -> (u64, u64) {
        (self.above, self.below)
    }

    /// The same value, with 1 below where it is whole.
    pub const fn plain(self) -> Ratio {
        if self.below == 1 || self.above < self.below && self.above > 0 {
            return self;
        }
        match self.as_whole() {
            Some(whole) => Ratio::whole(whole),
            None => self,
        }
    }

    pub const fn is_zero(self) -> bool {
        self.above == 0
    }

    pub const fn is_one(self) -> bool {
        self.above == self.below
    }

    pub const fn is_whole(self) -> bool {
        self.below == 1 || self.above.is_multiple_of(self.below)
    }

    /// Whether the value is at least `bound`: no division is needed.
    pub const fn is_from(self, bound: u64) -> bool {
        self.above >= bound * self.below
    }

    /// The value without what is left over of it.
    pub const fn floor(self) -> u64 {
        // Most are whole to begin with, and a division takes long.
        if self.below == 1 {
            self.above
        } else {
            self.above / self.below
        }
    }

    /// The value with [`PLACES`] binary places, rounded down. It depends on the
    /// value alone, whatever terms it is in.
    pub const fn scaled(self) -> u64 {
        let above = self.above;
        if self.below == 1 {
            above << PLACES
        } else if above >> (64 - PLACES) == 0 {
            (above << PLACES) / self.below
        } else {
            (((above as u128) << PLACES) / self.below as u128) as u64
        }
    }

    /// The whole value that is `scaled`; `None` if it is not whole.
    pub const fn whole_of(self, scaled: u64) -> Option<u64> {
        let whole = scaled >> PLACES;
        if whole * self.below == self.above {
            Some(whole)
        } else {
            None
        }
    }

    /// A number without a pattern that depends on the value alone; values that
    /// are close to each other get others.
    pub const fn mixed(self) -> u64 {
        mixed(self.scaled())
    }

    /// Whether the values are equal; quick where the products of the parts fit.
    pub const fn equals(self, other: Ratio) -> bool {
        self.above * other.below == other.above * self.below
    }

    /// Whether the values are equal, for parts of any size.
    pub const fn equals_wide(self, other: Ratio) -> bool {
        self.above as u128 * other.below as u128 == other.above as u128 * self.below as u128
    }

    /// The value as an integer, where it is one.
    pub const fn as_whole(self) -> Option<u64> {
        let floor = self.floor();
        if floor * self.below == self.above {
            Some(floor)
        } else {
            None
        }
    }

    /// The value in lowest terms; `None` where its parts do not fit.
    pub fn number(self) -> Option<Number> {
        if self.below == 1 {
            return i64::try_from(self.above).ok().map(Number::whole);
        }
        let (above, below) = (i64::try_from(self.above), i64::try_from(self.below));
        Number::new(above.ok()?, below.ok()?)
    }

    pub const fn plus(self, other: Ratio) -> Ratio {
        Ratio {
            above: self.above * other.below + other.above * self.below,
            below: self.below * other.below,
        }
    }

    /// `self − other`; `None` where that is negative.
    pub const fn minus(self, other: Ratio) -> Option<Ratio> {
        let (left, right) = (self.above * other.below, other.above * self.below);
        if left < right {
            return None;
        }
        Some(Ratio {
            above: left - right,
            below: self.below * other.below,
        })
    }

    pub const fn times(self, other: Ratio) -> Ratio {
        Ratio {
            above: self.above * other.above,
            below: self.below * other.below,
        }
    }

    /// `self ÷ other`; `None` where `other` is zero.
    pub const fn over(self, other: Ratio) -> Option<Ratio> {
        if other.above == 0 {
            return None;
        }
        Some(Ratio {
            above: self.above * other.below,
            below: self.below * other.above,
        })
    }
}

/// What [`Ratio::mixed`] makes of a value that is scaled.
pub(super) const fn mixed(scaled: u64) -> u64 {
    scaled.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
