//! Yahtzee: some of the five dice, by their positions on the table.

use serde::{Deserialize, Serialize};

use super::DICE;
use crate::NotAValue;

/// A set of positions, 0 to 4. As data it is a number whose binary digit of the
/// value 2ᵖ says whether the position p is in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Positions {
    bits: u8,
}

impl Positions {
    /// No position.
    pub const NONE: Positions = Positions { bits: 0 };

    /// All five positions.
    pub const ALL: Positions = Positions {
        bits: (1 << DICE) - 1,
    };

    /// Each of the 32 sets once.
    pub fn every() -> impl Iterator<Item = Positions> {
        (0..=Positions::ALL.bits).map(|bits| Positions { bits })
    }

    /// Whether `position` is in the set.
    pub const fn contains(self, position: usize) -> bool {
        position < DICE && self.bits >> position & 1 == 1
    }

    /// The set with `position` added, or removed if it was in the set. A position that no die
    /// has changes nothing.
    #[must_use]
    pub const fn toggled(self, position: usize) -> Positions {
        Positions {
            bits: if position < DICE {
                self.bits ^ 1 << position
            } else {
                self.bits
            },
        }
    }

    /// The positions that are not in the set.
    #[must_use]
    pub const fn others(self) -> Positions {
        Positions {
            bits: Positions::ALL.bits & !self.bits,
        }
    }

    /// The positions in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..DICE).filter(move |position| self.contains(*position))
    }

    /// How many positions there are.
    pub const fn count(self) -> usize {
        self.bits.count_ones() as usize
    }
}

impl FromIterator<usize> for Positions {
    fn from_iter<I: IntoIterator<Item = usize>>(positions: I) -> Positions {
        positions
            .into_iter()
            .filter(|position| *position < DICE)
            .fold(Positions::NONE, |set, position| Positions {
                bits: set.bits | 1 << position,
            })
    }
}

impl TryFrom<u8> for Positions {
    type Error = NotAValue;

    fn try_from(bits: u8) -> Result<Positions, NotAValue> {
        if bits <= Positions::ALL.bits {
            Ok(Positions { bits })
        } else {
            Err(NotAValue)
        }
    }
}

impl From<Positions> for u8 {
    fn from(positions: Positions) -> u8 {
        positions.bits
    }
}
