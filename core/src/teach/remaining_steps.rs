//! The easiest way on from the numbers on a board, of which some are derived already.

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::op::Op;
use crate::arith::puzzle::Puzzle;
use crate::teach::difficulty::Difficulty;

/// A step on two numbers, with its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainStep {
    /// The number before the operator.
    pub left: Number,
    /// The operator.
    pub op: Op,
    /// The number after the operator.
    pub right: Number,
    /// The result of the step.
    pub result: Number,
}

/// The steps that remain to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemainingSteps {
    /// The indices of the numbers on the board that the steps take, ascending.
    pub used: Vec<usize>,
    /// The remaining steps in their order: at least one.
    pub steps: Vec<PlainStep>,
    /// The derived number that the first step takes. It is given if a dealt number of the same
    /// value lies on the board but would not count.
    pub made: Option<Number>,
}

/// The easiest way to the goal of `puzzle` from the numbers on a board. `lying` says how each of
/// them was made from the puzzle's numbers. `None`: there is no way.
///
/// All ways are tried, which for five numbers are some hundred thousand. The easiest way is the one
/// with the easiest whole solution, including the steps made before.
pub fn easiest(lying: &[Expr], puzzle: &Puzzle) -> Option<RemainingSteps> {
    let mut search = Search {
        lying,
        puzzle,
        values: lying
            .iter()
            .map(Expr::value)
            .collect::<Result<_, _>>()
            .ok()?,
        steps: Vec::new(),
        best: None,
    };
    search.try_steps(&(0..lying.len()).collect::<Vec<_>>());
    let (_, steps) = search.best?;
    Some(needed_steps(lying, &steps))
}

/// A step on numbers by their indices: the numbers on the board come first, then each result.
type IndexStep = (usize, Op, usize);

struct Search<'a> {
    lying: &'a [Expr],
    puzzle: &'a Puzzle,
    /// The values of the lying numbers, and of the results of the steps.
    values: Vec<Number>,
    steps: Vec<IndexStep>,
    best: Option<(Difficulty, Vec<IndexStep>)>,
}

impl Search<'_> {
    /// Tries each step on two of `tiles`, the numbers that are left.
    fn try_steps(&mut self, tiles: &[usize]) {
        for (at, &one) in tiles.iter().enumerate() {
            for &other in &tiles[at + 1..] {
                // The larger number first, as people write it.
                let is_larger = self.values[one] >= self.values[other];
                let (large, small) = if is_larger {
                    (one, other)
                } else {
                    (other, one)
                };
                for op in self.puzzle.ops().iter() {
                    self.try_step(tiles, (large, op, small));
                    if !matches!(op, Op::Add | Op::Mul) {
                        self.try_step(tiles, (small, op, large));
                    }
                }
            }
        }
    }

    fn try_step(&mut self, tiles: &[usize], step: IndexStep) {
        let (left, op, right) = step;
        let Ok(result) = op.apply(self.values[left], self.values[right]) else {
            return;
        };
        self.steps.push(step);
        if result == self.puzzle.goal().into() && self.counts(tiles, step) {
            self.keep_if_easiest();
        } else if tiles.len() > 2 {
            let rest = tiles
                .iter()
                .filter(|tile| **tile != left && **tile != right);
            let rest: Vec<usize> = rest.copied().chain([self.values.len()]).collect();
            self.values.push(result);
            self.try_steps(&rest);
            self.values.pop();
        }
        self.steps.pop();
    }

    /// Whether a goal made by `step` counts. The step must have used a derived number, and all
    /// numbers if all must be used.
    fn counts(&self, tiles: &[usize], (left, _, right): IndexStep) -> bool {
        let is_derived = |tile| !matches!(self.lying.get(tile), Some(Expr::Number(_)));
        let has_derived = is_derived(left) || is_derived(right) || self.puzzle.numbers().len() == 2;
        has_derived && (tiles.len() == 2 || !self.puzzle.all_numbers())
    }

    /// Keeps the steps if they are the easiest so far.
    fn keep_if_easiest(&mut self) {
        let last = self.lying.len() + self.steps.len() - 1;
        let Ok(difficulty) = Difficulty::of(&expr(self.lying, &self.steps, last)) else {
            return;
        };
        if self
            .best
            .as_ref()
            .is_none_or(|(best, _)| difficulty < *best)
        {
            self.best = Some((difficulty, self.steps.clone()));
        }
    }
}

fn expr(lying: &[Expr], steps: &[IndexStep], tile: usize) -> Expr {
    match lying.get(tile) {
        Some(lying) => lying.clone(),
        None => {
            let (left, op, right) = steps[tile - lying.len()];
            Expr::step(expr(lying, steps, left), op, expr(lying, steps, right))
        }
    }
}

/// The steps that lead to the last one, with their values; other steps are left out.
fn needed_steps(lying: &[Expr], steps: &[IndexStep]) -> RemainingSteps {
    let mut is_needed = vec![false; lying.len() + steps.len()];
    let mut left_to_see: Vec<usize> = is_needed.len().checked_sub(1).into_iter().collect();
    while let Some(tile) = left_to_see.pop() {
        is_needed[tile] = true;
        if let Some((left, _, right)) = tile.checked_sub(lying.len()).map(|at| steps[at]) {
            left_to_see.extend([left, right]);
        }
    }
    let value = |tile| expr(lying, steps, tile).value().ok();
    let plain = |(at, &(left, op, right)): (usize, &IndexStep)| {
        Some(PlainStep {
            left: value(left)?,
            op,
            right: value(right)?,
            result: value(lying.len() + at)?,
        })
    };
    let needed = steps.iter().enumerate();
    let needed = needed.filter(|(at, _)| is_needed[lying.len() + at]);
    let first = needed.clone().map(|(_, step)| *step).next();
    RemainingSteps {
        used: (0..lying.len()).filter(|at| is_needed[*at]).collect(),
        steps: needed.filter_map(plain).collect(),
        made: first.and_then(|(left, _, right)| {
            let made = [left, right].map(|tile| made_beside_dealt(lying, tile));
            made.into_iter().flatten().next()
        }),
    }
}

/// The value of a derived number that lies beside a dealt number of the same value.
fn made_beside_dealt(lying: &[Expr], tile: usize) -> Option<Number> {
    let Some(made @ Expr::Step(_)) = lying.get(tile) else {
        return None;
    };
    let value = made.value().ok()?;
    let is_dealt = |expr: &Expr| matches!(expr, Expr::Number(number) if value == (*number).into());
    lying.iter().any(is_dealt).then_some(value)
}
