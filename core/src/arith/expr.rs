//! Expressions: a way of making a number, as a tree that prints.

use std::fmt;

use super::number::Number;
use super::op::{Op, OpRefusal};

/// A way of making a number: a number as it was rolled, or a step on two
/// expressions.
///
/// [`Display`](fmt::Display) prints plain text, [`Expr::printed`] prints for
/// people, and [`FromStr`](std::str::FromStr) reads both, and what people type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expr {
    /// A whole number that was given: 0 to
    /// [`MAX_NUMBER`](super::solve::MAX_NUMBER) wherever one comes from outside.
    Number(u32),
    /// A step on two expressions.
    Step(Box<Step>),
}

/// One operator between two expressions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// What stands before the operator.
    pub left: Expr,
    /// The operator.
    pub op: Op,
    /// What stands behind the operator.
    pub right: Expr,
}

impl Expr {
    /// The step `left op right`.
    pub fn step(left: Expr, op: Op, right: Expr) -> Expr {
        Expr::Step(Box::new(Step { left, op, right }))
    }

    /// The exact value, or why a step inside has none; where several steps are
    /// refused, the leftmost of the innermost speaks.
    pub fn value(&self) -> Result<Number, OpRefusal> {
        match self {
            Expr::Number(number) => Ok(Number::from(*number)),
            Expr::Step(step) => step.op.apply(step.left.value()?, step.right.value()?),
        }
    }

    /// The numbers that were given, from left to right.
    pub fn numbers(&self) -> Vec<u32> {
        match self {
            Expr::Number(number) => vec![*number],
            Expr::Step(step) => {
                let mut numbers = step.left.numbers();
                numbers.extend(step.right.numbers());
                numbers
            }
        }
    }

    /// The expression for people: `×`, `÷`, `−`, and parentheses only where the
    /// usual order of operations needs them, save that a join inside another
    /// step always has them, because few people know how tightly `&` binds:
    /// `9 + (9 & 9) ÷ 9`.
    pub fn printed(&self) -> String {
        match self {
            Expr::Number(number) => number.to_string(),
            Expr::Step(step) => {
                let tightness = step.op.tightness();
                format!(
                    "{} {} {}",
                    step.left.printed_within(|inner| inner < tightness),
                    step.op.printed(),
                    // A right part as tight as its step would be read as if
                    // it were taken from left to right.
                    step.right.printed_within(|inner| inner <= tightness),
                )
            }
        }
    }

    /// Printed as a part of a step: in parentheses if it is a join or `loose`
    /// says so of its tightness.
    fn printed_within(&self, loose: impl Fn(u8) -> bool) -> String {
        match self {
            Expr::Step(step) if step.op == Op::Join || loose(step.op.tightness()) => {
                format!("({})", self.printed())
            }
            _ => self.printed(),
        }
    }
}

/// Plain text: `+ - * / &`, where `&` binds tightest and is taken from left to
/// right, and every other step inside a step is in parentheses:
/// `9 + (9 & 9 / 9)`, `(4 * 3) + 8`, `(2 - 5) & 4`.
impl fmt::Display for Expr {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expr::Number(number) => write!(out, "{number}"),
            Expr::Step(step) => {
                step.left.write_within(true, out)?;
                write!(out, " {} ", step.op)?;
                step.right.write_within(step.op != Op::Join, out)
            }
        }
    }
}

impl Expr {
    /// Written as a part of a step; a join stands bare where `bare_join` allows.
    fn write_within(&self, bare_join: bool, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expr::Step(step) if !(bare_join && step.op == Op::Join) => write!(out, "({self})"),
            _ => write!(out, "{self}"),
        }
    }
}

impl From<u32> for Expr {
    fn from(number: u32) -> Expr {
        Expr::Number(number)
    }
}
