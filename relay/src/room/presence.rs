//! The presence of players. It holds since when each is here or away, the news of it, and the
//! stand-in when all hosts are gone.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;

use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::group::state::Group;
use score_core::table::event::{Event, SeatId};
use score_core::wire::{HOST_GONE_MS, News};

use crate::rate_limit::PRESENCE_EVERY_MS;

use super::IDLE_MS;
use super::turn::OpenTurn;

/// How long an absent player counts as present, in milliseconds. A round waits for their answer,
/// and they are seated at small tables with the others. So a lost connection, or a restart of the
/// relay, neither ends a round nor changes how small tables are filled.
pub const ABSENT_MS: u64 = 60_000;

/// The presence of each player, and the arrivals and departures that are not sent yet.
#[derive(Clone, Debug)]
pub(super) struct Presence {
    /// How many connections each seat has; seats without a connection are left out. The counts are
    /// kept, because there may be a thousand and most turns change none.
    connections: BTreeMap<SeatId, usize>,
    /// The seats whose connections have changed in this turn, and whether they had any before.
    changed: BTreeMap<SeatId, bool>,
    here_since_ms: BTreeMap<SeatId, u64>,
    away_since_ms: BTreeMap<SeatId, u64>,
    /// Since when no host is connected: neither the maker, nor a co-host, nor a stand-in.
    hosts_gone_since_ms: Option<u64>,
    /// Since when nobody is connected.
    empty_since_ms: Option<u64>,
    /// The seats whose arrivals and departures are not sent yet. They include seats that are back
    /// in their old state, because a player who came meanwhile was welcomed with the other state.
    unsent: BTreeSet<SeatId>,
    /// When arrivals and departures may be sent next.
    next_ms: u64,
    /// The shortest time between two such messages, in milliseconds.
    pub every_ms: u64,
}

impl Presence {
    /// The presence at a table with nobody connected, since `empty_since_ms`.
    pub fn new(group: &Group, now_ms: u64, empty_since_ms: u64) -> Presence {
        let seats = group.table().seats().iter();
        Presence {
            connections: BTreeMap::new(),
            changed: BTreeMap::new(),
            here_since_ms: BTreeMap::new(),
            away_since_ms: seats.map(|seat| (seat.id, now_ms)).collect(),
            hosts_gone_since_ms: Some(now_ms),
            empty_since_ms: Some(empty_since_ms),
            unsent: BTreeSet::new(),
            next_ms: 0,
            every_ms: PRESENCE_EVERY_MS,
        }
    }

    /// Adds a connection of the player at `seat`.
    pub fn add_connection(&mut self, seat: SeatId) {
        self.note_change(seat);
        *self.connections.entry(seat).or_default() += 1;
    }

    /// Removes a connection of the player at `seat`.
    pub fn remove_connection(&mut self, seat: SeatId) {
        self.note_change(seat);
        if let Some(connections) = self.connections.get_mut(&seat) {
            *connections -= 1;
            if *connections == 0 {
                self.connections.remove(&seat);
            }
        }
    }

    fn note_change(&mut self, seat: SeatId) {
        let was_here = self.is_present(seat);
        self.changed.entry(seat).or_insert(was_here);
    }

    /// Whether this seat has a connection.
    pub fn is_present(&self, seat: SeatId) -> bool {
        self.connections.contains_key(&seat)
    }

    /// The seats with a connection.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = SeatId> {
        self.connections.keys().copied()
    }

    pub fn empty_since_ms(&self) -> Option<u64> {
        self.empty_since_ms
    }

    /// When the table ends, because it has been empty for [`IDLE_MS`].
    pub fn ends_ms(&self) -> Option<u64> {
        self.empty_since_ms.map(|since_ms| since_ms + IDLE_MS)
    }

    /// Notes since when no player and no host is connected. Returns the event that names another
    /// host, once hosts have been gone for long enough.
    pub fn update(&mut self, now_ms: u64, group: &Group) -> Option<GroupEvent> {
        let is_present = |seat| self.connections.contains_key(&seat);
        let host_is_here = referee::has_host_here(group, is_present);
        // Watchers alone do not keep a table.
        let is_empty = self.connections.is_empty();
        update_since(&mut self.hosts_gone_since_ms, !host_is_here, now_ms);
        update_since(&mut self.empty_since_ms, is_empty, now_ms);
        // A player who comes and goes does not stand in, and the table waits for a stand-in who
        // goes as it does for hosts. So there is at most one new stand-in within [`HOST_GONE_MS`],
        // however often players come and go.
        let is_their_turn = |seat| {
            self.may_stand_in_at_ms(seat)
                .is_some_and(|due_ms| due_ms <= now_ms)
        };
        let host_changed = referee::next_host(group, is_present, is_their_turn);
        if host_changed.is_some() {
            self.hosts_gone_since_ms = None;
        }
        host_changed
    }

    /// When the player at `seat` may stand in, if they stay and no host comes. By then no host has
    /// been here, and the player has, for [`HOST_GONE_MS`].
    fn may_stand_in_at_ms(&self, seat: SeatId) -> Option<u64> {
        let here_ms = self.here_since_ms.get(&seat)?;
        let since_ms = self.hosts_gone_since_ms?.max(*here_ms);
        Some(since_ms + HOST_GONE_MS)
    }

    /// When the first of the present players may stand in.
    pub fn stand_in_due_ms(&self, group: &Group) -> Option<u64> {
        if group.kind() == GroupKind::Public {
            return None;
        }
        let seats = self.here_since_ms.keys();
        let seats = seats.filter(|seat| referee::may_stand_in(group, **seat));
        let times = seats.filter_map(|seat| self.may_stand_in_at_ms(*seat));
        times.min()
    }

    /// Notes the arrivals and departures of this turn, and sends them if that is due. Returns
    /// the players who have gone.
    pub fn send(&mut self, turn: &mut OpenTurn) -> Vec<SeatId> {
        let mut gone = Vec::new();
        for (seat, was_here) in mem::take(&mut self.changed) {
            match (was_here, self.is_present(seat)) {
                (false, true) => {
                    self.away_since_ms.remove(&seat);
                    self.here_since_ms.insert(seat, turn.now_ms);
                }
                (true, false) => {
                    self.here_since_ms.remove(&seat);
                    self.away_since_ms.insert(seat, turn.now_ms);
                    gone.push(seat);
                }
                _ => continue,
            }
            self.unsent.insert(seat);
        }
        let is_due = self.due_ms().is_some_and(|due_ms| turn.now_ms >= due_ms);
        // A player who takes a seat is present at once, because the entry is sent anyway.
        if is_due || turn.has_event(|event| matches!(event, Event::Seated { .. })) {
            self.next_ms = turn.now_ms + self.every_ms;
            for seat in mem::take(&mut self.unsent) {
                let is_present = self.is_present(seat);
                turn.send_to_all(News::Present { seat, is_present });
            }
        }
        gone
    }

    /// When players shall next be sent arrivals and departures.
    pub fn due_ms(&self) -> Option<u64> {
        (!self.unsent.is_empty()).then_some(self.next_ms)
    }

    /// Whether a player is here, or away for so short a time that the round waits for them.
    pub fn is_here_or_soon_back(&self, now_ms: u64, seat: SeatId) -> bool {
        // The start of an absence is noted only at the end of the turn in which the player goes.
        let was_here = self.here_since_ms.contains_key(&seat);
        was_here || self.is_waited_for(now_ms, seat)
    }

    /// Whether a round waits for this player.
    pub fn is_waited_for(&self, now_ms: u64, seat: SeatId) -> bool {
        let until_ms = self.waits_until_ms(seat);
        until_ms.is_none_or(|until_ms| now_ms < until_ms)
    }

    /// The time until which a round waits for this player; `None`: they are here.
    fn waits_until_ms(&self, seat: SeatId) -> Option<u64> {
        let since_ms = self.away_since_ms.get(&seat);
        // The round does not wait for a player who was here for less than a turn.
        let until_ms = since_ms.map_or(0, |since_ms| since_ms + ABSENT_MS);
        (!self.is_present(seat)).then_some(until_ms)
    }

    /// The time until which a round waits for these players; `None`: one of them is here.
    pub fn all_wait_until_ms(&self, mut seats: impl Iterator<Item = SeatId>) -> Option<u64> {
        seats.try_fold(0, |latest, seat| {
            Some(self.waits_until_ms(seat)?.max(latest))
        })
    }

    /// Whether the player at `seat` has been at the table while the present roll lies there.
    pub fn has_seen_roll(&self, group: &Group, seat: SeatId) -> bool {
        let dealt_ms = group.round_times().dealt_ms.unwrap_or_default();
        let went_ms = self.away_since_ms.get(&seat);
        self.is_present(seat) || went_ms.is_some_and(|went_ms| *went_ms > dealt_ms)
    }

    /// The player who has been away for longest, if that is so long that their seat may be freed.
    pub fn longest_away(&self, now_ms: u64) -> Option<SeatId> {
        let away = self.away_since_ms.iter();
        let (seat, since_ms) = away.min_by_key(|(_, since_ms)| **since_ms)?;
        (now_ms >= since_ms + IDLE_MS).then_some(*seat)
    }

    /// Drops a seat that no longer has a player.
    pub fn forget(&mut self, seat: SeatId) {
        self.away_since_ms.remove(&seat);
    }
}

/// Notes since when a condition is met.
fn update_since(since_ms: &mut Option<u64>, is_met: bool, now_ms: u64) {
    if is_met {
        since_ms.get_or_insert(now_ms);
    } else {
        *since_ms = None;
    }
}
