//! The few values that one step makes of two, or from which one step makes a
//! value, without their signs.

use super::digits::{head_of, joined, tail_of};
use super::ratio::Ratio;
use crate::arith::op::OpKind;

/// Calls `found` with what one step of any operator makes of two values, and the
/// kind of the step; with `has_join` by a join too.
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

/// Calls `is_enough` with that from which one step with `known`, of a kind other
/// than `except`, makes `target`, until it says so; whether it has. Where both are
/// zero that is anything, which is not among it.
#[inline]
pub(super) fn any_before(
    target: Ratio,
    known: Ratio,
    has_join: bool,
    except: Option<OpKind>,
    mut is_enough: impl FnMut(OpKind, Ratio) -> bool,
) -> bool {
    let mut check = |kind, value: Option<Ratio>| value.is_some_and(|value| is_enough(kind, value));
    except != Some(OpKind::Sum)
        && (check(OpKind::Sum, Some(target.plus(known)))
            || check(OpKind::Sum, target.minus(known))
            // A sum of zero is the same with its signs changed.
            || !target.is_zero() && check(OpKind::Sum, known.minus(target)))
        || except != Some(OpKind::Product)
            && !known.is_zero()
            && (check(OpKind::Product, Some(target.times(known)))
                || check(OpKind::Product, target.over(known))
                || check(OpKind::Product, known.over(target)))
        || has_join
            && except != Some(OpKind::Join)
            && target
                .as_whole()
                .zip(known.as_whole())
                .is_some_and(|(whole, part)| {
                    check(OpKind::Join, head_of(whole, part).map(Ratio::whole))
                        || check(OpKind::Join, tail_of(whole, part).map(Ratio::whole))
                })
}

/// The same, for all of them.
#[inline]
pub(super) fn each_before(
    target: Ratio,
    known: Ratio,
    has_join: bool,
    except: Option<OpKind>,
    mut found: impl FnMut(OpKind, Ratio),
) {
    any_before(target, known, has_join, except, |kind, value| {
        found(kind, value);
        false
    });
}
