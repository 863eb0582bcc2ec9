//! Log on NATS: evidence that writes are stored now, from recent writes or from a test write.
//!
//! Reading proves less: a leader that is cut off from the other copies answers as before, for ten
//! seconds and more, but stores nothing.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::time::{Duration, Instant, timeout};

use super::write::Outcome;
use crate::log::Unavailable;

/// How long a stored write counts as evidence that writes are stored, in milliseconds.
const EVIDENCE_FOR_MS: u64 = 1_000;

/// How long a write may be under way before there is no evidence any more, in milliseconds.
const DOUBTED_AFTER_MS: u64 = 1_000;

/// The shortest time between two test writes for requests, in milliseconds: anybody may ask.
const TRIED_EVERY_MS: u64 = 1_000;

/// How long a test write may take, in milliseconds. No caller waits longer, and the next test write
/// may find another leader.
const TRIED_FOR_MS: u64 = 2_000;

/// The writes of this relay.
#[derive(Debug, Default)]
pub(super) struct WriteEvidence(Mutex<RecentWrites>);

#[derive(Debug, Default)]
struct RecentWrites {
    next: u64,
    /// When each write that is under way began, the oldest first.
    under_way: BTreeMap<u64, Instant>,
    /// When a write was stored last, if none has failed since.
    stored: Option<Instant>,
}

/// A write that is under way, until it is dropped.
#[derive(Debug)]
pub(super) struct PendingWrite<'a> {
    writes: &'a WriteEvidence,
    number: u64,
}

impl WriteEvidence {
    /// Begins a write.
    pub(super) fn begin(&self) -> PendingWrite<'_> {
        let mut recent = self.0.lock();
        let number = recent.next;
        recent.next += 1;
        recent.under_way.insert(number, Instant::now());
        PendingWrite {
            writes: self,
            number,
        }
    }

    /// Whether there is evidence that a write is stored now.
    pub(super) fn are_stored(&self) -> bool {
        let recent = self.0.lock();
        let is_within = |moment: &Instant, limit_ms| {
            let limit = Duration::from_millis(limit_ms);
            moment.elapsed() < limit
        };
        let mut oldest = recent.under_way.values().take(1);
        let stored = recent.stored.as_ref();
        stored.is_some_and(|stored| is_within(stored, EVIDENCE_FOR_MS))
            && oldest.all(|began| is_within(began, DOUBTED_AFTER_MS))
    }
}

impl PendingWrite<'_> {
    /// Ends the write with this outcome.
    pub(super) fn ends(self, written: &Result<Outcome, Unavailable>) {
        let stored = match written {
            Ok(Outcome::Stored(_)) => Some(Instant::now()),
            // A leader refuses without asking the other copies.
            Ok(Outcome::Refused | Outcome::Unclear) => return,
            Err(_) => None,
        };
        self.writes.0.lock().stored = stored;
    }
}

impl Drop for PendingWrite<'_> {
    fn drop(&mut self) {
        self.writes.0.lock().under_way.remove(&self.number);
    }
}

/// The test writes for requests while the relay's own writes are no evidence.
#[derive(Debug, Default)]
pub(super) struct Trials(Arc<tokio::sync::Mutex<Option<Trial>>>);

/// The last test write that has ended.
#[derive(Debug)]
struct Trial {
    began: Instant,
    outcome: Result<(), Unavailable>,
}

impl Trials {
    /// Whether a write is stored now. The evidence is in `writes`, or in the last test write if it
    /// began a moment ago, or else in `trying`, a new test write.
    ///
    /// A test write goes on when its caller leaves. Otherwise a caller who leaves at once would
    /// make others believe that nothing is stored.
    pub(super) async fn ask(
        &self,
        writes: &WriteEvidence,
        trying: impl Future<Output = Result<(), Unavailable>> + Send + 'static,
    ) -> Result<(), Unavailable> {
        // Only the holder of the lock tries; the others use the result.
        let mut last = self.0.clone().lock_owned().await;
        if writes.are_stored() {
            return Ok(());
        }
        let pause = Duration::from_millis(TRIED_EVERY_MS);
        if let Some(trial) = &*last
            && trial.began.elapsed() < pause
        {
            return trial.outcome.clone();
        }
        let trial = tokio::spawn(async move {
            let began = Instant::now();
            let tried = timeout(Duration::from_millis(TRIED_FOR_MS), trying).await;
            let outcome = tried.unwrap_or_else(|_| Err(not_answered_in_time()));
            let trial = Trial { began, outcome };
            last.insert(trial).outcome.clone()
        });
        let ended = trial.await;
        ended.unwrap_or_else(|error| Err(Unavailable(error.to_string())))
    }
}

fn not_answered_in_time() -> Unavailable {
    Unavailable(format!("nothing was stored within {TRIED_FOR_MS} ms"))
}

#[cfg(test)]
mod tests {
    use std::future::pending;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::task::JoinSet;
    use tokio::time::sleep;

    use super::*;

    const STORED: Result<Outcome, Unavailable> = Ok(Outcome::Stored(1));

    async fn after_ms(ms: u64) {
        sleep(Duration::from_millis(ms)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_stored_write_shows_for_a_while_that_others_are_stored() {
        let writes = WriteEvidence::default();
        assert!(!writes.are_stored());
        writes.begin().ends(&STORED);
        after_ms(EVIDENCE_FOR_MS - 1).await;
        assert!(writes.are_stored());
        after_ms(1).await;
        assert!(!writes.are_stored());
        writes.begin().ends(&STORED);
        assert!(writes.are_stored());
    }

    #[tokio::test(start_paused = true)]
    async fn one_that_gets_no_answer_leaves_a_doubt_until_it_ends() {
        let writes = WriteEvidence::default();
        let waits = writes.begin();
        after_ms(DOUBTED_AFTER_MS - 1).await;
        writes.begin().ends(&STORED);
        assert!(writes.are_stored());
        after_ms(1).await;
        assert!(!writes.are_stored());
        // Other writes are stored, and perhaps that of another table is not.
        writes.begin().ends(&STORED);
        assert!(!writes.are_stored());
        drop(waits);
        assert!(writes.are_stored());
    }

    #[tokio::test(start_paused = true)]
    async fn a_failure_is_believed_and_a_refusal_shows_nothing() {
        let writes = WriteEvidence::default();
        writes.begin().ends(&Ok(Outcome::Refused));
        assert!(!writes.are_stored());
        writes.begin().ends(&STORED);
        writes.begin().ends(&Ok(Outcome::Refused));
        assert!(writes.are_stored());
        writes.begin().ends(&Err(Unavailable("no".to_owned())));
        assert!(!writes.are_stored());
    }

    /// Asks with a counted test write of this duration, and returns the answer within two seconds.
    async fn ask(
        trials: &Trials,
        writes: &WriteEvidence,
        tries: &Arc<AtomicUsize>,
        takes_ms: Option<u64>,
    ) -> Option<Result<(), Unavailable>> {
        let tries = tries.clone();
        let trying = async move {
            tries.fetch_add(1, Ordering::Relaxed);
            match takes_ms {
                Some(ms) => after_ms(ms).await,
                None => pending().await,
            }
            Ok(())
        };
        let within = Duration::from_millis(TRIED_FOR_MS);
        timeout(within, trials.ask(writes, trying)).await.ok()
    }

    #[tokio::test(start_paused = true)]
    async fn many_askers_at_once_have_one_test_write() {
        let all = Arc::new((Trials::default(), WriteEvidence::default()));
        let tries = Arc::new(AtomicUsize::new(0));
        // A hanging write, so that stored writes are no evidence.
        let _stuck = all.1.begin();
        after_ms(DOUBTED_AFTER_MS).await;
        let mut asking = JoinSet::new();
        for _ in 0..10 {
            let (all, tries) = (all.clone(), tries.clone());
            asking.spawn(async move { ask(&all.0, &all.1, &tries, Some(10)).await });
        }
        assert_eq!(asking.join_all().await, vec![Some(Ok(())); 10]);
        assert_eq!(tries.load(Ordering::Relaxed), 1);
        after_ms(TRIED_EVERY_MS - 11).await;
        let heard = ask(&all.0, &all.1, &tries, Some(10)).await;
        assert_eq!((heard, tries.load(Ordering::Relaxed)), (Some(Ok(())), 1));
        after_ms(1).await;
        let heard = ask(&all.0, &all.1, &tries, Some(10)).await;
        assert_eq!((heard, tries.load(Ordering::Relaxed)), (Some(Ok(())), 2));
    }

    #[tokio::test(start_paused = true)]
    async fn while_nothing_is_stored_askers_have_one_test_write_a_second_at_most() {
        const SECONDS: usize = 20;
        let all = Arc::new((Trials::default(), WriteEvidence::default()));
        let tries = Arc::new(AtomicUsize::new(0));
        let mut asking = JoinSet::new();
        for _ in 0..10 * SECONDS {
            let (all, tries) = (all.clone(), tries.clone());
            asking.spawn(async move { ask(&all.0, &all.1, &tries, None).await });
            after_ms(100).await;
        }
        for heard in asking.join_all().await {
            assert!(heard.is_none_or(|heard| heard.is_err()));
        }
        let tries = tries.load(Ordering::Relaxed);
        assert!((1..=SECONDS).contains(&tries), "{tries}");
    }

    #[tokio::test(start_paused = true)]
    async fn an_asker_who_leaves_makes_nobody_hear_that_nothing_is_stored() {
        let (trials, writes) = (Trials::default(), WriteEvidence::default());
        let tries = Arc::new(AtomicUsize::new(0));
        let leaves = ask(&trials, &writes, &tries, Some(10));
        let leaves = timeout(Duration::from_millis(1), leaves).await;
        assert!(leaves.is_err());
        let heard = ask(&trials, &writes, &tries, Some(10)).await;
        assert_eq!((heard, tries.load(Ordering::Relaxed)), (Some(Ok(())), 1));
    }

    #[tokio::test(start_paused = true)]
    async fn where_writes_show_enough_no_test_write_is_made() {
        let (trials, writes) = (Trials::default(), WriteEvidence::default());
        let tries = Arc::new(AtomicUsize::new(0));
        writes.begin().ends(&STORED);
        let heard = ask(&trials, &writes, &tries, None).await;
        assert_eq!((heard, tries.load(Ordering::Relaxed)), (Some(Ok(())), 0));
    }
}
