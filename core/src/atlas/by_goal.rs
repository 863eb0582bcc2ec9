//! Counts the rolls that are impossible, goal by goal.

use std::ops::RangeInclusive;

use super::{AtlasRefusal, Play};
use crate::dice::Rolls;
use crate::solve::GoalSet;

/// The numbers of impossible rolls of some dice, for each of several goals. The count can stop at
/// any roll and go on later.
///
/// A unit of work is a roll, with all of the goals.
#[derive(Clone, Debug)]
pub struct ByGoal {
    play: Play,
    goals: RangeInclusive<u32>,
    /// The rolls that are still to do.
    rolls: Rolls,
    /// For each goal the number of impossible rolls among those that are done.
    impossible: Vec<u32>,
    done: usize,
    units: usize,
}

impl ByGoal {
    /// A new count for each of `goals`, with nothing done yet.
    pub fn new(play: Play, goals: RangeInclusive<u32>) -> Result<ByGoal, AtlasRefusal> {
        let units = play.checked(&goals)?;
        Ok(ByGoal {
            impossible: goals.clone().map(|_| 0).collect(),
            goals,
            rolls: play.dice.rolls(),
            play,
            done: 0,
            units,
        })
    }

    /// How many units of work there are in all: the different rolls.
    pub const fn units(&self) -> usize {
        self.units
    }

    /// How many units of work are done.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Does up to `units` more units, and returns whether the count is finished.
    pub fn advance(&mut self, units: usize) -> bool {
        for roll in self.rolls.by_ref().take(units) {
            // Dice show nothing that a puzzle refuses.
            let Some(puzzle) = self.play.puzzle(&roll, *self.goals.start()) else {
                continue;
            };
            let made_goals = GoalSet::of(&puzzle, self.goals.clone());
            for (goal, impossible) in self.goals.clone().zip(&mut self.impossible) {
                *impossible += u32::from(!made_goals.contains(goal));
            }
            self.done += 1;
        }
        self.done == self.units
    }

    /// Each goal with the number of rolls, among those that are done, that cannot make it.
    pub fn counts(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.goals.clone().zip(self.impossible.iter().copied())
    }
}
