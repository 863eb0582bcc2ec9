//! The referee of one table and of its connections, without I/O.
//!
//! A turn takes inputs, the time and random numbers, and returns a batch for the log and then the
//! messages to send. The table's task writes the batch to the log before it sends any of them.
//!
//! In reading order:
//!
//! - `turn`, `run_turn`: the inputs and the outcome of a turn, its state meanwhile, and its steps
//! - `arrival`, `door`, `seating`, `watchers`: how newcomers wait, and come in
//! - `requests`: the requests of players
//!
//! They join the concerns of a table, each of which has its state to itself:
//!
//! - `members`, `presence`: the connections, and the players who are here
//! - `keys`, `naming`: the tokens of players, the key of the host, and names that look alike
//! - `waiting_room`, `door_notes`, `places`: the visitors who wait, the notes on them for hosts,
//!   and the visitors who make way for others
//! - `votes`, `round_end`, `shared_news`: votes for a new roll, and the end and the news of a roll
//!   that everyone plays
//! - `browsers`, `budget`: the seats of one device, and how much a player adds to the log
//! - `chat_lines`, `readers`: the last lines of chat, and the news and entries for each reader of
//!   the log

mod arrival;
mod browsers;
mod budget;
mod chat_lines;
mod door;
mod door_notes;
mod keys;
mod members;
mod naming;
mod places;
mod presence;
mod readers;
mod requests;
mod round_end;
mod run_turn;
mod seating;
mod shared_news;
mod turn;
mod votes;
mod waiting_room;
mod watchers;

use std::num::NonZeroUsize;
use std::sync::Arc;

use score_core::group::entry::{Entry, GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::group::state::{Applied, Group};
use score_core::table::event::{Event, SeatId};
use score_core::table::name::Name;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{Rejected, Rights};
use score_core::wire::{CloseReason, HelloRefusal, News, Player, Token};

use crate::log::{Batch, Record, SeatKeys, Stored};
use crate::quota::SeatQuota;
use crate::rate_limit::TableLimits;

use browsers::Browsers;
use budget::Budget;
pub use budget::{BUDGET_IN_RACE_MS, EVENTS_PER_ROLL, NOTES_PER_ROLL};
use chat_lines::ChatLines;
pub use door_notes::{FLOOD_VISITORS, FLOOD_WITHIN_MS};
use keys::Keys;
use members::Members;
pub use members::{MAX_COMMAND_ID_JUMP, MAX_KNOWN_WATCHERS};
use naming::Naming;
pub use presence::ABSENT_MS;
use presence::Presence;
use readers::Recent;
use shared_news::SharedNews;
pub use shared_news::{ANSWERS_EVERY_MS, MAX_PROMPT_CONNECTIONS};
use turn::OpenTurn;
pub use turn::{AddressedNews, ConnectionId, Input, Turn};
use votes::Votes;
use waiting_room::WaitingRoom;
pub use watchers::{MAX_HOST_WALLS, MAX_WATCHERS, WATCHERS_PER_NETWORK};

/// How long an empty table is stored, in milliseconds. The seat of an absent player is kept for as
/// long while others want one.
pub const IDLE_MS: u64 = 24 * 60 * 60 * 1_000;

/// The room of one table: its rules and its connections.
#[derive(Clone, Debug)]
pub struct Room {
    record: Record,
    group: Group,
    recent: Recent,
    keys: Keys,
    members: Members,
    waiting_room: WaitingRoom,
    chat: ChatLines,
    /// Whether this relay has no chat.
    is_without_chat: bool,
    naming: Naming,
    votes: Votes,
    shared_news: SharedNews,
    browsers: Browsers,
    budget: Budget,
    /// How many seats one network may have.
    seat_quota: SeatQuota,
    /// The rate limits of seats and networks; `None`: there are none.
    limits: Option<Arc<TableLimits>>,
}

impl Room {
    /// A new table, and its first batch.
    pub fn found(record: Record, now_ms: u64) -> (Room, Batch) {
        let is_created = record.kind == GroupKind::Created;
        let rules = Rules {
            chat: is_created,
            roller: match is_created {
                true => Roller::Host,
                false => Roller::Anyone,
            },
            spoilers_wait: is_created,
            ..Rules::score()
        };
        let first = Group::founding_entry(record.kind, rules, now_ms, now_ms);
        let group = Group::found(&first).expect("the published rules fit a group");
        let batch = Batch {
            entries: vec![first],
            snapshot: Some(group.snapshot()),
            ..Batch::default()
        };
        let presence = Presence::new(&group, now_ms, now_ms);
        (Room::new(record, group, Keys::default(), presence), batch)
    }

    /// Restores the table that a log has stored. An engine may store an entry twice; the group
    /// applies it once.
    pub fn restore(stored: Stored, now_ms: u64) -> Result<Room, Rejected> {
        let mut group = Group::restore(&stored.snapshot)?;
        for entry in &stored.entries {
            group.apply(entry)?;
        }
        let keys = Keys::restore(&group, stored.keys);
        let presence = Presence::new(&group, now_ms, now_ms);
        Ok(Room::new(stored.record, group, keys, presence))
    }

    /// The same table at `now_ms` of its clock, after nobody was connected for `empty_for_ms`.
    pub fn resumed(self, now_ms: u64, empty_for_ms: u64) -> Room {
        let empty_since_ms = now_ms.saturating_sub(empty_for_ms);
        let presence = Presence::new(&self.group, now_ms, empty_since_ms);
        Room::new(self.record, self.group, self.keys, presence)
    }

    fn new(record: Record, group: Group, keys: Keys, presence: Presence) -> Room {
        Room {
            record,
            recent: Recent::default(),
            keys,
            members: Members::new(presence),
            waiting_room: WaitingRoom::new(&group),
            chat: ChatLines::default(),
            is_without_chat: false,
            naming: Naming::default(),
            votes: Votes::default(),
            shared_news: SharedNews::default(),
            browsers: Browsers::default(),
            budget: Budget::default(),
            seat_quota: SeatQuota::default(),
            limits: None,
            group,
        }
    }

    /// The same table without chat, independent of its rules and its host.
    pub fn without_chat(mut self) -> Room {
        self.is_without_chat = true;
        self
    }

    /// The same table with at most this many seats for one network.
    pub fn with_seat_quota(mut self, seats_per_network: NonZeroUsize) -> Room {
        self.seat_quota = SeatQuota::new(seats_per_network);
        self
    }

    /// The same table, but arrivals and departures are sent to players at most this often.
    pub fn with_presence_every(mut self, presence_every_ms: u64) -> Room {
        self.members.presence.every_ms = presence_every_ms;
        self
    }

    /// The same table with these limits, which have a clock of their own; clones of the room share
    /// them.
    pub fn with_limits(mut self, limits: TableLimits) -> Room {
        self.limits = Some(Arc::new(limits));
        self
    }

    /// The table's id, kind, name and code.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The group after the last turn.
    pub fn group(&self) -> &Group {
        &self.group
    }

    /// The keys of the maker's seat, which is the first of a created table; `None`: there is no
    /// maker.
    pub fn maker_keys(&self) -> Option<&SeatKeys> {
        let keys = self.keys.of(SeatId(0));
        keys.filter(|_| self.group.maker().is_some())
    }

    /// How many connections there are.
    pub fn connections(&self) -> usize {
        self.members.len()
    }

    /// The seats whose players are connected.
    pub fn present(&self) -> impl ExactSizeIterator<Item = SeatId> {
        self.members.presence.seats()
    }

    /// Whether this connection waits to be let in.
    pub fn is_waiting(&self, connection: ConnectionId) -> bool {
        self.waiting_room.contains(connection)
    }

    /// The time since which nobody is connected, by the table's clock, in milliseconds.
    pub fn empty_since_ms(&self) -> Option<u64> {
        self.members.presence.empty_since_ms()
    }

    /// When a turn is due without any input.
    pub fn wakes_at_ms(&self) -> Option<u64> {
        let (group, presence) = (&self.group, &self.members.presence);
        let times = [
            referee::deadline_ms(group),
            presence.stand_in_due_ms(group),
            presence.ends_ms(),
            presence.due_ms(),
            self.shared_news.due_ms(group, self.members.len()),
            round_end::all_wait_until_ms(group, presence),
            round_end::late_players_wait_until_ms(group, presence),
            self.waiting_room.due_ms(),
        ];
        times.into_iter().flatten().min()
    }

    /// Ends the table for everybody, and deletes all of its data.
    fn clear(&mut self, turn: &mut OpenTurn) {
        self.members.clear(&CloseReason::Cleared, turn);
        self.waiting_room.close_all(&CloseReason::Cleared, turn);
        turn.done.is_over = true;
    }

    fn write(&mut self, entry: Entry, turn: &mut OpenTurn) {
        self.waiting_room.namesakes.follow(&self.group, &entry);
        let heir_more_time = self.heir_more_time_event(&entry);
        let Ok((Applied::Taken(_), placed)) = self.group.apply_placed(entry.clone()) else {
            panic!("the referee writes what fits the group");
        };
        turn.written.push(placed.clone());
        self.recent.push(placed);
        turn.done.batch.entries.push(entry.clone());
        turn.send_to_all(News::Entry(entry));
        self.write_own(heir_more_time, turn);
    }

    /// Writes events that no player's command has caused, if there are any.
    fn write_own(&mut self, events: impl IntoIterator<Item = GroupEvent>, turn: &mut OpenTurn) {
        let events: Vec<GroupEvent> = events.into_iter().collect();
        if !events.is_empty() {
            let entry = referee::entry(&self.group, turn.now_ms, None, events);
            self.write(entry, turn);
        }
    }

    /// The event that gives a player's additional time to the player to whom `entry` hands the
    /// seat. It is an entry of its own, because it is not sent to others.
    fn heir_more_time_event(&self, entry: &Entry) -> Option<GroupEvent> {
        let (from, seat) = entry.events.iter().find_map(|event| match event {
            GroupEvent::HandedOver { from, seat } => Some((*from, *seat)),
            _ => None,
        })?;
        let more = Some(self.group.table().more_time_of(from)?);
        Some(GroupEvent::Table(Event::MoreTimeGiven { seat, more }))
    }

    /// Drops the keys, budgets and devices of seats to which no player can come back.
    fn forget_departed(&mut self) {
        self.keys.forget(&self.group);
        let is_kept = |seat| keys::is_kept(&self.group, seat);
        self.budget.retain(is_kept);
        self.browsers.retain(is_kept);
    }

    /// Whether the limits of the table allow something.
    fn allows(&self, is_allowed: impl FnOnce(&TableLimits) -> bool) -> bool {
        self.limits.as_deref().is_none_or(is_allowed)
    }

    /// The seat of the player who has this token.
    fn own_seat(&self, token: &Token) -> Option<SeatId> {
        self.keys.own_seat(&self.group, token)
    }

    /// The name under which a newcomer is seated.
    fn name_for(&mut self, player: &Player) -> Result<Name, HelloRefusal> {
        let left = self.keys.departed_seat(&self.group, &player.token);
        self.naming.for_newcomer(&self.group, player, left)
    }
}

fn is_host(group: &Group, seat: SeatId) -> bool {
    group.rights(seat) == Rights::Host
}
