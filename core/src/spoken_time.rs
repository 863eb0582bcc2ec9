//! Decides when the time of a running clock is announced to a player who cannot see it.

/// The time left at the last announcement, in milliseconds.
pub const LAST_SAID_MS: u64 = 10_000;

/// Whether the time left has passed a mark since the last look: half of the whole time or
/// [`LAST_SAID_MS`]. The clock had `total_ms` at its start, `left_before_ms` at the last look, and
/// has `left_ms` now. A clock that starts with less than a mark does not pass it.
pub fn is_said(total_ms: u64, left_before_ms: u64, left_ms: u64) -> bool {
    [LAST_SAID_MS, total_ms / 2].into_iter().any(|mark_ms| {
        total_ms > mark_ms && left_before_ms > mark_ms && left_ms <= mark_ms && left_ms > 0
    })
}
