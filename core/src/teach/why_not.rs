//! Why a goal cannot be made, although it seems so.

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::puzzle::Puzzle;

/// A single step that makes the goal of a puzzle that needs more steps, if there is one. People see
/// it first, and it does not count. The numbers are tried in ascending order.
pub fn single_step(puzzle: &Puzzle) -> Option<Expr> {
    let numbers = puzzle.numbers();
    let pairs = (0..numbers.len()).flat_map(|left| {
        let rights = (0..numbers.len()).filter(move |right| *right != left);
        rights.map(move |right| (numbers[left], numbers[right]))
    });
    let mut steps = pairs.flat_map(|(left, right)| {
        let step = move |op| Expr::step(Expr::Number(left), op, Expr::Number(right));
        puzzle.ops().iter().map(step)
    });
    let goal = Number::from(puzzle.goal());
    steps.find(|step| puzzle.min_used() > 2 && step.value() == Ok(goal))
}
