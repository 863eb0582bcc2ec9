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

/// The listed newcomers, and the host's choice among them. Copies share it.
#[derive(Clone, Copy)]
struct NewcomerChoice {
    connection: Connection,
    /// The time at which the list was opened. A player who comes later is not listed, so that no
    /// line moves under a finger.
    opened_ms: RwSignal<u64>,
    /// The newcomers at that time.
    seats: RwSignal<Vec<SeatId>>,
    /// The boxes that the host has checked or cleared.
    host_choice: RwSignal<BTreeMap<SeatId, bool>>,
}

impl NewcomerChoice {
    /// Creates the choice before the list is opened.
    fn none() -> NewcomerChoice {
        NewcomerChoice {
            connection: Connection::here(),
            opened_ms: RwSignal::new(0),
            seats: RwSignal::new(Vec::new()),
            host_choice: RwSignal::new(BTreeMap::new()),
        }
    }

    /// Lists the newcomers of this moment, with the choice from the start.
    fn open(self) {
        let table_ms = self.connection.table_s.get_untracked() * MS_PER_S;
        let newcomers_now = self.connection.with_untracked(|relay| {
            // The log may have a later time than the clock that the page was sent.
            let now_ms = table_ms.max(relay.group().map_or(0, Group::at_ms));
            self.opened_ms.set(now_ms);
            recent_newcomers(relay, now_ms)
        });
        self.host_choice.set(BTreeMap::new());
        let seats = newcomers_now.iter().map(|newcomer| newcomer.seat);
        self.seats.set(seats.collect());
    }

    /// The listed newcomers with their present state; reactive.
    fn list(self) -> Vec<Newcomer> {
        let recent = |relay: &RelayTable| recent_newcomers(relay, self.opened_ms.get());
        let mut list = match self.seats.with(Vec::is_empty) {
            true => Vec::new(),
            false => self.connection.with(recent),
        };
        list.retain(|newcomer| self.seats.with(|seats| seats.contains(&newcomer.seat)));
        list
    }

    /// Whether the box of a newcomer is checked; reactive.
    fn is_chosen(self, newcomer: &Newcomer) -> bool {
        let chosen = self
            .host_choice
            .with(|choice| choice.get(&newcomer.seat).copied());
        chosen.unwrap_or(newcomer.is_suspicious)
    }

    /// Checks or clears the box of the newcomer at `seat`.
    fn choose(self, seat: SeatId, is_on: bool) {
        self.host_choice.update(|choice| {
            choice.insert(seat, is_on);
        });
    }
}

/// The list of newcomers with check boxes, newest first, and a button that removes those checked.
/// The box of a newcomer who looks like a prank is checked from the start.
#[component]
pub fn Newcomers(tools: AnyNodeRef) -> impl IntoView {
    let connection = Connection::here();
    let choice = NewcomerChoice::none();
    let list = Memo::new(move |_| choice.list());
    let chosen = Memo::new(move |_| -> Vec<SeatId> {
        let list = list.get().into_iter();
        let chosen = list.filter(|newcomer| choice.is_chosen(newcomer));
        chosen.map(|newcomer| newcomer.seat).collect()
    });
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
            <summary on:click=move |_| choice.open()>{move_tr!("group-remove-newcomers")}</summary>
            <p id="newcomers-said">
                {move || tr!("group-newcomers", count = list.with(Vec::len))}
            </p>
            <div id="newcomers-list" class="visitors">
                <For
                    each=listed_seats
                    key=Clone::clone
                    children=move |seat| view! { <NewcomerRow seat list choice/> }
                />
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

/// The line of the newcomer at `seat`, with the box that chooses them.
#[component]
fn NewcomerRow(seat: SeatId, list: Memo<Vec<Newcomer>>, choice: NewcomerChoice) -> impl IntoView {
    let connection = choice.connection;
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
            is_checked=move || newcomer.get().is_some_and(|newcomer| choice.is_chosen(&newcomer))
            on_change=move |is_on| choice.choose(seat, is_on)
            label=Signal::derive(move || connection.with(name))
            help
        />
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
