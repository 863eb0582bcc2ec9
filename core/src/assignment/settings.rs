//! The values of an assignment that have limits: its name, pass mark, minutes, language and more.

use crate::table::invisible::is_invisible;

/// The longest name of an assignment, in characters.
pub const MAX_ASSIGNMENT_NAME_CHARS: usize = 60;

/// The score that passes by default, in per cent.
pub const USUAL_PASS_MARK_PERCENT: u8 = 80;

/// The longest time for an assignment, in minutes.
pub const MAX_ASSIGNMENT_MINUTES: u16 = 180;

/// The most right items that a level of practice can ask for.
pub const MAX_PRACTICE_RIGHT: u8 = 20;

/// How many right items a level of practice asks for by default.
const USUAL_PRACTICE_RIGHT: u8 = 10;

/// The fewest and the most letters in the code of a language (ISO 639).
const LANGUAGE_LETTERS: std::ops::RangeInclusive<usize> = 2..=3;

/// The name of an assignment. It has 1 to [`MAX_ASSIGNMENT_NAME_CHARS`] characters in one line, one
/// of them visible, without white space round them. Each can be written in XML.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssignmentName(String);

/// Why a name of an assignment is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameRefusal {
    /// The name has no visible characters.
    Empty,
    /// The name has more than [`MAX_ASSIGNMENT_NAME_CHARS`] characters.
    TooLong,
    /// The name has a control character, the end of a line, or a code point that is no character.
    Control,
}

print_its_name!(NameRefusal);

impl AssignmentName {
    /// The name with this text.
    ///
    /// # Errors
    /// When the text is empty, too long, or not one line.
    pub fn new(text: &str) -> Result<AssignmentName, NameRefusal> {
        let text = text.trim();
        if text.chars().any(is_control) {
            return Err(NameRefusal::Control);
        }
        if text.chars().count() > MAX_ASSIGNMENT_NAME_CHARS {
            return Err(NameRefusal::TooLong);
        }
        let is_visible = |c: char| c != ' ' && !is_invisible(c);
        match text.chars().any(is_visible) {
            true => Ok(AssignmentName(text.to_owned())),
            false => Err(NameRefusal::Empty),
        }
    }

    /// The text of the name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a character ends a line, controls a device, or cannot be written in XML 1.0.
fn is_control(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{fffe}' | '\u{ffff}')
}

/// The score that passes, in whole per cent: 1 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PassMark(u8);

impl PassMark {
    /// A pass mark of this many per cent; `None` if that is none or too many.
    pub fn new(percent: u8) -> Option<PassMark> {
        (1..=100).contains(&percent).then_some(PassMark(percent))
    }

    /// The pass mark in per cent.
    pub const fn percent(self) -> u8 {
        self.0
    }
}

impl Default for PassMark {
    fn default() -> PassMark {
        PassMark(USUAL_PASS_MARK_PERCENT)
    }
}

/// The time for an assignment, in minutes: 1 to [`MAX_ASSIGNMENT_MINUTES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AssignmentMinutes(u16);

impl AssignmentMinutes {
    /// A limit of this many minutes; `None` if that is none or too many.
    pub fn new(minutes: u16) -> Option<AssignmentMinutes> {
        let is_fitting = (1..=MAX_ASSIGNMENT_MINUTES).contains(&minutes);
        is_fitting.then_some(AssignmentMinutes(minutes))
    }

    /// The limit in minutes.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The limit in milliseconds.
    pub(super) fn ms(self) -> u64 {
        u64::from(self.0) * 60_000
    }
}

/// How many items of a level of practice must be right: 1 to [`MAX_PRACTICE_RIGHT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RightCount(u8);

impl RightCount {
    /// This many right items; `None` if that is none or too many.
    pub fn new(count: u8) -> Option<RightCount> {
        (1..=MAX_PRACTICE_RIGHT)
            .contains(&count)
            .then_some(RightCount(count))
    }

    /// The number of right items.
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}

impl Default for RightCount {
    fn default() -> RightCount {
        RightCount(USUAL_PRACTICE_RIGHT)
    }
}

/// The code of a language, such as `de`: two or three small letters (ISO 639). Whether the page has
/// that language is not checked here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageCode(String);

impl LanguageCode {
    /// The language with this code; `None` if `code` is not such a code.
    pub fn new(code: &str) -> Option<LanguageCode> {
        let is_code = LANGUAGE_LETTERS.contains(&code.len())
            && code.bytes().all(|byte| byte.is_ascii_lowercase());
        is_code.then(|| LanguageCode(code.to_owned()))
    }

    /// The letters of the code.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether pupils have the same numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbers {
    /// All pupils have the same numbers.
    #[default]
    Same,
    /// Each pupil has numbers of their own, which follow from their id in the LMS. The rolls of a
    /// lesson are the same for all nevertheless.
    EachOwn,
}
