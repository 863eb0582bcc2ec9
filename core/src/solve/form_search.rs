//! Decides whether a puzzle has a solution of a form.
//!
//! The idea is our own: the tree of the form is walked from its last step down, and each step is
//! taken backwards from the value that it shall have.
//!
//! The bound: a form splits `n` numbers in at most 2ⁿ ways at each step, and for each split only
//! the values of the smaller side, of at most three numbers, are tried; pairs are computed once.

use super::form::Form;
use super::step_back::{Side, step_back};
use super::subset::{Subset, Subsets, size};
use crate::arith::number::Number;
use crate::arith::op::Op;
use crate::arith::puzzle::{MAX_NUMBERS, Puzzle};

/// A search for one solution of a form. The last step is taken backwards, and
/// so are the steps before it, down to pairs of numbers.
///
/// No step back is lost by an overflow, for the reason in
/// [`is_reachable`](crate::solve::reachable::is_reachable).
pub(super) struct FormSearch<'a> {
    puzzle: &'a Puzzle,
    subsets: Subsets,
    /// The values of each pair of numbers, in either order.
    pairs: [Vec<Number>; 1 << MAX_NUMBERS],
}

/// A subtree of a form, and the numbers that shall fill it.
#[derive(Clone, Copy)]
struct Tree<'a> {
    form: &'a Form,
    slot: usize,
    part: Subset,
}

impl FormSearch<'_> {
    /// A search over the numbers of `puzzle`.
    pub fn new(puzzle: &Puzzle) -> FormSearch<'_> {
        let numbers = puzzle.numbers();
        let mut search = FormSearch {
            puzzle,
            subsets: Subsets::of(numbers),
            pairs: [const { Vec::new() }; 1 << MAX_NUMBERS],
        };
        for right in 0..numbers.len() {
            for left in (0..numbers.len()).filter(|left| *left != right) {
                let (left, right) = (1 << left, 1 << right);
                for value in search.steps_on(search.number(left), search.number(right)) {
                    let pair = &mut search.pairs[left | right];
                    if !pair.contains(&value) {
                        pair.push(value);
                    }
                }
            }
        }
        search
    }

    /// Whether a solution has this form.
    pub fn solves(&self, form: &Form) -> bool {
        let goal = Number::from(self.puzzle.goal());
        let slot = form.leaves() + form.steps().len() - 1;
        let mut parts = self.subsets.of_size(form.leaves());
        parts.any(|part| self.makes(Tree { form, slot, part }, goal))
    }

    /// Whether `tree` can have the value `target`.
    fn makes(&self, tree: Tree, target: Number) -> bool {
        match size(tree.part) {
            1 => self.number(tree.part) == target,
            2 => self.pairs[tree.part].contains(&target),
            _ => self
                .sides(tree)
                .any(|(left, right)| self.last_step_makes(left, right, target)),
        }
    }

    /// Whether a step on `left` and `right` can have the value `target`. For each value of the
    /// smaller side, the value that the other side must have is searched for.
    fn last_step_makes(&self, left: Tree, right: Tree, target: Number) -> bool {
        let (smaller, larger, side) = if size(left.part) <= size(right.part) {
            (left, right, Side::Right)
        } else {
            (right, left, Side::Left)
        };
        self.any_value(smaller, &mut |known| {
            let mut ops = self.puzzle.ops().iter();
            ops.any(|op| self.step_makes(op, known, side, larger, target))
        })
    }

    /// Whether `op` on a `known` value and a value of `other` can have the value `target`. The
    /// value of `other` is on this `side` of `op`.
    fn step_makes(&self, op: Op, known: Number, side: Side, other: Tree, target: Number) -> bool {
        let are_zero = known.is_zero() && target.is_zero();
        match (op, side) {
            // Zero times anything, and zero divided by anything else, is zero.
            (Op::Mul, _) if are_zero => self.any_value(other, &mut |_| true),
            (Op::Div, Side::Right) if are_zero => {
                self.any_value(other, &mut |value| !value.is_zero())
            }
            _ => step_back(op, known, side, target).is_some_and(|value| self.makes(other, value)),
        }
    }

    /// Whether `is_wanted` returns `true` for a value that `tree` can have.
    fn any_value(&self, tree: Tree, is_wanted: &mut dyn FnMut(Number) -> bool) -> bool {
        match size(tree.part) {
            1 => is_wanted(self.number(tree.part)),
            2 => self.pairs[tree.part].iter().any(|value| is_wanted(*value)),
            _ => self.sides(tree).any(|(left, right)| {
                self.any_value(left, &mut |left| {
                    self.any_value(right, &mut |right| {
                        self.steps_on(left, right).any(&mut *is_wanted)
                    })
                })
            }),
        }
    }

    /// The values of all allowed steps on two values.
    fn steps_on(&self, left: Number, right: Number) -> impl Iterator<Item = Number> + use<> {
        let ops = self.puzzle.ops();
        Op::ALL
            .into_iter()
            .filter(move |op| ops.contains(*op))
            .filter_map(move |op| op.apply(left, right).ok())
    }

    /// The number of a part with a single number.
    fn number(&self, part: Subset) -> Number {
        Number::from(self.puzzle.numbers()[part.trailing_zeros() as usize])
    }

    /// The two sides of the last step of `tree`, with every choice of numbers.
    fn sides<'t>(&self, tree: Tree<'t>) -> impl Iterator<Item = (Tree<'t>, Tree<'t>)> + use<'t> {
        let (left, right) = tree.form.steps()[tree.slot - tree.form.leaves()];
        let left_size = leaves_below(tree.form, left);
        let splits = self.subsets.splits(tree.part);
        splits
            .flat_map(|(one, other)| [(one, other), (other, one)])
            .filter(move |(part, _)| size(*part) == left_size)
            .map(move |(left_part, right_part)| {
                let side = |slot, part| Tree { slot, part, ..tree };
                (side(left, left_part), side(right, right_part))
            })
    }
}

/// How many leaves of `form` are in the subtree that ends in `slot`.
fn leaves_below(form: &Form, slot: usize) -> usize {
    match slot.checked_sub(form.leaves()) {
        None => 1,
        Some(step) => {
            let (left, right) = form.steps()[step];
            leaves_below(form, left) + leaves_below(form, right)
        }
    }
}
