//! A player's name.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The longest name, in characters.
pub const MAX_NAME_CHARS: usize = 20;

/// A name that can be shown: 1 to [`MAX_NAME_CHARS`] visible characters.
///
/// Two names are the same when their keys are. The key is the name in
/// Unicode's compatibility form (NFKC) and without case; the tables for that
/// are large and both a browser and a server have them already, so folding a
/// text is an argument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(String, String)", into = "(String, String)")]
pub struct Name {
    shown: String,
    key: String,
}

/// Why a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NameRefusal {
    /// There is nothing to see in it.
    Empty,
    /// It has more than [`MAX_NAME_CHARS`] characters.
    TooLong,
    /// A character in it cannot be seen, or turns the text around it.
    Invisible,
}

impl Name {
    /// The name written as `text`; blanks round it are dropped, and of several
    /// in a row one is kept. `fold` gives a text's compatibility form (NFKC)
    /// in capitals and then in small letters: by way of capitals `ß` and `ss`
    /// are the same, and both small sigmas.
    pub fn new(text: &str, fold: impl Fn(&str) -> String) -> Result<Name, NameRefusal> {
        let shown = tidied(text.trim());
        check(&shown)?;
        let key = fold(&shown);
        Ok(Name { shown, key })
    }

    /// The name as its owner writes it.
    pub fn as_str(&self) -> &str {
        &self.shown
    }

    /// Whether both would be the same name at one table.
    pub fn is_same_as(&self, other: &Name) -> bool {
        self.key == other.key
    }

    /// This name with a number behind it that none of `taken` has.
    pub fn free_among<'a>(&self, taken: impl Iterator<Item = &'a Name> + Clone) -> Name {
        (2_u32..)
            .map(|number| self.numbered(number))
            .find(|name| !taken.clone().any(|other| other.is_same_as(name)))
            .unwrap_or_else(|| self.clone())
    }

    fn numbered(&self, number: u32) -> Name {
        let suffix = format!(" {number}");
        let kept = MAX_NAME_CHARS - suffix.len();
        // A key can be longer than its name, so it is only cut with it; then
        // it may be another name's key, and at worst the suggestion is taken.
        let kept = if self.shown.chars().count() > kept {
            kept
        } else {
            usize::MAX
        };
        let shorten = |text: &str| {
            let start: String = text.chars().take(kept).collect();
            start.trim_end().to_owned() + &suffix
        };
        Name {
            shown: shorten(&self.shown),
            key: shorten(&self.key),
        }
    }
}

/// A page shows blanks in a row as one, so they would make a second name that
/// looks like the first.
fn tidied(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

fn check(shown: &str) -> Result<(), NameRefusal> {
    if shown.is_empty() {
        return Err(NameRefusal::Empty);
    }
    if shown.chars().count() > MAX_NAME_CHARS {
        return Err(NameRefusal::TooLong);
    }
    if shown.chars().any(is_invisible) {
        return Err(NameRefusal::Invisible);
    }
    Ok(())
}

/// Characters that show nothing or turn the writing direction: controls,
/// white space other than the blank, and Unicode's format characters
/// (the general category Cf, and the blanks that fonts leave empty).
fn is_invisible(c: char) -> bool {
    c.is_control()
        || (c.is_whitespace() && c != ' ')
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

impl fmt::Display for Name {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.shown)
    }
}

impl fmt::Display for NameRefusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            NameRefusal::Empty => "a name needs at least one character that can be seen",
            NameRefusal::TooLong => "a name has at most 20 characters",
            NameRefusal::Invisible => "a name cannot have characters that nobody can see",
        })
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
        check(&shown)?;
        if tidied(&shown) != shown {
            return Err(NameRefusal::Invisible);
        }
        Ok(Name { shown, key })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without the compatibility form, which the standard library lacks.
    fn fold(text: &str) -> String {
        text.to_uppercase().to_lowercase()
    }

    fn name(text: &str) -> Result<Name, NameRefusal> {
        Name::new(text, fold)
    }

    #[test]
    fn a_name_is_trimmed_and_keeps_its_case() {
        assert_eq!(name("  Ada Lovelace ").unwrap().as_str(), "Ada Lovelace");
    }

    #[test]
    fn a_name_that_nobody_can_see_or_fit_is_refused() {
        let check = |text: &str, why| assert_eq!(name(text), Err(why), "{text:?}");
        check("", NameRefusal::Empty);
        check(" \t ", NameRefusal::Empty);
        check("abcdefghijklmnopqrstu", NameRefusal::TooLong);
        check("a\u{202e}b", NameRefusal::Invisible);
        check("a\u{200b}b", NameRefusal::Invisible);
        check("a\nb", NameRefusal::Invisible);
        check("\u{3164}", NameRefusal::Invisible);
    }

    #[test]
    fn twenty_characters_of_any_script_fit() {
        assert!(name(&"é".repeat(20)).is_ok());
        assert!(name(&"数".repeat(20)).is_ok());
    }

    #[test]
    fn case_and_compatibility_forms_do_not_make_another_name() {
        let fullwidth = Name::new("ＡＤＡ", |_| fold("ADA")).unwrap();
        assert!(fullwidth.is_same_as(&name("ada").unwrap()));
    }

    #[test]
    fn case_and_blanks_that_nobody_sees_do_not_make_another_name() {
        for (one, other) in [("ADA", "ada"), ("Straße", "STRASSE"), ("ΑΣ", "ασ")] {
            assert!(
                name(one).unwrap().is_same_as(&name(other).unwrap()),
                "{one}"
            );
        }
        assert_eq!(name("Ada   Lovelace").unwrap().as_str(), "Ada Lovelace");
    }

    #[test]
    fn a_kept_name_is_one_that_could_be_given() {
        let kept = |shown: &str| Name::try_from((shown.to_owned(), "key".to_owned()));
        assert!(kept("Ada Lovelace").is_ok());
        assert_eq!(kept(""), Err(NameRefusal::Empty));
        for shown in [" ", " Ada", "Ada ", "Ada  Lovelace", "Ada\u{200b}"] {
            assert_eq!(kept(shown), Err(NameRefusal::Invisible), "{shown:?}");
        }
        assert_eq!(kept(&"a".repeat(21)), Err(NameRefusal::TooLong));
    }

    #[test]
    fn a_suggestion_is_free_where_the_key_is_longer_than_the_name() {
        // The capital dotted I is two characters long when it is small.
        let long = name(&"İ".repeat(15)).unwrap();
        let taken = [long.clone(), name(&("İ".repeat(15) + " 2")).unwrap()];
        let free = long.free_among(taken.iter());
        assert_eq!(free.as_str(), "İ".repeat(15) + " 3");
    }

    #[test]
    fn a_taken_name_suggests_a_free_one() {
        let taken = [name("ada").unwrap(), name("Ada 2").unwrap()];
        let free = name("Ada").unwrap().free_among(taken.iter());
        assert_eq!(free.as_str(), "Ada 3");
        let long = name("abcdefghijklmnopqrst").unwrap();
        let free = long.free_among([long.clone()].iter());
        assert_eq!(free.as_str(), "abcdefghijklmnopqr 2");
        let split = name("abcdefghijklmnopq st").unwrap();
        let free = split.free_among([split.clone()].iter());
        assert_eq!(free.as_str(), "abcdefghijklmnopq 2");
    }
}
