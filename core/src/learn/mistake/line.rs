//! A line of a worked solution: its numbers and operators, the result as written, and the true one.

use serde::{Deserialize, Serialize};

use crate::arith::number::Number;
use crate::arith::op::{Op, OpRefusal};

/// The most operators of a line.
pub const MAX_LINE_STEPS: usize = 2;

/// A line of a worked solution: one or two operators between numbers, and the written result. For
/// example `12 − 8 = 4` or `2 + 3 × 4 = 14`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The number at the beginning of the line.
    pub first: Number,
    /// One to [`MAX_LINE_STEPS`] operators, each with the number after it. A line with two
    /// operators has no join.
    pub then: Vec<(Op, Number)>,
    /// The result as written after the `=`.
    pub written: Number,
}

impl Line {
    /// The line of one step.
    pub fn step(first: Number, op: Op, second: Number, written: Number) -> Line {
        Line {
            first,
            then: vec![(op, second)],
            written,
        }
    }

    /// The numbers that the line takes, from left to right.
    pub fn numbers(&self) -> impl Iterator<Item = Number> + '_ {
        std::iter::once(self.first).chain(self.then.iter().map(|(_, number)| *number))
    }

    /// Prints the line for people: `12 − 8 = 4`. A negative number after an operator, and a
    /// fraction beside one, are in parentheses.
    pub fn printed(&self) -> String {
        let mut text = in_parentheses(self.first, true);
        for (op, number) in &self.then {
            text.push(' ');
            text.push(op.printed());
            text.push(' ');
            text.push_str(&in_parentheses(*number, false));
        }
        text.push_str(" = ");
        text.push_str(&self.written.printed());
        text
    }

    /// The true value of the line in the usual order of operations.
    pub fn value(&self) -> Result<Number, OpRefusal> {
        match *self.then.as_slice() {
            [(op, second), (next, third)] if next.tightness() > op.tightness() => {
                op.apply(self.first, next.apply(second, third)?)
            }
            _ => {
                let mut steps = self.then.iter();
                steps.try_fold(self.first, |value, (op, number)| op.apply(value, *number))
            }
        }
    }

    /// The value with the two operators in the other order; `None` if there is only one
    /// operator.
    pub fn value_in_other_order(&self) -> Option<Number> {
        let [(op, second), (next, third)] = *self.then.as_slice() else {
            return None;
        };
        match next.tightness() > op.tightness() {
            true => next.apply(op.apply(self.first, second).ok()?, third).ok(),
            false => op.apply(self.first, next.apply(second, third).ok()?).ok(),
        }
    }

    /// The line with its true value as the written result; `None` if there is no true value.
    pub fn put_right(&self) -> Option<Line> {
        let written = self.value().ok()?;
        Some(Line {
            written,
            ..self.clone()
        })
    }
}

fn in_parentheses(number: Number, is_first: bool) -> String {
    let is_fraction = number.as_whole().is_none();
    match is_fraction || number.is_negative() && !is_first {
        true => format!("({})", number.printed()),
        false => number.printed(),
    }
}
