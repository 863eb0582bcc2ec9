//! The drawings on the dice and the buttons.

use leptos::prelude::*;

/// A die with six sides.
#[component]
pub fn D6() -> impl IntoView {
    view! {
        <svg data-name="d6" class="shape" viewBox="0 0 100 100" aria-hidden="true">
            <polygon class="body" points="10,10 90,10 90,90 10,90"/>
            <polygon class="f0" points="17,17 10,10 90,10 83,17"/>
            <polygon class="f3" points="83,17 90,10 90,90 83,83"/>
            <polygon class="f4" points="83,83 90,90 10,90 17,83"/>
            <polygon class="f1" points="17,83 10,90 10,10 17,17"/>
            <polygon class="face" points="17,17 83,17 83,83 17,83"/>
        </svg>
    }
}

/// Back.
#[component]
pub fn UndoArrow() -> impl IntoView {
    view! {
        <svg data-name="undo" class="arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 3L4 8l5 5M4 8h10a6 6 0 0 1 0 12h-2"/>
        </svg>
    }
}

/// Again.
#[component]
pub fn RedoArrow() -> impl IntoView {
    view! {
        <svg data-name="redo" class="arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 3l5 5-5 5M20 8H10a6 6 0 0 0 0 12h2"/>
        </svg>
    }
}

/// It is there.
#[component]
pub fn Tick() -> impl IntoView {
    view! {
        <svg data-name="yes" class="mark" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12.5l4.5 4.5L19 7"/>
        </svg>
    }
}
