//! One unknown step, on what a pair makes and something that is known.

use super::node::shift_of;
use super::op::Op;
use super::pairs::Partners;
use super::residue::{Residue, Value};
use super::turn::Turn;

/// A step on what one of some pairs makes and what is known makes the target: by
/// which step, and on what?
pub(super) struct Equation<'a> {
    pub pairs: Partners,
    pub known: &'a Value,
    pub target: &'a Value,
}

/// The steps of [`Equation::sums`].
pub(super) const SUMS: [Turn; 3] = [
    Turn::behind(Op::Add),
    Turn::behind(Op::Sub),
    Turn::before(Op::Sub),
];

/// The steps of [`Equation::products`].
pub(super) const PRODUCTS: [Turn; 3] = [
    Turn::behind(Op::Mul),
    Turn::behind(Op::Div),
    Turn::before(Op::Div),
];

impl Equation<'_> {
    /// The residues of what makes the target by each of [`SUMS`].
    #[inline]
    pub const fn sums(&self) -> [Residue; 3] {
        let (known, target) = (self.known.residue, self.target.residue);
        [target.minus(known), target.plus(known), known.minus(target)]
    }

    /// The residues of what makes the target by each of [`PRODUCTS`].
    #[inline]
    pub const fn products(&self) -> [Residue; 3] {
        let (known, target) = (self.known.residue, self.target.residue);
        [
            target.times(self.known.inverse),
            target.times(known),
            known.times(self.target.inverse),
        ]
    }

    /// Whether the target can end in the digits of what is known or begin with them;
    /// few do.
    #[inline]
    pub const fn may_have_join(&self) -> bool {
        match (self.known.ratio.parts(), self.target.ratio.parts()) {
            ((known, 1), (target, 1)) => {
                target > known && (target >= 10 * known || (target - known).is_multiple_of(10))
            }
            _ => false,
        }
    }

    /// What makes the target by being joined before what is known, and behind it,
    /// where something may.
    pub fn joins(&self) -> [Option<(Turn, Residue)>; 2] {
        let mut joins = [None; 2];
        let (known, target) = (self.known.ratio, self.target.ratio);
        let ((known, 1), (target, 1)) = (known.parts(), target.parts()) else {
            return joins;
        };
        if target > known && (target - known).is_multiple_of(10) {
            let shift = Residue::of_large(shift_of(known));
            let head = Residue::of_large(target - known).times(shift.inverse());
            joins[0] = Some((Turn::behind(Op::Join), head));
        }
        // What is known moves up until what is left of the target fits behind it.
        let mut shift = 10;
        while known > 0 && shift * known <= target {
            let tail = target - shift * known;
            if tail < shift {
                joins[1] = Some((Turn::before(Op::Join), Residue::of_large(tail)));
                break;
            }
            shift *= 10;
        }
        joins
    }

    /// Whether zero is to be made from zero: then any number will do, multiplied
    /// by it or dividing it.
    #[inline]
    pub const fn is_of_zeros(&self) -> bool {
        self.known.ratio.is_zero() && self.target.ratio.is_zero()
    }
}
