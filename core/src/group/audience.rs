//! Who may see what of a log: a player's own board is theirs and the hosts' until the
//! round is revealed, the rolls of a race are so for ever, and what is counted for the report is the hosts'.
//!
//! A private entry has events of one board and nothing else, so an entry is sent whole or
//! not at all; but whose the ways of a class are, only hosts and their walls are told. Each reader is sent the number of the entry before, so that what is kept
//! from them is no hole in their log.

use serde::{Deserialize, Serialize};

use crate::table::event::{Event, Reveal, SeatId};
use crate::table::own_board::Moment;

use super::entry::{Entry, GroupEvent, Snapshot};

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

    /// Whether this reader is told whose each way is at the reveal.
    pub fn is_told_names(self) -> bool {
        matches!(self, Audience::Host | Audience::HostsWall)
    }

    /// Whether this reader may see `entry`.
    pub fn sees(self, entry: &Entry) -> bool {
        owner(entry).is_none_or(|seat| self.sees_board_of(seat))
    }
}

/// On whose own board all of `entry` happened; `None`: it is for everybody.
pub fn owner(entry: &Entry) -> Option<SeatId> {
    entry.events.first().and_then(board_of)
}

/// On whose own board `event` happened.
pub fn board_of(event: &GroupEvent) -> Option<SeatId> {
    match event {
        GroupEvent::Own { seat, .. }
        | GroupEvent::OwnBoard { seat, .. }
        | GroupEvent::Raced { seat, .. }
        | GroupEvent::OwnRacer { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// The reveal in `event`, where it is one.
fn reveal_of(event: &mut GroupEvent) -> Option<&mut Reveal> {
    match event {
        GroupEvent::Table(Event::Revealed(reveal)) => Some(reveal),
        _ => None,
    }
}

/// Keeps from `audience` in `events` whose the ways of the others are.
fn keep_names(events: &mut [GroupEvent], audience: Audience) {
    let own = match audience {
        Audience::Seat(seat) => Some(seat),
        _ => None,
    };
    if !audience.is_told_names() {
        let reveals = events.iter_mut().filter_map(reveal_of);
        reveals.for_each(|reveal| reveal.keep_names_from(own));
    }
}

/// The players whose ways, answers or hints `entry` reveals; `None`: it reveals no round.
pub fn revealed_by(entry: &Entry) -> Option<impl Iterator<Item = SeatId>> {
    let mut events = entry.events.iter();
    events.find_map(|event| match event {
        GroupEvent::Table(Event::Revealed(reveal)) => Some(reveal.named()),
        _ => None,
    })
}

/// An entry of the log, and what came before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedEntry {
    /// The entry.
    pub entry: Entry,
    /// The number of the last entry before it that was for everybody.
    pub public_before: u64,
    /// The number of the last one before it on the same own board; zero: there was none.
    pub own_before: u64,
}

impl PlacedEntry {
    /// Whether it is for everybody, and so was the one before.
    pub fn is_plain(&self) -> bool {
        owner(&self.entry).is_none() && self.public_before + 1 == self.entry.n
    }
}

/// The part of `entries`, which follow one another, that `audience` may see; each says which of the
/// entries that this reader may see came before. `last_own` is the number of the last entry on the
/// reader's own board that was written so far, and zero where there was none.
pub fn part_for<'a>(
    entries: impl Iterator<Item = &'a PlacedEntry> + Clone,
    audience: Audience,
    last_own: u64,
) -> Vec<Entry> {
    let is_own = |logged: &&PlacedEntry| {
        owner(&logged.entry).is_some_and(|seat| audience == Audience::Seat(seat))
    };
    let first_own = entries.clone().find(is_own);
    let mut own_before = first_own.map_or(last_own, |first| first.own_before);
    let mut part = Vec::new();
    for logged in entries.filter(|logged| audience.sees(&logged.entry)) {
        let n = logged.entry.n;
        let before = match audience {
            Audience::Host => n.saturating_sub(1),
            _ => logged.public_before.max(own_before),
        };
        if is_own(&logged) {
            own_before = n;
        }
        let mut entry = logged.entry.clone();
        entry.after = (before + 1 != n).then_some(before);
        keep_names(&mut entry.events, audience);
        part.push(entry);
    }
    part
}

/// The part of `snapshot` that `audience` may see.
pub fn snapshot_for(mut snapshot: Snapshot, audience: Audience) -> Snapshot {
    if audience == Audience::Host {
        return snapshot;
    }
    let sees = |seat| audience.sees_board_of(seat);
    snapshot.tallies = None;
    let public = snapshot.public_moment();
    snapshot.own.retain(|own| sees(own.seat));
    snapshot
        .events
        .retain(|event| board_of(event).is_none_or(sees));
    keep_names(&mut snapshot.events, audience);
    let own = snapshot.own.iter().map(|own| own.moment);
    snapshot.set_moments(public, own.fold(public, Moment::max));
    snapshot
}
