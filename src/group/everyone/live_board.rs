//! The teacher's live board: a tile for each pupil, and the solutions of the class so far.

use std::collections::BTreeMap;

use leptos::prelude::*;
use score_core::arith::expr::Expr;
use score_core::group::live_board::{LiveOrder, Pupil, PupilState, pupils, sort};
use score_core::table::event::{ClassSolution, SeatId};
use score_core::table::everyone;
use score_core::table::way_of_playing::Way;

use crate::components::chips::{Chip, Chips};
use crate::components::empty::{Empty, Missing};
use crate::components::expression::Expression;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::group::connection::Connection;
use crate::group::everyone::watched_board::WatchedBoard;
use crate::group::persistence;
use crate::group::relay_table::RelayTable;
use crate::state::authority::Authority;
use crate::{move_tr, text, tr};

/// Whether the player at this screen has a live board: a host sees all boards of a class.
pub fn has_live_board(relay: &RelayTable) -> bool {
    relay.is_host() && matches!(relay.table().way(), Way::Everyone(_))
}

/// The panel with a tile for each pupil, and the different solutions so far.
#[component]
pub fn LiveBoard(#[prop(into)] is_open: Signal<bool>) -> impl IntoView {
    let connection = Connection::here();
    // The board is not computed while it is hidden.
    let class = Memo::new(move |_| match is_open.get() {
        true => pupils_by_seat(connection),
        false => BTreeMap::new(),
    });
    let order = RwSignal::new(persistence::live_order());
    let list = AnyNodeRef::default();
    // A tile that moved would lose the focus, and another one would be under the pointer.
    let seats = Memo::new(move |before: Option<&Vec<SeatId>>| {
        let order = order.get();
        class.with(|class| match before {
            Some(before) if node::has_focus_within(list) => in_former_order(before, class),
            _ => sorted(class, order),
        })
    });
    let is_empty = move || seats.with(Vec::is_empty);
    let watched = RwSignal::new(None::<SeatId>);
    let board = AnyNodeRef::default();
    let watch = move |seat| {
        let is_open = watched.get_untracked() == Some(seat);
        watched.set((!is_open).then_some(seat));
        if !is_open {
            dom::before_paint(move || node::reveal((board, "h2")));
        }
    };
    let state_counts = move || class.with(|class| state_counts(class.values()));
    view! {
        <section
            id="part-live"
            aria-label=move_tr!("group-live")
            hidden=move || !is_open.get()
        >
            <Show when=is_empty>
                <Empty missing=Missing::Others sentence=move_tr!("group-live-empty")/>
            </Show>
            <div id="live-head" hidden=is_empty>
                <p id="live-counts">{state_counts}</p>
                <OrderChips order/>
            </div>
            <WatchedBoard watched node=board/>
            <ul class="pupils" id="live-pupils" node_ref=list hidden=is_empty>
                <For
                    each=move || seats.get()
                    key=|seat| *seat
                    children=move |seat| view! { <PupilTile seat class watched on_watch=watch/> }
                />
            </ul>
            <SolutionsSoFar is_open/>
        </section>
    }
}

/// The chips with which a host chooses the order of the tiles; the browser stores it.
#[component]
fn OrderChips(order: RwSignal<LiveOrder>) -> impl IntoView {
    let chip = move |chosen: LiveOrder, name: &'static str, label: Signal<String>| {
        let choose = move |()| {
            order.set(chosen);
            persistence::save_live_order(chosen);
        };
        view! {
            <Chip
                label
                is_chosen=move || order.get() == chosen
                on_choose=choose
                attr:id=format!("live-by-{name}")
            />
        }
    };
    view! {
        <Chips label=move_tr!("group-live-order") attr:id="live-order">
            {chip(LiveOrder::Help, "help", move_tr!("group-live-by-help"))}
            {chip(LiveOrder::Name, "name", move_tr!("group-live-by-name"))}
        </Chips>
    }
}

/// The seats of the class in this order.
fn sorted(class: &BTreeMap<SeatId, Pupil>, order: LiveOrder) -> Vec<SeatId> {
    let mut pupils: Vec<Pupil> = class.values().cloned().collect();
    let names = text::class_list_order();
    sort(&mut pupils, order, |one, other| names.compare(one, other));
    pupils.into_iter().map(|pupil| pupil.seat).collect()
}

/// The seats of the class in the order of `before`, and then the seats that are new.
fn in_former_order(before: &[SeatId], class: &BTreeMap<SeatId, Pupil>) -> Vec<SeatId> {
    let before: Vec<SeatId> = before
        .iter()
        .copied()
        .filter(|seat| class.contains_key(seat))
        .collect();
    let others = class.keys().filter(|seat| !before.contains(seat)).copied();
    let others: Vec<SeatId> = others.collect();
    [before, others].concat()
}

/// The pupils by their seats, as they are now.
fn pupils_by_seat(connection: Connection) -> BTreeMap<SeatId, Pupil> {
    // A pupil may come to need help just by the passing of time.
    let now_ms = connection.table_s.get() * 1_000;
    let pupils = connection.with(|relay| {
        let group = relay.group();
        group.map(|group| pupils(group, relay.is_here(), now_ms))
    });
    let pupils = pupils.into_iter().flatten();
    pupils.map(|pupil| (pupil.seat, pupil)).collect()
}

/// How many pupils are in each state: `5 have it · 2 need help`.
fn state_counts<'a>(class: impl Iterator<Item = &'a Pupil> + Clone) -> String {
    let sentences = PupilState::ALL.into_iter().filter_map(|state| {
        let count = class.clone().filter(|pupil| pupil.state == state).count();
        (count > 0).then(|| state_count(state, count))
    });
    sentences.collect::<Vec<_>>().join(" · ")
}

fn state_count(state: PupilState, count: usize) -> String {
    match state {
        PupilState::Working => tr!("group-count-working", count = count),
        PupilState::NeedsHelp => tr!("group-count-help", count = count),
        PupilState::HasIt => tr!("group-count-has-it", count = count),
        PupilState::Impossible => tr!("group-count-impossible", count = count),
        PupilState::Away => tr!("group-count-away", count = count),
        PupilState::NoAnswer => tr!("group-count-no-answer", count = count),
    }
}

/// The tile of a pupil; a press shows their board. A tile that changes keeps its element, and so
/// the focus.
#[component]
fn PupilTile(
    seat: SeatId,
    class: Memo<BTreeMap<SeatId, Pupil>>,
    watched: RwSignal<Option<SeatId>>,
    #[prop(into)] on_watch: Callback<SeatId>,
) -> impl IntoView {
    let pupil = Memo::new(move |_| class.with(|class| class.get(&seat).cloned()));
    let name = move || pupil.get().map(|pupil| pupil.name);
    let state = Memo::new(move |_| pupil.get().map(|pupil| pupil.state));
    let words = move || state.get().map(state_words);
    let details = move || pupil.get().map(|pupil| pupil_details(&pupil));
    view! {
        <li>
            <button
                type="button"
                class="pupil"
                data-seat=seat.0.to_string()
                data-state=move || state.get().map(state_name)
                aria-pressed=move || (watched.get() == Some(seat)).to_string()
                on:click=move |_| on_watch.run(seat)
            >
                <span class="name" dir="auto" translate="no">{name}</span>
                " "
                <span class="state">{words}</span>
                " "
                <span class="help">{details}</span>
            </button>
        </li>
    }
}

/// The name of a pupil's state in the document.
fn state_name(state: PupilState) -> &'static str {
    match state {
        PupilState::Working => "working",
        PupilState::NeedsHelp => "help",
        PupilState::HasIt => "has-it",
        PupilState::Impossible => "impossible",
        PupilState::Away => "away",
        PupilState::NoAnswer => "no-answer",
    }
}

fn state_words(state: PupilState) -> String {
    match state {
        PupilState::Working => tr!("group-state-working"),
        PupilState::NeedsHelp => tr!("group-state-help"),
        PupilState::HasIt => tr!("group-state-has-it"),
        PupilState::Impossible => tr!("table-impossible"),
        PupilState::Away => tr!("group-is-away"),
        PupilState::NoAnswer => tr!("group-state-no-answer"),
    }
}

/// A pupil's details: the time of their answer, the steps on their board, and their hints.
fn pupil_details(pupil: &Pupil) -> String {
    let details = [
        pupil.taken_s.map(text::minutes),
        (pupil.steps > 0).then(|| tr!("group-steps", count = pupil.steps)),
        (pupil.hints > 0).then(|| tr!("group-hints", count = pupil.hints)),
    ];
    let details: Vec<String> = details.into_iter().flatten().collect();
    details.join(" · ")
}

/// The list of different solutions so far, each with the number of pupils who made it.
#[component]
fn SolutionsSoFar(is_open: Signal<bool>) -> impl IntoView {
    let connection = Connection::here();
    let found = Memo::new(move |_| match is_open.get() {
        true => connection.with(solutions_so_far),
        false => Vec::new(),
    });
    let solution_row = |(solution, count): (Expr, usize)| {
        view! {
            <li>
                <Expression expr=solution/>
                " "
                <span class="whose">{move || tr!("group-so-many-players", count = count)}</span>
            </li>
        }
    };
    view! {
        <div id="live-found" hidden=move || found.with(Vec::is_empty)>
            <h2>{move || tr!("group-different-solutions", count = found.with(Vec::len))}</h2>
            <ul class="found">
                <For each=move || found.get() key=Clone::clone children=solution_row/>
            </ul>
        </div>
    }
}

/// The different solutions so far, each as its first pupil made it, with the number of pupils.
fn solutions_so_far(relay: &RelayTable) -> Vec<(Expr, usize)> {
    let Some(round) = relay.table().round() else {
        return Vec::new();
    };
    let solutions = everyone::solutions_so_far(round).into_iter();
    let solutions = solutions.filter_map(|ClassSolution { steps, seats, .. }| {
        let solution = everyone::solution_expr(&round.deal, &steps)?;
        Some((solution, seats.len()))
    });
    solutions.collect()
}
