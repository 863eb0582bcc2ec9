//! Log on NATS: how long a request is repeated. A missing answer is not a refusal: while the
//! servers choose a new leader they answer nobody, mostly for 30 ms and at worst for 6 s.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout};

use crate::log::Unavailable;

/// How long one request waits for its answer, in milliseconds. A busy disk is slow, and asking
/// again would not make it faster.
pub(super) const ANSWER_WITHIN_MS: u64 = 3_000;

/// How long a request is repeated, in milliseconds.
const GIVE_UP_AFTER_MS: u64 = 10_000;

/// The first pause before a request is repeated, in milliseconds; each further pause is twice the
/// last.
const FIRST_PAUSE_MS: u64 = 20;

/// The longest pause, in milliseconds.
const MAX_PAUSE_MS: u64 = 640;

/// The error when a request was not answered in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no answer")]
pub(super) struct RequestTimeout;

/// Waits for the outcome of a request. The client limits only the wait for an answer; while it
/// reconnects, a request would wait for a place in its queue without end.
///
/// # Errors
/// When the request takes longer than [`ANSWER_WITHIN_MS`]. The request may have been
/// sent, and may still be carried out.
pub(super) async fn in_time<T>(asked: impl Future<Output = T>) -> Result<T, RequestTimeout> {
    let within = Duration::from_millis(ANSWER_WITHIN_MS);
    timeout(within, asked).await.map_err(|_| RequestTimeout)
}

/// The remaining time in which a request is repeated.
pub(super) struct Patience {
    until: Instant,
    pause_ms: u64,
}

impl Patience {
    pub(super) fn new() -> Patience {
        Patience {
            until: Instant::now() + Duration::from_millis(GIVE_UP_AFTER_MS),
            pause_ms: FIRST_PAUSE_MS,
        }
    }

    /// Waits before the next attempt.
    ///
    /// # Errors
    /// When there have been enough attempts; `why` is the outcome of the last one.
    pub(super) async fn wait(&mut self, why: &str) -> Result<(), Unavailable> {
        let pause = Duration::from_millis(self.pause_ms);
        if Instant::now() + pause > self.until {
            let seconds = GIVE_UP_AFTER_MS / 1_000;
            let sentence = format!("NATS has done nothing for {seconds} seconds ({why})");
            return Err(Unavailable(sentence));
        }
        sleep(pause).await;
        self.pause_ms = (2 * self.pause_ms).min(MAX_PAUSE_MS);
        Ok(())
    }
}
