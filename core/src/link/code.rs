//! The codes of tables, by which players come to them.

/// Letters and digits that are not confused with each other, read or heard at the back of a
/// classroom: without 0 O, 1 I L, 2 Z, 5 S, 8 B and U V, and without vowels, so that no code
/// is a word.
pub const CODE_LETTERS: &[u8] = b"CDFGHJKMNPQRTWXY34679";

/// The length of a code that is copied from a blackboard, in characters.
pub const SHORT_CODE_CHARS: usize = 5;

/// The length of a code that cannot be guessed, in characters.
pub const LONG_CODE_CHARS: usize = 12;

/// Whether a text may be a code, in letters of either case.
pub fn may_be_code(text: &str) -> bool {
    let is_letter = |byte: u8| CODE_LETTERS.contains(&byte.to_ascii_uppercase());
    [SHORT_CODE_CHARS, LONG_CODE_CHARS].contains(&text.len()) && text.bytes().all(is_letter)
}
