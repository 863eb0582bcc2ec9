//! Yahtzee: the chance of each pattern at the end of a turn.

use super::chance::{Chance, WHOLE};
use super::keep::Keep;
use super::keep_table::{FIRST_THROW, KEEPS, KeepTable, PerKeep};
use super::pattern::Pattern;
use super::turn::MAX_REROLLS;

/// The chance of each pattern for all dice that can be kept. The player plays for that pattern
/// alone, and as well as possible.
///
/// To keep all five dice is to throw no more. All chances take about a millisecond to compute.
#[derive(Clone, Debug)]
pub struct Odds {
    keeps: KeepTable,
    /// The chances of each pattern with none, one and two throws left, in parts of a [`Chance`].
    chances: Vec<[PerKeep<u64>; MAX_REROLLS + 1]>,
}

impl Default for Odds {
    fn default() -> Odds {
        Odds::new()
    }
}

impl Odds {
    /// Computes the chances of all patterns.
    pub fn new() -> Odds {
        let keeps = KeepTable::new();
        let chances = Pattern::ALL
            .into_iter()
            .map(|pattern| of_pattern(&keeps, pattern))
            .collect();
        Odds { keeps, chances }
    }

    /// The chance of `pattern` for a player who keeps these dice and may throw the others
    /// `rerolls_left` times. That includes the next throw. More than two throws count as two. With
    /// none left nothing is thrown.
    pub fn keeping(&self, pattern: Pattern, keep: Keep, rerolls_left: usize) -> Chance {
        Chance::of(self.per_keep(pattern, rerolls_left)[self.keeps.index(keep)])
    }

    /// The dice of `throw` to keep for `pattern`, and the chance of the pattern then. Of equally
    /// good choices it is the one that keeps the most dice, and of those the first in ascending
    /// order. With no throw left all dice are kept.
    pub fn best(&self, pattern: Pattern, throw: Keep, rerolls_left: usize) -> (Keep, Chance) {
        let chances = self.per_keep(pattern, rerolls_left);
        if rerolls_left == 0 {
            return (throw, Chance::of(chances[self.keeps.index(throw)]));
        }
        let by_chance = |one: usize, other: usize| chances[one].cmp(&chances[other]);
        let best = self.keeps.best_first(throw, by_chance);
        // The empty set is within every throw.
        let at = best.first().copied().unwrap_or(0);
        (self.keeps.all()[at], Chance::of(chances[at]))
    }

    /// The chance of `pattern` in a turn that has not begun.
    pub fn before_the_turn(&self, pattern: Pattern) -> Chance {
        let mut values = *self.per_keep(pattern, MAX_REROLLS);
        self.keeps.maximise(&mut values, u64::max);
        self.keeps.average(&mut values, sixth);
        Chance::of(values[0])
    }

    /// All sets of dice of `throw` that can be kept, in ascending order.
    pub fn choices(&self, throw: Keep) -> Vec<Keep> {
        let all = self.keeps.all().iter().copied();
        all.filter(|keep| keep.is_within(throw)).collect()
    }

    fn per_keep(&self, pattern: Pattern, rerolls_left: usize) -> &PerKeep<u64> {
        &self.chances[pattern as usize][rerolls_left.min(MAX_REROLLS)]
    }
}

/// The chances of one pattern with none, one and two throws left. The value of a throw is that of
/// its best keep with one throw fewer.
fn of_pattern(keeps: &KeepTable, pattern: Pattern) -> [PerKeep<u64>; MAX_REROLLS + 1] {
    let mut at_end = [0; KEEPS];
    for (chance, throw) in at_end[FIRST_THROW..].iter_mut().zip(keeps.throws()) {
        if pattern.is_in(*throw) {
            *chance = WHOLE;
        }
    }
    let mut levels = [at_end; MAX_REROLLS + 1];
    for left in 1..=MAX_REROLLS {
        let mut values = levels[left - 1];
        if left > 1 {
            keeps.maximise(&mut values, u64::max);
        }
        keeps.average(&mut values, sixth);
        values[FIRST_THROW..].copy_from_slice(&at_end[FIRST_THROW..]);
        levels[left] = values;
    }
    levels
}

/// A sixth of a sum. A value is divided by six at most as often as dice are thrown in a turn, so
/// there is no remainder.
fn sixth(sum: u64) -> u64 {
    sum / 6
}
