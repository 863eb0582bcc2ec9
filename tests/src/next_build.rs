//! The builds that a site serves: the list of files of the built page, adapted for specs, and a
//! next build, which has the same files under other names.

use axum::http::Uri;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::dist;

/// How many digits the hash in a name, or the id of a build, has.
const HASH_DIGITS: std::ops::RangeInclusive<usize> = 12..=16;

/// The text with each hash in a name, and the id of the build, replaced by the next build's.
pub fn renamed(text: &str) -> String {
    turned(text, |digit| (digit + 1) % 16)
}

/// The path in the built page of the file that has `path` in the next build; `None` where the next
/// build has no such file.
pub fn built_path(path: &str) -> Option<Uri> {
    let old = turned(path, |digit| (digit + 15) % 16);
    let is_of_built = old != path && dist().join(path).is_file();
    match is_of_built {
        true => None,
        false => format!("/{old}").parse().ok(),
    }
}

/// The list of files of a build with this page and first script.
pub fn list(text: &str, page: &str, witness: &str) -> String {
    let mut list: Value = serde_json::from_str(text).expect("the list is JSON");
    list["files"]["./"] = integrity(page).into();
    list["files"]["witness.js"] = integrity(witness).into();
    list.to_string()
}

fn integrity(text: &str) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(text)))
}

/// The text with the digits of each hash changed.
fn turned(text: &str, change: fn(u32) -> u32) -> String {
    let mut turned = String::new();
    let mut before = None;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_digit = |c: char| matches!(c, '0'..='9' | 'a'..='f');
        let run = rest.find(|c| !is_digit(c)).unwrap_or(rest.len());
        let (digits, after) = rest.split_at(run.max(first.len_utf8()));
        let is_hash = HASH_DIGITS.contains(&run)
            && matches!(before, Some('-' | '"'))
            && after.starts_with(['.', '_', '/', '"']);
        if is_hash {
            let digits = digits.chars().filter_map(|digit| digit.to_digit(16));
            turned.extend(digits.filter_map(|digit| char::from_digit(change(digit), 16)));
        } else {
            turned.push_str(digits);
        }
        before = digits.chars().next_back();
        rest = after;
    }
    turned
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
            assert_eq!(turned(next, |digit| (digit + 15) % 16), text);
        }
    }
}
