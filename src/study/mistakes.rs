//! What is wrong in a form.

use leptos::prelude::*;

use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};

/// A mistake `E` in a form, from the attempt to send it until that is done again.
pub struct Mistakes<E> {
    /// What the status line says.
    shown: RwSignal<Option<E>>,
    /// Whether the field is still marked: it is not any longer when the player writes.
    is_marked: RwSignal<bool>,
}

impl<E> Clone for Mistakes<E> {
    fn clone(&self) -> Mistakes<E> {
        *self
    }
}

impl<E> Copy for Mistakes<E> {}

impl<E: Clone + Send + Sync + 'static> Mistakes<E> {
    /// None.
    pub fn none() -> Mistakes<E> {
        Mistakes {
            shown: RwSignal::new(None),
            is_marked: RwSignal::new(false),
        }
    }

    /// The mistake of the last attempt.
    pub fn shown(self) -> Option<E> {
        self.shown.get()
    }

    /// The same, as long as its field is marked.
    pub fn marked(self) -> Option<E> {
        self.shown.get().filter(|_| self.is_marked.get())
    }

    /// Nothing is wrong any more.
    pub fn clear(self) {
        self.shown.set(None);
        self.is_marked.set(false);
    }

    /// Unmarks the field.
    pub fn unmark(self) {
        self.is_marked.set(false);
    }

    /// Shows `mistake`, which is in the field of the box `input`, and leads there.
    pub fn show(self, mistake: E, input: AnyNodeRef) {
        self.shown.set(Some(mistake));
        self.is_marked.set(true);
        // When the sentence is at the field.
        dom::before_paint(move || node::reveal(input));
    }
}
