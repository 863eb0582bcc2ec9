//! The people at a group's table as a page remembers them from one message to the next. These are
//! names, arrivals and departures, waiting visitors, and the number of players who ask for a new
//! roll.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;

use crate::group::request::VisitorId;
use crate::table::event::{Event, SeatId};
use crate::table::name::Name;
use crate::table::state::Table;
use crate::wire::{RollVotes, Visitor};

/// How long arrivals and departures are collected for one announcement, in milliseconds. In a class
/// many come or go at once.
pub const PRESENCE_BATCH_MS: u64 = 2_000;

/// The arrivals and departures of one announcement, in order, by the names of the players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PresenceChanges {
    /// The players who came.
    pub came: Vec<String>,
    /// The players who went.
    pub went: Vec<String>,
}

/// The people at a table according to the last message.
#[derive(Clone, Debug, Default)]
pub struct Roster {
    /// The names of all players who were here since the last welcome. A message may be about a
    /// player who left.
    names: BTreeMap<SeatId, String>,
    came: Vec<(SeatId, String)>,
    went: Vec<(SeatId, String)>,
    /// When the first player to be announced came or went.
    since_ms: u64,
    visitors: BTreeSet<VisitorId>,
    namesakes: BTreeSet<SeatId>,
    /// How many ask for a new roll, and the number of the entry that dealt the present roll.
    votes: Option<(u64, RollVotes)>,
}

impl Roster {
    /// Begins another visit, perhaps at another table, and forgets the last one.
    pub fn begin(&mut self) {
        *self = Roster::default();
    }

    /// Learns the names of the players at `table`, and forgets all others.
    pub fn learn_table(&mut self, table: &Table) {
        let seats = table.seats().iter();
        self.names = seats.map(|seat| (seat.id, seat.name.to_string())).collect();
    }

    /// Learns the names of players who sit down or change their name.
    pub fn learn_events(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Seated { seat, name, .. } | Event::Renamed { seat, name } = event {
                self.learn(*seat, name);
            }
        }
    }

    fn learn(&mut self, seat: SeatId, name: &Name) {
        self.names.insert(seat, name.to_string());
    }

    /// The last name of the player at `seat`, even of one who has left; `None`: nobody has sat
    /// there.
    pub fn name(&self, seat: SeatId) -> Option<&str> {
        self.names.get(&seat).map(String::as_str)
    }

    /// Notes that the player at `seat` came or went at `now_ms`, and is to be announced as `name`.
    /// A player who is back at once is not announced.
    pub fn note_presence(&mut self, now_ms: u64, seat: SeatId, name: &str, is_coming: bool) {
        if self.came.is_empty() && self.went.is_empty() {
            self.since_ms = now_ms;
        }
        let (same_changes, opposite_changes) = match is_coming {
            true => (&mut self.came, &mut self.went),
            false => (&mut self.went, &mut self.came),
        };
        match opposite_changes
            .iter()
            .position(|(other, _)| *other == seat)
        {
            Some(index) => drop(opposite_changes.remove(index)),
            None => same_changes.push((seat, name.to_owned())),
        }
    }

    /// The players to announce at `now_ms`, once; `None`: nobody, or others may still come.
    pub fn presence_changes(&mut self, now_ms: u64) -> Option<PresenceChanges> {
        let is_empty = self.came.is_empty() && self.went.is_empty();
        if is_empty || now_ms < self.since_ms.saturating_add(PRESENCE_BATCH_MS) {
            return None;
        }
        let names = |these: &mut Vec<(SeatId, String)>| {
            let these = mem::take(these).into_iter();
            these.map(|(_, name)| name).collect()
        };
        Some(PresenceChanges {
            came: names(&mut self.came),
            went: names(&mut self.went),
        })
    }

    /// Notes the visitors who wait now, and returns those who have not waited before.
    pub fn note_visitors<'a>(&mut self, visitors: &'a [Visitor]) -> Vec<&'a Visitor> {
        let is_new = |visitor: &&Visitor| !self.visitors.contains(&visitor.id);
        let new = visitors.iter().filter(is_new).collect();
        self.visitors = visitors.iter().map(|visitor| visitor.id).collect();
        new
    }

    /// Notes the players who have the name of a removed player, and returns those who are new.
    pub fn note_namesakes(&mut self, seats: &[SeatId]) -> Vec<SeatId> {
        let is_new = |seat: &SeatId| !self.namesakes.contains(seat);
        let new = seats.iter().copied().filter(is_new).collect();
        self.namesakes = seats.iter().copied().collect();
        new
    }

    /// Whether any visitor waits to be let in.
    pub fn has_visitors(&self) -> bool {
        !self.visitors.is_empty()
    }

    /// Notes the votes for a new roll, with the number of the entry that dealt the present roll.
    /// Returns whether a vote has changed.
    pub fn note_votes(&mut self, votes: Option<(u64, RollVotes)>) -> bool {
        mem::replace(&mut self.votes, votes) != votes && votes.is_some()
    }
}
