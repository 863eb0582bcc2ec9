//! Detects changes that programs such as chats, mail and word processors make to a link.
//!
//! They escape its `&`, put quotes and marks of formatting round it, include a dot or a bracket of
//! the sentence, break it with invisible characters, and cut it off. The rest may still be a link,
//! but another one: so no part of it is used.

use super::code::{LONG_CODE_CHARS, SHORT_CODE_CHARS};

/// The characters of a sentence or of formatting with which no value of a link ends.
const ENDS: &str = ".,;:!?)]}>*~`|\\=&";

/// The keys of a table's name or code and of a sheet's title. People write these themselves with
/// any characters.
const TABLE: &str = "table";
const TITLE: &str = "title";

/// The rest of an escaped `&`, before a key.
const AMP: &str = "amp;";

/// The keys whose value may be empty. One needs no value, and a lesson that was cut off is noticed
/// elsewhere.
const MAY_BE_EMPTY: [&str; 2] = ["watch", "lesson"];

/// Whether a program has changed one of the two halves of a link, or has cut the link off.
pub(super) fn is_changed(page: &str, query: &str) -> bool {
    is_page_changed(page) || query.ends_with('&') || query.split('&').any(is_pair_changed)
}

/// The page's name without the characters that a program has put round it.
pub(super) fn page(page: &str) -> &str {
    page.trim_matches(is_of_sentence)
}

fn is_page_changed(name: &str) -> bool {
    page(name) != name || name.contains(is_foreign)
}

fn is_pair_changed(pair: &str) -> bool {
    match pair.split_once('=') {
        Some((TABLE, value)) => is_code_changed(value),
        Some((TITLE, _)) => false,
        Some((key, "")) => !MAY_BE_EMPTY.contains(&key),
        _ => {
            pair.starts_with(AMP)
                || pair.contains(is_foreign)
                || pair.ends_with(is_of_sentence)
                || is_cut_in_escape(pair)
        }
    }
}

/// Whether a text is the code of a table with something round it. A name rarely looks like a code.
fn is_code_changed(value: &str) -> bool {
    let bare = value.replace(is_foreign, "");
    let bare = bare.trim_matches(is_of_sentence);
    let is_code = [SHORT_CODE_CHARS, LONG_CODE_CHARS].contains(&bare.len())
        && bare
            .bytes()
            .all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
    is_code && bare != value
}

/// Whether an escape at the end has lost its second half. Whole escapes are decoded by now.
fn is_cut_in_escape(text: &str) -> bool {
    let Some((_, last)) = text.rsplit_once('%') else {
        return false;
    };
    last.len() < 2 && last.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Whether a character belongs to the sentence round a link, or to its formatting.
pub(super) fn is_of_sentence(c: char) -> bool {
    ENDS.contains(c) || is_foreign(c)
}

/// Whether no link has this character, except in names and titles.
fn is_foreign(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(
            c,
            '"' | '\''
                | '…'
                | '«'
                | '»'
                | '\u{ad}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2018}'..='\u{201f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2039}'..='\u{203a}'
                | '\u{2060}'..='\u{206f}'
                | '\u{300c}'..='\u{300f}'
                | '\u{feff}'
        )
}
