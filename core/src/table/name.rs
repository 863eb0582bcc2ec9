//! A player's name.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::invisible::{ZERO_WIDTH_SPACE, is_invisible};

/// The longest name, in characters.
pub const MAX_NAME_CHARS: usize = 20;

/// The most accents and other marks on one letter of a name or of a line of chat. They are counted
/// separately (NFD). The number is the limit of UTS #39, section 5.4. Burmese needs four; more
/// would cover the lines above and below.
pub const MAX_MARKS: usize = 4;

/// The most digits of a number that distinguishes names: there are no more seats than that.
pub const MAX_NUMBER_DIGITS: usize = 4;

/// A name that can be shown: 1 to [`MAX_NAME_CHARS`] visible characters.
///
/// Two names are the same when their keys are. The key is the name in
/// Unicode's compatibility form (NFKC) and without case; the tables for that
/// are large and both a browser and a server have them already, so folding a
/// text is an argument.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(String, String)", into = "(String, String)")]
pub struct Name {
    shown: String,
    key: String,
}

/// Why a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NameRefusal {
    /// It has no visible characters.
    Empty,
    /// It has more than [`MAX_NAME_CHARS`] characters.
    TooLong,
    /// A character in it is invisible, or changes the direction of the text around it
    /// ([`is_invisible`]).
    Invisible,
    /// It has more than [`MAX_MARKS`] marks on one letter, or marks on none.
    StackedMarks,
    /// It claims that its player hosts, teaches or runs the relay.
    ReservedWord,
}

print_its_name!(NameRefusal);

impl Name {
    /// The name written as `text`. Blanks around it and the mark that files of this page have
    /// before a name are dropped, and several blanks in a row become one. `fold` returns a text's
    /// compatibility form (NFKC) in capitals and then in small letters: through the capitals `ß`
    /// and `ss` become equal, and so do both small sigmas.
    pub fn new(text: &str, fold: impl Fn(&str) -> String) -> Result<Name, NameRefusal> {
        let shown = tidied(without_mark(text.trim()));
        check(&shown, is_invisible)?;
        let key = fold(&shown);
        Ok(Name { shown, key })
    }

    /// The name as the player writes it.
    pub fn as_str(&self) -> &str {
        &self.shown
    }

    /// Whether both would be the same name at one table.
    pub fn is_same_as(&self, other: &Name) -> bool {
        self.key == other.key
    }

    /// Whether both are the same except for a number after them. The second of two Annas is often
    /// the first one, on another device.
    pub fn is_same_but_for_number(&self, other: &Name) -> bool {
        without_number(&self.key) == without_number(&other.key)
    }

    /// Adds a number to the name, so that none of `taken` is the same.
    pub fn free_among<'a>(&self, taken: impl Iterator<Item = &'a Name> + Clone) -> Name {
        self.free_where(|name| !taken.clone().any(|other| other.is_same_as(name)))
    }

    /// Adds the smallest number from 2 on for which `is_free` holds to the name.
    pub fn free_where(&self, is_free: impl Fn(&Name) -> bool) -> Name {
        (2_u32..)
            .map(|number| self.numbered(number))
            .find(is_free)
            .unwrap_or_else(|| self.clone())
    }

    /// The name with a number after it, cut if it would be too long.
    fn numbered(&self, number: u32) -> Name {
        let suffix = format!(" {number}");
        let char_limit = MAX_NAME_CHARS - suffix.len();
        // A key can be longer than its name, so both are cut to the same length; the result may be
        // another name's key, and then at worst the suggestion is taken.
        let kept_chars = if self.shown.chars().count() > char_limit {
            char_limit
        } else {
            usize::MAX
        };
        let shorten = |text: &str| {
            let start: String = text.chars().take(kept_chars).collect();
            start.trim_end().to_owned() + &suffix
        };
        Name {
            shown: shorten(&self.shown),
            key: shorten(&self.key),
        }
    }
}

/// Whether both texts would be the same name at one table, as [`Name::is_same_as`] says of names. A
/// text that would be no valid name is compared, too.
pub fn are_same(one: &str, other: &str, fold: impl Fn(&str) -> String) -> bool {
    let key = |text: &str| fold(&tidied(text.trim()));
    key(one) == key(other)
}

/// A name without the number after it that distinguishes it from another, as [`Name::free_where`]
/// adds one. The number has at most [`MAX_NUMBER_DIGITS`] digits.
pub fn without_number(name: &str) -> &str {
    let is_number = |text: &str| {
        let is_short = (1..=MAX_NUMBER_DIGITS).contains(&text.len());
        is_short && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    match name.rsplit_once(' ') {
        Some((rest, number)) if is_number(number) => rest,
        _ => name,
    }
}

/// A name without the mark that files of this page have before it, from which it may be copied.
fn without_mark(text: &str) -> &str {
    let name = text.strip_prefix(ZERO_WIDTH_SPACE);
    name.filter(|name| !name.is_empty()).unwrap_or(text)
}

/// The text with one blank in place of several. A page shows blanks in a row as one, so they would
/// make a second name that looks like the first.
fn tidied(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// Checks the length of a name, and that none of its characters `is_refused`.
fn check(shown: &str, is_refused: impl Fn(char) -> bool) -> Result<(), NameRefusal> {
    if shown.is_empty() {
        return Err(NameRefusal::Empty);
    }
    if shown.chars().count() > MAX_NAME_CHARS {
        return Err(NameRefusal::TooLong);
    }
    if shown.chars().any(is_refused) {
        return Err(NameRefusal::Invisible);
    }
    Ok(())
}

/// Whether no version of Score ever accepted a character in a name. Stored names are checked by
/// this function, which must not change: [`is_invisible`] refuses more, but older names must still
/// be readable.
fn was_never_written(c: char) -> bool {
    c.is_control()
        || (c.is_whitespace() && c != ' ')
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{13430}'..='\u{13440}'
            | '\u{16fe4}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

impl fmt::Display for Name {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.shown)
    }
}

impl From<Name> for (String, String) {
    fn from(name: Name) -> (String, String) {
        (name.shown, name.key)
    }
}

impl TryFrom<(String, String)> for Name {
    type Error = NameRefusal;

    fn try_from((shown, key): (String, String)) -> Result<Name, NameRefusal> {
        check(&shown, was_never_written)?;
        if tidied(&shown) != shown {
            return Err(NameRefusal::Invisible);
        }
        Ok(Name { shown, key })
    }
}
