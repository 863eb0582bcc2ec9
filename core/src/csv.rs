//! Tables as files of separated values (RFC 4180) that a spreadsheet opens correctly by a double
//! click. Values are in columns, texts are unchanged, and nothing is executed.

mod calendar;

use serde::{Deserialize, Serialize};

use crate::table::invisible::{ZERO_WIDTH_SPACE, is_invisible};

/// The mark at the start of a file. Without it some spreadsheets read letters beyond ASCII wrongly.
const UTF8_MARK: char = '\u{feff}';

/// The characters that begin a formula in a spreadsheet, in every width that Unicode has.
const FORMULA_SIGNS: &[char] = &[
    '=', '+', '-', '@', '\u{fe62}', '\u{fe63}', '\u{fe66}', '\u{fe6b}', '\u{ff0b}', '\u{ff0d}',
    '\u{ff1d}', '\u{ff20}',
];

/// The characters that separate cells or lines in one spreadsheet or another.
const SEPARATORS: [char; 6] = ['"', ',', ';', '\t', '\r', '\n'];

/// The words that spreadsheets in the page's languages read as true or false.
const TRUTH_WORDS: [&str; 18] = [
    "true",
    "false",
    "wahr",
    "falsch",
    "verdadero",
    "falso",
    "vrai",
    "faux",
    "vero",
    "prawda",
    "fałsz",
    "verdadeiro",
    "doğru",
    "yanliş",
    "yanlış",
    "істина",
    "хибність",
    "хиба",
];

/// The character between two cells. A spreadsheet that opens a file by a double click expects the
/// list separator of its country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Separator {
    /// For countries with a decimal point.
    Comma,
    /// For countries with a decimal comma.
    Semicolon,
    /// For text that is copied and pasted.
    Tab,
}

/// The countries of Spanish with a decimal point, and Latin America as a whole (CLDR 49).
const SPANISH_WITH_POINT: [&str; 14] = [
    "419", "BR", "BZ", "CU", "DO", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "SV", "US",
];

/// The country of French with a decimal point (CLDR 49).
const FRENCH_WITH_POINT: [&str; 1] = ["RW"];

/// The countries in which English has a decimal comma (CLDR 49).
const ENGLISH_WITH_COMMA: [&str; 25] = [
    "AT", "BE", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GE", "HU", "ID", "IT", "LT", "LV", "NL",
    "NO", "PL", "PT", "RO", "SE", "SI", "SK", "UA", "ZA",
];

impl Separator {
    /// The separator of a language tag with or without a region, such as `es-MX` (BCP 47).
    ///
    /// If decimals have a comma, lists have a semicolon: Excel takes the list separator of
    /// Windows, which is set so. Windows has the semicolon too for Arabic in all countries, and for
    /// German and Italian in Switzerland and Liechtenstein, whose decimals have a point.
    pub fn of_language(tag: &str) -> Separator {
        let mut parts = tag.split(|c: char| !c.is_ascii_alphanumeric());
        let language = parts.next().unwrap_or_default().to_ascii_lowercase();
        let region = parts.find(|part| matches!(part.len(), 2 | 3));
        let is_region_in = |regions: &[&str]| {
            let region = region.unwrap_or_default();
            regions.iter().any(|one| one.eq_ignore_ascii_case(region))
        };
        let has_semicolon = match &*language {
            "de" | "it" | "pl" | "pt" | "tr" | "uk" | "ar" => true,
            "es" => !is_region_in(&SPANISH_WITH_POINT),
            "fr" => !is_region_in(&FRENCH_WITH_POINT),
            "en" => is_region_in(&ENGLISH_WITH_COMMA),
            _ => false,
        };
        match has_semicolon {
            true => Separator::Semicolon,
            false => Separator::Comma,
        }
    }

    const fn sign(self) -> &'static str {
        match self {
            Separator::Comma => ",",
            Separator::Semicolon => ";",
            Separator::Tab => "\t",
        }
    }
}

/// The content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell<'a> {
    /// A text, which stays a text: `01302` keeps its zero.
    Text(&'a str),
    /// A whole number. Decimals would be read as dates in some countries.
    Whole(i64),
    /// A day as `2026-12-31`, which a spreadsheet of any country reads as that day.
    Day(&'a str),
    /// No content.
    Empty,
}

impl Cell<'_> {
    /// A cell with the number, or an empty one if the number is unknown.
    pub fn known<'a>(number: Option<impl Into<i64>>) -> Cell<'a> {
        number.map_or(Cell::Empty, |number| Cell::Whole(number.into()))
    }

    fn written(self) -> String {
        let text = match self {
            Cell::Text(text) => kept_text(text),
            Cell::Whole(number) => number.to_string(),
            Cell::Day(day) => day.to_owned(),
            Cell::Empty => String::new(),
        };
        match text.contains(SEPARATORS) {
            true => format!("\"{}\"", text.replace('"', "\"\"")),
            false => text,
        }
    }
}

/// A table to which lines are added one after the other.
pub struct Table {
    separator: Separator,
    text: String,
}

impl Table {
    /// A table whose columns have these names.
    pub fn new<'a>(separator: Separator, names: impl IntoIterator<Item = &'a str>) -> Table {
        let text = String::new();
        let mut table = Table { separator, text };
        table.line(names.into_iter().map(Cell::Text));
        table
    }

    /// Adds a line with these cells.
    pub fn line<'a>(&mut self, cells: impl IntoIterator<Item = Cell<'a>>) {
        let cells: Vec<String> = cells.into_iter().map(Cell::written).collect();
        self.text += &cells.join(self.separator.sign());
        self.text += "\r\n";
    }

    /// The table as the content of a file.
    pub fn into_file(self) -> String {
        format!("{UTF8_MARK}{}", self.text)
    }

    /// The table as text to be copied.
    pub fn into_copy(self) -> String {
        self.text
    }
}

/// The text, with a character before it if a spreadsheet would change the text.
fn kept_text(text: &str) -> String {
    if is_harmful(text) {
        format!("'{text}")
    } else if is_converted(text) {
        format!("{ZERO_WIDTH_SPACE}{text}")
    } else {
        text.to_owned()
    }
}

/// Whether a spreadsheet might execute a text. Some spreadsheets drop invisible characters first.
fn is_harmful(text: &str) -> bool {
    let shown = text.trim_start_matches(|c| c == ' ' || is_invisible(c));
    let hidden = &text[..text.len() - shown.len()];
    let is_number = text.parse::<i64>().is_ok() && !text.starts_with('+');
    hidden.contains(['\t', '\r', '\n']) || shown.starts_with(FORMULA_SIGNS) && !is_number
}

/// Whether a spreadsheet in some language might convert a text. It would become a number, a day, an
/// error or a word of logic. A text with a digit is converted only if all of its words are known
/// from dates or amounts: `May 2`, which may also be a pupil's name, but not `Anna 2`.
fn is_converted(text: &str) -> bool {
    /// The dot that a Turkish capital I has as a small letter.
    const DOT_ABOVE: char = '\u{307}';
    let shown = text.trim_matches(|c| c == ' ' || is_invisible(c));
    let word = shown.to_lowercase();
    if shown.starts_with('#') || TRUTH_WORDS.contains(&&*word) {
        return true;
    }
    let word = word.replace(DOT_ABOVE, "");
    let mut words = word.split(|c: char| !c.is_alphabetic() && c != '’');
    shown.contains(char::is_numeric) && words.all(calendar::is_known)
}
