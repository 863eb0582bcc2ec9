//! The set of the forms of expressions that solve a puzzle.
//!
//! The idea: a bit for each form, and one search for each form that ends at the first solution. The
//! bound: 64 forms, each with the work of a `FormSearch`. The forms are those of the original
//! program, continued to six numbers.

use crate::arith::puzzle::{Puzzle, fewest_used};
use crate::solve::form::Form;
use crate::solve::form_search::FormSearch;

/// A set of forms, by their indices in [`forms_among`] the numbers of a puzzle. Two to six leaves
/// have 64 forms together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FormSet(u64);

/// The forms that solutions of a puzzle with this many `numbers` can have, those of fewer numbers
/// first. Four numbers that need not all be used have the seven forms of Score.
pub fn forms_among(numbers: usize, all_numbers: bool) -> Vec<Form> {
    let sizes = fewest_used(numbers, all_numbers)..=numbers;
    sizes.flat_map(Form::all).collect()
}

impl FormSet {
    /// No form.
    pub const NONE: FormSet = FormSet(0);

    /// The forms of the solutions of `puzzle`, found by a search for one solution of each form.
    pub fn solving(puzzle: &Puzzle) -> FormSet {
        let search = FormSearch::new(puzzle);
        let forms = forms_among(puzzle.numbers().len(), puzzle.all_numbers());
        let forms = forms.into_iter().enumerate();
        forms
            .filter(|(_, form)| search.solves(form))
            .map(|(at, _)| at)
            .collect()
    }

    /// Whether the form at this index is in the set.
    pub const fn contains(self, at: usize) -> bool {
        at < u64::BITS as usize && self.0 >> at & 1 != 0
    }

    /// How many forms are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no form.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The indices of the forms, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..u64::BITS as usize).filter(move |at| self.contains(*at))
    }
}

impl FromIterator<usize> for FormSet {
    fn from_iter<I: IntoIterator<Item = usize>>(indices: I) -> FormSet {
        FormSet(indices.into_iter().fold(0, |set, at| set | 1 << at))
    }
}
