//! A prepared lesson: rolls that are dealt one after the other, and how they are played. A search
//! finds such rolls.

mod progress;
mod text;

pub use progress::{LessonProgress, RoundId};
pub use text::MAX_LESSON_BYTES;

use serde::{Deserialize, Serialize};

use crate::arith::puzzle::Puzzle;
use crate::dice::{DiceRefusal, Generator, Roll};
use crate::solve;
use crate::table::invisible::ZERO_WIDTH_SPACE;
use crate::table::rules::{Goal, Rules, Source};
use crate::table::way_of_playing::Way;
use crate::teach::difficulty::{Difficulty, Hardness};
use text::roll_refusal;

/// The most rolls of a lesson: more than fit in two hours.
pub const MAX_LESSON_ROLLS: usize = 20;

/// How often the dice are thrown for the rolls of a lesson, at most.
pub const MAX_TRIES: usize = 1_000;

/// A lesson: rolls that are dealt one after the other, one to [`MAX_LESSON_ROLLS`].
///
/// A lesson is stored as its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Lesson {
    source: Source,
    goal: Goal,
    way: Way,
    rolls: Vec<Roll>,
}

/// Why there is no such lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonRefusal {
    /// The text is longer than [`MAX_LESSON_BYTES`].
    TooLong,
    /// A part of the text cannot be read, or is missing.
    Broken {
        /// The part, cut short; empty for a missing part.
        part: String,
    },
    /// A roll cannot be read.
    Roll {
        /// The number of the roll; the first is 1.
        number: usize,
        /// The roll as in the text, cut short.
        text: String,
        /// Why the roll cannot be read.
        why: DiceRefusal,
    },
    /// The lesson has no rolls.
    NoRolls,
    /// The lesson has more than [`MAX_LESSON_ROLLS`].
    TooManyRolls,
}

impl Lesson {
    /// A lesson with these rolls.
    pub fn new(
        source: Source,
        goal: Goal,
        way: Way,
        rolls: Vec<Roll>,
    ) -> Result<Lesson, LessonRefusal> {
        if rolls.is_empty() {
            return Err(LessonRefusal::NoRolls);
        }
        if rolls.len() > MAX_LESSON_ROLLS {
            return Err(LessonRefusal::TooManyRolls);
        }
        // In a race each player has rolls of their own instead of prepared ones.
        let way = if way == Way::Race { Way::Call } else { way };
        Ok(Lesson {
            source,
            goal,
            way,
            rolls,
        })
    }

    /// The source of the numbers: dice if they can show the rolls, or cards.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The goal.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The way of playing.
    pub fn way(&self) -> Way {
        self.way
    }

    /// The rolls in their order.
    pub fn rolls(&self) -> &[Roll] {
        &self.rolls
    }

    /// The house rules of the lesson. They are those of Score, or with cards those of the 24 game,
    /// at a table where the host rolls, players who spoil wait, and chat is as it `has_chat`.
    pub fn rules(&self, has_chat: bool) -> Rules {
        Rules {
            chat: has_chat,
            roller: crate::table::rules::Roller::Host,
            spoilers_wait: true,
            ..rules_of(&self.source, self.goal)
        }
    }
}

/// Reads typed rolls, one in each line. Empty lines are ignored, and commas and semicolons separate
/// numbers as blanks do. Text that a file of this page has before a roll is ignored.
pub fn typed(text: &str) -> Result<Vec<Roll>, LessonRefusal> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    // At most one more than is allowed is read, so that a long text is refused early.
    let rolls: Result<Vec<Roll>, _> = (1..)
        .zip(lines.take(MAX_LESSON_ROLLS + 1))
        .map(|(number, line)| {
            let roll = line.replace([',', ';', ZERO_WIDTH_SPACE], " ").parse();
            roll.map_err(|why| roll_refusal(number, line, why))
        })
        .collect();
    let rolls = rolls?;
    match rolls.len() {
        0 => Err(LessonRefusal::NoRolls),
        1..=MAX_LESSON_ROLLS => Ok(rolls),
        _ => Err(LessonRefusal::TooManyRolls),
    }
}

/// The request for rolls of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WantedRolls {
    /// The source of the numbers; the rules are as in a lesson.
    pub source: Source,
    /// The goal.
    pub goal: Goal,
    /// How hard the rolls shall be.
    pub level: Hardness,
    /// How many rolls there shall be; never more than [`MAX_LESSON_ROLLS`].
    pub count: u32,
    /// The rolls that are there already; at most [`MAX_LESSON_ROLLS`].
    pub known: Vec<Roll>,
    /// The source of random numbers.
    pub seed: u64,
}

/// A random search for different rolls of the wanted level. The search may find fewer rolls than
/// were asked for.
pub struct RollSearch {
    rules: Rules,
    level: Hardness,
    count: usize,
    generator: Generator,
    known_rolls: Vec<Roll>,
    found: Vec<Roll>,
    tries: usize,
}

impl RollSearch {
    /// A search in which nothing is thrown yet.
    pub fn new(wanted: &WantedRolls) -> RollSearch {
        let known = wanted.known.iter().take(MAX_LESSON_ROLLS);
        RollSearch {
            rules: rules_of(&wanted.source, wanted.goal),
            level: wanted.level,
            count: (wanted.count as usize).min(MAX_LESSON_ROLLS),
            generator: Generator::new(wanted.seed, 0),
            known_rolls: known.map(|roll| roll.sorted()).collect(),
            found: Vec::new(),
            tries: 0,
        }
    }

    /// Throws the dice once, or draws a hand, and returns whether the search has ended.
    pub fn advance(&mut self) -> bool {
        if self.is_over() {
            return true;
        }
        self.tries += 1;
        let numbers = self.rules.deal(&mut self.generator).numbers();
        let roll = Roll::new(&numbers).ok();
        if let Some(roll) = roll.filter(|roll| !self.known_rolls.contains(&roll.sorted())) {
            self.known_rolls.push(roll.sorted());
            if self.level_of(&roll) == Some(self.level) {
                self.found.push(roll);
            }
        }
        self.is_over()
    }

    /// The rolls that are found so far.
    pub fn found(&self) -> &[Roll] {
        &self.found
    }

    /// How many of [`MAX_TRIES`] were made.
    pub fn tries(&self) -> usize {
        self.tries
    }

    fn is_over(&self) -> bool {
        self.tries == MAX_TRIES || self.found.len() >= self.count
    }

    /// How hard it is to make the goal of `roll`; `None` for an impossible roll.
    fn level_of(&self, roll: &Roll) -> Option<Hardness> {
        let difficulty =
            Difficulty::of_easiest(&solve::distinct(&puzzle_by_rules(&self.rules, roll)?))?;
        Some(difficulty.level())
    }
}

/// The house rules of a game with this source of numbers and this goal.
fn rules_of(source: &Source, goal: Goal) -> Rules {
    let game = match source {
        Source::Dice(_) => Rules::score(),
        Source::Cards => Rules::twenty_four(),
    };
    Rules {
        source: source.clone(),
        goal,
        ..game
    }
}

/// The puzzle to make the goal of `rules` from `roll`.
fn puzzle_by_rules(rules: &Rules, roll: &Roll) -> Option<Puzzle> {
    let goal = rules.goal.value();
    Puzzle::new(roll.numbers(), goal, rules.ops, rules.all_numbers).ok()
}

/// The puzzle of `roll` in a lesson with this source of numbers and this goal.
pub fn puzzle_of(source: &Source, goal: Goal, roll: &Roll) -> Option<Puzzle> {
    puzzle_by_rules(&rules_of(source, goal), roll)
}
