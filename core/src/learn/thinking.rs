//! Measures the time for which a player thinks about a roll, from looks at a clock.
//!
//! The clock and whether the page is on the screen are arguments: the owner of the value looks at
//! both several times a second. Time counts between two looks if the page was visible after the
//! first of them. A gap between two looks that is far longer than usual is a device that slept.

/// The longest time between two actions of a player that counts as thinking, in milliseconds. A
/// player who leaves the room does not think.
pub const MAX_THOUGHT_MS: u64 = 300_000;

/// The longest gap between two looks that counts, in milliseconds: fifty times the usual gap.
pub const MAX_GAP_MS: u64 = 10_000;

/// The time for which a player has thought about a roll, by the last look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkingTime {
    /// The time up to the last action of the player.
    before_ms: u64,
    /// The time since then.
    since_ms: u64,
    looked_at_ms: u64,
    was_visible: bool,
}

impl ThinkingTime {
    /// The time of a player who has already thought for `seconds` and continues, on a visible page.
    pub fn new(seconds: u32, now_ms: u64) -> ThinkingTime {
        ThinkingTime {
            before_ms: u64::from(seconds) * 1_000,
            since_ms: 0,
            looked_at_ms: now_ms,
            was_visible: true,
        }
    }

    /// Adds the time since the last look, if the player could think. It also notes whether the page
    /// is visible now.
    pub fn look(&mut self, now_ms: u64, is_visible: bool) {
        let gap_ms = now_ms.saturating_sub(self.looked_at_ms);
        if self.was_visible && gap_ms <= MAX_GAP_MS {
            self.since_ms = MAX_THOUGHT_MS.min(self.since_ms + gap_ms);
        }
        self.looked_at_ms = now_ms;
        self.was_visible = is_visible;
    }

    /// Notes an action of the player, who therefore sees the page.
    pub fn act(&mut self, now_ms: u64) {
        self.look(now_ms, true);
        self.before_ms += self.since_ms;
        self.since_ms = 0;
    }

    /// The time in whole seconds.
    pub fn seconds(&self) -> u32 {
        u32::try_from((self.before_ms + self.since_ms) / 1_000).unwrap_or(u32::MAX)
    }
}
