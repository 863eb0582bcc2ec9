//! The form of the house rules: from rules to fields and back.

use score_core::dice::{DiceSet, MAX_DICE, MAX_SIDES, MIN_SIDES};
use score_core::table::rules::{Clock, Roller, Rules, Source};

use crate::edge::form;
use crate::fields::{Problem, problem, read_goal, read_numbers, read_ops, write_ops};
use crate::text;

const GOAL: &str = "house-goal";
const SCORE_CLOCK: &str = "house-score-s";
const IMPOSSIBLE_CLOCK: &str = "house-impossible-s";

const ROLLERS: [(Roller, &str); 3] = [
    (Roller::Anyone, "anyone"),
    (Roller::Host, "host"),
    (Roller::LastScorer, "last"),
];

fn die_field(place: usize) -> String {
    format!("house-die-{}", place + 1)
}

/// Writes `rules` into the form; nothing in it is wrong then.
pub fn write(rules: &Rules) {
    form::mark_right("house-form");
    form::set_checked("house-cards", rules.source == Source::Cards);
    let dice = match &rules.source {
        Source::Dice(dice) => *dice,
        Source::Cards => DiceSet::SCORE,
    };
    for place in 0..MAX_DICE {
        let die = dice.iter().nth(place);
        let sides = die.map_or(String::new(), |die| die.sides().to_string());
        form::set_text(&die_field(place), &sides);
    }
    form::set_text(GOAL, &rules.goal.value().to_string());
    write_ops("house", rules.ops);
    write_clocks(rules.score_clock, rules.impossible_clock);
    form::set_checked("house-undo", rules.undo);
    form::set_checked("house-all", rules.all_numbers);
    form::set_checked("house-blocking", rules.blocking);
    let roller = ROLLERS.iter().find(|(roller, _)| *roller == rules.roller);
    form::set_text("house-roller", roller.map_or("", |(_, name)| name));
}

/// Writes both clocks into the form.
pub fn write_clocks(score: Option<Clock>, impossible: Option<Clock>) {
    let written = |clock: Option<Clock>| match clock {
        Some(clock) => clock.seconds().to_string(),
        None => String::new(),
    };
    form::set_text(SCORE_CLOCK, &written(score));
    form::set_text(IMPOSSIBLE_CLOCK, &written(impossible));
}

/// The rules that the form holds; what it says nothing about is as in `before`.
pub fn read(before: Rules) -> Result<Rules, Problem> {
    let source = match form::is_checked("house-cards") {
        true => Source::Cards,
        false => Source::Dice(read_dice()?),
    };
    let roller = form::text("house-roller");
    let roller = ROLLERS.iter().find(|(_, name)| *name == roller);
    Ok(Rules {
        source,
        goal: read_goal(GOAL)?,
        ops: read_ops("house")?,
        score_clock: read_clock(SCORE_CLOCK)?,
        impossible_clock: read_clock(IMPOSSIBLE_CLOCK)?,
        undo: form::is_checked("house-undo"),
        all_numbers: form::is_checked("house-all"),
        blocking: form::is_checked("house-blocking"),
        roller: roller.map_or(before.roller, |(roller, _)| *roller),
        ..before
    })
}

fn read_dice() -> Result<DiceSet, Problem> {
    let sides = read_numbers(die_field, MIN_SIDES..=MAX_SIDES, text::DICE_PROBLEM)?;
    DiceSet::new(&sides).map_err(|_| problem(&die_field(0), text::DICE_PROBLEM))
}

fn read_clock(field: &str) -> Result<Option<Clock>, Problem> {
    let written = form::text(field);
    if written.is_empty() {
        return Ok(None);
    }
    let clock = written.parse().ok().and_then(Clock::new);
    clock
        .map(Some)
        .ok_or_else(|| problem(field, text::CLOCK_PROBLEM))
}
