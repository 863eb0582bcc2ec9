//! The focus of practice: a condition on the easiest solution of a roll.

use serde::{Deserialize, Serialize};

use crate::arith::expr::Expr;
use crate::arith::op::Op;

/// A condition on the easiest solution of each roll of a sheet. Negative numbers are no such
/// condition: a roll that can be made with one can also be made without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Focus {
    /// No condition: a mix.
    #[default]
    Mix,
    /// Two steps.
    TwoSteps,
    /// Three steps.
    ThreeSteps,
    /// A subtraction.
    Subtraction,
    /// A division.
    Division,
    /// A fraction on the way.
    Fractions,
    /// A join.
    Joining,
}

impl Focus {
    /// All conditions.
    pub const ALL: [Focus; 7] = [
        Focus::Mix,
        Focus::TwoSteps,
        Focus::ThreeSteps,
        Focus::Subtraction,
        Focus::Division,
        Focus::Fractions,
        Focus::Joining,
    ];

    /// The name of the condition in links and in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Focus::Mix => "mix",
            Focus::TwoSteps => "two-steps",
            Focus::ThreeSteps => "three-steps",
            Focus::Subtraction => "subtraction",
            Focus::Division => "division",
            Focus::Fractions => "fractions",
            Focus::Joining => "joining",
        }
    }

    /// The focus with this key, if there is one.
    pub fn of_key(key: &str) -> Option<Focus> {
        Focus::ALL.into_iter().find(|focus| focus.key() == key)
    }

    /// Whether `solution` meets the condition.
    pub fn is_in(self, solution: &Expr) -> bool {
        match self {
            Focus::Mix => true,
            Focus::TwoSteps => steps(solution) == 2,
            Focus::ThreeSteps => steps(solution) == 3,
            Focus::Subtraction => has_op(solution, Op::Sub),
            Focus::Division => has_op(solution, Op::Div),
            Focus::Fractions => has_fraction(solution),
            Focus::Joining => has_op(solution, Op::Join),
        }
    }
}

fn steps(expr: &Expr) -> usize {
    expr.numbers().len() - 1
}

fn has_op(expr: &Expr, op: Op) -> bool {
    match expr {
        Expr::Number(_) => false,
        Expr::Step(step) => step.op == op || has_op(&step.left, op) || has_op(&step.right, op),
    }
}

/// Whether a step makes a fraction.
fn has_fraction(expr: &Expr) -> bool {
    match expr {
        Expr::Number(_) => false,
        Expr::Step(step) => {
            expr.value().is_ok_and(|value| value.as_whole().is_none())
                || has_fraction(&step.left)
                || has_fraction(&step.right)
        }
    }
}
