//! The few values that one step makes, or from which one step makes a value.

use super::flat::Kind;
use super::node::{head_of, tail_of};
use super::op::Op;
use super::ratio::Ratio;
use super::turn::{Turn, joined};

/// The most values that one step makes of two, or that it makes one from.
const MAX_FEW: usize = 7;

/// Up to [`MAX_FEW`] values, without their signs, and a step for each.
#[derive(Clone, Copy)]
pub(super) struct Few {
    /// The first `count` are the values.
    values: [Ratio; MAX_FEW],
    turns: [Turn; MAX_FEW],
    count: usize,
}

impl Few {
    /// No values.
    pub const NONE: Few = Few {
        values: [Ratio::whole(0); MAX_FEW],
        turns: [Turn::behind(Op::Add); MAX_FEW],
        count: 0,
    };

    /// What one step of any operator makes of two values, where the right one
    /// is what is known; with `has_join` by a join too.
    #[inline]
    pub fn made_of(left: Ratio, right: Ratio, has_join: bool) -> Few {
        let mut made = Few::NONE;
        made.push(Some(left.plus(right)), Turn::behind(Op::Add));
        match left.minus(right) {
            Some(gap) => made.push(Some(gap), Turn::behind(Op::Sub)),
            None => made.push(right.minus(left), Turn::before(Op::Sub)),
        }
        made.push(Some(left.times(right)), Turn::behind(Op::Mul));
        made.push(left.over(right), Turn::behind(Op::Div));
        made.push(right.over(left), Turn::before(Op::Div));
        if has_join && let (Some(left), Some(right)) = (left.as_whole(), right.as_whole()) {
            made.push(joined(left, right), Turn::behind(Op::Join));
            made.push(joined(right, left), Turn::before(Op::Join));
        }
        made
    }

    /// From what one step with `known`, of a kind other than `except`, makes
    /// `target`, and by which. Where both are zero that is anything, which is
    /// not among it.
    #[inline]
    pub fn before(target: Ratio, known: Ratio, has_join: bool, except: Option<Kind>) -> Few {
        let mut before = Few::NONE;
        if except != Some(Kind::Sum) {
            before.push(Some(target.plus(known)), Turn::behind(Op::Sub));
            before.push(target.minus(known), Turn::behind(Op::Add));
            // A sum of zero is the same with its signs turned.
            if !target.is_zero() {
                before.push(known.minus(target), Turn::before(Op::Sub));
            }
        }
        if except != Some(Kind::Product) && !known.is_zero() {
            before.push(Some(target.times(known)), Turn::behind(Op::Div));
            before.push(target.over(known), Turn::behind(Op::Mul));
            before.push(known.over(target), Turn::before(Op::Div));
        }
        if has_join
            && except != Some(Kind::Join)
            && let (Some(whole), Some(part)) = (target.as_whole(), known.as_whole())
        {
            let whole_of = |value: Option<u64>| value.map(Ratio::whole);
            before.push(whole_of(head_of(whole, part)), Turn::behind(Op::Join));
            before.push(whole_of(tail_of(whole, part)), Turn::before(Op::Join));
        }
        before
    }

    /// The values.
    #[inline]
    pub fn values(&self) -> &[Ratio] {
        &self.values[..self.count]
    }

    /// The values with the step that each is by.
    #[inline]
    pub fn by_turn(&self) -> impl Iterator<Item = (Turn, Ratio)> {
        self.turns
            .iter()
            .copied()
            .zip(self.values().iter().copied())
    }

    /// The values with the kind of step that each is by.
    #[inline]
    pub fn by_kind(&self) -> impl Iterator<Item = (Kind, Ratio)> {
        self.by_turn()
            .map(|(turn, value)| (Kind::of(turn.op), value))
    }

    /// The same, with 1 below where a value is whole.
    #[inline]
    pub fn plain(mut self) -> Few {
        for value in &mut self.values[..self.count] {
            *value = value.plain();
        }
        self
    }

    #[inline]
    fn push(&mut self, value: Option<Ratio>, turn: Turn) {
        if let Some(value) = value {
            self.values[self.count] = value;
            self.turns[self.count] = turn;
            self.count += 1;
        }
    }
}
