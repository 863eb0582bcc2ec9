//! A group as the fold of its entries: its table, members, switches and log.

mod clocks;
mod disclosure;
mod fold;
mod open_roll;
mod roles;
mod written;

use std::collections::{BTreeMap, BTreeSet};

use crate::table::event::{Event, SeatId, TableMode};
use crate::table::own_board::{Moment, OwnEvent};
use crate::table::rules::Rules;
use crate::table::state::{Rejected, Table};

use super::arrivals::Arrivals;
use super::audience::{self, EntrySegment, EntrySegments, PlacedEntry};
use super::departed::{Departures, HandedOver};
use super::entry::{CommandId, Entry, GroupEvent, GroupKind, OwnLast, RoundTimes, Snapshot};
use super::notes;
use super::race::GroupRace;
use super::small_tables::SmallTables;
use super::tally::Tallies;
use super::teams::Teams;

/// The most events that a group keeps since its last roll, apart from a host's. In a race, which
/// has no roll of all, the log begins anew when it is full, and at the end. A page that joins reads
/// them all; a lesson does not come near the limit, and the seats and a host's decisions are half
/// of it at most.
pub const MAX_RECENT_EVENTS: usize = 10_000;

/// How long a roll without calls is on the table until it counts, in milliseconds. Then a spoiling
/// player has waited for it. So nobody rolls themselves, or another, out of a wait.
pub const ROLL_COUNTS_AFTER_MS: u64 = 20_000;

/// A group: people in different places at one table.
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
    /// The players who make no calls.
    without_calls: BTreeSet<SeatId>,
    removed: BTreeSet<SeatId>,
    /// The players who were dealt a roll: the report has counts of them.
    played: BTreeSet<SeatId>,
    /// The players who look on until the next roll, each with the reason.
    onlookers: BTreeMap<SeatId, OnlookerReason>,
    co_host: Option<SeatId>,
    /// The players who were a co-host at some time since the last roll.
    co_hosts: BTreeSet<SeatId>,
    fixed_names: BTreeSet<SeatId>,
    departures: Departures,
    handed_over: HandedOver,
    has_waiting_room: bool,
    watchers_wait: bool,
    newcomers_are_muted: bool,
    teams: Teams,
    small_tables: Option<SmallTables>,
    race: Option<GroupRace>,
    last_cids: BTreeMap<SeatId, CommandId>,
    /// The counts for the report; `None`: this group's reader is no host.
    tallies: Option<Tallies>,
    /// Events that make the group. They are those from the last roll on (in a race, from where
    /// there was no more room; after a race, from its end), and before them the fewest events that
    /// replace all others.
    log: Vec<GroupEvent>,
}

/// The reason why a player looks on until the next roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OnlookerReason {
    /// They came in the middle of the roll on the table.
    CameLate,
    /// Another player of the same device has seen the roll on the table.
    SeenOnDevice,
}

/// A function that adds an event to a log.
type Keep = fn(&mut Vec<GroupEvent>, GroupEvent);

/// The effect of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Applied {
    /// The entry was applied, with these events. They are the end of a call whose time was up, and
    /// then its own.
    Taken(Vec<GroupEvent>),
    /// The entry is not the next one, or its command was carried out before; nothing has changed.
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
        Group::restore_with(snapshot, None)
    }

    /// The group that `snapshot` shows. Its events after the first two go to `segments`, in the
    /// form in which readers are sent them.
    fn restore_with(
        snapshot: &Snapshot,
        mut segments: Option<&mut Vec<EntrySegment>>,
    ) -> Result<Group, Rejected> {
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
            played: BTreeSet::new(),
            onlookers: BTreeMap::new(),
            co_host: None,
            co_hosts: BTreeSet::new(),
            fixed_names: BTreeSet::new(),
            departures: Departures::default(),
            handed_over: HandedOver::default(),
            has_waiting_room: false,
            watchers_wait: false,
            newcomers_are_muted: false,
            teams: Teams::default(),
            small_tables: None,
            race: None,
            last_cids: BTreeMap::new(),
            // The results of the events are counted already.
            tallies: None,
            log: snapshot.events[..2].to_vec(),
        };
        for event in events {
            // The log of a snapshot is the shortest already.
            group.apply_part(event, (Vec::push, true), segments.as_deref_mut())?;
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

    /// Applies `entry`. After an error the group is no longer the fold of its log, and must be made
    /// anew.
    pub fn apply(&mut self, entry: &Entry) -> Result<Applied, Rejected> {
        self.apply_with(entry, None)
    }

    /// Applies `entry`, and returns it with its context and the segments that readers are sent.
    pub fn apply_placed(&mut self, entry: Entry) -> Result<(Applied, PlacedEntry), Rejected> {
        let own_before = audience::owner(&entry).map_or(0, |seat| self.last_own_n(seat));
        let public_before = self.public.n;
        let mut segments = Vec::new();
        let applied = self.apply_with(&entry, Some(&mut segments))?;
        let placed = PlacedEntry {
            entry,
            public_before,
            own_before,
            segments: EntrySegments::of(segments),
        };
        Ok((applied, placed))
    }

    fn apply_with(
        &mut self,
        entry: &Entry,
        mut segments: Option<&mut Vec<EntrySegment>>,
    ) -> Result<Applied, Rejected> {
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
        let mut applied_events = self.overdue(self.at_ms);
        let overdue_count = applied_events.len();
        applied_events.extend(entry.events.iter().cloned());
        for (index, event) in applied_events.iter().enumerate() {
            let is_written = index >= overdue_count;
            self.apply_part(event, (notes::push, is_written), segments.as_deref_mut())?;
            self.keep_departed(event);
        }
        self.require_seats()?;
        if owner.is_none() {
            self.make_room_in_race();
        }
        Ok(Applied::Taken(applied_events))
    }

    /// Begins the log anew when it is full in a race. A race has no roll of all to do so. All
    /// readers do so at the same entry, and only the log changes. The race is not in the log, but
    /// beside it in each snapshot.
    fn make_room_in_race(&mut self) {
        if self.race.is_some() && self.log.len() >= MAX_RECENT_EVENTS {
            self.begin_log_in_race();
        }
    }

    /// Whether the race ends with `event`. No roll follows with which the log would begin anew, and
    /// newcomers would wait for the log of a long race.
    fn ends_race(&self, event: &GroupEvent) -> bool {
        let is_other_way = matches!(event, GroupEvent::Table(Event::WayChanged { .. }));
        self.race.is_some() && is_other_way
    }

    fn begin_log_in_race(&mut self) {
        self.begin_log();
        self.co_hosts = self.co_host.into_iter().collect();
    }

    /// Begins the log anew with the present group, so that it does not grow for ever.
    fn begin_log(&mut self) {
        self.log = self.founding_events();
        let table = &self.table;
        self.last_cids.retain(|seat, _| table.seat(*seat).is_some());
        self.own.retain(|seat, _| table.seat(*seat).is_some());
    }

    /// Keeps the race score of a player who has left by `event`. The log has no moves of a race,
    /// and so not this score.
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

    /// Requires that no more players sit at the table than fit: within an entry there may be one
    /// more.
    fn require_seats(&self) -> Result<(), Rejected> {
        let has_room = self.table.seats().len() <= self.table.capacity();
        has_room.then_some(()).ok_or(Rejected)
    }

    /// Notes that `entry` is the last one, of all or on the own board of its `owner`.
    fn note(&mut self, entry: &Entry, owner: Option<SeatId>) {
        self.n = entry.n;
        self.at_ms = self.at_ms.max(entry.at_ms);
        let moment = self.moment();
        if let Some(seat) = owner {
            let own = entry.origin.filter(|origin| origin.seat == seat);
            let before = self.own.get(&seat).and_then(|own| own.cid);
            let cid = own.map(|origin| origin.cid).or(before);
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

    /// The kind of the group.
    pub fn kind(&self) -> GroupKind {
        self.kind
    }

    /// The number of the group among all that ever had this table.
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

    /// The table of the group.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whether a call is open, at the group's table or at a small one.
    pub fn call_is_open(&self) -> bool {
        let small = self.small_tables.as_ref();
        self.table.call_is_open() || small.is_some_and(SmallTables::call_is_open)
    }

    /// Whether newcomers are turned away.
    pub fn is_locked(&self) -> bool {
        self.is_locked
    }

    /// Whether players can write to each other.
    pub fn chat_is_on(&self) -> bool {
        self.chat_is_on
    }

    /// Whether newcomers wait until a host lets them in.
    pub fn has_waiting_room(&self) -> bool {
        self.has_waiting_room
    }

    /// The small tables of the class, if it sits at some.
    pub fn small_tables(&self) -> Option<&SmallTables> {
        self.small_tables.as_ref()
    }

    /// Whether a host has to let in watchers, although players need not wait.
    pub fn watchers_wait(&self) -> bool {
        self.watchers_wait
    }

    /// Whether newcomers cannot write until a host lets them.
    pub fn newcomers_are_muted(&self) -> bool {
        self.newcomers_are_muted
    }

    /// The race, if that is the way of playing.
    pub fn race(&self) -> Option<&GroupRace> {
        self.race.as_ref()
    }

    /// The table at which the player at `seat` plays: a small one, or the group's.
    pub fn table_of(&self, seat: SeatId) -> &Table {
        let small = self.small_tables().and_then(|tables| tables.of(seat));
        small.map_or(&self.table, |(_, table)| table)
    }

    /// The teams of players who share their points.
    pub fn teams(&self) -> &Teams {
        &self.teams
    }

    /// The counts for the report; `None`: this group's reader is no host.
    pub fn tallies(&self) -> Option<&Tallies> {
        self.tallies.as_ref()
    }

    /// The arrivals of players; `None`: this group's reader is no host.
    pub(super) fn arrivals(&self) -> Option<&Arrivals> {
        Some(&self.tallies()?.arrivals)
    }

    /// When the player at `seat` came, in milliseconds of the relay's clock. `None`: it is not
    /// known, or this group's reader is no host.
    pub fn came_ms(&self, seat: SeatId) -> Option<u64> {
        self.arrivals()?.came_ms(seat)
    }

    /// Sets the counts of a reader who has become a host, or drops them for a former host. There
    /// are no counts for a table that nobody hosts.
    pub fn set_tallies(&mut self, tallies: Option<Tallies>) {
        self.tallies = tallies.filter(|_| self.kind == GroupKind::Created);
    }

    /// Whether no more events of players fit before the next roll. Hosts may go on: others never
    /// limit them. A race is never full.
    pub fn is_full(&self) -> bool {
        self.race.is_none() && self.log.len() >= MAX_RECENT_EVENTS
    }

    /// How many events a newcomer reads.
    pub fn log_len(&self) -> usize {
        self.log.len()
    }

    /// Applies one event, and adds it to `segments` in the form in which readers are sent it. The
    /// event `is_written` in an entry, or follows from the events before.
    fn apply_part(
        &mut self,
        event: &GroupEvent,
        (keep, is_written): (Keep, bool),
        segments: Option<&mut Vec<EntrySegment>>,
    ) -> Result<(), Rejected> {
        let Some(segments) = segments else {
            return self.apply_event(event, keep);
        };
        let disclosure = self.disclosure(event);
        self.apply_event(event, keep)?;
        segments.extend(self.segments_of(event, is_written, disclosure));
        Ok(())
    }

    /// Applies one event, and keeps it for readers who come later.
    fn apply_event(&mut self, event: &GroupEvent, keep: Keep) -> Result<(), Rejected> {
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
        self.count_hints_before(event);
        let disclosed = self.small_tables.as_ref();
        let disclosed = disclosed.map(|tables| self.disclosed_before(tables, event));
        self.fold(event)?;
        if let (Some(tables), Some(disclosed)) = (&mut self.small_tables, disclosed) {
            tables.note_disclosed(&disclosed);
        }
        self.note_round_times(event);
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
            // A snapshot shows the result of such an event.
            return Ok(());
        }
        keep(&mut self.log, event.clone());
        if matches!(event, GroupEvent::Table(Event::RulesChanged { .. })) {
            self.log = self.founding_events();
            self.round_n = self.n;
        }
        Ok(())
    }

    /// Counts the hints of a player who leaves by `event` in the middle of a round. Their board
    /// goes with them.
    fn count_hints_before(&mut self, event: &GroupEvent) {
        if let GroupEvent::Table(Event::Left { seat }) = event
            && let Some(tallies) = &mut self.tallies
            && let Some(round) = self.table.round().filter(|round| !round.is_over())
        {
            tallies.count_hints(round, *seat);
        }
    }

    /// Counts `event`, which was applied, for the report.
    fn count(&mut self, event: &GroupEvent) {
        let Some(tallies) = &mut self.tallies else {
            return;
        };
        // A player who looked on has missed nothing.
        let is_there = |seat| !self.removed.contains(&seat) && !self.onlookers.contains_key(&seat);
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
}
