//! The kinds of mistakes, the slips of each kind, and the wrong results to which slips lead.

use serde::{Deserialize, Serialize};

use super::line::Line;
use crate::arith::number::Number;
use crate::arith::op::Op;
use crate::teach::difficulty::Hardness;

/// A kind of mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum MistakeKind {
    /// A mistake with a sign.
    Sign,
    /// A mistake in the order of operations.
    Order,
    /// A mistake in arithmetic with fractions.
    Fraction,
    /// A mistake in a division by a fraction.
    Division,
    /// A mistake in a join.
    Join,
    /// A number is used once more.
    UsedTwice,
}

impl MistakeKind {
    /// All kinds of mistakes.
    pub const ALL: [MistakeKind; 6] = [
        MistakeKind::Sign,
        MistakeKind::Order,
        MistakeKind::Fraction,
        MistakeKind::Division,
        MistakeKind::Join,
        MistakeKind::UsedTwice,
    ];

    /// The name of the kind in links and in messages.
    pub const fn key(self) -> &'static str {
        match self {
            MistakeKind::Sign => "sign",
            MistakeKind::Order => "order",
            MistakeKind::Fraction => "fraction",
            MistakeKind::Division => "division",
            MistakeKind::Join => "join",
            MistakeKind::UsedTwice => "twice",
        }
    }

    /// The level of the easiest lines in which the kind of mistake can be made. Mistakes with signs
    /// need a negative number, and the two kinds with fractions a fraction.
    pub const fn easiest_level(self) -> Hardness {
        match self {
            MistakeKind::Order | MistakeKind::Join | MistakeKind::UsedTwice => Hardness::Easy,
            MistakeKind::Sign => Hardness::Hard,
            MistakeKind::Fraction | MistakeKind::Division => Hardness::VeryHard,
        }
    }

    /// The kind of mistakes with this key, if there is one.
    pub fn of_key(key: &str) -> Option<MistakeKind> {
        MistakeKind::ALL.into_iter().find(|kind| kind.key() == key)
    }
}

/// A slip in one line, by which a mistake is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Slip {
    /// The result has the other sign: `3 − 9 = 6`.
    SignOfResult,
    /// The sign of the first number was overlooked: `−3 + 5 = 8`.
    SignOfFirst,
    /// The sign of the second number was overlooked: `5 − (−3) = 2`.
    SignOfSecond,
    /// The operators were taken from left to right: `2 + 3 × 4 = 20`.
    LeftToRight,
    /// The second operator was taken first, though it does not bind more tightly. An example is
    /// `9 − 4 + 3 = 2`.
    RightToLeft,
    /// Numerators and denominators were taken separately: `1/2 + 1/3 = 2/5`.
    TopsAndBottoms,
    /// A whole number was added to the numerator alone: `3 + 1/2 = 4/2`.
    WholeToTop,
    /// A whole number multiplied numerator and denominator: `3 × 2/5 = 6/15`.
    TopAndBottomTimes,
    /// The fraction after `÷` was not turned over: `4 ÷ 2/3 = 8/3`.
    NotTurnedOver,
    /// The number before `÷` was turned over instead: `4 ÷ 2/3 = 1/6`.
    OtherTurnedOver,
    /// The digits were joined the wrong way round: `1 & 2 = 21`.
    JoinTurned,
    /// A zero was joined to the left: `0 & 7 = 7`.
    JoinOfZero,
    /// A negative number was joined to the right: `3 & (−4) = −34`.
    JoinOfNegative,
    /// A number was used that is used up, or was never there.
    UsedAgain {
        /// The number that was used wrongly.
        number: Number,
    },
}

impl Slip {
    /// The kind of this slip.
    pub const fn kind(self) -> MistakeKind {
        match self {
            Slip::SignOfResult | Slip::SignOfFirst | Slip::SignOfSecond => MistakeKind::Sign,
            Slip::LeftToRight | Slip::RightToLeft => MistakeKind::Order,
            Slip::TopsAndBottoms | Slip::WholeToTop | Slip::TopAndBottomTimes => {
                MistakeKind::Fraction
            }
            Slip::NotTurnedOver | Slip::OtherTurnedOver => MistakeKind::Division,
            Slip::JoinTurned | Slip::JoinOfZero | Slip::JoinOfNegative => MistakeKind::Join,
            Slip::UsedAgain { .. } => MistakeKind::UsedTwice,
        }
    }

    /// The name of the slip in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Slip::SignOfResult => "sign-of-result",
            Slip::SignOfFirst => "sign-of-first",
            Slip::SignOfSecond => "sign-of-second",
            Slip::LeftToRight => "left-to-right",
            Slip::RightToLeft => "right-to-left",
            Slip::TopsAndBottoms => "tops-and-bottoms",
            Slip::WholeToTop => "whole-to-top",
            Slip::TopAndBottomTimes => "top-and-bottom-times",
            Slip::NotTurnedOver => "not-turned-over",
            Slip::OtherTurnedOver => "other-turned-over",
            Slip::JoinTurned => "join-turned",
            Slip::JoinOfZero => "join-of-zero",
            Slip::JoinOfNegative => "join-of-negative",
            Slip::UsedAgain { .. } => "used-again",
        }
    }
}

/// All slips that lead to the written result of `line`.
pub(super) fn slips_in(line: &Line) -> Vec<Slip> {
    let mut slips: Vec<Slip> = match *line.then.as_slice() {
        [(op, second)] => slips(line.first, op, second)
            .into_iter()
            .filter(|(_, value)| *value == line.written)
            .map(|(slip, _)| slip)
            .collect(),
        [_, (next, third)] => slips_of_two(line, next, third),
        _ => Vec::new(),
    };
    if let Some((slip, _)) = slip_of_order(line).filter(|(_, value)| *value == line.written) {
        slips.push(slip);
    }
    slips
}

/// The slip of taking a line's two operators in the wrong order, and the result.
pub(super) fn slip_of_order(line: &Line) -> Option<(Slip, Number)> {
    let value = line.value_in_other_order()?;
    let [(op, _), (next, _)] = *line.then.as_slice() else {
        return None;
    };
    let slip = match next.tightness() > op.tightness() {
        true => Slip::LeftToRight,
        false => Slip::RightToLeft,
    };
    (line.value() != Ok(value)).then_some((slip, value))
}

/// The slips in one of the two steps of a line whose steps are in the right order.
fn slips_of_two(line: &Line, next: Op, third: Number) -> Vec<Slip> {
    let (op, second) = line.then[0];
    let is_second_first = next.tightness() > op.tightness();
    let inner = match is_second_first {
        true => (second, next, third),
        false => (line.first, op, second),
    };
    // The other step, with the result of the first one.
    let outer = |value: Number| match is_second_first {
        true => (line.first, op, value),
        false => (value, next, third),
    };
    let of_inner = slips(inner.0, inner.1, inner.2).into_iter();
    let of_inner = of_inner.filter(|(_, value)| {
        let (left, op, right) = outer(*value);
        op.apply(left, right) == Ok(line.written)
    });
    let made = inner.1.apply(inner.0, inner.2).ok();
    let of_outer = made.map(outer).into_iter().flat_map(|(left, op, right)| {
        let found = slips(left, op, right).into_iter();
        found.filter(|(_, value)| *value == line.written)
    });
    of_inner.chain(of_outer).map(|(slip, _)| slip).collect()
}

/// The wrong results that people might write for `left op right`, each with its slip.
pub(super) fn slips(left: Number, op: Op, right: Number) -> Vec<(Slip, Number)> {
    let right_result = op.apply(left, right).ok();
    let mut found = Vec::new();
    let mut offer = |slip: Slip, value: Option<Number>| {
        if let Some(value) = value.filter(|value| Some(*value) != right_result) {
            found.push((slip, value));
        }
    };
    if op == Op::Join {
        join_slips(left, right, &mut offer);
        return found;
    }
    sign_slips(left, op, right, right_result, &mut offer);
    fraction_slips(left, op, right, &mut offer);
    if op == Op::Div && right.as_whole().is_none() {
        offer(Slip::NotTurnedOver, left.checked_mul(right));
        offer(Slip::OtherTurnedOver, right.checked_div(left));
    }
    found
}

/// A function that receives a slip and its result.
type Offer<'a> = dyn FnMut(Slip, Option<Number>) + 'a;

fn sign_slips(left: Number, op: Op, right: Number, result: Option<Number>, offer: &mut Offer<'_>) {
    let numbers = [Some(left), Some(right), result];
    if !numbers.into_iter().flatten().any(Number::is_negative) {
        return;
    }
    let zero = Number::ZERO;
    offer(
        Slip::SignOfResult,
        result.and_then(|result| zero.checked_sub(result)),
    );
    let unsigned = |number: Number| number.checked_abs().filter(|size| *size != number);
    let result_of = |left: Option<Number>, right: Option<Number>| op.apply(left?, right?).ok();
    offer(Slip::SignOfFirst, result_of(unsigned(left), Some(right)));
    offer(Slip::SignOfSecond, result_of(Some(left), unsigned(right)));
}

fn fraction_slips(left: Number, op: Op, right: Number, offer: &mut Offer<'_>) {
    let has_fraction = left.as_whole().is_none() || right.as_whole().is_none();
    if !has_fraction {
        return;
    }
    let (top, bottom) = (left.numerator(), left.denominator());
    let (other_top, other_bottom) = (right.numerator(), right.denominator());
    match op {
        Op::Add => {
            let tops = top.checked_add(other_top);
            let bottoms = bottom.checked_add(other_bottom);
            offer(Slip::TopsAndBottoms, fraction_of(tops, bottoms));
            // One of the two is whole, so this is the bottom of the other.
            let is_mixed = bottom == 1 || other_bottom == 1;
            let common = is_mixed.then_some(bottom.max(other_bottom));
            offer(Slip::WholeToTop, fraction_of(tops, common));
        }
        Op::Sub => {
            let tops = top.checked_sub(other_top);
            let bottoms = bottom.checked_sub(other_bottom);
            offer(Slip::TopsAndBottoms, fraction_of(tops, bottoms));
            let is_mixed = bottom == 1 || other_bottom == 1;
            let common = is_mixed.then_some(bottom.max(other_bottom));
            offer(Slip::WholeToTop, fraction_of(tops, common));
        }
        Op::Mul => {
            let fraction = match (left.as_whole(), right.as_whole()) {
                (Some(whole), None) if whole != 0 => Some(right),
                (None, Some(whole)) if whole != 0 => Some(left),
                _ => None,
            };
            offer(Slip::TopAndBottomTimes, fraction);
        }
        Op::Div | Op::Join => {}
    }
}

fn fraction_of(top: Option<i64>, bottom: Option<i64>) -> Option<Number> {
    Number::new(top?, bottom?)
}

fn join_slips(left: Number, right: Number, offer: &mut Offer<'_>) {
    let joined = |left: Number, right: Number| Op::Join.apply(left, right).ok();
    offer(Slip::JoinTurned, joined(right, left));
    if left.is_zero() && !right.is_negative() && right.as_whole().is_some() {
        offer(Slip::JoinOfZero, Some(right));
    }
    if right.is_negative() {
        let size = right.checked_abs().and_then(|size| joined(left, size));
        let negative = size.and_then(|size| Number::ZERO.checked_sub(size));
        offer(Slip::JoinOfNegative, negative);
    }
}
