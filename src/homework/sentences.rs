//! The sentences on homework.

use score_core::assignment::{HandIn, Work};

use super::draft::READERS;
use crate::text::language::Language;
use crate::{text, tr};

/// The name of a new assignment of this work.
pub fn usual_name(work: &Work) -> String {
    match work {
        Work::Sheet(work) => tr!("sheet-usual-title", kind = work.sheet().kind.key()),
        Work::Lesson(_) => tr!("homework-usual-lesson"),
        Work::Practice(work) => tr!("learn-skill", skill = work.level().skill.name()),
    }
}

/// The work in a few words.
pub fn work(work: &Work) -> String {
    match work {
        Work::Sheet(work) => {
            let kind = tr!("sheet-kind", kind = work.sheet().kind.key());
            tr!(
                "homework-of-sheet",
                kind = kind,
                count = work.sheet().count.get()
            )
        }
        Work::Lesson(lesson) => tr!("homework-of-lesson", count = lesson.rolls().len()),
        Work::Practice(work) => {
            let level = work.level();
            let skill = tr!("learn-skill", skill = level.skill.name());
            tr!(
                "homework-of-level",
                skill = skill,
                level = text::level(level.hardness)
            )
        }
    }
}

/// The name of a language in that language, or of the reader's.
pub fn language(code: &'static str) -> String {
    match Language::of_code(code) {
        Some(language) if code != READERS => language.name().to_owned(),
        _ => tr!("homework-language-reader"),
    }
}

/// Which pupils have which numbers, by its key.
pub fn numbers(key: &'static str) -> String {
    tr!("homework-numbers-choice", numbers = key)
}

/// A result that is handed in.
pub fn handed_in(result: &HandIn) -> String {
    tr!(
        "homework-handed-in",
        score = result.score,
        right = result.right,
        help = result.with_help,
        shown = result.shown
    )
}
