//! What a reader is told before it matters where their browser keeps nothing.

use leptos::prelude::*;

use crate::edge::storage;

/// A line that says so, at the top of a page that would keep something.
#[component]
pub fn NotKept(#[prop(into)] sentence: Signal<String>) -> impl IntoView {
    (!storage::keeps()).then(|| {
        view! { <p class="status refusal not-kept" role="status">{sentence}</p> }
    })
}
