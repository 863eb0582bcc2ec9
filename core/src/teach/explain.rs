//! A solution explained: its steps on the tiles, each with its remarks.

use crate::arith::expr::{Expr, Operation};
use crate::arith::number::Number;
use crate::arith::op::{Op, OpRefusal};
use crate::teach::remaining_steps::PlainStep;
use crate::teach::remark::{self, Remark};

/// The tile of a number: a dealt number, or the result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// The number was dealt; its position among the dealt numbers, from 0.
    Dealt(usize),
    /// An earlier step made the number; the index of that step, from 0.
    Made(usize),
}

/// A step of a solution, with its tiles and remarks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedStep {
    /// The number before the operator.
    pub left: Number,
    /// The tile of the left number.
    pub left_tile: Tile,
    /// The operator.
    pub op: Op,
    /// The number after the operator.
    pub right: Number,
    /// The tile of the right number.
    pub right_tile: Tile,
    /// The result of the step.
    pub result: Number,
    /// Remarks about the step, in the order in which they are read.
    pub remarks: Vec<Remark>,
}

impl ExplainedStep {
    /// The step without its remarks.
    pub fn plain(&self) -> PlainStep {
        PlainStep {
            left: self.left,
            op: self.op,
            right: self.right,
            result: self.result,
        }
    }
}

/// Why an expression cannot be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExplainRefusal {
    /// The expression uses a number that was not dealt, or not so often.
    NotDealt {
        /// The number that is missing.
        number: u32,
    },
    /// A step in the expression has no result.
    Op(OpRefusal),
}

/// The steps of `solution` on the tiles of `numbers`, in the order of the deal. The value of the
/// solution is the goal, so the last step reaches it.
///
/// Steps further left are made first. Equal numbers are used in the order of the deal, from left to
/// right in the solution. A single number has no steps.
pub fn explain(solution: &Expr, numbers: &[u32]) -> Result<Vec<ExplainedStep>, ExplainRefusal> {
    let mut steps = Steps {
        numbers,
        taken: vec![false; numbers.len()],
        made: Vec::new(),
    };
    steps.make_steps_of(solution)?;
    if let Some(last) = steps.made.last_mut() {
        last.remarks.push(Remark::ReachesGoal);
    }
    Ok(steps.made)
}

/// The steps of a solution so far.
struct Steps<'a> {
    numbers: &'a [u32],
    taken: Vec<bool>,
    made: Vec<ExplainedStep>,
}

impl Steps<'_> {
    /// Makes the steps of `expr`, and returns the tile of its value, and the value.
    fn make_steps_of(&mut self, expr: &Expr) -> Result<(Tile, Number), ExplainRefusal> {
        match expr {
            Expr::Number(number) => Ok((self.take_dealt(*number)?, Number::from(*number))),
            Expr::Step(step) => self.make_step(step),
        }
    }

    /// The first tile with `number` that is not taken yet.
    fn take_dealt(&mut self, number: u32) -> Result<Tile, ExplainRefusal> {
        let is_free = |at: &usize| self.numbers[*at] == number && !self.taken[*at];
        let at = (0..self.numbers.len()).find(is_free);
        let at = at.ok_or(ExplainRefusal::NotDealt { number })?;
        self.taken[at] = true;
        Ok(Tile::Dealt(at))
    }

    fn make_step(&mut self, step: &Operation) -> Result<(Tile, Number), ExplainRefusal> {
        let (left_tile, left) = self.make_steps_of(&step.left)?;
        let (right_tile, right) = self.make_steps_of(&step.right)?;
        let result = step.op.apply(left, right).map_err(ExplainRefusal::Op)?;
        self.made.push(ExplainedStep {
            left,
            left_tile,
            op: step.op,
            right,
            right_tile,
            result,
            remarks: remark::remarks(left, step.op, right, result),
        });
        Ok((Tile::Made(self.made.len() - 1), result))
    }
}
