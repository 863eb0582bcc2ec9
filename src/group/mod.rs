//! Group play: the third program, for players in different places.
//!
//! The table is the game's own, with a relay for its referee.

mod chat;
mod comings;
mod connection;
mod host;
mod invite;
mod kept;
mod lobby;
mod people;
mod remote;
mod round_tools;
mod table;
mod talk;
mod waiting;

use std::cell::Cell;

use score_core::link::Link;

use crate::edge::clock::Clock;
use crate::edge::element::{self, El};
use crate::edge::live::Live;
use crate::edge::{address, dom, place};
use crate::route::Page;
use crate::settings::Settings;
use crate::store::Store;

use lobby::Lobby;
use remote::Remote;
use table::Showing;
use talk::Talk;

/// What of group play is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Screen {
    /// Another page is.
    Elsewhere,
    /// The lobby.
    Lobby,
    /// Nothing but how it stands with the connection.
    Coming,
    /// The waiting room of a table.
    WaitingRoom,
    /// The table.
    Table,
}

/// Fills the place that the game has put up.
pub fn start() {
    place::fill_places(place::GROUP, |_| fill());
}

/// The page's forms stand in its HTML, and come to life with this.
fn fill() -> Vec<El> {
    let (link, _) = Link::read(&address::fragment());
    let clock = Clock::new(link.virtual_clock_ms);
    let store = Store::new(clock, Remote::new(), settings(), None);
    let talk = Talk::new(store);
    let is_open = Live::new(is_here(&link));
    let lobby = Lobby::open(talk, kept::tab(), is_open);
    let showing = Showing::new();
    showing.is_projected.set(link.watch);
    address::on_change(move |fragment| {
        let (link, _) = Link::read(&fragment);
        is_open.set(is_here(&link));
        if is_here(&link) {
            // The player may have set something on another page.
            store.learn_settings(settings());
            lobby.follow(&link);
        }
    });
    lobby.follow(&link);
    lobby.resume(&link);
    connection::open(talk, move || is_open.get());
    waiting::open_page(talk);
    show_screens(talk, showing, is_open);
    vec![]
}

/// What the player has set, as the game tells it in the document.
fn settings() -> Settings {
    Settings {
        shortcuts: !dom::has_root_attribute("data-keys"),
        ..Settings::default()
    }
}

fn is_here(link: &Link) -> bool {
    link.page == Page::Group.name()
}

fn show_screens(talk: Talk, showing: Showing, is_open: Live<bool>) {
    let shown = Live::new(Screen::Elsewhere);
    element::follow(move || {
        let screen = screen(talk, is_open.get());
        if shown.peek(|shown| *shown != screen) {
            shown.set(screen);
        }
    });
    let before = Cell::new(Screen::Elsewhere);
    element::follow(move || {
        let screen = shown.get();
        dom::show("#lobby", screen == Screen::Lobby);
        dom::show("#waiting", screen == Screen::WaitingRoom);
        let focus = match (before.replace(screen), screen) {
            (_, Screen::WaitingRoom) => Some("#waiting-title"),
            (Screen::WaitingRoom, Screen::Table) => Some("main#group"),
            _ => None,
        };
        if let Some(selector) = focus {
            dom::before_paint(move || {
                dom::focus(selector);
            });
        }
        if screen == Screen::Table {
            table::show(talk, showing);
        }
    });
}

fn screen(talk: Talk, is_open: bool) -> Screen {
    let has_table = talk.store.with(|state| state.holder().group().is_some());
    match (is_open, has_table) {
        (false, _) => Screen::Elsewhere,
        (true, true) => Screen::Table,
        (true, false) if talk.waits.get() => Screen::WaitingRoom,
        (true, false) if talk.is_coming_back() => Screen::Coming,
        (true, false) => Screen::Lobby,
    }
}
