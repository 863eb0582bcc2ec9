//! The readers of a log, and the events that each may see.
//!
//! A player's own board is for them and the hosts until the round is revealed; their rolls in a
//! race and their additional time stay so for ever; and the counts for the report are for hosts
//! alone.
//!
//! A private entry has events of one board and nothing else, so an entry is sent whole or not at
//! all. But of an entry about a small table, those who play elsewhere are sent a part; and only
//! hosts and their walls are sent the names beside the solutions of a class. Each reader is sent
//! the number of the entry before, so that an entry that is kept from them is no hole in their log.

use std::slice;

use serde::{Deserialize, Serialize};

use crate::table::event::{Event, Reveal, SeatId};
use crate::table::own_board::Moment;

use super::entry::{Entry, GroupEvent, Origin, Snapshot};
use super::small_tables::SmallTableId;

/// A reader of a group's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Audience {
    /// A host, who sees everything.
    Host,
    /// The player at this seat.
    Seat(SeatId),
    /// A watcher.
    Watcher,
    /// A host's own wall: it sees no own boards, but may show names at the reveal.
    HostsWall,
}

impl Audience {
    /// Whether this reader may see what is done on the own board of the player at `seat`.
    pub fn sees_board_of(self, seat: SeatId) -> bool {
        match self {
            Audience::Host => true,
            Audience::Seat(own) => own == seat,
            Audience::Watcher | Audience::HostsWall => false,
        }
    }

    /// Whether this reader is sent the names beside each solution at the reveal.
    pub fn sees_names(self) -> bool {
        matches!(self, Audience::Host | Audience::HostsWall)
    }

    /// Whether this reader may see `entry`.
    pub fn sees(self, entry: &Entry) -> bool {
        owner(entry).is_none_or(|seat| self.sees_board_of(seat))
    }
}

/// The player on whose own board all of `entry` happened; `None`: the entry is for everybody.
pub fn owner(entry: &Entry) -> Option<SeatId> {
    entry.events.first().and_then(board_of)
}

/// The player on whose own board `event` happened, or whose time it is about.
pub fn board_of(event: &GroupEvent) -> Option<SeatId> {
    match event {
        // The others are not notified of the extra time.
        GroupEvent::Table(Event::MoreTimeGiven { seat, .. }) => Some(*seat),
        GroupEvent::Own { seat, .. }
        | GroupEvent::OwnBoard { seat, .. }
        | GroupEvent::Raced { seat, .. }
        | GroupEvent::OwnRacer { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// The reveal in `event`, if the event is one.
fn reveal_of(event: &mut GroupEvent) -> Option<&mut Reveal> {
    match event {
        GroupEvent::Table(Event::Revealed(reveal)) => Some(reveal),
        _ => None,
    }
}

/// Removes from the reveals in `events` the names that `audience` may not see.
fn drop_hidden_names(events: &mut [GroupEvent], audience: Audience) {
    let own = match audience {
        Audience::Seat(seat) => Some(seat),
        _ => None,
    };
    if !audience.sees_names() {
        let reveals = events.iter_mut().filter_map(reveal_of);
        reveals.for_each(|reveal| reveal.keep_names_from(own));
    }
}

/// The players whose solutions, answers or hints `entry` reveals; `None`: the entry reveals no
/// round.
pub fn revealed_by(entry: &Entry) -> Option<impl Iterator<Item = SeatId>> {
    let mut events = entry.events.iter();
    events.find_map(|event| match event {
        GroupEvent::Table(Event::Revealed(reveal)) => Some(reveal.named()),
        _ => None,
    })
}

/// A segment of an entry: some of its events, and the readers who are sent them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntrySegment {
    /// An event for all readers of the entry.
    ForAll(GroupEvent),
    /// A change at a small table.
    OfTable(TableSegment),
}

/// A change at a small table, of which its players and hosts are sent more than others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSegment {
    pub(super) table: SmallTableId,
    /// The seats of the players there who do not only look on.
    pub(super) players: Vec<SeatId>,
    /// The events for these players and for hosts.
    pub(super) whole: Vec<GroupEvent>,
    /// The events for all others.
    pub(super) for_others: Vec<GroupEvent>,
}

impl EntrySegment {
    /// The events of the segment for `audience`.
    fn for_reader(&self, audience: Audience) -> &[GroupEvent] {
        match self {
            EntrySegment::ForAll(event) => slice::from_ref(event),
            EntrySegment::OfTable(segment) => segment.events(segment.sees_whole(audience)),
        }
    }

    /// Whether the segment is a change at a small table.
    fn is_of_table(&self) -> bool {
        matches!(self, EntrySegment::OfTable(_))
    }

    /// Whether `audience` is sent the whole segment.
    pub fn sees_whole(&self, audience: Audience) -> bool {
        match self {
            EntrySegment::ForAll(_) => true,
            EntrySegment::OfTable(segment) => segment.sees_whole(audience),
        }
    }
}

impl TableSegment {
    fn sees_whole(&self, audience: Audience) -> bool {
        match audience {
            Audience::Host => true,
            Audience::Seat(seat) => self.players.contains(&seat),
            Audience::Watcher | Audience::HostsWall => false,
        }
    }

    fn events(&self, sees_whole: bool) -> &[GroupEvent] {
        if sees_whole {
            &self.whole
        } else {
            &self.for_others
        }
    }
}

/// The events of these segments for `audience`.
fn events_for(segments: &[EntrySegment], audience: Audience) -> Vec<GroupEvent> {
    let events = segments
        .iter()
        .flat_map(|segment| segment.for_reader(audience));
    events.cloned().collect()
}

/// The events of a whole log for a reader who plays at the table `own` now. They are sent
/// everything at that table since the small tables were made, though they may have come to it
/// later.
pub(super) fn log_for(segments: &[EntrySegment], own: Option<SmallTableId>) -> Vec<GroupEvent> {
    let is_made = |segment: &EntrySegment| {
        matches!(segment, EntrySegment::ForAll(GroupEvent::TablesSet { .. }))
    };
    let made_index = segments.iter().rposition(is_made).unwrap_or_default();
    let events = segments
        .iter()
        .enumerate()
        .flat_map(|(index, segment)| match segment {
            EntrySegment::ForAll(event) => slice::from_ref(event),
            EntrySegment::OfTable(segment) => {
                segment.events(index > made_index && Some(segment.table) == own)
            }
        });
    events.cloned().collect()
}

/// An entry of the log, with the numbers of the entries before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedEntry {
    /// The entry.
    pub entry: Entry,
    /// The number of the last entry before it that was for everybody.
    pub public_before: u64,
    /// The number of the last entry before it on the same own board; zero: there was none.
    pub own_before: u64,
    /// The segments of an entry about small tables; `None`: all readers are sent its events. A
    /// relay keeps hundreds of entries of each table, of which most have none.
    pub segments: Option<Box<EntrySegments>>,
}

/// The segments of an entry, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrySegments(Vec<EntrySegment>);

impl EntrySegments {
    /// Boxes `segments` if readers are sent different events of them.
    pub(super) fn of(segments: Vec<EntrySegment>) -> Option<Box<EntrySegments>> {
        let is_split = segments.iter().any(EntrySegment::is_of_table);
        is_split.then(|| Box::new(EntrySegments(segments)))
    }
}

impl PlacedEntry {
    /// Whether all readers are sent the same of this entry, and were sent the entry before it.
    pub fn is_plain(&self) -> bool {
        let is_public = owner(&self.entry).is_none() && self.segments.is_none();
        is_public && self.public_before + 1 == self.entry.n
    }

    /// The player of a small table whose command this entry carries out; others are not sent
    /// their seat.
    pub fn author(&self) -> Option<SeatId> {
        let origin = self.entry.origin.filter(|_| self.segments.is_some());
        origin.map(|origin| origin.seat)
    }

    /// Whether `audience` is sent all of a segment, for each segment in order.
    pub fn sees_whole(&self, audience: Audience) -> impl Iterator<Item = bool> {
        let segments = self.segments.iter().flat_map(|segments| &segments.0);
        segments.map(move |segment| segment.sees_whole(audience))
    }

    /// The entry as `audience` reads it. Readers are not notified that a player has acted at
    /// another table: even the number of steps would say which call they made.
    fn as_read_by(&self, audience: Audience) -> Entry {
        let mut entry = self.entry.clone();
        if let Some(segments) = &self.segments
            && audience != Audience::Host
        {
            entry.events = events_for(&segments.0, audience);
            let is_own = |origin: &Origin| audience == Audience::Seat(origin.seat);
            entry.origin = entry.origin.filter(is_own);
        }
        drop_hidden_names(&mut entry.events, audience);
        entry
    }
}

/// The part of consecutive `entries` that `audience` may see. Each entry names the last entry
/// before it that this reader may see. `last_own` is the number of the last entry on the reader's
/// own board that was written so far, and zero if there was none.
pub fn part_for<'a>(
    entries: impl Iterator<Item = &'a PlacedEntry> + Clone,
    audience: Audience,
    last_own: u64,
) -> Vec<Entry> {
    let is_own = |placed: &&PlacedEntry| {
        owner(&placed.entry).is_some_and(|seat| audience == Audience::Seat(seat))
    };
    let first_own = entries.clone().find(is_own);
    let mut own_before = first_own.map_or(last_own, |first| first.own_before);
    let mut part = Vec::new();
    for placed in entries.filter(|placed| audience.sees(&placed.entry)) {
        let n = placed.entry.n;
        let before = match audience {
            Audience::Host => n.saturating_sub(1),
            _ => placed.public_before.max(own_before),
        };
        if is_own(&placed) {
            own_before = n;
        }
        part.push(Entry {
            after: (before + 1 != n).then_some(before),
            ..placed.as_read_by(audience)
        });
    }
    part
}

/// The part of `snapshot` that `audience` may see.
pub fn snapshot_for(mut snapshot: Snapshot, audience: Audience) -> Snapshot {
    if audience == Audience::Host {
        return snapshot;
    }
    let sees_board_of_seat = |seat| audience.sees_board_of(seat);
    snapshot.tallies = None;
    let public_moment = snapshot.public_moment();
    snapshot.own.retain(|own| sees_board_of_seat(own.seat));
    snapshot
        .events
        .retain(|event| board_of(event).is_none_or(sees_board_of_seat));
    drop_hidden_names(&mut snapshot.events, audience);
    let own = snapshot.own.iter().map(|own| own.moment);
    snapshot.set_moments(public_moment, own.fold(public_moment, Moment::max));
    snapshot
}
