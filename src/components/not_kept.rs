//! The note to a reader whose browser stores nothing, before anything is lost.

use leptos::prelude::*;

use crate::edge::storage;

/// The line at the top of a page whose results would be stored, shown if the browser stores
/// nothing.
#[component]
pub fn NotKept(#[prop(into)] sentence: Signal<String>) -> impl IntoView {
    (!storage::keeps()).then(|| {
        view! { <p class="status refusal not-kept" role="status">{sentence}</p> }
    })
}
