//! The frame of a form, its status line, and a button that asks before it acts.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::components::spoken_text::SpokenText;
use crate::edge::node::{self, AnyNodeRef};

/// A form that the page checks and sends itself.
#[component]
pub fn Form(
    id: &'static str,
    #[prop(optional)] class: &'static str,
    #[prop(into, optional)] hidden: Signal<bool>,
    #[prop(into)] on_submit: Callback<()>,
    children: Children,
) -> impl IntoView {
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        on_submit.run(());
    };
    view! {
        <form id=id class=class novalidate hidden=hidden on:submit=submit>
            {children()}
        </form>
    }
}

/// The line with the problem or the result of a form, which is read aloud when it changes.
#[component]
pub fn StatusLine(
    id: &'static str,
    #[prop(into)] is_refusal: Signal<bool>,
    #[prop(into)] sentence: Signal<String>,
) -> impl IntoView {
    view! {
        <p id=id class="status" class:refusal=is_refusal aria-live="polite" aria-atomic="true">
            <SpokenText written=sentence/>
        </p>
    }
}

/// An action that cannot be undone, and so takes a second press.
#[component]
pub fn Confirm(
    #[prop(optional)] id: Option<&'static str>,
    #[prop(into)] summary: Signal<String>,
    #[prop(into)] question: Signal<String>,
    button_id: &'static str,
    #[prop(into)] yes: Signal<String>,
    #[prop(into)] on_yes: Callback<()>,
) -> impl IntoView {
    let node = AnyNodeRef::default();
    view! {
        <details id=id node_ref=node on:toggle=move |_| node::bring_into_view(node)>
            <summary>{summary}</summary>
            <p>{question}</p>
            <p class="actions">
                <button type="button" id=button_id data-costs="" on:click=move |_| on_yes.run(())>
                    {yes}
                </button>
            </p>
        </details>
    }
}
