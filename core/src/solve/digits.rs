//! Joins of whole numbers, forwards and backwards.

use super::ratio::Ratio;

/// By what a number is multiplied so that `tail` has room after it: 10 to the
/// number of its digits.
pub(super) const fn shift_of(tail: u64) -> u64 {
    let mut shift = 10;
    while shift <= tail {
        shift *= 10;
    }
    shift
}

/// The digits of two whole numbers beside each other.
pub(super) fn joined(head: u64, tail: u64) -> Option<Ratio> {
    (head > 0).then(|| Ratio::whole(head * shift_of(tail) + tail))
}

/// What makes `whole` when it is joined before `tail`.
pub(super) const fn head_of(whole: u64, tail: u64) -> Option<u64> {
    let shift = shift_of(tail);
    if whole > tail && (whole - tail).is_multiple_of(shift) {
        Some((whole - tail) / shift)
    } else {
        None
    }
}

/// What makes `whole` when it is joined after `head`.
pub(super) const fn tail_of(whole: u64, head: u64) -> Option<u64> {
    let mut shift = 10;
    while head > 0 && whole / shift > head {
        shift *= 10;
    }
    let tail = whole % shift;
    if head > 0 && whole / shift == head && shift_of(tail) == shift {
        Some(tail)
    } else {
        None
    }
}
