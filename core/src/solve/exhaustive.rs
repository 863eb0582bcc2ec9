//! Finds every solution by trying every expression: the oracle of the other searches.
//!
//! The idea is that of the original program: each form with each order of the numbers and every
//! choice of operators. The bound: [`Number`] refuses what does not fit.

use super::form::Form;
use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::op::{Op, OpSet};
use crate::arith::puzzle::{MAX_NUMBERS, Puzzle};

/// A search for every solution, which can stop after any unit of work and go on later. So the
/// caller can do other things meanwhile.
///
/// A unit is one form over one order of numbers, with every choice of
/// operators: at most 5⁵ = 3,125 expressions.
#[derive(Clone, Debug)]
pub struct Search {
    puzzle: Puzzle,
    /// The forms that are not finished, the present one last.
    forms: Vec<Form>,
    /// The orders of numbers for the present form, of which `orders_done` are done.
    orders: Vec<Vec<u32>>,
    orders_done: usize,
    units: usize,
    done: usize,
    tried: u64,
}

impl Search {
    /// A search with nothing done yet.
    pub fn new(puzzle: Puzzle) -> Search {
        let sizes = puzzle.min_used()..=puzzle.numbers().len();
        let units = sizes
            .clone()
            .map(|size| Form::all(size).len() * orders(puzzle.numbers(), size).len())
            .sum();
        Search {
            forms: sizes
                .rev()
                .flat_map(|size| Form::all(size).into_iter().rev())
                .collect(),
            orders: orders(puzzle.numbers(), puzzle.min_used()),
            orders_done: 0,
            units,
            done: 0,
            tried: 0,
            puzzle,
        }
    }

    /// How many units of work there are in all.
    pub const fn units(&self) -> usize {
        self.units
    }

    /// How many units of work are done.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// How many whole expressions were tried so far. One in which a step before the last is refused
    /// is not counted, because it is never completed.
    pub const fn tried(&self) -> u64 {
        self.tried
    }

    /// Does up to `units` more units, calls `found` with each solution, and returns whether the
    /// search has finished. Solutions are ordered by form, those of fewer numbers first, and within
    /// a form by the numbers from left to right and then by the operators; equal numbers lead to no
    /// repeats.
    pub fn advance(&mut self, units: usize, found: &mut dyn FnMut(Form, Expr)) -> bool {
        for _ in 0..units {
            let Some(form) = self.forms.last().copied() else {
                break;
            };
            let mut trial = Trial::new(form, &self.orders[self.orders_done], &self.puzzle);
            trial.steps_from(0, found);
            self.tried += trial.tried;
            self.done += 1;
            self.orders_done += 1;
            if self.orders_done == self.orders.len() {
                self.next_form(form);
            }
        }
        self.forms.is_empty()
    }

    /// Goes on to the form after `form`, whose orders are all done.
    fn next_form(&mut self, form: Form) {
        self.forms.pop();
        self.orders_done = 0;
        if let Some(next) = self.forms.last()
            && next.leaves() != form.leaves()
        {
            self.orders = orders(self.puzzle.numbers(), next.leaves());
        }
    }
}

/// The different orders of `size` of the `numbers`, which are ascending; the
/// orders ascend too. Equal numbers are interchangeable, so each order of
/// *values* is there once.
fn orders(numbers: &[u32], size: usize) -> Vec<Vec<u32>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut orders_here = Vec::new();
    for (at, first) in numbers.iter().enumerate() {
        if at > 0 && numbers[at - 1] == *first {
            continue;
        }
        let mut others = numbers.to_vec();
        others.remove(at);
        for order in orders(&others, size - 1) {
            orders_here.push([&[*first], order.as_slice()].concat());
        }
    }
    orders_here
}

/// The unit of work that is under way: all operators for one form and one order of numbers.
struct Trial {
    form: Form,
    /// The value of every slot that is filled so far: the numbers, and then the results of the
    /// steps.
    values: [Number; MAX_NUMBERS + MAX_NUMBERS - 1],
    /// The operators of the steps so far.
    chosen: [Op; MAX_NUMBERS - 1],
    allowed: OpSet,
    goal: Number,
    tried: u64,
}

impl Trial {
    fn new(form: Form, numbers: &[u32], puzzle: &Puzzle) -> Trial {
        let mut values = [Number::ZERO; MAX_NUMBERS + MAX_NUMBERS - 1];
        for (value, number) in values.iter_mut().zip(numbers) {
            *value = Number::from(*number);
        }
        Trial {
            form,
            values,
            chosen: [Op::Add; MAX_NUMBERS - 1],
            allowed: puzzle.ops(),
            goal: Number::from(puzzle.goal()),
            tried: 0,
        }
    }

    /// Tries every operator for `step` and, if it has a result, for the following steps.
    fn steps_from(&mut self, step: usize, found: &mut dyn FnMut(Form, Expr)) {
        let steps = self.form.leaves() - 1;
        let (left, right) = self.form.steps()[step];
        for op in self.allowed.iter() {
            let result = op.apply(self.values[left], self.values[right]);
            self.chosen[step] = op;
            if step + 1 < steps {
                if let Ok(value) = result {
                    self.values[self.form.leaves() + step] = value;
                    self.steps_from(step + 1, found);
                }
            } else {
                self.tried += 1;
                if result == Ok(self.goal) {
                    found(self.form, self.expr(self.form.leaves() + step));
                }
            }
        }
    }

    /// The expression that makes the value of `slot`.
    fn expr(&self, slot: usize) -> Expr {
        match slot.checked_sub(self.form.leaves()) {
            // The numbers come from a puzzle, so they are whole and small.
            None => Expr::Number(self.values[slot].numerator() as u32),
            Some(step) => {
                let (left, right) = self.form.steps()[step];
                Expr::step(self.expr(left), self.chosen[step], self.expr(right))
            }
        }
    }
}
