//! The fields of the form for a worksheet, and the sheet that they make.

use leptos::prelude::*;
use score_core::learn::focus::Focus;
use score_core::learn::mistake::MistakeKind;
use score_core::learn::worksheet::{
    AnswerKey, Drawing, ItemCount, ItemKind, Levels, MAX_ITEMS, MAX_TITLE_CHARS, MAX_WORKING_LINES,
    Title, Version, WorkingLines, Worksheet,
};
use score_core::teach::difficulty::Hardness;

use crate::components::fields::TextBox;
use crate::tr;

/// The key of any kind of mistake, or of any level.
pub const ANY: &str = "any";

/// The key of all solutions in an answer key.
pub const ALL: &str = "all";

/// The key of the first three solutions in an answer key.
pub const FIRST_THREE: &str = "three";

/// The keys of the choice for print: both, the sheet alone, the answer key alone.
pub const PRINTED: [&str; 3] = ["both", "sheet", "key"];

/// The key of a sheet with one version.
pub const ONE: &str = "one";

/// A field of the form that can have a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetField {
    /// The number of items.
    Count,
    /// The number of lines for working.
    Working,
    /// The title.
    Title,
    /// The hardest level.
    To,
}

impl SheetField {
    /// The sentence about the problem of the field.
    pub fn problem(self) -> String {
        match self {
            SheetField::Count => tr!("sheet-count-problem", most = MAX_ITEMS),
            SheetField::Working => tr!("sheet-working-problem", most = MAX_WORKING_LINES),
            SheetField::Title => tr!("sheet-title-problem", most = MAX_TITLE_CHARS),
            SheetField::To => tr!("sheet-levels-problem"),
        }
    }
}

/// The fields of the form. Copies share them.
#[derive(Clone, Copy)]
pub struct Draft {
    /// The kind of the items.
    pub kind: RwSignal<&'static str>,
    /// The number of items.
    pub count: TextBox,
    /// The easiest level.
    pub from: RwSignal<&'static str>,
    /// The hardest level.
    pub to: RwSignal<&'static str>,
    /// The focus of the rolls.
    pub focus: RwSignal<&'static str>,
    /// The kind of mistakes in worked solutions.
    pub mistake: RwSignal<&'static str>,
    /// The number of lines for working after each item.
    pub working: TextBox,
    /// Whether there are lines for name and date.
    pub has_name: RwSignal<bool>,
    /// The title.
    pub title: TextBox,
    /// Whether the sheet has large print.
    pub is_large: RwSignal<bool>,
    /// The contents of the answer key.
    pub key: RwSignal<&'static str>,
    /// Which of sheet and answer key are printed. It belongs to no link: a teacher who opens a link sees both.
    pub printed: RwSignal<&'static str>,
    /// The version of the sheet.
    pub version: RwSignal<&'static str>,
    /// The way in which the items are drawn at random.
    pub drawing: RwSignal<Drawing>,
    /// The seed of everything that is random.
    pub seed: RwSignal<u32>,
}

impl Draft {
    /// The fields with the values of this sheet.
    pub fn of(sheet: &Worksheet) -> Draft {
        Draft {
            kind: RwSignal::new(sheet.kind.key()),
            count: TextBox::new(sheet.count.get().to_string()),
            from: RwSignal::new(level_key(sheet.levels.from())),
            to: RwSignal::new(level_key(sheet.levels.to())),
            focus: RwSignal::new(sheet.focus.key()),
            mistake: RwSignal::new(sheet.mistake.map_or(ANY, MistakeKind::key)),
            working: TextBox::new(sheet.working.get().to_string()),
            has_name: RwSignal::new(sheet.has_name),
            title: TextBox::new(sheet.title.as_str().to_owned()),
            is_large: RwSignal::new(sheet.is_large),
            key: RwSignal::new(match sheet.key {
                AnswerKey::All => ALL,
                AnswerKey::FirstThree => FIRST_THREE,
            }),
            printed: RwSignal::new(PRINTED[0]),
            version: RwSignal::new(sheet.version.map_or(ONE, Version::key)),
            drawing: RwSignal::new(sheet.drawing),
            seed: RwSignal::new(sheet.seed),
        }
    }

    /// The kind of the items.
    pub fn item_kind(self) -> ItemKind {
        ItemKind::of_key(self.kind.get()).unwrap_or_default()
    }

    /// The sheet that the fields make, or the first field that is wrong.
    pub fn sheet(self) -> Result<Worksheet, SheetField> {
        let count = self.count.written().parse().ok().and_then(ItemCount::new);
        let working = self.working.written().parse().ok();
        let [from, to] = [self.from.get(), self.to.get()].map(level_of);
        Ok(Worksheet {
            kind: self.item_kind(),
            count: count.ok_or(SheetField::Count)?,
            levels: Levels::new(from, to).ok_or(SheetField::To)?,
            focus: Focus::of_key(self.focus.get()).unwrap_or_default(),
            mistake: MistakeKind::of_key(self.mistake.get()),
            working: working
                .and_then(WorkingLines::new)
                .ok_or(SheetField::Working)?,
            has_name: self.has_name.get(),
            title: Title::new(&self.title.value.read()).ok_or(SheetField::Title)?,
            is_large: self.is_large.get(),
            key: match self.key.get() {
                ALL => AnswerKey::All,
                _ => AnswerKey::FirstThree,
            },
            version: Version::ALL
                .into_iter()
                .find(|version| version.key() == self.version.get()),
            drawing: self.drawing.get(),
            seed: self.seed.get(),
        })
    }
}

/// The key of a level in messages.
pub const fn level_key(level: Hardness) -> &'static str {
    match level {
        Hardness::Easy => "easy",
        Hardness::Medium => "medium",
        Hardness::Hard => "hard",
        Hardness::VeryHard => "very-hard",
    }
}

/// The keys of all levels.
pub fn level_keys() -> Vec<&'static str> {
    Hardness::ALL.into_iter().map(level_key).collect()
}

/// The level with this key; the easiest for another key.
pub fn level_of(key: &str) -> Hardness {
    let mut all = Hardness::ALL.into_iter();
    all.find(|level| level_key(*level) == key)
        .unwrap_or(Hardness::Easy)
}
