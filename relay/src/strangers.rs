//! Connections of nobody in particular: each holds a file handle, and one person can open many
//! and ask for nothing.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio_util::sync::CancellationToken;

/// All of one kind: those that are no WebSockets, or the WebSockets to which no table has said
/// anything yet. Where they are too many, the one that has asked for nothing for longest is
/// closed: a browser comes again, and who is at a table is not among them.
#[derive(Clone, Debug)]
pub struct Strangers {
    max: NonZeroUsize,
    open: Arc<Mutex<Open>>,
}

/// Those that are open, by the order in which they asked for something last.
#[derive(Debug, Default)]
struct Open {
    next: u64,
    by_turn: BTreeMap<u64, CancellationToken>,
}

/// One of them, until it is dropped.
#[derive(Debug)]
pub struct Stranger {
    turn: Mutex<u64>,
    closes: CancellationToken,
    open: Arc<Mutex<Open>>,
}

impl Strangers {
    /// None yet, and at most `max`.
    pub fn new(max: NonZeroUsize) -> Strangers {
        Strangers {
            max,
            open: Arc::default(),
        }
    }

    /// Counts a new one, for which another may have to go.
    pub fn add(&self) -> Stranger {
        let closes = CancellationToken::new();
        let mut open = self.open.lock();
        if open.by_turn.len() >= self.max.get()
            && let Some((_, quietest)) = open.by_turn.pop_first()
        {
            quietest.cancel();
        }
        let turn = Mutex::new(open.add(closes.clone()));
        Stranger {
            turn,
            closes,
            open: self.open.clone(),
        }
    }
}

impl Open {
    fn add(&mut self, closes: CancellationToken) -> u64 {
        let turn = self.next;
        self.next += 1;
        self.by_turn.insert(turn, closes);
        turn
    }
}

impl Stranger {
    /// Ready when it is to be closed.
    pub async fn closes(&self) {
        self.closes.cancelled().await;
    }

    /// It asks for something, and is the last of all to be closed.
    pub fn has_asked(&self) {
        let mut turn = self.turn.lock();
        let mut open = self.open.lock();
        // One that is to be closed stays so.
        if let Some(closes) = open.by_turn.remove(&*turn) {
            *turn = open.add(closes);
        }
    }

    /// It is at a table, and makes room for nobody any more.
    pub fn has_come(&self) {
        let turn = *self.turn.lock();
        self.open.lock().by_turn.remove(&turn);
    }
}

impl Drop for Stranger {
    fn drop(&mut self) {
        self.has_come();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_closed(connection: &Stranger) -> bool {
        connection.closes.is_cancelled()
    }

    #[test]
    fn the_one_that_has_asked_for_nothing_for_longest_makes_room() {
        let all = Strangers::new(NonZeroUsize::new(2).unwrap());
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
    fn who_has_come_to_a_table_makes_room_for_nobody() {
        let all = Strangers::new(NonZeroUsize::MIN);
        let first = all.add();
        first.has_come();
        let second = all.add();
        let third = all.add();
        assert_eq!(
            [&first, &second, &third].map(is_closed),
            [false, true, false]
        );
    }
}
