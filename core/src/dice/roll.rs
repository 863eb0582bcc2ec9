//! The numbers of a round.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{DiceRefusal, check_count, numbers_in, write_numbers};
use crate::arith::puzzle::{MAX_NUMBER, MAX_NUMBERS};

/// The numbers of a round, in the order of the dice. They are two to six, each 0 to [`MAX_NUMBER`],
/// so that a link or an experiment can have any numbers.
///
/// As data it is a list of numbers, as text it is like a [`DiceSet`](super::DiceSet).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u32>", into = "Vec<u32>")]
pub struct Roll {
    /// The first `count` are the numbers of the roll; the others are zero.
    numbers: [u32; MAX_NUMBERS],
    count: usize,
}

impl Roll {
    /// A roll that was made by dice, so that its numbers are in range. The `numbers` are zero after
    /// the first `count`.
    pub(super) const fn of_dice(numbers: [u32; MAX_NUMBERS], count: usize) -> Roll {
        Roll { numbers, count }
    }

    /// A roll of these numbers, in this order.
    pub fn new(numbers: &[u32]) -> Result<Roll, DiceRefusal> {
        check_count(numbers)?;
        if numbers.iter().any(|number| *number > MAX_NUMBER) {
            return Err(DiceRefusal::NumberTooLarge);
        }
        let mut filled = [0; MAX_NUMBERS];
        filled[..numbers.len()].copy_from_slice(numbers);
        Ok(Roll {
            numbers: filled,
            count: numbers.len(),
        })
    }

    /// The numbers in the order of the dice.
    pub fn numbers(&self) -> &[u32] {
        &self.numbers[..self.count]
    }

    /// The same roll with its numbers ascending: the order in which rolls are listed.
    #[must_use]
    pub fn sorted(mut self) -> Roll {
        self.numbers[..self.count].sort_unstable();
        self
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_numbers(self.numbers().iter().copied(), out)
    }
}

impl FromStr for Roll {
    type Err = DiceRefusal;

    fn from_str(text: &str) -> Result<Roll, DiceRefusal> {
        Roll::new(&numbers_in(text)?)
    }
}

impl TryFrom<Vec<u32>> for Roll {
    type Error = DiceRefusal;

    fn try_from(numbers: Vec<u32>) -> Result<Roll, DiceRefusal> {
        Roll::new(&numbers)
    }
}

impl From<Roll> for Vec<u32> {
    fn from(roll: Roll) -> Vec<u32> {
        roll.numbers().to_vec()
    }
}
