//! The drawings of this page.

use leptos::prelude::*;

/// A check mark.
#[component]
pub fn CheckMark() -> impl IntoView {
    view! {
        <svg data-name="yes" class="mark" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12.5l4.5 4.5L19 7"/>
        </svg>
    }
}

/// An arrow that turns back.
#[component]
pub fn UndoArrow() -> impl IntoView {
    view! {
        <svg data-name="undo" class="arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 3L4 8l5 5M4 8h10a6 6 0 0 1 0 12h-2"/>
        </svg>
    }
}

/// An arrow that turns forward again.
#[component]
pub fn RedoArrow() -> impl IntoView {
    view! {
        <svg data-name="redo" class="arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 3l5 5-5 5M20 8H10a6 6 0 0 0 0 12h2"/>
        </svg>
    }
}
