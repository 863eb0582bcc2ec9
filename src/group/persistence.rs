//! The values of group play that the browser stores: names, seats, host keys and this tab's table.

use score_core::group::live_board::LiveOrder;
use score_core::host_key::HostKey;
use score_core::relay_session::{Claim, Visit};
use score_core::wire::{Label, MAX_WATCHER_NUMBER, Player, TableSelector, Token, Watcher};
use serde::{Deserialize, Serialize};

use crate::edge::storage::{self, Found};
use crate::edge::{entropy, listen, text_folding};

// The keys of the saved values in the browser's storage.
const NAME: &str = "group-name";
const SEATS: &str = "group-seats";
const NAMES_AT_SEATS: &str = "group-seat-names";
const SEAT_OF_TAB: &str = "group-seat";
const TABLE_OF_TAB: &str = "group-at";
const TAB_NUMBER: &str = "group-tab";
const HOST_KEY: &str = "group-unused-key";
const SEATS_WITH_KEY: &str = "group-host-keyed";
const WATCHER: &str = "group-watcher";
const LIVE_ORDER: &str = "group-live-order";

/// The most seats that are saved; those used last stay.
const MAX_SEATS: usize = 20;

/// The table of a seat, with its name or code as [`key`] gives it, for comparison.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum SavedTable {
    GroupA,
    GroupB,
    /// The table has this name; the relay has not sent its code yet.
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

/// The names of the player at a saved seat. They are stored apart from the seats, which earlier
/// versions of the page read too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SavedNames {
    token: Token,
    /// The name with which the player came, and which they write again when they come back.
    came_as: String,
    /// The name that they have there.
    name: String,
}

/// A player whose seat at a table this browser has stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedPlayer {
    /// The name that they have there.
    pub name: String,
    /// The token of their seat.
    pub token: Token,
}

/// The table of this tab, for a reload.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TabTable {
    /// The table.
    pub table: TableSelector,
    /// Whether the player only watches.
    pub is_watching: bool,
}

/// The name that the player used last; empty if there is none.
pub fn name() -> String {
    match storage::load(NAME) {
        Ok(Found::Saved(name)) => name,
        _ => String::new(),
    }
}

/// Saves the player's name.
pub fn save_name(name: &str) {
    // A browser that stores nothing will ask for the name the next time.
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

/// The table of this tab.
pub fn table_of_tab() -> Option<TabTable> {
    storage::load_in_tab(TABLE_OF_TAB)
}

/// Saves the table of this tab.
pub fn save_table_of_tab(visit: &Visit) {
    let tab_table = TabTable {
        table: visit.table.clone(),
        is_watching: visit.player.is_none(),
    };
    storage::save_in_tab(TABLE_OF_TAB, &tab_table);
}

/// Notes that this tab is at no table any more.
pub fn leave() {
    storage::forget_in_tab(TABLE_OF_TAB);
}

/// The players with a seat at this table in this browser, the last one first. The list is empty if
/// one of them is called `name`.
pub fn others(table: &TableSelector, name: &str) -> Vec<SavedPlayer> {
    let named = named_at(table);
    match named.iter().any(|names| names.include(name)) {
        true => Vec::new(),
        false => named.into_iter().map(SavedPlayer::from).collect(),
    }
}

/// The visit of a player called `name` to this table. It is with their seat, the one they asked
/// for, or a new one.
pub fn visit(table: TableSelector, name: &str, tab: u64) -> Visit {
    let named = named_at(&table);
    let own_names = named.iter().find(|names| names.include(name));
    let is_asked_for = |seat: &SavedSeat| {
        let is_named = named.iter().any(|names| names.token == seat.token);
        seat.table.is_at(&table) && !is_named
    };
    let token = own_names.map(|names| names.token).or_else(|| {
        let asked_for = seats().into_iter().find(is_asked_for);
        asked_for.map(|seat| seat.token)
    });
    visit_as(table, name, tab, token.unwrap_or_else(new_token))
}

/// The player of this tab, if they have been let in to this table.
pub fn player_of_tab(table: &TableSelector) -> Option<SavedPlayer> {
    let own_token: Token = storage::load_in_tab(SEAT_OF_TAB)?;
    let own_names = named_at(table)
        .into_iter()
        .find(|names| names.token == own_token);
    own_names.map(SavedPlayer::from)
}

/// Whether a player called `name` has been let in to this table in this browser.
pub fn has_seat_as(table: &TableSelector, name: &str) -> bool {
    named_at(table).iter().any(|names| names.include(name))
}

/// Whether this browser knows that the host of this table has a key.
pub fn has_host_key(table: &TableSelector) -> bool {
    let keyed = keyed_seats();
    seats()
        .iter()
        .any(|seat| seat.table.is_at(table) && keyed.contains(&seat.token))
}

/// Notes that the host at the seat of `token` has a key; the key itself is not stored.
pub fn save_has_host_key(token: Token) {
    let mut keyed = keyed_seats();
    keyed.retain(|other| *other != token);
    keyed.insert(0, token);
    keyed.truncate(MAX_SEATS);
    // A browser that stores nothing does not ask before a new key.
    let _ = storage::save(SEATS_WITH_KEY, &keyed);
}

fn keyed_seats() -> Vec<Token> {
    match storage::load(SEATS_WITH_KEY) {
        Ok(Found::Saved(keyed)) => keyed,
        _ => Vec::new(),
    }
}

/// The tokens of all seats at this table in this browser.
pub fn tokens_at(table: &TableSelector) -> Vec<Token> {
    let seats_here = seats().into_iter().filter(|seat| seat.table.is_at(table));
    seats_here.map(|seat| seat.token).collect()
}

/// The visit with which this tab comes back to its last table.
pub fn visit_again(table: TableSelector, tab: u64) -> Visit {
    let is_here = |token: &Token| {
        let mut seats = seats().into_iter();
        seats.any(|seat| seat.token == *token && seat.table.is_at(&table))
    };
    let own_token: Option<Token> = storage::load_in_tab(SEAT_OF_TAB).filter(is_here);
    match own_token {
        Some(token) => visit_as(table, &name(), tab, token),
        None => visit(table, &name(), tab),
    }
}

/// The visit of a player of this name with the seat of this token. On a device where another player
/// has a seat at the table, a new player reports that seat.
pub fn visit_as(table: TableSelector, name: &str, tab: u64, token: Token) -> Visit {
    let named = named_at(&table);
    let is_new = named.iter().all(|names| names.token != token);
    let other = named.first().filter(|_| is_new);
    let claim = other.map_or(Claim::Nothing, |other| Claim::After(other.token));
    // A new token is saved before the relay answers, because the answer may get lost.
    save(SavedTable::at(&table, None), token, None);
    Visit {
        table,
        player: Some(Player {
            name: name.to_owned(),
            token,
            tab,
            take_over: false,
        }),
        claim,
    }
}

/// The watcher as which this browser watches the table of `selector`. It is the player who has a
/// seat there, or else this tab.
pub fn watcher(selector: &TableSelector) -> Watcher {
    let tab_token = storage::load_in_tab(WATCHER).unwrap_or_else(|| {
        let token = new_token();
        storage::save_in_tab(WATCHER, &token);
        token
    });
    let seat = seats().into_iter().find(|seat| seat.table.is_at(selector));
    let [high, low, ..] = tab_token.0;
    Watcher {
        token: seat.map_or(tab_token, |seat| seat.token),
        number: u16::from_be_bytes([high, low]) % (MAX_WATCHER_NUMBER + 1),
    }
}

/// Saves the seat of a player who is called `name` at the table of `selector`.
pub fn save_seat(selector: &TableSelector, label: &Label, player: &Player, name: &str) {
    let names = SavedNames {
        token: player.token,
        came_as: player.name.clone(),
        name: name.to_owned(),
    };
    let table = SavedTable::at(selector, Some(label));
    save(table, player.token, Some(names));
}

/// Saves the token of this tab's seat in place of the earlier one. Names are unique at a table, and
/// there is only one token with which nobody has been let in yet.
fn save(table: SavedTable, token: Token, names: Option<SavedNames>) {
    let earlier_token: Option<Token> = storage::load_in_tab(SEAT_OF_TAB);
    let earlier_token = earlier_token.filter(|_| names.is_some());
    let mut all_names = all_names();
    let is_same_seat = |seat: &SavedSeat| {
        let seat_names = all_names.iter().find(|names| names.token == seat.token);
        let is_name = match (seat_names, &names) {
            (Some(seat_names), Some(names)) => key(&seat_names.name) == key(&names.name),
            (None, None) => true,
            _ => false,
        };
        seat.table.table_key() == table.table_key() && is_name
    };
    let mut seats = seats();
    seats.retain(|seat| {
        seat.token != token && Some(seat.token) != earlier_token && !is_same_seat(seat)
    });
    seats.insert(0, SavedSeat { table, token });
    seats.truncate(MAX_SEATS);
    if let Some(names) = names {
        all_names.retain(|names| names.token != token);
        all_names.push(names);
    }
    all_names.retain(|its| seats.iter().any(|seat| seat.token == its.token));
    let _ = storage::save(SEATS, &seats);
    let _ = storage::save(NAMES_AT_SEATS, &all_names);
    storage::save_in_tab(SEAT_OF_TAB, &token);
}

/// The names of the players who have been let in to this table, the last one first.
fn named_at(table: &TableSelector) -> Vec<SavedNames> {
    let names = all_names();
    let seats = seats().into_iter();
    let seats_here = seats.filter(|seat| seat.table.is_at(table));
    seats_here
        .filter_map(|seat| {
            names
                .iter()
                .find(|names| names.token == seat.token)
                .cloned()
        })
        .collect()
}

/// The names at all saved seats. Seats that an earlier version of the page has saved belong to the
/// last player of this browser.
fn all_names() -> Vec<SavedNames> {
    let saved: Vec<SavedNames> = match storage::load(NAMES_AT_SEATS) {
        Ok(Found::Saved(names)) => names,
        _ => Vec::new(),
    };
    let last_name = name();
    let unnamed = seats().into_iter().filter(|seat| {
        let is_seated = matches!(seat.table, SavedTable::Coded { .. });
        is_seated && saved.iter().all(|names| names.token != seat.token)
    });
    let guessed: Vec<SavedNames> = unnamed
        .map(|seat| SavedNames {
            token: seat.token,
            came_as: last_name.clone(),
            name: last_name.clone(),
        })
        .collect();
    saved.into_iter().chain(guessed).collect()
}

impl SavedNames {
    fn include(&self, name: &str) -> bool {
        [&self.came_as, &self.name]
            .map(|own| key(own))
            .contains(&key(name))
    }
}

impl From<SavedNames> for SavedPlayer {
    fn from(names: SavedNames) -> SavedPlayer {
        SavedPlayer {
            name: names.name,
            token: names.token,
        }
    }
}

/// Forgets the table of the seat with this token. The token of a seat that was given up is kept,
/// because a player who comes back with it is the same player.
pub fn forget(token: Token) {
    let mut seats = seats();
    seats.retain(|seat| seat.token != token);
    let _ = storage::save(SEATS, &seats);
}

/// The number that distinguishes the tabs of this browser. It is not in the tab's storage while the
/// page is open, so that a copy of the tab gets another number.
pub fn tab() -> u64 {
    let tab: u64 = storage::load_in_tab(TAB_NUMBER).unwrap_or_else(entropy::seed);
    storage::forget_in_tab(TAB_NUMBER);
    listen::on_window("pagehide", move |_| storage::save_in_tab(TAB_NUMBER, &tab));
    listen::on_window("pageshow", |_| storage::forget_in_tab(TAB_NUMBER));
    tab
}

/// Keeps the unused key of a host and its table through a reload of this tab. It is in the tab's
/// storage only while the page is closed.
pub fn keep_host_key(unused: impl Fn() -> Option<(String, HostKey)> + 'static) {
    listen::on_window("pagehide", move |_| {
        if let Some(unused) = unused() {
            storage::save_in_tab(HOST_KEY, &unused);
        }
    });
    listen::on_window("pageshow", |_| storage::forget_in_tab(HOST_KEY));
}

/// Takes the unused key from before a reload, with its table.
pub fn take_host_key() -> Option<(String, HostKey)> {
    let unused = storage::load_in_tab(HOST_KEY);
    storage::forget_in_tab(HOST_KEY);
    unused
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

    /// A key of the table that is the same with a code and without.
    fn table_key(&self) -> (u8, &str) {
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
