//! A link in a field, to be copied for others.

use leptos::prelude::*;

use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::{move_tr, tr};

/// A link in a field, the button that copies it, and what came of that.
#[component]
pub fn LinkToCopy(
    field_id: &'static str,
    button_id: &'static str,
    status_id: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] address: Signal<String>,
) -> impl IntoView {
    let field = AnyNodeRef::default();
    let is_copied = RwSignal::new(None);
    Effect::new(move |_| {
        // What was copied is another link by now.
        address.track();
        is_copied.set(None);
    });
    let copy = move |_| {
        node::select(field);
        dom::copy(&address.get_untracked(), move |is_done| {
            is_copied.try_set(Some(is_done));
        });
    };
    let status = move || match is_copied.get() {
        Some(true) => tr!("group-copied"),
        Some(false) => tr!("group-copy-by-hand"),
        None => String::new(),
    };
    view! {
        <p class="row">
            <label for=field_id>{label}</label>
            <input id=field_id readonly node_ref=field prop:value=address/>
            <button type="button" id=button_id on:click=copy>
                {move_tr!("group-copy")}
            </button>
        </p>
        <p id=status_id class="status" role="status">
            {status}
        </p>
    }
}
