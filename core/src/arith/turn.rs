//! A step of which one side is known.

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

    /// What the step makes, `None` where it makes nothing or something negative.
    /// A product of the parts of both must fit.
    pub fn apply(self, other: Ratio, known: Ratio) -> Option<Ratio> {
        let (left, right) = if self.known_first {
            (known, other)
        } else {
            (other, known)
        };
        match self.op {
            Op::Add => Some(left.plus(right)),
            Op::Sub => left.minus(right),
            Op::Mul => Some(left.times(right)),
            Op::Div => left.over(right),
            Op::Join => joined(left.as_whole()?, right.as_whole()?),
        }
    }
}

/// The digits of two whole numbers beside each other.
pub(super) fn joined(head: u64, tail: u64) -> Option<Ratio> {
    (head > 0).then(|| Ratio::whole(head * shift_of(tail) + tail))
}
