//! The lesson that is planned in this browser, with the fields of its form and undo.

use leptos::prelude::*;
use score_core::arith::puzzle::Puzzle;
use score_core::dice::{DiceSet, MAX_SIDES, MIN_SIDES, Roll};
use score_core::lesson::{self, Lesson, LessonRefusal, MAX_LESSON_ROLLS};
use score_core::table::rules::{Goal, Rules, Source};
use score_core::table::way_of_playing::{Everyone, Way};

use crate::components::fields::{
    self, Field, FieldProblem, FormProblem, Mistake, Numbers, TextBox,
};
use crate::edge::storage::{self, Found};
use crate::group::everyone::WayFields;

/// The key under which this browser stores the last planned lesson, as its text.
const SAVED: &str = "lesson-plan";

/// The number of changes that can be undone.
const MAX_DRAFTS: usize = 50;

/// A roll of the plan, with a number that no other roll has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlannedRoll {
    /// The number.
    pub id: u64,
    /// The roll.
    pub roll: Roll,
}

/// The plan before a change: its fields, if they could be read, and its rolls.
#[derive(Clone, PartialEq)]
struct Draft {
    settings: Option<(Source, Goal, Way)>,
    rolls: Vec<PlannedRoll>,
}

/// The planned lesson and its fields, for the life of the tab; copies share it.
#[derive(Clone, Copy)]
pub struct Plan {
    /// Whether cards are dealt in place of dice.
    pub has_cards: RwSignal<bool>,
    /// The sides of the dice.
    pub dice: Numbers,
    /// The goal.
    pub goal: TextBox,
    /// The way of playing.
    pub way: WayFields,
    rolls: RwSignal<Vec<PlannedRoll>>,
    last_id: StoredValue<u64>,
    drafts: RwSignal<Vec<Draft>>,
    /// Whether another tab has changed the plan last.
    pub is_of_other_tab: RwSignal<bool>,
    /// The lesson of the opened link, until the player decides whether it replaces the plan.
    pub linked_lesson: RwSignal<Option<Lesson>>,
    /// Whether the opened link has no valid lesson.
    pub is_link_refused: RwSignal<bool>,
}

impl Plan {
    /// The plan that this browser has stored, or an empty one.
    pub fn open() -> Plan {
        let goal = Rules::score().goal.value().to_string();
        let sides: Vec<u32> = DiceSet::SCORE.iter().map(|die| die.sides()).collect();
        let plan = Plan {
            has_cards: RwSignal::new(false),
            dice: Numbers::new(&sides),
            goal: TextBox::new(goal),
            way: WayFields::new(Way::Everyone(Everyone::default())),
            rolls: RwSignal::new(Vec::new()),
            last_id: StoredValue::new(0),
            drafts: RwSignal::new(Vec::new()),
            is_of_other_tab: RwSignal::new(false),
            linked_lesson: RwSignal::new(None),
            is_link_refused: RwSignal::new(false),
        };
        if let Ok(Found::Saved(lesson)) = storage::load::<Lesson>(SAVED) {
            plan.write(&lesson);
        }
        storage::on_change(&[SAVED], move || plan.catch_up());
        plan
    }

    /// Takes over the plan of another tab, since all tabs share one plan. Undo brings this tab's
    /// earlier plan back.
    fn catch_up(self) {
        if let Ok(Found::Saved(lesson)) = storage::load::<Lesson>(SAVED)
            && untrack(|| self.lesson()).as_ref() != Some(&lesson)
        {
            self.push_draft();
            self.write(&lesson);
            self.is_of_other_tab.set(true);
        }
    }

    /// Stores the lesson in this browser.
    pub fn save(lesson: &Lesson) {
        // A browser that stores nothing still has the lesson in its address.
        let _ = storage::save(SAVED, lesson);
    }

    /// The dice or cards of the form; reactive.
    pub fn source(self) -> Result<Source, FieldProblem> {
        if self.has_cards.get() {
            return Ok(Source::Cards);
        }
        let problem = |index| self.dice.problem(Field::Die, index, Mistake::Dice);
        let sides = self.dice.read(MIN_SIDES..=MAX_SIDES).map_err(problem)?;
        let dice = DiceSet::new(&sides).map_err(|_| problem(0))?;
        Ok(Source::Dice(dice))
    }

    /// The dice or cards of the form, and the goal; reactive.
    pub fn game(self) -> Result<(Source, Goal), FieldProblem> {
        Ok((self.source()?, fields::goal(self.goal)?))
    }

    /// The puzzle of `roll` in this lesson; `None` while a field is wrong.
    pub fn puzzle(self, roll: &Roll) -> Option<Puzzle> {
        let (source, goal) = self.game().ok()?;
        lesson::puzzle_of(&source, goal, roll)
    }

    /// The rolls in their order.
    pub fn rolls(self) -> Vec<PlannedRoll> {
        self.rolls.get()
    }

    /// How many rolls there are.
    pub fn count(self) -> usize {
        self.rolls.with(Vec::len)
    }

    /// How many more rolls there is room for.
    pub fn room(self) -> usize {
        MAX_LESSON_ROLLS.saturating_sub(self.count())
    }

    /// The lesson of the plan; `None` while there are no rolls or a field is wrong; reactive.
    pub fn lesson(self) -> Option<Lesson> {
        let (source, goal, way) = self.settings()?;
        let rolls = self
            .rolls
            .get()
            .iter()
            .map(|planned| planned.roll)
            .collect();
        Lesson::new(source, goal, way, rolls).ok()
    }

    fn settings(self) -> Option<(Source, Goal, Way)> {
        let (source, goal) = self.game().ok()?;
        Some((source, goal, self.way.read().ok()?))
    }

    /// The problem of the dice or the goal.
    pub fn problem(self) -> FormProblem {
        FormProblem::following(move || self.game().err())
    }

    /// The problem of the clock of a round.
    pub fn clock_problem(self) -> FormProblem {
        FormProblem::following(move || self.way.read().err())
    }

    /// Puts the lesson of an opened link into an empty plan. Before it replaces a plan, the player
    /// is asked.
    pub fn open_link(self, lesson: &Lesson) {
        self.forget_link(false);
        if untrack(|| self.count()) == 0 {
            self.write(lesson);
        } else if untrack(|| self.lesson()).as_ref() != Some(lesson) {
            self.linked_lesson.set(Some(lesson.clone()));
        }
    }

    /// Notes that the address has no lesson; `is_refused`: the lesson in the address is not valid.
    pub fn forget_link(self, is_refused: bool) {
        self.linked_lesson.set(None);
        self.is_link_refused.set(is_refused);
    }

    /// Replaces the plan with the lesson of the opened link; undo brings the plan back.
    pub fn load_from_link(self) {
        if let Some(lesson) = self.linked_lesson.get_untracked() {
            self.push_draft();
            self.write(&lesson);
            self.linked_lesson.set(None);
        }
    }

    /// Adds rolls at the end, either all of them or none.
    pub fn add(self, rolls: &[Roll]) -> Result<(), LessonRefusal> {
        if rolls.len() > untrack(|| self.room()) {
            return Err(LessonRefusal::TooManyRolls);
        }
        self.push_draft();
        let planned: Vec<PlannedRoll> = rolls.iter().map(|roll| self.with_new_id(*roll)).collect();
        self.rolls.update(|all| all.extend(planned));
        Ok(())
    }

    /// Adds a roll as a part of the last change.
    pub fn add_another(self, roll: Roll) {
        if untrack(|| self.room()) > 0 {
            let planned = self.with_new_id(roll);
            self.rolls.update(|all| all.push(planned));
        }
    }

    /// Removes a roll.
    pub fn remove(self, id: u64) {
        self.push_draft();
        self.rolls
            .update(|rolls| rolls.retain(|roll| roll.id != id));
    }

    /// Removes all rolls.
    pub fn clear(self) {
        self.push_draft();
        self.rolls.update(Vec::clear);
    }

    /// Swaps a roll with the previous or the next one; returns whether there is such a roll.
    pub fn shift(self, id: u64, is_later: bool) -> bool {
        let pair = self.rolls.with_untracked(|rolls| {
            let from = rolls.iter().position(|roll| roll.id == id)?;
            let to = match is_later {
                true => from + 1,
                false => from.checked_sub(1)?,
            };
            (to < rolls.len()).then_some((from, to))
        });
        if let Some((from, to)) = pair {
            self.push_draft();
            self.rolls.update(|rolls| rolls.swap(from, to));
        }
        pair.is_some()
    }

    /// Whether a change can be undone.
    pub fn can_undo(self) -> bool {
        self.drafts.with(|drafts| !drafts.is_empty())
    }

    /// Undoes the last change of the rolls.
    pub fn undo(self) {
        let Some(draft) = self.drafts.try_update(Vec::pop).flatten() else {
            return;
        };
        self.is_of_other_tab.set(false);
        if let Some((source, goal, way)) = &draft.settings {
            self.write_settings(source, *goal, *way);
        }
        self.rolls.set(draft.rolls);
    }

    /// Notes the plan before a change, for undo.
    fn push_draft(self) {
        self.is_of_other_tab.set(false);
        let draft = untrack(|| Draft {
            settings: self.settings(),
            rolls: self.rolls.get(),
        });
        self.drafts.update(|drafts| {
            drafts.push(draft);
            if drafts.len() > MAX_DRAFTS {
                drafts.remove(0);
            }
        });
    }

    fn write(self, lesson: &Lesson) {
        self.write_settings(lesson.source(), lesson.goal(), lesson.way());
        let rolls = lesson.rolls().iter();
        self.rolls
            .set(rolls.map(|roll| self.with_new_id(*roll)).collect());
    }

    /// Writes the settings of a lesson into the fields.
    pub fn write_settings(self, source: &Source, goal: Goal, way: Way) {
        self.has_cards.set(*source == Source::Cards);
        if let Source::Dice(dice) = source {
            let sides: Vec<u32> = dice.iter().map(|die| die.sides()).collect();
            self.dice.write(&sides);
        }
        self.goal.value.set(goal.value().to_string());
        self.way.write(way);
    }

    fn with_new_id(self, roll: Roll) -> PlannedRoll {
        let id = self.last_id.get_value() + 1;
        self.last_id.set_value(id);
        PlannedRoll { id, roll }
    }
}
