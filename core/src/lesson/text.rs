//! A lesson as text, in which a link and a log hold it.
//!
//! In `20_6.6.12.20_everyone.60_1.4.5.7_2.3.3.8_end` there are the goal, the dice or `cards`, the way of
//! playing, the rolls, and an end, so that a link that was cut short is refused.

use std::fmt;
use std::str::FromStr;

use crate::NotAValue;
use crate::dice::{DiceRefusal, DiceSet, Roll};
use crate::games::everyone::Scoring;
use crate::table::rules::{Goal, Source};
use crate::table::way_of_playing::{Everyone, RoundTimeLimit, Way};

use super::{Lesson, LessonRefusal};

/// The longest text that is read as a lesson, in bytes; any lesson is shorter.
pub const MAX_LESSON_BYTES: usize = 600;

/// How much of an unreadable part is quoted, in characters.
const MAX_QUOTE_CHARS: usize = 30;

/// The word for a pack of cards in place of dice.
const CARDS: &str = "cards";

/// The word for the way of playing with calls.
const CALL: &str = "call";

/// The word for the way in which everyone plays at once.
const EVERYONE: &str = "everyone";

/// The end of a whole text, after the last roll.
const END: &str = "_end";

/// The word for no points at all.
const NO_POINTS: &str = "nopoints";

/// The word for one point more for each of the first three right answers.
const FIRST_THREE: &str = "first3";

/// The word for a wrong 'impossible' that costs nothing.
const FREE_IMPOSSIBLE: &str = "free";

/// The text of the lesson, which reads back as the same lesson.
impl fmt::Display for Lesson {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}_", self.goal.value())?;
        match &self.source {
            Source::Dice(dice) => write_dotted(dice.iter().map(|die| die.sides()), out)?,
            Source::Cards => out.write_str(CARDS)?,
        }
        out.write_str("_")?;
        write_way(self.way, out)?;
        for roll in &self.rolls {
            out.write_str("_")?;
            write_dotted(roll.numbers().iter().copied(), out)?;
        }
        out.write_str(END)
    }
}

impl FromStr for Lesson {
    type Err = LessonRefusal;

    fn from_str(text: &str) -> Result<Lesson, LessonRefusal> {
        if text.len() > MAX_LESSON_BYTES {
            return Err(LessonRefusal::TooLong);
        }
        let without_end = text.strip_suffix(END);
        let mut parts = without_end.unwrap_or(text).split('_');
        let goal = read_part(parts.next(), |part| Goal::new(read_number(part)?))?;
        let source = read_part(parts.next(), read_source)?;
        let way = read_part(parts.next(), read_way)?;
        if without_end.is_none() {
            let part = quote(parts.next_back().unwrap_or_default());
            return Err(LessonRefusal::Broken { part });
        }
        let rolls = (1..)
            .zip(parts)
            .map(|(number, part)| read_dotted_roll(number, part));
        let rolls: Result<Vec<Roll>, _> = rolls.collect();
        Lesson::new(source, goal, way, rolls?)
    }
}

impl TryFrom<String> for Lesson {
    type Error = NotAValue;

    fn try_from(text: String) -> Result<Lesson, NotAValue> {
        text.parse().map_err(|_| NotAValue)
    }
}

impl From<Lesson> for String {
    fn from(lesson: Lesson) -> String {
        lesson.to_string()
    }
}

fn read_part<T>(part: Option<&str>, read: impl Fn(&str) -> Option<T>) -> Result<T, LessonRefusal> {
    let part = part.unwrap_or_default();
    let broken = || LessonRefusal::Broken { part: quote(part) };
    read(part).ok_or_else(broken)
}

fn read_source(part: &str) -> Option<Source> {
    if part == CARDS {
        return Some(Source::Cards);
    }
    let sides: Option<Vec<u32>> = part.split('.').map(read_number).collect();
    DiceSet::new(&sides?).ok().map(Source::Dice)
}

/// Reads a roll in the text of a lesson, which has full stops alone. A typed roll may have blanks,
/// too.
fn read_dotted_roll(number: usize, text: &str) -> Result<Roll, LessonRefusal> {
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    if !text.split('.').all(is_number) {
        return Err(LessonRefusal::Roll {
            number,
            text: quote(text),
            why: DiceRefusal::NotNumbers,
        });
    }
    read_roll(number, text)
}

/// Reads a number without a sign.
fn read_number(text: &str) -> Option<u32> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

fn read_roll(number: usize, text: &str) -> Result<Roll, LessonRefusal> {
    text.parse().map_err(|why| roll_refusal(number, text, why))
}

/// The refusal of a text that is no roll, with its number and the beginning of the text.
pub(super) fn roll_refusal(number: usize, text: &str, why: DiceRefusal) -> LessonRefusal {
    LessonRefusal::Roll {
        number,
        text: quote(text),
        why,
    }
}

/// Reads a way of playing. For everyone at once, each word may come once, in any order.
fn read_way(part: &str) -> Option<Way> {
    let mut words = part.split('.');
    match words.next()? {
        CALL if words.next().is_none() => return Some(Way::Call),
        EVERYONE => {}
        _ => return None,
    }
    let usual = Scoring::default();
    let (mut clock, mut scoring) = (None, usual);
    for word in words {
        match word {
            NO_POINTS if scoring.points => scoring.points = false,
            FIRST_THREE if !scoring.first_three => scoring.first_three = true,
            FREE_IMPOSSIBLE if scoring.wrong_impossible => scoring.wrong_impossible = false,
            seconds if clock.is_none() => {
                clock = Some(RoundTimeLimit::new(read_number(seconds)?)?);
            }
            _ => return None,
        }
    }
    Some(Way::Everyone(Everyone { clock, scoring }))
}

fn write_way(way: Way, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Way::Everyone(Everyone { clock, scoring }) = way else {
        return out.write_str(CALL);
    };
    out.write_str(EVERYONE)?;
    if let Some(clock) = clock {
        write!(out, ".{}", clock.seconds())?;
    }
    let words = [
        (!scoring.points, NO_POINTS),
        (scoring.first_three, FIRST_THREE),
        (!scoring.wrong_impossible, FREE_IMPOSSIBLE),
    ];
    for (_, word) in words.iter().filter(|(is_written, _)| *is_written) {
        write!(out, ".{word}")?;
    }
    Ok(())
}

fn write_dotted(numbers: impl Iterator<Item = u32>, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (index, number) in numbers.enumerate() {
        let separator = if index == 0 { "" } else { "." };
        write!(out, "{separator}{number}")?;
    }
    Ok(())
}

fn quote(text: &str) -> String {
    text.chars().take(MAX_QUOTE_CHARS).collect()
}
