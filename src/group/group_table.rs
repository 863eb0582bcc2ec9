//! The table of a group, with the panels beside it and the buttons of a projector.

use leptos::prelude::*;
use score_core::lesson::RoundId;
use score_core::table::state::Rights;

use crate::components::chips::{Chip, Chips};
use crate::components::spoken_text::Points;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{dom, keyboard, screen};
use crate::group::chat::ChatPanel;
use crate::group::class_start::{self, ClassStart};
use crate::group::connection::Connection;
use crate::group::everyone::{AnswerCount, ClassSolutions, LiveBoard, NamesButton, has_live_board};
use crate::group::host::HostPanel;
use crate::group::invite::InvitePanel;
use crate::group::namesakes::Namesakes;
use crate::group::own_seat::OwnSeatPanel;
use crate::group::player_tools::PlayersPanel;
use crate::group::race::{Goals, RaceTable};
use crate::group::relay_table::RelayTable;
use crate::group::side_panels::{PROJECTED, Panel, SidePanels, UnreadLines};
use crate::group::small_tables::OwnTable;
use crate::group::teams::OwnTeam;
use crate::group::visitors::visitors;
use crate::state::authority::Authority;
use crate::table::{Table, frame, view_model};
use crate::{move_tr, text, tr};

/// The table, a race or the start of a class, with the panels beside it.
#[component]
pub fn GroupTable(panels: SidePanels) -> impl IntoView {
    let connection = Connection::here();
    let store = connection.store;
    let model = view_model(store);
    let points = || view! { <p class="mine"><OwnPoints/></p> };
    let is_class_due = Memo::new(move |_| connection.with(class_start::is_due));
    let shows_start = Memo::new(move |_| is_class_due.get() && !panels.is_projected.get());
    let is_race = connection.group_memo(|group| group.race().is_some());
    scroll_to_new_rolls(connection);
    let table = move || {
        let in_settlement = move || view! { <ClassSolutions panels/> };
        view! { <Table store model points in_settlement/> }
    };
    view! {
        <div id="group-play" class="play" {..frame(model)}>
            <Show when=move || !shows_start.get() fallback=move || view! { <ClassStart panels/> }>
                <Show when=move || is_race.get() fallback=table>
                    <RaceTable points/>
                </Show>
            </Show>
            <SidePanel panels/>
        </div>
    }
}

/// Scrolls to the top of the table at each new roll, because a player may be reading solutions
/// below. It does not scroll for a host, who rolls from tools further down, nor for a player who is
/// writing.
fn scroll_to_new_rolls(connection: Connection) {
    let roll_count = Memo::new(move |_| connection.with(Authority::rounds));
    Effect::new(move |count_before: Option<u32>| {
        let count = roll_count.get();
        let is_new = count_before.is_some_and(|before| before < count);
        let is_host = connection.with_untracked(RelayTable::is_host);
        if is_new && !is_host && !keyboard::is_writing() {
            dom::before_paint(dom::scroll_to_top);
        }
        count
    });
}

/// The player's own name and points; watchers read that they are watching.
#[component]
fn OwnPoints() -> impl IntoView {
    let connection = Connection::here();
    let name_and_points = Memo::new(move |_| {
        connection.store.with(|state| {
            let seat = state.authority().seat();
            let seat = seat.and_then(|seat| state.authority().group_table().seat(seat));
            seat.map(|seat| (seat.name.to_string(), state.authority().points_now(seat)))
        })
    });
    let name = move || {
        let name = name_and_points.get().map(|(name, _)| name);
        name.unwrap_or_else(|| tr!("group-looking-on"))
    };
    let points = move || {
        let points = name_and_points
            .get()
            .map(|(_, points)| points.unwrap_or_default());
        points.map(|points| view! { <Points points/> })
    };
    let goals = Memo::new(move |_| {
        connection.with(|relay| relay.race().and(relay.seat()).map(|seat| relay.goals(seat)))
    });
    view! {
        <span class="name" dir="auto" translate="no">{name}</span>
        " "
        <strong class="points" translate="no">{points}</strong>
        {move || goals.get().map(|goals| view! { <Goals goals/> })}
        <OwnTable/>
        <OwnTeam/>
    }
}

/// The column beside the table: tabs, all panels and the projector's buttons.
#[component]
fn SidePanel(panels: SidePanels) -> impl IntoView {
    let connection = Connection::here();
    let rights = Memo::new(move |_| connection.with(|relay| relay.rights()));
    let is_player = Memo::new(move |_| connection.with(|relay| relay.seat().is_some()));
    let is_live = Memo::new(move |_| connection.with(has_live_board));
    let is_there = move |panel: Panel| match panel {
        Panel::Live => is_live.get(),
        Panel::Host => rights.get() >= Rights::StandIn,
        Panel::You => is_player.get(),
        Panel::Players | Panel::Chat | Panel::Invite => true,
    };
    let open_panel = Memo::new(move |_| {
        let panel = panels.panel.get();
        if is_there(panel) {
            panel
        } else {
            Panel::Players
        }
    });
    let is_open = move |panel: Panel| {
        Signal::derive(move || match panels.is_projected.get() {
            true => PROJECTED.contains(&panel) && is_there(panel),
            false => open_panel.get() == panel,
        })
    };
    let players_tab = AnyNodeRef::default();
    follow_projector(panels, connection);
    let table_name = move || connection.with(RelayTable::table_name);
    let date = move || text::date(connection.store.clock().local_date());
    // The line about the connection may be far above the panel that the player looks at.
    let is_lost = Memo::new(move |_| connection.reachability.get().lost_s.is_some());
    let lost_sentence = move || is_lost.get().then(|| tr!("group-no-connection"));
    view! {
        <aside id="side" class="side" aria-label=move_tr!("group-side")>
            <header class="side-head">
                <h1 id="side-name">
                    <bdi>{table_name}</bdi>
                </h1>
                <p id="side-date" class="on-paper">{date}</p>
                <Tabs panels open_panel=open_panel.into() players_tab is_there=is_there/>
                <AnswerCount/>
                <p id="comings" class="help" aria-live="polite" aria-atomic="true" data-lost=lost_sentence>
                    {move || connection.announcement()}
                </p>
            </header>
            <Namesakes
                is_open=move || !panels.is_projected.get()
                on_gone=move |()| {
                    node::focus(players_tab);
                }
            />
            <PlayersPanel
                tab=players_tab
                is_open=is_open(Panel::Players)
                is_wall=panels.is_projected
                hides_answers=move || panels.is_projected.get() && !panels.has_names.get()
            />
            <ChatPanel is_open=is_open(Panel::Chat)/>
            <InvitePanel panels is_open=is_open(Panel::Invite)/>
            <LiveBoard is_open=is_open(Panel::Live)/>
            <HostPanel is_open=is_open(Panel::Host)/>
            <OwnSeatPanel is_open=is_open(Panel::You)/>
            <ProjectorButtons panels/>
        </aside>
    }
}

/// The buttons that choose a panel; two of them count unread lines and waiting visitors.
#[component]
fn Tabs(
    panels: SidePanels,
    /// The panel that is open.
    open_panel: Signal<Panel>,
    players_tab: AnyNodeRef,
    /// Whether this player can open the panel.
    #[prop(into)]
    is_there: Callback<Panel, bool>,
) -> impl IntoView {
    let connection = Connection::here();
    let UnreadLines(unread) = expect_context();
    let is_pressed = move |panel| !panels.is_projected.get() && open_panel.get() == panel;
    let tab = move |panel: Panel, name: &'static str, label: Signal<String>| {
        let node = match panel {
            Panel::Players => players_tab,
            _ => AnyNodeRef::default(),
        };
        view! {
            <Chip
                label
                is_chosen=move || is_pressed(panel)
                on_choose=move |()| panels.panel.set(panel)
                node
                attr:id=format!("tab-{name}")
                attr:data-tab=name
                attr:hidden=move || !is_there.run(panel)
            />
        }
    };
    let chat_label = move || tr!("group-chat-tab", unread = unread.get());
    let host_label = move || tr!("group-host-tab", waiting = visitors(connection).len());
    view! {
        <Chips label=move_tr!("group-what-is-shown") hidden=panels.is_projected attr:id="tabs">
            {tab(Panel::Players, "players", move_tr!("group-tab-players"))}
            {tab(Panel::Chat, "chat", Signal::derive(chat_label))}
            {tab(Panel::Invite, "invite", move_tr!("group-tab-invite"))}
            {tab(Panel::Host, "host", Signal::derive(host_label))}
            {tab(Panel::You, "you", move_tr!("group-tab-you"))}
            // It appears and disappears with the way of playing, so it is last.
            {tab(Panel::Live, "live", move_tr!("group-tab-live"))}
        </Chips>
    }
}

/// The buttons under a table that is shown to a whole room.
#[component]
fn ProjectorButtons(panels: SidePanels) -> impl IntoView {
    let connection = Connection::here();
    let is_settled = Memo::new(move |_| connection.with(settled_round).is_some());
    let show_solutions = move |_| {
        let is_shown = untrack(|| shows_solutions(panels, connection));
        let settled = connection.with_untracked(settled_round);
        panels.solutions_of.set(settled.filter(|_| !is_shown));
    };
    // The button's label says how many visitors wait to be let in.
    let close = move |_| {
        if connection.has_visitors() {
            panels.panel.set(Panel::Host);
        }
        panels.end_projection();
    };
    let close_label = move || {
        tr!(
            "group-close-projector",
            waiting = visitors(connection).len()
        )
    };
    view! {
        <p class="actions" id="projector-keys" hidden=move || !panels.is_projected.get()>
            <button
                type="button"
                id="projector-solutions"
                aria-pressed=move || shows_solutions(panels, connection).to_string()
                hidden=move || !is_settled.get()
                on:click=show_solutions
            >
                {move_tr!("group-projector-solutions")}
            </button>
            <NamesButton panels/>
            <button
                type="button"
                id="fill-screen"
                hidden=!screen::can_be_filled()
                on:click=|_| screen::fill()
            >
                {move_tr!("fill-screen")}
            </button>
            <button type="button" id="end-projector" on:click=close>
                {close_label}
            </button>
        </p>
    }
}

/// The round on the table, if it has ended.
fn settled_round(relay: &RelayTable) -> Option<RoundId> {
    relay.table().round().filter(|round| round.is_over())?;
    relay.group().map(|group| (group.epoch(), group.round_n()))
}

/// Whether a whole room sees the solutions of the roll. With the next roll they are hidden, because
/// the class has to think about it.
fn shows_solutions(panels: SidePanels, connection: Connection) -> bool {
    let settled = connection.with(settled_round);
    settled.is_some() && panels.solutions_of.get() == settled
}

/// Lays the whole document out for a projector, until the table is gone.
fn follow_projector(panels: SidePanels, connection: Connection) {
    screen::on_given_back(move || panels.is_projected.set(false));
    keyboard::on_key(move |key| {
        if key.name == "Escape" && panels.is_projected.get_untracked() {
            panels.end_projection();
        }
    });
    Effect::new(move |_| {
        let shown = match shows_solutions(panels, connection) {
            true => "solutions",
            false => "",
        };
        let is_projected = panels.is_projected.get();
        dom::set_root_attribute("data-projector", is_projected.then_some(shown));
    });
    on_cleanup(|| dom::set_root_attribute("data-projector", None));
}
