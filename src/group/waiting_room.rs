//! The waiting room of a table, as the waiting players see it.

use leptos::prelude::*;
use score_core::relay_session::Session;
use score_core::wire::TableSelector;

use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::group::connection::Connection;
use crate::{move_tr, text, tr};

/// The page for a player who waits to be let in, while it `is_open`.
#[component]
pub fn WaitingRoom(#[prop(into)] is_open: Signal<bool>) -> impl IntoView {
    let page = AnyNodeRef::default();
    Effect::new(move |was_open: Option<bool>| {
        let is_open = is_open.get();
        if is_open && was_open != Some(true) {
            dom::before_paint(move || node::focus((page, "h1")));
        }
        is_open
    });
    let connection = Connection::here();
    let sentence = move || connection.with(|relay| relay.read_session(asking_sentence).flatten());
    view! {
        <div id="waiting" class="page" node_ref=page hidden=move || !is_open.get()>
            <h1 id="waiting-title" tabindex="-1">{move_tr!("group-waiting-title")}</h1>
            <p id="waiting-said" class="lead" role="status">
                {sentence}
            </p>
            <p>{move_tr!("group-waiting-help")}</p>
            <p class="help">{move_tr!("group-waiting-long")}</p>
            <p class="actions">
                <button type="button" id="waiting-leave" on:click=move |_| connection.end()>
                    {move_tr!("group-go-back")}
                </button>
            </p>
        </div>
    }
}

/// The sentence that names the table and the player, or watcher, who waits for it.
fn asking_sentence(session: &Session) -> Option<String> {
    let visit = session.visit();
    let (TableSelector::Join(table) | TableSelector::Create(table)) = &visit.table else {
        return None;
    };
    if let Some(watcher) = session.watcher() {
        let number = text::watcher_number(watcher.number);
        return Some(tr!(
            "group-asking-to-look-on",
            table = table.as_str(),
            number = number
        ));
    }
    let name = visit.player.as_ref()?.name.as_str();
    Some(tr!("group-asking", table = table.as_str(), name = name))
}
