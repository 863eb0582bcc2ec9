//! Deals the rolls of a practice one after the other. No roll is repeated soon and there is always
//! a next one.
//!
//! At first a roll is drawn at random, as links with a seed have always required. If no draw is a
//! fresh roll of the level, all rolls of the level are listed, and from then on one of those is
//! drawn. If none of them is fresh either, the roll of the level that was dealt longest ago comes
//! again.

use std::collections::VecDeque;

use super::level::{Level, Setting, Task};
use super::practice::Next;
use crate::dice::{Generator, Roll};

/// How many of the last rolls do not come again without an announcement.
pub const REMEMBERED_ROLLS: usize = 10;

/// A roll on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealtRoll {
    /// The level of the roll.
    pub level: Level,
    /// The roll, with its puzzle and its demands.
    pub task: Task,
    /// Whether the roll is repeated because its solution was shown.
    pub comes_again: bool,
}

/// Deals the rolls of one practice.
#[derive(Clone, Debug)]
pub struct Dealer {
    setting: Setting,
    seed: u64,
    /// How many rolls were asked for so far: each has a random stream of its own.
    deal_count: u64,
    /// The last rolls, their numbers ascending, the oldest first.
    recent: VecDeque<(Level, Roll)>,
    /// All rolls of the level that was listed last; empty if the setting has too many to list.
    listed: Option<(Level, Vec<Roll>)>,
}

impl Dealer {
    /// Deals the rolls of `setting` from this seed.
    pub fn new(setting: Setting, seed: u64) -> Dealer {
        Dealer {
            setting,
            seed,
            deal_count: 0,
            recent: VecDeque::new(),
            listed: None,
        }
    }

    /// The setting.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// Deals the `next` roll. With `or_near` it is of a near level if the setting lacks that
    /// one. `None` if no roll of the level was found, neither now nor among the last rolls.
    pub fn deal(&mut self, next: Next, or_near: bool) -> Option<DealtRoll> {
        let mut generator = Generator::new(self.seed, self.deal_count);
        self.deal_count += 1;
        let repeated = next
            .roll
            .and_then(|roll| self.task_of_roll(next.level, roll));
        let comes_again = repeated.is_some();
        let (level, task) = repeated
            .or_else(|| self.drawn_from_list(next.level, &mut generator))
            .or_else(|| self.drawn_at_random(next.level, or_near, &mut generator))
            .or_else(|| {
                self.list_level(next.level);
                self.drawn_from_list(next.level, &mut generator)
            })
            .or_else(|| self.oldest_recent(next.level, or_near))?;
        self.remember(level, &task);
        Some(DealtRoll {
            level,
            task,
            comes_again,
        })
    }

    fn task_of_roll(&self, level: Level, roll: Roll) -> Option<(Level, Task)> {
        let deal = self.setting.deal_again(roll);
        Some((level, self.setting.task(level.skill, deal)?))
    }

    fn drawn_at_random(
        &self,
        level: Level,
        or_near: bool,
        generator: &mut Generator,
    ) -> Option<(Level, Task)> {
        let is_fresh = |roll: &Roll| self.is_fresh(roll);
        match or_near {
            true => level.find_nearest(&self.setting, generator, is_fresh),
            false => {
                let task = level.find_fresh(&self.setting, generator, &is_fresh)?;
                Some((level, task))
            }
        }
    }

    /// Lists all rolls of a level, once, because that takes a while.
    fn list_level(&mut self, level: Level) {
        if self
            .listed
            .as_ref()
            .is_none_or(|(listed_level, _)| *listed_level != level)
        {
            let rolls = level.rolls(&self.setting).unwrap_or_default();
            self.listed = Some((level, rolls));
        }
    }

    fn drawn_from_list(&self, level: Level, generator: &mut Generator) -> Option<(Level, Task)> {
        let (_, rolls) = self
            .listed
            .as_ref()
            .filter(|(listed_level, _)| *listed_level == level)?;
        let rolls = rolls.iter().copied();
        let fresh: Vec<Roll> = rolls.filter(|roll| self.is_fresh(roll)).collect();
        let index = generator.below(u32::try_from(fresh.len()).ok()?);
        self.task_of_roll(level, *fresh.get(index as usize)?)
    }

    fn oldest_recent(&self, level: Level, or_near: bool) -> Option<(Level, Task)> {
        let of_level = self
            .recent
            .iter()
            .find(|(recent_level, _)| *recent_level == level);
        let of_any = self.recent.front().filter(|_| or_near);
        let (level, roll) = of_level.or(of_any)?;
        self.task_of_roll(*level, *roll)
    }

    fn is_fresh(&self, roll: &Roll) -> bool {
        self.recent.iter().all(|(_, recent)| recent != roll)
    }

    fn remember(&mut self, level: Level, task: &Task) {
        let Some(roll) = task.deal.roll().map(Roll::sorted) else {
            return;
        };
        self.recent.retain(|(_, recent)| *recent != roll);
        let first = (self.recent.len() + 1).saturating_sub(REMEMBERED_ROLLS);
        self.recent.drain(..first);
        self.recent.push_back((level, roll));
    }
}
