//! When the time of a clock that runs down is said, for a player who cannot see it.

/// The remaining time at which it is said for the last time, in milliseconds.
pub const LAST_SAID_MS: u64 = 10_000;

/// Whether the time is said now: the clock has passed half of its time or [`LAST_SAID_MS`] since the
/// last look at it. All are milliseconds: `total_ms` is its time at the start, and `left_before_ms` and
/// `left_ms` what was left at the last look and is left now. A clock that starts with less than a mark
/// does not pass it.
pub fn is_said(total_ms: u64, left_before_ms: u64, left_ms: u64) -> bool {
    [LAST_SAID_MS, total_ms / 2].into_iter().any(|mark_ms| {
        total_ms > mark_ms && left_before_ms > mark_ms && left_ms <= mark_ms && left_ms > 0
    })
}
