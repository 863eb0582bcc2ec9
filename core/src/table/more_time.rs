//! More time: for all in the round that is open, and for one player in every round.

use serde::{Deserialize, Serialize};

/// The most by which an open round can be lengthened in all, in milliseconds. It is the length of
/// the longest clock.
pub const MAX_LENGTHENED_MS: u64 = 600_000;

/// How much more time a player has than the others, whenever they are under a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoreTime {
    /// Half as much again.
    HalfAgain,
    /// Twice as much.
    Twice,
}

impl MoreTime {
    /// Both choices, the smaller first.
    pub const ALL: [MoreTime; 2] = [MoreTime::HalfAgain, MoreTime::Twice];

    /// The time that is added to a clock of this length, in milliseconds.
    pub fn extra_ms(self, length_ms: u64) -> u64 {
        match self {
            MoreTime::HalfAgain => length_ms / 2,
            MoreTime::Twice => length_ms,
        }
    }
}

/// By how much a host lengthens the round that everyone plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lengthening {
    /// By thirty seconds.
    HalfMinute,
    /// By a minute.
    Minute,
}

impl Lengthening {
    /// Both choices, the shorter one first.
    pub const ALL: [Lengthening; 2] = [Lengthening::HalfMinute, Lengthening::Minute];

    /// The length in seconds.
    pub const fn seconds(self) -> u64 {
        match self {
            Lengthening::HalfMinute => 30,
            Lengthening::Minute => 60,
        }
    }

    /// The length in milliseconds.
    pub const fn duration_ms(self) -> u64 {
        self.seconds() * 1_000
    }
}
