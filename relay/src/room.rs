//! The referee of one table and of its connections, without I/O.
//!
//! A turn takes inputs, the time and random numbers, and returns a batch for the log and then the
//! messages to send. The table's task writes the batch to the log before it sends any of them.

mod arrival;
mod browsers;
mod budget;
mod chat_lines;
mod door;
mod door_notes;
mod keys;
mod members;
mod naming;
mod news_parts;
mod open_turn;
mod places;
mod presence;
mod recent;
mod requests;
mod rounds;
mod seating;
mod shared_news;
mod turned_away;
mod votes;
mod waiting_room;
mod watchers;

use std::num::NonZeroUsize;
use std::sync::Arc;

use rand_core::Rng;
use score_core::group::audience::Audience;
use score_core::group::entry::{Entry, GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::state::{Applied, Group};
use score_core::host_key::HostKey;
use score_core::table::event::{Event, SeatId};
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{Rejected, Rights};
use score_core::wire::{
    CloseReason, Hello, HelloRefusal, Label, News, Player, ToPlayer, ToRelay, Token, Watch, Welcome,
};

use crate::log::{Batch, Record, SeatKeys, Stored};
use crate::quota::SeatQuota;
use crate::rate_limit::TableLimits;
use crate::visitor_network::VisitorNetwork;

use arrival::{Arrival, PendingWelcome};
use browsers::Browsers;
use budget::Budget;
pub use budget::{BUDGET_IN_RACE_MS, EVENTS_PER_ROLL, NOTES_PER_ROLL};
use chat_lines::ChatLines;
pub use door_notes::{FLOOD_VISITORS, FLOOD_WITHIN_MS};
use keys::Keys;
pub use members::{MAX_COMMAND_ID_JUMP, MAX_KNOWN_WATCHERS};
use members::{Members, Order};
use naming::Naming;
pub use news_parts::NewsPart;
use open_turn::OpenTurn;
pub use presence::ABSENT_MS;
use presence::Presence;
use recent::Recent;
use shared_news::SharedNews;
pub use shared_news::{ANSWERS_EVERY_MS, MAX_PROMPT_CONNECTIONS};
use votes::Votes;
use waiting_room::WaitingRoom;
pub use watchers::{MAX_HOST_WALLS, MAX_WATCHERS, WATCHERS_PER_NETWORK};

/// How long an empty table is stored, and the seat of an absent player is kept while others want
/// one, in milliseconds.
pub const IDLE_MS: u64 = 24 * 60 * 60 * 1_000;

/// A connection, unique for as long as the relay runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// An input of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A page says hello, from this network.
    Hello(ConnectionId, Hello, VisitorNetwork),
    /// A page says hello with the key of the table's host, from this network.
    HostHello(ConnectionId, Hello, HostKey, VisitorNetwork),
    /// A page says hello from this network, and on its device another pupil has a seat with this
    /// token.
    NextHello(ConnectionId, Hello, Token, VisitorNetwork),
    /// A page wants to watch, from this network.
    Watch(ConnectionId, Watch, VisitorNetwork),
    /// A message of a page that has said hello.
    Message(ConnectionId, ToRelay),
    /// A connection is gone.
    Disconnected(ConnectionId),
    /// The table has to make room for another one: it ends with this turn.
    Evict,
}

impl Input {
    /// The connection that says hello with this input, if it is a hello.
    pub fn newcomer(&self) -> Option<ConnectionId> {
        match self {
            Input::Hello(connection, ..)
            | Input::HostHello(connection, ..)
            | Input::NextHello(connection, ..)
            | Input::Watch(connection, ..) => Some(*connection),
            Input::Message(..) | Input::Disconnected(_) | Input::Evict => None,
        }
    }
}

/// The outcome of a turn. It is sent in the order of its fields, after its batch is in the
/// log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// The batch that is appended to the log.
    pub batch: Batch,
    /// The news for all connections that were welcomed before the turn, unless there are parts.
    pub news: Vec<News>,
    /// The news for groups of connections, where not all may see all of it. A connection in no part
    /// is sent nothing.
    pub parts: Vec<NewsPart>,
    /// The welcomes for newcomers; a welcome includes the turn's news.
    pub welcomes: Vec<(ConnectionId, Welcome)>,
    /// Answers, each for one connection, which may have come in this turn.
    pub answers: Vec<(ConnectionId, ToPlayer)>,
    /// The connections to close.
    pub closes: Vec<(ConnectionId, CloseReason)>,
    /// Whether the table ends: all of its data is deleted.
    pub is_over: bool,
}

/// One table and its connections.
#[derive(Clone, Debug)]
pub struct Room {
    record: Record,
    group: Group,
    recent: Recent,
    keys: Keys,
    members: Members,
    presence: Presence,
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
            roller: if is_created {
                Roller::Host
            } else {
                Roller::Anyone
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
        (Room::new(record, group, Keys::default(), now_ms), batch)
    }

    /// Restores the table that a log has stored. An engine may store an entry twice; the group
    /// applies it once.
    pub fn restore(stored: Stored, now_ms: u64) -> Result<Room, Rejected> {
        let mut group = Group::restore(&stored.snapshot)?;
        for entry in &stored.entries {
            group.apply(entry)?;
        }
        let keys = Keys::restore(&group, stored.keys);
        Ok(Room::new(stored.record, group, keys, now_ms))
    }

    /// The same table at `now_ms` of its clock, after nobody was connected for `empty_for_ms`.
    pub fn resumed(self, now_ms: u64, empty_for_ms: u64) -> Room {
        let room = Room::new(self.record, self.group, self.keys, now_ms);
        let since_ms = now_ms.saturating_sub(empty_for_ms);
        Room {
            presence: room.presence.empty_since(since_ms),
            ..room
        }
    }

    fn new(record: Record, group: Group, keys: Keys, now_ms: u64) -> Room {
        Room {
            record,
            recent: Recent::default(),
            keys,
            members: Members::default(),
            presence: Presence::new(&group, now_ms),
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
    pub fn without_chat(self) -> Room {
        Room {
            is_without_chat: true,
            ..self
        }
    }

    /// The same table with at most this many seats for one network.
    pub fn with_seat_quota(self, seats_per_network: NonZeroUsize) -> Room {
        Room {
            seat_quota: SeatQuota::new(seats_per_network),
            ..self
        }
    }

    /// The same table, where arrivals and departures are sent to players at most this often.
    pub fn with_presence_every(mut self, presence_every_ms: u64) -> Room {
        self.presence.every_ms = presence_every_ms;
        self
    }

    /// The same table with these limits, which have a clock of their own; clones of the room share
    /// them.
    pub fn with_limits(self, limits: TableLimits) -> Room {
        Room {
            limits: Some(Arc::new(limits)),
            ..self
        }
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
        self.members.seats()
    }

    /// Whether this connection waits to be let in.
    pub fn is_waiting(&self, connection: ConnectionId) -> bool {
        self.waiting_room.contains(connection)
    }

    /// Since when nobody is connected, by the table's clock, in milliseconds.
    pub fn empty_since_ms(&self) -> Option<u64> {
        self.presence.empty_since_ms()
    }

    /// When a turn is due without any input.
    pub fn wakes_at_ms(&self) -> Option<u64> {
        let (group, members, presence) = (&self.group, &self.members, &self.presence);
        let times = [
            referee::deadline_ms(group),
            presence.stand_in_due_ms(group),
            presence.idle_at_ms(),
            presence.due_ms(),
            self.shared_news.due_ms(group, members.len()),
            rounds::all_wait_until_ms(group, members, presence),
            rounds::late_players_wait_until_ms(group, members, presence),
            self.waiting_room.due_ms(),
        ];
        times.into_iter().flatten().min()
    }

    /// Handles `inputs` in order, at `now_ms` of the table's clock.
    pub fn turn(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        inputs: impl IntoIterator<Item = Input>,
    ) -> Turn {
        // The log's time does not go back.
        let turn = &mut OpenTurn::new(now_ms.max(self.group.at_ms()), rng);
        self.settle(turn);
        self.enforce_no_chat(turn);
        let mut is_evicted = false;
        for input in inputs {
            is_evicted |= input == Input::Evict;
            self.handle_input(input, turn);
        }
        if is_evicted {
            self.clear(turn);
        }
        self.enforce_no_chat(turn);
        self.update_presence(turn);
        self.settle_together(turn);
        news_parts::split(&self.group, &self.members, turn);
        self.welcome_all(turn);
        self.send_visitors(turn);
        self.recent.take_snapshot(&self.group, &mut turn.done.batch);
        std::mem::take(&mut turn.done)
    }

    fn handle_input(&mut self, input: Input, turn: &mut OpenTurn) {
        match input {
            Input::Hello(connection, hello, network) => {
                self.greet(Arrival::new(connection, hello, network), turn);
            }
            Input::HostHello(connection, hello, key, network) => {
                self.greet_host(Arrival::new(connection, hello, network), &key, turn);
            }
            Input::NextHello(connection, hello, before, network) => {
                let arrival = Arrival {
                    before: Some(before),
                    ..Arrival::new(connection, hello, network)
                };
                self.greet(arrival, turn);
            }
            Input::Watch(connection, watch, network) => {
                self.greet(Arrival::of_watcher(connection, watch, network), turn);
            }
            Input::Message(connection, message) => self.receive(connection, message, turn),
            Input::Disconnected(connection) => {
                self.members.disconnect(connection);
                self.waiting_room.remove(connection);
            }
            // This is handled at the end of the turn, so that nobody comes after it.
            Input::Evict => {}
        }
    }

    /// Carries out a message of a page that has said hello.
    fn receive(&mut self, connection: ConnectionId, message: ToRelay, turn: &mut OpenTurn) {
        if self.waiting_room.contains(connection) {
            let n = self.group.n();
            return self.waiting_room.receive(connection, &message, n, turn);
        }
        // A connection that was closed in this turn may have sent more.
        let Some(member) = self.members.get_mut(connection) else {
            return;
        };
        let seat = member.seat;
        let carried_out = seat.and_then(|seat| self.group.last_cid(seat));
        match member.check_order(&message, carried_out) {
            Order::Next => {}
            Order::Repeated => return,
            Order::Broken(reason) => return self.members.close(connection, reason, turn),
        }
        let answer = match message {
            ToRelay::Hello(_)
            | ToRelay::HostHello { .. }
            | ToRelay::NextHello { .. }
            | ToRelay::Watch(_) => {
                return self
                    .members
                    .close(connection, CloseReason::BadMessage, turn);
            }
            ToRelay::Clock { sent_ms } => ToPlayer::Clock {
                sent_ms,
                now_ms: turn.now_ms,
                n: self.group.last_n_for(self.group.audience(seat)),
            },
            ToRelay::Ask {
                cid, seen, request, ..
            } => ToPlayer::Ack {
                cid,
                outcome: self.ask(seat, (cid, seen, request), turn),
            },
            ToRelay::Say { cid, text, .. } => ToPlayer::Ack {
                cid,
                outcome: self.say(seat, &text, turn),
            },
        };
        turn.answer(connection, answer);
    }

    fn say(
        &mut self,
        seat: Option<SeatId>,
        text: &str,
        turn: &mut OpenTurn,
    ) -> Result<(), GroupRefusal> {
        let seat = seat.ok_or(Refusal::NotSeated)?;
        if !self.allows(|limits| limits.allows_chat(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        self.chat.say(&self.group, seat, text, turn)
    }

    /// Ends a call, or a round that everyone plays, whose deadline has passed.
    fn settle(&mut self, turn: &mut OpenTurn) {
        if let Some(entry) = referee::overdue(&self.group, turn.now_ms) {
            self.write(entry, turn);
        }
        if let Some(revealed) = referee::out_of_time(&self.group, turn.now_ms) {
            self.write_own(vec![revealed], turn);
        }
    }

    /// Ends a round that waits for nobody any more, and sends the news that many cause together.
    fn settle_together(&mut self, turn: &mut OpenTurn) {
        let ended = rounds::end(turn.now_ms, &self.group, &self.members, &self.presence);
        self.write_any(ended, turn);
        let connections = self.members.len();
        let answers = self
            .shared_news
            .take_answers(turn.now_ms, &self.group, connections);
        self.write_any(answers, turn);
        let race = self
            .shared_news
            .take_race(turn.now_ms, &self.group, connections);
        self.write_any(race.into_iter().flatten(), turn);
    }

    /// Switches the chat off where the settings do: a host's rules may switch it on, and a log
    /// may be older than the settings.
    fn enforce_no_chat(&mut self, turn: &mut OpenTurn) {
        if self.is_without_chat && self.group.chat_is_on() {
            self.write_own(vec![GroupEvent::ChatSwitched { on: false }], turn);
        }
    }

    /// Notes who is here after the inputs of a turn, and sends the arrivals and departures.
    fn update_presence(&mut self, turn: &mut OpenTurn) {
        let now_ms = turn.now_ms;
        let named = self.presence.update(now_ms, &self.group, &self.members);
        self.write_any(named, turn);
        if self.presence.idle_at_ms().is_some_and(|at| at <= now_ms) {
            self.clear(turn);
        }
        for (seat, is_present) in self.members.take_changed() {
            self.presence.note(now_ms, seat, is_present);
            if !is_present {
                self.votes.take_back(seat);
            }
        }
        self.presence.send(&self.members, turn);
    }

    /// Welcomes the connections that were let in, with the table as it is at the end of the turn.
    fn welcome_all(&self, turn: &mut OpenTurn) {
        for (connection, pending) in std::mem::take(&mut turn.let_in) {
            if self.members.contains(connection) {
                let welcome = self.welcome(turn.now_ms, pending);
                turn.done.welcomes.push((connection, welcome));
            }
        }
    }

    fn welcome(&self, now_ms: u64, pending: PendingWelcome) -> Welcome {
        let label = Label {
            kind: self.record.kind,
            name: self.record.name.clone(),
            code: self.record.code.clone(),
        };
        let seat = pending.member.seat;
        let audience = pending.member.audience(&self.group);
        Welcome {
            label,
            seat,
            is_hosts_wall: audience == Audience::HostsWall,
            token: pending.token,
            last_cid: seat.and_then(|seat| self.group.last_cid(seat)),
            past: self.recent.past(&self.group, pending.known, audience),
            present: self.present().collect(),
            chat: self.chat.iter().cloned().collect(),
            roll_votes: self.votes.open(&self.group, now_ms),
            now_ms,
        }
    }

    /// Sends hosts the list of visitors, whose names may look like new names of players.
    fn send_visitors(&mut self, turn: &mut OpenTurn) {
        if waiting_room::give_names(&turn.done.batch.entries) && !self.waiting_room.is_empty() {
            let seated = self.naming.there(&self.group);
            self.waiting_room.number_beside(&seated);
        }
        let every_ms = self.presence.every_ms;
        self.waiting_room
            .send(&self.group, &self.members, every_ms, turn);
    }

    /// Ends the table for everybody, and deletes all of its data.
    fn clear(&mut self, turn: &mut OpenTurn) {
        self.members.close_all(&CloseReason::Cleared, turn);
        self.waiting_room.close_all(&CloseReason::Cleared, turn);
        turn.done.is_over = true;
    }

    fn write(&mut self, entry: Entry, turn: &mut OpenTurn) {
        self.waiting_room.namesakes.follow(&self.group, &entry);
        let heir = self.heir_with_more_time(&entry);
        let Ok((Applied::Taken(_), logged)) = self.group.apply_placed(entry.clone()) else {
            panic!("the referee writes what fits the group");
        };
        turn.written.push(logged.clone());
        self.recent.push(logged);
        turn.done.batch.entries.push(entry.clone());
        turn.tell(News::Entry(entry));
        self.write_any(heir, turn);
    }

    /// Writes events that no player's command has caused.
    fn write_own(&mut self, events: Vec<GroupEvent>, turn: &mut OpenTurn) {
        let entry = referee::entry(&self.group, turn.now_ms, None, events);
        self.write(entry, turn);
    }

    /// Writes these events, if there are any.
    fn write_any(&mut self, events: impl IntoIterator<Item = GroupEvent>, turn: &mut OpenTurn) {
        let events: Vec<GroupEvent> = events.into_iter().collect();
        if !events.is_empty() {
            self.write_own(events, turn);
        }
    }

    /// The event that gives a player's additional time to the player to whom `entry` hands the
    /// seat. It is an entry of its own, because it is not sent to others.
    fn heir_with_more_time(&self, entry: &Entry) -> Option<GroupEvent> {
        let (from, seat) = entry.events.iter().find_map(|event| match event {
            GroupEvent::HandedOver { from, seat } => Some((*from, *seat)),
            _ => None,
        })?;
        let more = Some(self.group.table().more_time_of(from)?);
        Some(GroupEvent::Table(Event::MoreTimeGiven { seat, more }))
    }

    /// Forgets what is known of seats to which no player can come back.
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
        let left = self.keys.left_seat(&self.group, &player.token);
        self.naming.for_newcomer(&self.group, player, left)
    }

    fn is_here_or_soon_back(&self, now_ms: u64, seat: SeatId) -> bool {
        self.presence
            .is_here_or_soon_back(now_ms, &self.members, seat)
    }

    fn has_seen_roll(&self, seat: SeatId) -> bool {
        self.presence
            .has_seen_roll(&self.group, &self.members, seat)
    }
}

fn is_host(group: &Group, seat: SeatId) -> bool {
    group.rights(seat) == Rights::Host
}
