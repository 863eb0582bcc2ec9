//! What writes have shown lately: whether what is written is stored.
//!
//! Reading shows less. A leader that is cut off from the other copies answers as before, for ten
//! seconds and more, and stores nothing.

use std::collections::BTreeMap;

use parking_lot::Mutex;
use tokio::time::{Duration, Instant};

use super::write::Outcome;
use crate::log::Unavailable;

/// For how long a write that was stored shows that others are, in milliseconds. It is also how
/// often something is written at most for those who ask.
const SHOWN_FOR_MS: u64 = 1_000;

/// How long a write may be under way until nothing is shown any more, in milliseconds.
const DOUBTED_AFTER_MS: u64 = 1_000;

/// The writes of this relay.
#[derive(Debug, Default)]
pub(super) struct Writes(Mutex<Lately>);

#[derive(Debug, Default)]
struct Lately {
    next: u64,
    /// When each of those began that are under way, the oldest first.
    under_way: BTreeMap<u64, Instant>,
    /// When something was stored last, if nothing has failed since.
    stored: Option<Instant>,
}

/// A write that is under way, until it is dropped.
#[derive(Debug)]
pub(super) struct UnderWay<'a> {
    writes: &'a Writes,
    number: u64,
}

impl Writes {
    /// One begins.
    pub(super) fn begin(&self) -> UnderWay<'_> {
        let mut lately = self.0.lock();
        let number = lately.next;
        lately.next += 1;
        lately.under_way.insert(number, Instant::now());
        UnderWay {
            writes: self,
            number,
        }
    }

    /// Whether they show that what is written now is stored.
    pub(super) fn are_stored(&self) -> bool {
        let lately = self.0.lock();
        let is_within = |moment: &Instant, limit_ms| {
            let limit = Duration::from_millis(limit_ms);
            moment.elapsed() < limit
        };
        let mut oldest = lately.under_way.values().take(1);
        let stored = lately.stored.as_ref();
        stored.is_some_and(|stored| is_within(stored, SHOWN_FOR_MS))
            && oldest.all(|began| is_within(began, DOUBTED_AFTER_MS))
    }
}

impl UnderWay<'_> {
    /// It has ended so.
    pub(super) fn ends(self, written: &Result<Outcome, Unavailable>) {
        let stored = match written {
            Ok(Outcome::Stored(_)) => Some(Instant::now()),
            // A leader refuses by what it knows alone.
            Ok(Outcome::Refused | Outcome::Unclear) => return,
            Err(_) => None,
        };
        self.writes.0.lock().stored = stored;
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.writes.0.lock().under_way.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::sleep;

    use super::*;

    const STORED: Result<Outcome, Unavailable> = Ok(Outcome::Stored(1));

    async fn after_ms(ms: u64) {
        sleep(Duration::from_millis(ms)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn what_was_stored_shows_it_for_a_while() {
        let writes = Writes::default();
        assert!(!writes.are_stored());
        writes.begin().ends(&STORED);
        after_ms(SHOWN_FOR_MS - 1).await;
        assert!(writes.are_stored());
        after_ms(1).await;
        assert!(!writes.are_stored());
        writes.begin().ends(&STORED);
        assert!(writes.are_stored());
    }

    #[tokio::test(start_paused = true)]
    async fn one_that_gets_no_answer_leaves_a_doubt_until_it_ends() {
        let writes = Writes::default();
        let waits = writes.begin();
        after_ms(DOUBTED_AFTER_MS - 1).await;
        writes.begin().ends(&STORED);
        assert!(writes.are_stored());
        after_ms(1).await;
        assert!(!writes.are_stored());
        // Others are stored, and it may be another table's that is not.
        writes.begin().ends(&STORED);
        assert!(!writes.are_stored());
        drop(waits);
        assert!(writes.are_stored());
    }

    #[tokio::test(start_paused = true)]
    async fn a_failure_is_believed_and_a_refusal_shows_nothing() {
        let writes = Writes::default();
        writes.begin().ends(&Ok(Outcome::Refused));
        assert!(!writes.are_stored());
        writes.begin().ends(&STORED);
        writes.begin().ends(&Ok(Outcome::Refused));
        assert!(writes.are_stored());
        writes.begin().ends(&Err(Unavailable("no".to_owned())));
        assert!(!writes.are_stored());
    }
}
