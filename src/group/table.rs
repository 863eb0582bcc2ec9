//! The table of a group, and beside it all that is about the others.

use leptos::prelude::*;
use score_core::table::state::{Rights, Seat};

use crate::edge::node::AnyNodeRef;
use crate::edge::{dom, keyboard, screen};
use crate::group::beside_table::{PROJECTED, Part, Side};
use crate::group::chat::ChatPart;
use crate::group::connection::Connection;
use crate::group::host::HostPart;
use crate::group::invite::InvitePart;
use crate::group::own_seat::OwnSeatPart;
use crate::group::player_tools::PlayersPart;
use crate::group::visitors::visitors;
use crate::pages::table::{Table, frame, view_model};
use crate::{move_tr, text, tr};

/// The table with what is beside it.
#[component]
pub fn GroupTable(side: Side) -> impl IntoView {
    let connection = Connection::here();
    let store = connection.store;
    let model = view_model(store);
    let points = || view! { <p class="mine"><OwnPoints/></p> };
    view! {
        <div id="group-play" class="play" {..frame(model)}>
            <Table store model points/>
            <SidePanel side/>
        </div>
    }
}

/// The player's own name and points; players who look on read that they do.
#[component]
fn OwnPoints() -> impl IntoView {
    let connection = Connection::here();
    let own = move |read: fn(&Seat) -> String| {
        connection.store.with(|state| {
            let seat = state.authority().seat();
            let seat = seat.and_then(|seat| state.table().seat(seat));
            seat.map(read)
        })
    };
    let name = move || own(|seat| seat.name.to_string()).unwrap_or_else(|| tr!("group-looking-on"));
    let points = move || own(|seat| text::signed(seat.points)).unwrap_or_default();
    view! {
        <span class="name" dir="auto">{name}</span>
        " "
        <strong class="points">{points}</strong>
    }
}

/// All that is beside the table.
#[component]
fn SidePanel(side: Side) -> impl IntoView {
    let connection = Connection::here();
    let rights = Memo::new(move |_| connection.with(|relay| relay.rights()));
    let is_player = Memo::new(move |_| connection.with(|relay| relay.seat().is_some()));
    let is_there = move |part: Part| match part {
        Part::Host => rights.get() >= Rights::StandIn,
        Part::You => is_player.get(),
        Part::Players | Part::Chat | Part::Invite => true,
    };
    let open_part = Memo::new(move |_| {
        let part = side.part.get();
        if is_there(part) { part } else { Part::Players }
    });
    let is_open = move |part: Part| {
        Signal::derive(move || match side.is_projected.get() {
            true => PROJECTED.contains(&part) && is_there(part),
            false => open_part.get() == part,
        })
    };
    let players_tab = AnyNodeRef::default();
    let tab = move |part: Part, id: &'static str, name: &'static str, label: Signal<String>| {
        let is_pressed = is_open(part);
        let node = match part {
            Part::Players => players_tab,
            _ => AnyNodeRef::default(),
        };
        view! {
            <button
                type="button"
                id=id
                data-tab=name
                node_ref=node
                aria-pressed=move || is_pressed.get().to_string()
                hidden=move || !is_there(part)
                on:click=move |_| side.part.set(part)
            >
                {label}
            </button>
        }
    };
    let chat_is_open = is_open(Part::Chat);
    let chat_label = move || {
        let unread = connection.chat.unread();
        let unread = if chat_is_open.get() { 0 } else { unread };
        tr!("group-chat-tab", unread = unread)
    };
    let host_label = move || tr!("group-host-tab", waiting = visitors(connection).len());
    follow_projector(side);
    let table_name = move || {
        connection.with(|relay| {
            let session = relay.session();
            let label = session.and_then(|session| session.label());
            label.map_or(String::new(), |label| label.name.clone())
        })
    };
    // The line about the connection may be far above what the player looks at.
    let is_lost = Memo::new(move |_| connection.lost_s.with(Option::is_some));
    let lost = move || is_lost.get().then(|| tr!("group-no-connection"));
    view! {
        <aside id="side" class="side" aria-label=move_tr!("group-side")>
            <header class="side-head">
                <h1 id="side-name">{table_name}</h1>
                <p
                    class="chips"
                    id="tabs"
                    role="group"
                    aria-label=move_tr!("group-what-is-shown")
                    hidden=side.is_projected
                >
                    {tab(
                        Part::Players,
                        "tab-players",
                        "players",
                        move_tr!("group-tab-players"),
                    )}
                    {tab(Part::Chat, "tab-chat", "chat", Signal::derive(chat_label))}
                    {tab(
                        Part::Invite,
                        "tab-invite",
                        "invite",
                        move_tr!("group-tab-invite"),
                    )}
                    {tab(Part::Host, "tab-host", "host", Signal::derive(host_label))}
                    {tab(Part::You, "tab-you", "you", move_tr!("group-tab-you"))}
                </p>
                <p id="comings" class="help" role="status" data-lost=lost>
                    {connection.announcement}
                </p>
            </header>
            <PlayersPart tab=players_tab is_open=is_open(Part::Players)/>
            <ChatPart is_open=chat_is_open/>
            <InvitePart side is_open=is_open(Part::Invite)/>
            <HostPart is_open=is_open(Part::Host)/>
            <OwnSeatPart is_open=is_open(Part::You)/>
            <ProjectorButtons side/>
        </aside>
    }
}

/// What is under a table that is shown to a whole room.
#[component]
fn ProjectorButtons(side: Side) -> impl IntoView {
    let connection = Connection::here();
    // Its label says how many wait to be let in.
    let close = move |_| {
        if connection.has_visitors() {
            side.part.set(Part::Host);
        }
        side.end_projection();
    };
    let label = move || {
        tr!(
            "group-close-projector",
            waiting = visitors(connection).len()
        )
    };
    view! {
        <p class="actions" id="projector-keys" hidden=move || !side.is_projected.get()>
            <button type="button" id="fill-screen" on:click=|_| screen::fill()>
                {move_tr!("group-fill-screen")}
            </button>
            <button type="button" id="end-projector" on:click=close>
                {label}
            </button>
        </p>
    }
}

/// The whole document is laid out for a projector, until the table is gone.
fn follow_projector(side: Side) {
    screen::on_given_back(move || side.is_projected.set(false));
    keyboard::on_key(move |key| {
        if key.name == "Escape" && side.is_projected.get_untracked() {
            side.end_projection();
        }
    });
    Effect::new(move |_| {
        let is_projected = side.is_projected.get();
        dom::set_root_attribute("data-projector", is_projected.then_some(""));
    });
    on_cleanup(|| dom::set_root_attribute("data-projector", None));
}
