//! The frame of all kinds of items. It has sentences on an item's end, and buttons to end it or go
//! on.

use leptos::prelude::*;
use score_core::assignment::{ItemEnd, Response};

use super::visit::Visit;
use crate::{move_tr, tr};

/// The sentence on how an item has ended and counts.
pub fn worth(end: ItemEnd, is_hinted: bool) -> String {
    let end = match (end, is_hinted) {
        (ItemEnd::Right, false) => "right",
        (ItemEnd::Right, true) => "with-help",
        (ItemEnd::Wrong, _) => "wrong",
        (ItemEnd::Shown, _) => "shown",
        (ItemEnd::GaveUp, _) => "given-up",
    };
    tr!("homework-worth", end = end)
}

/// The sentence on an item that was neither solved nor shown. It was wrong, given up, or the time
/// ran out.
pub fn verdict(visit: Visit, index: usize) -> Option<String> {
    match visit.end_of(index) {
        Some(ItemEnd::Right | ItemEnd::Shown) => None,
        Some(ItemEnd::Wrong) => Some(tr!("homework-verdict-wrong")),
        Some(ItemEnd::GaveUp) => Some(tr!("homework-verdict-given-up")),
        None if !visit.is_open(index) => Some(tr!("homework-time-over")),
        None => None,
    }
}

/// The button that shows the solution of an item, if the assignment allows solutions.
#[component]
pub fn ShowSolution(visit: Visit, index: usize) -> impl IntoView {
    visit.assignment().has_solutions.then(|| {
        view! {
            <button
                type="button"
                id="homework-show"
                aria-keyshortcuts="L"
                data-costs=index.to_string()
                on:click=move |_| visit.respond(index, &Response::Shown)
            >
                {move_tr!("mistake-show")}
            </button>
        }
    })
}

/// The button with which a pupil gives an item up, if the assignment shows no solutions.
#[component]
pub fn GiveUp(visit: Visit, index: usize) -> impl IntoView {
    (!visit.assignment().has_solutions).then(|| {
        view! {
            <button
                type="button"
                id="homework-give-up"
                data-costs=index.to_string()
                on:click=move |_| visit.respond(index, &Response::GaveUp)
            >
                {move_tr!("homework-give-up")}
            </button>
        }
    })
}

/// The button to the next item, or after the last item to the result.
#[component]
pub fn Next(visit: Visit) -> impl IntoView {
    let label = move || match visit.with(|attempt| attempt.is_over()) {
        true => tr!("homework-to-result"),
        false => tr!("homework-next"),
    };
    view! {
        <button
            type="button"
            id="homework-next"
            class="primary"
            aria-keyshortcuts="R"
            node_ref=visit.next
            on:click=move |_| visit.go_on()
        >
            {label}
        </button>
    }
}
