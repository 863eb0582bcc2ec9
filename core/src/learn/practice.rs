//! Chooses the next level and roll of a practice from the results so far: the boxes of Sebastian
//! Leitner.
//!
//! The complete rule:
//!
//! 1. Each skill is in one of [`BOXES`] boxes. Solved alone, it moves one box forward; solved with
//!    help, it stays; if the solution was shown, it moves one box back. In the last box it is
//!    mastered.
//! 2. A skill comes again after the number of other rolls that belongs to its box: 1, 2, 4, 8 or
//!    16.
//! 3. A roll whose solution was shown comes again itself, after [`RETURN_AFTER`] others.
//! 4. This also holds when a level is chosen by hand, for a roll of that level.
//! 5. Next is a roll that comes again; else the skill that has been due longest; else, if
//!    all skills begun so far are in the third box or beyond, the first that was not begun;
//!    else the one that is due soonest. Of equals the first in the order of [`Skill::ALL`].
//! 6. The further the box, the harder the rolls.
//!
//! Each goal and each set of dice of one's own has boxes of its own: practice with them says
//! nothing about the game as published.
//!
//! Rolls are counted, not days: practice has no clock.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::level::{Level, hardnesses};
use super::skill::Skill;
use crate::dice::Roll;
use crate::table::game::TableGame;

/// How many boxes there are.
pub const BOXES: u8 = 5;

/// How many other rolls come before a skill of each box comes again.
const WAIT_ROLLS: [u32; BOXES as usize] = [1, 2, 4, 8, 16];

/// The box, counted from 0, that all begun skills must have reached before another skill begins.
const BEGIN_FROM_BOX: u8 = 2;

/// How many other rolls come before a roll whose solution was shown comes again.
pub const RETURN_AFTER: u32 = 3;

/// The most rolls that wait to come again; one more takes the place of the oldest.
pub const MAX_RETURNING: usize = 20;

/// How a roll went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Solved, or rightly called impossible, without help and without a wrong answer.
    Alone,
    /// Solved with a hint, or after a wrong answer.
    Helped,
    /// The solution was shown.
    Shown,
}

/// The progress of a skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct SkillProgress {
    /// The box of the skill, counted from 0.
    in_box: u8,
    /// How many answers there must be in all before the skill is due; `None` if it was not
    /// begun.
    #[serde(rename = "due_at")]
    due_after_answers: Option<u32>,
}

impl SkillProgress {
    /// The progress if there were `by` more answers in all: the skill is still due after as many
    /// others.
    fn moved(self, by: u32) -> SkillProgress {
        let due_after_answers = self
            .due_after_answers
            .map(|due_after_answers| due_after_answers.saturating_add(by));
        SkillProgress {
            due_after_answers,
            ..self
        }
    }

    /// The progress in the later box; in the same box, the one that is due later.
    fn further(self, other: SkillProgress) -> SkillProgress {
        let rank = |progress: &SkillProgress| {
            (
                progress.due_after_answers.is_some(),
                progress.in_box,
                progress.due_after_answers,
            )
        };
        match rank(&other) > rank(&self) {
            true => other,
            false => self,
        }
    }
}

/// A roll that comes again, because its solution was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RepeatedRoll {
    level: Level,
    roll: Roll,
    /// How many answers there must be in all before the roll comes again.
    #[serde(rename = "due_at")]
    due_after_answers: u32,
}

/// The stored progress of a player with a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Practice {
    skills: [SkillProgress; Skill::ALL.len()],
    answered: u32,
    returning: Vec<RepeatedRoll>,
}

/// The next task of the player: a level, and perhaps a certain roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next {
    /// The level.
    pub level: Level,
    /// The roll that comes again; `None` for a new roll.
    pub roll: Option<Roll>,
}

/// The standing of a skill, for the map of skills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The skill was not begun.
    New,
    /// The skill is in the box with this number, from 1, and not due.
    Learning(u8),
    /// The skill is in the box with this number, from 1, and due.
    Due(u8),
    /// The skill is in the last box.
    Mastered {
        /// Whether the skill is due: a mastered skill comes again, too.
        is_due: bool,
    },
}

impl Practice {
    /// The skills that a game trains, in their order.
    pub fn skills(game: TableGame) -> impl Iterator<Item = Skill> {
        let is_trained = move |skill: &Skill| !hardnesses(game, *skill).is_empty();
        Skill::ALL.into_iter().filter(is_trained)
    }

    /// How many rolls were answered.
    pub fn answered(&self) -> u32 {
        self.answered
    }

    /// The standing of `skill`.
    pub fn standing(&self, skill: Skill) -> Standing {
        let progress = self.skills[skill as usize];
        let box_number = self.in_box(skill) + 1;
        let Some(due_after_answers) = progress.due_after_answers else {
            return Standing::New;
        };
        match (box_number >= BOXES, due_after_answers <= self.answered) {
            (true, is_due) => Standing::Mastered { is_due },
            (false, true) => Standing::Due(box_number),
            (false, false) => Standing::Learning(box_number),
        }
    }

    /// The next task by the rule.
    pub fn next(&self, game: TableGame) -> Next {
        if let Some(next) = self.coming_again(game, |_| true) {
            return next;
        }
        let begun = || {
            Practice::skills(game).filter_map(|skill| Some((self.due_after_answers(skill)?, skill)))
        };
        // The first of equals: a minimum prefers it.
        let soonest = begun().min_by_key(|(due_after_answers, _)| *due_after_answers);
        let is_ready = begun().all(|(_, skill)| self.in_box(skill) >= BEGIN_FROM_BOX);
        let first_new_skill =
            Practice::skills(game).find(|skill| self.due_after_answers(*skill).is_none());
        let skill = match (soonest, first_new_skill) {
            (Some((due_after_answers, skill)), _) if due_after_answers <= self.answered => skill,
            (_, Some(first_new_skill)) if is_ready => first_new_skill,
            (Some((_, skill)), _) => skill,
            (None, first_new_skill) => first_new_skill.unwrap_or(Skill::ThreeSteps),
        };
        Next {
            level: self.level(game, skill),
            roll: None,
        }
    }

    /// The next of the rolls that are due and whose level `is_wanted`, if there is one.
    pub fn coming_again(&self, game: TableGame, is_wanted: impl Fn(Level) -> bool) -> Option<Next> {
        let is_of_game = |level: Level| !hardnesses(game, level.skill).is_empty();
        let due = self.returning.iter().filter(|repeated| {
            repeated.due_after_answers <= self.answered
                && is_of_game(repeated.level)
                && is_wanted(repeated.level)
        });
        let repeated = due.min_by_key(|repeated| repeated.due_after_answers)?;
        Some(Next {
            level: repeated.level,
            roll: Some(repeated.roll),
        })
    }

    /// The level at which `skill` is trained next.
    pub fn level(&self, game: TableGame, skill: Skill) -> Level {
        let levels = hardnesses(game, skill);
        let index = usize::from(self.in_box(skill)) * levels.len() / usize::from(BOXES);
        let default_hardness = crate::teach::difficulty::Hardness::Medium;
        Level {
            skill,
            hardness: levels.get(index).copied().unwrap_or(default_hardness),
        }
    }

    /// Joins the progress of the same player on another device. Each skill is at the further of
    /// both, and the rolls that come again on either of them do so; of too many, those that are due
    /// soonest. The order of the devices makes no difference, nor does joining twice.
    pub fn join(&mut self, other: &Practice) {
        let answered = self.answered.max(other.answered);
        let mut returning: BTreeMap<(Level, Roll), u32> = BTreeMap::new();
        for repeated in self.moved(answered).chain(other.moved(answered)) {
            let due_after_answers = returning.entry((repeated.level, repeated.roll));
            let due_after_answers = due_after_answers.or_insert(repeated.due_after_answers);
            *due_after_answers = repeated.due_after_answers.min(*due_after_answers);
        }
        let (own_by, other_by) = (answered - self.answered, answered - other.answered);
        for (own, other) in self.skills.iter_mut().zip(&other.skills) {
            *own = own.moved(own_by).further(other.moved(other_by));
        }
        let repeated = returning
            .into_iter()
            .map(|((level, roll), due_after_answers)| RepeatedRoll {
                level,
                roll,
                due_after_answers,
            });
        self.returning = repeated.collect();
        // A stable sort, so that of equals the first by level and roll comes first.
        self.returning
            .sort_by_key(|repeated| repeated.due_after_answers);
        self.returning.truncate(MAX_RETURNING);
        self.answered = answered;
    }

    /// The rolls that come again, moved as if `answered` rolls had been answered in all.
    fn moved(&self, answered: u32) -> impl Iterator<Item = RepeatedRoll> {
        let by = answered - self.answered;
        let moved = move |repeated: &RepeatedRoll| RepeatedRoll {
            due_after_answers: repeated.due_after_answers.saturating_add(by),
            ..repeated.clone()
        };
        self.returning.iter().map(moved)
    }

    /// Whether at most [`MAX_RETURNING`] rolls wait to come again.
    pub(super) fn is_within_limit(&self) -> bool {
        self.returning.len() <= MAX_RETURNING
    }

    /// Notes the outcome of a roll of `level`.
    pub fn answer(&mut self, level: Level, roll: Roll, outcome: Outcome) {
        self.answered = self.answered.saturating_add(1);
        self.returning.retain(|repeated| repeated.roll != roll);
        let progress = &mut self.skills[level.skill as usize];
        progress.in_box = match outcome {
            Outcome::Alone => progress.in_box.saturating_add(1).min(BOXES - 1),
            Outcome::Helped => progress.in_box,
            Outcome::Shown => progress.in_box.saturating_sub(1),
        };
        let wait = WAIT_ROLLS.get(usize::from(progress.in_box));
        progress.due_after_answers = Some(self.answered.saturating_add(wait.copied().unwrap_or(1)));
        if outcome == Outcome::Shown {
            let first = (self.returning.len() + 1).saturating_sub(MAX_RETURNING);
            self.returning.drain(..first);
            self.returning.push(RepeatedRoll {
                level,
                roll,
                due_after_answers: self.answered.saturating_add(RETURN_AFTER),
            });
        }
    }

    fn in_box(&self, skill: Skill) -> u8 {
        self.skills[skill as usize].in_box.min(BOXES - 1)
    }

    fn due_after_answers(&self, skill: Skill) -> Option<u32> {
        self.skills[skill as usize].due_after_answers
    }
}
