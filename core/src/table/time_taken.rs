//! The time that a player took, in whole seconds.

/// How many milliseconds a second has.
const MS_PER_S: u64 = 1_000;

/// A player's time in whole seconds, rounded up, at least one: even a quick answer took some time.
pub fn seconds_taken(taken_ms: u64) -> u64 {
    taken_ms.div_ceil(MS_PER_S).max(1)
}
