//! Joins of whole numbers, forwards and backwards.
//!
//! The idea is our own: a join is a sum of shifted digits, so a power of ten with room for the tail
//! undoes it. The bound: as many powers are tried as the number has digits, and the caller keeps
//! joined numbers within 64 bits.

use super::ratio::Ratio;

/// The power of ten that leaves room for the digits of `tail`: 10 to their number.
pub(super) const fn shift_of(tail: u64) -> u64 {
    let mut shift = 10;
    while shift <= tail {
        shift *= 10;
    }
    shift
}

/// Joins the digits of two whole numbers; `None` if the first one is 0.
pub(super) fn joined(head: u64, tail: u64) -> Option<Ratio> {
    (head > 0).then(|| Ratio::whole(head * shift_of(tail) + tail))
}

// Few joins can be undone, so the slow division by a shift comes last.

/// The number that makes `whole` when it is joined before `tail`, if there is one.
#[inline]
pub(super) fn head_of(whole: u64, tail: u64) -> Option<u64> {
    if whole <= tail || !(whole - tail).is_multiple_of(10) {
        return None;
    }
    let (rest, shift) = (whole - tail, shift_of(tail));
    rest.is_multiple_of(shift).then(|| rest / shift)
}

/// The number that makes `whole` when it is joined after `head`, if there is one.
#[inline]
pub(super) fn tail_of(whole: u64, head: u64) -> Option<u64> {
    let mut shift = 10;
    while head > 0 && head * shift <= whole {
        let tail = whole - head * shift;
        if tail < shift {
            return (shift_of(tail) == shift).then_some(tail);
        }
        shift *= 10;
    }
    None
}
