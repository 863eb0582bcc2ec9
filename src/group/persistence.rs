//! The browser's copy of group play: the player's name, their seats, and in this tab where they
//! are.

use score_core::group::live_board::LiveOrder;
use score_core::relay_session::{Claim, Visit};
use score_core::wire::{Label, MAX_WATCHER_NUMBER, Player, TableSelector, Token, Watcher};
use serde::{Deserialize, Serialize};

use crate::edge::storage::{self, Found};
use crate::edge::{entropy, listen, text_folding};

const NAME: &str = "group-name";
const SEATS: &str = "group-seats";
const AT: &str = "group-at";
const TAB: &str = "group-tab";
const WATCHER: &str = "group-watcher";
const LIVE_ORDER: &str = "group-live-order";

/// The most seats that are saved; those used last stay.
const MAX_SEATS: usize = 20;

/// Which table a seat is at, with its name and code as they are compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum SavedTable {
    GroupA,
    GroupB,
    /// The relay has not sent its code yet.
    Named(String),
    Coded {
        name: String,
        code: String,
    },
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SavedSeat {
    table: SavedTable,
    token: Token,
}

/// Where this tab is, for when it loads the page again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct At {
    /// Which table.
    pub table: TableSelector,
    /// Whether the player only looks on.
    pub is_watching: bool,
}

/// The player's last name; empty where there is none.
pub fn name() -> String {
    match storage::load(NAME) {
        Ok(Found::Saved(name)) => name,
        _ => String::new(),
    }
}

/// Saves the player's name.
pub fn save_name(name: &str) {
    // A browser that stores nothing asks for the name the next time.
    let _ = storage::save(NAME, name);
}

/// The order in which the host wants to see the live board.
pub fn live_order() -> LiveOrder {
    match storage::load(LIVE_ORDER) {
        Ok(Found::Saved(order)) => order,
        _ => LiveOrder::default(),
    }
}

/// Saves the order of the live board.
pub fn save_live_order(order: LiveOrder) {
    // A browser that stores nothing has the usual order the next time.
    let _ = storage::save(LIVE_ORDER, &order);
}

/// Where this tab is.
pub fn at() -> Option<At> {
    storage::load_in_tab(AT)
}

/// Saves where this tab is.
pub fn save_at(visit: &Visit) {
    let at = At {
        table: visit.table.clone(),
        is_watching: visit.player.is_none(),
    };
    storage::save_in_tab(AT, &at);
}

/// This tab is nowhere any more.
pub fn leave() {
    storage::forget_in_tab(AT);
}

/// The visit of a player of this name; with the seat that they have at this table
/// already, where they have one.
pub fn visit(table: TableSelector, name: &str, tab: u64) -> Visit {
    let seat = seats().into_iter().find(|seat| seat.table.is_at(&table));
    let token = seat.map_or_else(new_token, |seat| seat.token);
    // What the player comes with for the first time is saved before the relay
    // answers: the answer may get lost.
    save_seat(&table, None, token);
    Visit {
        table,
        player: Some(Player {
            name: name.to_owned(),
            token,
            tab,
            take_over: false,
        }),
        claim: Claim::Nothing,
    }
}

/// As whom this browser looks on at the table of `selector`: as the player who has a seat there, or else as
/// this tab.
pub fn watcher(selector: &TableSelector) -> Watcher {
    let own = storage::load_in_tab(WATCHER).unwrap_or_else(|| {
        let own = new_token();
        storage::save_in_tab(WATCHER, &own);
        own
    });
    let seat = seats().into_iter().find(|seat| seat.table.is_at(selector));
    let [high, low, ..] = own.0;
    Watcher {
        token: seat.map_or(own, |seat| seat.token),
        number: u16::from_be_bytes([high, low]) % (MAX_WATCHER_NUMBER + 1),
    }
}

/// Saves the token of a seat at the table of `selector`, which is called `label` where that is
/// known.
pub fn save_seat(selector: &TableSelector, label: Option<&Label>, token: Token) {
    let table = SavedTable::at(selector, label);
    let mut seats = seats();
    seats.retain(|seat| seat.token != token && seat.table.name() != table.name());
    seats.insert(0, SavedSeat { table, token });
    seats.truncate(MAX_SEATS);
    let _ = storage::save(SEATS, &seats);
}

/// The table of the seat with this token is gone. Of a seat that was given up the token
/// stays: who comes back with it is the same player.
pub fn forget(token: Token) {
    let mut seats = seats();
    seats.retain(|seat| seat.token != token);
    let _ = storage::save(SEATS, &seats);
}

/// Tells the tabs of this browser apart. The number is not in the tab's store
/// while the page is there: a tab that is made as a copy of another one gets
/// another number.
pub fn tab() -> u64 {
    let tab: u64 = storage::load_in_tab(TAB).unwrap_or_else(entropy::seed);
    storage::forget_in_tab(TAB);
    listen::on_window("pagehide", move |_| storage::save_in_tab(TAB, &tab));
    listen::on_window("pageshow", |_| storage::forget_in_tab(TAB));
    tab
}

impl SavedTable {
    fn at(selector: &TableSelector, label: Option<&Label>) -> SavedTable {
        match (selector, label) {
            (TableSelector::GroupA, _) => SavedTable::GroupA,
            (TableSelector::GroupB, _) => SavedTable::GroupB,
            (TableSelector::Create(_) | TableSelector::Join(_), Some(label)) => SavedTable::Coded {
                name: key(&label.name),
                code: key(&label.code),
            },
            (TableSelector::Create(name) | TableSelector::Join(name), None) => {
                SavedTable::Named(key(name))
            }
        }
    }

    /// The same for all that is saved of one table.
    fn name(&self) -> (u8, &str) {
        match self {
            SavedTable::GroupA => (0, ""),
            SavedTable::GroupB => (1, ""),
            SavedTable::Named(name) | SavedTable::Coded { name, .. } => (2, name),
        }
    }

    fn is_at(&self, selector: &TableSelector) -> bool {
        match (self, selector) {
            (SavedTable::GroupA, TableSelector::GroupA)
            | (SavedTable::GroupB, TableSelector::GroupB) => true,
            (
                SavedTable::Named(name),
                TableSelector::Create(asked) | TableSelector::Join(asked),
            ) => *name == key(asked),
            (
                SavedTable::Coded { name, code },
                TableSelector::Create(asked) | TableSelector::Join(asked),
            ) => [name, code].contains(&&key(asked)),
            _ => false,
        }
    }
}

/// The key by which names and codes are compared.
fn key(text: &str) -> String {
    text_folding::fold(text.trim())
}

fn seats() -> Vec<SavedSeat> {
    match storage::load(SEATS) {
        Ok(Found::Saved(seats)) => seats,
        _ => Vec::new(),
    }
}

fn new_token() -> Token {
    let (high, low) = (entropy::seed(), entropy::seed());
    Token((u128::from(high) << 64 | u128::from(low)).to_be_bytes())
}
