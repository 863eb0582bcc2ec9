//! Yahtzee: five dice as they lie on the table.

use serde::{Deserialize, Serialize};

use super::keep::Keep;
use super::positions::Positions;
use super::{DICE, SIDES};
use crate::dice::Generator;

/// A throw: five dice, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[u8; DICE]", into = "[u8; DICE]")]
pub struct Throw {
    /// Each is 1 to 6.
    numbers: [u8; DICE],
}

/// Why there is no such throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThrowRefusal {
    /// Fewer or more than [`DICE`] dice.
    Count,
    /// A number that no die shows.
    Number,
}

print_its_name!(ThrowRefusal);

impl Throw {
    /// The throw with these numbers in this order.
    pub fn new(numbers: &[u32]) -> Result<Throw, ThrowRefusal> {
        if numbers.len() != DICE {
            return Err(ThrowRefusal::Count);
        }
        let mut shown = [0; DICE];
        for (shown, number) in shown.iter_mut().zip(numbers) {
            *shown = u8::try_from(*number).map_err(|_| ThrowRefusal::Number)?;
        }
        Throw::try_from(shown)
    }

    /// Throws all five dice at random.
    pub fn thrown(generator: &mut Generator) -> Throw {
        Throw {
            numbers: std::array::from_fn(|_| throw_die(generator)),
        }
    }

    /// Throws again the dice that are not at the positions `kept`.
    #[must_use]
    pub fn again(self, kept: Positions, generator: &mut Generator) -> Throw {
        let mut numbers = self.numbers;
        for position in kept.others().iter() {
            numbers[position] = throw_die(generator);
        }
        Throw { numbers }
    }

    /// The numbers on the dice, each 1 to 6, in their order.
    pub const fn numbers(&self) -> &[u8; DICE] {
        &self.numbers
    }

    /// The dice at these positions, without their order.
    pub fn at(&self, positions: Positions) -> Keep {
        positions.iter().fold(Keep::NOTHING, |keep, position| {
            keep.and(self.numbers[position])
        })
    }

    /// All five dice, without their order.
    pub fn all(&self) -> Keep {
        self.at(Positions::ALL)
    }

    /// The positions of dice that make up `keep`, the first ones if several are possible. `None`
    /// if the throw does not have these dice.
    pub fn positions_of(&self, keep: Keep) -> Option<Positions> {
        let mut missing = keep;
        let mut positions = Positions::NONE;
        for (position, number) in self.numbers.iter().enumerate() {
            if let Some(rest) = missing.without(*number) {
                missing = rest;
                positions = positions.toggled(position);
            }
        }
        (missing == Keep::NOTHING).then_some(positions)
    }
}

fn throw_die(generator: &mut Generator) -> u8 {
    generator.below(SIDES as u32) as u8 + 1
}

impl TryFrom<[u8; DICE]> for Throw {
    type Error = ThrowRefusal;

    fn try_from(numbers: [u8; DICE]) -> Result<Throw, ThrowRefusal> {
        let is_shown = |number: &u8| (1..=SIDES).contains(&usize::from(*number));
        if numbers.iter().all(is_shown) {
            Ok(Throw { numbers })
        } else {
            Err(ThrowRefusal::Number)
        }
    }
}

impl From<Throw> for [u8; DICE] {
    fn from(throw: Throw) -> [u8; DICE] {
        throw.numbers
    }
}
