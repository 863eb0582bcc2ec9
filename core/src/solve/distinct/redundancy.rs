//! Decides whether, and why, a solution is left out of the list of different solutions.
//!
//! The idea is our own: for most forms the values show at once that no rule applies; for the others
//! the rules look through the parts. The bound: to find numbers to spare takes one evaluation for
//! each choice of some of six numbers, 62 at most.

use super::canonical::{Canonical, Term};
use crate::arith::number::Number;
use crate::arith::op::{Op, OpKind};
use crate::arith::puzzle::MAX_NUMBERS;

/// Why a solution is not listed: for each there is a plainer solution, except for
/// [`Cancels`](Redundancy::Cancels).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Redundancy {
    /// A step `× 1` that is not the outermost step.
    OneInside,
    /// A step `+ 0` that is not the outermost step.
    ZeroInside,
    /// A pair `+ x − x` (two parts of equal value) that is not the outermost step.
    PairInside,
    /// A pair `× x ÷ x` (two parts of equal value); `× 1 × 1` is one.
    Cancels,
    /// A solution that remains one when some of its numbers are left out.
    NumbersToSpare,
}

impl Redundancy {
    /// Why the solution `canonical` is not listed; `None` for a listed one. A solution uses at
    /// least `fewest` numbers.
    ///
    /// Outermost are first the one step `× 1` and then, within it, the steps `+ 0` and `+ x − x`. A
    /// whole that is just `x − x` or `x ÷ x` is a number like any other.
    pub fn of(canonical: &Canonical, fewest: usize) -> Option<Redundancy> {
        let way = canonical.whole();
        let is_plain = is_plain(way);
        if is_plain && way.numbers() <= fewest + 1 {
            return None;
        }
        let by_value = if is_plain { None } else { outermost_one(way) };
        by_value.or_else(|| {
            let has_spare = has_numbers_to_spare(way, fewest);
            has_spare.then_some(Redundancy::NumbersToSpare)
        })
    }
}

/// Whether no part of the way makes 0 or 1, and no two parts make the same value. It is so in most
/// ways. Such a way can only be redundant by the last rule, and not even by that if a single
/// number may be struck out, see [`has_factor_one`].
fn is_plain(way: Term) -> bool {
    let mut rest = way.values();
    while let Some(value) = rest.next() {
        if value.is_zero() || value == Number::ONE || rest.clone().any(|other| other == value) {
            return false;
        }
    }
    true
}

/// Looks for redundancy in a way in which one step `× 1` may be outermost.
fn outermost_one(way: Term) -> Option<Redundancy> {
    if way.kind() != Some(OpKind::Product) {
        return outermost_sum(way);
    }
    if cancels(way) {
        return Some(Redundancy::Cancels);
    }
    if count_times_one(way) == 0 {
        return redundancy_in_parts(way);
    }
    let one = way.parts().find(|part| part.value() == Number::ONE);
    let mut others = way.parts().filter(|part| part.value() != Number::ONE);
    match (one, others.next(), others.next()) {
        (Some(one), Some(sum), None) if !sum.is_inverse() => {
            redundancy_inside(one).or_else(|| outermost_sum(sum))
        }
        _ => redundancy_in_parts(way),
    }
}

/// Looks for redundancy in a way in which steps `+ 0` and `+ x − x` may be outermost.
fn outermost_sum(way: Term) -> Option<Redundancy> {
    if way.kind() == Some(OpKind::Sum) {
        redundancy_in_parts(way)
    } else {
        redundancy_inside(way)
    }
}

/// The redundancy of `part`, as a part of something else.
fn redundancy_inside(part: Term) -> Option<Redundancy> {
    match part.kind() {
        Some(OpKind::Product) if count_times_one(part) > 0 => Some(Redundancy::OneInside),
        Some(OpKind::Product) if cancels(part) => Some(Redundancy::Cancels),
        Some(OpKind::Sum) if part.parts().any(|part| part.value().is_zero()) => {
            Some(Redundancy::ZeroInside)
        }
        Some(OpKind::Sum) if has_more_than_two(part) && has_pair(part) => {
            Some(Redundancy::PairInside)
        }
        _ => redundancy_in_parts(part),
    }
}

fn redundancy_in_parts(whole: Term) -> Option<Redundancy> {
    whole.parts().find_map(redundancy_inside)
}

fn has_more_than_two(whole: Term) -> bool {
    whole.parts().nth(2).is_some()
}

/// How many steps `× 1` a product has. These are its parts of value 1, except the first number of
/// `1 ÷ 2`.
fn count_times_one(product: Term) -> usize {
    let ones = product
        .parts()
        .filter(|part| part.value() == Number::ONE)
        .count();
    let plain = product.parts().filter(|part| !part.is_inverse()).count();
    if ones == plain {
        ones.saturating_sub(1)
    } else {
        ones
    }
}

/// Whether a product has a pair `× x ÷ x` or `× 1 × 1`, and other parts besides.
fn cancels(product: Term) -> bool {
    has_more_than_two(product) && (count_times_one(product) > 1 || has_pair(product))
}

/// Whether some part and some inverse part have the same value.
fn has_pair(whole: Term) -> bool {
    whole.parts().any(|one| {
        let is_other = |other: &Term| other.is_inverse() != one.is_inverse();
        let mut others = whole.parts().filter(is_other);
        others.any(|other| other.value() == one.value())
    })
}

/// Whether some of the numbers, at least `fewest` and not all, make the same value without the
/// others. More numbers than a puzzle has are not looked at.
fn has_numbers_to_spare(way: Term, fewest: usize) -> bool {
    let numbers = way.numbers();
    if numbers <= fewest || numbers > MAX_NUMBERS {
        return false;
    }
    if numbers == fewest + 1 && way.values().all(|value| !value.is_zero()) {
        return way.values().any(|value| value == Number::ONE) && has_factor_one(way);
    }
    (1..(1_u32 << numbers) - 1)
        .filter(|kept| kept.count_ones() as usize >= fewest)
        .any(|kept| RemainingForm { kept }.value(way) == Some(Some(way.value())))
}

/// Whether a given number 1 in the way multiplies something. If nothing makes 0, no other single
/// number can be struck out: its whole gets another value, and so do all wholes around that.
fn has_factor_one(way: Term) -> bool {
    let is_one = |part: &Term| part.kind().is_none() && part.value() == Number::ONE;
    let plain = way.parts().filter(|part| !part.is_inverse());
    way.kind() == Some(OpKind::Product)
        && plain.clone().any(|part| is_one(&part))
        && plain.count() > 1
        || way.parts().any(has_factor_one)
}

/// The rest of a canonical form when numbers are struck out.
struct RemainingForm {
    /// A bit for each number, from left to right, that says whether the number is kept. The lowest
    /// bit is the present number.
    kept: u32,
}

impl RemainingForm {
    /// The value of the remaining form. It is `None` if a step is refused or has lost its
    /// minuend or dividend, and `Some(None)` if nothing is left.
    fn value(&mut self, way: Term) -> Option<Option<Number>> {
        let Some(kind) = way.kind() else {
            let kept = self.kept & 1 != 0;
            self.kept >>= 1;
            return Some(kept.then(|| way.value()));
        };
        let mut plain = None;
        let mut inverse = None;
        for part in way.parts() {
            let value = self.value(part)?;
            let side = if part.is_inverse() {
                &mut inverse
            } else {
                &mut plain
            };
            *side = step_on_present(kind.op(false), *side, value)?;
        }
        match (plain, inverse) {
            (None, Some(_)) => None,
            (plain, inverse) => step_on_present(kind.op(true), plain, inverse),
        }
    }
}

/// The step on two values, or the only value if one is missing; `None` if the step is
/// refused.
fn step_on_present(op: Op, left: Option<Number>, right: Option<Number>) -> Option<Option<Number>> {
    match (left, right) {
        (Some(left), Some(right)) => op.apply(left, right).ok().map(Some),
        (left, right) => Some(left.or(right)),
    }
}
