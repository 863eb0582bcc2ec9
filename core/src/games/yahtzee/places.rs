//! Some of the five dice, by their places on the table.

use serde::{Deserialize, Serialize};

use super::DICE;
use crate::NotAValue;

/// A set of places, 0 to 4. As data it is a number whose binary digit of the
/// value 2ᵖ says whether the place p is in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Places {
    bits: u8,
}

impl Places {
    /// No place.
    pub const NONE: Places = Places { bits: 0 };

    /// All five.
    pub const ALL: Places = Places {
        bits: (1 << DICE) - 1,
    };

    /// Each of the 32 sets once.
    pub fn every() -> impl Iterator<Item = Places> {
        (0..=Places::ALL.bits).map(|bits| Places { bits })
    }

    /// Whether `place` is among them.
    pub const fn contains(self, place: usize) -> bool {
        place < DICE && self.bits >> place & 1 == 1
    }

    /// These with `place` if it was not among them, or else without; a place
    /// that no die has changes nothing.
    #[must_use]
    pub const fn toggled(self, place: usize) -> Places {
        Places {
            bits: if place < DICE {
                self.bits ^ 1 << place
            } else {
                self.bits
            },
        }
    }

    /// The other places.
    #[must_use]
    pub const fn others(self) -> Places {
        Places {
            bits: Places::ALL.bits & !self.bits,
        }
    }

    /// They in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..DICE).filter(move |place| self.contains(*place))
    }

    /// How many there are.
    pub const fn count(self) -> usize {
        self.bits.count_ones() as usize
    }
}

impl FromIterator<usize> for Places {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Places {
        places
            .into_iter()
            .filter(|place| *place < DICE)
            .fold(Places::NONE, |set, place| Places {
                bits: set.bits | 1 << place,
            })
    }
}

impl TryFrom<u8> for Places {
    type Error = NotAValue;

    fn try_from(bits: u8) -> Result<Places, NotAValue> {
        if bits <= Places::ALL.bits {
            Ok(Places { bits })
        } else {
            Err(NotAValue)
        }
    }
}

impl From<Places> for u8 {
    fn from(places: Places) -> u8 {
        places.bits
    }
}
