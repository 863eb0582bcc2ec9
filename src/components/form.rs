//! The frame of a form and its status line with the last message. A button asks before it acts.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::components::spoken_text::SpokenText;
use crate::edge::node::{self, AnyNodeRef};
use crate::text::Sentence;

/// A form that the page checks and sends itself.
#[component]
pub fn Form(
    #[prop(into)] id: String,
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
    #[prop(into)] id: String,
    #[prop(into)] is_refusal: Signal<bool>,
    #[prop(into)] sentence: Signal<String>,
) -> impl IntoView {
    view! {
        <p id=id class="status" class:refusal=is_refusal aria-live="polite" aria-atomic="true">
            <SpokenText written=sentence/>
        </p>
    }
}

/// The status line of a form that shows nothing but refusals.
#[component]
pub fn RefusalLine(
    #[prop(into)] id: String,
    #[prop(into)] refusal: Signal<Option<String>>,
) -> impl IntoView {
    view! {
        <StatusLine
            id
            is_refusal=move || refusal.with(Option::is_some)
            sentence=move || refusal.get().unwrap_or_default()
        />
    }
}

/// The message of a form about its last action.
#[derive(Clone)]
enum FormMessage {
    /// The action was refused, for this reason.
    Refused(Sentence),
    /// The action has succeeded, or goes on.
    Said(Sentence),
}

/// The last message of a form, if any. Copies share it.
#[derive(Clone, Copy)]
pub struct LastMessage(RwSignal<Option<FormMessage>>);

impl LastMessage {
    /// Creates the state of a form without a message.
    pub fn none() -> LastMessage {
        LastMessage(RwSignal::new(None))
    }

    /// Shows why an action was refused.
    pub fn refuse(self, why: impl Into<Sentence>) {
        self.show(FormMessage::Refused(why.into()));
    }

    /// Shows that an action has succeeded, or goes on.
    pub fn say(self, sentence: impl Into<Sentence>) {
        self.show(FormMessage::Said(sentence.into()));
    }

    fn show(self, message: FormMessage) {
        // The page may have been left meanwhile.
        self.0.try_set(Some(message));
    }

    /// Removes the message.
    pub fn clear(self) {
        if self.0.with_untracked(Option::is_some) {
            self.0.set(None);
        }
    }

    /// Removes the message if it is a refusal.
    pub fn clear_refusal(self) {
        if untrack(|| self.is_refusal()) {
            self.clear();
        }
    }

    /// Whether the message is a refusal.
    pub fn is_refusal(self) -> bool {
        self.0
            .with(|message| matches!(message, Some(FormMessage::Refused(_))))
    }

    /// The words of the message.
    pub fn sentence(self) -> String {
        match self.0.get() {
            None => String::new(),
            Some(FormMessage::Refused(sentence) | FormMessage::Said(sentence)) => sentence.words(),
        }
    }

    /// The words of the message if it is a refusal.
    pub fn refusal(self) -> Option<String> {
        self.is_refusal().then(|| self.sentence())
    }
}

/// The status line of a form with its last message.
#[component]
pub fn MessageLine(id: &'static str, message: LastMessage) -> impl IntoView {
    view! {
        <StatusLine
            id
            is_refusal=move || message.is_refusal()
            sentence=move || message.sentence()
        />
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
