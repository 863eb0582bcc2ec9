//! What happens at one table: who is there, who comes, what they ask for.
//!
//! No clock, no chance and no network: a turn takes what was heard and gives
//! what is to be written down first and then sent. Whoever runs a room writes
//! the turn's batch to the log before he sends anything of it.

mod greeting;
mod house;
mod members;
mod naming;
mod presence;
mod votes;
mod waiting_room;

use std::collections::{BTreeMap, VecDeque};

use score_core::dice::Generator;
use score_core::group::entry::{CommandId, Entry, GroupEvent, Kind};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::{Applied, Group};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{Rejected, Rights};
use score_core::wire::{
    CloseReason, HOST_GONE_MS, Hello, Line, MAX_CHAT_LINES, NEWCOMER_MS, News, ToPlayer, ToRelay,
    Token, Welcome,
};

use crate::chat;
use crate::log::{Batch, Record, SeatKeys, Stored};
use crate::names::{self, Bearer, Looks};
use crate::network::Network;
use crate::quota::SeatQuota;
use crate::rng::Rng;

use greeting::{Caller, Greeting};
use members::{Member, Members};
use naming::new_name;
use votes::Votes;
use waiting_room::WaitingRoom;

/// How long a table is kept that nobody sits at, and a seat that its player has
/// left where others wait for one, in milliseconds.
pub const IDLE_MS: u64 = 24 * 60 * 60 * 1_000;

/// How many entries are written before the group is written down whole.
const SNAPSHOT_EVERY: usize = 256;

/// How many of the last entries are at hand for players who come back.
const MAX_AT_HAND: usize = 256;

/// How many people may look on at one table.
pub const MAX_WATCHERS: usize = 50;

/// A connection, among all that this relay ever had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// Something that reached a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Somebody came, from this network.
    Hello(ConnectionId, Hello, Network),
    /// A message of a page that is here.
    Message(ConnectionId, ToRelay),
    /// Somebody who is there said more than he may in so short a time.
    RateLimited(ConnectionId, ToRelay),
    /// A connection is gone.
    Disconnected(ConnectionId),
    /// The table makes room for another one: it ends with this turn.
    Evict,
}

/// What a turn comes to. It is sent in the order of its fields, after its batch
/// is in the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// What is written down.
    pub batch: Batch,
    /// For everybody who was there before the turn and is still there.
    pub news: Vec<News>,
    /// For those who came; they know the turn's news from it.
    pub welcomes: Vec<(ConnectionId, Welcome)>,
    /// For one each; one who came in this turn may have asked already.
    pub answers: Vec<(ConnectionId, ToPlayer)>,
    /// Who is to be cut off.
    pub closes: Vec<(ConnectionId, CloseReason)>,
    /// Whether the table is to be forgotten: nothing of it is kept.
    pub is_over: bool,
}

/// One table, and who is there.
#[derive(Clone, Debug)]
pub struct Room {
    record: Record,
    group: Group,
    keys: BTreeMap<SeatId, SeatKeys>,
    members: Members,
    chat: VecDeque<Line>,
    at_hand: VecDeque<Entry>,
    since_snapshot: usize,
    /// Those who came in this turn.
    greetings: Vec<(ConnectionId, Greeting)>,
    waiting_room: WaitingRoom,
    roll_votes: Votes,
    /// When those took their seats who came since the relay began.
    joined_ms: BTreeMap<SeatId, u64>,
    /// Since when neither the maker nor a co-host has been there.
    hosts_gone_since_ms: Option<u64>,
    /// Since when the players who are not there have been away.
    away_since_ms: BTreeMap<SeatId, u64>,
    /// Since when nobody has been there.
    empty_since_ms: Option<u64>,
    /// Whether this relay has no chat.
    is_without_chat: bool,
    /// How the names of those who sit here look.
    looks: Looks,
    /// How many seats one network may have.
    seat_quota: SeatQuota,
}

impl Room {
    /// A new table, and the first batch of its log.
    pub fn found(record: Record, now_ms: u64) -> (Room, Batch) {
        let is_created = record.kind == Kind::Created;
        let rules = Rules {
            chat: is_created,
            roller: if is_created {
                Roller::Host
            } else {
                Roller::Anyone
            },
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

    /// The table as a log has kept it. An engine may have kept entries twice;
    /// the group knows them.
    pub fn restore(stored: Stored, now_ms: u64) -> Result<Room, Rejected> {
        let mut group = Group::restore(&stored.snapshot)?;
        for entry in &stored.entries {
            group.apply(entry)?;
        }
        let keys = stored.keys.into_iter();
        let keys = keys.filter(|keys| group.table().seat(keys.seat).is_some());
        let keys = keys.map(|keys| (keys.seat, keys));
        let keys = keys.collect();
        Ok(Room::new(stored.record, group, keys, now_ms))
    }

    /// The same table when its clock shows `now_ms`, and nobody has been there for
    /// `empty_for_ms`.
    pub fn resumed(self, now_ms: u64, empty_for_ms: u64) -> Room {
        Room {
            empty_since_ms: Some(now_ms.saturating_sub(empty_for_ms)),
            ..Room::new(self.record, self.group, self.keys, now_ms)
        }
    }

    fn new(record: Record, group: Group, keys: BTreeMap<SeatId, SeatKeys>, now_ms: u64) -> Room {
        let seats = group.table().seats().iter();
        Room {
            away_since_ms: seats.map(|seat| (seat.id, now_ms)).collect(),
            record,
            group,
            keys,
            members: Members::default(),
            chat: VecDeque::new(),
            at_hand: VecDeque::new(),
            since_snapshot: 0,
            greetings: Vec::new(),
            waiting_room: WaitingRoom::default(),
            roll_votes: Votes::default(),
            joined_ms: BTreeMap::new(),
            hosts_gone_since_ms: Some(now_ms),
            empty_since_ms: Some(now_ms),
            is_without_chat: false,
            looks: Looks::default(),
            seat_quota: SeatQuota::default(),
        }
    }

    /// What is known of the table apart from its log.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The group, as it is after the last turn.
    pub fn group(&self) -> &Group {
        &self.group
    }

    /// How many connections there are.
    pub fn connections(&self) -> usize {
        self.members.len()
    }

    /// Since when nobody is there, by the table's clock, in milliseconds; `None`:
    /// somebody is.
    pub fn empty_since_ms(&self) -> Option<u64> {
        self.empty_since_ms
    }

    /// When a turn is due even if nothing is heard.
    pub fn wakes_at_ms(&self) -> Option<u64> {
        let host = self
            .hosts_gone_since_ms
            .filter(|_| self.members.seats().len() > 0);
        let host = host.filter(|_| self.group.kind() == Kind::Created);
        let host = host.filter(|_| !self.has_stand_in_here());
        let times = [
            self.group.table().deadline_ms(),
            host.map(|since_ms| since_ms + HOST_GONE_MS),
            self.empty_since_ms.map(|since_ms| since_ms + IDLE_MS),
        ];
        times.into_iter().flatten().min()
    }

    /// Takes in what was heard, in that order, when the relay's clock shows
    /// `now_ms`.
    pub fn turn(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        heard: impl IntoIterator<Item = Input>,
    ) -> Turn {
        // The log's time does not go back.
        let now_ms = now_ms.max(self.group.at_ms());
        let mut turn = Turn::default();
        self.settle(now_ms, &mut turn);
        self.keep_chat_off(now_ms, &mut turn);
        let mut is_evicted = false;
        for input in heard {
            match input {
                Input::Hello(connection, hello, network) => {
                    let caller = Caller {
                        connection,
                        network,
                        hello,
                    };
                    self.greet(now_ms, rng, caller, &mut turn);
                }
                Input::Message(connection, message) => {
                    self.hear(now_ms, rng, connection, message, &mut turn);
                }
                Input::RateLimited(connection, message) => {
                    self.refuse_rate_limited(connection, &message, &mut turn);
                }
                Input::Disconnected(connection) => {
                    self.members.remove(connection);
                    self.waiting_room.remove(connection);
                }
                Input::Evict => is_evicted = true,
            }
        }
        if is_evicted {
            self.clear(&mut turn);
        }
        self.keep_chat_off(now_ms, &mut turn);
        self.note_who_is_here(now_ms, &mut turn);
        self.tell_who_came_and_went(now_ms, &mut turn);
        let came = std::mem::take(&mut self.greetings).into_iter();
        let came = came.filter(|(connection, _)| self.members.contains(*connection));
        turn.welcomes = came
            .map(|(connection, greeting)| (connection, self.welcome(now_ms, greeting)))
            .collect();
        self.tell_hosts_who_waits(&mut turn);
        self.take_snapshot(&mut turn.batch);
        turn
    }

    /// A call whose time is up is over, whether or not anybody says something.
    fn settle(&mut self, now_ms: u64, turn: &mut Turn) {
        if let Some(entry) = referee::overdue(&self.group, now_ms) {
            self.write(entry, turn);
        }
    }

    /// Carries out a message from somebody who is there.
    fn hear(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        connection: ConnectionId,
        message: ToRelay,
        turn: &mut Turn,
    ) {
        if self.waiting_room.contains(connection) {
            return self.hear_visitor(now_ms, connection, &message, turn);
        }
        let Some(seat) = self.take_number(connection, &message, turn) else {
            return;
        };
        let answer = match message {
            ToRelay::Hello(_) => return self.cut_off(connection, CloseReason::BadMessage, turn),
            ToRelay::Clock { sent_ms } => ToPlayer::Clock {
                sent_ms,
                now_ms,
                n: self.group.n(),
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

    /// Refuses a message that came too soon, and takes its number: what its
    /// page says next comes after it.
    fn refuse_rate_limited(
        &mut self,
        connection: ConnectionId,
        message: &ToRelay,
        turn: &mut Turn,
    ) {
        if self.take_number(connection, message, turn).is_none() {
            return;
        }
        if let ToRelay::Ask { cid, .. } | ToRelay::Say { cid, .. } = message {
            let refused = ToPlayer::Ack {
                cid: *cid,
                outcome: Err(GroupRefusal::TooFast),
            };
            turn.answers.push((connection, refused));
        }
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
            // He did not hear that it was carried out.
            return Ok(());
        }
        let request = self.with_own_names(seat, request)?;
        self.require_house(&request)?;
        self.settle(now_ms, turn);
        let mut generator = Generator::new(rng.next_u64(), rng.next_u64());
        let asked = request.clone();
        let decided = referee::decide(&self.group, now_ms, &mut generator, seat, seen, request);
        let events = match new_name(seat, &asked) {
            Some((seat, name)) => self.with_own_look(decided, Some(seat), &name)?,
            None => decided?,
        };
        let events = match asked {
            Request::Play(Command::Roll) if !self.may_roll_now(seat, turn) => Vec::new(),
            Request::Admit(visitor, is_let_in) => {
                self.answer_visitor(now_ms, rng, visitor, is_let_in, turn)?;
                events
            }
            Request::AdmitAll | Request::UseWaitingRoom(false) => {
                self.admit_all(now_ms, rng, turn);
                events
            }
            Request::NameCoHost(_) => {
                self.waiting_room.tell_again();
                events
            }
            Request::RemoveNewcomers => self.remove_newcomers(now_ms, seat)?,
            Request::Clear => {
                self.clear(turn);
                return Ok(());
            }
            _ => events,
        };
        let removed: Vec<SeatId> = events.iter().filter_map(removed_seat).collect();
        let entry = referee::entry(&self.group, now_ms, origin, events);
        self.write(entry, turn);
        for removed in removed {
            self.cut_off_seat(removed, &CloseReason::Removed, turn);
        }
        if self.group.table().seat(seat).is_none() {
            self.keys.remove(&seat);
            self.cut_off_seat(seat, &CloseReason::Left, turn);
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
        referee::may_say(&self.group, seat)?;
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

    /// Ends the table for everybody: nothing of it is kept.
    fn clear(&mut self, turn: &mut Turn) {
        let everybody: Vec<ConnectionId> = self.members.iter().map(|(who, _)| who).collect();
        for connection in everybody {
            self.cut_off(connection, CloseReason::Cleared, turn);
        }
        self.send_visitors_home(&CloseReason::Cleared, turn);
        turn.is_over = true;
    }

    /// Sends away everybody who has just come, apart from hosts and who asks for it.
    fn remove_newcomers(&self, now_ms: u64, host: SeatId) -> Result<Vec<GroupEvent>, GroupRefusal> {
        let is_newcomer = |seat: SeatId| {
            let joined_ms = self.joined_ms.get(&seat);
            let is_new = joined_ms.is_some_and(|joined_ms| now_ms <= joined_ms + NEWCOMER_MS);
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

    fn write(&mut self, entry: Entry, turn: &mut Turn) {
        let applied = self.group.apply(&entry);
        let is_taken = matches!(applied, Ok(Applied::Taken(_)));
        assert!(is_taken, "the referee writes what fits the group");
        self.at_hand.push_back(entry.clone());
        while self.at_hand.len() > MAX_AT_HAND {
            self.at_hand.pop_front();
        }
        turn.batch.entries.push(entry.clone());
        turn.news.push(News::Entry(entry));
    }

    fn take_snapshot(&mut self, batch: &mut Batch) {
        self.since_snapshot += batch.entries.len();
        if self.since_snapshot >= SNAPSHOT_EVERY {
            self.since_snapshot = 0;
            batch.snapshot = Some(self.group.snapshot());
        }
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
