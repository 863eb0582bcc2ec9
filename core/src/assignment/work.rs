//! The work of an assignment: a sheet, a lesson, or a level of practice.

use super::settings::{MAX_PRACTICE_RIGHT, RightCount};
use crate::learn::level::{Level, Setting, hardnesses};
use crate::learn::worksheet::{Drawing, MAX_ITEMS, Worksheet};
use crate::lesson::{Lesson, MAX_LESSON_ROLLS};

/// How many items a level of practice has at most for each right one that it asks for. So a pupil
/// who guesses comes to an end.
pub const PRACTICE_ITEMS_PER_RIGHT: usize = 3;

/// The most items of an assignment of any kind.
pub const MAX_ATTEMPT_ITEMS: usize = {
    let practice = MAX_PRACTICE_RIGHT as usize * PRACTICE_ITEMS_PER_RIGHT;
    assert!(practice >= MAX_ITEMS as usize && practice >= MAX_LESSON_ROLLS);
    practice
};

/// The work of an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Work {
    /// The items of a worksheet.
    Sheet(SheetWork),
    /// The rolls of a planned lesson, each to be solved or called impossible.
    Lesson(Lesson),
    /// A level of practice, until enough items are right.
    Practice(PracticeWork),
}

impl Work {
    /// The seed of the work's random numbers; 0 if it has none.
    pub fn seed(&self) -> u32 {
        match self {
            Work::Sheet(work) => work.sheet.seed,
            Work::Lesson(_) => 0,
            Work::Practice(work) => work.seed,
        }
    }
}

/// A worksheet for the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetWork {
    sheet: Worksheet,
}

impl SheetWork {
    /// The items of this sheet as work. Settings that matter on paper alone, the title among them,
    /// are reset: an assignment has a name.
    pub fn new(sheet: &Worksheet) -> SheetWork {
        let usual = Worksheet::default();
        let drawing = match sheet.kind.has_drawings() {
            true => sheet.drawing,
            false => Drawing::default(),
        };
        let sheet = Worksheet {
            working: usual.working,
            has_name: usual.has_name,
            title: usual.title,
            is_large: usual.is_large,
            key: usual.key,
            drawing,
            ..sheet.clone()
        };
        SheetWork { sheet }
    }

    /// The sheet with the items.
    pub fn sheet(&self) -> &Worksheet {
        &self.sheet
    }
}

/// A level of practice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeWork {
    setting: Setting,
    level: Level,
    right: RightCount,
    seed: u32,
}

impl PracticeWork {
    /// Practice of `level` until `right` items are right. `None` if a game as published has no
    /// roll of that level. A goal or dice of one's own may lack rolls of that level: then the items
    /// are of near levels.
    pub fn new(
        setting: Setting,
        level: Level,
        right: RightCount,
        seed: u32,
    ) -> Option<PracticeWork> {
        let levels = hardnesses(setting.game(), level.skill);
        let has_level = !setting.is_usual() || levels.contains(&level.hardness);
        has_level.then_some(PracticeWork {
            setting,
            level,
            right,
            seed,
        })
    }

    /// The same work with another number of items that must be right.
    pub fn with_right(self, right: RightCount) -> PracticeWork {
        PracticeWork { right, ..self }
    }

    /// The source of the numbers, and the goal.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The level that is practised.
    pub fn level(&self) -> Level {
        self.level
    }

    /// How many items must be right; two items with a hint are worth one.
    pub fn right(&self) -> RightCount {
        self.right
    }

    /// The most items that a pupil gets before the work ends.
    pub fn max_items(&self) -> usize {
        self.right.get() * PRACTICE_ITEMS_PER_RIGHT
    }
}
