//! The list of recent newcomers, from which a host removes several at once.

use std::collections::BTreeMap;

use leptos::prelude::*;
use score_core::group::newcomers::{Activity, Newcomer, newcomers};
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::event::SeatId;

use crate::components::fields::CheckRow;
use crate::edge::node::{self, AnyNodeRef};
use crate::group::connection::Connection;
use crate::group::relay_table::RelayTable;
use crate::{move_tr, tr};

/// The number of milliseconds in a second.
const MS_PER_S: u64 = 1_000;

/// The list of newcomers with check boxes, newest first, and a button that removes those checked.
/// The box of a newcomer who looks like a prank is checked from the start.
#[component]
pub fn Newcomers(tools: AnyNodeRef) -> impl IntoView {
    let connection = Connection::here();
    // A player who comes while the list is open is not listed, so that no line moves under a
    // finger.
    let opened_ms = RwSignal::new(0);
    let seats = RwSignal::new(Vec::<SeatId>::new());
    let host_choice = RwSignal::new(BTreeMap::<SeatId, bool>::new());
    let open = move |_| {
        let table_ms = connection.table_s.get_untracked() * MS_PER_S;
        let newcomers_now = connection.with_untracked(|relay| {
            // The log may have a later time than the clock that the page was sent.
            let now_ms = table_ms.max(relay.group().map_or(0, Group::at_ms));
            opened_ms.set(now_ms);
            recent_newcomers(relay, now_ms)
        });
        host_choice.set(BTreeMap::new());
        seats.set(newcomers_now.iter().map(|newcomer| newcomer.seat).collect());
    };
    let list = Memo::new(move |_| {
        let mut list = match seats.with(Vec::is_empty) {
            true => Vec::new(),
            false => connection.with(|relay| recent_newcomers(relay, opened_ms.get())),
        };
        list.retain(|newcomer| seats.with(|seats| seats.contains(&newcomer.seat)));
        list
    });
    let is_chosen = move |newcomer: &Newcomer| {
        let chosen = host_choice.with(|choice| choice.get(&newcomer.seat).copied());
        chosen.unwrap_or(newcomer.is_suspicious)
    };
    let chosen = Memo::new(move |_| -> Vec<SeatId> {
        let list = list.get().into_iter();
        let chosen = list.filter(is_chosen);
        chosen.map(|newcomer| newcomer.seat).collect()
    });
    let newcomer_row = move |seat: SeatId| {
        let name = move |relay: &RelayTable| {
            let name = relay.name(seat);
            name.map_or(String::new(), ToString::to_string)
        };
        let newcomer = Memo::new(move |_| {
            list.with(|list| list.iter().find(|newcomer| newcomer.seat == seat).copied())
        });
        let help = Signal::derive(move || {
            let newcomer = newcomer.get();
            newcomer.map_or(String::new(), |newcomer| {
                newcomer_sentence(connection, &newcomer)
            })
        });
        view! {
            <CheckRow
                id=format!("newcomer-{}", seat.0)
                is_checked=move || newcomer.get().is_some_and(|newcomer| is_chosen(&newcomer))
                on_change=move |is_on| host_choice.update(|choice| {
                    choice.insert(seat, is_on);
                })
                label=Signal::derive(move || connection.with(name))
                help
            />
        }
    };
    let remove = move |_| {
        node::close((tools, "#newcomers"));
        node::focus((tools, "#newcomers summary"));
        connection.request(Request::RemoveThese(chosen.get_untracked(), true));
    };
    let listed_seats = move || {
        let list = list.get().into_iter();
        list.map(|newcomer| newcomer.seat).collect::<Vec<SeatId>>()
    };
    view! {
        <details id="newcomers">
            <summary on:click=open>{move_tr!("group-remove-newcomers")}</summary>
            <p id="newcomers-said">
                {move || tr!("group-newcomers", count = list.with(Vec::len))}
            </p>
            <div id="newcomers-list" class="visitors">
                <For each=listed_seats key=Clone::clone children=newcomer_row/>
            </div>
            <p class="help">{move_tr!("group-newcomers-help")}</p>
            <p class="actions">
                <button
                    type="button"
                    id="newcomers-remove"
                    data-costs=move || chosen.with(|chosen| format!("{chosen:?}"))
                    on:click=remove
                >
                    {move || tr!("group-remove-chosen", count = chosen.with(Vec::len))}
                </button>
            </p>
        </details>
    }
}

/// The players who had come recently when the table's clock showed `now_ms`, with their present
/// state.
fn recent_newcomers(relay: &RelayTable, now_ms: u64) -> Vec<Newcomer> {
    let Some(group) = relay.group() else {
        return Vec::new();
    };
    let has_written = |seat| relay.known().chat().any(|line| line.seat == seat);
    newcomers(group, now_ms, has_written)
}

/// The sentence about a newcomer: their last action, and whether they are still at the table.
fn newcomer_sentence(connection: Connection, newcomer: &Newcomer) -> String {
    let now_s = connection.table_s.get();
    let ago_s = now_s.saturating_sub(newcomer.came_ms / MS_PER_S);
    let activity = match newcomer.activity {
        Activity::Nothing => tr!("group-newcomer-nothing"),
        Activity::Wrote => tr!("group-newcomer-wrote"),
        Activity::Played => tr!("group-newcomer-played"),
        Activity::Called => tr!("group-newcomer-called"),
    };
    let is_gone = connection.with(|relay| !relay.known().is_present(newcomer.seat));
    let sentence = tr!("group-newcomer", seconds = ago_s, deed = activity);
    match is_gone {
        true => tr!("group-newcomer-gone", said = sentence),
        false => sentence,
    }
}
