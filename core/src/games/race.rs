//! The points and goals of the race, as in the author's later version of the game.
//!
//! - A step that makes 20 gives 1 point, one that makes 18 gives 3; a new roll costs 1.
//! - When the points become a multiple of 5, including 0, 5 more are added; once for each change.
//! - Exactly 25 points are a goal, with those 5 or without them, and the points begin again at 0.
//! - Three goals win.

use serde::{Deserialize, Serialize};

use crate::arith::number::Number;

/// How many points make a goal.
pub const GOAL_POINTS: i32 = 25;

/// How many goals win.
pub const GOALS_TO_WIN: u8 = 3;

/// The points that a new roll costs.
pub const ROLL_COSTS: i32 = 1;

/// The points that are added when the points become a multiple of this number.
pub const BONUS: i32 = 5;

/// The numbers for which a step brings points, each with its points.
pub const WORTH: [(i64, i32); 2] = [(20, 1), (18, 3)];

/// The points of a step that makes the number `made`.
pub fn worth(made: Number) -> i32 {
    let mut all = WORTH.iter();
    let found = all.find(|(number, _)| made.as_whole() == Some(*number));
    found.map_or(0, |(_, points)| *points)
}

/// A player's points and goals in a race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RaceScore {
    points: i32,
    goals: u8,
}

/// A change of a player's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The points of a step or the cost of a roll.
    pub by: i32,
    /// The bonus; 0 if the points did not become a multiple of [`BONUS`].
    pub bonus: i32,
    /// The points after the change, before a goal resets them.
    pub points: i32,
    /// Whether the change made a goal.
    pub is_goal: bool,
}

impl RaceScore {
    /// The points towards the next goal; they may be below zero.
    pub fn points(self) -> i32 {
        self.points
    }

    /// How many goals the player has.
    pub fn goals(self) -> u8 {
        self.goals
    }

    /// Whether the player has enough goals to win.
    pub fn has_won(self) -> bool {
        self.goals >= GOALS_TO_WIN
    }

    /// Changes the points; `None` if `by` is 0, which changes nothing.
    pub fn change(&mut self, by: i32) -> Option<Change> {
        if by == 0 {
            return None;
        }
        let before_bonus = self.points.saturating_add(by);
        let is_multiple = before_bonus % BONUS == 0 && before_bonus != GOAL_POINTS;
        let bonus = if is_multiple { BONUS } else { 0 };
        let points = before_bonus.saturating_add(bonus);
        let is_goal = points == GOAL_POINTS;
        self.points = if is_goal { 0 } else { points };
        self.goals = self.goals.saturating_add(is_goal.into());
        Some(Change {
            by,
            bonus,
            points,
            is_goal,
        })
    }
}
