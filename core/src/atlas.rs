//! The atlas: all different rolls of some dice, with the facts known of each.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

mod by_goal;
mod needed;
mod row;
mod select;
mod text_table;

pub use by_goal::ByGoal;
pub use needed::{Needed, needed};
pub use row::Row;
pub use select::{Column, Filter, Order, Show, selected};
pub use text_table::COLUMNS;

use crate::arith::op::OpSet;
use crate::arith::puzzle::{MAX_GOAL, Puzzle};
use crate::dice::{DiceSet, MAX_DIFFERENT_ROLLS, Roll, Rolls};
use crate::solve::form::Form;
use crate::solve::form_set::{FormSet, forms_among};

/// The most dice of an atlas.
pub const MAX_ATLAS_DICE: usize = 5;

/// Why there is no such atlas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AtlasRefusal {
    /// More than [`MAX_ATLAS_DICE`] dice.
    TooManyDice,
    /// The dice have this many different rolls, more than
    /// [`MAX_DIFFERENT_ROLLS`].
    TooManyRolls(u64),
    /// No operator is allowed, so there is nothing to list.
    NoOperators,
    /// A goal above [`MAX_GOAL`].
    GoalTooLarge,
    /// The first of the goals is above the last.
    NoGoals,
}

/// How the rolls of some dice are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// The dice.
    pub dice: DiceSet,
    /// The operators that are allowed.
    pub ops: OpSet,
    /// Whether all of the numbers must be used.
    pub all_numbers: bool,
}

impl Play {
    /// How many different rolls the dice have, or why there can be no list of them with these
    /// goals.
    pub fn checked(&self, goals: &RangeInclusive<u32>) -> Result<usize, AtlasRefusal> {
        let different_rolls = self.dice.different_rolls();
        if goals.is_empty() {
            Err(AtlasRefusal::NoGoals)
        } else if *goals.end() > MAX_GOAL {
            Err(AtlasRefusal::GoalTooLarge)
        } else if self.ops.is_empty() {
            Err(AtlasRefusal::NoOperators)
        } else if different_rolls > MAX_DIFFERENT_ROLLS {
            Err(AtlasRefusal::TooManyRolls(different_rolls))
        } else {
            Ok(different_rolls as usize)
        }
    }

    /// How many rolls the atlas of `goal` has, or why there is none.
    pub fn checked_for_atlas(&self, goal: u32) -> Result<usize, AtlasRefusal> {
        let rolls = self.checked(&(goal..=goal))?;
        match self.dice.count() > MAX_ATLAS_DICE {
            true => Err(AtlasRefusal::TooManyDice),
            false => Ok(rolls),
        }
    }

    /// The puzzle to make `goal` from `roll`; `None` for a goal that is too large. Dice show
    /// nothing that a puzzle refuses.
    pub fn puzzle(&self, roll: &Roll, goal: u32) -> Option<Puzzle> {
        Puzzle::new(roll.numbers(), goal, self.ops, self.all_numbers).ok()
    }
}

/// All different rolls of some dice, ascending, with the solutions, the
/// difficulty and the forms of each. It can stop at any roll and go on later.
///
/// A unit of work is a roll. With `+ − × ÷` four dice take some hundredths of a millisecond and
/// five up to one; if one of these is not allowed, five dice take some tens, because every
/// expression is tried then.
#[derive(Clone, Debug)]
pub struct Atlas {
    play: Play,
    goal: u32,
    forms: Vec<Form>,
    headings: Vec<String>,
    /// The rolls that are still to do.
    rolls: Rolls,
    rows: Vec<Row>,
    units: usize,
}

impl Atlas {
    /// A new atlas of the ways to make `goal`, with nothing done yet.
    pub fn new(play: Play, goal: u32) -> Result<Atlas, AtlasRefusal> {
        let units = play.checked_for_atlas(goal)?;
        let forms = forms_among(play.dice.count(), play.all_numbers);
        Ok(Atlas {
            play,
            goal,
            headings: forms.iter().map(Form::heading).collect(),
            forms,
            rolls: play.dice.rolls(),
            rows: Vec::with_capacity(units),
            units,
        })
    }

    /// How the rolls are played.
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// The goal.
    pub const fn goal(&self) -> u32 {
        self.goal
    }

    /// The forms that solutions can have, in the order of the game's lists. A row's set of forms
    /// has their indices in this list.
    pub fn forms(&self) -> &[Form] {
        &self.forms
    }

    /// How many units of work there are in all: the different rolls.
    pub const fn units(&self) -> usize {
        self.units
    }

    /// How many units of work are done.
    pub const fn done(&self) -> usize {
        self.rows.len()
    }

    /// Does up to `units` more units, and returns whether the atlas is finished.
    pub fn advance(&mut self, units: usize) -> bool {
        for _ in 0..units {
            let Some(row) = self.next_row() else { break };
            self.rows.push(row);
        }
        self.done() == self.units
    }

    fn next_row(&mut self) -> Option<Row> {
        let roll = self.rolls.next()?;
        let puzzle = self.play.puzzle(&roll, self.goal)?;
        Some(Row::of(&puzzle, roll, self.play.dice.orders_of(&roll)))
    }

    /// The rows that are done, in the ascending order of their rolls.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The headings of these forms, in the order of the game's lists.
    pub fn headings(&self, forms: FormSet) -> impl Iterator<Item = &str> {
        let all = self.headings.iter().enumerate();
        all.filter(move |(at, _)| forms.contains(*at))
            .map(|(_, heading)| heading.as_str())
    }

    /// How many rolls each form solves, in the order of [`Atlas::forms`].
    pub fn solved_by_form(&self) -> Vec<usize> {
        let solved_by = |at| {
            self.rows
                .iter()
                .filter(|row| row.forms.contains(at))
                .count()
        };
        (0..self.forms.len()).map(solved_by).collect()
    }
}
