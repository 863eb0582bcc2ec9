//! How long it takes to tell a crowd something.
//!
//! While a thousand players are being told of one thing, more happens. To tell them
//! of four things at once takes hardly longer than of one, so a table waits with its
//! next turn until they have been told, and takes up all that has come by then. A
//! table that is quiet, or has few players, never waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bytes::Bytes;
use tokio::time::{Instant, sleep_until};

/// The longest wait for each player who is told, in microseconds. Whoever takes
/// longer to read does not hold up the others.
const MAX_WAIT_US: u64 = 50;

/// What was heard of something comes a little later than the telling's end: so
/// many halves of its time are waited.
const WAIT_HALVES: u64 = 3;

/// How long the tellings of a table take.
#[derive(Debug)]
pub struct Telling {
    /// How long the last one took, in microseconds.
    took_us: Arc<AtomicU64>,
    /// Until when the next one waits.
    until: Instant,
}

impl Default for Telling {
    fn default() -> Telling {
        Telling {
            took_us: Arc::default(),
            until: Instant::now(),
        }
    }
}

/// Bytes that say when nobody has to send them any more.
struct Timed {
    bytes: Bytes,
    begun: Instant,
    max_us: u64,
    took_us: Arc<AtomicU64>,
}

impl Telling {
    /// Begins to tell so many players of this frame; what it gives is to be sent to
    /// each of them.
    pub fn begin(&mut self, bytes: Bytes, players: usize) -> Bytes {
        let begun = Instant::now();
        let max_us = MAX_WAIT_US * players as u64;
        let wait_us = self.took_us.load(Ordering::Relaxed) * WAIT_HALVES / 2;
        self.until = begun + Duration::from_micros(wait_us.min(max_us));
        Bytes::from_owner(Timed {
            bytes,
            begun,
            max_us,
            took_us: self.took_us.clone(),
        })
    }

    /// Waits until the last telling should be over.
    pub async fn over(&self) {
        if self.until > Instant::now() {
            sleep_until(self.until).await;
        }
    }
}

impl AsRef<[u8]> for Timed {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Drop for Timed {
    fn drop(&mut self) {
        let took_us = self.begun.elapsed().as_micros() as u64;
        // One who does not read says nothing about the others.
        if took_us <= self.max_us {
            self.took_us.store(took_us, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::advance;

    const FRAME: Bytes = Bytes::from_static(b"news");

    async fn tell(telling: &mut Telling, players: usize, takes_ms: u64) {
        let frame = telling.begin(FRAME, players);
        let copies: Vec<Bytes> = vec![frame; players];
        assert!(copies.iter().all(|copy| copy == &FRAME));
        advance(Duration::from_millis(takes_ms)).await;
    }

    async fn wait_ms(telling: &Telling) -> u64 {
        let before = Instant::now();
        telling.over().await;
        before.elapsed().as_millis() as u64
    }

    #[tokio::test(start_paused = true)]
    async fn a_turn_waits_as_long_as_the_last_telling_took_and_half() {
        let mut telling = Telling::default();
        tell(&mut telling, 1_000, 10).await;
        assert_eq!(wait_ms(&telling).await, 0);
        tell(&mut telling, 1_000, 10).await;
        assert_eq!(wait_ms(&telling).await, 5);
        assert_eq!(wait_ms(&telling).await, 0);
    }

    #[tokio::test(start_paused = true)]
    async fn one_who_does_not_read_holds_up_nobody() {
        let mut telling = Telling::default();
        tell(&mut telling, 1_000, 10).await;
        tell(&mut telling, 1_000, 60_000).await;
        let _unread = telling.begin(FRAME, 1_000);
        assert_eq!(wait_ms(&telling).await, 15);
    }

    #[tokio::test(start_paused = true)]
    async fn few_players_are_hardly_waited_for() {
        let mut telling = Telling::default();
        tell(&mut telling, 1_000, 40).await;
        let _told = telling.begin(FRAME, 20);
        assert_eq!(wait_ms(&telling).await, 1);
    }
}
