//! Everything there is: the relay with its log, the players, the network.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use futures_util::FutureExt;
use rand_core::TryRng;
use rand_core::utils::fill_bytes_via_next_word;
use score_core::dice::Generator;
use score_core::group::audience::Audience;
use score_core::group::entry::{CommandId, Entry, GroupEvent, GroupKind};
use score_core::group::live_board::{self, Pupil, PupilState};
use score_core::group::referee;
use score_core::group::state::{Group, MAX_RECENT_EVENTS};
use score_core::relay_session::{ConnectionState, Reply};
use score_core::table::event::{Event, SeatId};
use score_core::table::everyone;
use score_core::table::way_of_playing::Way;
use score_core::wire::{CloseReason, ToPlayer, ToRelay};
use score_relay::log::memory::Memory;
use score_relay::log::{Batch, Log, Record, Stored, TableId, Tail, Times, WriteFailure};
use score_relay::room::{ConnectionId, Input, Room, Turn};

use crate::live;
use crate::network::{End, Network};
use crate::player::Player;

const PLAYERS: u64 = 4;

/// How bad the network is before it heals, in percent of the messages.
const BADNESS: u32 = 6;

/// For how many events a log has room that is nearly full: it is used up as the players come, for little else of a
/// race is in the log.
const ROOM_IN_FULL_LOG: usize = 3;

/// The table.
const TABLE: TableId = TableId(1);

/// Of so many writes the log's engine fails one, before the network heals; every second time it
/// has written all the same.
const WRITES_PER_FAILURE: u32 = 300;

pub struct World {
    now_ms: u64,
    chance: Generator,
    network: Network,
    log: Memory,
    /// What the relay knows as written last.
    tail: Tail,
    /// `None` while the relay is down.
    room: Option<Room>,
    players: Vec<Player>,
    connections: u64,
    /// The last of those that the relay has closed altogether.
    closed_up_to: u64,
    /// How many there had been when the network healed.
    healed_after: u64,
    /// Who gets the news.
    members: BTreeSet<ConnectionId>,
    /// Every entry that was ever written.
    entries: Vec<Entry>,
    /// The group after each of them.
    history: BTreeMap<u64, Group>,
    /// How often it was checked what the live board of a host shows.
    pub live_boards: usize,
    /// How often the log refused what the relay wanted to write.
    pub overtaken: usize,
    /// How often its engine failed.
    pub unavailable: usize,
}

impl World {
    /// A world of this seed; with `has_nearly_full_log` it begins with a race whose log is nearly full.
    pub fn new(seed: u64, has_nearly_full_log: bool) -> World {
        let record = Record {
            id: TABLE,
            kind: GroupKind::Created,
            name: "Class".to_owned(),
            key: "class".to_owned(),
            code: "ABCDE".to_owned(),
        };
        let mut chance = Generator::new(seed, 0);
        let now_ms = 1_000_000;
        let (room, _) = Room::found(record.clone(), now_ms);
        let room = match has_nearly_full_log {
            true => with_nearly_full_log(room, now_ms),
            false => room,
        };
        let log = Memory::redelivering();
        let created = now(log.create(record, room.group().snapshot()));
        let tail = created.expect("an empty log");
        let history = BTreeMap::from([(room.group().n(), room.group().clone())]);
        let players = (0..PLAYERS)
            .map(|number| Player::new(number, u64::from(chance.below(5_000))))
            .collect();
        World {
            now_ms,
            chance,
            network: Network::new(BADNESS),
            log,
            tail,
            room: Some(room),
            players,
            connections: 0,
            closed_up_to: 0,
            healed_after: 0,
            members: BTreeSet::new(),
            entries: Vec::new(),
            history,
            live_boards: 0,
            overtaken: 0,
            unavailable: 0,
        }
    }

    /// A little time passes, and something happens in it.
    pub fn go_on(&mut self) {
        let is_long = self.chance.below(12) == 0;
        let longest_ms = if is_long { 9_000 } else { 400 };
        self.now_ms += u64::from(self.chance.below(longest_ms));
        match self.chance.below(60) {
            0 => self.crash(),
            1 => self.break_connection(),
            2 if self.chance.below(2) == 0 => self.take_over(),
            _ => {}
        }
        if self.room.is_none() && self.chance.below(4) == 0 {
            self.restart();
        }
        self.deliver();
        self.let_players_act(true);
    }

    /// The network heals, the relay is up, and nobody wants anything any more.
    pub fn heal(&mut self) {
        self.network.badness = 0;
        self.healed_after = self.connections;
        // A relay that sees that another one has the table closes its room.
        if self.load().1 != self.tail {
            self.drop_room();
        }
        if self.room.is_none() {
            self.restart();
        }
        for player in &mut self.players {
            player.session.try_now(self.now_ms + player.ahead_ms);
        }
        // Longer than any wait, any clock and any call of this world.
        for _ in 0..400 {
            self.now_ms += 200;
            self.deliver();
            self.let_players_act(false);
        }
    }

    /// Every player who may be there sees what the log says.
    pub fn check_all_agree(&self) {
        let room = self.room.as_ref().expect("the relay is up");
        let (stored, _) = self.load();
        let folded = Room::restore(stored, self.now_ms).expect("a log that can be read");
        assert_eq!(folded.group(), room.group(), "the log makes another group");
        let present: Vec<SeatId> = room.present().collect();
        for player in &self.players {
            match player.session.state() {
                ConnectionState::There => {
                    let group = player.table.group().expect("a table");
                    let seen = seen_by(player, room.group());
                    assert_eq!(*group, seen, "a player sees another table");
                    assert!(!player.session.is_waiting_for_answers());
                    // This network loses messages of open connections, and nobody misses one
                    // that is of presence alone.
                    let is_sound = |it: ConnectionId| it.0 > self.healed_after;
                    if player.connection.is_some_and(is_sound) {
                        let seats = (0..group.table().next_seat().0).map(SeatId);
                        let heard = seats.filter(|seat| player.table.is_present(*seat));
                        assert_eq!(heard.collect::<Vec<SeatId>>(), present, "who is there");
                    }
                }
                ConnectionState::Over(CloseReason::Refused(_) | CloseReason::Removed)
                | ConnectionState::InWaitingRoom => {}
                stage => panic!("a player is {stage:?}"),
            }
        }
        self.check_acknowledged();
    }

    /// Checks that every acknowledged command is in the log, and none twice.
    fn check_acknowledged(&self) {
        let mut written: Vec<(SeatId, CommandId)> = Vec::new();
        let mut n_before = None;
        for group in self.history.values() {
            assert!(
                n_before.is_none_or(|before| group.n() == before + 1),
                "a gap"
            );
            n_before = Some(group.n());
        }
        for entry in &self.entries {
            written.extend(entry.origin.map(|origin| (origin.seat, origin.cid)));
        }
        let mut once = written.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), written.len(), "a command was carried out twice");
        for player in &self.players {
            for command in &player.acknowledged {
                assert!(once.binary_search(command).is_ok(), "{command:?} is lost");
            }
        }
    }

    /// How many rounds of everyone were revealed.
    pub fn revealed(&self) -> usize {
        let events = self.entries.iter().flat_map(|entry| &entry.events);
        let is_reveal =
            |event: &&GroupEvent| matches!(event, GroupEvent::Table(Event::Revealed(_)));
        events.filter(is_reveal).count()
    }

    /// How much happened at small tables.
    pub fn events_at_tables(&self) -> usize {
        let events = self.entries.iter().flat_map(|entry| &entry.events);
        let is_at_table = |event: &&GroupEvent| matches!(event, GroupEvent::At { .. });
        events.filter(is_at_table).count()
    }

    /// How many moves were made in races.
    pub fn race_moves(&self) -> usize {
        let events = self.entries.iter().flat_map(|entry| &entry.events);
        let is_move = |event: &&GroupEvent| matches!(event, GroupEvent::Raced { .. });
        events.filter(is_move).count()
    }

    /// How many logs were full in a race, and began anew.
    pub fn logs_begun_in_races(&self) -> usize {
        let groups = self.history.values().zip(self.history.values().skip(1));
        let has_begun = |(before, after): &(&Group, &Group)| {
            let is_same_race = before.round_n() == after.round_n() && after.race().is_some();
            is_same_race && after.log_len() + MAX_RECENT_EVENTS / 2 < before.log_len()
        };
        groups.filter(has_begun).count()
    }

    /// How many points teams were given.
    pub fn team_awards(&self) -> usize {
        let groups = self.history.values().zip(self.history.values().skip(1));
        let points = |group: &Group| group.teams().written().iter().map(|it| it.points).sum();
        let is_award = |(before, after): &(&Group, &Group)| {
            let [before, after]: [i32; 2] = [points(before), points(after)];
            before != after
        };
        groups.filter(is_award).count()
    }

    /// How many commands were acknowledged.
    pub fn acknowledged(&self) -> u64 {
        let counts = self
            .players
            .iter()
            .map(|player| player.acknowledged.len() as u64);
        counts.sum()
    }

    /// The relay dies: before it has written what it was about to say, or after.
    fn crash(&mut self) {
        if self.room.is_some() && self.chance.below(2) == 0 {
            // What it hears now is written, and never told.
            let turn = self.turn(Vec::new());
            self.write(&turn.batch);
        }
        self.room = None;
        self.network.cut(|_| true);
        self.members.clear();
        for index in 0..self.players.len() {
            self.close(index);
        }
    }

    fn restart(&mut self) {
        let (room, tail) = self.open();
        (self.room, self.tail) = (Some(room), tail);
    }

    /// The table as a relay begins with it: nobody else can write any more.
    fn open(&self) -> (Room, Tail) {
        let (stored, tail) = self.load();
        let room = Room::restore(stored, self.now_ms).expect("a log that can be read");
        let tail = now(self.log.append(TABLE, tail, Batch::default()));
        (room, tail.expect("nobody was faster"))
    }

    fn load(&self) -> (Stored, Tail) {
        now(self.log.load(TABLE)).expect("a log that can be read")
    }

    /// Another relay takes the table for its own, does what is due there, and dies. This one
    /// knows nothing of it.
    fn take_over(&mut self) {
        let (mut room, tail) = self.open();
        let turn = room.turn(self.now_ms, &mut Dice(&mut self.chance), Vec::new());
        let appended = now(self.log.append(TABLE, tail, turn.batch.clone()));
        appended.expect("nobody was faster");
        self.note(&turn.batch);
    }

    /// The relay gives its room up, and tells all who are connected that there is trouble.
    fn drop_room(&mut self) {
        self.room = None;
        self.members.clear();
        self.closed_up_to = self.connections;
        let connections = self.players.iter().filter_map(|player| player.connection);
        for connection in connections.collect::<Vec<_>>() {
            let trouble = encode(&ToPlayer::Close(CloseReason::Trouble));
            self.send(connection, End::Player, Some(trouble));
            self.send(connection, End::Player, None);
        }
    }

    /// Somebody's connection is gone; the relay hears of it now or never.
    fn break_connection(&mut self) {
        let index = self.chance.below(PLAYERS as u32) as usize;
        let Some(connection) = self.players[index].connection else {
            return;
        };
        self.network.cut(|other| other == connection);
        self.close(index);
        if self.chance.below(2) == 0 {
            self.send(connection, End::Relay, None);
        }
    }

    fn close(&mut self, index: usize) {
        let player = &mut self.players[index];
        if player.connection.take().is_some() {
            let now_ms = self.now_ms + player.ahead_ms;
            player.lose(now_ms, &mut self.chance);
        }
    }

    fn send(&mut self, connection: ConnectionId, to: End, bytes: Option<Vec<u8>>) {
        let now_ms = self.now_ms;
        self.network
            .send(now_ms, &mut self.chance, connection, to, bytes);
    }

    fn deliver(&mut self) {
        let mut inputs = Vec::new();
        for packet in self.network.arrived(self.now_ms) {
            match packet.to {
                End::Relay if packet.connection.0 <= self.closed_up_to => {}
                End::Relay => inputs.push(input(packet.connection, packet.bytes.as_deref())),
                End::Player => self.reach_player(packet.connection, packet.bytes.as_deref()),
            }
        }
        let Some(room) = &self.room else { return };
        let is_due = room.wakes_at_ms().is_some_and(|at_ms| at_ms <= self.now_ms);
        if inputs.is_empty() && !is_due {
            return;
        }
        let turn = self.turn(inputs);
        if !self.write(&turn.batch) {
            return self.drop_room();
        }
        if self.network.badness > 0 && self.chance.below(200) == 0 {
            return self.crash();
        }
        self.tell(turn);
    }

    fn turn(&mut self, inputs: Vec<Input>) -> Turn {
        let room = self.room.as_mut().expect("the relay is up");
        let turn = room.turn(self.now_ms, &mut Dice(&mut self.chance), inputs);
        assert!(!turn.is_over, "nobody clears the table");
        turn
    }

    /// Writes what a turn has brought; whether the relay knows that it is written.
    fn write(&mut self, batch: &Batch) -> bool {
        if *batch == Batch::default() {
            return true;
        }
        let fails = self.network.badness > 0 && self.chance.below(WRITES_PER_FAILURE) == 0;
        if fails {
            self.unavailable += 1;
        }
        if fails && self.chance.below(2) == 0 {
            return false;
        }
        match now(self.log.append(TABLE, self.tail, batch.clone())) {
            Ok(tail) => self.tail = tail,
            Err(WriteFailure::Overtaken) => {
                self.overtaken += 1;
                return false;
            }
            Err(WriteFailure::Unavailable(failure)) => panic!("{failure}"),
        }
        self.note(batch);
        !fails
    }

    /// Remembers what was written.
    fn note(&mut self, batch: &Batch) {
        let last = self.history.values().next_back();
        let mut group = last.cloned().expect("the founding");
        for entry in &batch.entries {
            group.apply(entry).expect("the relay writes what fits");
            self.history.insert(entry.n, group.clone());
            self.entries.push(entry.clone());
        }
    }

    fn tell(&mut self, turn: Turn) {
        // A connection that is closed gets answers, but no more news.
        for (connection, _) in &turn.closes {
            self.members.remove(connection);
        }
        let coming = turn.welcomes.iter().map(|(connection, _)| *connection);
        let coming: Vec<ConnectionId> = coming.collect();
        if !turn.news.is_empty() {
            let members = self.members.iter().copied();
            let members: Vec<_> = members.filter(|other| !coming.contains(other)).collect();
            for connection in members {
                let mut parts = turn.parts.iter();
                let part = parts.find(|part| part.to.contains(&connection));
                let news = match part {
                    Some(part) => part.news.clone(),
                    None if turn.parts.is_empty() => turn.news.clone(),
                    None => Vec::new(),
                };
                if !news.is_empty() {
                    let bytes = encode(&ToPlayer::News(news));
                    self.send(connection, End::Player, Some(bytes));
                }
            }
        }
        for (connection, welcome) in turn.welcomes {
            self.members.insert(connection);
            let welcome = ToPlayer::Welcome(Box::new(welcome));
            self.send(connection, End::Player, Some(encode(&welcome)));
        }
        for (connection, answer) in turn.answers {
            self.send(connection, End::Player, Some(encode(&answer)));
        }
        for (connection, reason) in turn.closes {
            self.send(
                connection,
                End::Player,
                Some(encode(&ToPlayer::Close(reason))),
            );
            self.send(connection, End::Player, None);
        }
    }

    fn reach_player(&mut self, connection: ConnectionId, bytes: Option<&[u8]>) {
        let mut players = self.players.iter();
        let Some(index) = players.position(|player| player.connection == Some(connection)) else {
            return;
        };
        let Some(bytes) = bytes else {
            return self.close(index);
        };
        let message: ToPlayer = postcard::from_bytes(bytes).expect("the relay's own bytes");
        let player = &mut self.players[index];
        player.note_answer(&message);
        let reply =
            player
                .session
                .receive(&mut player.table, self.now_ms + player.ahead_ms, message);
        self.apply_reply(index, connection, reply);
        self.check_history(index);
    }

    /// Checks that a player sees at every moment what the relay wrote.
    fn check_history(&mut self, index: usize) {
        if let Some(group) = self.players[index].table.group() {
            let written = self
                .history
                .get(&group.n())
                .expect("an entry that was written");
            let written = seen_by(&self.players[index], written);
            assert_eq!(*group, written, "a player sees what never was");
        }
        self.check_live_board(index);
    }

    /// Checks that the live board of a host shows at every moment what the log says, counted anew
    /// from its entries.
    fn check_live_board(&mut self, index: usize) {
        let known = &self.players[index].table;
        let Some(group) = known.group() else { return };
        let is_everyones = matches!(group.table().way(), Way::Everyone(_));
        if known.audience() != Audience::Host || !is_everyones || group.table().round().is_none() {
            return;
        }
        let is_here = |seat| known.is_present(seat);
        let shown = live_board::pupils(group, is_here, self.now_ms, self.now_ms);
        let round = live::Recount::of(&self.entries, group.n());
        let counted = round.pupils(referee::pupils(group), is_here);
        let shown_of = |pupil: &Pupil| (pupil.seat, (pupil.state, pupil.steps, pupil.hints));
        let shown_all: BTreeMap<_, _> = shown.iter().map(shown_of).collect();
        assert_eq!(shown_all, counted, "the live board shows something else");
        for pupil in &shown {
            assert_eq!(pupil.taken_s, round.taken_s(pupil.seat), "{:?}", pupil.seat);
        }
        let found = everyone::solutions_so_far(group.table().round().expect("a round"));
        let found: usize = found.iter().map(|solution| solution.seats.len()).sum();
        let has_it = counted
            .values()
            .filter(|(state, ..)| *state == PupilState::HasIt);
        assert!(found >= has_it.count(), "a solution is missing");
        self.live_boards += 1;
    }

    fn apply_reply(&mut self, index: usize, connection: ConnectionId, reply: Reply) {
        for message in reply.send {
            self.send(connection, End::Relay, Some(encode(&message)));
        }
        if reply.close {
            self.send(connection, End::Relay, None);
            self.close(index);
        }
    }

    fn let_players_act(&mut self, have_wishes: bool) {
        for index in 0..self.players.len() {
            let player = &mut self.players[index];
            let now_ms = self.now_ms + player.ahead_ms;
            let may_come_back = !matches!(
                player.session.state(),
                ConnectionState::Over(CloseReason::Removed)
            );
            if may_come_back && have_wishes && self.chance.below(10) == 0 {
                player.session.try_now(now_ms);
            }
            if player.session.is_due(now_ms) {
                // What hung is let go of, as a batch does it.
                if let Some(hung) = player.connection.take() {
                    self.send(hung, End::Relay, None);
                }
                self.connect(index);
            }
            let player = &mut self.players[index];
            let Some(connection) = player.connection else {
                continue;
            };
            let reply = player.session.tick(&mut player.table, now_ms);
            let is_hanging_up = reply.close;
            self.apply_reply(index, connection, reply);
            if have_wishes
                && !is_hanging_up
                && self.chance.below(3) == 0
                && let Some(message) = self.players[index].wish(now_ms, &mut self.chance)
            {
                self.send(connection, End::Relay, Some(encode(&message)));
            }
        }
    }

    fn connect(&mut self, index: usize) {
        let player = &mut self.players[index];
        let now_ms = self.now_ms + player.ahead_ms;
        player.session.opening(now_ms);
        if self.room.is_none() {
            return player.lose(now_ms, &mut self.chance);
        }
        self.connections += 1;
        let connection = ConnectionId(self.connections);
        player.connection = Some(connection);
        for message in player.session.opened(&player.table, now_ms) {
            self.send(connection, End::Relay, Some(encode(&message)));
        }
    }
}

/// A race at this table, with a log that is nearly full.
fn with_nearly_full_log(room: Room, now_ms: u64) -> Room {
    let mut snapshot = room.group().snapshot();
    let way = Way::Race;
    let race = GroupEvent::Table(Event::WayChanged { way });
    snapshot.events.push(race);
    let roller = room.group().table().rules().roller;
    let same = GroupEvent::Table(Event::RollerChanged { roller });
    let length = MAX_RECENT_EVENTS - ROOM_IN_FULL_LOG;
    snapshot.events.resize(length, same);
    let stored = Stored {
        record: room.record().clone(),
        snapshot,
        entries: Vec::new(),
        keys: Vec::new(),
        times: Times::default(),
    };
    Room::restore(stored, now_ms).expect("a snapshot")
}

/// What the log in memory answers at once.
fn now<T>(answer: impl Future<Output = T>) -> T {
    answer.now_or_never().expect("it waits for nobody")
}

/// What a player may see of a group.
fn seen_by(player: &Player, group: &Group) -> Group {
    let snapshot = group.snapshot_for(player.table.audience());
    Group::restore(&snapshot).expect("a snapshot")
}

fn input(connection: ConnectionId, bytes: Option<&[u8]>) -> Input {
    let message = bytes.map(|bytes| postcard::from_bytes(bytes).expect("a player's own bytes"));
    match message {
        None => Input::Disconnected(connection),
        Some(ToRelay::Hello(hello)) => Input::Hello(connection, hello, somewhere()),
        Some(message) => Input::Message(connection, message),
    }
}

fn encode<T: serde::Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).expect("memory")
}

/// The world's chance as a room's.
struct Dice<'a>(&'a mut Generator);

impl TryRng for Dice<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|number| number as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut half = || u64::from(self.0.below(u32::MAX));
        Ok(half() << 32 | half())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}

/// Where all players come from: no network has a quota here.
fn somewhere() -> score_relay::visitor_network::VisitorNetwork {
    score_relay::visitor_network::VisitorNetwork::of([192, 0, 2, 1].into())
}
