//! The time for which a player thinks about a roll.
//!
//! The clock and whether the page is on the screen are arguments: its holder looks at both
//! several times a second. Time counts between two looks where the page was visible after the
//! first of them. A gap between two looks that is far longer than usual is a device that slept.

/// The longest time between two things that a player does which counts, in milliseconds: a player
/// who leaves the room does not think.
pub const MAX_THOUGHT_MS: u64 = 300_000;

/// The longest gap between two looks that counts, in milliseconds: fifty times the usual one.
pub const MAX_GAP_MS: u64 = 10_000;

/// The time for which a player has thought about a roll, by the last look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkingTime {
    /// Up to the last thing that the player did.
    before_ms: u64,
    /// Since then.
    since_ms: u64,
    looked_at_ms: u64,
    was_visible: bool,
}

impl ThinkingTime {
    /// A player who has thought for so many `seconds` before goes on, on a visible page.
    pub fn new(seconds: u32, now_ms: u64) -> ThinkingTime {
        ThinkingTime {
            before_ms: u64::from(seconds) * 1_000,
            since_ms: 0,
            looked_at_ms: now_ms,
            was_visible: true,
        }
    }

    /// Counts the time since the last look, if the player could think. From now on the page is
    /// visible or not.
    pub fn look(&mut self, now_ms: u64, is_visible: bool) {
        let gap_ms = now_ms.saturating_sub(self.looked_at_ms);
        if self.was_visible && gap_ms <= MAX_GAP_MS {
            self.since_ms = MAX_THOUGHT_MS.min(self.since_ms + gap_ms);
        }
        self.looked_at_ms = now_ms;
        self.was_visible = is_visible;
    }

    /// The player does something, so the page is visible.
    pub fn act(&mut self, now_ms: u64) {
        self.look(now_ms, true);
        self.before_ms += self.since_ms;
        self.since_ms = 0;
    }

    /// How long it was, in whole seconds.
    pub fn seconds(&self) -> u32 {
        u32::try_from((self.before_ms + self.since_ms) / 1_000).unwrap_or(u32::MAX)
    }
}
