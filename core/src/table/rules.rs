//! The house rules of a table.
//!
//! Each field's type holds only playable values, so any [`Rules`] are playable.

use serde::{Deserialize, Serialize};

use crate::NotAValue;
use crate::arith::op::OpSet;
use crate::cards;
use crate::dice::{DiceSet, Generator, Roll};
use crate::games::{score, twenty_four};

use super::board::Deal;
pub use super::goal::Goal;

/// The shortest clock of a call, in seconds.
pub const MIN_CLOCK_S: u32 = 5;

/// The longest clock of a call, in seconds.
pub const MAX_CLOCK_S: u32 = 600;

/// How long a call may take: [`MIN_CLOCK_S`] to [`MAX_CLOCK_S`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct TimeLimit(u32);

impl TimeLimit {
    /// A clock of `seconds`; `None` outside the limits.
    pub fn new(seconds: u32) -> Option<TimeLimit> {
        (MIN_CLOCK_S..=MAX_CLOCK_S)
            .contains(&seconds)
            .then_some(TimeLimit(seconds))
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

impl From<TimeLimit> for u32 {
    fn from(clock: TimeLimit) -> u32 {
        clock.0
    }
}

impl TryFrom<u32> for TimeLimit {
    type Error = NotAValue;

    fn try_from(seconds: u32) -> Result<TimeLimit, NotAValue> {
        TimeLimit::new(seconds).ok_or(NotAValue)
    }
}

/// The rule that says which players may roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Roller {
    /// Anybody at the table.
    Anyone,
    /// The host alone.
    Host,
    /// The player who last won a point; before that, anybody.
    LastScorer,
}

/// Where the numbers of a round come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Dice are rolled.
    Dice(DiceSet),
    /// Four cards are drawn from a pack without jokers.
    Cards,
}

/// The house rules of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenRules", into = "WrittenRules")]
pub struct Rules {
    /// Where the numbers come from.
    pub source: Source,
    /// The number to be made.
    pub goal: Goal,
    /// The operators that may be used.
    pub ops: OpSet,
    /// The clock of a SCORE call; `None`: off.
    pub score_clock: Option<TimeLimit>,
    /// The clock of an IMPOSSIBLE call; `None`: off.
    pub impossible_clock: Option<TimeLimit>,
    /// Whether every number must be used.
    pub all_numbers: bool,
    /// Whether IMPOSSIBLE callers who interrupt themselves and fail lose
    /// the point that they would have had for being right.
    pub blocking: bool,
    /// Whether steps can be taken back.
    pub undo: bool,
    /// Whether players can write to each other.
    pub chat: bool,
    /// The rule that says which players may roll.
    pub roller: Roller,
    /// Whether players who fail with SCORE calls in a row make no call for a while.
    pub spoilers_wait: bool,
}

impl Rules {
    /// Score as the game is published.
    #[inline(never)]
    pub fn score() -> Rules {
        Rules {
            source: Source::Dice(DiceSet::SCORE),
            goal: Goal(score::GOAL),
            ops: OpSet::ALL,
            score_clock: Some(TimeLimit(score::SCORE_CLOCK_S)),
            impossible_clock: Some(TimeLimit(score::IMPOSSIBLE_CLOCK_S)),
            all_numbers: false,
            blocking: false,
            undo: true,
            chat: true,
            roller: Roller::Anyone,
            spoilers_wait: false,
        }
    }

    /// The 24 game on Score's table: four cards, all of them used, no join.
    pub fn twenty_four() -> Rules {
        Rules {
            source: Source::Cards,
            goal: Goal(twenty_four::GOAL),
            ops: twenty_four::OPS,
            all_numbers: true,
            ..Rules::score()
        }
    }

    /// Whether the numbers come from cards, which are dealt, and not from dice.
    pub fn has_cards(&self) -> bool {
        self.source == Source::Cards
    }

    /// Whether there are no clocks, so that numbers may be moved before a call.
    pub fn clocks_off(&self) -> bool {
        self.score_clock.is_none() && self.impossible_clock.is_none()
    }

    /// The deal of a new round, at random.
    pub fn deal(&self, generator: &mut Generator) -> Deal {
        match &self.source {
            Source::Dice(dice) => Deal::Rolled {
                sides: dice.iter().map(|die| die.sides()).collect(),
                roll: dice.roll(generator),
            },
            Source::Cards => Deal::Drawn {
                cards: cards::draw(twenty_four::HAND_CARDS, generator),
            },
        }
    }

    /// The deal of a round of numbers that a player chose. They are shown on the dice or cards of
    /// these rules, if those can show them.
    pub fn deal_chosen(&self, roll: Roll) -> Deal {
        let shown = match &self.source {
            Source::Dice(dice) => dice
                .sides_showing(&roll)
                .map(|sides| Deal::Rolled { sides, roll }),
            Source::Cards => cards::hand_showing(roll.numbers())
                .filter(|cards| cards.len() == twenty_four::HAND_CARDS)
                .map(|cards| Deal::Drawn { cards }),
        };
        shown.unwrap_or(Deal::Chosen { numbers: roll })
    }
}

/// House rules as stored.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Rules", deny_unknown_fields)]
struct WrittenRules {
    source: Source,
    goal: Goal,
    ops: OpSet,
    score_clock: Option<TimeLimit>,
    impossible_clock: Option<TimeLimit>,
    all_numbers: bool,
    blocking: bool,
    undo: bool,
    chat: bool,
    roller: WrittenRoller,
}

/// The rule of the roller and, in the same word, whether players who spoil wait. The latter was
/// added later, and a browser stores older rules as postcard, in which no field can be left out.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WrittenRoller {
    Anyone,
    Host,
    LastScorer,
    AnyoneAndSpoilersWait,
    HostAndSpoilersWait,
    LastScorerAndSpoilersWait,
}

impl WrittenRoller {
    fn new(roller: Roller, spoilers_wait: bool) -> WrittenRoller {
        match (roller, spoilers_wait) {
            (Roller::Anyone, false) => WrittenRoller::Anyone,
            (Roller::Host, false) => WrittenRoller::Host,
            (Roller::LastScorer, false) => WrittenRoller::LastScorer,
            (Roller::Anyone, true) => WrittenRoller::AnyoneAndSpoilersWait,
            (Roller::Host, true) => WrittenRoller::HostAndSpoilersWait,
            (Roller::LastScorer, true) => WrittenRoller::LastScorerAndSpoilersWait,
        }
    }

    fn read(&self) -> (Roller, bool) {
        match self {
            WrittenRoller::Anyone => (Roller::Anyone, false),
            WrittenRoller::Host => (Roller::Host, false),
            WrittenRoller::LastScorer => (Roller::LastScorer, false),
            WrittenRoller::AnyoneAndSpoilersWait => (Roller::Anyone, true),
            WrittenRoller::HostAndSpoilersWait => (Roller::Host, true),
            WrittenRoller::LastScorerAndSpoilersWait => (Roller::LastScorer, true),
        }
    }
}

impl From<Rules> for WrittenRules {
    fn from(rules: Rules) -> WrittenRules {
        WrittenRules {
            source: rules.source,
            goal: rules.goal,
            ops: rules.ops,
            score_clock: rules.score_clock,
            impossible_clock: rules.impossible_clock,
            all_numbers: rules.all_numbers,
            blocking: rules.blocking,
            undo: rules.undo,
            chat: rules.chat,
            roller: WrittenRoller::new(rules.roller, rules.spoilers_wait),
        }
    }
}

impl From<WrittenRules> for Rules {
    fn from(written: WrittenRules) -> Rules {
        let (roller, spoilers_wait) = written.roller.read();
        Rules {
            source: written.source,
            goal: written.goal,
            ops: written.ops,
            score_clock: written.score_clock,
            impossible_clock: written.impossible_clock,
            all_numbers: written.all_numbers,
            blocking: written.blocking,
            undo: written.undo,
            chat: written.chat,
            roller,
            spoilers_wait,
        }
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::score()
    }
}
