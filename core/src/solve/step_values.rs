//! The few values that one step makes from two values, without their signs. The values from which
//! one step makes a value are here, too.
//!
//! The idea is our own: signs go outward, so a sum, a product and a join, each with its
//! inverses, leave three values at most. The bound: seven values forwards and eight backwards,
//! each by one operation on a [`Ratio`].

use super::digits::{head_of, joined, tail_of};
use super::ratio::Ratio;
use super::step_back::Side;
use crate::arith::op::{Op, OpKind};

/// Calls `found` with each value that one step on two values makes, and the kind of the step. Joins
/// are made only with `has_join`.
pub(super) fn each_made(
    one: Ratio,
    other: Ratio,
    has_join: bool,
    mut found: impl FnMut(OpKind, Ratio),
) {
    let sums = [
        Some(one.plus(other)),
        one.minus(other).or_else(|| other.minus(one)),
    ];
    sums.into_iter()
        .flatten()
        .for_each(|value| found(OpKind::Sum, value));
    let products = [Some(one.times(other)), one.over(other), other.over(one)];
    products
        .into_iter()
        .flatten()
        .for_each(|value| found(OpKind::Product, value));
    if has_join && let (Some(one), Some(other)) = (one.as_whole(), other.as_whole()) {
        let joins = [joined(one, other), joined(other, one)];
        joins
            .into_iter()
            .flatten()
            .for_each(|value| found(OpKind::Join, value));
    }
}

/// Calls `is_enough` with each value from which one step with `known` makes `target`, until it
/// returns `true`. Returns whether it did. Only kinds of steps that `allows` accepts are tried.
/// If both are zero, any value would do; that case is left out.
#[inline]
pub(super) fn any_before(
    target: Ratio,
    known: Ratio,
    allows: impl Fn(OpKind) -> bool,
    mut is_enough: impl FnMut(Op, Side, Ratio) -> bool,
) -> bool {
    let mut check =
        |op, side, value: Option<Ratio>| value.is_some_and(|value| is_enough(op, side, value));
    allows(OpKind::Sum)
        && (check(Op::Sub, Side::Left, Some(target.plus(known)))
            || check(Op::Add, Side::Right, target.minus(known))
            // A sum of zero is the same with its signs changed.
            || !target.is_zero() && check(Op::Sub, Side::Right, known.minus(target)))
        || !known.is_zero()
            && allows(OpKind::Product)
            && (check(Op::Div, Side::Left, Some(target.times(known)))
                || check(Op::Mul, Side::Right, target.over(known))
                || check(Op::Div, Side::Right, known.over(target)))
        || allows(OpKind::Join)
            && target
                .as_whole()
                .zip(known.as_whole())
                .is_some_and(|(whole, part)| {
                    check(Op::Join, Side::Left, head_of(whole, part).map(Ratio::whole))
                        || check(
                            Op::Join,
                            Side::Right,
                            tail_of(whole, part).map(Ratio::whole),
                        )
                })
}

/// Calls `found` with each value from which one step with `known` makes `target`; see
/// [`any_before`].
#[inline]
pub(super) fn each_before(
    target: Ratio,
    known: Ratio,
    allows: impl Fn(OpKind) -> bool,
    mut found: impl FnMut(Op, Side, Ratio),
) {
    any_before(target, known, allows, |op, side, value| {
        found(op, side, value);
        false
    });
}
