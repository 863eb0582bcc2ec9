//! Those who are there.

use std::collections::BTreeMap;
use std::mem;

use score_core::group::entry::CommandId;
use score_core::table::event::SeatId;
use score_core::wire::ToRelay;

use super::ConnectionId;

/// Those who are there. There may be a thousand, and most turns change nothing about
/// that: who sits where is not counted anew.
#[derive(Clone, Debug, Default)]
pub(super) struct Members {
    by_connection: BTreeMap<ConnectionId, Member>,
    /// How many connections a seat has, where it has any.
    seated: BTreeMap<SeatId, usize>,
    /// The seats that somebody has come to or gone from, and whether anybody was
    /// there before.
    changed: BTreeMap<SeatId, bool>,
}

/// Who is on a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Member {
    pub seat: Option<SeatId>,
    pub tab: u64,
    /// The last command or line of chat that came on this connection.
    pub heard: Option<CommandId>,
}

/// How a message stands to those before it on its connection.
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

    pub fn remove(&mut self, connection: ConnectionId) {
        let removed = self.by_connection.remove(&connection);
        let Some(seat) = removed.and_then(|member| member.seat) else {
            return;
        };
        self.note(seat);
        if let Some(connections) = self.seated.get_mut(&seat) {
            *connections -= 1;
            if *connections == 0 {
                self.seated.remove(&seat);
            }
        }
    }

    fn note(&mut self, seat: SeatId) {
        let was_here = self.is_here(seat);
        self.changed.entry(seat).or_insert(was_here);
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

    /// Whether anybody is there who sits at this seat.
    pub fn is_here(&self, seat: SeatId) -> bool {
        self.seated.contains_key(&seat)
    }

    /// The seats of those who are there.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = SeatId> {
        self.seated.keys().copied()
    }

    /// The seats that were left or come to since this was asked last, and whether
    /// anybody is there now.
    pub fn take_changed(&mut self) -> Vec<(SeatId, bool)> {
        let changed = mem::take(&mut self.changed).into_iter();
        let changed = changed.map(|(seat, was_here)| (seat, was_here, self.is_here(seat)));
        let changed = changed.filter(|(_, was_here, is_here)| was_here != is_here);
        changed.map(|(seat, _, is_here)| (seat, is_here)).collect()
    }
}

impl Member {
    /// A WebSocket keeps the order; whatever lies between may not.
    pub fn take_number(&mut self, message: &ToRelay) -> Order {
        let (ToRelay::Ask { cid, after, .. } | ToRelay::Say { cid, after, .. }) = message else {
            return Order::Next;
        };
        if self.heard.is_some_and(|heard| *cid <= heard) {
            return Order::Repeated;
        }
        if *after != self.heard {
            return Order::Missing;
        }
        self.heard = Some(*cid);
        Order::Next
    }
}
