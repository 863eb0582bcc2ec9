//! The sentences of homework: refusals, names of work and languages, and results.

use score_core::assignment::{
    HAND_IN_LETTERS, HandIn, HandInRefusal, MAX_ASSIGNMENT_NAME_CHARS, NameRefusal, Work,
    WorkRefusal,
};

use super::packing::PackingProblem;
use crate::text::language::Language;
use crate::{text, tr};

/// The key of the choice of the reader's own language.
pub const READERS: &str = "reader";

/// The sentence why a name is refused.
pub fn name_refusal(why: NameRefusal) -> String {
    let why = match why {
        NameRefusal::Empty => "empty",
        NameRefusal::TooLong => "long",
        NameRefusal::Control => "control",
    };
    tr!(
        "homework-name-problem",
        why = why,
        most = MAX_ASSIGNMENT_NAME_CHARS
    )
}

/// The sentence why an address has no work.
pub fn work_refusal(why: &WorkRefusal) -> String {
    match why {
        WorkRefusal::NoWork => tr!("homework-no-work"),
        WorkRefusal::Link(refusal) => text::link_refusal(refusal),
    }
}

/// The sentence why a code is refused.
pub fn code_refusal(why: HandInRefusal) -> String {
    match why {
        HandInRefusal::NotACode => tr!("homework-code-none", letters = HAND_IN_LETTERS),
        HandInRefusal::Mistyped => tr!("homework-code-mistyped"),
    }
}

/// The usual name of a new assignment with this work.
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

/// The name of a language in that language, or the words for the reader's own.
pub fn language(code: &'static str) -> String {
    match Language::of_code(code) {
        Some(language) if code != READERS => language.name().to_owned(),
        _ => tr!("homework-language-reader"),
    }
}

/// The words for the choice of numbers with this key: the same for all, or each their own.
pub fn numbers(key: &'static str) -> String {
    tr!("homework-numbers-choice", numbers = key)
}

/// The sentence about a result that is handed in.
pub fn handed_in(result: &HandIn) -> String {
    tr!(
        "homework-handed-in",
        score = result.score,
        right = result.right,
        help = result.with_help,
        shown = result.shown
    )
}

/// Why the package could not be made, in a sentence.
pub fn packing_problem(problem: PackingProblem) -> String {
    match problem {
        PackingProblem::Files => tr!("homework-no-files"),
        PackingProblem::Site => tr!("homework-no-package"),
    }
}
