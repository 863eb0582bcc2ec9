//! The progress bar of a search.

use leptos::prelude::*;

use crate::move_tr;

/// A bar that shows the `percent` of a search that are done, hidden while there is no search.
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
