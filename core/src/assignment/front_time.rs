//! Measures how long a page was in front, from looks at a clock.
//!
//! The clock and whether the page is in front are arguments: the owner of the value looks at both
//! several times a second.

use crate::learn::thinking::MAX_GAP_MS;

/// The time for which a page was in front, up to the last look at the clock.
///
/// Time counts between two looks if the page was in front after the first of them. A gap that is
/// far longer than usual is a device that slept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrontTime {
    total_ms: u64,
    looked_at_ms: u64,
    was_in_front: bool,
}

impl FrontTime {
    /// Starts at zero, with a first look at the clock now.
    pub fn new(now_ms: u64, is_in_front: bool) -> FrontTime {
        FrontTime {
            total_ms: 0,
            looked_at_ms: now_ms,
            was_in_front: is_in_front,
        }
    }

    /// Adds the time since the last look, if the page was in front, and returns that time in
    /// milliseconds. It also notes whether the page is in front now.
    pub fn look(&mut self, now_ms: u64, is_in_front: bool) -> u32 {
        let gap_ms = now_ms.saturating_sub(self.looked_at_ms);
        let counted_ms = match self.was_in_front && gap_ms <= MAX_GAP_MS {
            true => gap_ms,
            false => 0,
        };
        self.total_ms += counted_ms;
        self.looked_at_ms = now_ms;
        self.was_in_front = is_in_front;
        // It is at most MAX_GAP_MS.
        counted_ms as u32
    }

    /// The whole time in front, in milliseconds.
    pub fn total_ms(&self) -> u64 {
        self.total_ms
    }
}
