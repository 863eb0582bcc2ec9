//! Which steps the backward search and its tables may take.
//!
//! The idea: the rule is a type, so that a search by the rule of the product asks for nothing.
//! The bound: that of the search.

use crate::arith::op::OpKind;
use crate::solve::ratio::Ratio;

/// Which steps may be taken.
pub(in crate::solve) trait Rule {
    /// Whether a whole of `kind` may have this `value` on one of its sides, which is a part of
    /// the whole where it `is_part`.
    fn may_be_in(kind: OpKind, value: Ratio, is_part: bool) -> bool;

    /// Whether a step of `kind` that has the `known` value on one side may make `target`.
    fn may_make(kind: OpKind, known: Ratio, target: Ratio) -> bool;

    /// Whether this value may be the other side of a step, as a whole of its own.
    fn may_be_whole(value: Ratio) -> bool;
}

/// Every step of the puzzle's operators.
pub(in crate::solve) struct AnyStep;

impl Rule for AnyStep {
    fn may_be_in(_: OpKind, _: Ratio, _: bool) -> bool {
        true
    }

    fn may_make(_: OpKind, _: Ratio, _: Ratio) -> bool {
        true
    }

    fn may_be_whole(_: Ratio) -> bool {
        true
    }
}
