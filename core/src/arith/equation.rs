//! Which steps on two values make a third: all operators asked at once.

use super::node::shift_of;
use super::op::Op;
use super::ratio::Ratio;

/// A step on what is known and another value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub op: Op,
    /// Whether what is known stands before the operator.
    pub known_first: bool,
}

impl Turn {
    /// The other value first.
    pub const fn behind(op: Op) -> Turn {
        let known_first = false;
        Turn { op, known_first }
    }

    /// What is known first.
    pub const fn before(op: Op) -> Turn {
        let known_first = true;
        Turn { op, known_first }
    }
}

/// The equation `x ∘ known = target`, for every operator and either order.
///
/// With `x = p/q`, `known = u/w` and `target = r/s` all its products have one
/// part of each fraction, so whoever keeps the product of the three sizes (see
/// [`Quick`](super::quick::Quick)) below 2⁶³ keeps them all; and what does not
/// depend on `x` is multiplied once.
pub(super) struct Equation {
    /// `u s`, `w s`, `r u` and `r w`.
    known_by_below: u64,
    below: u64,
    target_by_known: u64,
    target: u64,
    /// Where a join is allowed, and both values are whole.
    join: Option<Join>,
}

struct Join {
    known: u64,
    /// By what a number is multiplied to stand before what is known.
    shift: u64,
    target: u64,
}

/// Every step, in the order in which [`Equation::turns`] asks.
const TURNS: [Turn; 8] = [
    Turn::behind(Op::Add),
    Turn::behind(Op::Sub),
    Turn::before(Op::Sub),
    Turn::behind(Op::Mul),
    Turn::behind(Op::Div),
    Turn::before(Op::Div),
    Turn::behind(Op::Join),
    Turn::before(Op::Join),
];

impl Equation {
    #[inline]
    pub fn new(known: Ratio, target: Ratio, has_join: bool) -> Equation {
        let (u, w) = known.parts();
        let (r, s) = target.parts();
        let join = (has_join && w == 1 && s == 1 && r > u).then(|| Join {
            known: u,
            shift: shift_of(u),
            target: r,
        });
        Equation {
            known_by_below: u * s,
            below: w * s,
            target_by_known: r * u,
            target: r * w,
            join,
        }
    }

    /// What the equations multiply the parts of `x` by: `u s`, `w s`, `r u` and
    /// `r w`.
    #[inline]
    pub fn products(&self) -> [u64; 4] {
        [
            self.known_by_below,
            self.below,
            self.target_by_known,
            self.target,
        ]
    }

    /// Where a join may make the target, what is known, by what a number is
    /// multiplied to stand before it, and the target.
    #[inline]
    pub fn join(&self) -> Option<[u64; 3]> {
        let join = self.join.as_ref()?;
        Some([join.known, join.shift, join.target])
    }

    /// The steps on `other` and what is known that make the target. A sum of
    /// zero is asked for with one sign only.
    pub fn turns(&self, other: Ratio) -> impl Iterator<Item = Turn> + use<> {
        let (p, q) = other.parts();
        let (left, right, target) = (p * self.below, q * self.known_by_below, q * self.target);
        let [head, tail] = self.joins(p, q);
        let holds = [
            left + right == target,
            left == right + target,
            right == left + target && left != right,
            p * self.known_by_below == target,
            left == q * self.target_by_known && self.known_by_below > 0,
            right == p * self.target && p > 0,
            head,
            tail,
        ];
        let those_that_hold = TURNS.into_iter().zip(holds).filter(|(_, holds)| *holds);
        those_that_hold.map(|(turn, _)| turn)
    }

    /// Whether `p/q` makes the target when it is joined before what is known,
    /// and behind it.
    fn joins(&self, p: u64, q: u64) -> [bool; 2] {
        match &self.join {
            Some(join) if q == 1 && p < join.target => [
                p > 0 && p * join.shift + join.known == join.target,
                join.known > 0 && join.known * shift_of(p) + p == join.target,
            ],
            _ => [false, false],
        }
    }
}
