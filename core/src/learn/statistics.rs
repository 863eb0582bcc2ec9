//! The answers that players gave at a device, and sums of them for plots.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use postcard::ser_flavors::Size;
use serde::{Deserialize, Serialize};

use super::daily::{Day, WEEK_DAYS, date_of_ordinal};
use super::practice::Outcome;
use super::skill::Skill;
use crate::dice::Roll;
use crate::table::game::TableGame;
use crate::table::rules::Goal;
use crate::teach::difficulty::Hardness;

/// The most answers that are kept: years of daily practice. The oldest are removed first.
pub const MAX_ANSWERS: usize = 10_000;

/// The most bytes that the stored answers take; the oldest are removed first, too. Ten thousand
/// with names of twenty Latin letters take less.
pub const MAX_ANSWER_BYTES: usize = 600_000;

/// The longest name of a player, in characters.
pub const MAX_PLAYER_CHARS: usize = 20;

/// The fewest rolls of a skill from which the skill is judged.
pub const MIN_ROLLS_TO_JUDGE: u32 = 3;

/// The source of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// From practice.
    Practice,
    /// From the rolls of a day.
    Daily,
}

/// The game in stored answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum GameName {
    #[serde(rename = "score")]
    Score,
    #[serde(rename = "24")]
    TwentyFour,
}

/// A player's answer to a roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// When the answer was given, in milliseconds since 1970.
    pub at_ms: u64,
    /// The date of the answer at the player's place.
    pub day: Day,
    /// The player at a shared screen; empty if one player is alone.
    pub player: String,
    /// Where the roll came from.
    pub origin: Origin,
    game: GameName,
    /// The roll.
    pub roll: Roll,
    /// The goal.
    pub goal: Goal,
    /// The skill that was trained; only in practice of a game as published.
    pub skill: Option<Skill>,
    /// How hard the roll is; `None` for an impossible roll.
    pub hardness: Option<Hardness>,
    /// How long the answer took, in seconds.
    pub seconds: u32,
    /// How many hints the player had.
    pub hints: u8,
    /// How often the player called the roll impossible and was wrong.
    pub wrong_calls: u8,
    /// How the roll went.
    pub outcome: Outcome,
}

/// The contents of a new answer: the roll, and how it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The game.
    pub game: TableGame,
    /// The roll.
    pub roll: Roll,
    /// The goal.
    pub goal: Goal,
    /// The skill that was trained; only in practice of a game as published.
    pub skill: Option<Skill>,
    /// How hard the roll is; `None` for an impossible roll.
    pub hardness: Option<Hardness>,
    /// How long the answer took, in seconds.
    pub seconds: u32,
    /// How many hints the player had.
    pub hints: u8,
    /// How often the player called the roll impossible and was wrong.
    pub wrong_calls: u8,
    /// How the roll went.
    pub outcome: Outcome,
}

impl Answer {
    /// An answer of `player`; the name is empty if one player is alone.
    pub fn new(at_ms: u64, day: Day, player: &str, origin: Origin, answered: Answered) -> Answer {
        Answer {
            at_ms,
            day,
            player: player.chars().take(MAX_PLAYER_CHARS).collect(),
            origin,
            game: match answered.game {
                TableGame::Score => GameName::Score,
                TableGame::TwentyFour => GameName::TwentyFour,
            },
            roll: answered.roll,
            goal: answered.goal,
            skill: answered.skill,
            hardness: answered.hardness,
            seconds: answered.seconds,
            hints: answered.hints,
            wrong_calls: answered.wrong_calls,
            outcome: answered.outcome,
        }
    }

    /// The game.
    pub fn game(&self) -> TableGame {
        match self.game {
            GameName::Score => TableGame::Score,
            GameName::TwentyFour => TableGame::TwentyFour,
        }
    }

    /// Whether the player solved the roll, alone or with help.
    pub fn is_solved(&self) -> bool {
        self.outcome != Outcome::Shown
    }

    /// How many bytes the answer takes in storage.
    fn stored_bytes(&self) -> usize {
        // Everything in it can be written.
        postcard::serialize_with_flavor(self, Size::default()).unwrap_or_default()
    }

    /// The parts by which two answers are told apart: nobody answers one roll twice at the same
    /// time.
    fn key(&self) -> (u64, &str, Origin, GameName, Roll) {
        let Answer {
            at_ms,
            player,
            origin,
            game,
            roll,
            ..
        } = self;
        (*at_ms, player, *origin, *game, *roll)
    }

    /// The other parts, which decide which of two answers with the same [`Answer::key`] is kept,
    /// wherever they come from.
    fn rest(&self) -> impl Ord {
        let Answer {
            day,
            goal,
            skill,
            hardness,
            seconds,
            hints,
            wrong_calls,
            outcome,
            ..
        } = self;
        let of_roll = (*day, goal.value(), *skill, *hardness);
        (of_roll, *seconds, *hints, *wrong_calls, *outcome)
    }
}

/// The answers of a device, the oldest first, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statistics {
    answers: Vec<Answer>,
    /// The answers that were deleted last; they are never stored.
    #[serde(skip)]
    deleted: Vec<Answer>,
}

impl Statistics {
    /// The answers of a player, the oldest first.
    pub fn of<'a>(&'a self, player: &'a str) -> impl Iterator<Item = &'a Answer> + Clone {
        let answers = self.answers.iter();
        answers.filter(move |answer| answer.player == player)
    }

    /// The names of all players who have answered, each once.
    pub fn players(&self) -> Vec<String> {
        let mut names: Vec<String> = self.answers.iter().map(|it| it.player.clone()).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// How many answers there are.
    pub fn count(&self) -> usize {
        self.answers.len()
    }

    /// All answers, the oldest first.
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// Adds an answer in its place.
    pub fn add(&mut self, answer: Answer) {
        self.merge(vec![answer]);
    }

    /// Deletes the answers of a player; [`Statistics::undo_delete`] brings them back.
    pub fn delete(&mut self, player: &str) {
        let answers = std::mem::take(&mut self.answers);
        (self.deleted, self.answers) = answers.into_iter().partition(|it| it.player == player);
    }

    /// Whether something can be brought back.
    pub fn can_undo_delete(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Brings back the answers that were deleted last.
    pub fn undo_delete(&mut self) {
        let deleted = std::mem::take(&mut self.deleted);
        self.merge(deleted);
    }

    /// Adds the answers that are new, and returns how many there were.
    pub fn merge(&mut self, others: Vec<Answer>) -> usize {
        let before = self.answers.len();
        self.answers.extend(others);
        let order = |a: &Answer, b: &Answer| {
            let by_key = a.key().cmp(&b.key());
            by_key.then_with(|| a.rest().cmp(&b.rest()))
        };
        self.answers.sort_by(order);
        self.answers.dedup_by(|b, a| a.key() == b.key());
        let new = self.answers.len() - before;
        let oldest = self.answers.len() - self.count_kept();
        self.answers.drain(..oldest);
        new
    }

    /// How many of the newest answers are kept.
    fn count_kept(&self) -> usize {
        let newest = self.answers.iter().rev().take(MAX_ANSWERS);
        let fits = newest.scan(0, |bytes, answer| {
            *bytes += answer.stored_bytes();
            Some(*bytes <= MAX_ANSWER_BYTES)
        });
        fits.take_while(|fits| *fits).count()
    }
}

/// A week of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Week {
    /// The date of the week's Monday, such as 20261130.
    pub monday: u32,
    /// How many rolls were solved.
    pub solved: u32,
    /// How many solutions were shown.
    pub shown: u32,
}

/// The weeks in which answers were given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Weeks {
    /// The weeks from the first to the last, including those without answers. A week begins on
    /// Monday.
    pub weeks: Vec<Week>,
    /// How many answers are in a future week, because a clock was wrong. They are in none of the
    /// weeks.
    pub count_ahead: u32,
}

/// The weeks from the first answer to the last up to `today`, no more than the last `most`. If
/// every answer is of a week after `today`, that day must be wrong, and no answer is left out; nor
/// is any without a day.
pub fn by_week<'a>(
    answers: impl Iterator<Item = &'a Answer> + Clone,
    today: Option<Day>,
    most: usize,
) -> Weeks {
    let is_ahead =
        |answer: &&Answer| today.is_some_and(|today| monday_of(answer.day) > monday_of(today));
    let (answer_count, ahead_count) = (
        answers.clone().count(),
        answers.clone().filter(is_ahead).count(),
    );
    if answer_count == ahead_count {
        return Weeks {
            weeks: weeks_of(answers, most),
            count_ahead: 0,
        };
    }
    Weeks {
        weeks: weeks_of(answers.filter(|answer| !is_ahead(answer)), most),
        count_ahead: ahead_count as u32,
    }
}

impl Week {
    /// The week with the most solved rolls; of several, the last. `None` if there are fewer than
    /// two weeks, or nothing was solved.
    pub fn best(weeks: &[Week]) -> Option<Week> {
        let best = weeks.iter().max_by_key(|week| week.solved)?;
        (weeks.len() > 1 && best.solved > 0).then_some(*best)
    }
}

/// The [`Day::ordinal`] of the Monday of a day's week.
fn monday_of(day: Day) -> u32 {
    day.ordinal() - day.weekday()
}

fn weeks_of<'a>(answers: impl Iterator<Item = &'a Answer>, most: usize) -> Vec<Week> {
    let mut found: BTreeMap<u32, Week> = BTreeMap::new();
    for answer in answers {
        let monday = monday_of(answer.day);
        let week = found.entry(monday).or_insert(empty_week(monday));
        match answer.is_solved() {
            true => week.solved += 1,
            false => week.shown += 1,
        }
    }
    let (Some(first), Some(last)) = (found.keys().next(), found.keys().next_back()) else {
        return Vec::new();
    };
    let first = (*first).max((last + WEEK_DAYS).saturating_sub(most as u32 * WEEK_DAYS));
    let mondays = (first..=*last).step_by(WEEK_DAYS as usize);
    mondays
        .map(|monday| found.get(&monday).copied().unwrap_or(empty_week(monday)))
        .collect()
}

fn empty_week(monday: u32) -> Week {
    Week {
        monday: date_of_ordinal(monday),
        solved: 0,
        shown: 0,
    }
}

/// How long the solved rolls of a hardness took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// How many solved rolls there are.
    pub count: u32,
    /// The median of the times, in whole seconds. Of an even number it is the mean of the two in
    /// the middle.
    pub median_seconds: u32,
}

/// The times of solved rolls that can be made, by their hardness, the easiest first.
pub fn by_hardness<'a>(answers: impl Iterator<Item = &'a Answer> + Clone) -> [Times; 4] {
    Hardness::ALL.map(|hardness| {
        let solved = answers.clone().filter(|answer| answer.is_solved());
        let solved = solved.filter(|answer| answer.hardness == Some(hardness));
        let mut seconds: Vec<u32> = solved.map(|answer| answer.seconds).collect();
        seconds.sort_unstable();
        Times {
            count: seconds.len() as u32,
            median_seconds: median(&seconds),
        }
    })
}

/// The median of ascending numbers, rounded down as seconds are everywhere; 0 if there is no
/// number.
fn median(ascending: &[u32]) -> u32 {
    let at = |index: usize| ascending.get(index).copied().unwrap_or(0);
    let middle = ascending.len() / 2;
    match ascending.len().is_multiple_of(2) {
        true => at(middle.saturating_sub(1)).midpoint(at(middle)),
        false => at(middle),
    }
}

/// How well a player judges 'impossible'.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calls {
    /// How often 'impossible' was said and was right.
    pub right: u32,
    /// How often 'impossible' was said although there is a solution.
    pub wrong: u32,
    /// How often a roll was impossible, and that had to be shown.
    pub overlooked: u32,
}

/// The verdict of the calls on the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallVerdict {
    /// There were no calls and no impossible rolls.
    None,
    /// More than half of the calls were wrong.
    TooSoon,
    /// More impossible rolls were overlooked than called.
    TooSeldom,
    /// Exactly half of the calls were wrong.
    HalfRight,
    /// More than half of the calls were right.
    MostlyRight,
}

impl Calls {
    /// The verdict on the player.
    pub fn verdict(self) -> CallVerdict {
        let Calls {
            right,
            wrong,
            overlooked,
        } = self;
        match wrong.cmp(&right) {
            Ordering::Greater => CallVerdict::TooSoon,
            _ if overlooked > right => CallVerdict::TooSeldom,
            Ordering::Equal if wrong == 0 => CallVerdict::None,
            Ordering::Equal => CallVerdict::HalfRight,
            Ordering::Less => CallVerdict::MostlyRight,
        }
    }
}

/// Counts the calls in these answers.
pub fn calls<'a>(answers: impl Iterator<Item = &'a Answer>) -> Calls {
    let mut calls = Calls::default();
    for answer in answers {
        calls.wrong += u32::from(answer.wrong_calls);
        match (answer.hardness, answer.is_solved()) {
            (None, true) => calls.right += 1,
            (None, false) => calls.overlooked += 1,
            (Some(_), _) => {}
        }
    }
    calls
}

/// How the rolls of a skill went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BySkill {
    /// The skill.
    pub skill: Skill,
    /// How many rolls were solved alone.
    pub alone: u32,
    /// How many rolls were solved with help.
    pub helped: u32,
    /// How many solutions were shown.
    pub shown: u32,
}

impl BySkill {
    /// How many rolls of the skill were answered.
    pub fn count(&self) -> u32 {
        self.alone + self.helped + self.shown
    }

    /// The skill that needs practice most, with the smallest share solved alone. Only skills with
    /// at least [`MIN_ROLLS_TO_JUDGE`] rolls count. `None` if each of them was always solved
    /// alone.
    pub fn weakest(skills: &[BySkill]) -> Option<Skill> {
        let judged = skills.iter().filter(|of| of.count() >= MIN_ROLLS_TO_JUDGE);
        let open = judged.filter(|of| of.alone < of.count());
        let weakest = open.min_by_key(|of| of.alone * 1_000 / of.count());
        weakest.map(|of| of.skill)
    }
}

/// The results of each practised skill, in the order of the skills.
pub fn by_skill<'a>(answers: impl Iterator<Item = &'a Answer> + Clone) -> Vec<BySkill> {
    let sums = Skill::ALL.map(|skill| {
        let count = |outcome: Outcome| {
            let of = answers.clone().filter(|answer| answer.skill == Some(skill));
            of.filter(|answer| answer.outcome == outcome).count() as u32
        };
        BySkill {
            skill,
            alone: count(Outcome::Alone),
            helped: count(Outcome::Helped),
            shown: count(Outcome::Shown),
        }
    });
    sums.into_iter().filter(|of| of.count() > 0).collect()
}
