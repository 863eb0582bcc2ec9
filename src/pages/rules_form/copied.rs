//! The same as a copy of the HTML, for a form that is not a component yet.

use score_core::dice::{DiceSet, MAX_DICE, MAX_SIDES, MIN_SIDES};
use score_core::table::rules::{Clock, Rules, Source};

use crate::edge::form;
use crate::fields::{Problem, problem, read_goal, read_numbers, read_ops, write_ops};
use crate::text;

use super::ROLLERS;

/// A form of house rules. One stands in the page's HTML; a copy of it has
/// other names.
#[derive(Clone, Copy)]
pub struct RulesForm {
    /// What the names of its fields begin with.
    pub name: &'static str,
}

impl RulesForm {
    fn field(self, name: &str) -> String {
        format!("{}-{name}", self.name)
    }

    fn die_field(self, place: usize) -> String {
        self.field(&format!("die-{}", place + 1))
    }

    /// The form itself.
    pub fn form(self) -> String {
        self.field("form")
    }

    /// Writes `rules` into the form; nothing in it is wrong then.
    pub fn write(self, rules: &Rules) {
        form::mark_right(&self.form());
        form::set_checked(&self.field("cards"), rules.source == Source::Cards);
        let dice = match &rules.source {
            Source::Dice(dice) => *dice,
            Source::Cards => DiceSet::SCORE,
        };
        for place in 0..MAX_DICE {
            let die = dice.iter().nth(place);
            let sides = die.map_or(String::new(), |die| die.sides().to_string());
            form::set_text(&self.die_field(place), &sides);
        }
        form::set_text(&self.field("goal"), &rules.goal.value().to_string());
        write_ops(self.name, rules.ops);
        self.write_clocks(rules.score_clock, rules.impossible_clock);
        form::set_checked(&self.field("undo"), rules.undo);
        form::set_checked(&self.field("all"), rules.all_numbers);
        form::set_checked(&self.field("blocking"), rules.blocking);
        let roller = ROLLERS.iter().find(|(roller, _)| *roller == rules.roller);
        form::set_text(&self.field("roller"), roller.map_or("", |(_, name)| name));
    }

    /// Writes both clocks into the form.
    pub fn write_clocks(self, score: Option<Clock>, impossible: Option<Clock>) {
        let written = |clock: Option<Clock>| match clock {
            Some(clock) => clock.seconds().to_string(),
            None => String::new(),
        };
        form::set_text(&self.field("score-s"), &written(score));
        form::set_text(&self.field("impossible-s"), &written(impossible));
    }

    /// Writes `times` the published clocks into the form; with 0 there are
    /// none.
    pub fn write_longer_clocks(self, times: &str) {
        let times: u32 = times.parse().unwrap_or(1);
        let usual = Rules::score();
        let longer = |clock: Option<Clock>| Clock::new(clock?.seconds() * times);
        self.write_clocks(longer(usual.score_clock), longer(usual.impossible_clock));
    }

    /// The rules that the form holds; what it says nothing about is as in
    /// `before`.
    pub fn read(self, before: Rules) -> Result<Rules, Problem> {
        let source = match form::is_checked(&self.field("cards")) {
            true => Source::Cards,
            false => Source::Dice(self.read_dice()?),
        };
        let roller = form::text(&self.field("roller"));
        let roller = ROLLERS.iter().find(|(_, name)| *name == roller);
        Ok(Rules {
            source,
            goal: read_goal(&self.field("goal"))?,
            ops: read_ops(self.name)?,
            score_clock: self.read_clock("score-s")?,
            impossible_clock: self.read_clock("impossible-s")?,
            undo: form::is_checked(&self.field("undo")),
            all_numbers: form::is_checked(&self.field("all")),
            blocking: form::is_checked(&self.field("blocking")),
            roller: roller.map_or(before.roller, |(roller, _)| *roller),
            ..before
        })
    }

    fn read_dice(self) -> Result<DiceSet, Problem> {
        let field = |place| self.die_field(place);
        let sides = read_numbers(&field, MIN_SIDES..=MAX_SIDES, text::DICE_PROBLEM)?;
        DiceSet::new(&sides).map_err(|_| problem(&self.die_field(0), text::DICE_PROBLEM))
    }

    fn read_clock(self, name: &str) -> Result<Option<Clock>, Problem> {
        let field = self.field(name);
        let written = form::text(&field);
        if written.is_empty() {
            return Ok(None);
        }
        let clock = written.parse().ok().and_then(Clock::new);
        clock
            .map(Some)
            .ok_or_else(|| problem(&field, text::CLOCK_PROBLEM))
    }
}
