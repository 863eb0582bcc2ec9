//! The whole of a simulation: the relays with their log, the players, the network.

use std::collections::BTreeMap;

use score_core::dice::Generator;
use score_core::group::audience::Audience;
use score_core::group::entry::{CommandId, Entry, GroupEvent, GroupKind, Snapshot};
use score_core::group::live_board::{self, Pupil, PupilState};
use score_core::group::referee;
use score_core::group::small_tables::SmallTables;
use score_core::group::state::{Group, MAX_RECENT_EVENTS};
use score_core::relay_session::{ConnectionState, Reply};
use score_core::table::event::{Event, SeatId};
use score_core::table::everyone;
use score_core::table::state::Table;
use score_core::table::way_of_playing::Way;
use score_core::wire::{CloseReason, Hello, HelloRefusal, TableSelector, ToPlayer, ToRelay};
use score_relay::log::{Batch, Claim, CreateFailure, LoadFailure, Record, Stored, TableId, Times};
use score_relay::room::{ConnectionId, Input, Room, Turn};

use crate::engine::{Engine, Seen};
use crate::live;
use crate::network::{End, Network, Packet};
use crate::player::Player;
use crate::relay::{Relay, Step};

const PLAYERS: u64 = 4;

/// The misfortunes of the network before it heals, in percent of the messages.
const BADNESS: u32 = 6;

/// For how many events a log has room that is nearly full: it is used up as the players come, for little else of a
/// race is in the log.
const ROOM_IN_FULL_LOG: usize = 3;

/// The table.
const TABLE: TableId = TableId(1);

/// The largest number of relays.
const MAX_RELAYS: u32 = 3;

/// The longest time until a relay sees that another one is to have the table, in milliseconds.
const LONGEST_BLINDNESS_MS: u32 = 6_000;

/// The longest time for which a relay stands still, in milliseconds.
const LONGEST_FREEZE_MS: u32 = 12_000;

pub struct World {
    now_ms: u64,
    generator: Generator,
    network: Network,
    engine: Engine,
    relays: Vec<Relay>,
    /// The relay that is to have the table, and when each comes to see it, in milliseconds.
    owner: usize,
    seen_ms: Vec<u64>,
    /// Where each open connection leads.
    routes: BTreeMap<ConnectionId, Route>,
    players: Vec<Player>,
    connections: u64,
    /// How many there had been when the network healed.
    healed_after: u64,
    /// Every entry that was ever written.
    entries: Vec<Entry>,
    /// The group after each of them.
    history: BTreeMap<u64, Group>,
    /// How often the live board of a host was checked.
    pub live_boards: usize,
    /// How many pupils in need of help they showed.
    pub stuck_pupils: usize,
    /// The relay that opened the table last, and how often that was another one than before.
    opened: usize,
    pub moves: usize,
}

/// Where a connection leads.
#[derive(Clone, Copy, Debug)]
struct Route {
    /// The relay to which the player came.
    via: usize,
    /// The relay that takes their messages: that one, or another one by a pipe. `None` before they say hello.
    at: Option<usize>,
}

impl World {
    /// A world of this seed; with `has_nearly_full_log` it begins with a race whose log is nearly full.
    pub fn new(seed: u64, has_nearly_full_log: bool) -> World {
        let mut generator = Generator::new(seed, 0);
        let now_ms = 1_000_000;
        let (room, _) = Room::found(record(TABLE, "ABCDE"), now_ms);
        let room = match has_nearly_full_log {
            true => with_nearly_full_log(room, now_ms),
            false => room,
        };
        let engine = Engine::new(room.record().clone(), room.group().snapshot());
        let history = BTreeMap::from([(room.group().n(), room.group().clone())]);
        let players = (0..PLAYERS)
            .map(|number| Player::new(number, u64::from(generator.below(5_000))))
            .collect();
        let relays = 1 + generator.below(MAX_RELAYS) as usize;
        World {
            now_ms,
            generator,
            network: Network::new(BADNESS),
            engine,
            relays: (0..relays).map(|_| Relay::new(0)).collect(),
            owner: 0,
            seen_ms: vec![now_ms; relays],
            routes: BTreeMap::new(),
            players,
            connections: 0,
            healed_after: 0,
            entries: Vec::new(),
            history,
            live_boards: 0,
            stuck_pupils: 0,
            opened: 0,
            moves: 0,
        }
    }

    /// Lets a little time pass, in which something happens.
    pub fn go_on(&mut self) {
        let is_long = self.generator.below(12) == 0;
        let longest_ms = if is_long { 9_000 } else { 400 };
        self.now_ms += u64::from(self.generator.below(longest_ms));
        let relay = self.any_relay();
        match self.generator.below(120) {
            0 | 1 => self.crash(relay),
            2 | 3 => self.break_connection(),
            4 | 5 => self.give_to(relay),
            6 => self.freeze(relay),
            _ => {}
        }
        for relay in 0..self.relays.len() {
            if self.relays[relay].is_down() && self.generator.below(4) == 0 {
                self.restart(relay);
            }
        }
        self.deliver();
        self.let_players_act(true);
    }

    /// The network heals, the relays and their engine work and see the same, and nobody wants anything any more.
    pub fn heal(&mut self) {
        self.network.badness = 0;
        self.engine.is_bad = false;
        self.healed_after = self.connections;
        for relay in 0..self.relays.len() {
            if self.relays[relay].is_down() {
                self.restart(relay);
            }
            self.relays[relay].frozen_until_ms = self.now_ms;
            self.seen_ms[relay] = self.now_ms;
        }
        for player in &mut self.players {
            player.pupil.session.try_now(self.now_ms + player.ahead_ms);
        }
        // Longer than any wait, any clock and any call of this world.
        for _ in 0..400 {
            self.now_ms += 200;
            self.deliver();
            self.let_players_act(false);
        }
    }

    fn any_relay(&mut self) -> usize {
        self.generator.below(self.relays.len() as u32) as usize
    }

    /// Checks that every player who may be there sees the log's fold.
    pub fn check_all_agree(&self) {
        let room = self.relays[self.owner].room().expect("the owner is up");
        let rooms = self.relays.iter().filter_map(Relay::room);
        assert_eq!(rooms.count(), 1, "others have the table too");
        let (stored, _) = self.engine.latest();
        let folded = Room::restore(stored, self.now_ms).expect("a log that can be read");
        let last = self.history.values().next_back();
        assert_eq!(Some(folded.group()), last, "the log has something else");
        assert_eq!(folded.group(), room.group(), "the log makes another group");
        let present: Vec<SeatId> = room.present().collect();
        for player in &self.players {
            match player.pupil.session.state() {
                ConnectionState::There => {
                    let group = player.pupil.table.group().expect("a table");
                    let seen = seen_by(player, room.group());
                    let seat = player.pupil.table.seat();
                    let (group_seen, seen) = (comparable(group, seat), comparable(&seen, seat));
                    assert_eq!(group_seen, seen, "a player sees another table");
                    assert!(!player.pupil.session.is_waiting_for_answers());
                    // This network loses messages of open connections, and nobody misses one
                    // that is of presence alone.
                    let is_sound = |it: ConnectionId| it.0 > self.healed_after;
                    if player.connection.is_some_and(is_sound) {
                        let seats = (0..group.table().next_seat().0).map(SeatId);
                        let heard = seats.filter(|seat| player.pupil.table.is_present(*seat));
                        assert_eq!(
                            heard.collect::<Vec<SeatId>>(),
                            present,
                            "the players who are there"
                        );
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
    pub fn acknowledged(&self) -> usize {
        let counts = self.players.iter().map(|player| player.acknowledged.len());
        counts.sum()
    }

    /// How often something went wrong with the log.
    pub fn seen(&self) -> Seen {
        self.engine.seen
    }

    /// A relay dies: before it has written the outcome of a turn, or after.
    fn crash(&mut self, relay: usize) {
        if self.relays[relay].is_down() {
            return;
        }
        if self.generator.below(2) == 0 {
            // The outcome of this step is written, and never sent.
            self.step(relay);
        }
        self.relays[relay].die();
        let others = (0..self.relays.len()).filter(|other| !self.relays[*other].is_down());
        let others: Vec<usize> = others.collect();
        if relay == self.owner && !others.is_empty() {
            let next = self.generator.below(others.len() as u32) as usize;
            self.give_to(others[next]);
        }
        let routes: Vec<_> = self.routes.iter().map(|(id, it)| (*id, *it)).collect();
        for (connection, route) in routes {
            if route.via == relay {
                self.routes.remove(&connection);
                self.network.cut(|other| other == connection);
                let mut players = self.players.iter();
                let index = players.position(|player| player.connection == Some(connection));
                if let Some(index) = index {
                    self.close(index);
                }
                // The owner hears of it now or never.
                if let Some(at) = route.at.filter(|at| *at != relay)
                    && self.generator.below(2) == 0
                {
                    self.relays[at].inputs.push(Input::Disconnected(connection));
                }
            } else if route.at == Some(relay) {
                self.turn_away(connection, CloseReason::Trouble);
            }
        }
    }

    fn restart(&mut self, relay: usize) {
        if self.relays[self.owner].is_down() {
            self.give_to(relay);
        }
        self.relays[relay] = Relay::new(self.owner);
    }

    /// Another relay is to have the table; each comes to see it in its own time.
    fn give_to(&mut self, relay: usize) {
        self.owner = relay;
        for seen_ms in &mut self.seen_ms {
            *seen_ms = self.now_ms + u64::from(self.generator.below(LONGEST_BLINDNESS_MS));
        }
    }

    fn freeze(&mut self, relay: usize) {
        let for_ms = u64::from(self.generator.below(LONGEST_FREEZE_MS));
        self.relays[relay].frozen_until_ms = self.now_ms + for_ms;
    }

    /// Notifies a player why they are not taken, and lets go of their connection.
    fn turn_away(&mut self, connection: ConnectionId, reason: CloseReason) {
        self.routes.remove(&connection);
        let close = encode(&ToPlayer::Close(reason));
        self.send(connection, End::Player, Some(close));
        self.send(connection, End::Player, None);
    }

    /// A relay gives its room up, and notifies all who are connected that there is trouble.
    fn drop_room(&mut self, relay: usize) {
        let at_it = self.routes.iter().filter(|(_, it)| it.at == Some(relay));
        for connection in at_it.map(|(id, _)| *id).collect::<Vec<_>>() {
            self.turn_away(connection, CloseReason::Trouble);
        }
    }

    /// Somebody's connection is gone; the relay hears of it now or never.
    fn break_connection(&mut self) {
        let index = self.generator.below(PLAYERS as u32) as usize;
        let Some(connection) = self.players[index].connection else {
            return;
        };
        self.network.cut(|other| other == connection);
        self.close(index);
        if self.generator.below(2) == 0 {
            self.send(connection, End::Relay, None);
        }
    }

    fn close(&mut self, index: usize) {
        let player = &mut self.players[index];
        if player.connection.take().is_some() {
            let now_ms = self.now_ms + player.ahead_ms;
            player.pupil.lose(now_ms, &mut self.generator);
        }
    }

    fn send(&mut self, connection: ConnectionId, to: End, bytes: Option<Vec<u8>>) {
        let now_ms = self.now_ms;
        self.network
            .send(now_ms, &mut self.generator, connection, to, bytes);
    }

    /// Delivers all that has arrived by now.
    fn deliver(&mut self) {
        for (relay, seen_ms) in self.relays.iter_mut().zip(&self.seen_ms) {
            if *seen_ms <= self.now_ms {
                relay.owner = self.owner;
            }
        }
        for packet in self.network.arrived(self.now_ms) {
            match packet.to {
                End::Relay => self.reach_relay(packet),
                End::Player => self.reach_player(packet.connection, packet.bytes.as_deref()),
            }
        }
        loop {
            self.let_engine_work();
            let relays = 0..self.relays.len();
            let steps: Vec<bool> = relays.map(|relay| self.step(relay)).collect();
            if !steps.contains(&true) {
                break;
            }
        }
    }

    fn let_engine_work(&mut self) {
        let done = self.engine.work(self.now_ms, &mut self.generator);
        for batch in &done.written {
            self.note(batch);
        }
        for (ask, answer) in done.answers {
            // The numbers of these requests are nobody else's.
            for relay in self.relays.iter_mut().filter(|relay| !relay.is_down()) {
                relay.answers.insert(ask, answer.clone());
            }
        }
    }

    /// A player's message comes to the relay that they have reached, and by it to the owner.
    fn reach_relay(&mut self, packet: Packet) {
        let connection = packet.connection;
        let Some(route) = self.routes.get(&connection).copied() else {
            return;
        };
        // Messages to a relay that stands still wait.
        let relays = [Some(route.via), route.at].into_iter().flatten();
        let thaws_ms = relays.map(|relay| self.relays[relay].frozen_until_ms).max();
        if let Some(thaws_ms) = thaws_ms.filter(|thaws_ms| *thaws_ms > self.now_ms) {
            return self.network.hold(packet, thaws_ms);
        }
        let input = input(connection, packet.bytes.as_deref());
        if input == Input::Disconnected(connection) {
            self.routes.remove(&connection);
        }
        let at = match (&input, route.at) {
            (_, Some(at)) => at,
            (Input::Hello(_, hello, _) | Input::NextHello(_, hello, ..), None) => {
                match self.enter(route.via, hello) {
                    Ok(at) => at,
                    Err(reason) => return self.turn_away(connection, reason),
                }
            }
            _ => return,
        };
        self.relays[at].inputs.push(input);
        if let Some(route) = self.routes.get_mut(&connection) {
            route.at = Some(at);
        }
    }

    /// The relay that takes a player who says hello at another one, as a hub finds it.
    fn enter(&mut self, via: usize, hello: &Hello) -> Result<usize, CloseReason> {
        if !self.relays[via].knows_table() {
            let (claim, makes) = match &hello.table {
                TableSelector::Create(_) => (Claim::Name(record(TABLE, "ABCDE").key), true),
                _ => (Claim::Code("ABCDE".to_owned()), false),
            };
            match self.engine.find(&mut self.generator, claim) {
                Ok(found) => assert_eq!(found.id, TABLE),
                Err(LoadFailure::NoSuchTable) if makes => {
                    let (room, _) = Room::found(record(TableId(2), "VWXYZ"), self.now_ms);
                    let first = room.group().snapshot();
                    let made = self.engine.create(room.record().clone(), first);
                    assert_eq!(made, Err(CreateFailure::Taken), "the name has a table");
                    return Err(CloseReason::Trouble);
                }
                Err(LoadFailure::NoSuchTable) => {
                    return Err(CloseReason::Refused(HelloRefusal::NoSuchTable));
                }
                Err(_) => return Err(CloseReason::Trouble),
            }
        }
        // No pipe leads to another pipe.
        let at = self.relays[via].owner;
        let relay = &self.relays[at];
        let takes = relay.runs(self.now_ms) && relay.owner == at;
        takes.then_some(at).ok_or(CloseReason::Trouble)
    }

    /// Has a relay do the next thing; returns whether there was any.
    fn step(&mut self, index: usize) -> bool {
        let relay = &mut self.relays[index];
        if !relay.runs(self.now_ms) {
            return false;
        }
        let is_own = relay.owner == index;
        match relay.step(self.now_ms, &mut self.generator, &mut self.engine, is_own) {
            Step::Nothing => return false,
            Step::Something => {}
            Step::Opened => {
                self.moves += usize::from(self.opened != index);
                self.opened = index;
            }
            Step::Tells(_) if self.network.badness > 0 && self.generator.below(200) == 0 => {
                self.crash(index);
            }
            Step::Tells(turn) => self.tell(index, *turn),
            Step::Drops => self.drop_room(index),
        }
        true
    }

    fn tell(&mut self, relay: usize, turn: Turn) {
        for (connection, message) in self.relays[relay].tell(turn) {
            let bytes = message.map(|message| encode(&message));
            self.send(connection, End::Player, bytes);
        }
    }

    /// Remembers the entries that were written.
    fn note(&mut self, batch: &Batch) {
        for entry in &batch.entries {
            let last = self.history.values().next_back();
            let mut group = last.cloned().expect("the founding");
            assert_eq!(entry.n, group.n() + 1, "another number was next");
            group.apply(entry).expect("the relay writes what fits");
            self.history.insert(entry.n, group);
            self.entries.push(entry.clone());
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
        if let Some(command) = player.note_answer(&message) {
            let mut origins = self.entries.iter().filter_map(|entry| entry.origin);
            let is_written = origins.any(|origin| (origin.seat, origin.cid) == command);
            assert!(is_written, "{command:?} is told before it is written");
        }
        let reply = player.pupil.session.receive(
            &mut player.pupil.table,
            self.now_ms + player.ahead_ms,
            message,
        );
        self.apply_reply(index, connection, reply);
        self.check_history(index);
    }

    /// Checks that a player sees at every moment the entries that the relay wrote.
    fn check_history(&mut self, index: usize) {
        if let Some(group) = self.players[index].pupil.table.group() {
            let written = self
                .history
                .get(&group.n())
                .expect("an entry that was written");
            let written = seen_by(&self.players[index], written);
            let seat = self.players[index].pupil.table.seat();
            let (seen, written) = (comparable(group, seat), comparable(&written, seat));
            assert_eq!(seen, written, "a player sees what never was");
        }
        self.check_live_board(index);
    }

    /// Checks that the live board of a host agrees at every moment with the log, counted anew from
    /// its entries.
    fn check_live_board(&mut self, index: usize) {
        let known = &self.players[index].pupil.table;
        let Some(group) = known.group() else { return };
        let is_everyones = matches!(group.table().way(), Way::Everyone(_));
        if known.audience() != Audience::Host || !is_everyones || group.table().round().is_none() {
            return;
        }
        let is_here = |seat| known.is_present(seat);
        let shown = live_board::pupils(group, is_here, self.now_ms);
        let round = live::Recount::of(&self.entries, group.n());
        let counted = round.pupils(referee::players_of_roll(group), is_here, self.now_ms);
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
        let is_stuck = |pupil: &&Pupil| pupil.state == PupilState::NeedsHelp;
        self.stuck_pupils += shown.iter().filter(is_stuck).count();
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
                player.pupil.session.state(),
                ConnectionState::Over(CloseReason::Removed)
            );
            if may_come_back && have_wishes && self.generator.below(10) == 0 {
                player.pupil.session.try_now(now_ms);
            }
            if player.pupil.session.is_due(now_ms) {
                // A connection that hung is let go of, as a batch does it.
                if let Some(hung) = player.connection.take() {
                    self.send(hung, End::Relay, None);
                }
                self.connect(index);
            }
            let player = &mut self.players[index];
            let Some(connection) = player.connection else {
                continue;
            };
            let reply = player.pupil.session.tick(&mut player.pupil.table, now_ms);
            let is_hanging_up = reply.close;
            self.apply_reply(index, connection, reply);
            if have_wishes
                && !is_hanging_up
                && self.generator.below(3) == 0
                && let Some(message) = self.players[index].next_message(now_ms, &mut self.generator)
            {
                self.send(connection, End::Relay, Some(encode(&message)));
            }
        }
    }

    fn connect(&mut self, index: usize) {
        let player = &mut self.players[index];
        let now_ms = self.now_ms + player.ahead_ms;
        player.pupil.session.opening(now_ms);
        let via = self.generator.below(self.relays.len() as u32) as usize;
        if self.relays[via].is_down() {
            return player.pupil.lose(now_ms, &mut self.generator);
        }
        self.connections += 1;
        let connection = ConnectionId(self.connections);
        self.routes.insert(connection, Route { via, at: None });
        player.connection = Some(connection);
        for message in player.pupil.session.opened(&player.pupil.table, now_ms) {
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

/// The record of a table of this name.
fn record(id: TableId, code: &str) -> Record {
    Record {
        id,
        kind: GroupKind::Created,
        name: "Class".to_owned(),
        key: "class".to_owned(),
        code: code.to_owned(),
    }
}

/// The part of a group that a player may see.
fn seen_by(player: &Player, group: &Group) -> Group {
    let snapshot = group.snapshot_for(player.pupil.table.audience());
    Group::restore(&snapshot).expect("a snapshot")
}

/// The compared parts of a group: its tables, and the shortest log of it without the commands of
/// others, which nobody has to know, and without events of small tables, as their tables are
/// compared.
fn comparable(group: &Group, seat: Option<SeatId>) -> (Table, Option<SmallTables>, Snapshot) {
    let mut snapshot = group.snapshot();
    snapshot.last.retain(|last| Some(last.seat) == seat);
    snapshot.events.retain(|event| {
        !matches!(
            event,
            GroupEvent::At { .. } | GroupEvent::TableOver { .. } | GroupEvent::TableTold { .. }
        )
    });
    (
        group.table().clone(),
        group.small_tables().cloned(),
        snapshot,
    )
}

fn input(connection: ConnectionId, bytes: Option<&[u8]>) -> Input {
    let message = bytes.map(|bytes| postcard::from_bytes(bytes).expect("a player's own bytes"));
    match message {
        None => Input::Disconnected(connection),
        Some(ToRelay::Hello(hello)) => Input::Hello(connection, hello, somewhere()),
        Some(ToRelay::HostHello { hello, key }) => {
            Input::HostHello(connection, hello, key, somewhere())
        }
        Some(ToRelay::NextHello { hello, before }) => {
            Input::NextHello(connection, hello, before, somewhere())
        }
        Some(message) => Input::Message(connection, message),
    }
}

fn encode<T: serde::Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).expect("memory")
}

/// The network of all players: none has a quota here.
fn somewhere() -> score_relay::visitor_network::VisitorNetwork {
    score_relay::visitor_network::VisitorNetwork::of([192, 0, 2, 1].into())
}
