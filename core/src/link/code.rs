//! The codes of tables, which players type or read from a blackboard.

use crate::host_key::LETTERS;

/// The letters and digits of codes, which are those of keys.
pub const CODE_LETTERS: &[u8] = LETTERS;

/// The length of a code that is copied from a blackboard, in characters.
pub const SHORT_CODE_CHARS: usize = 5;

/// The length of a code that cannot be guessed, in characters.
pub const LONG_CODE_CHARS: usize = 12;

/// Whether a text may be a code, in letters of either case.
pub fn may_be_code(text: &str) -> bool {
    let is_letter = |byte: u8| CODE_LETTERS.contains(&byte.to_ascii_uppercase());
    [SHORT_CODE_CHARS, LONG_CODE_CHARS].contains(&text.len()) && text.bytes().all(is_letter)
}
