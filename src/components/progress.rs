//! The line that says how far a search has come.

use leptos::prelude::*;

use crate::move_tr;

/// How far a search has come, in per cent, as long as it goes on.
#[component]
pub fn Progress(#[prop(into)] percent: Signal<Option<usize>>) -> impl IntoView {
    view! {
        <progress
            max="100"
            aria-label=move_tr!("progress-searching")
            value=move || percent.get().map(|percent| percent.to_string())
            hidden=move || percent.get().is_none()
        ></progress>
    }
}
