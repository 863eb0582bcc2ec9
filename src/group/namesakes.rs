//! The lines with which hosts decide about players who have taken the name of a removed player.

use std::collections::BTreeSet;

use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::event::SeatId;

use crate::components::focus_kept::when_focus_may_go;
use crate::components::spoken_text::SpokenText;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::group::connection::Connection;
use crate::group::relay_table::RelayTable;
use crate::{move_tr, tr};

/// A line for each player with a removed player's name, until a host has decided, while `is_open`.
#[component]
pub fn Namesakes(
    #[prop(into)] is_open: Signal<bool>,
    /// Moves the focus to another element after the last line has disappeared.
    #[prop(into)]
    on_gone: Callback<()>,
) -> impl IntoView {
    let connection = Connection::here();
    // The players that the host lets stay; a reloaded page asks again.
    let may_stay = RwSignal::new(BTreeSet::<SeatId>::new());
    let lines = Memo::new(move |_| {
        let mut lines = connection.with(namesakes);
        may_stay.with(|may_stay| lines.retain(|(seat, _)| !may_stay.contains(seat)));
        lines
    });
    let list = AnyNodeRef::default();
    // A button that has the focus may disappear with its line.
    when_focus_may_go(lines, list, move |_, _| {
        dom::before_paint(move || {
            if node::is_focus_lost() && !node::focus((list, "button")) {
                on_gone.try_run(());
            }
        });
    });
    let let_stay = move |seat| {
        may_stay.update(|may_stay| {
            may_stay.insert(seat);
        });
    };
    let namesake_row = move |(seat, name): (SeatId, String)| {
        view! { <NamesakeRow seat name let_stay=let_stay/> }
    };
    view! {
        <section
            id="namesakes"
            class="group"
            aria-label=move_tr!("group-namesakes")
            hidden=move || !is_open.get() || lines.with(Vec::is_empty)
        >
            <ul class="visitors" node_ref=list>
                <For each=move || lines.get() key=Clone::clone children=namesake_row/>
            </ul>
        </section>
    }
}

/// The line of one such player, with the buttons for the host's decision.
#[component]
fn NamesakeRow(
    seat: SeatId,
    name: String,
    #[prop(into)] let_stay: Callback<SeatId>,
) -> impl IntoView {
    let connection = Connection::here();
    let has_waiting_room = connection.group_memo(Group::has_waiting_room);
    let spoken = name.clone();
    let sentence = Signal::derive(move || tr!("group-namesake", name = name.as_str()));
    let remove = move || connection.request(Request::Remove(seat, true));
    view! {
        <li>
            <span class="name">
                <SpokenText written=sentence/>
            </span>
            <span class="actions">
                <button
                    type="button"
                    data-costs=""
                    aria-label=move || tr!("group-remove-name", name = spoken.as_str())
                    on:click=move |_| remove()
                >
                    {move_tr!("group-remove")}
                </button>
                <button
                    type="button"
                    data-costs=""
                    hidden=move || has_waiting_room.get()
                    on:click=move |_| {
                        connection.request(Request::UseWaitingRoom(true));
                        remove();
                    }
                >
                    {move_tr!("group-remove-and-ask")}
                </button>
                <button type="button" on:click=move |_| let_stay.run(seat)>
                    {move_tr!("group-let-stay")}
                </button>
            </span>
        </li>
    }
}

/// The players who have taken the name of a removed player, with their names now.
fn namesakes(relay: &RelayTable) -> Vec<(SeatId, String)> {
    if !relay.is_host() {
        return Vec::new();
    }
    let seats = relay.known().door_notes().namesakes.iter();
    let named = seats.filter_map(|seat| Some((*seat, relay.name(*seat)?.to_string())));
    named.collect()
}
