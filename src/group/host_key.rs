//! The host key: any browser that has it hosts the table. Only the table's maker makes and sees it.

use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::host_key::HostKey;
use score_core::link::Link;

use crate::components::link_to_copy::LinkToCopy;
use crate::components::qr::Qr;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{dom, file, for_others, printing};
use crate::group::connection::{Connection, KnownHostKey};
use crate::group::relay_table::RelayTable;
use crate::group::side_panels::SidePanels;
use crate::{move_tr, text, tr};

/// The section of the invitation panel that makes and shows the host key; hidden on a wall.
#[component]
pub fn HostKeyPart(
    #[prop(into)] is_wall: Signal<bool>,
    /// The link by which other players come to the table.
    #[prop(into)]
    link: Signal<Option<Link>>,
) -> impl IntoView {
    let connection = Connection::here();
    let is_maker = Memo::new(move |_| connection.with(RelayTable::is_maker));
    let key = move || connection.host_key.get().shown();
    // A new key makes the previous one invalid, which may be on paper, so it takes a second press.
    let asks_to_replace = RwSignal::new(false);
    let has_key = move || connection.host_key.get().is_made();
    let make_key = move || {
        asks_to_replace.set(false);
        connection.request(Request::MakeHostKey);
    };
    let press = move |_| match connection.host_key.get_untracked().is_made() {
        true => asks_to_replace.set(true),
        false => make_key(),
    };
    let make_button = AnyNodeRef::default();
    let panels = expect_context::<SidePanels>();
    Effect::new(move |_| {
        if panels.seeks_host_key.get() {
            panels.seeks_host_key.set(false);
            dom::before_paint(move || {
                node::focus(make_button);
                node::bring_into_view(make_button);
            });
        }
    });
    // The new key is below its button, and on many screens below the edge.
    let shown_key = AnyNodeRef::default();
    Effect::new(move |_| {
        if key().is_some() {
            dom::before_paint(move || {
                node::bring_into_view(shown_key);
            });
        }
    });
    view! {
        <div id="host-key" class="host-key" hidden=move || is_wall.get() || !is_maker.get()>
            <h2>{move_tr!("group-host-key")}</h2>
            <p class="help">{move_tr!("group-host-key-help")}</p>
            <p class="actions">
                <button
                    type="button"
                    id="host-key-make"
                    data-costs=""
                    node_ref=make_button
                    on:click=press
                >
                    {move || match has_key() {
                        true => tr!("group-host-key-another"),
                        false => tr!("group-host-key-make"),
                    }}
                </button>
            </p>
            <Show when=move || asks_to_replace.get() && has_key()>
                <ReplaceOrKeep
                    on_replace=move |()| make_key()
                    on_keep=move |()| asks_to_replace.set(false)
                />
            </Show>
            <div id="host-key-shown" node_ref=shown_key>
                {move || {
                    let key = key().filter(|_| is_maker.get() && !is_wall.get());
                    key.map(|key| view! { <Key key link/> })
                }}
            </div>
        </div>
    }
}

/// The buttons that replace the key, or keep it after all.
#[component]
fn ReplaceOrKeep(
    #[prop(into)] on_replace: Callback<()>,
    #[prop(into)] on_keep: Callback<()>,
) -> impl IntoView {
    view! {
        <p class="actions">
            <button
                type="button"
                id="host-key-sure"
                data-costs=""
                on:click=move |_| on_replace.run(())
            >
                {move_tr!("group-host-key-sure")}
            </button>
            <button type="button" id="host-key-keep" on:click=move |_| on_keep.run(())>
                {move_tr!("group-host-key-keep")}
            </button>
        </p>
    }
}

/// The new key as a QR code and a link to copy, save or print. It is there until the host hides it.
#[component]
fn Key(key: HostKey, link: Signal<Option<Link>>) -> impl IntoView {
    let connection = Connection::here();
    let fragment = Memo::new(move |_| {
        let link = link.get().map(|link| Link {
            host_key: Some(key),
            ..link
        });
        link.map(|link| link.to_string()).unwrap_or_default()
    });
    let address = Memo::new(move |_| fragment.with(|fragment| for_others::link(fragment)));
    let save = move |_| {
        let table = connection.with_untracked(RelayTable::table_name);
        let date = connection.store.clock().local_date();
        let lines = [tr!("group-host-key-help"), address.get_untracked()];
        let name = text::host_key_file(&table, date);
        file::save(&name, "text/plain", &(lines.join("\n\n") + "\n"));
    };
    view! {
        <Qr fragment label=move_tr!("group-host-key-link")/>
        <p class="on-paper address" translate="no">
            {address}
        </p>
        <LinkToCopy
            field_id="host-key-link"
            button_id="host-key-copy"
            status_id="host-key-status"
            label=move_tr!("group-host-key-link")
            address
        />
        <p class="actions">
            <button type="button" id="host-key-save" on:click=save>
                {move_tr!("group-host-key-save")}
            </button>
            <button type="button" id="host-key-print" on:click=|_| printing::print()>
                {move_tr!("group-host-key-print")}
            </button>
            <button
                type="button"
                id="host-key-hide"
                on:click=move |_| connection.host_key.set(KnownHostKey::Made)
            >
                {move_tr!("group-host-key-hide")}
            </button>
        </p>
    }
}
