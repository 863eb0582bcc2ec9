//! Dice, the rolls that they make, and the seeded generator that rolls them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

mod generator;
mod roll;
mod rolls;

pub use generator::Generator;
pub use roll::Roll;
pub use rolls::Rolls;

use crate::arith::puzzle::{MAX_NUMBERS, MIN_NUMBERS};

/// The fewest sides of a die.
pub const MIN_SIDES: u32 = 2;

/// The most sides of a die.
pub const MAX_SIDES: u32 = 100;

/// The fewest dice that are rolled together.
pub const MIN_DICE: usize = MIN_NUMBERS;

/// The most dice that are rolled together.
pub const MAX_DICE: usize = MAX_NUMBERS;

/// The most different rolls that are ever listed.
pub const MAX_DIFFERENT_ROLLS: u64 = 100_000;

/// A die with [`MIN_SIDES`] to [`MAX_SIDES`] sides. It shows each number from 1 to the number of
/// its sides equally often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Die {
    sides: u32,
}

/// Two to six dice that are rolled together, in a fixed order.
///
/// Its serialised form is the list of the numbers of sides. As text the numbers are separated by spaces,
/// `6 6 12 20`; full stops are accepted too, `6.6.12.20`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u32>", into = "Vec<u32>")]
pub struct DiceSet {
    /// The first `count` are the dice; the rest of the array is padding.
    dice: [Die; MAX_DICE],
    count: usize,
}

/// Why there are no such dice, or why a text or a list of numbers is no roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceRefusal {
    /// Fewer than [`MIN_DICE`] dice or numbers.
    TooFew,
    /// More than [`MAX_DICE`] dice or numbers.
    TooMany,
    /// A die with less than [`MIN_SIDES`] or more than [`MAX_SIDES`] sides.
    Sides,
    /// A number above [`MAX_NUMBER`](crate::arith::puzzle::MAX_NUMBER).
    NumberTooLarge,
    /// A text that is not numbers with blanks or full stops between them.
    NotNumbers,
}

print_its_name!(DiceRefusal);

impl Die {
    const fn of(sides: u32) -> Die {
        Die { sides }
    }

    /// A die with `sides` sides.
    pub fn new(sides: u32) -> Result<Die, DiceRefusal> {
        if (MIN_SIDES..=MAX_SIDES).contains(&sides) {
            Ok(Die::of(sides))
        } else {
            Err(DiceRefusal::Sides)
        }
    }

    /// How many sides the die has.
    pub const fn sides(self) -> u32 {
        self.sides
    }

    /// Rolls the die: 1 to the number of its sides.
    pub fn roll(self, generator: &mut Generator) -> u32 {
        generator.below(self.sides) + 1
    }
}

impl DiceSet {
    /// The dice of Score: two with 6 sides, one with 12, one with 20.
    pub const SCORE: DiceSet = {
        let filler = Die::of(MIN_SIDES);
        DiceSet {
            dice: [
                Die::of(6),
                Die::of(6),
                Die::of(12),
                Die::of(20),
                filler,
                filler,
            ],
            count: 4,
        }
    };

    /// Dice with these numbers of sides, in this order.
    pub fn new(sides: &[u32]) -> Result<DiceSet, DiceRefusal> {
        check_count(sides)?;
        let mut dice = [Die::of(MIN_SIDES); MAX_DICE];
        for (die, sides) in dice.iter_mut().zip(sides) {
            *die = Die::new(*sides)?;
        }
        Ok(DiceSet {
            dice,
            count: sides.len(),
        })
    }

    /// The dice of the set, in their order.
    pub fn iter(&self) -> impl Iterator<Item = Die> + '_ {
        self.dice[..self.count].iter().copied()
    }

    /// How many dice the set has.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// Rolls every die once.
    pub fn roll(&self, generator: &mut Generator) -> Roll {
        let mut numbers = [0; MAX_DICE];
        for (number, die) in numbers.iter_mut().zip(self.iter()) {
            *number = die.roll(generator);
        }
        Roll::of_dice(numbers, self.count)
    }

    /// Every different roll of these dice once, its numbers ascending, the
    /// rolls in ascending order. 2,359 for the dice of Score.
    pub fn rolls(&self) -> Rolls {
        Rolls::of(self)
    }

    /// The number of [`DiceSet::rolls`], without making them.
    pub fn different_rolls(&self) -> u64 {
        // After each die: how many ascending rolls of the dice so far end in 1, 2, …
        let mut ending_in = vec![1_u64];
        for sides in &self.ascending_sides()[..self.count] {
            let mut total = 0;
            ending_in = (0..*sides as usize)
                .map(|at| {
                    total += ending_in.get(at).copied().unwrap_or(0);
                    total
                })
                .collect();
        }
        ending_in.iter().sum()
    }

    /// How many rolls there are if the dice are distinguished, all equally likely: 8,640 for Score.
    pub fn ordered_rolls(&self) -> u64 {
        self.iter().map(|die| u64::from(die.sides())).product()
    }

    /// In how many orders the dice show the numbers of `roll`, if the dice are distinguished.
    pub fn orders_of(&self, roll: &Roll) -> u32 {
        rolls::orders(self, roll)
    }

    fn ascending_sides(&self) -> [u32; MAX_DICE] {
        let mut sides = self.dice.map(Die::sides);
        sides[..self.count].sort_unstable();
        sides
    }

    /// The sides of the die that shows each number of `roll`, in the order of the numbers. `None`
    /// if the dice cannot show them all. The dice are in their own order if possible, as they may
    /// have been rolled, else the smallest number is on the die with the fewest sides.
    pub fn sides_showing(&self, roll: &Roll) -> Option<Vec<u32>> {
        let numbers = roll.numbers();
        let mut dice_sides: Vec<u32> = self.iter().map(Die::sides).collect();
        if dice_sides.len() != numbers.len() {
            return None;
        }
        let mut shown = dice_sides.iter().zip(numbers);
        if shown.all(|(sides, number)| (1..=*sides).contains(number)) {
            return Some(dice_sides);
        }
        dice_sides.sort_unstable();
        let mut sides_of_number = vec![0; numbers.len()];
        for sides in dice_sides {
            let left = (0..numbers.len()).filter(|&index| sides_of_number[index] == 0);
            let smallest = left.min_by_key(|&index| numbers[index])?;
            if !(1..=sides).contains(&numbers[smallest]) {
                return None;
            }
            sides_of_number[smallest] = sides;
        }
        Some(sides_of_number)
    }
}

/// The dice of Score.
impl Default for DiceSet {
    fn default() -> DiceSet {
        DiceSet::SCORE
    }
}

fn check_count(numbers: &[u32]) -> Result<(), DiceRefusal> {
    if numbers.len() < MIN_DICE {
        Err(DiceRefusal::TooFew)
    } else if numbers.len() > MAX_DICE {
        Err(DiceRefusal::TooMany)
    } else {
        Ok(())
    }
}

/// The numbers in a text, with blanks or full stops between them. At most one number more than is
/// allowed is read, so that a long text is refused early.
fn numbers_in(text: &str) -> Result<Vec<u32>, DiceRefusal> {
    text.trim()
        .split(|found: char| found == '.' || found.is_whitespace())
        .filter(|word| !word.is_empty())
        .take(MAX_DICE + 1)
        .map(number_in)
        .collect()
}

/// Reads a number; digits that do not fit the type count as too large a number.
fn number_in(word: &str) -> Result<u32, DiceRefusal> {
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        Ok(word.parse().unwrap_or(u32::MAX))
    } else {
        Err(DiceRefusal::NotNumbers)
    }
}

fn write_numbers(numbers: impl Iterator<Item = u32>, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (at, number) in numbers.enumerate() {
        let gap = if at == 0 { "" } else { " " };
        write!(out, "{gap}{number}")?;
    }
    Ok(())
}

impl fmt::Display for DiceSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_numbers(self.iter().map(Die::sides), out)
    }
}

impl FromStr for DiceSet {
    type Err = DiceRefusal;

    fn from_str(text: &str) -> Result<DiceSet, DiceRefusal> {
        DiceSet::new(&numbers_in(text)?)
    }
}

impl TryFrom<u32> for Die {
    type Error = DiceRefusal;

    fn try_from(sides: u32) -> Result<Die, DiceRefusal> {
        Die::new(sides)
    }
}

impl From<Die> for u32 {
    fn from(die: Die) -> u32 {
        die.sides
    }
}

impl TryFrom<Vec<u32>> for DiceSet {
    type Error = DiceRefusal;

    fn try_from(sides: Vec<u32>) -> Result<DiceSet, DiceRefusal> {
        DiceSet::new(&sides)
    }
}

impl From<DiceSet> for Vec<u32> {
    fn from(dice: DiceSet) -> Vec<u32> {
        dice.iter().map(Die::sides).collect()
    }
}
