//! A group: the fold of its entries.

use std::collections::{BTreeMap, BTreeSet};

use crate::games::race::RaceScore;
use crate::table::event::{Award, Event, FailedInARow, SeatId, TableMode};
use crate::table::own_board::{Moment, OwnEvent};
use crate::table::referee;
use crate::table::rules::Rules;
use crate::table::state::{Phase, Rejected, Rights, Round, Table};
use crate::table::way_of_playing::Way;

use super::arrivals::Arrivals;
use super::audience::{self, Audience, PlacedEntry};
use super::departed::{Departed, Departures, HandedOver};
use super::entry::{
    CommandId, Entry, GroupEvent, GroupKind, Origin, OwnLast, RoundTimes, Snapshot,
};
use super::notes;
use super::race::{GroupRace, Standing};
use super::small_tables::{self, SmallTableId, SmallTables};
use super::tally::Tallies;
use super::teams::{Team, Teams};

/// The most events that a group keeps since its last roll, but for a host's; in a race, which has
/// no roll of all, those that are kept begin anew then, and with its end. A page that joins reads them all; a lesson
/// does not come near it, and who sits there and what a host has decided are half of it at most.
pub const MAX_RECENT_EVENTS: usize = 10_000;

/// How long a roll lies on the table until it counts as one that a player has waited who
/// spoils, where nobody makes a call on it, in milliseconds. So nobody rolls themselves, or
/// another, out of a wait.
pub const ROLL_COUNTS_AFTER_MS: u64 = 20_000;

/// People in different places at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    kind: GroupKind,
    epoch: u64,
    n: u64,
    at_ms: u64,
    /// The last entry that was for everybody.
    public: Moment,
    /// The last entries on own boards that this group's reader may see.
    own: BTreeMap<SeatId, OwnLast>,
    round_n: u64,
    round_times: RoundTimes,
    table: Table,
    is_locked: bool,
    chat_is_on: bool,
    muted: BTreeSet<SeatId>,
    /// Who makes no calls.
    without_calls: BTreeSet<SeatId>,
    removed: BTreeSet<SeatId>,
    co_host: Option<SeatId>,
    /// Who was a co-host at some time since the last roll.
    co_hosts: BTreeSet<SeatId>,
    fixed_names: BTreeSet<SeatId>,
    departures: Departures,
    handed_over: HandedOver,
    has_waiting_room: bool,
    watchers_wait: bool,
    teams: Teams,
    small_tables: Option<SmallTables>,
    race: Option<GroupRace>,
    last_cids: BTreeMap<SeatId, CommandId>,
    /// The counts for the report; `None`: this group's reader is no host.
    tallies: Option<Tallies>,
    /// Events that make the group: those from the last roll on (in a race, from where there was
    /// no more room; after one, from its end), and before them the fewest that stand for all others.
    log: Vec<GroupEvent>,
}

/// The effect of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Applied {
    /// It was folded in, and this is what happened by it: a call whose time
    /// was up, and then its events.
    Taken(Vec<GroupEvent>),
    /// It is not the next one, or its command was carried out before; nothing
    /// has changed.
    Ignored,
}

impl Group {
    /// The first entry of a new group.
    pub fn founding_entry(kind: GroupKind, rules: Rules, epoch: u64, at_ms: u64) -> Entry {
        let opened = Event::Opened {
            mode: TableMode::Group,
            rules,
        };
        Entry {
            epoch,
            n: 1,
            at_ms,
            origin: None,
            events: vec![GroupEvent::Founded { kind }, GroupEvent::Table(opened)],
            after: None,
        }
    }

    /// The group that begins with `first`, the first entry of its log.
    pub fn found(first: &Entry) -> Result<Group, Rejected> {
        Group::restore(&Snapshot {
            epoch: first.epoch,
            n: first.n,
            at_ms: first.at_ms,
            round_n: first.n,
            last: Vec::new(),
            events: first.events.clone(),
            public: None,
            own: Vec::new(),
            tallies: Some(Tallies::default()),
            round_times: RoundTimes::default(),
        })
    }

    /// The group that `snapshot` shows.
    pub fn restore(snapshot: &Snapshot) -> Result<Group, Rejected> {
        let [
            GroupEvent::Founded { kind },
            GroupEvent::Table(Event::Opened {
                mode: TableMode::Group,
                rules,
            }),
            events @ ..,
        ] = snapshot.events.as_slice()
        else {
            return Err(Rejected);
        };
        let mut group = Group {
            kind: *kind,
            epoch: snapshot.epoch,
            n: snapshot.n,
            at_ms: snapshot.at_ms,
            public: snapshot.public_moment(),
            own: BTreeMap::new(),
            round_n: snapshot.round_n,
            round_times: RoundTimes::default(),
            table: Table::new(TableMode::Group, rules.clone()).ok_or(Rejected)?,
            is_locked: false,
            chat_is_on: rules.chat,
            muted: BTreeSet::new(),
            without_calls: BTreeSet::new(),
            removed: BTreeSet::new(),
            co_host: None,
            co_hosts: BTreeSet::new(),
            fixed_names: BTreeSet::new(),
            departures: Departures::default(),
            handed_over: HandedOver::default(),
            has_waiting_room: false,
            watchers_wait: false,
            teams: Teams::default(),
            small_tables: None,
            race: None,
            last_cids: BTreeMap::new(),
            // What the events led to is counted already.
            tallies: None,
            log: snapshot.events[..2].to_vec(),
        };
        for event in events {
            // As it was written: it is the shortest already.
            group.apply_event(event, Vec::push)?;
        }
        group.round_n = snapshot.round_n;
        group.round_times = snapshot.round_times;
        group.require_seats()?;
        let own = snapshot.own.iter();
        group.own = own.map(|own| (own.seat, *own)).collect();
        let last = snapshot.last.iter();
        group.last_cids = last.map(|origin| (origin.seat, origin.cid)).collect();
        group.set_tallies(snapshot.tallies.clone());
        Ok(group)
    }

    /// The group as it is now.
    pub fn snapshot(&self) -> Snapshot {
        let last = self.last_cids.iter();
        let mut snapshot = Snapshot {
            epoch: self.epoch,
            n: self.n,
            at_ms: self.at_ms,
            round_n: self.round_n,
            last: last.map(|(&seat, &cid)| Origin { seat, cid }).collect(),
            events: self.log.clone(),
            public: None,
            own: self.own.values().copied().collect(),
            tallies: self.tallies.clone(),
            round_times: self.round_times,
        };
        snapshot.events.extend(self.board_events());
        snapshot.events.extend(self.race_events());
        let last = Moment {
            n: self.n,
            at_ms: self.at_ms,
        };
        snapshot.set_moments(self.public, last);
        snapshot
    }

    /// The part of it that `audience` may see.
    pub fn snapshot_for(&self, audience: Audience) -> Snapshot {
        audience::snapshot_for(self.snapshot(), audience)
    }

    /// The events that stand for everything on own boards: every step of every player would fill
    /// the log.
    fn board_events(&self) -> Vec<GroupEvent> {
        let Some(round) = self.table.round() else {
            return Vec::new();
        };
        let answered = match &round.phase {
            Phase::Everyone { answered, .. } => answered.iter().copied().collect(),
            _ => Vec::new(),
        };
        let answered = (!answered.is_empty()).then_some(GroupEvent::Answered { seats: answered });
        let boards = round.boards.iter().map(|(&seat, own)| {
            let board = own.written();
            GroupEvent::OwnBoard { seat, board }
        });
        answered.into_iter().chain(boards).collect()
    }

    /// The few events that stand for all of the race.
    fn race_events(&self) -> Vec<GroupEvent> {
        let Some(race) = &self.race else {
            return Vec::new();
        };
        let standings = race.standings();
        let told = (!standings.is_empty()).then_some(GroupEvent::RaceScores { standings });
        let racers = race.written();
        let racers = racers.map(|(seat, racer)| GroupEvent::OwnRacer { seat, racer });
        let won = race.winner().map(|seat| GroupEvent::RaceWon { seat });
        let paused = race.is_paused();
        let paused = paused.then_some(GroupEvent::RacePaused { paused });
        let events = told.into_iter().chain(racers);
        events.chain(won).chain(paused).collect()
    }

    /// Folds `entry` in. After an error the group is no longer the fold of its
    /// log, and is to be made anew.
    pub fn apply(&mut self, entry: &Entry) -> Result<Applied, Rejected> {
        let is_next = entry.epoch == self.epoch && entry.n > self.n && entry.after() == self.n;
        let is_known = entry.origin.is_some_and(|origin| self.has_seen(origin));
        if !is_next || is_known {
            return Ok(Applied::Ignored);
        }
        let owner = audience::owner(entry);
        let mut events = entry.events.iter();
        if !events.all(|event| audience::board_of(event) == owner) {
            return Err(Rejected);
        }
        self.note(entry, owner);
        let mut taken = self.overdue(self.at_ms);
        taken.extend(entry.events.iter().cloned());
        for event in &taken {
            self.apply_event(event, notes::push)?;
            self.keep_departed(event);
        }
        self.require_seats()?;
        if owner.is_none() {
            self.make_room_in_race();
        }
        Ok(Applied::Taken(taken))
    }

    /// A race has no roll of all, with which the log begins anew. So it does where it is full: all
    /// who read it come to that with the same entry, and nothing but the log is another one. The
    /// race is not in it but [beside it](Group::race_events).
    fn make_room_in_race(&mut self) {
        if self.race.is_some() && self.log.len() >= MAX_RECENT_EVENTS {
            self.begin_log_in_race();
        }
    }

    /// Whether the race ends with `event`. There is no roll then with which the log would begin
    /// anew, and the log of a long race would leave newcomers waiting for one.
    fn ends_race(&self, event: &GroupEvent) -> bool {
        let is_other_way = matches!(event, GroupEvent::Table(Event::WayChanged { .. }));
        self.race.is_some() && is_other_way
    }

    fn begin_log_in_race(&mut self) {
        self.begin_log();
        self.co_hosts = self.co_host.into_iter().collect();
    }

    /// Nothing that led to the group as it is now is needed any more: the log does not grow for
    /// ever.
    fn begin_log(&mut self) {
        self.log = self.founding_events();
        let table = &self.table;
        self.last_cids.retain(|seat, _| table.seat(*seat).is_some());
        self.own.retain(|seat, _| table.seat(*seat).is_some());
    }

    /// Keeps how a player stood in the race who has left by `event`: the log does not say it, for
    /// what players did in the race it has not.
    fn keep_departed(&mut self, event: &GroupEvent) {
        if let GroupEvent::Table(Event::Left { seat }) = event
            && let Some(departed) = self.departures.get(*seat)
            && departed.race.is_some()
        {
            self.log.push(GroupEvent::Departed {
                seat: *seat,
                departed: departed.clone(),
            });
        }
    }

    /// Within an entry one player more may sit at a full table, and not beyond it.
    fn require_seats(&self) -> Result<(), Rejected> {
        let fits = self.table.seats().len() <= self.table.capacity();
        fits.then_some(()).ok_or(Rejected)
    }

    /// The ends of calls whose time is up at `now_ms`.
    pub fn overdue(&self, now_ms: u64) -> Vec<GroupEvent> {
        let settled = referee::overdue(&self.table, now_ms).map(GroupEvent::Table);
        let small = self.small_tables.iter();
        let small = small.flat_map(|tables| tables.overdue(now_ms));
        let small = small.map(|(table, event)| GroupEvent::At { table, event });
        settled.into_iter().chain(small).collect()
    }

    /// When the first clock that runs is up.
    pub fn deadline_ms(&self) -> Option<u64> {
        let small = self.small_tables.iter().flat_map(SmallTables::iter);
        let small = small.filter_map(|(_, table)| table.deadline_ms());
        self.table.deadline_ms().into_iter().chain(small).min()
    }

    /// Whether a clock runs or is stopped somewhere, or a call without one is open: the time
    /// goes on from where it was after an outage.
    pub fn keeps_time(&self) -> bool {
        let mut small = self.small_tables.iter().flat_map(SmallTables::iter);
        self.table.keeps_time() || small.any(|(_, table)| table.keeps_time())
    }

    /// Remembers which entry was the last, of all and of those who may see this one.
    fn note(&mut self, entry: &Entry, owner: Option<SeatId>) {
        self.n = entry.n;
        self.at_ms = self.at_ms.max(entry.at_ms);
        let moment = self.moment();
        let cid = entry.origin.map(|origin| origin.cid);
        if let Some(seat) = owner {
            self.own.insert(seat, OwnLast { seat, moment, cid });
            return;
        }
        self.public = moment;
        if let Some(origin) = entry.origin {
            self.last_cids.insert(origin.seat, origin.cid);
        }
    }

    fn moment(&self) -> Moment {
        Moment {
            n: self.n,
            at_ms: self.at_ms,
        }
    }

    /// Whether this command of a player, or a later one, was carried out.
    pub fn has_seen(&self, origin: Origin) -> bool {
        let last = self.last_cid(origin.seat);
        last.is_some_and(|last| origin.cid <= last)
    }

    /// `entry`, which is the next one, with what came before it.
    pub fn logged(&self, entry: Entry) -> PlacedEntry {
        let own_before = audience::owner(&entry).map_or(0, |seat| self.last_own_n(seat));
        PlacedEntry {
            entry,
            public_before: self.public.n,
            own_before,
        }
    }

    /// The number of the last entry on the own board of the player at `seat`; zero where
    /// there was none.
    pub fn last_own_n(&self, seat: SeatId) -> u64 {
        self.own.get(&seat).map_or(0, |own| own.moment.n)
    }

    /// The number of the last entry that `audience` may see.
    pub fn last_n_for(&self, audience: Audience) -> u64 {
        match audience {
            Audience::Host => self.n,
            Audience::Seat(seat) => self.public.n.max(self.last_own_n(seat)),
            Audience::Watcher => self.public.n,
        }
    }

    /// Whether somebody has done something on their own board since the group was founded,
    /// so that not all readers have the same log.
    pub fn has_own_entries(&self) -> bool {
        !self.own.is_empty()
    }

    /// As whom the player at `seat` reads the log; `None`: a watcher.
    pub fn audience(&self, seat: Option<SeatId>) -> Audience {
        match seat {
            None => Audience::Watcher,
            Some(seat) if self.rights(seat) == Rights::Host => Audience::Host,
            Some(seat) => Audience::Seat(seat),
        }
    }

    /// Which kind it is.
    pub fn kind(&self) -> GroupKind {
        self.kind
    }

    /// Which of the groups that ever had this table it is.
    pub fn epoch(&self) -> u64 {
        self.epoch
    }

    /// The number of its last entry.
    pub fn n(&self) -> u64 {
        self.n
    }

    /// When its last entry was written, in milliseconds of the relay's clock.
    pub fn at_ms(&self) -> u64 {
        self.at_ms
    }

    /// The number of the entry that dealt the round on the table.
    pub fn round_n(&self) -> u64 {
        self.round_n
    }

    /// When the round on the table was dealt and ended.
    pub fn round_times(&self) -> RoundTimes {
        self.round_times
    }

    /// Its table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Who made it, if they have a seat and it is not open to all: the first
    /// who sat down.
    pub fn maker(&self) -> Option<SeatId> {
        let maker = self.table.seat(SeatId(0)).map(|seat| seat.id);
        maker.filter(|_| self.kind == GroupKind::Created)
    }

    /// Whom the maker has given all rights of a host.
    pub fn co_host(&self) -> Option<SeatId> {
        self.co_host
    }

    /// Who hosts the table with all rights: its maker and the co-host, as far as there are any.
    pub fn hosts(&self) -> [Option<SeatId>; 2] {
        [self.maker(), self.co_host()]
    }

    /// The rights of the player at `seat` beyond playing.
    pub fn rights(&self, seat: SeatId) -> Rights {
        if self.kind == GroupKind::Public || self.is_removed(seat) {
            Rights::Player
        } else if self.maker() == Some(seat) || self.co_host == Some(seat) {
            Rights::Host
        } else if self.host() == Some(seat) {
            Rights::StandIn
        } else {
            Rights::Player
        }
    }

    /// Whether the player at `seat` hosts, or has hosted since the last roll: they know what
    /// others made of it on their own boards.
    pub fn has_seen_boards(&self, seat: SeatId) -> bool {
        self.rights(seat) == Rights::Host || self.co_hosts.contains(&seat)
    }

    /// Whether a call is open, at its table or at a small one.
    pub fn call_is_open(&self) -> bool {
        let small = self.small_tables.as_ref();
        self.table.call_is_open() || small.is_some_and(SmallTables::call_is_open)
    }

    /// Who hosts it: its maker, and while neither they nor a co-host are there, a
    /// stand-in.
    pub fn host(&self) -> Option<SeatId> {
        match self.kind {
            GroupKind::Public => None,
            GroupKind::Created => self.table.host(),
        }
    }

    /// Whether newcomers are turned away.
    pub fn is_locked(&self) -> bool {
        self.is_locked
    }

    /// Whether players can write to each other.
    pub fn chat_is_on(&self) -> bool {
        self.chat_is_on
    }

    /// Whether the host lets this player not write.
    pub fn is_muted(&self, seat: SeatId) -> bool {
        self.muted.contains(&seat)
    }

    /// Whether the host lets this player make no calls.
    pub fn has_calls_forbidden(&self, seat: SeatId) -> bool {
        self.without_calls.contains(&seat)
    }

    /// Whether the host has sent this player away.
    pub fn is_removed(&self, seat: SeatId) -> bool {
        self.removed.contains(&seat)
    }

    /// Whether the host has chosen this player's name.
    pub fn has_fixed_name(&self, seat: SeatId) -> bool {
        self.fixed_names.contains(&seat)
    }

    /// The record of the player who had `seat` and has left for good.
    pub fn departed(&self, seat: SeatId) -> Option<&Departed> {
        self.departures.get(seat)
    }

    /// Whether a host has handed this seat to another player.
    pub fn is_handed_over(&self, seat: SeatId) -> bool {
        self.handed_over.contains(seat)
    }

    /// Whether newcomers wait until a host lets them in.
    pub fn has_waiting_room(&self) -> bool {
        self.has_waiting_room
    }

    /// Its small tables, where the class sits at some.
    pub fn small_tables(&self) -> Option<&SmallTables> {
        self.small_tables.as_ref()
    }

    /// Whether a host has to let in who looks on, although players need not wait.
    pub fn watchers_wait(&self) -> bool {
        self.watchers_wait
    }

    /// The race, where that is the way of playing.
    pub fn race(&self) -> Option<&GroupRace> {
        self.race.as_ref()
    }

    /// The table at which the player at `seat` plays: a small one, or the group's.
    pub fn table_of(&self, seat: SeatId) -> &Table {
        let small = self.small_tables().and_then(|tables| tables.of(seat));
        small.map_or(&self.table, |(_, table)| table)
    }

    /// Its teams, where players share their points.
    pub fn teams(&self) -> &Teams {
        &self.teams
    }

    /// The last command of this player that was carried out.
    pub fn last_cid(&self, seat: SeatId) -> Option<CommandId> {
        let own = self.own.get(&seat).and_then(|own| own.cid);
        self.last_cids.get(&seat).copied().max(own)
    }

    /// The counts for the report; `None`: this group's reader is no host.
    pub fn tallies(&self) -> Option<&Tallies> {
        self.tallies.as_ref()
    }

    /// How players came; `None`: this group's reader is no host.
    pub(super) fn arrivals(&self) -> Option<&Arrivals> {
        Some(&self.tallies()?.arrivals)
    }

    /// When the player at `seat` came, in milliseconds of the relay's clock; `None`: it is not
    /// known, or this group's reader is no host.
    pub fn came_ms(&self, seat: SeatId) -> Option<u64> {
        self.arrivals()?.came_ms(seat)
    }

    /// Takes over what was counted so far for a reader who has become a host, or drops it
    /// for one who no longer is. Nobody has it of a table that nobody hosts.
    pub fn set_tallies(&mut self, tallies: Option<Tallies>) {
        self.tallies = tallies.filter(|_| self.kind == GroupKind::Created);
    }

    /// Whether no more events of players fit before the next roll. Hosts go on: what others
    /// do never stands in their way. A race is never full.
    pub fn is_full(&self) -> bool {
        self.race.is_none() && self.log.len() >= MAX_RECENT_EVENTS
    }

    /// How many events a newcomer reads.
    pub fn log_len(&self) -> usize {
        self.log.len()
    }

    /// Folds one event in, and keeps it for those who come later.
    fn apply_event(
        &mut self,
        event: &GroupEvent,
        keep: fn(&mut Vec<GroupEvent>, GroupEvent),
    ) -> Result<(), Rejected> {
        let is_deal = matches!(event, GroupEvent::Table(event) if event.is_deal());
        if is_deal {
            self.count_roll();
        }
        if is_deal || matches!(event, GroupEvent::RaceStarted) {
            self.begin_log();
            self.round_n = self.n;
        } else if self.ends_race(event) {
            self.begin_log_in_race();
        }
        self.fold(event)?;
        self.note_round_times(is_deal);
        self.count(event);
        let is_about_boards = audience::board_of(event).is_some();
        let is_about_race = matches!(
            event,
            GroupEvent::RaceScores { .. }
                | GroupEvent::RaceWon { .. }
                | GroupEvent::RacePaused { .. }
        );
        let is_answer = matches!(event, GroupEvent::Answered { .. });
        if is_about_boards || is_about_race || is_answer {
            // The snapshot shows what came of it.
            return Ok(());
        }
        keep(&mut self.log, event.clone());
        if matches!(event, GroupEvent::Table(Event::RulesChanged { .. })) {
            self.log = self.founding_events();
            self.round_n = self.n;
        }
        Ok(())
    }

    /// The roll on the table gives way to another one. It counts for those who wait where it
    /// has lain there long enough, or else only where a call on it has come to its end.
    fn count_roll(&mut self) {
        let lay_ms = |dealt_ms| self.at_ms.saturating_sub(dealt_ms);
        let dealt_ms = self.round_times.dealt_ms;
        if dealt_ms.is_some_and(|dealt_ms| lay_ms(dealt_ms) >= ROLL_COUNTS_AFTER_MS) {
            self.table.count_roll();
        }
    }

    fn note_round_times(&mut self, is_deal: bool) {
        let at_ms = self.at_ms;
        let is_over = self.table.round().map(Round::is_over);
        let RoundTimes { dealt_ms, ended_ms } = self.round_times;
        self.round_times = match is_over {
            None => RoundTimes::default(),
            Some(_) if is_deal => RoundTimes {
                dealt_ms: Some(at_ms),
                ended_ms: None,
            },
            Some(is_over) => RoundTimes {
                dealt_ms,
                ended_ms: ended_ms.or(Some(at_ms)).filter(|_| is_over),
            },
        };
    }

    fn fold(&mut self, event: &GroupEvent) -> Result<(), Rejected> {
        match event {
            GroupEvent::Founded { .. } => return Err(Rejected),
            GroupEvent::Table(event) => {
                let left = match event {
                    Event::Left { seat } => self.leaving(*seat),
                    _ => None,
                };
                self.table.apply(event)?;
                self.follow(event);
                // What waited for who had a seat that was handed over, another has.
                let left = left.filter(|(seat, _)| !self.handed_over.contains(*seat));
                if let Some((seat, departed)) = left {
                    self.departures.note(seat, departed);
                }
                self.follow_at_small_tables(event)?;
            }
            GroupEvent::Locked { locked } => self.is_locked = *locked,
            GroupEvent::ChatSwitched { on } => self.chat_is_on = *on,
            GroupEvent::Muted { seat, muted } => {
                self.table.seat(*seat).ok_or(Rejected)?;
                put(&mut self.muted, *seat, *muted);
            }
            GroupEvent::CallsForbidden { seat, forbidden } => {
                self.table.seat(*seat).ok_or(Rejected)?;
                put(&mut self.without_calls, *seat, *forbidden);
            }
            GroupEvent::Removed { seat, removed } => {
                self.table.seat(*seat).ok_or(Rejected)?;
                put(&mut self.removed, *seat, *removed);
                if *removed {
                    self.table.forget_board(*seat);
                    self.co_host = self.co_host.filter(|co_host| co_host != seat);
                }
            }
            GroupEvent::CoHostNamed { seat } => {
                if let Some(seat) = seat {
                    self.table.seat(*seat).ok_or(Rejected)?;
                }
                self.co_host = *seat;
                self.co_hosts.extend(*seat);
            }
            GroupEvent::NameFixed { seat } => {
                self.table.seat(*seat).ok_or(Rejected)?;
                self.fixed_names.insert(*seat);
            }
            GroupEvent::Departed { seat, departed } => {
                let was_there = *seat < self.table.next_seat();
                let is_gone = self.table.seat(*seat).is_none();
                (was_there && is_gone).then_some(()).ok_or(Rejected)?;
                self.departures.note(*seat, departed.clone());
            }
            GroupEvent::Returned { from, seat } => self.take_back(*from, *seat)?,
            GroupEvent::HandedOver { from, seat } => self.hand_over(*from, *seat)?,
            GroupEvent::GivenAway { seats } => {
                let next_seat = self.table.next_seat();
                let is_gone = |seat| seat < next_seat && self.table.seat(seat).is_none();
                let are_gone = seats.iter().all(|seat| is_gone(*seat));
                are_gone.then_some(()).ok_or(Rejected)?;
                seats.iter().for_each(|seat| self.handed_over.note(*seat));
            }
            GroupEvent::WaitingRoom { on } => self.has_waiting_room = *on,
            GroupEvent::WatchersWait { on } => self.watchers_wait = *on,
            GroupEvent::Own { seat, event } => {
                let moment = self.moment();
                self.table.apply_own(*seat, *event, moment)?;
            }
            GroupEvent::OwnBoard { seat, board } => self.table.restore_own(*seat, board)?,
            GroupEvent::Answered { seats } => self.table.note_answers(seats)?,
            GroupEvent::RaceStarted => {
                let race = self.race.as_mut().ok_or(Rejected)?;
                *race = GroupRace::default();
                self.departures.forget_race();
                self.co_hosts = self.co_host.into_iter().collect();
            }
            GroupEvent::Raced { seat, moved } => {
                self.table.seat(*seat).ok_or(Rejected)?;
                let race = self.race.as_mut().ok_or(Rejected)?;
                race.take(*seat, moved).map_err(|_| Rejected)?;
            }
            GroupEvent::OwnRacer { seat, racer } => {
                self.table.seat(*seat).ok_or(Rejected)?;
                let race = self.race.as_mut().ok_or(Rejected)?;
                race.restore(*seat, racer).ok_or(Rejected)?;
            }
            GroupEvent::RaceScores { standings } => {
                let is_there = |it: &Standing| self.table.seat(it.seat).is_some();
                let are_there = standings.iter().all(is_there);
                let race = self.race.as_mut().filter(|_| are_there);
                race.ok_or(Rejected)?.tell(standings);
            }
            GroupEvent::RaceWon { seat } => {
                let was_there = *seat < self.table.next_seat();
                let race = self.race.as_mut().filter(|_| was_there);
                race.ok_or(Rejected)?.win(*seat);
            }
            GroupEvent::RacePaused { paused } => {
                self.race.as_mut().ok_or(Rejected)?.pause(*paused);
            }
            GroupEvent::TablesSet { size, tables } => self.set_tables(*size, tables)?,
            GroupEvent::TablesEnded => {
                self.require_no_small_call()?;
                self.small_tables.take().ok_or(Rejected)?;
            }
            GroupEvent::TableJoined { seat, table } => {
                let name = self.table.seat(*seat).ok_or(Rejected)?.name.clone();
                let tables = self.small_tables.as_mut().ok_or(Rejected)?;
                tables.seat(*table, *seat, name)?;
            }
            GroupEvent::At { table, event } => self.apply_at(*table, event)?,
            GroupEvent::TeamsSet { teams } => self.set_teams(teams)?,
            GroupEvent::TeamJoined { seat, team } => {
                self.table.seat(*seat).ok_or(Rejected)?;
                self.teams.put(*seat, *team).ok_or(Rejected)?;
            }
        }
        Ok(())
    }

    /// The record of the player at `seat` once they have left.
    fn leaving(&self, seat: SeatId) -> Option<(SeatId, Departed)> {
        let seated = self.table.seat(seat)?;
        let fixed_name = self.has_fixed_name(seat).then(|| seated.name.clone());
        let departed = Departed {
            points: seated.points,
            is_muted: self.is_muted(seat),
            may_not_call: self.has_calls_forbidden(seat),
            failed: self.table.failed_in_a_row(seat),
            fixed_name,
            team: self.teams.of(seat),
            race: self.race.as_ref().and_then(|race| race.score(seat)),
        };
        Some((seat, departed))
    }

    /// Gives the player at `seat` what waited for who had the seat `from`.
    fn take_back(&mut self, from: SeatId, seat: SeatId) -> Result<(), Rejected> {
        self.table.seat(seat).ok_or(Rejected)?;
        let departed = self.departures.take(from).ok_or(Rejected)?;
        put(&mut self.muted, seat, departed.is_muted);
        put(&mut self.without_calls, seat, departed.may_not_call);
        if let Some(failed) = departed.failed {
            self.table.bring_failures(FailedInARow { seat, ..failed })?;
        }
        put(&mut self.fixed_names, seat, departed.fixed_name.is_some());
        self.bring_to_race(seat, departed.race);
        Ok(())
    }

    fn bring_to_race(&mut self, seat: SeatId, score: Option<RaceScore>) {
        if let (Some(race), Some(score)) = (&mut self.race, score) {
            race.bring(seat, score);
        }
    }

    /// Gives the player at `seat` what the one at `from` has. What a host has decided about
    /// either stays so.
    fn hand_over(&mut self, from: SeatId, seat: SeatId) -> Result<(), Rejected> {
        let (_, handed) = self.leaving(from).ok_or(Rejected)?;
        if from == seat || self.maker() == Some(from) || self.handed_over.contains(from) {
            return Err(Rejected);
        }
        self.table.hand_over(from, seat)?;
        let failures = |failed: Option<FailedInARow>| failed.map_or(0, |failed| failed.failures);
        if let Some(failed) = handed.failed
            && failures(handed.failed) > failures(self.table.failed_in_a_row(seat))
        {
            self.table.bring_failures(FailedInARow { seat, ..failed })?;
        }
        let restrictions = [
            (&mut self.muted, handed.is_muted),
            (&mut self.without_calls, handed.may_not_call),
            (&mut self.fixed_names, handed.fixed_name.is_some()),
        ];
        for (seats, is_restricted) in restrictions {
            seats.extend(is_restricted.then_some(seat));
        }
        // Who has seen others' boards gets no points for the round, wherever they sit.
        if self.co_hosts.contains(&from) {
            self.co_hosts.insert(seat);
        }
        self.bring_to_race(seat, handed.race);
        self.handed_over.note(from);
        Ok(())
    }

    fn set_tables(&mut self, size: u8, seatings: &[Vec<SeatId>]) -> Result<(), Rejected> {
        self.require_no_small_call()?;
        let is_open = self.table.call_is_open() || self.table.everyone_is_open();
        if is_open || self.table.way() != Way::Call {
            return Err(Rejected);
        }
        let name = |seat| self.table.seat(seat).map(|seat| seat.name.clone());
        let tables = SmallTables::new(size, seatings, self.table.rules(), name);
        self.small_tables = Some(tables.ok_or(Rejected)?);
        Ok(())
    }

    /// Folds in what happened at a small table: its points are the group's, and after the
    /// last of them the roll is known to all.
    fn apply_at(&mut self, id: SmallTableId, event: &Event) -> Result<(), Rejected> {
        let tables = self.small_tables.as_mut().ok_or(Rejected)?;
        tables.apply(id, event)?;
        if let Event::Settled { .. } = event
            && let Some(small) = tables.get(id)
            && let Some(settlement) = small.round().and_then(Round::settlement)
        {
            let is_theirs = |seat| small.seat(seat).is_some();
            self.table.note_settlement(settlement, is_theirs);
        }
        let awards = small_tables::awards(event);
        self.table.take_awards(awards)?;
        self.award_teams(awards);
        let is_open = self.table.round().is_some_and(|round| !round.is_over());
        let tables = self.small_tables.as_ref();
        if is_open && tables.is_some_and(SmallTables::are_over) {
            self.table.apply(&referee::end_without_points())?;
        }
        Ok(())
    }

    /// The effect of an event at the group's table on the small ones. With a new roll, new rules
    /// or another way they begin anew.
    fn follow_at_small_tables(&mut self, event: &Event) -> Result<(), Rejected> {
        let Some(tables) = &self.small_tables else {
            return Ok(());
        };
        let begins_anew = match event {
            Event::RulesChanged { .. } | Event::WayChanged { .. } => true,
            event => event.is_deal(),
        };
        if begins_anew {
            self.require_no_small_call()?;
            let name = |seat| self.table.seat(seat).map(|seat| seat.name.clone());
            let (size, seatings) = (tables.size(), tables.seatings());
            let anew = SmallTables::new(size, &seatings, self.table.rules(), name);
            self.small_tables = Some(anew.ok_or(Rejected)?);
        }
        let tables = self.small_tables.as_mut().ok_or(Rejected)?;
        tables.follow(event)
    }

    fn require_no_small_call(&self) -> Result<(), Rejected> {
        let tables = self.small_tables.as_ref();
        let is_open = tables.is_some_and(SmallTables::call_is_open);
        (!is_open).then_some(()).ok_or(Rejected)
    }

    fn set_teams(&mut self, teams: &[Team]) -> Result<(), Rejected> {
        let mut members = teams.iter().flat_map(|team| &team.members);
        let are_there = members.all(|seat| self.table.seat(*seat).is_some());
        let teams = Teams::new(teams.to_vec()).filter(|_| are_there);
        self.teams = teams.ok_or(Rejected)?;
        self.departures.forget_teams();
        Ok(())
    }

    /// Counts `event`, which was folded in, for the report.
    fn count(&mut self, event: &GroupEvent) {
        let Some(tallies) = &mut self.tallies else {
            return;
        };
        let is_there = |seat| !self.removed.contains(&seat);
        match event {
            GroupEvent::Table(Event::Left { seat }) => {
                let table = &self.table;
                let departures = &self.departures;
                tallies.arrivals.forget(*seat);
                tallies.retain(|seat| table.seat(seat).is_some() || departures.get(seat).is_some());
            }
            GroupEvent::Returned { from, seat } | GroupEvent::HandedOver { from, seat } => {
                tallies.give_to(*from, *seat);
            }
            GroupEvent::Table(event) => tallies.follow(&self.table, event, self.at_ms, is_there),
            GroupEvent::Own {
                seat,
                event: OwnEvent::Answered { .. },
            } => tallies.note_answer(*seat, self.at_ms),
            GroupEvent::Own { seat, .. } | GroupEvent::Raced { seat, .. } => {
                tallies.arrivals.note_play(*seat);
            }
            GroupEvent::At { table, event } => {
                let tables = self.small_tables.as_ref();
                if let Some(table) = tables.and_then(|tables| tables.get(*table)) {
                    tallies.follow(table, event, self.at_ms, is_there);
                }
            }
            _ => {}
        }
    }

    /// The effect of an event at the table on the group.
    fn follow(&mut self, event: &Event) {
        let is_new_log = event.is_deal() || matches!(event, Event::RulesChanged { .. });
        if is_new_log {
            self.co_hosts = self.co_host.into_iter().collect();
        }
        match event {
            Event::RulesChanged { rules } => {
                self.chat_is_on = rules.chat;
                if !rules.spoilers_wait {
                    self.departures.forget_failures();
                }
            }
            Event::Left { seat } => {
                self.muted.remove(seat);
                self.without_calls.remove(seat);
                self.removed.remove(seat);
                self.fixed_names.remove(seat);
                self.co_host = self.co_host.filter(|co_host| co_host != seat);
                self.teams.take_out(*seat);
                if let Some(race) = &mut self.race {
                    race.forget(*seat);
                }
            }
            Event::WayChanged { way } => {
                self.race = (*way == Way::Race).then(GroupRace::default);
                self.departures.forget_race();
            }
            Event::Settled { awards, .. } => self.award_teams(awards),
            Event::Revealed(reveal) => self.award_teams(&reveal.awards),
            Event::PointsCleared => {
                self.teams.clear_points();
                self.departures.clear_points();
            }
            _ => {}
        }
    }

    fn award_teams(&mut self, awards: &[Award]) {
        awards.iter().for_each(|award| self.teams.award(*award));
    }

    /// The shortest log that makes this group without its round.
    fn founding_events(&self) -> Vec<GroupEvent> {
        let chat = (self.chat_is_on != self.table.rules().chat).then_some(self.chat_is_on);
        let switches = [
            self.is_locked
                .then_some(GroupEvent::Locked { locked: true }),
            chat.map(|on| GroupEvent::ChatSwitched { on }),
            self.co_host
                .map(|seat| GroupEvent::CoHostNamed { seat: Some(seat) }),
            self.has_waiting_room
                .then_some(GroupEvent::WaitingRoom { on: true }),
            self.watchers_wait
                .then_some(GroupEvent::WatchersWait { on: true }),
        ];
        let muted = self
            .muted
            .iter()
            .map(|&seat| GroupEvent::Muted { seat, muted: true });
        let without_calls = self.without_calls.iter();
        let without_calls = without_calls.map(|&seat| GroupEvent::CallsForbidden {
            seat,
            forbidden: true,
        });
        let removed = self.removed.iter().map(|&seat| GroupEvent::Removed {
            seat,
            removed: true,
        });
        let fixed = self.fixed_names.iter();
        let fixed = fixed.map(|&seat| GroupEvent::NameFixed { seat });
        let teams = (!self.teams.is_empty()).then(|| GroupEvent::TeamsSet {
            teams: self.teams.written(),
        });
        let departed = self.departures.iter();
        let departed = departed.map(|(seat, departed)| GroupEvent::Departed {
            seat,
            departed: departed.clone(),
        });
        let handed_over = self.handed_over.written();
        let handed_over = handed_over.map(|seats| GroupEvent::GivenAway { seats });
        let mut events = vec![GroupEvent::Founded { kind: self.kind }];
        events.extend(
            self.table
                .founding_events()
                .into_iter()
                .map(GroupEvent::Table),
        );
        let tables = self
            .small_tables
            .iter()
            .map(|tables| GroupEvent::TablesSet {
                size: tables.size(),
                tables: tables.seatings(),
            });
        events.extend(
            switches
                .into_iter()
                .flatten()
                .chain(muted)
                .chain(without_calls)
                .chain(removed)
                .chain(fixed)
                .chain(teams)
                // After the teams: new ones would take theirs away.
                .chain(departed)
                .chain(handed_over)
                .chain(tables),
        );
        events
    }
}

fn put(seats: &mut BTreeSet<SeatId>, seat: SeatId, is_in: bool) {
    if is_in {
        seats.insert(seat);
    } else {
        seats.remove(&seat);
    }
}
