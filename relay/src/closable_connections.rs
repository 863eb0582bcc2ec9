//! Connections that may be closed to make room, because they are at no table.
//!
//! Each connection holds a file handle, and one person could open many without sending anything.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio_util::sync::CancellationToken;

/// All connections of one kind. They are those that are not WebSockets, or the WebSockets that have
/// not been answered by a table yet. When there are too many, one is closed: first those that are
/// about to end anyway, then the one that has been idle longest, and only then those that wait for
/// a table's answer. A browser reconnects, and players at a table are not among them.
#[derive(Clone, Debug)]
pub struct ClosableConnections {
    max: NonZeroUsize,
    open: Arc<Mutex<Open>>,
}

/// The open connections, in the order in which they make room.
#[derive(Debug, Default)]
struct Open {
    next: u64,
    by_rank: BTreeMap<Rank, CancellationToken>,
}

/// The order in which connections make room. They do so by standing, the lowest first, then by the
/// time of their last request.
type Rank = (Standing, u64);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    /// The connection is about to end.
    Ends,
    /// The connection is idle, and may be closed.
    Idle,
    /// The connection has said hello, and a table answers it soon.
    Waits,
}

/// A connection that may be closed to make room, until it is dropped.
#[derive(Debug)]
pub struct ClosableConnection {
    rank: Mutex<Rank>,
    closes: CancellationToken,
    open: Arc<Mutex<Open>>,
}

impl ClosableConnections {
    /// An empty list, for at most `max` connections.
    pub fn new(max: NonZeroUsize) -> ClosableConnections {
        ClosableConnections {
            max,
            open: Arc::default(),
        }
    }

    /// Adds a connection, for which another one may be closed.
    pub fn add(&self) -> ClosableConnection {
        let closes = CancellationToken::new();
        let mut open = self.open.lock();
        if open.by_rank.len() >= self.max.get()
            && let Some((_, quietest)) = open.by_rank.pop_first()
        {
            quietest.cancel();
        }
        let rank = Mutex::new(open.add(Standing::Idle, closes.clone()));
        ClosableConnection {
            rank,
            closes,
            open: self.open.clone(),
        }
    }
}

impl Open {
    fn add(&mut self, standing: Standing, closes: CancellationToken) -> Rank {
        let rank = (standing, self.next);
        self.next += 1;
        self.by_rank.insert(rank, closes);
        rank
    }
}

impl ClosableConnection {
    /// Waits until the connection is to be closed.
    pub async fn closes(&self) {
        self.closes.cancelled().await;
    }

    /// Notes a request: the connection becomes the last of its standing to be closed.
    pub fn has_asked(&self) {
        self.set_standing(Standing::Idle);
    }

    /// Notes that the connection has said hello: connections without a hello make room before it.
    pub fn waits_for_table(&self) {
        self.set_standing(Standing::Waits);
    }

    /// Notes that the connection is about to end: it makes room before all others.
    pub fn ends(&self) {
        self.set_standing(Standing::Ends);
    }

    fn set_standing(&self, standing: Standing) {
        let mut rank = self.rank.lock();
        let mut open = self.open.lock();
        // The standing of a connection that is to be closed, or is at a table, does not change.
        if let Some(closes) = open.by_rank.remove(&*rank) {
            *rank = open.add(standing, closes);
        }
    }

    /// Notes that the connection has joined a table: it is never closed to make room any more.
    pub fn has_joined(&self) {
        let rank = *self.rank.lock();
        self.open.lock().by_rank.remove(&rank);
    }
}

impl Drop for ClosableConnection {
    fn drop(&mut self) {
        self.has_joined();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_closed(connection: &ClosableConnection) -> bool {
        connection.closes.is_cancelled()
    }

    #[test]
    fn the_one_that_has_asked_for_nothing_for_longest_makes_room() {
        let all = ClosableConnections::new(NonZeroUsize::new(2).unwrap());
        let (first, second) = (all.add(), all.add());
        first.has_asked();
        let third = all.add();
        assert_eq!(
            [&first, &second, &third].map(is_closed),
            [false, true, false]
        );
        second.has_asked();
        drop(first);
        let fourth = all.add();
        assert_eq!(
            [&second, &third, &fourth].map(is_closed),
            [true, false, false]
        );
    }

    #[test]
    fn a_page_that_said_hello_makes_room_after_silent_and_ending_ones() {
        let all = ClosableConnections::new(NonZeroUsize::new(3).unwrap());
        let [waits, refused, silent] = [all.add(), all.add(), all.add()];
        waits.waits_for_table();
        refused.waits_for_table();
        refused.ends();
        let closed = || [&waits, &refused, &silent].map(is_closed);
        let _fourth = all.add();
        assert_eq!(closed(), [false, true, false]);
        let _fifth = all.add();
        assert_eq!(closed(), [false, true, true]);
        // Newcomers make room for one another, until only waiting ones are left.
        let sixth = all.add();
        sixth.waits_for_table();
        let seventh = all.add();
        seventh.waits_for_table();
        assert!(!is_closed(&waits));
        let _eighth = all.add();
        assert_eq!(
            [&waits, &sixth, &seventh].map(is_closed),
            [true, false, false]
        );
    }

    #[test]
    fn a_page_at_a_table_makes_room_for_nobody() {
        let all = ClosableConnections::new(NonZeroUsize::MIN);
        let first = all.add();
        first.has_joined();
        let second = all.add();
        let third = all.add();
        assert_eq!(
            [&first, &second, &third].map(is_closed),
            [false, true, false]
        );
    }
}
