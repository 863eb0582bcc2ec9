//! The note to a reader whose browser keeps nothing, before it matters.

use leptos::prelude::*;

use crate::edge::storage;

/// A line at the top of a page that would keep something: this browser keeps
/// nothing.
#[component]
pub fn NotKept(#[prop(into)] sentence: Signal<String>) -> impl IntoView {
    (!storage::keeps()).then(|| {
        view! { <p class="status refusal not-kept" role="status">{sentence}</p> }
    })
}
