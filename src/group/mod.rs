//! Group play, for players in different places.
//!
//! The table is the game's own, with a relay for its referee.

mod beside_table;
mod chat;
mod connection;
mod connection_line;
mod focus;
mod host;
mod invite;
mod lobby;
mod own_seat;
mod persistence;
mod player_tools;
mod qr;
mod relay_table;
mod round_tools;
mod table;
mod table_rules;
mod visitors;
mod waiting_room;

use leptos::prelude::*;
use score_core::link::Link;

use crate::edge::clock::Clock;
use crate::edge::node::{self, AnyNodeRef};
use crate::edge::{address, dom};
use crate::pages::table::TableNodes;
use crate::state::settings::Settings;
use crate::state::store::Store;

use beside_table::Side;
use connection::Connection;
use connection_line::ConnectionLine;
use lobby::{Lobby, LobbyPage};
use relay_table::RelayTable;
use table::GroupTable;
use waiting_room::WaitingRoom;

/// What of group play is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Screen {
    /// Another page is.
    Elsewhere,
    /// The lobby.
    Lobby,
    /// Nothing but the line about the connection.
    Coming,
    /// The waiting room of a table.
    WaitingRoom,
    /// The table.
    Table,
}

/// The page for players in different places. It is hidden while another page `is_open`:
/// its connection and its table live on. With `shortcuts` single keys play.
#[component]
pub fn GroupPage(
    #[prop(into)] is_open: Signal<bool>,
    #[prop(into)] shortcuts: Signal<bool>,
) -> impl IntoView {
    let (link, _) = Link::read(&address::fragment());
    let clock = Clock::new(link.virtual_clock_ms);
    let settings = move || Settings {
        shortcuts: shortcuts.get_untracked(),
        ..Settings::default()
    };
    let store = Store::new(clock, RelayTable::new(), settings(), None);
    let connection = Connection::new(store);
    provide_context(connection);
    let lobby = Lobby::new(connection, persistence::tab(), is_open);
    let side = Side::new(link.watch);
    address::on_change(move |fragment| {
        if is_open.get_untracked() {
            // The player may have set something on another page.
            store.set_settings(settings());
            let (link, _) = Link::read(&fragment);
            lobby.follow(&link);
        }
    });
    lobby.follow(&link);
    lobby.resume(&link);

    let screen = Memo::new(move |_| screen(connection, is_open.get()));
    let main = TableNodes::provide().main;
    follow_screen(screen, main);
    view! {
        <main
            id="group"
            class="group-page"
            tabindex="-1"
            node_ref=main
            hidden=move || !is_open.get()
        >
            <ConnectionLine is_open/>
            <LobbyPage lobby is_shown=move || screen.get() == Screen::Lobby/>
            <WaitingRoom is_open=move || screen.get() == Screen::WaitingRoom/>
            <div id="group-table">
                <Show when=move || screen.get() == Screen::Table>
                    <GroupTable side/>
                </Show>
            </div>
        </main>
    }
}

/// The waiting room gives the focus to the table.
fn follow_screen(screen: Memo<Screen>, main: AnyNodeRef) {
    Effect::new(move |before: Option<Screen>| {
        let screen = screen.get();
        if (before, screen) == (Some(Screen::WaitingRoom), Screen::Table) {
            dom::before_paint(move || node::focus(main));
        }
        screen
    });
}

fn screen(connection: Connection, is_open: bool) -> Screen {
    let store = connection.store;
    let has_table = store.with(|state| state.authority().group().is_some());
    match (is_open, has_table) {
        (false, _) => Screen::Elsewhere,
        (true, true) => Screen::Table,
        (true, false) if connection.is_waiting.get() => Screen::WaitingRoom,
        (true, false) if connection.is_coming_back() => Screen::Coming,
        (true, false) => Screen::Lobby,
    }
}
