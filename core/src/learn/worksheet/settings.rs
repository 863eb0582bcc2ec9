//! The values of a worksheet that have limits or names: kinds, counts, levels, title, answer key,
//! version.

use serde::{Deserialize, Serialize};

use crate::NotAValue;
use crate::teach::difficulty::Hardness;

/// The most items of a sheet.
pub const MAX_ITEMS: u8 = 40;

/// The most lines for working below an item.
pub const MAX_WORKING_LINES: u8 = 8;

/// The longest title, in characters.
pub const MAX_TITLE_CHARS: usize = 60;

/// How many items a sheet has by default.
const USUAL_ITEMS: u8 = 12;

/// How many lines for working are below an item by default.
const USUAL_WORKING_LINES: u8 = 2;

/// The kind of the items of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ItemKind {
    /// Rolls of Score's dice.
    #[default]
    Rolls,
    /// Hands of the 24 game.
    Hands,
    /// Worked solutions with a mistake to be found.
    Mistakes,
    /// Rolls of which some are impossible.
    Impossible,
    /// Dials.
    Dials,
}

impl ItemKind {
    /// All kinds of items.
    pub const ALL: [ItemKind; 5] = [
        ItemKind::Rolls,
        ItemKind::Hands,
        ItemKind::Mistakes,
        ItemKind::Impossible,
        ItemKind::Dials,
    ];

    /// The name of the kind in links and in messages.
    pub const fn key(self) -> &'static str {
        match self {
            ItemKind::Rolls => "rolls",
            ItemKind::Hands => "hands",
            ItemKind::Mistakes => "mistakes",
            ItemKind::Impossible => "impossible",
            ItemKind::Dials => "dials",
        }
    }

    /// Whether earlier links drew the items of this kind in another way; see [`Drawing`].
    pub const fn has_drawings(self) -> bool {
        matches!(self, ItemKind::Mistakes | ItemKind::Dials)
    }

    /// The kind of items with this key, if there is one.
    pub fn of_key(key: &str) -> Option<ItemKind> {
        ItemKind::ALL.into_iter().find(|kind| kind.key() == key)
    }
}

/// How many items a sheet has: 1 to [`MAX_ITEMS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct ItemCount(u8);

impl ItemCount {
    /// This many items; `None` if that is none or too many.
    pub fn new(count: u8) -> Option<ItemCount> {
        (1..=MAX_ITEMS).contains(&count).then_some(ItemCount(count))
    }

    /// The number of items.
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}

impl Default for ItemCount {
    fn default() -> ItemCount {
        ItemCount(USUAL_ITEMS)
    }
}

impl TryFrom<u8> for ItemCount {
    type Error = NotAValue;

    fn try_from(count: u8) -> Result<ItemCount, NotAValue> {
        ItemCount::new(count).ok_or(NotAValue)
    }
}

impl From<ItemCount> for u8 {
    fn from(count: ItemCount) -> u8 {
        count.0
    }
}

/// How many lines for working are below an item: 0 to [`MAX_WORKING_LINES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct WorkingLines(u8);

impl WorkingLines {
    /// This many lines; `None` if that is too many.
    pub fn new(lines: u8) -> Option<WorkingLines> {
        (lines <= MAX_WORKING_LINES).then_some(WorkingLines(lines))
    }

    /// The number of lines.
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}

impl Default for WorkingLines {
    fn default() -> WorkingLines {
        WorkingLines(USUAL_WORKING_LINES)
    }
}

impl TryFrom<u8> for WorkingLines {
    type Error = NotAValue;

    fn try_from(lines: u8) -> Result<WorkingLines, NotAValue> {
        WorkingLines::new(lines).ok_or(NotAValue)
    }
}

impl From<WorkingLines> for u8 {
    fn from(lines: WorkingLines) -> u8 {
        lines.0
    }
}

/// A range of difficulty levels; both ends may be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(Hardness, Hardness)", into = "(Hardness, Hardness)")]
pub struct Levels {
    from: Hardness,
    to: Hardness,
}

impl Levels {
    /// The levels from `from` to `to`; `None` if `to` is easier.
    pub fn new(from: Hardness, to: Hardness) -> Option<Levels> {
        (from <= to).then_some(Levels { from, to })
    }

    /// The easiest level of the range.
    pub const fn from(self) -> Hardness {
        self.from
    }

    /// The hardest level of the range.
    pub const fn to(self) -> Hardness {
        self.to
    }

    /// Whether `level` is in the range.
    pub fn contains(self, level: Hardness) -> bool {
        (self.from..=self.to).contains(&level)
    }
}

impl Default for Levels {
    fn default() -> Levels {
        Levels {
            from: Hardness::Easy,
            to: Hardness::Hard,
        }
    }
}

impl TryFrom<(Hardness, Hardness)> for Levels {
    type Error = NotAValue;

    fn try_from((from, to): (Hardness, Hardness)) -> Result<Levels, NotAValue> {
        Levels::new(from, to).ok_or(NotAValue)
    }
}

impl From<Levels> for (Hardness, Hardness) {
    fn from(levels: Levels) -> (Hardness, Hardness) {
        (levels.from, levels.to)
    }
}

/// The title at the top of a sheet. It has up to [`MAX_TITLE_CHARS`] characters in one line,
/// without white space round them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Title(String);

impl Title {
    /// A title with this text; `None` if the text is too long or has control characters.
    pub fn new(text: &str) -> Option<Title> {
        let text = text.trim();
        let is_fitting = text.chars().count() <= MAX_TITLE_CHARS;
        let is_line = !text.chars().any(char::is_control);
        (is_fitting && is_line).then(|| Title(text.to_owned()))
    }

    /// The text of the title.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Title {
    type Error = NotAValue;

    fn try_from(text: String) -> Result<Title, NotAValue> {
        Title::new(&text).ok_or(NotAValue)
    }
}

impl From<Title> for String {
    fn from(title: Title) -> String {
        title.0
    }
}

/// The solutions of each item in an answer key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AnswerKey {
    /// The first three different solutions, and how many there are.
    #[default]
    FirstThree,
    /// All different solutions.
    All,
}

impl AnswerKey {
    /// How many solutions the key shows for an item.
    pub const fn limit(self) -> usize {
        match self {
            AnswerKey::FirstThree => 3,
            AnswerKey::All => usize::MAX,
        }
    }
}

/// One of two versions of a sheet. Each has an item as hard as one of the other, and no item of the
/// other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Version {
    /// The first version.
    A,
    /// The second version.
    B,
}

impl Version {
    /// Both versions.
    pub const ALL: [Version; 2] = [Version::A, Version::B];

    /// The name of the version.
    pub const fn key(self) -> &'static str {
        match self {
            Version::A => "a",
            Version::B => "b",
        }
    }
}

/// The way in which the items of a sheet are drawn. With it links to earlier sheets always make the
/// same items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawing {
    /// The way of the first links. A puzzle of dials may come twice, on a sheet or in its other
    /// version, and solutions with mistakes are of rolls of the wanted difficulty, however hard
    /// their lines.
    First,
    /// The present way. No item comes twice on a sheet, or in both versions, and the lines of
    /// solutions with mistakes are of the wanted difficulty themselves.
    #[default]
    Second,
}
