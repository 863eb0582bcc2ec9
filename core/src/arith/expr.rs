//! Expressions: ways of making a number, as trees that can be printed.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::number::Number;
use super::op::{Op, OpRefusal};

/// Room for most printed expressions.
const PRINTED_ROOM: usize = 32;

/// A way of making a number: a given number, or a step on two expressions.
///
/// [`Display`](fmt::Display) prints plain text, [`Expr::printed`] prints for
/// people. As data it is a list; see [`postfix`](super::postfix).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u32>", into = "Vec<u32>")]
pub enum Expr {
    /// A whole number that was given: 0 to
    /// [`MAX_NUMBER`](crate::arith::puzzle::MAX_NUMBER) wherever one comes from outside.
    Number(u32),
    /// A step on two expressions.
    Step(Box<Operation>),
}

/// One operator between two expressions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Operation {
    /// The part before the operator.
    pub left: Expr,
    /// The operator.
    pub op: Op,
    /// The part after the operator.
    pub right: Expr,
}

impl Expr {
    /// The step `left op right`.
    pub fn step(left: Expr, op: Op, right: Expr) -> Expr {
        Expr::Step(Box::new(Operation { left, op, right }))
    }

    /// The exact value, or why a step inside the expression has none. Of several refused steps, the
    /// leftmost of the innermost gives the reason.
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
            Expr::Step(step) => [step.left.numbers(), step.right.numbers()].concat(),
        }
    }

    /// The expression for people: with `×`, `÷` and `−`, and parentheses where the order of
    /// operations needs them. A join inside another step always has them, because few people know
    /// how tightly `&` binds: `9 + (9 & 9) ÷ 9`.
    pub fn printed(&self) -> String {
        let mut text = String::with_capacity(PRINTED_ROOM);
        self.print(&mut text);
        text
    }

    /// The printed expression, split where a line may break. The parts are the operands of its
    /// outermost operators, each but the first with its operator before it. Joined by spaces, the
    /// parts are [`printed`](Expr::printed).
    pub fn printed_parts(&self) -> Vec<String> {
        let mut parts = Vec::new();
        self.push_parts(&mut parts);
        parts
    }

    fn push_parts(&self, parts: &mut Vec<String>) {
        let Expr::Step(step) = self else {
            parts.push(self.printed());
            return;
        };
        let tightness = step.op.tightness();
        match &step.left {
            // Read from left to right, it needs no parentheses; only a join has them.
            Expr::Step(left) if left.op != Op::Join && left.op.tightness() == tightness => {
                step.left.push_parts(parts);
            }
            left => {
                let mut first = String::with_capacity(PRINTED_ROOM);
                left.print_within(|inner| inner < tightness, &mut first);
                parts.push(first);
            }
        }
        let mut next = format!("{} ", step.op.printed());
        step.right
            .print_within(|inner| inner <= tightness, &mut next);
        parts.push(next);
    }

    /// Prints into `text`: all parts share one buffer.
    fn print(&self, text: &mut String) {
        match self {
            Expr::Number(number) => print_number(*number, text),
            Expr::Step(step) => {
                let tightness = step.op.tightness();
                step.left.print_within(|inner| inner < tightness, text);
                text.push(' ');
                text.push(step.op.printed());
                text.push(' ');
                // A right part as tight as its step would be read as if
                // it were taken from left to right.
                step.right.print_within(|inner| inner <= tightness, text);
            }
        }
    }

    /// Prints the expression as an operand. It is in parentheses if it is a join or `is_loose` says
    /// so of its tightness.
    fn print_within(&self, is_loose: impl Fn(u8) -> bool, text: &mut String) {
        match self {
            Expr::Step(step) if step.op == Op::Join || is_loose(step.op.tightness()) => {
                text.push('(');
                self.print(text);
                text.push(')');
            }
            _ => self.print(text),
        }
    }
}

/// Prints a number digit by digit: most numbers have one or two digits.
fn print_number(number: u32, text: &mut String) {
    if number >= 10 {
        print_number(number / 10, text);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// The expression in plain text, with `+ - * / &`. `&` binds tightest and is taken from left to
/// right, and every other step inside a step is in parentheses: `9 + (9 & 9 / 9)`, `(4 * 3) + 8`,
/// `(2 - 5) & 4`.
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
    /// Writes the expression as an operand; a join has no parentheses if it `may_be_bare`.
    fn write_within(&self, may_be_bare: bool, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expr::Step(step) if !(may_be_bare && step.op == Op::Join) => write!(out, "({self})"),
            _ => write!(out, "{self}"),
        }
    }
}
