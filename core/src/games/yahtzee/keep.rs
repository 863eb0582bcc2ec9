//! Yahtzee: the dice that a player keeps, without their order.

use std::fmt;

use super::{DICE, SIDES};

/// Up to five dice without their order: the dice that are kept for the next throw, or all five.
/// Fewer dice come before more; of equally many those come first that have more ones, then those
/// with more twos, and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Keep {
    /// How many ones, twos, … sixes there are.
    counts: [u8; SIDES],
}

impl Keep {
    /// No dice.
    pub const NOTHING: Keep = Keep { counts: [0; SIDES] };

    /// These dice with one more of this number, 1 to 6. With five dice, or for another number,
    /// nothing is added.
    #[must_use]
    pub(super) fn and(mut self, number: u8) -> Keep {
        if self.count() < DICE
            && let Some(count) = self.counts.get_mut(usize::from(number).wrapping_sub(1))
        {
            *count += 1;
        }
        self
    }

    /// These dice without one of this number; `None` if no die has it.
    pub fn without(mut self, number: u8) -> Option<Keep> {
        let count = self.counts.get_mut(usize::from(number).wrapping_sub(1))?;
        *count = count.checked_sub(1)?;
        Some(self)
    }

    /// How many dice there are.
    pub fn count(self) -> usize {
        self.counts.iter().copied().map(usize::from).sum()
    }

    /// How many ones, twos, … sixes there are.
    pub const fn counts(&self) -> &[u8; SIDES] {
        &self.counts
    }

    /// The numbers in ascending order.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        let counted = self.counts.into_iter().zip(1_u8..);
        counted.flat_map(|(count, number)| std::iter::repeat_n(number, usize::from(count)))
    }

    /// The sum of the dice.
    pub fn sum(self) -> u8 {
        self.numbers().sum()
    }

    /// Whether all of these dice are among `others`.
    pub fn is_within(self, others: Keep) -> bool {
        let mut pairs = self.counts.iter().zip(others.counts);
        pairs.all(|(own, other)| *own <= other)
    }
}

impl Ord for Keep {
    fn cmp(&self, other: &Keep) -> std::cmp::Ordering {
        let by_count = self.count().cmp(&other.count());
        by_count.then(other.counts.cmp(&self.counts))
    }
}

impl PartialOrd for Keep {
    fn partial_cmp(&self, other: &Keep) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// The numbers in ascending order with blanks between, or `none`.
impl fmt::Display for Keep {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Keep::NOTHING {
            return write!(out, "none");
        }
        for (at, number) in self.numbers().enumerate() {
            let gap = if at == 0 { "" } else { " " };
            write!(out, "{gap}{number}")?;
        }
        Ok(())
    }
}
