//! Texts that are copied for others, links in a field above all.

use leptos::prelude::*;

use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::share::{self, Shared};
use crate::{move_tr, tr};

/// Whether the text that was to be copied last has been; copies share it.
#[derive(Clone, Copy)]
pub struct Copied(RwSignal<Option<bool>>);

impl Copied {
    /// Nothing was to be copied yet.
    pub fn nothing() -> Copied {
        Copied(RwSignal::new(None))
    }

    /// Whether it has been; `None`: no text was to be copied.
    pub fn get(self) -> Option<bool> {
        self.0.get()
    }

    /// Copies `text`.
    pub fn copy(self, text: &str) {
        dom::copy(text, move |is_done| {
            // The page may have been left since.
            self.0.try_set(Some(is_done));
        });
    }
}

/// The sentence on a link in a field that was to be copied.
pub fn link_copied(is_done: bool) -> String {
    match is_done {
        true => tr!("common-copied"),
        false => tr!("fields-link-selected"),
    }
}

/// A link in a field, and the buttons that copy it and, where the device can, share it.
#[component]
pub fn LinkRow(
    field_id: &'static str,
    button_id: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] address: Signal<String>,
    /// Takes whether it could be copied.
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
    let hand_on = move |_| {
        share::share_link(&address.get_untracked(), move |what| {
            if what == Shared::NotAtAll {
                node::select(field);
            }
            if what != Shared::Sheet {
                on_copied.try_run(what == Shared::Copied);
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
                on:click=hand_on
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
    // The link that was copied, and whether it could be: for another link that is out of date.
    let copied = RwSignal::new(None);
    let note = move |is_done| copied.set(Some((address.get_untracked(), is_done)));
    let status = move || match copied.get() {
        Some((copied, is_done)) if copied == address.get() => link_copied(is_done),
        _ => String::new(),
    };
    view! {
        <LinkRow field_id button_id label address on_copied=note/>
        <p id=status_id class="status" role="status">
            {status}
        </p>
    }
}
