//! The values nearest to a goal, of those that were reached.
//!
//! The idea: a sorted list from which a value is dropped when enough nearer ones are known. The
//! bound: [`NEAREST_A_SIDE`] values on either side, and the whole numbers [`WHOLE_WITHIN`] of the goal.

use crate::arith::expr::Expr;
use crate::arith::number::Number;

/// How many of the nearest values are kept on each side of the goal.
pub const NEAREST_A_SIDE: usize = 20;

/// The distance from the goal within which every reached whole number is kept.
pub const WHOLE_WITHIN: i64 = 20;

/// A value that can be reached, with a way to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The value.
    pub value: Number,
    /// A simple way of making the value, by a cheap measure.
    pub expr: Expr,
    /// The cost of the way by this measure.
    cost: u32,
}

/// The values that are kept round a goal. These are the goal itself, [`NEAREST_A_SIDE`] values on
/// either side, and all whole numbers that are [`WHOLE_WITHIN`] of it.
#[derive(Clone, Debug)]
pub(super) struct NearestValues {
    goal: i64,
    /// The kept values, ascending.
    kept: Vec<Reached>,
}

impl NearestValues {
    /// No values yet.
    pub fn new(goal: u32) -> NearestValues {
        NearestValues {
            goal: goal.into(),
            kept: Vec::new(),
        }
    }

    /// The values kept, ascending.
    pub fn kept(&self) -> &[Reached] {
        &self.kept
    }

    /// The index of the goal among the kept values, or the index where it would be.
    pub fn goal_index(&self) -> Result<usize, usize> {
        self.index(Number::whole(self.goal))
    }

    /// Keeps `value`, if it is near enough and no simpler way to it is known. `expr` makes the
    /// value and costs `cost`.
    pub fn offer(&mut self, value: Number, cost: u32, expr: impl FnOnce() -> Expr) {
        if !self.is_near(value) {
            return;
        }
        match self.index(value) {
            Ok(known) if cost < self.kept[known].cost => {
                self.kept[known].expr = expr();
                self.kept[known].cost = cost;
            }
            Ok(_) => {}
            Err(index) => {
                let expr = expr();
                self.kept.insert(index, Reached { value, expr, cost });
                self.drop_far();
            }
        }
    }

    fn index(&self, value: Number) -> Result<usize, usize> {
        self.kept.binary_search_by(|kept| kept.value.cmp(&value))
    }

    /// Whether `value` is near enough to be kept, by the values so far.
    fn is_near(&self, value: Number) -> bool {
        let (below, above) = self.sides();
        let farthest_below = below.checked_sub(NEAREST_A_SIDE).map(|at| &self.kept[at]);
        let farthest_above = self.kept.get(above + NEAREST_A_SIDE - 1);
        self.is_whole_within(value)
            || farthest_below.is_none_or(|farthest| value >= farthest.value)
                && farthest_above.is_none_or(|farthest| value <= farthest.value)
    }

    /// Drops the values that are no longer near enough after a new one.
    fn drop_far(&mut self) {
        let (below, above) = self.sides();
        let pushed_below = below.checked_sub(NEAREST_A_SIDE + 1);
        let pushed_above = Some(above + NEAREST_A_SIDE).filter(|at| *at < self.kept.len());
        // The index above comes first, because it is larger.
        for at in pushed_above.into_iter().chain(pushed_below) {
            if !self.is_whole_within(self.kept[at].value) {
                self.kept.remove(at);
            }
        }
    }

    /// How many values below the goal are kept, and how many up to the goal.
    fn sides(&self) -> (usize, usize) {
        match self.goal_index() {
            Ok(goal) => (goal, goal + 1),
            Err(goal) => (goal, goal),
        }
    }

    fn is_whole_within(&self, value: Number) -> bool {
        let distance = value.as_whole().map(|whole| whole.abs_diff(self.goal));
        distance.is_some_and(|distance| distance <= WHOLE_WITHIN.unsigned_abs())
    }
}
