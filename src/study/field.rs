//! What is wrong in a form, and a field for a number that shows it.

use leptos::prelude::*;

use crate::edge::dom;

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

    /// Shows `mistake`, which is in the field named `id`, and leads there.
    pub fn show(self, mistake: E, id: String) {
        self.shown.set(Some(mistake));
        self.is_marked.set(true);
        // When the sentence is at the field.
        dom::before_paint(move || dom::reveal(&format!("#{id}")));
    }
}

/// The line of a form that says what is wrong.
#[component]
pub fn FormStatus(
    id: &'static str,
    #[prop(into)] problem: Signal<Option<String>>,
) -> impl IntoView {
    view! {
        <p id=id class="status" role="status" class:refusal=move || problem.with(Option::is_some)>
            {move || problem.get().unwrap_or_default()}
        </p>
    }
}

/// What is wrong, at the end of the row of the field in which it is.
#[component]
pub fn FieldProblem(#[prop(into)] problem: Signal<Option<String>>) -> impl IntoView {
    move || {
        let problem = problem.get();
        problem.map(|sentence| view! { <span class="problem">{sentence}</span> })
    }
}

/// A field for a whole number, with its label, in a row of its own.
#[component]
pub fn NumberRow(
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    /// What more there is to know of it.
    #[prop(into, optional)]
    help: Option<Signal<String>>,
    value: RwSignal<String>,
    /// What is wrong with it.
    #[prop(into)]
    problem: Signal<Option<String>>,
    /// The line of the form that says it too.
    status: &'static str,
) -> impl IntoView {
    let help = help.map(|help| {
        view! {
            <br/>
            <span class="help">{help}</span>
        }
    });
    view! {
        <p class="row">
            <label for=id>{label} {help}</label>
            <input
                id=id
                class="number"
                inputmode="numeric"
                maxlength="6"
                bind:value=value
                aria-describedby=status
                aria-invalid=move || problem.with(Option::is_some).then_some("true")
            />
            <FieldProblem problem/>
        </p>
    }
}
