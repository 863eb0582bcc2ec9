//! Remarks about a step that say why it has its result.

use crate::arith::number::Number;
use crate::arith::op::Op;
use crate::teach::fractions::{self, Fractions};
use crate::teach::signs::{self, Signs};

/// Something that a pupil may wonder about at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remark {
    /// A remark about a negative number.
    Signs(Signs),
    /// A remark about a fraction.
    Fractions(Fractions),
    /// Digits are put side by side.
    SideBySide {
        /// The digits on the left.
        left: Number,
        /// The digits on the right.
        right: Number,
        /// The joined number.
        joined: Number,
    },
    /// The left number of a join is negative.
    KeepsMinus {
        /// The left number of the join.
        left: Number,
    },
    /// 0 is added or subtracted, or 1 multiplies or divides.
    ChangesNothing(Op),
    /// A number is subtracted from itself.
    MinusItself,
    /// A number is divided by itself.
    DividedByItself,
    /// Something is multiplied by 0.
    TimesZero,
    /// 0 is divided.
    ZeroDivided,
    /// The step makes the goal.
    ReachesGoal,
}

/// Remarks about the step `left op right`, which makes `result`. Plain steps on whole numbers that
/// are not negative need no remark.
pub(super) fn remarks(left: Number, op: Op, right: Number, result: Number) -> Vec<Remark> {
    if let Some(remark) = of_zero_or_one(left, op, right) {
        return vec![remark];
    }
    if op == Op::Join {
        return of_join(left, right, result);
    }
    let signs = signs::of(left, op, right, result).into_iter();
    let fractions = fractions::of(left, op, right, result).into_iter();
    signs
        .map(Remark::Signs)
        .chain(fractions.map(Remark::Fractions))
        .collect()
}

/// The remark about a step with 0 or 1, which needs no calculation, and so no other remark.
fn of_zero_or_one(left: Number, op: Op, right: Number) -> Option<Remark> {
    match op {
        Op::Add if left.is_zero() || right.is_zero() => Some(Remark::ChangesNothing(op)),
        Op::Sub if right.is_zero() => Some(Remark::ChangesNothing(op)),
        Op::Sub if left == right => Some(Remark::MinusItself),
        Op::Mul if left.is_zero() || right.is_zero() => Some(Remark::TimesZero),
        Op::Mul if left == Number::ONE || right == Number::ONE => Some(Remark::ChangesNothing(op)),
        Op::Div if left.is_zero() => Some(Remark::ZeroDivided),
        Op::Div if right == Number::ONE => Some(Remark::ChangesNothing(op)),
        Op::Div if left == right => Some(Remark::DividedByItself),
        _ => None,
    }
}

fn of_join(left: Number, right: Number, result: Number) -> Vec<Remark> {
    let digits = |number: Number| number.checked_abs().unwrap_or(number);
    let side_by_side = Remark::SideBySide {
        left: digits(left),
        right,
        joined: digits(result),
    };
    let keeps_minus = left.is_negative().then_some(Remark::KeepsMinus { left });
    [side_by_side].into_iter().chain(keeps_minus).collect()
}
