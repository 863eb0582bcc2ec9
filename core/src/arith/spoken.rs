//! Splits a sentence into text and values, such as `2/3` and `−3`. A screen reader would misread
//! these: it says the stroke and leaves the minus out. There are no words here: those belong to a
//! language.

/// A part of a written sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Text that is read aloud unchanged.
    Text(&'a str),
    /// A fraction, or a number below zero.
    Value(Spoken),
}

/// A value as it is read aloud: `20 1/2` is 20 and one half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// Whether the value is below zero.
    pub is_negative: bool,
    /// The whole number, or the one in front of the fraction.
    pub whole: Option<u64>,
    /// The fraction, perhaps not in lowest terms.
    pub part: Option<SpokenFraction>,
}

/// A fraction as it is read aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpokenFraction {
    /// A fraction whose parts have a name: two thirds.
    Named {
        /// How many of these parts there are.
        numerator: u64,
        /// The number of parts of a whole, from 2 to [`MAX_NAMED`].
        denominator: u64,
    },
    /// A fraction that is read by its two numbers: 7 over 12.
    Over {
        /// The number above the stroke.
        numerator: u64,
        /// The number below the stroke.
        denominator: u64,
    },
}

/// The largest denominator with a name that everybody knows: tenths.
pub const MAX_NAMED: u64 = 10;

/// The sign that is written in front of a number below zero.
const MINUS: char = '−';

/// The character between a whole number and its fraction.
const MIXED: char = '\u{a0}';

/// The marks around a name in a sentence that may run the other way (UAX #9).
const ISOLATED: (char, char) = ('\u{2068}', '\u{2069}');

impl SpokenFraction {
    fn new(numerator: u64, denominator: u64) -> SpokenFraction {
        match denominator {
            2..=MAX_NAMED => SpokenFraction::Named {
                numerator,
                denominator,
            },
            _ => SpokenFraction::Over {
                numerator,
                denominator,
            },
        }
    }
}

/// The parts of a written sentence, in order; together they are the sentence. Isolated text is a
/// name, and no value.
pub fn pieces(written: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    // The index where the text that is not yet a piece begins.
    let mut text_start = 0;
    let mut index = 0;
    let mut previous = None;
    let mut open_names = 0_usize;
    while let Some(next) = written[index..].chars().next() {
        match next {
            _ if next == ISOLATED.0 => open_names += 1,
            _ if next == ISOLATED.1 => open_names = open_names.saturating_sub(1),
            _ => {}
        }
        let is_start = open_names == 0 && !previous.is_some_and(continues_word);
        match is_start.then(|| value(&written[index..])).flatten() {
            Some((spoken, rest)) => {
                if text_start < index {
                    pieces.push(Piece::Text(&written[text_start..index]));
                }
                pieces.push(Piece::Value(spoken));
                index = written.len() - rest.len();
                text_start = index;
                previous = Some('0');
            }
            None => {
                index += next.len_utf8();
                previous = Some(next);
            }
        }
    }
    if text_start < written.len() {
        pieces.push(Piece::Text(&written[text_start..]));
    }
    pieces
}

/// Whether a number after the character `previous` is only a part of something else. That is a
/// word, a date, an address or a number with decimals.
fn continues_word(previous: char) -> bool {
    previous.is_alphanumeric() || matches!(previous, '/' | '.' | ',' | ':' | '-' | '#')
}

/// The value at the beginning of the text, and the text after it. `None` if that text is read
/// unchanged.
fn value(written: &str) -> Option<(Spoken, &str)> {
    let unsigned = written.strip_prefix(MINUS);
    let is_negative = unsigned.is_some();
    let (first, rest) = digits(unsigned.unwrap_or(written))?;
    let spoken = |whole, part| Spoken {
        is_negative,
        whole,
        part,
    };
    if let Some((part, rest)) = fraction(first, rest) {
        return Some((spoken(None, Some(part)), rest));
    }
    let mixed = rest.strip_prefix(MIXED).and_then(|rest| {
        let (numerator, rest) = digits(rest)?;
        fraction(numerator, rest)
    });
    match mixed {
        Some((part, rest)) => Some((spoken(Some(first), Some(part)), rest)),
        None => is_negative.then(|| (spoken(Some(first), None), rest)),
    }
}

/// The fraction with this numerator, whose stroke is the beginning of `rest`.
fn fraction(numerator: u64, rest: &str) -> Option<(SpokenFraction, &str)> {
    let (denominator, rest) = digits(rest.strip_prefix('/')?)?;
    // A date or an address goes on.
    let goes_on = rest.starts_with(|next: char| next.is_alphanumeric() || next == '/');
    (!goes_on).then(|| (SpokenFraction::new(numerator, denominator), rest))
}

/// The number at the beginning of the text; `None` if it is larger than any number of the game.
fn digits(written: &str) -> Option<(u64, &str)> {
    let end = written
        .find(|next: char| !next.is_ascii_digit())
        .unwrap_or(written.len());
    let (digits, rest) = written.split_at(end);
    Some((digits.parse().ok()?, rest))
}
