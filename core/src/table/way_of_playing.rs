//! The way of playing at a table: by calls, everyone at once, or a race.

use serde::{Deserialize, Serialize};

use crate::NotAValue;
pub use crate::games::everyone::Scoring;

/// The shortest clock of a round that everyone plays, in seconds.
pub const MIN_ROUND_CLOCK_S: u32 = 30;

/// The longest clock of a round that everyone plays, in seconds.
pub const MAX_ROUND_CLOCK_S: u32 = 600;

/// How long a round that everyone plays may take: [`MIN_ROUND_CLOCK_S`] to
/// [`MAX_ROUND_CLOCK_S`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct RoundTimeLimit(u32);

impl RoundTimeLimit {
    /// A clock of `seconds`; `None` outside the limits.
    pub fn new(seconds: u32) -> Option<RoundTimeLimit> {
        (MIN_ROUND_CLOCK_S..=MAX_ROUND_CLOCK_S)
            .contains(&seconds)
            .then_some(RoundTimeLimit(seconds))
    }

    /// The length of the clock in seconds.
    pub const fn seconds(self) -> u32 {
        self.0
    }

    /// The length of the clock in milliseconds.
    pub const fn duration_ms(self) -> u64 {
        self.0 as u64 * 1_000
    }
}

impl From<RoundTimeLimit> for u32 {
    fn from(clock: RoundTimeLimit) -> u32 {
        clock.0
    }
}

impl TryFrom<u32> for RoundTimeLimit {
    type Error = NotAValue;

    fn try_from(seconds: u32) -> Result<RoundTimeLimit, NotAValue> {
        RoundTimeLimit::new(seconds).ok_or(NotAValue)
    }
}

/// The way in which players solve a roll: by calls, or all at once.
///
/// It is not part of the [`Rules`](super::rules::Rules): those are stored in links and presets too,
/// and fit any number of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// A player calls first, and solves the roll in front of all.
    #[default]
    Call,
    /// All solve the roll at once, each on a board of their own.
    Everyone(Everyone),
    /// All play at once, each with rolls of their own: the [race](crate::games::race).
    Race,
}

/// The clock and the points of rounds that everyone plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Everyone {
    /// The clock of a round; `None`: off.
    pub clock: Option<RoundTimeLimit>,
    /// The points of answers.
    pub scoring: Scoring,
}
