//! Texts that are copied for others, links in a field above all.

use leptos::prelude::*;

use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::share::{self, Shared};
use crate::{move_tr, tr};

/// The outcome of the last copy to the clipboard, as a signal.
#[derive(Clone, Copy)]
pub struct Copied(RwSignal<Option<bool>>);

impl Copied {
    /// Creates the outcome before a text is copied.
    pub fn nothing() -> Copied {
        Copied(RwSignal::new(None))
    }

    /// Whether the last copy succeeded; `None` before the first.
    pub fn get(self) -> Option<bool> {
        self.0.get()
    }

    /// Copies `text`.
    pub fn copy(self, text: &str) {
        dom::copy(text, move |is_done| {
            // The reader may have left the page since.
            self.0.try_set(Some(is_done));
        });
    }
}

/// The sentence after a copy of a link: it is copied, or selected in its field.
pub fn link_copied(is_done: bool) -> String {
    match is_done {
        true => tr!("common-copied"),
        false => tr!("fields-link-selected"),
    }
}

/// A link in a field, and the buttons that copy it and, if the device can, share it.
#[component]
pub fn LinkRow(
    field_id: &'static str,
    button_id: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] address: Signal<String>,
    /// Takes whether the link was copied.
    #[prop(into)]
    on_copied: Callback<bool>,
) -> impl IntoView {
    let field = AnyNodeRef::default();
    let copy = move |_| {
        node::select(field);
        dom::copy(&address.get_untracked(), move |is_done| {
            on_copied.try_run(is_done);
        });
    };
    let share_link = move |_| {
        share::share_link(&address.get_untracked(), move |result| {
            if result == Shared::NotAtAll {
                node::select(field);
            }
            if result != Shared::Sheet {
                on_copied.try_run(result == Shared::Copied);
            }
        });
    };
    view! {
        <p class="row">
            <label for=field_id>{label}</label>
            <input id=field_id readonly node_ref=field prop:value=address/>
            <button type="button" id=button_id on:click=copy>
                {move_tr!("fields-copy")}
            </button>
            <button
                type="button"
                hidden=!share::has_sheet()
                on:click=share_link
            >
                {move_tr!("fields-share")}
            </button>
        </p>
    }
}

/// A link in a field with its buttons, and the result of copying it.
#[component]
pub fn LinkToCopy(
    field_id: &'static str,
    button_id: &'static str,
    status_id: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] address: Signal<String>,
) -> impl IntoView {
    // The link of the last copy, and whether it succeeded: for another link the note is out of
    // date.
    let copied = RwSignal::new(None);
    let remember_copy = move |is_done| copied.set(Some((address.get_untracked(), is_done)));
    let status = move || match copied.get() {
        Some((copied, is_done)) if copied == address.get() => link_copied(is_done),
        _ => String::new(),
    };
    view! {
        <LinkRow field_id button_id label address on_copied=remember_copy/>
        <p id=status_id class="status" role="status">
            {status}
        </p>
    }
}
