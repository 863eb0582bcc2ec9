//! The few values that one step makes, or from which one step makes a value.

use super::flat::Kind;
use super::node::{head_of, shift_of, tail_of};
use super::ratio::Ratio;

/// The most values that one step makes of two, or that it makes one from.
const MAX_FEW: usize = 7;

/// Up to [`MAX_FEW`] values, without their signs.
#[derive(Clone, Copy)]
pub(super) struct Few {
    /// The first `count` are the values.
    values: [Ratio; MAX_FEW],
    count: usize,
    /// How many of them are by a sum; those by a product end at `products`, and
    /// the others are by a join.
    sums: usize,
    products: usize,
}

impl Few {
    /// No values.
    pub const NONE: Few = Few {
        values: [Ratio::whole(0); MAX_FEW],
        count: 0,
        sums: 0,
        products: 0,
    };

    /// What one step of any operator makes of two values; with `has_join` by a
    /// join too.
    #[inline]
    pub fn made_of(left: Ratio, right: Ratio, has_join: bool) -> Few {
        let mut made = Few::NONE;
        made.push(Some(left.plus(right)));
        made.push(gap(left, right));
        made.sums = made.count;
        made.push(Some(left.times(right)));
        made.push(left.over(right));
        made.push(right.over(left));
        made.products = made.count;
        if has_join && let (Some(left), Some(right)) = (left.as_whole(), right.as_whole()) {
            made.push(joined(left, right));
            made.push(joined(right, left));
        }
        made
    }

    /// From what one step with `known`, of a kind other than `except`, makes
    /// `target`. Where both are zero that is anything, which is not among it.
    #[inline]
    pub fn before(target: Ratio, known: Ratio, has_join: bool, except: Option<Kind>) -> Few {
        let mut before = Few::NONE;
        if except != Some(Kind::Sum) {
            before.push(Some(target.plus(known)));
            before.push(gap(target, known));
        }
        before.sums = before.count;
        if except != Some(Kind::Product) && !known.is_zero() {
            before.push(Some(target.times(known)));
            before.push(target.over(known));
            before.push(known.over(target));
        }
        before.products = before.count;
        if has_join
            && except != Some(Kind::Join)
            && let (Some(whole), Some(part)) = (target.as_whole(), known.as_whole())
        {
            before.push(head_of(whole, part).map(Ratio::whole));
            before.push(tail_of(whole, part).map(Ratio::whole));
        }
        before
    }

    /// The values.
    #[inline]
    pub fn values(&self) -> &[Ratio] {
        &self.values[..self.count]
    }

    /// The values with the kind of step that each is by.
    #[inline]
    pub fn by_kind(&self) -> impl Iterator<Item = (Kind, Ratio)> {
        self.values().iter().enumerate().map(|(at, value)| {
            let kind = if at < self.sums {
                Kind::Sum
            } else if at < self.products {
                Kind::Product
            } else {
                Kind::Join
            };
            (kind, *value)
        })
    }

    /// Whether `value` is among them.
    #[inline]
    pub fn contains(&self, value: Ratio) -> bool {
        self.values().iter().any(|other| other.equals(value))
    }

    /// Whether a value is among these and among the `others`.
    #[inline]
    pub fn meets(&self, others: &Few) -> bool {
        self.values().iter().any(|value| others.contains(*value))
    }

    #[inline]
    fn push(&mut self, value: Option<Ratio>) {
        if let Some(value) = value {
            self.values[self.count] = value;
            self.count += 1;
        }
    }
}

/// The larger of two values less the smaller.
#[inline]
fn gap(left: Ratio, right: Ratio) -> Option<Ratio> {
    left.minus(right).or_else(|| right.minus(left))
}

fn joined(head: u64, tail: u64) -> Option<Ratio> {
    (head > 0).then(|| Ratio::whole(head * shift_of(tail) + tail))
}
