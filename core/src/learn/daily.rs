//! The rolls of a date, the same five for everybody, and a player's progress and streak with them.
//!
//! They come from the date alone, by [SplitMix64](https://doi.org/10.1145/2714064.2660195), which
//! is implemented here, because the stream of a crate may change. Past dates are in a golden file
//! of the tests. A change of the measure of difficulty would change the rolls too, so the old
//! measure has to be kept for these.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::practice::Outcome;
use super::skill::Need;
use crate::NotAValue;
use crate::arith::puzzle::Puzzle;
use crate::cards::MAX_RANK;
use crate::dice::{DiceSet, Roll};
use crate::games::twenty_four::HAND_CARDS;
use crate::solve;
use crate::table::game::TableGame;

/// How many rolls a day has.
pub const ROLLS: usize = 5;

/// The first day that has rolls.
pub const FIRST_DAY: Day = Day {
    year: 2026,
    month: 1,
    day: 1,
};

/// The last year that has rolls.
const LAST_YEAR: u32 = 2_999;

/// The share of days that have an impossible roll: one day in this many.
const IMPOSSIBLE_ONE_DAY_IN: u32 = 3;

/// How often the dice are thrown to find one roll of the day, at most. About one throw in thirty
/// fits.
const MAX_TRIES: usize = 5_000;

/// How many days a week has.
pub const WEEK_DAYS: u32 = 7;

/// The fewest and the most points of each of the five rolls of Score that can be made.
const SCORE_POINTS: [(u32, u32); ROLLS] = [(4, 5), (6, 7), (8, 10), (11, 13), (14, 99)];

/// The fewest and the most points of each of the five rolls of the 24 game.
const TWENTY_FOUR_POINTS: [(u32, u32); ROLLS] = [(6, 7), (8, 8), (9, 10), (11, 14), (15, 99)];

/// A day of the calendar, from [`FIRST_DAY`] to the end of the year 2999.
///
/// As text it is `2026-12-31`, as data the number 20261231.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Day {
    year: u32,
    month: u32,
    day: u32,
}

impl Day {
    /// The day of the number 20261231; `None` if the calendar has none, or no rolls.
    pub fn of_number(number: u32) -> Option<Day> {
        let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100);
        let is_month = (1..=12).contains(&month);
        let is_valid = is_month && (1..=days_in(year, month)).contains(&day);
        let day = Day { year, month, day };
        (is_valid && day >= FIRST_DAY && year <= LAST_YEAR).then_some(day)
    }

    /// The day as a number such as 20261231.
    pub const fn number(self) -> u32 {
        (self.year * 100 + self.month) * 100 + self.day
    }

    /// The day of the month.
    pub const fn of_month(self) -> u32 {
        self.day
    }

    /// The day after; `None` after the last.
    pub fn next(self) -> Option<Day> {
        let Day { year, month, day } = self;
        let number = |year: u32, month: u32, day: u32| (year * 100 + month) * 100 + day;
        Day::of_number(match (month, day) {
            (_, day) if day < days_in(year, month) => number(year, month, day + 1),
            (12, _) => number(year + 1, 1, 1),
            _ => number(year, month + 1, 1),
        })
    }

    /// The day before; `None` before the first.
    pub fn before(self) -> Option<Day> {
        let Day { year, month, day } = self;
        let number = |year: u32, month: u32, day: u32| (year * 100 + month) * 100 + day;
        Day::of_number(match (month, day) {
            (_, 2..) => number(year, month, day - 1),
            (1, _) => number(year - 1, 12, 31),
            _ => number(year, month - 1, days_in(year, month - 1)),
        })
    }

    /// The first day of its month; the first that has rolls is the first of a month too.
    pub fn first_of_month(self) -> Day {
        Day { day: 1, ..self }
    }

    /// All days of the month in which the day is.
    pub fn month(self) -> impl Iterator<Item = Day> {
        (1..=days_in(self.year, self.month)).map(move |day| Day { day, ..self })
    }

    /// Days since 1 March of the year 0, when leap days come last
    /// (<https://howardhinnant.github.io/date_algorithms.html>).
    pub const fn ordinal(self) -> u32 {
        let month = (self.month + 9) % 12;
        let year = self.year - (self.month <= 2) as u32;
        let of_year = (153 * month + 2) / 5 + self.day - 1;
        year * 365 + year / 4 - year / 100 + year / 400 + of_year
    }

    /// The day of the week: 0 is Monday.
    pub const fn weekday(self) -> u32 {
        // 1 March of the year 0 was a Wednesday.
        (self.ordinal() + 2) % WEEK_DAYS
    }
}

/// The date of a number from [`Day::ordinal`], written as 20261130. It may be before [`FIRST_DAY`]
/// (<https://howardhinnant.github.io/date_algorithms.html>).
pub const fn date_of_ordinal(ordinal: u32) -> u32 {
    const DAYS_IN_400_YEARS: u32 = 146_097;
    let of_400_years = ordinal % DAYS_IN_400_YEARS;
    let year = (of_400_years - of_400_years / 1_460 + of_400_years / 36_524
        - of_400_years / 146_096)
        / 365;
    let of_year = of_400_years - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let is_next_year = month >= 10;
    let month = if is_next_year { month - 9 } else { month + 3 };
    let year = ordinal / DAYS_IN_400_YEARS * 400 + year + is_next_year as u32;
    (year * 100 + month) * 100 + day
}

const fn days_in(year: u32, month: u32) -> u32 {
    let is_leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    match month {
        2 => 28 + is_leap as u32,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Day { year, month, day } = self;
        write!(out, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NotAValue;

    fn from_str(text: &str) -> Result<Day, NotAValue> {
        let day = (|| {
            let number: u32 = text.replace('-', "").parse().ok()?;
            Day::of_number(number)
        })();
        // The text must be exactly as the day is printed: `2026-1-1` is refused.
        day.filter(|day| day.to_string() == text).ok_or(NotAValue)
    }
}

impl From<Day> for u32 {
    fn from(day: Day) -> u32 {
        day.number()
    }
}

impl TryFrom<u32> for Day {
    type Error = NotAValue;

    fn try_from(number: u32) -> Result<Day, NotAValue> {
        Day::of_number(number).ok_or(NotAValue)
    }
}

/// SplitMix64 of Steele, Lea and Flood: a constant is added to the state, which is then scattered.
struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Draws a number from 0 to `bound` − 1, as the upper half of a product. Some numbers are more
    /// likely than others by less than one in a hundred million.
    fn below(&mut self, bound: u32) -> u32 {
        let upper = self.next() >> 32;
        ((upper * u64::from(bound)) >> 32) as u32
    }
}

/// The five rolls of a day, from the easiest to the hardest. One of them may be impossible;
/// it is never the first.
pub fn rolls(game: TableGame, day: Day) -> [Roll; ROLLS] {
    let game_number = match game {
        TableGame::Score => 20,
        TableGame::TwentyFour => 24,
    };
    let seed = u64::from(day.number()) * 1_000 + game_number;
    let mut draws = SplitMix64 { state: seed };
    let impossible = match draws.below(IMPOSSIBLE_ONE_DAY_IN) {
        0 => Some(1 + draws.below(ROLLS as u32 - 1) as usize),
        _ => None,
    };
    let points = match game {
        TableGame::Score => SCORE_POINTS,
        TableGame::TwentyFour => TWENTY_FOUR_POINTS,
    };
    let mut index = 0;
    points.map(|points| {
        let wanted = (impossible != Some(index)).then_some(points);
        index += 1;
        find_roll(game, wanted, &mut draws)
    })
}

/// The first random roll whose points are in the `wanted` range; without a range, the first
/// impossible roll.
fn find_roll(game: TableGame, wanted: Option<(u32, u32)>, draws: &mut SplitMix64) -> Roll {
    let mut roll = throw_roll(game, draws);
    for _ in 0..MAX_TRIES {
        if is_wanted_roll(game, &roll, wanted) {
            break;
        }
        roll = throw_roll(game, draws);
    }
    roll
}

fn is_wanted_roll(game: TableGame, roll: &Roll, wanted: Option<(u32, u32)>) -> bool {
    let Some(puzzle) = puzzle(game, roll) else {
        return false;
    };
    match wanted {
        None => !solve::is_solvable(&puzzle),
        Some((fewest, most)) => {
            let difficulty = Need::of(&puzzle).difficulty;
            difficulty.is_some_and(|difficulty| (fewest..=most).contains(&difficulty.points()))
        }
    }
}

/// The puzzle of a roll of the day.
pub fn puzzle(game: TableGame, roll: &Roll) -> Option<Puzzle> {
    let rules = game.rules();
    let goal = rules.goal.value();
    Puzzle::new(roll.numbers(), goal, rules.ops, rules.all_numbers).ok()
}

fn throw_roll(game: TableGame, draws: &mut SplitMix64) -> Roll {
    let sides: Vec<u32> = match game {
        TableGame::Score => DiceSet::SCORE.iter().map(|die| die.sides()).collect(),
        // Any four ranks can be drawn from a pack.
        TableGame::TwentyFour => vec![MAX_RANK.into(); HAND_CARDS],
    };
    let numbers: Vec<u32> = sides.iter().map(|sides| draws.below(*sides) + 1).collect();
    Roll::new(&numbers).expect("four dice make a roll")
}

/// How a roll of a day went. Earlier programs wrote only the first four, no matter on which day the
/// roll was solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// The roll is still to be solved.
    #[default]
    Open,
    /// Solved without a hint and without a wrong answer before, or rightly called impossible.
    Solved,
    /// Solved, with a hint or after a wrong answer.
    Helped,
    /// The solution was shown.
    Shown,
    /// Solved as for [`Mark::Solved`], but on another day than the roll's own.
    SolvedLater,
    /// Solved as for [`Mark::Helped`], but on another day than the roll's own.
    HelpedLater,
}

impl Mark {
    /// The mark of a roll with this `outcome`, which ended on its own day or on another one. The
    /// outcome is `None` while the roll is open.
    pub const fn of(outcome: Option<Outcome>, is_its_day: bool) -> Mark {
        match (outcome, is_its_day) {
            (None, _) => Mark::Open,
            (Some(Outcome::Alone), true) => Mark::Solved,
            (Some(Outcome::Alone), false) => Mark::SolvedLater,
            (Some(Outcome::Helped), true) => Mark::Helped,
            (Some(Outcome::Helped), false) => Mark::HelpedLater,
            (Some(Outcome::Shown), _) => Mark::Shown,
        }
    }

    /// How the roll went; `None` while it is open.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Mark::Open => None,
            Mark::Solved | Mark::SolvedLater => Some(Outcome::Alone),
            Mark::Helped | Mark::HelpedLater => Some(Outcome::Helped),
            Mark::Shown => Some(Outcome::Shown),
        }
    }

    /// Whether the roll was solved on its own day, with or without help.
    pub const fn is_solved_in_time(self) -> bool {
        matches!(self, Mark::Solved | Mark::Helped)
    }

    /// The rank of a mark. When the records of two devices are joined, the higher mark is kept. A
    /// roll that was solved in time ranks above one that was solved later, so that no device
    /// shortens the streak of another one.
    const fn rank(self) -> u8 {
        match self {
            Mark::Open => 0,
            Mark::Shown => 1,
            Mark::HelpedLater => 2,
            Mark::SolvedLater => 3,
            Mark::Helped => 4,
            Mark::Solved => 5,
        }
    }
}

/// How far a player is with a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The progress with each roll.
    pub rolls: [RollProgress; ROLLS],
}

/// How far a player is with one roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollProgress {
    /// How the roll went.
    pub mark: Mark,
    /// How many hints the player had.
    pub hints: u8,
    /// How often the player called the roll impossible and was wrong.
    pub wrong_calls: u8,
    /// The time that the roll was on the screen, in seconds.
    pub seconds: u32,
}

impl RollProgress {
    /// Whether nothing is left to do.
    pub fn is_over(&self) -> bool {
        self.mark != Mark::Open
    }

    /// Joins the record of the same player at the same roll in another tab. The roll that ended
    /// first counts, and of an open roll the larger number of each count.
    pub fn join_tab(&mut self, other: &RollProgress) {
        if !self.is_over() {
            *self = match other.is_over() {
                true => *other,
                false => self.open_with_most(other),
            };
        }
    }

    /// Joins the record of the same player at the same roll on another device. The one that is
    /// further counts, of equals the one that took less, and of a roll that is open on both the
    /// larger number of each count. The order of the devices makes no difference.
    pub fn join_device(&mut self, other: &RollProgress) {
        let rank_and_effort = |roll: &RollProgress| {
            let effort = (roll.hints, roll.wrong_calls, roll.seconds);
            (roll.mark.rank(), Reverse(effort))
        };
        *self = match self.is_over() || other.is_over() {
            true if rank_and_effort(other) > rank_and_effort(self) => *other,
            true => *self,
            false => self.open_with_most(other),
        };
    }

    /// An open roll with the larger number of each count of two records.
    fn open_with_most(&self, other: &RollProgress) -> RollProgress {
        RollProgress {
            mark: Mark::Open,
            hints: self.hints.max(other.hints),
            wrong_calls: self.wrong_calls.max(other.wrong_calls),
            seconds: self.seconds.max(other.seconds),
        }
    }
}

impl Progress {
    /// Whether every roll is done.
    pub fn is_over(&self) -> bool {
        self.rolls.iter().all(RollProgress::is_over)
    }

    /// Whether the day counts among days in a row: one of its rolls was solved on the day itself.
    pub fn is_in_time(&self) -> bool {
        self.rolls.iter().any(|roll| roll.mark.is_solved_in_time())
    }

    /// The first roll that is open, from 0.
    pub fn first_open(&self) -> Option<usize> {
        self.rolls.iter().position(|roll| !roll.is_over())
    }

    /// The part that may be shared. It does not reveal the numbers, and an impossible roll that was
    /// recognised looks like any other.
    pub fn shared(&self) -> Shared {
        Shared {
            marks: self.rolls.map(|roll| roll.mark),
            seconds: self.rolls.iter().map(|roll| roll.seconds).sum(),
            hints: self.rolls.iter().map(|roll| u32::from(roll.hints)).sum(),
        }
    }
}

/// The results of a day that may be shared, without the rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shared {
    /// How each roll went.
    pub marks: [Mark; ROLLS],
    /// How long all rolls took together, in seconds.
    pub seconds: u32,
    /// How many hints there were for all rolls together.
    pub hints: u32,
}

/// How many days in a row a player has played, up to `today`. `done` are the days that count by
/// [`Progress::is_in_time`], in any order. A day that was missed is forgiven if none was in the
/// six days after it; `today` is not missed before it has ended.
pub fn streak(done: &[Day], today: Day) -> u32 {
    let is_done = |day: &Day| done.contains(day);
    let mut count = u32::from(is_done(&today));
    let mut last_forgiven: Option<u32> = None;
    // Days are missed for good only between days that were done.
    let mut day = today;
    while let Some(before) = day.before() {
        day = before;
        if is_done(&day) {
            count += 1;
            continue;
        }
        let ordinal = day.ordinal();
        if last_forgiven.is_some_and(|last| last - ordinal < WEEK_DAYS) {
            break;
        }
        last_forgiven = Some(ordinal);
    }
    count
}
