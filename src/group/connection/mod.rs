//! The page's connection to a relay. It is opened when it is due, its messages go to the table's
//! store, and the parts of the page show its state.

pub mod chat_log;
mod exit;
mod reachability;
mod session_events;

use std::time::Duration;

use leptos::prelude::*;
use score_core::dice::Generator;
use score_core::group::state::Group;
use score_core::host_key::HostKey;
use score_core::open_rolls::SIGN_EVERY_MS;
use score_core::relay_session::roster::Roster;
use score_core::relay_session::{Claim, ConnectionState, KnownTable, Reply, Session, Visit};
use score_core::wire::{CloseReason, TableSelector, ToPlayer};

use crate::edge::clock::Clock;
use crate::edge::{entropy, network, open_rolls};
use crate::group::connection::chat_log::Chat;
use crate::group::connection::exit::Exit;
use crate::group::persistence;
use crate::group::relay_connection::{Arrival, RelayConnection, RelayEvent};
use crate::group::relay_table::RelayTable;
use crate::state::authority::Authority;
use crate::state::listeners::Listeners;
use crate::state::settings::Settings;
use crate::state::store::TableStore;
use crate::text;

pub use exit::ExitReason;
pub use reachability::Reachability;

/// The number of failed tries after the first failure.
const FAILED_ONCE: u32 = 1;

/// The time within which a failed try counts as refused, in milliseconds. On a network without an
/// answer a second try would not be answered either.
const QUICK_FAILURE_MS: u64 = 1_000;

/// The drift between the wall clock and the page's from which the page doubts its own, in
/// milliseconds. Adjustments by the network are often smaller.
const DOUBT_MS: u64 = 2_000;

/// How long moves of others on their boards, arrivals and departures are held back. So they are
/// shown together. A class answers at once, and nobody notices such a short time.
const SHOWN_TOGETHER: Duration = Duration::from_millis(100);

/// How long arrivals and departures are shown, in milliseconds.
const ANNOUNCED_MS: u64 = 10_000;

/// An event to which parts of the page react. State is in signals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// Something has happened at the table, or the player has left it or moved to another one.
    News,
    /// The player has moved in a race, which is not news of the table.
    RaceMove,
    /// The relay has answered all of the player's requests.
    AllAnswered,
    /// The player is back in the lobby, for the exit reason.
    Exited,
    /// The player has handed the device to the next one.
    NextPlayer,
    /// The page's site has been found again.
    SiteFound,
}

/// The key of the table's host, as far as this browser knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownHostKey {
    /// The host has no key.
    None,
    /// The host has a key.
    Made,
    /// The key was just made, and is shown.
    Shown(HostKey),
}

impl KnownHostKey {
    /// Whether the host has a key.
    pub fn is_made(self) -> bool {
        self != KnownHostKey::None
    }

    /// The key, as long as it is shown.
    pub fn shown(self) -> Option<HostKey> {
        match self {
            KnownHostKey::Shown(key) => Some(key),
            KnownHostKey::None | KnownHostKey::Made => None,
        }
    }
}

/// The sentences on players who have come or gone, and on the host's actions.
#[derive(Default)]
struct Announcement {
    sentences: String,
    /// Until when they are shown, in milliseconds.
    until_ms: u64,
}

/// The state of the work that is done again and again.
struct Upkeep {
    /// By how much the wall clock was ahead of the page's at the last look, in milliseconds.
    wall_ahead_ms: i64,
    /// When the open roll was noted last, in milliseconds.
    open_roll_noted_ms: u64,
    /// Whether others have done something that is shown soon.
    shows_soon: bool,
}

/// The connection, and the signals of the page's parts; copies share it. It lives as long as the
/// tab.
#[derive(Clone, Copy)]
pub struct Connection {
    /// The table.
    pub store: TableStore<RelayTable>,
    /// The socket and the session, which receive the table's messages and send requests.
    relay: RelayConnection,
    /// The lines of chat.
    pub chat: Chat,
    /// The people at the table.
    roster: StoredValue<Roster>,
    /// The key of the table's host.
    pub host_key: RwSignal<KnownHostKey>,
    announcement: RwSignal<Announcement>,
    /// The time of the table's clock, in seconds.
    pub table_s: RwSignal<u64>,
    /// Whether the relay can be reached.
    pub reachability: RwSignal<Reachability>,
    exit: RwSignal<Exit>,
    upkeep: StoredValue<Upkeep>,
    /// The parts of the page that react to what happens.
    listeners: Listeners<Happening>,
}

impl Connection {
    /// A connection without a visit. The page `is_projected` to a whole room.
    pub fn new(clock: Clock, settings: Settings, is_projected: Signal<bool>) -> Connection {
        let relay = RelayConnection::new();
        let table = RelayTable::new(relay, is_projected);
        let store = TableStore::new(clock, table, settings, None);
        let connection = Connection {
            store,
            relay,
            chat: Chat::new(),
            roster: StoredValue::new(Roster::default()),
            host_key: RwSignal::new(KnownHostKey::None),
            announcement: RwSignal::new(Announcement::default()),
            table_s: RwSignal::new(0),
            reachability: RwSignal::new(Reachability::new()),
            exit: RwSignal::new(Exit::default()),
            upkeep: StoredValue::new(Upkeep {
                wall_ahead_ms: clock.wall_ahead_ms(),
                open_roll_noted_ms: 0,
                shows_soon: false,
            }),
            listeners: Listeners::none(),
        };
        clock.on_tick(move || connection.tick());
        network::on_change(move || connection.network_changed());
        connection
    }

    /// The connection of the page that a component is on.
    pub fn here() -> Connection {
        expect_context()
    }

    /// Reads the table and its session; reactive.
    pub fn with<T>(self, read: impl FnOnce(&RelayTable) -> T) -> T {
        self.store.with(|state| read(state.authority()))
    }

    /// Reads the table and its session as they are now.
    pub fn with_untracked<T>(self, read: impl FnOnce(&RelayTable) -> T) -> T {
        self.store.with_untracked(|state| read(state.authority()))
    }

    /// Calls `listener` at each of these `happenings`, until the owner of this scope is gone.
    pub fn on(self, happenings: &'static [Happening], listener: impl Fn() + Send + Sync + 'static) {
        self.listeners.add(move |happening| {
            if happenings.contains(&happening) {
                listener();
            }
        });
    }

    /// Ends the visit for the next player at this device; the seat stays the player's.
    pub fn make_way(self) {
        self.end();
        self.listeners.tell(Happening::NextPlayer);
    }

    /// The sentences on players who have come or gone, and on the host's actions, while they are
    /// shown; reactive.
    pub fn announcement(self) -> String {
        self.announcement.with(|it| it.sentences.clone())
    }

    /// Whether `holds` is true for the group.
    pub fn group_memo(self, holds: fn(&Group) -> bool) -> Memo<bool> {
        Memo::new(move |_| self.with(|relay| relay.group().is_some_and(holds)))
    }

    /// Begins a visit. A tab that was at this table before does not go back to the lobby if no
    /// relay answers at once.
    pub fn begin(self, visit: Visit, was_there: bool) {
        persistence::save_table_of_tab(&visit);
        let arrival = match was_there {
            true => Arrival::AtTable,
            false => Arrival::OnTheWay,
        };
        self.exit.set(Exit::default());
        self.forget_obstacle();
        self.announcement.set(Announcement::default());
        self.chat.clear();
        let came_by_key = matches!(visit.claim, Claim::Host(_));
        let has_key = came_by_key || persistence::has_host_key(&visit.table);
        self.host_key.set(match has_key {
            true => KnownHostKey::Made,
            false => KnownHostKey::None,
        });
        self.roster.update_value(Roster::begin);
        let now_ms = self.now_ms();
        self.store
            .update_authority(|relay| relay.begin(visit, arrival, now_ms));
        self.tick();
    }

    /// Ends the visit; the seat stays the player's.
    pub fn end(self) {
        persistence::leave();
        self.host_key.set(KnownHostKey::None);
        self.store.update_authority(RelayTable::end);
        self.store.reset_hand();
        self.listeners.tell(Happening::News);
    }

    /// Whether a relay is being tried, and no table is known.
    pub fn is_trying(self) -> bool {
        self.with(|relay| relay.group().is_none() && relay.read_session(is_over) == Some(false))
    }

    /// Whether the visit goes on although no table is known yet.
    pub fn is_coming_back(self) -> bool {
        let is_known = self.is_trying() && self.with(RelayTable::arrival) != Arrival::OnTheWay;
        is_known && self.limit().is_none()
    }

    /// Whether the player is in the waiting room of a table, or is reconnecting to it.
    pub fn is_waiting(self) -> bool {
        self.with(RelayTable::arrival) == Arrival::InWaitingRoom
    }

    /// The limit of the relay that keeps the player out of the table until a later try.
    pub fn limit(self) -> Option<(TableSelector, CloseReason)> {
        let limit = |session: &Session| {
            let reason = session.last_close_reason()?;
            let is_limit = reason.is_limit();
            is_limit.then(|| (session.visit().table.clone(), reason.clone()))
        };
        let is_trying = self.is_trying();
        is_trying
            .then(|| self.relay.read(limit))
            .flatten()
            .flatten()
    }

    /// Connects at once.
    pub fn try_now(self) {
        self.change(Session::try_now);
    }

    /// Takes the seat from the tab that has it.
    pub fn take_over(self) {
        self.change(Session::take_over);
    }

    /// Whether anyone waits to be let in.
    pub fn has_visitors(self) -> bool {
        self.roster.with_value(Roster::has_visitors)
    }

    /// Publishes the open roll at the player's table to the other tabs of this browser. A player
    /// who leaves during a round may come back to it, so the note is kept until it is out of date.
    fn note_open_roll(self) {
        let now_ms = self.now_ms();
        self.upkeep
            .update_value(|upkeep| upkeep.open_roll_noted_ms = now_ms);
        let visit = self.relay.read(|session| session.visit().clone());
        let open = self.with_untracked(|relay| {
            let group = relay.group()?;
            Some((group.open_roll(relay.seat()?), group.open_roll_of_all()))
        });
        let (
            Some(Visit {
                table,
                player: Some(player),
                ..
            }),
            Some((roll, of_all)),
        ) = (visit, open)
        else {
            return;
        };
        open_rolls::note(player.token.0, roll);
        if of_all.is_none() && !open_rolls::now_untracked().is_empty() {
            // The tab of the last player at a shared device did not hear that the round has ended.
            for token in persistence::tokens_at(&table) {
                open_rolls::note(token.0, None);
            }
        }
    }

    /// Handles the loss or the return of the network. An old socket would stay silent, so another
    /// one is opened; even without a network, a relay on this device answers.
    fn network_changed(self) {
        let is_offline = self.look_for_network();
        if self.relay.read(is_over).unwrap_or(true) {
            return;
        }
        match is_offline {
            true => self.lost(),
            false => self.try_now(),
        }
    }

    fn change(self, change: fn(&mut Session, u64)) {
        let now_ms = self.now_ms();
        self.relay.change(|session| change(session, now_ms));
        self.store.notify();
        self.tick();
    }

    fn now_ms(self) -> u64 {
        self.store.clock().now_ms()
    }

    /// Doubts the offset of the relay's clock if the device may have slept.
    fn doubt_clock(self) {
        let ahead_ms = self.store.clock().wall_ahead_ms();
        let before_ms = self.upkeep.with_value(|upkeep| upkeep.wall_ahead_ms);
        if ahead_ms.abs_diff(before_ms) > DOUBT_MS {
            self.upkeep
                .update_value(|upkeep| upkeep.wall_ahead_ms = ahead_ms);
            self.relay.change(Session::doubt_clock);
        }
    }

    /// Carries out everything that is due.
    fn tick(self) {
        self.doubt_clock();
        let now_ms = self.now_ms();
        let is_due = self.relay.read(|session| session.is_due(now_ms));
        if is_due.unwrap_or_default() {
            self.connect(now_ms);
        }
        let reply = self.update_known(|known| self.relay.tick(known, now_ms));
        self.apply_reply(reply);
        let noted_ms = self.upkeep.with_value(|upkeep| upkeep.open_roll_noted_ms);
        if noted_ms.abs_diff(now_ms) >= SIGN_EVERY_MS {
            self.note_open_roll();
        }
        let table_ms = self.with_untracked(|relay| relay.table_ms(now_ms));
        set_if_changed(self.table_s, table_ms / 1_000);
        self.note_lost_time(now_ms);
        let presence_changes = self
            .roster
            .try_update_value(|roster| roster.presence_changes(now_ms));
        if let Some(presence_changes) = presence_changes.flatten() {
            self.announce(text::came_and_went(&presence_changes));
        }
        self.allow_asking_again(now_ms);
        let is_old = |it: &Announcement| !it.sentences.is_empty() && it.until_ms <= now_ms;
        if self.announcement.with_untracked(is_old) {
            self.announcement.set(Announcement::default());
        }
    }

    /// Announces the events in the group, for a while.
    fn announce(self, sentences: String) {
        self.announcement.set(Announcement {
            sentences,
            until_ms: self.now_ms() + ANNOUNCED_MS,
        });
    }

    fn connect(self, now_ms: u64) {
        self.relay.change(|session| {
            if session.visit().player.is_none() {
                // The seat of this browser may have another token by now.
                session.look_on_as(persistence::watcher(&session.visit().table));
            }
        });
        let is_open = (self.relay).open(now_ms, move |event| self.on_relay_event(event));
        self.store.notify();
        if !is_open {
            self.lost();
        }
    }

    fn on_relay_event(self, event: RelayEvent) {
        let now_ms = self.now_ms();
        match event {
            RelayEvent::Opened => {
                self.forget_obstacle();
                self.with_untracked(|table| self.relay.opened(table.known(), now_ms));
                self.store.notify();
            }
            RelayEvent::Received(message) => self.receive(now_ms, message),
            RelayEvent::Lost => self.lost(),
        }
    }

    /// Handles a message of the relay: every change by a message begins here.
    fn receive(self, now_ms: u64, message: ToPlayer) {
        let was_waiting = self.relay.is_waiting_for_answers();
        let reply = self.update_known(|known| self.relay.receive(known, now_ms, message));
        // The open roll is noted first, because results of an ended round are shown only if it
        // allows that.
        self.note_open_roll();
        self.apply_reply(reply);
        if was_waiting && !self.relay.is_waiting_for_answers() {
            self.listeners.tell(Happening::AllAnswered);
        }
    }

    /// Handles a socket that is lost, or has to be closed.
    fn lost(self) {
        let now_ms = self.now_ms();
        let is_offline = self.look_for_network();
        let is_quick = self.relay.read(|session| {
            matches!(session.state(), ConnectionState::Opening { since_ms }
                if now_ms.saturating_sub(*since_ms) < QUICK_FAILURE_MS)
        });
        let is_quick = is_quick.unwrap_or_default();
        let mut generator = Generator::new(entropy::seed(), 0);
        self.update_known(|known| self.relay.close(known, now_ms, &mut generator));
        self.store.notify();
        let visit = |session: &Session| (session.visit().clone(), session.tries());
        let Some((visit, tries)) = self.relay.read(visit) else {
            return;
        };
        match self.relay.arrival() {
            // On a busy device or network a single try may fail for a temporary reason.
            Arrival::OnTheWay if is_quick && !is_offline && tries == FAILED_ONCE => self.try_now(),
            Arrival::OnTheWay if is_offline => self.exit_offline(visit),
            Arrival::OnTheWay => self.ask_why_nobody_answers(visit),
            _ if is_offline => {}
            _ => self.ask_for_obstacle(),
        }
    }

    fn apply_reply(self, reply: Reply) {
        for event in reply.events {
            self.handle(event);
        }
        if reply.close {
            self.lost();
        }
    }

    /// Shows the moves of others together with those that follow soon, because each update
    /// recomputes the whole class.
    fn show_soon(self) {
        if self.upkeep.with_value(|upkeep| upkeep.shows_soon) {
            return;
        }
        self.upkeep.update_value(|upkeep| upkeep.shows_soon = true);
        let show = move || {
            self.upkeep.update_value(|upkeep| upkeep.shows_soon = false);
            self.store.notify();
        };
        set_timeout(show, SHOWN_TOGETHER);
    }

    /// Changes the known table; the views are updated with the news.
    fn update_known<T>(self, change: impl FnOnce(&mut KnownTable) -> T) -> T {
        self.store
            .update_authority_untracked(|table| change(table.known_mut()))
    }
}

/// Whether the relay has ended the session.
fn is_over(session: &Session) -> bool {
    matches!(session.state(), ConnectionState::Over(_))
}

/// Writes a value that is checked several times a second, if it has changed.
fn set_if_changed<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|now| *now != value) {
        signal.set(value);
    }
}
