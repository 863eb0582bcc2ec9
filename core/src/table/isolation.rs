//! Isolates text whose direction differs from that of the sentence around it. Such texts are names
//! in scripts that are written from right to left, and arithmetic in a sentence of such a script.

use std::borrow::Cow;

/// The characters that begin a part of a line that is laid out by itself. The character that ends
/// the part is among them (UAX #9).
const MARKS: [char; 3] = [BEGIN, BEGIN_LEFT_TO_RIGHT, END];
const BEGIN: char = '\u{2068}';
const BEGIN_LEFT_TO_RIGHT: char = '\u{2066}';
const END: char = '\u{2069}';

/// Whether a character belongs to a script that is written from right to left. These are Unicode's
/// blocks for such scripts (`DerivedBidiClass.txt`), including letters that are not yet assigned.
pub const fn is_right_to_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}'
        | '\u{fb1d}'..='\u{fdcf}'
        | '\u{fdf0}'..='\u{fdff}'
        | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}

/// Isolates a text for a sentence that is written from left to right. If it has letters of the
/// other direction it is isolated, so that it does not reorder the text around it. A sentence in
/// which all such parts are already isolated is unchanged.
pub fn isolated(text: &str) -> Cow<'_, str> {
    let mut depth = 0_usize;
    let has_other_direction = text.chars().any(|c| {
        match c {
            BEGIN => depth += 1,
            END => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && is_right_to_left(c)
    });
    match has_other_direction {
        true => Cow::Owned(format!("{BEGIN}{text}{END}")),
        false => Cow::Borrowed(text),
    }
}

/// Isolates a text for a sentence that is written from right to left. Arithmetic goes from left to
/// right there too, `−3` keeps its minus in front, and a name in Latin letters does not pull a
/// number after it along.
pub fn isolated_from_left(text: &str) -> Cow<'_, str> {
    // A text in the direction of the sentence is a part of it, perhaps with arithmetic of its own.
    let has_same_direction = text.chars().any(is_right_to_left);
    match has_same_direction || text.chars().all(|c| c.is_ascii_digit()) {
        true => Cow::Borrowed(text),
        false => Cow::Owned(format!("{BEGIN_LEFT_TO_RIGHT}{text}{END}")),
    }
}

/// Removes the characters that isolate parts of a text. This is for places outside of the page,
/// such as the name of a file.
pub fn without_isolation(text: &str) -> String {
    text.replace(MARKS, "")
}
