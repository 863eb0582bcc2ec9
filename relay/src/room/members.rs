//! The connections of a table, and the stand-in when all hosts are gone.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;

use score_core::group::entry::{CommandId, Entry, GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::table::event::{Event, SeatId};
use score_core::wire::{CloseReason, HOST_GONE_MS, News, ToRelay};

use crate::log::TokenHash;
use crate::visitor_network::VisitorNetwork;

use super::places::{Claim, Taker};
use super::{ConnectionId, IDLE_MS, Room, Turn};

/// The arrivals and departures that are not sent yet.
///
/// They include seats that are as they were before, because a player who came meanwhile has a
/// welcome that says otherwise.
#[derive(Clone, Debug, Default)]
pub(super) struct UnsentPresence {
    seats: BTreeSet<SeatId>,
    /// When it may be sent next.
    next_ms: u64,
}

/// The connections that have been let in, counted by seat, because there may be a thousand and most
/// turns change none.
#[derive(Clone, Debug, Default)]
pub(super) struct Members {
    by_connection: BTreeMap<ConnectionId, Member>,
    /// How many connections each seat has; seats without one are not in it.
    seated: BTreeMap<SeatId, usize>,
    /// The seats whose connections have changed, and whether they had any before.
    changed: BTreeMap<SeatId, bool>,
}

/// A connection that has been let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Member {
    pub seat: Option<SeatId>,
    pub tab: u64,
    /// The last command or line of chat of this connection.
    pub last_cid: Option<CommandId>,
    /// The watcher, if the connection has no seat.
    pub watching: Option<Watching>,
}

impl Member {
    /// A new connection of a player.
    pub fn seated(seat: SeatId, tab: u64) -> Member {
        Member {
            seat: Some(seat),
            tab,
            last_cid: None,
            watching: None,
        }
    }
}

/// A watcher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Watching {
    pub network: VisitorNetwork,
    /// Their token; pages of earlier versions have none.
    pub token: Option<TokenHash>,
    /// The seat that has this token.
    pub seat: Option<SeatId>,
    pub claim: Claim,
}

impl Watching {
    pub fn taker(self) -> Taker {
        Taker {
            network: self.network,
            claim: self.claim,
        }
    }
}

/// Whether a message follows the one before it on its connection.
pub(super) enum Order {
    Next,
    Repeated,
    Missing,
}

impl Members {
    pub fn insert(&mut self, connection: ConnectionId, member: Member) {
        self.remove(connection);
        if let Some(seat) = member.seat {
            self.note(seat);
            *self.seated.entry(seat).or_default() += 1;
        }
        self.by_connection.insert(connection, member);
    }

    /// Removes a connection, and returns its member.
    pub fn remove(&mut self, connection: ConnectionId) -> Option<Member> {
        let removed = self.by_connection.remove(&connection)?;
        if let Some(seat) = removed.seat {
            self.leave(seat);
        }
        Some(removed)
    }

    fn leave(&mut self, seat: SeatId) {
        self.note(seat);
        if let Some(connections) = self.seated.get_mut(&seat) {
            *connections -= 1;
            if *connections == 0 {
                self.seated.remove(&seat);
            }
        }
    }

    fn note(&mut self, seat: SeatId) {
        let was_here = self.is_present(seat);
        self.changed.entry(seat).or_insert(was_here);
    }

    pub fn get(&self, connection: ConnectionId) -> Option<&Member> {
        self.by_connection.get(&connection)
    }

    pub fn get_mut(&mut self, connection: ConnectionId) -> Option<&mut Member> {
        self.by_connection.get_mut(&connection)
    }

    pub fn contains(&self, connection: ConnectionId) -> bool {
        self.by_connection.contains_key(&connection)
    }

    pub fn iter(&self) -> impl Iterator<Item = (ConnectionId, &Member)> {
        let members = self.by_connection.iter();
        members.map(|(connection, member)| (*connection, member))
    }

    /// How many connections there are.
    pub fn len(&self) -> usize {
        self.by_connection.len()
    }

    /// Whether this seat has a connection.
    pub fn is_present(&self, seat: SeatId) -> bool {
        self.seated.contains_key(&seat)
    }

    /// The seats with a connection.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = SeatId> {
        self.seated.keys().copied()
    }

    /// The seats whose presence has changed since the last call, and whether they are present.
    pub fn take_changed(&mut self) -> Vec<(SeatId, bool)> {
        let changed = mem::take(&mut self.changed).into_iter();
        let changed = changed.map(|(seat, was_here)| (seat, was_here, self.is_present(seat)));
        let changed = changed.filter(|(_, was_here, is_present)| was_here != is_present);
        changed
            .map(|(seat, _, is_present)| (seat, is_present))
            .collect()
    }
}

/// By how much the id of a command may exceed that of the last one on this connection, or of the
/// last one that was carried out. A page counts by one; after the highest possible id its seat
/// could send no more commands.
pub const MAX_COMMAND_ID_JUMP: u32 = 100_000;

impl Member {
    /// Whether a command has an id that no page reaches by counting.
    fn is_far_ahead(&self, message: &ToRelay, carried_out: Option<CommandId>) -> bool {
        let (ToRelay::Ask { cid, .. } | ToRelay::Say { cid, .. }) = message else {
            return false;
        };
        let last = self.last_cid.max(carried_out).map_or(0, |last| last.0);
        cid.0.saturating_sub(last) > MAX_COMMAND_ID_JUMP
    }

    /// Checks the order of messages: a WebSocket keeps it, but a proxy in between may not.
    pub fn check_order(&mut self, message: &ToRelay) -> Order {
        let (ToRelay::Ask { cid, after, .. } | ToRelay::Say { cid, after, .. }) = message else {
            return Order::Next;
        };
        if self.last_cid.is_some_and(|last| *cid <= last) {
            return Order::Repeated;
        }
        if *after != self.last_cid {
            return Order::Missing;
        }
        self.last_cid = Some(*cid);
        Order::Next
    }
}

impl Room {
    /// The seat of a connection, if its message is the next one. `None` where the message is
    /// repeated, or one before it is missing, which closes the connection.
    pub(super) fn check_order(
        &mut self,
        connection: ConnectionId,
        message: &ToRelay,
        turn: &mut Turn,
    ) -> Option<Option<SeatId>> {
        // A connection that was closed in this turn may have sent more.
        let member = self.members.get_mut(connection)?;
        let seat = member.seat;
        let carried_out = seat.and_then(|seat| self.group.last_cid(seat));
        if member.is_far_ahead(message, carried_out) {
            self.close_connection(connection, CloseReason::BadMessage, turn);
            return None;
        }
        match member.check_order(message) {
            Order::Next => Some(seat),
            Order::Repeated => None,
            Order::Missing => {
                self.close_connection(connection, CloseReason::Trouble, turn);
                None
            }
        }
    }

    pub(super) fn close_connection(
        &mut self,
        connection: ConnectionId,
        reason: CloseReason,
        turn: &mut Turn,
    ) {
        self.members.remove(connection);
        turn.closes.push((connection, reason));
    }

    pub(super) fn close_seat(&mut self, seat: SeatId, reason: &CloseReason, turn: &mut Turn) {
        let theirs = self.members.iter();
        let theirs = theirs.filter(|(_, member)| member.seat == Some(seat));
        let theirs: Vec<ConnectionId> = theirs.map(|(connection, _)| connection).collect();
        for connection in theirs {
            self.close_connection(connection, reason.clone(), turn);
        }
    }

    /// Notes since when no player and no host is connected, and names another host if that is long
    /// enough.
    pub(super) fn update_presence(&mut self, now_ms: u64, turn: &mut Turn) {
        let is_present = |seat| self.members.is_present(seat);
        let host_is_here = referee::has_host_here(&self.group, is_present);
        // Watchers alone do not keep a table.
        let is_empty = self.members.seats().len() == 0;
        update_since(&mut self.hosts_gone_since_ms, !host_is_here, now_ms);
        update_since(&mut self.empty_since_ms, is_empty, now_ms);
        let is_long = |since_ms: Option<u64>, limit_ms| {
            since_ms.is_some_and(|since_ms| now_ms >= since_ms + limit_ms)
        };
        if let Some(event) = self.next_host(now_ms) {
            let entry = referee::entry(&self.group, now_ms, None, vec![event]);
            self.write(entry, turn);
            self.hosts_gone_since_ms = None;
        }
        if is_long(self.empty_since_ms, IDLE_MS) {
            self.clear(turn);
        }
    }

    /// The event that names the next host among the players who are here. A player who comes and
    /// goes does not stand in, and for a stand-in who goes the table waits as for hosts: so there
    /// is at most one new stand-in in that time, however often players come and go.
    fn next_host(&self, now_ms: u64) -> Option<GroupEvent> {
        let is_present = |seat| self.members.is_present(seat);
        let is_their_turn = |seat| self.may_stand_in_at_ms(seat).is_some_and(|at| at <= now_ms);
        referee::next_host(&self.group, is_present, is_their_turn)
    }

    /// When the player at `seat` may stand in, if they stay and no host comes: then there has been
    /// no host, and they have been here, for long enough.
    fn may_stand_in_at_ms(&self, seat: SeatId) -> Option<u64> {
        let here_ms = self.here_since_ms.get(&seat)?;
        let since_ms = self.hosts_gone_since_ms?.max(*here_ms);
        Some(since_ms + HOST_GONE_MS)
    }

    /// When the first of the present players may stand in.
    pub(super) fn stand_in_due_ms(&self) -> Option<u64> {
        if self.group.kind() == GroupKind::Public {
            return None;
        }
        let seats = self.here_since_ms.keys();
        let seats = seats.filter(|seat| referee::may_stand_in(&self.group, **seat));
        let times = seats.filter_map(|seat| self.may_stand_in_at_ms(*seat));
        times.min()
    }

    /// Notes the arrivals and departures of this turn, and sends them where that is due.
    pub(super) fn send_presence(&mut self, now_ms: u64, turn: &mut Turn) {
        for (seat, is_present) in self.members.take_changed() {
            if is_present {
                self.away_since_ms.remove(&seat);
                self.here_since_ms.insert(seat, now_ms);
            } else {
                self.here_since_ms.remove(&seat);
                self.away_since_ms.insert(seat, now_ms);
                self.roll_votes.take_back(seat);
            }
            self.unsent_presence.seats.insert(seat);
        }
        let is_due = self.presence_due_ms().is_some_and(|it| now_ms >= it);
        // A player who takes a seat is present at once, because the entry is sent anyway.
        if is_due || has_seated(&turn.batch.entries) {
            self.unsent_presence.next_ms = now_ms + self.presence_every_ms;
            let seats = mem::take(&mut self.unsent_presence.seats).into_iter();
            turn.news.extend(seats.map(|seat| News::Present {
                seat,
                is_present: self.members.is_present(seat),
            }));
        }
    }

    /// When players shall next be sent arrivals and departures.
    pub(super) fn presence_due_ms(&self) -> Option<u64> {
        (!self.unsent_presence.seats.is_empty()).then_some(self.unsent_presence.next_ms)
    }
}

/// Whether a player has taken a seat.
fn has_seated(entries: &[Entry]) -> bool {
    let mut events = entries.iter().flat_map(|entry| &entry.events);
    events.any(|event| matches!(event, GroupEvent::Table(Event::Seated { .. })))
}

/// Notes since when a condition holds.
fn update_since(since_ms: &mut Option<u64>, holds: bool, now_ms: u64) {
    if holds {
        since_ms.get_or_insert(now_ms);
    } else {
        *since_ms = None;
    }
}
