//! How hard a solution and a roll are: in points, and as a level.

use serde::{Deserialize, Serialize};

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::op::{Op, OpRefusal};

/// The cost of a fraction on the way.
pub(crate) const FRACTION: u32 = 12;

/// The cost of a negative number on the way.
pub(crate) const NEGATIVE: u32 = 8;

/// The cost of a step on two derived numbers, of which one has to be kept in mind.
const TWO_DERIVED: u32 = 4;

/// The cost of a derived number that is subtracted, divides, or is joined on the right. Such a
/// number has to be planned before the step.
const DERIVED_BEHIND: u32 = 3;

/// The costs of a number on the way that is above these bounds. The costs of all exceeded bounds
/// are added. The first bound is the sides of Score's largest die, and the times tables end at the
/// last.
const LARGE: [(u32, u32); 3] = [(20, 1), (50, 2), (100, 3)];

/// How hard a solution is, in points: the rolls of Score have 4 to 26.
///
/// Fractions and negative numbers on the way cost most: few people think of them. A number that has
/// to be made apart from the others costs some, and so does one that is subtracted, divides or is
/// joined on the right, because its position is not free. Each operator has a cost by how schools
/// teach it: two points for `+`, three for `−` and `×`, six for `÷`; and five for a join, which no
/// school teaches. So two steps are easier than three. A large number on the way costs a little,
/// because few people try one; the goal costs nothing, whatever its size.
///
/// A roll is as hard as the easiest of its solutions; how many it has makes no
/// difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Difficulty(u32);

/// The difficulty in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Hardness {
    /// Up to [`Hardness::EASY`] points.
    Easy,
    /// Up to [`Hardness::MEDIUM`] points.
    Medium,
    /// Up to [`Hardness::HARD`] points.
    Hard,
    /// More points than [`Hardness::HARD`].
    VeryHard,
}

impl Hardness {
    /// All four, the easiest first.
    pub const ALL: [Hardness; 4] = [
        Hardness::Easy,
        Hardness::Medium,
        Hardness::Hard,
        Hardness::VeryHard,
    ];

    /// The most points of an easy roll.
    pub const EASY: u32 = 5;

    /// The most points of a medium roll.
    pub const MEDIUM: u32 = 7;

    /// The most points of a hard roll.
    pub const HARD: u32 = 10;

    /// The level of this many points.
    pub const fn of_points(points: u32) -> Hardness {
        match points {
            points if points <= Hardness::EASY => Hardness::Easy,
            points if points <= Hardness::MEDIUM => Hardness::Medium,
            points if points <= Hardness::HARD => Hardness::Hard,
            _ => Hardness::VeryHard,
        }
    }
}

impl Difficulty {
    /// How hard `solution` is, or why a step of it is refused.
    pub fn of(solution: &Expr) -> Result<Difficulty, OpRefusal> {
        rated(solution).map(|(_, points)| Difficulty(points))
    }

    /// How hard the easiest of `solutions` is; `None` if there is none.
    pub fn of_easiest(solutions: &[Expr]) -> Option<Difficulty> {
        solutions
            .iter()
            .filter_map(|solution| Difficulty::of(solution).ok())
            .min()
    }

    /// The points.
    pub const fn points(self) -> u32 {
        self.0
    }

    /// The difficulty in a word.
    pub const fn level(self) -> Hardness {
        Hardness::of_points(self.0)
    }
}

/// The easiest of `solutions`, the first of equally easy ones; `None` if there
/// is none.
pub fn easiest(solutions: &[Expr]) -> Option<&Expr> {
    let rated = solutions
        .iter()
        .filter_map(|solution| Some((Difficulty::of(solution).ok()?, solution)));
    rated
        .min_by_key(|(difficulty, _)| *difficulty)
        .map(|(_, solution)| solution)
}

/// The value of `expr` and the points of its steps. The cost of the value itself is counted by the
/// step that takes it, because the goal costs nothing.
fn rated(expr: &Expr) -> Result<(Number, u32), OpRefusal> {
    let step = match expr {
        Expr::Number(number) => return Ok((Number::from(*number), 0)),
        Expr::Step(step) => step,
    };
    let (left, left_points) = rated(&step.left)?;
    let (right, right_points) = rated(&step.right)?;
    let value = step.op.apply(left, right)?;
    let mut points = left_points + right_points + cost_of_op(step.op);
    if is_derived(&step.left) {
        points += cost_on_the_way(left);
    }
    if is_derived(&step.right) {
        points += cost_on_the_way(right);
        if matches!(step.op, Op::Sub | Op::Div | Op::Join) {
            points += DERIVED_BEHIND;
        }
    }
    if is_derived(&step.left) && is_derived(&step.right) {
        points += TWO_DERIVED;
    }
    Ok((value, points))
}

fn is_derived(expr: &Expr) -> bool {
    matches!(expr, Expr::Step(_))
}

/// The cost of a step. It is one point, the effort of its operator, and one point more for a step
/// that is hard to think of.
pub(crate) const fn cost_of_op(op: Op) -> u32 {
    let extra = matches!(op, Op::Div | Op::Join) as u32;
    1 + op.effort() + extra
}

/// The cost of a number on the way.
pub(crate) fn cost_on_the_way(value: Number) -> u32 {
    let is_above = |bound: u32| value > Number::from(bound);
    let large = LARGE.iter().filter(|(bound, _)| is_above(*bound));
    let mut points = large.map(|(_, cost)| cost).sum();
    if value.as_whole().is_none() {
        points += FRACTION;
    }
    if value.is_negative() {
        points += NEGATIVE;
    }
    points
}
