//! Yahtzee: the table of all dice that can be kept. The two computations over it (mean and maximum)
//! serve all odds and values.

use std::iter::Sum;

use super::keep::Keep;
use super::{DICE, SIDES};

/// How many different sets of up to five dice there are: C(11, 5).
pub const KEEPS: usize = 462;

/// How many sets have all five dice: C(10, 5), the different throws.
pub const THROWS: usize = 252;

/// The index of the first throw; the sets before it have fewer than five dice.
pub const FIRST_THROW: usize = KEEPS - THROWS;

/// A value for each set of up to five dice, by the indices of [`KeepTable`].
pub type PerKeep<T> = [T; KEEPS];

/// Every set of up to five dice once, in ascending order, so that the throws are at the end.
#[derive(Clone, Debug)]
pub struct KeepTable {
    all: Vec<Keep>,
    /// For each set with fewer than five dice, the indices of the sets with one die more. That die
    /// is from a one to a six.
    more: Vec<[u16; SIDES]>,
    /// In how many of the 7,776 orders five dice show each throw.
    orders: Vec<u16>,
}

impl Default for KeepTable {
    fn default() -> KeepTable {
        KeepTable::new()
    }
}

impl KeepTable {
    /// Makes the table.
    pub fn new() -> KeepTable {
        let mut all = vec![Keep::NOTHING];
        for at in 0..KEEPS {
            let Some(keep) = all.get(at).copied() else {
                break;
            };
            if keep.count() == DICE {
                break;
            }
            // Each set is made once: from the set without its largest number.
            let largest = keep.numbers().last().unwrap_or(1);
            all.extend((largest..=SIDES as u8).map(|number| keep.and(number)));
        }
        all.sort_unstable();
        let index = |keep: Keep| all.binary_search(&keep).unwrap_or(0) as u16;
        let more = all[..FIRST_THROW]
            .iter()
            .map(|keep| std::array::from_fn(|at| index(keep.and(at as u8 + 1))))
            .collect();
        let orders = all[FIRST_THROW..].iter().copied().map(orders).collect();
        KeepTable { all, more, orders }
    }

    /// All sets of dice, in ascending order.
    pub fn all(&self) -> &[Keep] {
        &self.all
    }

    /// The sets with all five dice, in ascending order.
    pub fn throws(&self) -> &[Keep] {
        &self.all[FIRST_THROW..]
    }

    /// The index of `keep`.
    pub fn index(&self, keep: Keep) -> usize {
        // Every set of dice is in the list.
        self.all.binary_search(&keep).unwrap_or(0)
    }

    /// In how many of the 7,776 orders five dice show each throw.
    pub fn throw_orders(&self) -> &[u16] {
        &self.orders
    }

    /// Computes the values of keeping fewer than five dice from the values of all five. With one
    /// die fewer kept, a value is the mean over the six numbers that the die can show, `sixth` of
    /// their sum.
    pub fn average<T: Copy + Sum>(&self, values: &mut PerKeep<T>, sixth: impl Fn(T) -> T) {
        for (at, more) in self.more.iter().enumerate().rev() {
            let sum = more.iter().map(|index| values[usize::from(*index)]).sum();
            values[at] = sixth(sum);
        }
    }

    /// Replaces the value of each set by the largest value of its subsets. For a throw, this is
    /// that of the best dice to keep.
    pub fn maximise<T: Copy>(&self, values: &mut PerKeep<T>, larger: impl Fn(T, T) -> T) {
        for (at, more) in self.more.iter().enumerate() {
            let value = values[at];
            for index in more {
                let with_more = &mut values[usize::from(*index)];
                *with_more = larger(*with_more, value);
            }
        }
    }

    /// The subsets of `throw`, the best first by `order`. Of equally good sets, those with the most
    /// dice come first, then the first in the table.
    pub fn best_first(
        &self,
        throw: Keep,
        order: impl Fn(usize, usize) -> std::cmp::Ordering,
    ) -> Vec<usize> {
        let mut within: Vec<usize> = (0..KEEPS)
            .filter(|at| self.all[*at].is_within(throw))
            .collect();
        within.sort_by(|one, other| {
            let counts = [*other, *one].map(|at| self.all[at].count());
            order(*other, *one)
                .then(counts[0].cmp(&counts[1]))
                .then(one.cmp(other))
        });
        within
    }
}

/// In how many orders dice show a throw: 5! over the product of the factorials of the counts.
fn orders(throw: Keep) -> u16 {
    let factorial = |count: &u8| (1..=u16::from(*count)).product::<u16>();
    let same: u16 = throw.counts().iter().map(factorial).product();
    (1..=DICE as u16).product::<u16>() / same
}
