//! Telling a crowd something.
//!
//! To tell a thousand players of four things at once takes hardly longer than of one,
//! and they answer all at once. So a table whose last telling was long waits a moment,
//! once somebody has said something, for others who do. A table that is quiet, or has
//! few players, never waits.

use std::collections::BTreeMap;
use std::mem;
use std::time::Duration;

use bytes::Bytes;
use tokio::task::{self, JoinSet};
use tokio::time::Instant;

use crate::outbox::Outbox;
use crate::room::ConnectionId;

/// How many players one task tells.
const PART: usize = 256;

/// How many players are told before others have their turn on this processor.
const AT_ONCE: usize = 32;

/// The others who answer have so much of a telling's time to do it after the first,
const ANSWERS_PART: u32 = 2;

/// where that is no shorter than this, in milliseconds: no timer is.
const MIN_ANSWERS_MS: u64 = 1;

/// The longest wait for other answers, in milliseconds.
const MAX_ANSWERS_MS: u64 = 20;

/// How long a table's last telling took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Telling {
    took: Duration,
}

impl Telling {
    /// Puts a frame in all these outboxes. Gives those for whom too much waits.
    pub async fn tell(
        &mut self,
        frame: Bytes,
        outboxes: &BTreeMap<ConnectionId, Outbox>,
    ) -> Vec<ConnectionId> {
        let begun = Instant::now();
        let mut parts = JoinSet::new();
        let mut part = Vec::new();
        for (connection, outbox) in outboxes {
            if part.len() == PART {
                parts.spawn(tell(frame.clone(), mem::take(&mut part)));
            }
            part.push((*connection, outbox.clone()));
        }
        let mut lost = tell(frame, part).await;
        for others in parts.join_all().await {
            lost.extend(others);
        }
        self.took = begun.elapsed();
        lost
    }

    /// How long to wait, once one has answered, for the others who do.
    pub fn answers(&self) -> Option<Duration> {
        let answers = self.took / ANSWERS_PART;
        let is_worth_it = answers >= Duration::from_millis(MIN_ANSWERS_MS);
        is_worth_it.then(|| answers.min(Duration::from_millis(MAX_ANSWERS_MS)))
    }
}

async fn tell(frame: Bytes, part: Vec<(ConnectionId, Outbox)>) -> Vec<ConnectionId> {
    let mut lost = Vec::new();
    for (place, (connection, outbox)) in part.into_iter().enumerate() {
        if outbox.put(frame.clone()).is_err() {
            lost.push(connection);
        }
        if place % AT_ONCE == AT_ONCE - 1 {
            task::yield_now().await;
        }
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::*;
    use score_core::wire::MAX_WAITING_BYTES;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    const NEWS: Bytes = Bytes::from_static(b"news");

    #[tokio::test]
    async fn others_have_their_turn_while_a_crowd_is_told() {
        let turns = Arc::new(AtomicUsize::new(0));
        let counted = turns.clone();
        let other = tokio::spawn(async move {
            loop {
                counted.fetch_add(1, Ordering::Relaxed);
                task::yield_now().await;
            }
        });
        let crowd = (0..1_000).map(|who| (ConnectionId(who), Outbox::default()));
        let crowd: BTreeMap<_, _> = crowd.collect();
        let lost = Telling::default().tell(NEWS, &crowd).await;
        assert!(lost.is_empty());
        assert!(turns.load(Ordering::Relaxed) >= PART / AT_ONCE);
        other.abort();
    }

    #[tokio::test]
    async fn those_for_whom_too_much_waits_are_given() {
        let slow = Outbox::default();
        slow.put(Bytes::from(vec![7; MAX_WAITING_BYTES])).unwrap();
        let crowd = [Outbox::default(), slow, Outbox::default()];
        let crowd = (0..).map(ConnectionId).zip(crowd).collect();
        let lost = Telling::default().tell(NEWS, &crowd).await;
        assert_eq!(lost, [ConnectionId(1)]);
    }

    #[test]
    fn other_answers_are_waited_for_after_a_long_telling() {
        let check = |took_ms, expected_ms: Option<u64>| {
            let took = Duration::from_millis(took_ms);
            let answers = Telling { took }.answers();
            assert_eq!(answers, expected_ms.map(Duration::from_millis), "{took_ms}");
        };
        check(0, None);
        check(1, None);
        check(2, Some(1));
        check(12, Some(6));
        check(40, Some(20));
        check(5_000, Some(20));
    }
}
