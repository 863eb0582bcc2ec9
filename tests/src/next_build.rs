//! The builds that a site serves: the list of files of the built page, adapted for specs, and a
//! next build, which has the same files under other names.

use axum::http::Uri;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::dist;

/// The number of digits of the hash in a name, or of the id of a build.
const HASH_DIGITS: std::ops::RangeInclusive<usize> = 12..=16;

/// Replaces each hash in a name, and the id of the build, by those of the next build.
pub fn renamed(text: &str) -> String {
    with_changed_hashes(text, |digit| (digit + 1) % 16)
}

/// The path in the built page of the file that has `path` in the next build; `None` if the next
/// build has no such file.
pub fn built_path(path: &str) -> Option<Uri> {
    let old = with_changed_hashes(path, |digit| (digit + 15) % 16);
    let is_of_built = old != path && dist().join(path).is_file();
    match is_of_built {
        true => None,
        false => format!("/{old}").parse().ok(),
    }
}

/// The list of the files of a build, with the hashes of this page and this first script.
pub fn list(text: &str, page: &str, witness: &str) -> String {
    let mut list: Value = serde_json::from_str(text).expect("the list is JSON");
    list["files"]["./"] = integrity(page).into();
    list["files"]["witness.js"] = integrity(witness).into();
    list.to_string()
}

fn integrity(text: &str) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(text)))
}

/// Changes the digits of each hash in a text.
fn with_changed_hashes(text: &str, change: fn(u32) -> u32) -> String {
    let mut with_changed_hashes = String::new();
    let mut before = None;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_digit = |c: char| matches!(c, '0'..='9' | 'a'..='f');
        let digit_count = rest.find(|c| !is_digit(c)).unwrap_or(rest.len());
        let (digits, after) = rest.split_at(digit_count.max(first.len_utf8()));
        let is_hash = HASH_DIGITS.contains(&digit_count)
            && matches!(before, Some('-' | '"'))
            && after.starts_with(['.', '_', '/', '"']);
        if is_hash {
            let digits = digits.chars().filter_map(|digit| digit.to_digit(16));
            with_changed_hashes
                .extend(digits.filter_map(|digit| char::from_digit(change(digit), 16)));
        } else {
            with_changed_hashes.push_str(digits);
        }
        before = digits.chars().next_back();
        rest = after;
    }
    with_changed_hashes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_in_names_and_ids_are_turned_and_nothing_else() {
        for (text, next) in [
            (
                "\"build\":\"0123456789abcdef\"",
                "\"build\":\"123456789abcdef0\"",
            ),
            (
                "href=./solver-69805e37181f2a1_bg.wasm>",
                "href=./solver-7a916f4829203b2_bg.wasm>",
            ),
            (
                "href=./score-0123456789abcdef/part_games.wasm>",
                "href=./score-123456789abcdef0/part_games.wasm>",
            ),
            ("sha256-0123456789ab=", "sha256-0123456789ab="),
            ("0123456789abcdef/score.js", "0123456789abcdef/score.js"),
        ] {
            assert_eq!(renamed(text), next);
            assert_eq!(with_changed_hashes(next, |digit| (digit + 15) % 16), text);
        }
    }
}
