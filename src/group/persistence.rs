//! The browser's copy of group play: the player's name, their seats, and this tab's table.

use score_core::group::live_board::LiveOrder;
use score_core::host_key::HostKey;
use score_core::relay_session::{Claim, Visit};
use score_core::wire::{Label, MAX_WATCHER_NUMBER, Player, TableSelector, Token, Watcher};
use serde::{Deserialize, Serialize};

use crate::edge::storage::{self, Found};
use crate::edge::{entropy, listen, text_folding};

const NAME: &str = "group-name";
const SEATS: &str = "group-seats";
const SEAT_NAMES: &str = "group-seat-names";
const SEAT: &str = "group-seat";
const AT: &str = "group-at";
const TAB: &str = "group-tab";
const HOST_KEY: &str = "group-unused-key";
const KEYED: &str = "group-host-keyed";
const WATCHER: &str = "group-watcher";
const LIVE_ORDER: &str = "group-live-order";

/// The most seats that are saved; those used last stay.
const MAX_SEATS: usize = 20;

/// The table of a seat, with its name or code in the form for comparison.
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

/// The names of the player at a saved seat. They are stored separately, because earlier versions of
/// the page read the seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SavedNames {
    token: Token,
    /// The name with which they came, and which they write again when they come back.
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

/// The player's last name; empty where there is none.
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
    storage::load_in_tab(AT)
}

/// Saves the table of this tab.
pub fn save_at(visit: &Visit) {
    let at = TabTable {
        table: visit.table.clone(),
        is_watching: visit.player.is_none(),
    };
    storage::save_in_tab(AT, &at);
}

/// Notes that this tab is at no table any more.
pub fn leave() {
    storage::forget_in_tab(AT);
}

/// The players with a seat at this table in this browser, the last one first, where none of them
/// is called `name`.
pub fn others(table: &TableSelector, name: &str) -> Vec<SavedPlayer> {
    let named = named_at(table);
    match named.iter().any(|names| names.is(name)) {
        true => Vec::new(),
        false => named.into_iter().map(SavedPlayer::from).collect(),
    }
}

/// The visit of a player of this name, with the seat that they have or have asked for at this
/// table, else with a new one.
pub fn visit(table: TableSelector, name: &str, tab: u64) -> Visit {
    let named = named_at(&table);
    let own = named.iter().find(|names| names.is(name));
    let is_asked_for = |seat: &SavedSeat| {
        let is_named = named.iter().any(|names| names.token == seat.token);
        seat.table.is_at(&table) && !is_named
    };
    let token = own.map(|own| own.token).or_else(|| {
        let asked_for = seats().into_iter().find(is_asked_for);
        asked_for.map(|seat| seat.token)
    });
    visit_as(table, name, tab, token.unwrap_or_else(new_token))
}

/// The player of this tab who has been let in to this table; `None`: none has.
pub fn player_of_tab(table: &TableSelector) -> Option<SavedPlayer> {
    let own: Token = storage::load_in_tab(SEAT)?;
    let own = named_at(table).into_iter().find(|its| its.token == own);
    own.map(SavedPlayer::from)
}

/// Whether a player called `name` has been let in to this table in this browser.
pub fn has_seat_as(table: &TableSelector, name: &str) -> bool {
    named_at(table).iter().any(|names| names.is(name))
}

/// Whether this browser knows that the host of this table has a key.
pub fn has_host_key(table: &TableSelector) -> bool {
    let keyed = keyed_seats();
    seats()
        .iter()
        .any(|seat| seat.table.is_at(table) && keyed.contains(&seat.token))
}

/// Notes that the host at the seat with this token has a key, of which this browser knows no more.
pub fn save_has_host_key(token: Token) {
    let mut keyed = keyed_seats();
    keyed.retain(|its| *its != token);
    keyed.insert(0, token);
    keyed.truncate(MAX_SEATS);
    // A browser that stores nothing asks once less.
    let _ = storage::save(KEYED, &keyed);
}

fn keyed_seats() -> Vec<Token> {
    match storage::load(KEYED) {
        Ok(Found::Saved(keyed)) => keyed,
        _ => Vec::new(),
    }
}

/// The tokens of all seats at this table in this browser.
pub fn tokens_at(table: &TableSelector) -> Vec<Token> {
    let here = seats().into_iter().filter(|seat| seat.table.is_at(table));
    here.map(|seat| seat.token).collect()
}

/// The visit of this tab at its last table.
pub fn visit_again(table: TableSelector, tab: u64) -> Visit {
    let is_here = |token: &Token| {
        let mut seats = seats().into_iter();
        seats.any(|seat| seat.token == *token && seat.table.is_at(&table))
    };
    let own: Option<Token> = storage::load_in_tab(SEAT).filter(is_here);
    match own {
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

/// The watcher as which this browser watches the table of `selector`: the player who has a seat
/// there, or else this tab.
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
    let before: Option<Token> = storage::load_in_tab(SEAT);
    let before = before.filter(|_| names.is_some());
    let mut all_names = all_names();
    let is_same = |seat: &SavedSeat| {
        let its = all_names.iter().find(|its| its.token == seat.token);
        let is_name = match (its, &names) {
            (Some(its), Some(names)) => key(&its.name) == key(&names.name),
            (None, None) => true,
            _ => false,
        };
        seat.table.name() == table.name() && is_name
    };
    let mut seats = seats();
    seats.retain(|seat| seat.token != token && Some(seat.token) != before && !is_same(seat));
    seats.insert(0, SavedSeat { table, token });
    seats.truncate(MAX_SEATS);
    if let Some(names) = names {
        all_names.retain(|its| its.token != token);
        all_names.push(names);
    }
    all_names.retain(|its| seats.iter().any(|seat| seat.token == its.token));
    let _ = storage::save(SEATS, &seats);
    let _ = storage::save(SEAT_NAMES, &all_names);
    storage::save_in_tab(SEAT, &token);
}

/// The names of the players who have been let in to this table, the last one first.
fn named_at(table: &TableSelector) -> Vec<SavedNames> {
    let names = all_names();
    let seats = seats().into_iter();
    let here = seats.filter(|seat| seat.table.is_at(table));
    here.filter_map(|seat| names.iter().find(|its| its.token == seat.token).cloned())
        .collect()
}

/// The names at all saved seats. Seats that an earlier version of the page has saved belong to the
/// last player of this browser.
fn all_names() -> Vec<SavedNames> {
    let saved: Vec<SavedNames> = match storage::load(SEAT_NAMES) {
        Ok(Found::Saved(names)) => names,
        _ => Vec::new(),
    };
    let last = name();
    let unnamed = seats().into_iter().filter(|seat| {
        let is_seated = matches!(seat.table, SavedTable::Coded { .. });
        is_seated && saved.iter().all(|its| its.token != seat.token)
    });
    let guessed: Vec<SavedNames> = unnamed
        .map(|seat| SavedNames {
            token: seat.token,
            came_as: last.clone(),
            name: last.clone(),
        })
        .collect();
    saved.into_iter().chain(guessed).collect()
}

impl SavedNames {
    fn is(&self, name: &str) -> bool {
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
    let tab: u64 = storage::load_in_tab(TAB).unwrap_or_else(entropy::seed);
    storage::forget_in_tab(TAB);
    listen::on_window("pagehide", move |_| storage::save_in_tab(TAB, &tab));
    listen::on_window("pageshow", |_| storage::forget_in_tab(TAB));
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

    /// The key of the table, which all saved values of it share.
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
