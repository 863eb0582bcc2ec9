//! The different rolls of some dice, one after the other, and in how many orders dice show a roll.

use super::{DiceSet, Die, MAX_DICE, Roll};

/// Every different roll of some dice once, its numbers ascending, the rolls in
/// ascending order.
#[derive(Clone, Debug)]
pub struct Rolls {
    ascending_sides: [u32; MAX_DICE],
    count: usize,
    next: Option<[u32; MAX_DICE]>,
}

impl Rolls {
    /// The rolls of `dice`, from the first on.
    pub(super) fn of(dice: &DiceSet) -> Rolls {
        Rolls {
            ascending_sides: dice.ascending_sides(),
            count: dice.count(),
            next: Some([1; MAX_DICE]),
        }
    }
}

impl Iterator for Rolls {
    type Item = Roll;

    fn next(&mut self) -> Option<Roll> {
        let mut numbers = self.next?;
        self.next = next_numbers(numbers, &self.ascending_sides[..self.count]);
        numbers[self.count..].fill(0);
        Some(Roll::of_dice(numbers, self.count))
    }
}

/// The next roll in ascending order after `numbers`. Sorted numbers can be rolled exactly when the
/// smallest fits the die with the fewest sides, and so on upwards.
fn next_numbers(mut numbers: [u32; MAX_DICE], ascending_sides: &[u32]) -> Option<[u32; MAX_DICE]> {
    let at = (0..ascending_sides.len()).rfind(|at| numbers[*at] < ascending_sides[*at])?;
    let number = numbers[at] + 1;
    numbers[at..].fill(number);
    Some(numbers)
}

/// In how many orders `dice` show the numbers of `roll`, if the dice are distinguished.
pub(super) fn orders(dice: &DiceSet, roll: &Roll) -> u32 {
    if roll.numbers().len() != dice.count() {
        return 0;
    }
    let (mut orders, mut equal_count, mut last_number) = (1, 0, None);
    // The largest number first: a die that can show it can show the others too.
    for (placed, number) in roll.sorted().numbers().iter().rev().enumerate() {
        let is_able = |die: &Die| (1..=die.sides()).contains(number);
        let able_dice = dice.iter().filter(is_able).count();
        let free_dice = able_dice.saturating_sub(placed) as u32;
        equal_count = if last_number == Some(*number) {
            equal_count + 1
        } else {
            1
        };
        last_number = Some(*number);
        orders = orders * free_dice / equal_count;
    }
    orders
}
