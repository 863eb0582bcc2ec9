//! Takes a step backwards on exact numbers: finds the value that one of its sides must have.
//!
//! The idea: the inverse operation, and then the step itself as a check, so that a step back is
//! right with any operators and signs. The bound: [`Number`] refuses values that do not fit; see
//! [`is_reachable`](super::reachable::is_reachable) for why that loses nothing.

use std::iter;

use crate::arith::number::Number;
use crate::arith::op::Op;

/// The side of the operator on which the wanted value of a step back is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// The number on this `side` of `op` that makes `target` with `known` on the other side. If any
/// number would do (zero times or zero divided by anything), it is just one of them.
pub(super) fn step_back(op: Op, known: Number, side: Side, target: Number) -> Option<Number> {
    let other = match (op, side) {
        (Op::Add, _) => target.checked_sub(known)?,
        (Op::Mul, _) => target.checked_div(known)?,
        (Op::Sub, Side::Left) => target.checked_add(known)?,
        (Op::Sub, Side::Right) => known.checked_sub(target)?,
        (Op::Div, Side::Left) => target.checked_mul(known)?,
        (Op::Div, Side::Right) => known.checked_div(target)?,
        (Op::Join, _) => {
            let (part, whole) = (known.as_whole()?, target.as_whole()?);
            Number::whole(match side {
                Side::Left => whole / shifts().find(|shift| part < *shift)?,
                Side::Right => (whole % shifts().find(|shift| whole / shift == part)?).abs(),
            })
        }
    };
    let made = match side {
        Side::Left => op.apply(other, known),
        Side::Right => op.apply(known, other),
    };
    (made == Ok(target)).then_some(other)
}

/// The factors that make room for another number's digits: 10, 100 and so on.
fn shifts() -> impl Iterator<Item = i64> {
    iter::successors(Some(10_i64), |shift| shift.checked_mul(10))
}
