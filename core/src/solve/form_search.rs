//! Whether a puzzle has a solution of a form.

use super::form::Form;
use super::reachable::{left_of, right_of};
use super::subset::{Subset, Subsets, size};
use crate::arith::number::Number;
use crate::arith::op::{Op, OpRefusal};
use crate::arith::puzzle::{MAX_NUMBERS, Puzzle};

/// A search for one solution of a form. The last step is taken backwards, and
/// so are the steps before it, down to pairs of numbers: for each value of the
/// smaller side, what must the other side make?
///
/// Each step back is checked by making the step, and none is lost by an
/// overflow, for the reason in [`is_reachable`](crate::solve::reachable::is_reachable).
pub(super) struct FormSearch<'a> {
    puzzle: &'a Puzzle,
    subsets: Subsets,
    /// What each pair of the numbers makes, in either order.
    pairs: [Vec<Number>; 1 << MAX_NUMBERS],
}

/// What a part of the numbers shall make: the subtree of a form that ends in
/// `slot`, by the numbers of `part`.
#[derive(Clone, Copy)]
struct Tree<'a> {
    form: &'a Form,
    slot: usize,
    part: Subset,
}

/// A value of one side of a step.
#[derive(Clone, Copy)]
enum Known {
    Left(Number),
    Right(Number),
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

    /// Whether some step on `left` and `right` can have the value `target`.
    fn last_step_makes(&self, left: Tree, right: Tree, target: Number) -> bool {
        if size(left.part) <= size(right.part) {
            self.any_value(left, &mut |value| {
                self.step_makes(Known::Left(value), right, target)
            })
        } else {
            self.any_value(right, &mut |value| {
                self.step_makes(Known::Right(value), left, target)
            })
        }
    }

    /// Whether some step on a `known` value and on what `other` makes has the
    /// value `target`.
    fn step_makes(&self, known: Known, other: Tree, target: Number) -> bool {
        self.puzzle
            .ops()
            .iter()
            .any(|op| match known.step_back(op, target) {
                Back::None => false,
                Back::To(value) => self.makes(other, value),
                Back::ToAny => self.any_value(other, &mut |_| true),
                Back::ToNonZero => self.any_value(other, &mut |value| !value.is_zero()),
            })
    }

    /// Whether `is_it` of some value that `tree` can have.
    fn any_value(&self, tree: Tree, is_it: &mut dyn FnMut(Number) -> bool) -> bool {
        match size(tree.part) {
            1 => is_it(self.number(tree.part)),
            2 => self.pairs[tree.part].iter().any(|value| is_it(*value)),
            _ => self.sides(tree).any(|(left, right)| {
                self.any_value(left, &mut |left| {
                    self.any_value(right, &mut |right| {
                        self.steps_on(left, right).any(&mut *is_it)
                    })
                })
            }),
        }
    }

    /// The values of all steps on two values.
    fn steps_on(&self, left: Number, right: Number) -> impl Iterator<Item = Number> + use<> {
        let ops = self.puzzle.ops();
        Op::ALL
            .into_iter()
            .filter(move |op| ops.contains(*op))
            .filter_map(move |op| op.apply(left, right).ok())
    }

    /// The number of a part that has only one.
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

/// What the other side of a step must make.
enum Back {
    /// There is no such step.
    None,
    /// This value.
    To(Number),
    /// Any value that it can, for a product is zero by its known side.
    ToAny,
    /// Any divisor that it can, for the same reason.
    ToNonZero,
}

impl Known {
    /// What the other side of a step of `op` must make for it to have the value
    /// `target`.
    fn step_back(self, op: Op, target: Number) -> Back {
        let (Known::Left(known) | Known::Right(known)) = self;
        if known.is_zero() && target.is_zero() {
            match (op, self) {
                (Op::Mul, _) => return Back::ToAny,
                (Op::Div, Known::Left(_)) => return Back::ToNonZero,
                _ => {}
            }
        }
        let other = match (op, self) {
            // Their sides can change places.
            (Op::Add | Op::Mul, _) | (_, Known::Right(_)) => left_of(op, known, target),
            (_, Known::Left(_)) => right_of(op, known, target),
        };
        match other {
            Some(value) if self.step(op, value) == Ok(target) => Back::To(value),
            _ => Back::None,
        }
    }

    /// The value of the step of `op` on this side and an `other`.
    fn step(self, op: Op, other: Number) -> Result<Number, OpRefusal> {
        match self {
            Known::Left(left) => op.apply(left, other),
            Known::Right(right) => op.apply(other, right),
        }
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
