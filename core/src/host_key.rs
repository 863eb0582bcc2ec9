//! The key of a table's host, with which any browser becomes the host, and the letters of codes.
//!
//! A relay draws it at random and stores only its digest (docs/decisions/host-key.md).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::NotAValue;

/// The letters and digits of codes that people read to each other. They cannot be confused when
/// they are read or heard at the back of a classroom: without 0 O, 1 I L, 2 Z, 5 S, 8 B and U V,
/// and without vowels, so that no code is a word.
pub const LETTERS: &[u8] = b"CDFGHJKMNPQRTWXY34679";

/// The length of a key, in letters: nobody guesses one of 21²⁰.
pub const KEY_LETTERS: usize = 20;

/// The key of a table's host.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct HostKey([u8; KEY_LETTERS]);

impl HostKey {
    /// The letters of the key, as a link has them.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// Reads letters of either case.
impl FromStr for HostKey {
    type Err = NotAValue;

    fn from_str(text: &str) -> Result<HostKey, NotAValue> {
        let letters = text.to_ascii_uppercase().into_bytes();
        let letters: [u8; KEY_LETTERS] = letters.try_into().map_err(|_| NotAValue)?;
        let is_key = letters.iter().all(|letter| LETTERS.contains(letter));
        is_key.then_some(HostKey(letters)).ok_or(NotAValue)
    }
}

impl TryFrom<String> for HostKey {
    type Error = NotAValue;

    fn try_from(text: String) -> Result<HostKey, NotAValue> {
        text.parse()
    }
}

impl From<HostKey> for String {
    fn from(key: HostKey) -> String {
        key.as_str().to_owned()
    }
}

/// Hides the key, so that no log and no failure message contains it.
impl fmt::Debug for HostKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("HostKey(…)")
    }
}
