//! The connections of a table that were let in: players and watchers.

use std::collections::{BTreeMap, VecDeque};

use score_core::group::audience::Audience;
use score_core::group::entry::CommandId;
use score_core::group::state::Group;
use score_core::table::event::SeatId;
use score_core::wire::{CloseReason, ToRelay};

use crate::log::TokenHash;

use super::places::{Claim, Claimant};
use super::presence::Presence;
use super::turn::OpenTurn;
use super::{ConnectionId, is_host};

/// The most by which a command's id may exceed the last one of its connection, or of the log. A
/// page counts by one; after the highest possible id its seat could send no more commands.
pub const MAX_COMMAND_ID_JUMP: u32 = 100_000;

/// The most former watchers who can come back as before. They are only in memory.
pub const MAX_KNOWN_WATCHERS: usize = 100;

/// The connections that have been let in.
#[derive(Clone, Debug)]
pub(super) struct Members {
    by_connection: BTreeMap<ConnectionId, Member>,
    pub presence: Presence,
    /// The former watchers, the newest last. So a wall whose connection was lost can come back to a
    /// table that was locked meanwhile.
    known_watchers: VecDeque<(TokenHash, Claim)>,
}

/// A connection that has been let in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Member {
    pub seat: Option<SeatId>,
    pub tab: u64,
    /// The last command or line of chat of this connection.
    last_cid: Option<CommandId>,
    /// The watcher, if the connection has no seat.
    pub watching: Option<Watching>,
}

/// A watcher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Watching {
    pub claimant: Claimant,
    /// Their token; pages of earlier versions have none.
    pub token: Option<TokenHash>,
    /// The seat that has this token.
    pub seat: Option<SeatId>,
}

/// How a message follows the one before it on its connection.
pub(super) enum Order {
    Next,
    Repeated,
    /// Messages are missing or not possible: the connection is closed for this reason.
    Broken(CloseReason),
}

impl Member {
    /// A new connection of a player.
    pub fn seated(seat: SeatId, tab: u64) -> Member {
        Member {
            seat: Some(seat),
            tab,
            ..Member::default()
        }
    }

    /// A new connection of a watcher.
    pub fn watching(watching: Watching) -> Member {
        Member {
            watching: Some(watching),
            ..Member::default()
        }
    }

    /// The audience to which this connection belongs when it reads the log.
    pub fn audience(&self, group: &Group) -> Audience {
        let watching = self.watching.and_then(|watching| watching.seat);
        match watching.is_some_and(|seat| is_host(group, seat)) {
            true => Audience::HostsWall,
            false => group.audience(self.seat),
        }
    }

    /// Checks the order of messages: a WebSocket keeps it, but a proxy in between may not.
    /// `carried_out` is the last command of the seat that was carried out.
    pub fn check_order(&mut self, message: &ToRelay, last_carried_out: Option<CommandId>) -> Order {
        let (ToRelay::Ask { cid, after, .. } | ToRelay::Say { cid, after, .. }) = message else {
            return Order::Next;
        };
        let last = self.last_cid.max(last_carried_out).map_or(0, |last| last.0);
        if cid.0.saturating_sub(last) > MAX_COMMAND_ID_JUMP {
            return Order::Broken(CloseReason::BadMessage);
        }
        if self.last_cid.is_some_and(|last| *cid <= last) {
            return Order::Repeated;
        }
        if *after != self.last_cid {
            return Order::Broken(CloseReason::Trouble);
        }
        self.last_cid = Some(*cid);
        Order::Next
    }
}

impl Watching {
    /// Whether this is no wall of a host.
    pub fn is_visitor(&self, group: &Group) -> bool {
        !self.seat.is_some_and(|seat| is_host(group, seat))
    }
}

impl Members {
    /// A table with nobody connected.
    pub fn new(presence: Presence) -> Members {
        Members {
            by_connection: BTreeMap::new(),
            presence,
            known_watchers: VecDeque::new(),
        }
    }

    pub fn insert(&mut self, connection: ConnectionId, member: Member) {
        self.remove(connection);
        if let Some(seat) = member.seat {
            self.presence.add_connection(seat);
        }
        self.by_connection.insert(connection, member);
    }

    /// Removes a connection that has gone. Its watcher can come back as before.
    pub fn disconnect(&mut self, connection: ConnectionId) {
        let watching = self.remove(connection).and_then(|member| member.watching);
        if let Some((token, claimant)) =
            watching.and_then(|watching| Some((watching.token?, watching.claimant)))
        {
            self.known_watchers.retain(|(known, _)| *known != token);
            self.known_watchers.push_back((token, claimant.claim));
            while self.known_watchers.len() > MAX_KNOWN_WATCHERS {
                self.known_watchers.pop_front();
            }
        }
    }

    fn remove(&mut self, connection: ConnectionId) -> Option<Member> {
        let removed = self.by_connection.remove(&connection)?;
        if let Some(seat) = removed.seat {
            self.presence.remove_connection(seat);
        }
        Some(removed)
    }

    pub fn close(&mut self, connection: ConnectionId, reason: CloseReason, turn: &mut OpenTurn) {
        self.remove(connection);
        turn.close(connection, reason);
    }

    fn close_all(
        &mut self,
        connections: Vec<ConnectionId>,
        reason: &CloseReason,
        turn: &mut OpenTurn,
    ) {
        for connection in connections {
            self.close(connection, reason.clone(), turn);
        }
    }

    /// Closes the connections of the player at `seat`.
    pub fn close_seat(&mut self, seat: SeatId, reason: &CloseReason, turn: &mut OpenTurn) {
        self.close_all(self.of_seat(seat), reason, turn);
    }

    /// Closes the walls of the player at `seat`.
    pub fn close_walls(&mut self, seat: SeatId, reason: &CloseReason, turn: &mut OpenTurn) {
        self.close_all(self.walls(seat), reason, turn);
    }

    /// Closes the connections of all watchers except hosts' walls. No former watcher is known any
    /// more.
    pub fn close_watchers(&mut self, group: &Group, reason: &CloseReason, turn: &mut OpenTurn) {
        let (watchers, _) = self.visitors(group);
        self.close_all(watchers, reason, turn);
        self.known_watchers.clear();
    }

    /// Closes all connections.
    pub fn clear(&mut self, reason: &CloseReason, turn: &mut OpenTurn) {
        self.close_all(self.by_connection.keys().copied().collect(), reason, turn);
    }

    pub fn get_mut(&mut self, connection: ConnectionId) -> Option<&mut Member> {
        self.by_connection.get_mut(&connection)
    }

    pub fn get(&self, connection: ConnectionId) -> Option<&Member> {
        self.by_connection.get(&connection)
    }

    pub fn iter(&self) -> impl Iterator<Item = (ConnectionId, &Member)> {
        let members = self.by_connection.iter();
        members.map(|(connection, member)| (*connection, member))
    }

    /// How many connections there are.
    pub fn len(&self) -> usize {
        self.by_connection.len()
    }

    /// The connections of the player at `seat`.
    pub fn of_seat(&self, seat: SeatId) -> Vec<ConnectionId> {
        let theirs = self.iter().filter(|(_, member)| member.seat == Some(seat));
        theirs.map(|(connection, _)| connection).collect()
    }

    /// The walls of the player at `seat`, the longest-watching first.
    pub fn walls(&self, seat: SeatId) -> Vec<ConnectionId> {
        let walls = self
            .watchers()
            .filter(|(_, watching)| watching.seat == Some(seat));
        walls.map(|(connection, _)| connection).collect()
    }

    /// The watchers except hosts' walls, the longest-watching first: their connections and their
    /// claims.
    pub fn visitors(&self, group: &Group) -> (Vec<ConnectionId>, Vec<Claimant>) {
        let visitors = self
            .watchers()
            .filter(|(_, watching)| watching.is_visitor(group));
        visitors
            .map(|(connection, watching)| (connection, watching.claimant))
            .unzip()
    }

    /// The present watcher with this token.
    pub fn watching_as(&self, token: TokenHash) -> Option<(ConnectionId, Watching)> {
        let theirs = self
            .watchers()
            .filter(|(_, watching)| watching.token == Some(token));
        theirs.last()
    }

    /// The claim of a former watcher.
    pub fn former_claim(&self, token: TokenHash) -> Option<Claim> {
        let mut known = self.known_watchers.iter();
        let (_, claim) = known.find(|(known, _)| *known == token)?;
        Some(*claim)
    }

    fn watchers(&self) -> impl Iterator<Item = (ConnectionId, Watching)> {
        self.iter()
            .filter_map(|(connection, member)| Some((connection, member.watching?)))
    }
}
