//! An expression as a flat list of numbers, the form in messages. The length of a list can be
//! limited, while a tree could nest without end.

use super::expr::Expr;
use super::op::Op;
use super::puzzle::{MAX_NUMBER, MAX_NUMBERS};
use crate::NotAValue;

/// The longest list: the most numbers of a puzzle, and the steps between them.
pub const MAX_TOKENS: usize = 2 * MAX_NUMBERS - 1;

/// The token of the first operator: smaller tokens are numbers, and the operators follow in the
/// order of [`Op::ALL`].
const FIRST_OP: u32 = MAX_NUMBER + 1;

/// In postfix order: an operator comes after its operands.
impl From<Expr> for Vec<u32> {
    fn from(expr: Expr) -> Vec<u32> {
        let mut tokens = Vec::with_capacity(MAX_TOKENS);
        push_tokens(&expr, &mut tokens);
        tokens
    }
}

impl TryFrom<Vec<u32>> for Expr {
    type Error = NotAValue;

    fn try_from(tokens: Vec<u32>) -> Result<Expr, NotAValue> {
        if tokens.len() > MAX_TOKENS {
            return Err(NotAValue);
        }
        let mut parts = Vec::with_capacity(MAX_NUMBERS);
        for token in tokens {
            let part = match token.checked_sub(FIRST_OP) {
                None => Expr::Number(token),
                Some(index) => {
                    let op = Op::ALL.get(index as usize).ok_or(NotAValue)?;
                    let (Some(right), Some(left)) = (parts.pop(), parts.pop()) else {
                        return Err(NotAValue);
                    };
                    Expr::step(left, *op, right)
                }
            };
            parts.push(part);
        }
        match (parts.pop(), parts.is_empty()) {
            (Some(expr), true) => Ok(expr),
            _ => Err(NotAValue),
        }
    }
}

fn push_tokens(expr: &Expr, tokens: &mut Vec<u32>) {
    match expr {
        Expr::Number(number) => tokens.push(*number),
        Expr::Step(step) => {
            push_tokens(&step.left, tokens);
            push_tokens(&step.right, tokens);
            tokens.push(FIRST_OP + step.op as u32);
        }
    }
}
