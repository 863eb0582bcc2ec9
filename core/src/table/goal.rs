//! The goal of a round: the number to be made.

use serde::{Deserialize, Serialize};

use crate::NotAValue;
use crate::arith::puzzle::MAX_GOAL;

/// The number to be made: 0 to [`MAX_GOAL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Goal(pub(super) u32);

impl Goal {
    /// The goal `value`; `None` past [`MAX_GOAL`].
    pub fn new(value: u32) -> Option<Goal> {
        (value <= MAX_GOAL).then_some(Goal(value))
    }

    /// The number itself.
    pub const fn value(self) -> u32 {
        self.0
    }
}

impl From<Goal> for u32 {
    fn from(goal: Goal) -> u32 {
        goal.0
    }
}

impl TryFrom<u32> for Goal {
    type Error = NotAValue;

    fn try_from(value: u32) -> Result<Goal, NotAValue> {
        Goal::new(value).ok_or(NotAValue)
    }
}
