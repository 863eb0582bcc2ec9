//! The problem of a form: the sentence in its status line, and its mark at the field.

use leptos::prelude::*;

use super::{Field, FieldProblem};
use crate::edge::{dom, node};

/// The problem of a form: the mistake that was found when the form was last sent.
#[derive(Clone, Copy)]
pub struct FormProblem {
    found: Signal<Option<FieldProblem>>,
    /// The mistake that was found when the form was last sent.
    found_when_sent: RwSignal<Option<FieldProblem>>,
    /// Whether the problem is shown at its field; no longer after the player corrects the field.
    is_marked: RwSignal<bool>,
}

impl FormProblem {
    /// Creates the problem of a form in which nothing is wrong.
    pub fn none() -> FormProblem {
        let found_when_sent = RwSignal::new(None);
        FormProblem {
            found: found_when_sent.into(),
            found_when_sent,
            is_marked: RwSignal::new(false),
        }
    }

    /// Creates the problem of a form that is never sent: `found` is shown as soon as there is one.
    pub fn following(
        found: impl Fn() -> Option<FieldProblem> + Send + Sync + 'static,
    ) -> FormProblem {
        FormProblem {
            found: Signal::derive(found),
            found_when_sent: RwSignal::new(None),
            is_marked: RwSignal::new(true),
        }
    }

    /// Shows the problem at its field.
    pub fn show(self, problem: FieldProblem) {
        self.found_when_sent.set(Some(problem));
        self.is_marked.set(true);
    }

    /// Shows the problem and moves the player to its field.
    fn lead_to(self, problem: FieldProblem) {
        self.show(problem);
        // After the sentence is drawn at the field.
        dom::before_paint(move || node::reveal(problem.input));
    }

    /// Reads a form that is sent; leads the player to the field that is wrong.
    pub fn check<T>(
        self,
        read: impl FnOnce() -> Result<T, FieldProblem>,
    ) -> Result<T, FieldProblem> {
        let read = untrack(read);
        match &read {
            Ok(_) => self.clear(),
            Err(problem) => self.lead_to(*problem),
        }
        read
    }

    /// Removes the problem until the form is sent again.
    pub fn clear(self) {
        if self.found_when_sent.with_untracked(Option::is_some) {
            self.found_when_sent.set(None);
        }
    }

    /// Unmarks a field that is being corrected; its problem stays in the status line.
    pub fn unmark(self) {
        self.is_marked.set(false);
    }

    /// Whether there is a problem.
    pub fn is_there(self) -> bool {
        self.found.with(Option::is_some)
    }

    /// The sentence for the status line.
    pub fn sentence(self) -> String {
        let found = self.found.get();
        found.map_or(String::new(), |problem| problem.mistake.sentence())
    }

    fn marked(self) -> Option<FieldProblem> {
        self.found.get().filter(|_| self.is_marked.get())
    }

    /// The value of `aria-invalid` of this field.
    pub(super) fn aria_invalid(self, field: Field) -> Option<&'static str> {
        let is_wrong = self.marked().is_some_and(|problem| problem.field == field);
        is_wrong.then_some("true")
    }

    /// The sentence at the end of the row of this field.
    pub fn in_row(self, row: Field) -> Signal<Option<String>> {
        Signal::derive(move || {
            let problem = self.marked()?;
            let is_here = problem.field.shares_row_with(row);
            is_here.then(|| problem.mistake.sentence())
        })
    }
}
