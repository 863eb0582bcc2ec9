//! How long a request is repeated. No answer is not a refusal: while the servers choose a new
//! leader nobody is answered, for 30 ms mostly and for 6 s at worst.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout};

use crate::log::Unavailable;

/// How long one request waits for its answer, in milliseconds: a busy disk is slow, and to ask
/// again makes it no quicker.
pub(super) const ANSWER_WITHIN_MS: u64 = 3_000;

/// For how long a request is repeated, in milliseconds.
const GIVE_UP_AFTER_MS: u64 = 10_000;

/// The first pause before a request is repeated, in milliseconds; each is twice the one before.
const FIRST_PAUSE_MS: u64 = 20;

/// The longest pause, in milliseconds.
const MAX_PAUSE_MS: u64 = 640;

/// A request was not answered in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no answer")]
pub(super) struct Late;

/// Waits for the outcome of a request. The client limits the wait for an answer alone; while it
/// connects anew a request waits for a place in its queue, and without an end.
///
/// # Errors
/// Where it takes longer than an answer may. The request may have been sent, and may still be
/// carried out.
pub(super) async fn in_time<T>(asked: impl Future<Output = T>) -> Result<T, Late> {
    let within = Duration::from_millis(ANSWER_WITHIN_MS);
    timeout(within, asked).await.map_err(|_| Late)
}

/// For how long a request is still repeated.
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
    /// Where there have been enough of them; `why` is the outcome of the last one.
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
