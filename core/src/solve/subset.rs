//! Subsets of the numbers of a puzzle, and how to split them in two.
//!
//! The idea: a bit for each number, and counting down within a mask meets each of its subsets
//! (Knuth, The Art of Computer Programming 4A, 7.1.3). The bound: 63 subsets of six numbers, each
//! with 31 splits at most; one of several equal numbers represents all.

use std::iter;

/// A subset of the numbers of a puzzle, which ascend: one bit for each.
pub(crate) type Subset = usize;

/// How many numbers a subset has.
pub(crate) const fn size(subset: Subset) -> usize {
    subset.count_ones() as usize
}

/// The subsets of some numbers. Equal numbers are interchangeable: of subsets that differ only in
/// the choice of equal numbers, one is enough.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subsets {
    count: usize,
    /// The numbers that are equal to the number before them.
    twins: Subset,
}

impl Subsets {
    /// The subsets of `numbers`, which ascend.
    pub fn of(numbers: &[u32]) -> Subsets {
        let is_twin = |at: &usize| numbers[*at] == numbers[*at - 1];
        let twins = (1..numbers.len()).filter(is_twin);
        Subsets {
            count: numbers.len(),
            twins: twins.fold(0, |twins, at| twins | 1 << at),
        }
    }

    /// The subsets of this size, each with the first of equal numbers.
    pub fn of_size(self, size: usize) -> impl Iterator<Item = Subset> {
        (1..1 << self.count)
            .filter(move |subset| self::size(*subset) == size && self.late_twins(*subset) == 0)
    }

    /// Every way to split a subset in two, the side with the highest number second. Of equal
    /// numbers, except the highest, the first side has the first.
    pub fn splits(self, subset: Subset) -> impl Iterator<Item = (Subset, Subset)> {
        let others = subset & !(1 << subset.ilog2());
        let twins = self.twins & (others << 1);
        // Counting down, and skipping what is not in the subset, meets each side.
        let next = move |side: &Subset| (*side > 0).then(|| (side - 1) & others);
        iter::successors(Some(others), next)
            .filter(move |side| *side > 0 && twins & side & !(side << 1) == 0)
            .map(move |side| (side, subset ^ side))
    }

    /// Every way to split a subset in two, the side with fewer numbers first.
    pub fn halves(self, subset: Subset) -> impl Iterator<Item = (Subset, Subset)> {
        self.splits(subset).map(|(one, other)| {
            if size(one) <= size(other) {
                (one, other)
            } else {
                (other, one)
            }
        })
    }

    /// The same numbers as `subset`, with the first of equal ones.
    pub fn with_first_twins(self, mut subset: Subset) -> Subset {
        while let late @ 1.. = self.late_twins(subset) {
            let lowest = 1 << late.trailing_zeros();
            subset ^= lowest | lowest >> 1;
        }
        subset
    }

    /// The numbers of the subset that are equal to the number before them. That number is not in
    /// the subset.
    const fn late_twins(self, subset: Subset) -> Subset {
        self.twins & subset & !(subset << 1)
    }
}
