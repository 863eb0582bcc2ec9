//! Why there is no such puzzle.

use std::fmt;

use super::kind::{Kind, MAX_DIALS, MIN_DIALS};

/// Why there is no such puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialsRefusal {
    /// A modulus for which there are no puzzles.
    Modulus,
    /// Fewer than [`MIN_DIALS`] or more than [`MAX_DIALS`] dials.
    Dials,
    /// A text that is not a letter for each dial of this kind.
    Letters(Kind),
    /// A text that is not a number of steps for each dial of this kind.
    Steps(Kind),
    /// Another number of signatures than this kind has dials.
    Signatures(Kind),
    /// Signatures and letters that are not of one kind.
    Kinds,
}

impl fmt::Display for DialsRefusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DialsRefusal::Modulus => out.write_str(
                "the modulus must be 2, 3, 5, 7 or 11, because elimination divides by every \
                 number but 0",
            ),
            DialsRefusal::Dials => {
                write!(out, "there must be {MIN_DIALS} to {MAX_DIALS} dials")
            }
            DialsRefusal::Letters(kind) => write!(
                out,
                "{} dials show {} letters from A to {}",
                kind.dials(),
                kind.dials(),
                kind.modulus().last_letter()
            ),
            DialsRefusal::Steps(kind) => write!(
                out,
                "a signature has {} digits from 0 to {}",
                kind.dials(),
                kind.modulus().last_digit()
            ),
            DialsRefusal::Signatures(kind) => write!(
                out,
                "{} dials have {} buttons, each with a signature",
                kind.dials(),
                kind.dials()
            ),
            DialsRefusal::Kinds => {
                out.write_str("signatures, start and target must be of the same size and modulus")
            }
        }
    }
}

impl std::error::Error for DialsRefusal {}
