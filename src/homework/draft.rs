//! The fields of the form for an assignment, and the assignment that they make.

use leptos::prelude::*;
use score_core::assignment::{
    Assignment, AssignmentMinutes, AssignmentName, LanguageCode, MAX_ASSIGNMENT_MINUTES,
    MAX_PRACTICE_RIGHT, Numbers, PassMark, RightCount, USUAL_PASS_MARK_PERCENT, Work,
};

use super::sentences::{self, READERS};
use crate::components::fields::{FieldProblem, TextBox};
use crate::tr;

/// The key of a choice: all pupils have the same numbers.
pub const SAME: &str = "same";

/// The key of a choice: the numbers differ from pupil to pupil.
pub const OWN: &str = "own";

/// A field of the form that can have a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeworkField {
    /// The name.
    Name,
    /// The number of items that must be right.
    Right,
    /// The score that passes.
    Pass,
    /// The time limit.
    Minutes,
}

/// The fields of the form. Copies share them.
#[derive(Clone, Copy)]
pub struct Draft {
    work: StoredValue<Work>,
    /// The name.
    pub name: TextBox,
    /// The number of items of a level that must be right.
    pub right: TextBox,
    /// The score that passes, in per cent.
    pub pass: TextBox,
    /// Whether a right answer at the second try counts.
    pub has_second_try: RwSignal<bool>,
    /// Whether there are hints.
    pub has_hints: RwSignal<bool>,
    /// Whether solutions may be looked at.
    pub has_solutions: RwSignal<bool>,
    /// The time for all items, in minutes.
    pub minutes: TextBox,
    /// The key of the language of the work.
    pub language: RwSignal<&'static str>,
    /// The key of the choice whether pupils have the same numbers.
    pub numbers: RwSignal<&'static str>,
}

impl Draft {
    /// The fields of a new assignment of this work.
    pub fn of(work: Work) -> Draft {
        Draft {
            name: TextBox::new(sentences::usual_name(&work)),
            work: StoredValue::new(work),
            right: TextBox::new(RightCount::default().get().to_string()),
            pass: TextBox::new(USUAL_PASS_MARK_PERCENT.to_string()),
            has_second_try: RwSignal::new(true),
            has_hints: RwSignal::new(true),
            has_solutions: RwSignal::new(true),
            minutes: TextBox::default(),
            language: RwSignal::new(READERS),
            numbers: RwSignal::new(SAME),
        }
    }

    /// Whether the work is a level of practice.
    pub fn is_level(self) -> bool {
        self.work
            .with_value(|work| matches!(work, Work::Practice(_)))
    }

    /// The language, if it is fixed.
    pub fn language_code(self) -> Option<LanguageCode> {
        LanguageCode::new(self.language.get()).filter(|_| self.language.get() != READERS)
    }

    /// The assignment that the fields make, or the problem of the first field that is wrong.
    pub fn assignment(self) -> Result<Assignment, FieldProblem<HomeworkField>> {
        let wrong_name = |why| {
            let sentence = move || sentences::name_refusal(why);
            FieldProblem::new(HomeworkField::Name, self.name.input, sentence)
        };
        let wrong_right = || {
            let sentence = || tr!("homework-right-problem", most = MAX_PRACTICE_RIGHT);
            FieldProblem::new(HomeworkField::Right, self.right.input, sentence)
        };
        let wrong_pass = || {
            let sentence = || tr!("homework-right-problem", most = 100);
            FieldProblem::new(HomeworkField::Pass, self.pass.input, sentence)
        };
        let wrong_minutes = || {
            let sentence = || tr!("homework-minutes-problem", most = MAX_ASSIGNMENT_MINUTES);
            FieldProblem::new(HomeworkField::Minutes, self.minutes.input, sentence)
        };
        let name = AssignmentName::new(&self.name.value.get()).map_err(wrong_name)?;
        let work = match self.work.get_value() {
            Work::Practice(work) => {
                let right = self.right.written().parse().ok().and_then(RightCount::new);
                Work::Practice(work.with_right(right.ok_or_else(wrong_right)?))
            }
            work => work,
        };
        let pass_mark = self.pass.written().parse().ok().and_then(PassMark::new);
        let minutes = self.minutes.written();
        let time_limit = minutes.parse().ok().and_then(AssignmentMinutes::new);
        if time_limit.is_none() && !minutes.is_empty() {
            return Err(wrong_minutes());
        }
        Ok(Assignment {
            pass_mark: pass_mark.ok_or_else(wrong_pass)?,
            has_second_try: self.has_second_try.get(),
            has_hints: self.has_hints.get(),
            has_solutions: self.has_solutions.get(),
            time_limit,
            language: self.language_code(),
            numbers: match self.numbers.get() {
                OWN => Numbers::EachOwn,
                _ => Numbers::Same,
            },
            ..Assignment::new(name, work)
        })
    }
}
