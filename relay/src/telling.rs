//! How long it takes to tell a crowd something.
//!
//! While a thousand players are being told of one thing, more happens. To tell them
//! of four things at once takes hardly longer than of one, so a table waits with its
//! next turn until they have been told; and since they answer all at once, it then
//! waits a moment for as many as answered before. A table that is quiet, or has few
//! players, never waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::Notify;
use tokio::time::{Instant, timeout_at};

/// The longest wait for each player who is told, in microseconds. Whoever takes
/// longer to read does not hold up the others.
const MAX_WAIT_US: u64 = 50;

/// The others who answer have so much of a telling's time to do it after the first,
const ANSWERS_PART: u64 = 2;

/// where that is no shorter than this, in microseconds: no timer is.
const MIN_ANSWERS_US: u64 = 1_000;

/// How long the tellings of a table take.
#[derive(Debug, Default)]
pub struct Telling {
    told: Arc<Told>,
    /// Until when the last one is waited for, if it still is.
    until: Option<Instant>,
}

/// What the last telling came to.
#[derive(Debug, Default)]
struct Told {
    /// How long it took, in microseconds.
    took_us: AtomicU64,
    /// Rings at its end.
    bell: Notify,
}

/// Bytes that say when nobody has to send them any more.
struct Timed {
    bytes: Bytes,
    begun: Instant,
    max_us: u64,
    told: Arc<Told>,
}

impl Telling {
    /// Begins to tell so many players of this frame; what it gives is to be sent to
    /// each of them.
    pub fn begin(&mut self, bytes: Bytes, players: usize) -> Bytes {
        let begun = Instant::now();
        let max_us = MAX_WAIT_US * players as u64;
        // One who does not read may hold up this one, as nobody did the last.
        let expected_us = 2 * self.took_us();
        self.until = Some(begun + Duration::from_micros(expected_us.min(max_us)));
        // The end of an earlier one is not the end of this.
        self.told = Arc::new(Told {
            took_us: AtomicU64::new(self.took_us()),
            bell: Notify::new(),
        });
        Bytes::from_owner(Timed {
            bytes,
            begun,
            max_us,
            told: self.told.clone(),
        })
    }

    /// Waits until the last telling is over, or should be.
    pub async fn over(&mut self) {
        if let Some(until) = self.until.take() {
            // Too late is as good as told.
            let _ = timeout_at(until, self.told.bell.notified()).await;
        }
    }

    /// How long to wait, once one has answered, for the others who do.
    pub fn answers(&self) -> Option<Duration> {
        let answers_us = self.took_us() / ANSWERS_PART;
        (answers_us >= MIN_ANSWERS_US).then(|| Duration::from_micros(answers_us))
    }

    fn took_us(&self) -> u64 {
        self.told.took_us.load(Ordering::Relaxed)
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
            self.told.took_us.store(took_us, Ordering::Relaxed);
        }
        self.told.bell.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::sleep;

    const FRAME: Bytes = Bytes::from_static(b"news");

    /// Tells so many players, which takes so long.
    fn tell(telling: &mut Telling, players: usize, takes_ms: u64) {
        let frame = telling.begin(FRAME, players);
        let copies: Vec<Bytes> = vec![frame; players];
        assert!(copies.iter().all(|copy| copy == &FRAME));
        tokio::spawn(async move {
            sleep(Duration::from_millis(takes_ms)).await;
            drop(copies);
        });
    }

    async fn wait_ms(telling: &mut Telling) -> u64 {
        let before = Instant::now();
        telling.over().await;
        before.elapsed().as_millis() as u64
    }

    /// Lets it learn how long a telling takes.
    async fn told(players: usize, takes_ms: u64) -> Telling {
        let mut telling = Telling::default();
        tell(&mut telling, players, takes_ms);
        sleep(Duration::from_millis(takes_ms + 1)).await;
        telling
    }

    #[tokio::test(start_paused = true)]
    async fn a_turn_waits_for_the_end_of_the_telling() {
        let mut telling = told(1_000, 32).await;
        telling.over().await;
        assert_eq!(wait_ms(&mut telling).await, 0);
        tell(&mut telling, 1_000, 48);
        assert_eq!(wait_ms(&mut telling).await, 48);
        assert_eq!(wait_ms(&mut telling).await, 0);
    }

    #[tokio::test(start_paused = true)]
    async fn other_answers_are_waited_for_after_a_long_telling() {
        let answers = told(1_000, 48).await.answers();
        assert_eq!(answers, Some(Duration::from_millis(24)));
        assert_eq!(told(1_000, 1).await.answers(), None);
    }

    #[tokio::test(start_paused = true)]
    async fn one_who_does_not_read_is_waited_for_twice_as_long_as_the_others_took() {
        let mut telling = told(1_000, 16).await;
        let unread = telling.begin(FRAME, 1_000);
        assert_eq!(wait_ms(&mut telling).await, 32);
        tell(&mut telling, 1_000, 16);
        assert_eq!(wait_ms(&mut telling).await, 16);
        drop(unread);
    }

    #[tokio::test(start_paused = true)]
    async fn few_players_are_hardly_waited_for() {
        let mut telling = told(20, 40).await;
        tell(&mut telling, 20, 40);
        assert!(wait_ms(&mut telling).await <= 1);
    }
}
