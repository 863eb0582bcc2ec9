//! The problem of a form: the sentence in its status line, and its mark at the field.

use std::any::Any;
use std::marker::PhantomData;
use std::mem::discriminant;
use std::sync::Arc;

use leptos::prelude::*;

use super::Field;
use crate::edge::node::AnyNodeRef;
use crate::edge::{dom, node};
use crate::text::Sentence;

/// A field of a form, by its name in the program. `()` is the field of a form with only one.
/// Variants of an enum that hold an index are boxes in one row, which shows their problem.
pub trait FormField: Copy + PartialEq + Send + Sync + 'static {}

impl<F: Copy + PartialEq + Send + Sync + 'static> FormField for F {}

/// A mistake in one field of a form, with the box of the field.
#[derive(Clone)]
pub struct FieldProblem<F = Field> {
    /// The sentence on the mistake.
    pub sentence: Sentence,
    /// The box of the field that is wrong.
    pub input: AnyNodeRef,
    field: F,
}

impl<F: FormField> FieldProblem<F> {
    /// Creates a mistake in `field`, whose box is `input`.
    pub fn new(field: F, input: AnyNodeRef, mistake: impl Into<Sentence>) -> FieldProblem<F> {
        FieldProblem {
            sentence: mistake.into(),
            input,
            field,
        }
    }

    fn found(self) -> Found {
        Found {
            sentence: self.sentence,
            field: Arc::new(self.field),
        }
    }
}

/// A mistake in a field of any form, so that all forms share the code of its signals.
#[derive(Clone)]
struct Found {
    sentence: Sentence,
    field: Arc<dyn Any + Send + Sync>,
}

/// The problem of a form: the mistake that was found when the form was last sent.
#[derive(Clone, Copy)]
pub struct FormProblem<F: FormField = Field> {
    found: Signal<Option<Found>>,
    /// The mistake that was found when the form was last sent.
    found_when_sent: RwSignal<Option<Found>>,
    /// Whether the problem is shown at its field; no longer after the player corrects the field.
    is_marked: RwSignal<bool>,
    fields: PhantomData<F>,
}

impl<F: FormField> FormProblem<F> {
    /// Creates the problem of a form in which nothing is wrong.
    pub fn none() -> FormProblem<F> {
        let found_when_sent = RwSignal::new(None);
        FormProblem {
            found: found_when_sent.into(),
            found_when_sent,
            is_marked: RwSignal::new(false),
            fields: PhantomData,
        }
    }

    /// Creates the problem of a form that is never sent: `found` is shown as soon as there is one.
    pub fn following(
        found: impl Fn() -> Option<FieldProblem<F>> + Send + Sync + 'static,
    ) -> FormProblem<F> {
        FormProblem {
            found: Signal::derive(move || found().map(FieldProblem::found)),
            found_when_sent: RwSignal::new(None),
            is_marked: RwSignal::new(true),
            fields: PhantomData,
        }
    }

    /// Shows the problem at its field.
    pub fn show(self, problem: FieldProblem<F>) {
        self.found_when_sent.set(Some(problem.found()));
        self.is_marked.set(true);
    }

    /// Shows the problem and moves the player to its field.
    fn lead_to(self, problem: FieldProblem<F>) {
        let input = problem.input;
        self.show(problem);
        // After the sentence is drawn at the field.
        dom::before_paint(move || node::reveal(input));
    }

    /// Reads a form that is sent; leads the player to the field that is wrong.
    pub fn check<T>(
        self,
        read: impl FnOnce() -> Result<T, FieldProblem<F>>,
    ) -> Result<T, FieldProblem<F>> {
        let read = untrack(read);
        match &read {
            Ok(_) => self.clear(),
            Err(problem) => self.lead_to(problem.clone()),
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
        found.map_or(String::new(), |problem| problem.sentence.words())
    }

    /// The sentence for the status line, if there is a problem.
    pub fn refusal(self) -> Option<String> {
        self.is_there().then(|| self.sentence())
    }

    /// The mistake, if it is marked in a field for which `is_here` is true.
    fn marked(self, is_here: impl Fn(&F) -> bool) -> Option<Found> {
        let found = self.found.get().filter(|_| self.is_marked.get())?;
        let field = found.field.downcast_ref();
        field.is_some_and(is_here).then_some(found)
    }

    /// The value of `aria-invalid` of this field.
    pub fn aria_invalid(self, field: F) -> Option<&'static str> {
        let marked = self.marked(|wrong| *wrong == field);
        marked.map(|_| "true")
    }

    /// The sentence at the end of the row of this field.
    pub fn in_row(self, row: F) -> Signal<Option<String>> {
        shared_signal(Arc::new(move || {
            // Of a type that is no enum, such as `()`, the discriminant may be anything.
            let is_in_row = |wrong: &F| *wrong == row || discriminant(wrong) == discriminant(&row);
            let marked = self.marked(is_in_row);
            marked.map(|found| found.sentence.words())
        }))
    }
}

/// The signal of a sentence; not generic, so that all forms share its code.
fn shared_signal(words: Arc<dyn Fn() -> Option<String> + Send + Sync>) -> Signal<Option<String>> {
    Signal::derive(move || words())
}
