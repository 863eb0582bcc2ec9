//! A worksheet for a class, as a value: its settings, its items and its table.
//!
//! The same value always makes the same sheet, because links carry it: every draw comes from
//! [`Generator`](crate::dice::Generator), which never changes, and golden sheets are in the tests.
//!
//! In reading order:
//!
//! - `settings`: the parts of a sheet that have limits
//! - `item`: an item of the sheet, with its line of the answer key
//! - `maker`: draws the items, for both versions at once
//! - `csv`: the items as a table

mod csv;
mod item;
mod maker;
mod settings;

pub use csv::{COLUMNS, csv};
pub use item::{DialsItem, RollItem, WorksheetItem};
pub use maker::WorksheetMaker;
pub use settings::{
    AnswerKey, Drawing, ItemCount, ItemKind, Levels, MAX_ITEMS, MAX_TITLE_CHARS, MAX_WORKING_LINES,
    Title, Version, WorkingLines,
};

use serde::{Deserialize, Serialize};

use crate::learn::focus::Focus;
use crate::learn::mistake::MistakeKind;

/// A worksheet. Settings that do not fit the kind of items are ignored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worksheet {
    /// The kind of the items.
    pub kind: ItemKind,
    /// How many items the sheet shall have.
    pub count: ItemCount,
    /// How hard the items are.
    pub levels: Levels,
    /// The focus of rolls and hands.
    pub focus: Focus,
    /// The kind of mistakes to be found; `None` for a mix.
    pub mistake: Option<MistakeKind>,
    /// How much space there is for working, in lines.
    pub working: WorkingLines,
    /// Whether the sheet has lines for a name and a date.
    pub has_name: bool,
    /// The title at the top; empty for the usual title.
    pub title: Title,
    /// Whether the sheet is in large print.
    pub is_large: bool,
    /// The solutions that the answer key shows.
    pub key: AnswerKey,
    /// Which of two equally hard versions; `None` is the first, without a mark.
    pub version: Option<Version>,
    /// How the items are drawn.
    pub drawing: Drawing,
    /// The seed of all random numbers.
    pub seed: u32,
}
