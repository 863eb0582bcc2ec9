//! Sends frames to the players of a table, and says how long the table then gathers inputs.
//!
//! Sending four pieces of news at once to a thousand players takes hardly longer than sending one,
//! and the players answer all at once. So after a long broadcast a table gathers inputs for a
//! moment before its next turn. A quiet or a small table never waits.

use std::collections::BTreeMap;
use std::mem;
use std::time::Duration;

use bytes::Bytes;
use tokio::task::{self, JoinSet};
use tokio::time::Instant;

use crate::outbox::Outbox;
use crate::room::ConnectionId;

/// How many outboxes one task serves.
const OUTBOXES_PER_TASK: usize = 256;

/// After how many outboxes a task yields to others.
const OUTBOXES_PER_YIELD: usize = 32;

/// The time for gathering inputs is the duration of the broadcast divided by this.
const GATHERING_DIVISOR: u32 = 2;

/// The shortest time for which inputs are gathered, in milliseconds: no timer is shorter.
const MIN_GATHERING_MS: u64 = 1;

/// The longest time for which inputs are gathered, in milliseconds.
const MAX_GATHERING_MS: u64 = 20;

/// A connection, its outbox and the frame for it.
pub type Delivery = (ConnectionId, Outbox, Bytes);

/// The broadcasts of a table, with the duration of the last one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Broadcast {
    took: Duration,
}

impl Broadcast {
    /// Puts a frame in all these outboxes. Returns the connections that are too slow.
    pub async fn send(
        &mut self,
        frame: Bytes,
        outboxes: &BTreeMap<ConnectionId, Outbox>,
    ) -> Vec<ConnectionId> {
        let deliveries = outboxes
            .iter()
            .map(|(connection, outbox)| (*connection, outbox.clone(), frame.clone()));
        self.send_each(deliveries.collect()).await
    }

    /// Puts a frame in each of these outboxes. Returns the connections that are too slow.
    pub async fn send_each(&mut self, deliveries: Vec<Delivery>) -> Vec<ConnectionId> {
        let started = Instant::now();
        let mut parts = JoinSet::new();
        let mut part = Vec::new();
        for delivery in deliveries {
            if part.len() == OUTBOXES_PER_TASK {
                parts.spawn(push(mem::take(&mut part)));
            }
            part.push(delivery);
        }
        let mut slow = push(part).await;
        for others in parts.join_all().await {
            slow.extend(others);
        }
        self.took = started.elapsed();
        slow
    }

    /// The time to gather inputs after the first one.
    pub fn gathering_time(&self) -> Option<Duration> {
        let gathering = self.took / GATHERING_DIVISOR;
        let is_worth_it = gathering >= Duration::from_millis(MIN_GATHERING_MS);
        is_worth_it.then(|| gathering.min(Duration::from_millis(MAX_GATHERING_MS)))
    }
}

async fn push(deliveries: Vec<Delivery>) -> Vec<ConnectionId> {
    let mut slow = Vec::new();
    for (index, (connection, outbox, frame)) in deliveries.into_iter().enumerate() {
        if outbox.push(frame).is_err() {
            slow.push(connection);
        }
        if index % OUTBOXES_PER_YIELD == OUTBOXES_PER_YIELD - 1 {
            task::yield_now().await;
        }
    }
    slow
}

#[cfg(test)]
mod tests {
    use super::*;
    use score_core::wire::MAX_WAITING_BYTES;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    const NEWS: Bytes = Bytes::from_static(b"news");

    #[tokio::test]
    async fn other_tasks_run_during_a_broadcast_to_many() {
        let turns = Arc::new(AtomicUsize::new(0));
        let counted = turns.clone();
        let other = tokio::spawn(async move {
            loop {
                counted.fetch_add(1, Ordering::Relaxed);
                task::yield_now().await;
            }
        });
        let outboxes = (0..1_000).map(|number| (ConnectionId(number), Outbox::default()));
        let outboxes: BTreeMap<_, _> = outboxes.collect();
        let slow = Broadcast::default().send(NEWS, &outboxes).await;
        assert!(slow.is_empty());
        assert!(turns.load(Ordering::Relaxed) >= OUTBOXES_PER_TASK / OUTBOXES_PER_YIELD);
        other.abort();
    }

    #[tokio::test]
    async fn connections_that_are_too_slow_are_returned() {
        let full = Outbox::default();
        full.push(Bytes::from(vec![7; MAX_WAITING_BYTES])).unwrap();
        let outboxes = [Outbox::default(), full, Outbox::default()];
        let outboxes = (0..).map(ConnectionId).zip(outboxes).collect();
        let slow = Broadcast::default().send(NEWS, &outboxes).await;
        assert_eq!(slow, [ConnectionId(1)]);
    }

    #[test]
    fn inputs_are_gathered_after_a_long_broadcast() {
        let check = |took_ms, expected_ms: Option<u64>| {
            let took = Duration::from_millis(took_ms);
            let gathering = Broadcast { took }.gathering_time();
            assert_eq!(
                gathering,
                expected_ms.map(Duration::from_millis),
                "{took_ms}"
            );
        };
        check(0, None);
        check(1, None);
        check(2, Some(1));
        check(12, Some(6));
        check(40, Some(20));
        check(5_000, Some(20));
    }
}
