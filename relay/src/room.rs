//! The referee of one table and of its connections, without I/O.
//!
//! A turn takes inputs, the time and random numbers, and returns a batch for the log and then the
//! messages to send. The table's task writes the batch to the log before it sends any of them.

mod arrival;
mod browsers;
mod budget;
mod door_notes;
mod everyone;
mod handover;
mod host_key;
mod members;
mod naming;
mod places;
mod race;
mod votes;
mod waiting_room;
mod watchers;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::num::NonZeroUsize;
use std::sync::Arc;

use rand_core::Rng;
use score_core::dice::Generator;
use score_core::group::audience::PlacedEntry;
use score_core::group::entry::{CommandId, Entry, GroupEvent, GroupKind};
use score_core::group::options;
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::{Applied, Group};
use score_core::host_key::HostKey;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{Rejected, Rights};
use score_core::wire::{
    CloseReason, Hello, HelloRefusal, Line, MAX_CHAT_LINES, NEWCOMER_MS, News, ToPlayer, ToRelay,
    Token, Watch, Welcome,
};

use crate::chat;
use crate::log::{Batch, Record, SeatKeys, Stored, TokenHash};
use crate::names::Skeletons;
use crate::quota::SeatQuota;
use crate::rate_limit::{PRESENCE_EVERY_MS, TableLimits};
use crate::visitor_network::VisitorNetwork;

use arrival::{Arrival, PendingWelcome};
use browsers::Browsers;
use budget::Budget;
pub use budget::{BUDGET_IN_RACE_MS, EVENTS_PER_ROLL, NOTES_PER_ROLL};
use door_notes::Namesakes;
pub use door_notes::{FLOOD_VISITORS, FLOOD_WITHIN_MS};
pub use everyone::{ABSENT_MS, ANSWERS_EVERY_MS, MAX_PROMPT_CONNECTIONS, NewsPart};
use handover::handed_over;
use host_key::HostKeys;
pub use members::MAX_COMMAND_ID_JUMP;
use members::{Members, UnsentPresence};
use naming::new_name;
use votes::{Asked, Votes};
use waiting_room::WaitingRoom;
use watchers::KnownWatchers;
pub use watchers::{MAX_HOST_WALLS, MAX_KNOWN_WATCHERS, MAX_WATCHERS, WATCHERS_PER_NETWORK};

/// How long an empty table is stored, and the seat of an absent player is kept while others want
/// one, in milliseconds.
pub const IDLE_MS: u64 = 24 * 60 * 60 * 1_000;

/// After how many entries a snapshot of the group is written.
const SNAPSHOT_EVERY: usize = 256;

/// How many of the last entries are in memory for players who reconnect.
const MAX_RECENT: usize = 256;

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
    /// The keys of all seats, and of players who have left and could come back to their seat.
    keys: BTreeMap<SeatId, SeatKeys>,
    host_keys: HostKeys,
    browsers: Browsers,
    members: Members,
    unsent_presence: UnsentPresence,
    presence_every_ms: u64,
    chat: VecDeque<Line>,
    recent: VecDeque<PlacedEntry>,
    /// The entries of this turn.
    written: Vec<PlacedEntry>,
    /// The seats whose players became a host in this turn, or stopped being one.
    new_hosts: BTreeSet<SeatId>,
    /// When players were last sent the seats that have answered, or the standings of the race.
    told_ms: Option<u64>,
    since_snapshot: usize,
    /// The welcomes of this turn.
    pending_welcomes: Vec<(ConnectionId, PendingWelcome)>,
    waiting_room: WaitingRoom,
    known_watchers: KnownWatchers,
    /// The tokens of players who have left and of whom nothing else is stored, the newest last.
    former_tokens: VecDeque<TokenHash>,
    namesakes: Namesakes,
    roll_votes: Votes,
    budget: Budget,
    /// Since when no host is connected: neither the maker, nor a co-host, nor a stand-in.
    hosts_gone_since_ms: Option<u64>,
    /// Since when each absent player is away.
    away_since_ms: BTreeMap<SeatId, u64>,
    /// Since when each present player is here.
    here_since_ms: BTreeMap<SeatId, u64>,
    /// Since when nobody is connected.
    empty_since_ms: Option<u64>,
    /// Whether this relay has no chat.
    is_without_chat: bool,
    /// The skeletons of the players' names.
    skeletons: Skeletons,
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
        (Room::new(record, group, BTreeMap::new(), now_ms), batch)
    }

    /// Restores the table that a log has stored. An engine may store an entry twice; the group
    /// applies it once.
    pub fn restore(stored: Stored, now_ms: u64) -> Result<Room, Rejected> {
        let mut group = Group::restore(&stored.snapshot)?;
        for entry in &stored.entries {
            group.apply(entry)?;
        }
        let keys = stored.keys.into_iter();
        let mut keys: BTreeMap<SeatId, SeatKeys> = keys.map(|keys| (keys.seat, keys)).collect();
        let host_keys = HostKeys::take_from(&mut keys);
        keys.retain(|seat, _| is_kept(&group, *seat));
        Ok(Room {
            host_keys,
            ..Room::new(stored.record, group, keys, now_ms)
        })
    }

    /// The same table at `now_ms` of its clock, after nobody was connected for `empty_for_ms`.
    pub fn resumed(self, now_ms: u64, empty_for_ms: u64) -> Room {
        Room {
            empty_since_ms: Some(now_ms.saturating_sub(empty_for_ms)),
            host_keys: self.host_keys,
            ..Room::new(self.record, self.group, self.keys, now_ms)
        }
    }

    fn new(record: Record, group: Group, keys: BTreeMap<SeatId, SeatKeys>, now_ms: u64) -> Room {
        let seats = group.table().seats().iter();
        Room {
            away_since_ms: seats.map(|seat| (seat.id, now_ms)).collect(),
            here_since_ms: BTreeMap::new(),
            record,
            keys,
            host_keys: HostKeys::default(),
            browsers: Browsers::default(),
            members: Members::default(),
            unsent_presence: UnsentPresence::default(),
            presence_every_ms: PRESENCE_EVERY_MS,
            chat: VecDeque::new(),
            recent: VecDeque::new(),
            written: Vec::new(),
            new_hosts: BTreeSet::new(),
            told_ms: None,
            since_snapshot: 0,
            pending_welcomes: Vec::new(),
            waiting_room: WaitingRoom::default(),
            known_watchers: KnownWatchers::default(),
            former_tokens: VecDeque::new(),
            namesakes: Namesakes::of(&group),
            roll_votes: Votes::default(),
            budget: Budget::default(),
            hosts_gone_since_ms: Some(now_ms),
            empty_since_ms: Some(now_ms),
            is_without_chat: false,
            skeletons: Skeletons::default(),
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
    pub fn with_presence_every(self, presence_every_ms: u64) -> Room {
        Room {
            presence_every_ms,
            ..self
        }
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
        let keys = self.keys.get(&SeatId(0));
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

    /// Since when nobody is connected, by the table's clock, in milliseconds.
    pub fn empty_since_ms(&self) -> Option<u64> {
        self.empty_since_ms
    }

    /// When a turn is due without any input.
    pub fn wakes_at_ms(&self) -> Option<u64> {
        let times = [
            referee::deadline_ms(&self.group),
            self.stand_in_due_ms(),
            self.empty_since_ms.map(|since_ms| since_ms + IDLE_MS),
            self.answers_due_ms(),
            self.race_news_due_ms(),
            self.everyone_waits_until_ms(),
            self.late_players_wait_until_ms(),
            self.presence_due_ms(),
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
        let now_ms = now_ms.max(self.group.at_ms());
        let mut turn = Turn::default();
        self.settle(now_ms, &mut turn);
        self.enforce_no_chat(now_ms, &mut turn);
        let mut is_evicted = false;
        for input in inputs {
            is_evicted |= input == Input::Evict;
            self.handle(now_ms, rng, input, &mut turn);
        }
        if is_evicted {
            self.clear(&mut turn);
        }
        self.enforce_no_chat(now_ms, &mut turn);
        self.update_presence(now_ms, &mut turn);
        self.send_presence(now_ms, &mut turn);
        self.end_when_all_answered(now_ms, &mut turn);
        self.tell_answers(now_ms, &mut turn);
        self.tell_race(now_ms, &mut turn);
        self.split_news(&mut turn);
        let came = std::mem::take(&mut self.pending_welcomes).into_iter();
        let came = came.filter(|(connection, _)| self.members.contains(*connection));
        turn.welcomes = came
            .map(|(connection, pending)| (connection, self.welcome(now_ms, pending)))
            .collect();
        self.send_visitors(now_ms, &mut turn);
        self.take_snapshot(&mut turn.batch);
        turn
    }

    fn handle(&mut self, now_ms: u64, rng: &mut impl Rng, input: Input, turn: &mut Turn) {
        match input {
            Input::Hello(connection, hello, network) => {
                let arrival = Arrival::new(connection, hello, network);
                self.greet(now_ms, rng, arrival, turn);
            }
            Input::HostHello(connection, hello, key, network) => {
                let arrival = Arrival::new(connection, hello, network);
                self.greet_host(now_ms, rng, (arrival, key), turn);
            }
            Input::NextHello(connection, hello, before, network) => {
                let arrival = Arrival {
                    before: Some(before),
                    ..Arrival::new(connection, hello, network)
                };
                self.greet(now_ms, rng, arrival, turn);
            }
            Input::Watch(connection, watch, network) => {
                let arrival = Arrival::of_watcher(connection, watch, network);
                self.greet(now_ms, rng, arrival, turn);
            }
            Input::Message(connection, message) => {
                self.receive(now_ms, rng, connection, message, turn);
            }
            Input::Disconnected(connection) => {
                self.disconnect(connection);
                self.waiting_room.remove(connection);
            }
            // This is handled at the end of the turn, so that nobody comes after it.
            Input::Evict => {}
        }
    }

    /// Ends a call, or a round that everyone plays, whose deadline has passed.
    fn settle(&mut self, now_ms: u64, turn: &mut Turn) {
        if let Some(entry) = referee::overdue(&self.group, now_ms) {
            self.write(entry, turn);
        }
        if let Some(revealed) = referee::out_of_time(&self.group, now_ms) {
            self.write_own(now_ms, revealed, turn);
        }
    }

    /// Writes an event that no player's command has caused.
    fn write_own(&mut self, now_ms: u64, event: GroupEvent, turn: &mut Turn) {
        let entry = referee::entry(&self.group, now_ms, None, vec![event]);
        self.write(entry, turn);
    }

    /// Carries out a message of a page that has said hello.
    fn receive(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        connection: ConnectionId,
        message: ToRelay,
        turn: &mut Turn,
    ) {
        if self.waiting_room.contains(connection) {
            return self.receive_from_visitor(now_ms, connection, &message, turn);
        }
        let Some(seat) = self.check_order(connection, &message, turn) else {
            return;
        };
        let answer = match message {
            ToRelay::Hello(_)
            | ToRelay::HostHello { .. }
            | ToRelay::NextHello { .. }
            | ToRelay::Watch(_) => {
                return self.close_connection(connection, CloseReason::BadMessage, turn);
            }
            ToRelay::Clock { sent_ms } => ToPlayer::Clock {
                sent_ms,
                now_ms,
                n: self.group.last_n_for(self.group.audience(seat)),
            },
            ToRelay::Ask {
                cid, seen, request, ..
            } => ToPlayer::Ack {
                cid,
                outcome: self.ask(now_ms, rng, seat, (cid, seen, request), turn),
            },
            ToRelay::Say { cid, text, .. } => ToPlayer::Ack {
                cid,
                outcome: self.say(seat, &text, turn),
            },
        };
        turn.answers.push((connection, answer));
    }

    /// Whether the limits of the table allow something.
    fn allows(&self, is_allowed: impl FnOnce(&TableLimits) -> bool) -> bool {
        self.limits.as_deref().is_none_or(is_allowed)
    }

    fn ask(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        seat: Option<SeatId>,
        (cid, seen, request): (CommandId, u64, Request),
        turn: &mut Turn,
    ) -> Result<(), GroupRefusal> {
        let seat = seat.ok_or(Refusal::NotSeated)?;
        let origin = referee::origin(seat, cid);
        if origin.is_some_and(|origin| self.group.has_seen(origin)) {
            // The acknowledgement was lost.
            return Ok(());
        }
        if !self.allows(|limits| limits.allows_command(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        let request = self.with_own_names(seat, request)?;
        self.require_allowed(&request)?;
        self.require_own_look(seat, &request)?;
        self.require_budget(now_ms, seat, &request)?;
        self.settle(now_ms, turn);
        let mut generator = Generator::new(rng.next_u64(), rng.next_u64());
        let asked = request.clone();
        let is_here = &|seat| self.is_here_or_soon_back(now_ms, seat);
        let (group, generator) = (&self.group, &mut generator);
        let decided = referee::decide_among(group, is_here, now_ms, generator, seat, seen, request);
        let events = match new_name(seat, &asked) {
            Some((seat, name)) => self.with_distinct_name(decided, Some(seat), &name)?,
            None => decided?,
        };
        let events = match asked {
            Request::Play(Command::Roll) => match self.what_asking_does(now_ms, seat, turn)? {
                Asked::Deals => events,
                Asked::Votes => Vec::new(),
                Asked::VotedBefore => {
                    self.require_events(now_ms, seat)?;
                    Vec::new()
                }
            },
            Request::Admit(visitor, is_let_in) => {
                self.answer_visitors(now_ms, rng, &[visitor], is_let_in, turn)?;
                events
            }
            Request::AdmitThese(visitors, is_let_in) => {
                self.answer_visitors(now_ms, rng, &visitors, is_let_in, turn)?;
                events
            }
            Request::AdmitAll => {
                self.admit_all(now_ms, rng, |_| true, turn);
                events
            }
            Request::UseWaitingRoom(false) => {
                let watchers_wait = self.group.watchers_wait();
                let is_meant = |arrival: &Arrival| !(watchers_wait && arrival.is_watcher());
                self.admit_all(now_ms, rng, is_meant, turn);
                events
            }
            Request::LetWatchersWait(on) => {
                self.let_watchers_wait(now_ms, rng, on, turn);
                events
            }
            // Nobody may come in, so nobody has to wait.
            Request::Lock(true) => {
                let locked = HelloRefusal::Group(GroupRefusal::Locked);
                self.close_visitors(&CloseReason::Refused(locked), turn);
                events
            }
            Request::NameCoHost(_) => {
                self.waiting_room.mark_changed();
                events
            }
            Request::HandOver(from, _) => {
                self.require_away(from)?;
                events
            }
            Request::AdmitTo(visitor, from) => {
                self.require_away(from)?;
                self.admit_to(now_ms, rng, visitor, from, turn)?;
                events
            }
            Request::RemoveNewcomers => self.remove_newcomers(now_ms, seat)?,
            Request::TakeBackLine(writer, text) => {
                self.take_back_line(writer, text, turn);
                events
            }
            Request::Clear => {
                self.clear(turn);
                return Ok(());
            }
            // There is no record of the key, so a repeated request makes another one.
            Request::MakeHostKey => return self.make_host_key(rng, seat, turn),
            _ => events,
        };
        let events = self.with_free_names(events);
        let events = self.with_whole_devices(events);
        let removed: Vec<SeatId> = events.iter().filter_map(removed_seat).collect();
        let handed_over = events.iter().find_map(handed_over);
        let hosts = self.hosts_named_by(&events);
        let entry = referee::entry(&self.group, now_ms, origin, events.clone());
        self.write(entry, turn);
        self.spend(now_ms, seat, &events);
        self.close_other_readers(&hosts, turn);
        for removed in removed {
            self.close_seat(removed, &CloseReason::Removed, turn);
            self.close_walls_of(removed, turn);
        }
        if let Some((from, to)) = handed_over {
            self.note_handover(now_ms, from, to);
        }
        for seat in events.iter().filter_map(let_play) {
            self.browsers.let_play(seat, self.group.round_n());
        }
        if self.group.small_tables().is_some() {
            // When their page reconnects, it gets the entries of their table that it was not sent
            // before.
            let let_play = events.iter().filter_map(let_play);
            let_play.for_each(|seat| self.close_seat(seat, &CloseReason::Trouble, turn));
        }
        if self.group.table().seat(seat).is_none() {
            self.forget_keys();
            self.close_seat(seat, &CloseReason::Left, turn);
        }
        Ok(())
    }

    fn say(
        &mut self,
        seat: Option<SeatId>,
        text: &str,
        turn: &mut Turn,
    ) -> Result<(), GroupRefusal> {
        let seat = seat.ok_or(Refusal::NotSeated)?;
        if !self.allows(|limits| limits.allows_chat(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        options::may_say(&self.group, seat)?;
        let line = Line {
            seat,
            text: chat::sayable(text).ok_or(GroupRefusal::NotSayable)?,
        };
        self.chat.push_back(line.clone());
        while self.chat.len() > MAX_CHAT_LINES {
            self.chat.pop_front();
        }
        turn.news.push(News::Said(line));
        Ok(())
    }

    /// Takes back the newest line like this one, if it is still in memory.
    fn take_back_line(&mut self, seat: SeatId, text: String, turn: &mut Turn) {
        let line = Line { seat, text };
        if let Some(index) = self.chat.iter().rposition(|said| *said == line) {
            self.chat.remove(index);
            turn.news.push(News::TakenBack(line));
        }
    }

    /// Ends the table for everybody, and deletes all of its data.
    fn clear(&mut self, turn: &mut Turn) {
        let everybody: Vec<ConnectionId> = self.members.iter().map(|(who, _)| who).collect();
        for connection in everybody {
            self.close_connection(connection, CloseReason::Cleared, turn);
        }
        self.close_visitors(&CloseReason::Cleared, turn);
        turn.is_over = true;
    }

    /// Removes all players who have just come, except hosts and the player who asks.
    fn remove_newcomers(&self, now_ms: u64, host: SeatId) -> Result<Vec<GroupEvent>, GroupRefusal> {
        let is_newcomer = |seat: SeatId| {
            let came_ms = self.group.came_ms(seat);
            let is_new = came_ms.is_some_and(|came_ms| now_ms <= came_ms + NEWCOMER_MS);
            let is_host = seat == host || self.group.rights(seat) == Rights::Host;
            is_new && !is_host && !self.group.is_removed(seat)
        };
        let seats = self.group.table().seats().iter().map(|seat| seat.id);
        let newcomers: Vec<SeatId> = seats.filter(|seat| is_newcomer(*seat)).collect();
        if newcomers.is_empty() {
            return Err(GroupRefusal::NoNewcomers);
        }
        Ok(referee::remove(&self.group, &newcomers))
    }

    /// Refuses what the relay's settings do not allow.
    fn require_allowed(&self, request: &Request) -> Result<(), GroupRefusal> {
        if self.is_without_chat && *request == Request::SwitchChat(true) {
            return Err(GroupRefusal::ChatOff);
        }
        Ok(())
    }

    /// Switches the chat off where the settings do: a host's rules may switch it on, and a log
    /// may be older than the settings.
    fn enforce_no_chat(&mut self, now_ms: u64, turn: &mut Turn) {
        if self.is_without_chat && self.group.chat_is_on() {
            let off = vec![GroupEvent::ChatSwitched { on: false }];
            let entry = referee::entry(&self.group, now_ms, None, off);
            self.write(entry, turn);
        }
    }

    fn write(&mut self, entry: Entry, turn: &mut Turn) {
        self.namesakes.follow(&self.group, &entry);
        let heir = self.heir_with_more_time(&entry);
        let Ok((Applied::Taken(_), logged)) = self.group.apply_placed(entry.clone()) else {
            panic!("the referee writes what fits the group");
        };
        self.written.push(logged.clone());
        self.recent.push_back(logged);
        while self.recent.len() > MAX_RECENT {
            self.recent.pop_front();
        }
        turn.batch.entries.push(entry.clone());
        let at_ms = entry.at_ms;
        turn.news.push(News::Entry(entry));
        if let Some(given) = heir {
            self.write_own(at_ms, given, turn);
        }
    }

    fn take_snapshot(&mut self, batch: &mut Batch) {
        self.since_snapshot += batch.entries.len();
        if self.since_snapshot >= SNAPSHOT_EVERY {
            self.since_snapshot = 0;
            batch.snapshot = Some(self.group.snapshot());
        }
    }
}

/// Whether the keys of this seat are still needed: its player has it, or could come back to it, or
/// has to be notified that another player has it now.
fn is_kept(group: &Group, seat: SeatId) -> bool {
    let is_seated = group.table().seat(seat).is_some();
    is_seated || group.departed(seat).is_some() || group.is_handed_over(seat)
}

/// The seat of a player whom a host lets play at the small table that they only watched.
fn let_play(event: &GroupEvent) -> Option<SeatId> {
    match event {
        GroupEvent::LetPlay { seat }
        | GroupEvent::Removed {
            seat,
            removed: false,
        } => Some(*seat),
        _ => None,
    }
}

fn removed_seat(event: &GroupEvent) -> Option<SeatId> {
    match event {
        GroupEvent::Removed {
            seat,
            removed: true,
        } => Some(*seat),
        _ => None,
    }
}
