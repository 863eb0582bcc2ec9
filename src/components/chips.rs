//! Chips: rows of buttons of which one is pressed.

use leptos::prelude::*;

use crate::edge::node::AnyNodeRef;

/// The row with its [`Chip`]s.
#[component]
pub fn Chips(
    /// The name of the choice, for readers who do not see the row.
    #[prop(into)]
    label: Signal<String>,
    #[prop(into, optional)] hidden: Signal<bool>,
    /// The element with the buttons.
    #[prop(optional)]
    node: AnyNodeRef,
    children: Children,
) -> impl IntoView {
    view! {
        <div class="chips" role="group" aria-label=label hidden=hidden node_ref=node>
            {children()}
        </div>
    }
}

/// A button in a row of [`Chips`].
#[component]
pub fn Chip(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] is_chosen: Signal<bool>,
    #[prop(into)] on_choose: Callback<()>,
    /// The element of the button.
    #[prop(optional)]
    node: AnyNodeRef,
) -> impl IntoView {
    view! {
        <button
            type="button"
            node_ref=node
            aria-pressed=move || is_chosen.get().to_string()
            on:click=move |_| on_choose.run(())
        >
            {label}
        </button>
    }
}
