//! A page's estimate of the relay's clock, and the questions by which it learns the time.

use crate::wire::ToRelay;

use super::{CLOCK_EVERY_MS, SILENT_MS};

/// The relay's clock as estimated by the page.
#[derive(Clone, Debug, Default)]
pub(super) struct RelayClock {
    /// The answer with the smallest error so far.
    best: Option<Sample>,
    asked_ms: Option<u64>,
    answered_ms: Option<u64>,
}

#[derive(Clone, Copy, Debug)]
struct Sample {
    /// How much later the relay's clock is, in milliseconds.
    ahead_ms: i128,
    round_trip_ms: u64,
}

impl RelayClock {
    /// The time of the relay's clock when the page's shows `now_ms`.
    pub fn relay_ms(&self, now_ms: u64) -> u64 {
        let ahead_ms = self.best.map_or(0, |sample| sample.ahead_ms);
        u64::try_from(i128::from(now_ms) + ahead_ms).unwrap_or(0)
    }

    /// The question for the clock, when one is due.
    pub fn question(&mut self, now_ms: u64) -> Option<ToRelay> {
        let is_waiting = self.asked_ms.is_some();
        let is_early = |answered_ms: u64| now_ms < answered_ms.saturating_add(CLOCK_EVERY_MS);
        if is_waiting || self.answered_ms.is_some_and(is_early) {
            return None;
        }
        self.asked_ms = Some(now_ms);
        Some(ToRelay::Clock { sent_ms: now_ms })
    }

    /// Whether an answer is overdue.
    pub fn is_silent(&self, now_ms: u64) -> bool {
        self.asked_ms
            .is_some_and(|asked_ms| now_ms >= asked_ms.saturating_add(SILENT_MS))
    }

    /// Marks the time as doubtful. The relay is then asked for its clock at once, unless a question
    /// is open.
    pub fn doubt(&mut self) {
        self.answered_ms = None;
    }

    /// Learns from the relay's last message that its clock shows at least `relay_ms` at the page's
    /// `now_ms`.
    pub fn show_at_least(&mut self, relay_ms: u64, now_ms: u64) {
        if let Some(best) = &mut self.best {
            let ahead_ms = i128::from(relay_ms) - i128::from(now_ms);
            best.ahead_ms = best.ahead_ms.max(ahead_ms);
        }
    }

    /// Forgets a question on a connection that is gone.
    pub fn forget_question(&mut self) {
        self.asked_ms = None;
        self.answered_ms = None;
    }

    /// Learns from an answer at `now_ms` that the relay's clock showed `relay_ms` at some time
    /// since `sent_ms`. These two are of the page's clock. The middle of the span between them is
    /// taken: the shorter the span, the smaller the error.
    pub fn learn(&mut self, sent_ms: u64, relay_ms: u64, now_ms: u64) {
        self.asked_ms = None;
        self.answered_ms = Some(now_ms);
        let round_trip_ms = now_ms.saturating_sub(sent_ms);
        let middle_ms = i128::from(sent_ms) + i128::from(round_trip_ms / 2);
        let sample = Sample {
            ahead_ms: i128::from(relay_ms) - middle_ms,
            round_trip_ms,
        };
        let is_better_than = |best: Sample| {
            // A clock that was set, or a computer that slept, causes a difference that the round
            // trip cannot explain.
            let apart_ms = (best.ahead_ms - sample.ahead_ms).unsigned_abs();
            round_trip_ms <= best.round_trip_ms
                || apart_ms > u128::from(round_trip_ms.saturating_add(best.round_trip_ms))
        };
        if self.best.is_none_or(is_better_than) {
            self.best = Some(sample);
        }
    }
}
