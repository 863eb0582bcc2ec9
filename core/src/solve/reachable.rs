//! Decides whether a goal can be made at all, with any operators.
//!
//! The idea: dynamic programming over subsets (Held and Karp, 1962), and the last steps backwards
//! from the goal. The bound: 2ⁿ sets of values for `n` numbers, each computed once; of six numbers
//! no more than four are combined.

use super::step_back::{Side, step_back};
use super::subset::{Subset, Subsets, size};
use super::value_set::ValueSet;
use crate::arith::number::Number;
use crate::arith::op::{Op, OpSet};
use crate::arith::puzzle::{MAX_NUMBERS, Puzzle};

/// Whether an expression over enough of the numbers of `puzzle` makes its goal.
///
/// The values of every small part of the numbers are computed once, from those of its halves. For a
/// larger part the last step is taken backwards: for each value of the smaller half, what must the
/// other half make? So with six numbers no more than four are combined forwards, and at most two
/// steps are taken backwards.
///
/// It agrees with trying everything, refused steps included: the values that can be made from a
/// value do not depend on how it was made, and each step back is checked by making the step. Nor
/// does an overflow lose a step back: a goal is below 10³, and each number taken from it multiplies
/// the larger part of the fraction by less than 2 × 10³. At most four are taken before a value is
/// looked up, so all values stay below 2 × 10¹⁶.
pub(super) fn is_reachable(puzzle: &Puzzle) -> bool {
    let numbers = puzzle.numbers();
    let mut reach = Reach::new(numbers, puzzle.ops());
    let goal = Number::from(puzzle.goal());
    // The smallest parts come first: most puzzles are solved there.
    (puzzle.min_used()..=numbers.len()).any(|size| {
        let mut parts = reach.subsets.of_size(size);
        parts.any(|part| reach.makes(part, goal))
    })
}

/// Calls `found` at least once with every value of an expression over enough of the numbers of
/// `puzzle`. Five numbers have so many values that asking for each goal is faster.
pub(super) fn each_value(puzzle: &Puzzle, found: &mut impl FnMut(Number)) {
    let numbers = puzzle.numbers();
    let mut reach = Reach::new(numbers, puzzle.ops());
    for part in 1_usize..1 << numbers.len() {
        if size(part) >= puzzle.min_used() {
            reach.compute_values(part);
            reach.values[part]
                .list()
                .iter()
                .copied()
                .for_each(&mut *found);
        }
    }
}

struct Reach {
    ops: OpSet,
    subsets: Subsets,
    /// The most numbers of a part whose values are computed.
    max_combined: usize,
    /// The values of each part, once they are computed.
    values: [ValueSet; 1 << MAX_NUMBERS],
}

impl Reach {
    fn new(numbers: &[u32], ops: OpSet) -> Reach {
        let mut values = [const { ValueSet::new() }; 1 << MAX_NUMBERS];
        for (at, number) in numbers.iter().enumerate() {
            values[1 << at].insert(Number::from(*number));
        }
        Reach {
            ops,
            subsets: Subsets::of(numbers),
            max_combined: numbers.len().saturating_sub(2).max(2),
            values,
        }
    }

    /// Whether all the numbers of `part` together make `target`.
    fn makes(&mut self, part: Subset, target: Number) -> bool {
        if size(part) <= self.max_combined {
            self.compute_values(part);
            return self.values[part].contains(target);
        }
        self.subsets.halves(part).any(|(smaller, larger)| {
            self.compute_values(smaller);
            (0..self.values[smaller].list().len())
                .any(|at| self.is_step_from(target, self.values[smaller].list()[at], larger))
        })
    }

    /// Whether a step on `known` and a value that `larger` makes has the result `target`.
    fn is_step_from(&mut self, target: Number, known: Number, larger: Subset) -> bool {
        if known.is_zero() && target.is_zero() && self.can_keep_zero(larger) {
            return true;
        }
        self.ops.iter().any(|op| {
            let sides = match op {
                // The order of their sides makes no difference.
                Op::Add | Op::Mul => &[Side::Left][..],
                _ => &[Side::Left, Side::Right],
            };
            sides.iter().any(|side| {
                let other = step_back(op, known, *side, target);
                other.is_some_and(|other| self.makes(larger, other))
            })
        })
    }

    /// Whether `0 × x` or `0 ÷ x` can be made with some `x` from `larger`. A product always can. A
    /// divisor must not be 0, so one of its numbers is not 0; and a number 0 in it has to be added,
    /// subtracted or joined.
    fn can_keep_zero(&self, larger: Subset) -> bool {
        let is_zero = |at: &usize| self.values[1 << at].contains(Number::ZERO);
        let numbers = (0..MAX_NUMBERS).filter(|at| larger & (1 << at) != 0);
        let zeros = numbers.filter(is_zero).count() as u32;
        let has = |op| self.ops.contains(op);
        let absorbs = has(Op::Add) || has(Op::Sub) || has(Op::Join);
        has(Op::Mul) || has(Op::Div) && (zeros == 0 || absorbs && zeros < larger.count_ones())
    }

    /// Computes the values of `part`, unless they are known.
    fn compute_values(&mut self, part: Subset) {
        if !self.values[part].list().is_empty() {
            return;
        }
        let mut made = ValueSet::new();
        for (smaller, larger) in self.subsets.halves(part) {
            self.compute_values(smaller);
            self.compute_values(larger);
            for left in self.values[smaller].list() {
                for right in self.values[larger].list() {
                    for op in self.ops.iter() {
                        for (left, right) in [(*left, *right), (*right, *left)] {
                            if let Ok(value) = op.apply(left, right) {
                                made.insert(value);
                            }
                        }
                    }
                }
            }
        }
        self.values[part] = made;
    }
}
