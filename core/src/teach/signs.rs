//! Remarks about negative numbers in a step, and the step as people write it.

use crate::arith::number::Number;
use crate::arith::op::Op;

/// A remark about a negative number in a step or in its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signs {
    /// A negative number is added: `5 + (−3)`.
    AddsNegative {
        /// The negative number.
        negative: Number,
    },
    /// A negative number is subtracted: `5 − (−3)`.
    SubtractsNegative {
        /// The negative number.
        negative: Number,
    },
    /// More is subtracted than there is: `3 − 8`.
    FallsBelowZero {
        /// The number from which is subtracted.
        from: Number,
        /// The number that is subtracted.
        taken: Number,
        /// How far below zero the result is; positive.
        depth: Number,
    },
    /// A sum begins with a negative number: `−3 + 5`.
    StartsBelowZero {
        /// The negative number.
        from: Number,
        /// The number that is added; negative if one is subtracted.
        change: Number,
        /// The result.
        to: Number,
    },
    /// Two negative numbers are multiplied or divided.
    BothNegative(Op),
    /// One of two numbers that are multiplied or divided is negative.
    OneNegative(Op),
}

/// Remarks about the step `left op right`, which makes `result`
/// and is no join.
pub(super) fn of(left: Number, op: Op, right: Number, result: Number) -> Vec<Signs> {
    if let Op::Add | Op::Sub = op {
        return of_sum(left, op, right, result);
    }
    match (left.is_negative(), right.is_negative()) {
        (true, true) => vec![Signs::BothNegative(op)],
        (false, false) => Vec::new(),
        _ => vec![Signs::OneNegative(op)],
    }
}

/// A sum or difference with the right number's sign moved into the operator. Then `5 + (−3)` is
/// `5 − 3`.
pub(super) fn plain_sum(op: Op, right: Number) -> Option<(Op, Number)> {
    let is_taken = (op == Op::Sub) != right.is_negative();
    Some((
        if is_taken { Op::Sub } else { Op::Add },
        right.checked_abs()?,
    ))
}

/// The step as people write it; a negative number after an operator is in
/// parentheses.
pub fn step(left: Number, op: Op, right: Number) -> String {
    let (left, sign) = (left.printed(), op.printed());
    match right.is_negative() {
        true => format!("{left} {sign} ({})", right.printed()),
        false => format!("{left} {sign} {}", right.printed()),
    }
}

fn of_sum(left: Number, op: Op, right: Number, result: Number) -> Vec<Signs> {
    let negative_remark = right.is_negative().then(|| {
        let negative = right;
        match op {
            Op::Add => Signs::AddsNegative { negative },
            _ => Signs::SubtractsNegative { negative },
        }
    });
    let zero_remark = || {
        let (op, right) = plain_sum(op, right)?;
        if left.is_negative() {
            return Some(Signs::StartsBelowZero {
                from: left,
                change: op.apply(Number::ZERO, right).ok()?,
                to: result,
            });
        }
        let depth = Number::ZERO.checked_sub(result)?;
        result.is_negative().then_some(Signs::FallsBelowZero {
            from: left,
            taken: right,
            depth,
        })
    };
    negative_remark.into_iter().chain(zero_remark()).collect()
}
