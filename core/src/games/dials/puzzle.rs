//! Dials: a puzzle, with its buttons, its start and its target.

use super::kind::{DialsRefusal, Kind};
use super::reach::Reach;
use super::residues::Residues;
use super::signatures::Signatures;
use super::solution::{Solution, solve};
use crate::dice::Generator;

/// A puzzle: the buttons, the letters of the dials at first, and their target letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    signatures: Signatures,
    start: Residues,
    target: Residues,
}

impl Puzzle {
    /// A puzzle with these parts, which must all be of one kind. The caller checks whether the
    /// target can be reached and differs from the start.
    pub fn new(
        signatures: Signatures,
        start: Residues,
        target: Residues,
    ) -> Result<Puzzle, DialsRefusal> {
        let kind = signatures.kind();
        if start.kind() != kind || target.kind() != kind {
            return Err(DialsRefusal::Kinds);
        }
        Ok(Puzzle {
            signatures,
            start,
            target,
        })
    }

    /// A random puzzle whose buttons reach every target and whose target is not its start.
    pub fn random(kind: Kind, generator: &mut Generator) -> Puzzle {
        let signatures = Signatures::random(kind, generator);
        Puzzle::random_for(signatures, generator)
    }

    /// A random puzzle for these buttons whose target can be reached and is not its start. Buttons
    /// that turn nothing get a target that cannot be reached.
    pub fn random_for(signatures: Signatures, generator: &mut Generator) -> Puzzle {
        let kind = signatures.kind();
        let turns_something = Reach::of(&signatures).targets() > 1;
        let start = Residues::random(kind, generator);
        loop {
            let drawn = Residues::random(kind, generator);
            let steps = match turns_something {
                true => signatures.steps_of(&drawn),
                false => drawn,
            };
            if !steps.is_zero() {
                return Puzzle {
                    signatures,
                    start,
                    target: start.plus(&steps),
                };
            }
        }
    }

    /// The puzzle that `presses` solve from `start`; all parts must be of one kind.
    pub(super) fn pressed(signatures: Signatures, start: Residues, presses: &Residues) -> Puzzle {
        Puzzle {
            signatures,
            start,
            target: start.plus(&signatures.steps_of(presses)),
        }
    }

    /// The kind of the puzzle.
    pub const fn kind(&self) -> Kind {
        self.signatures.kind()
    }

    /// The effects of the buttons.
    pub const fn signatures(&self) -> &Signatures {
        &self.signatures
    }

    /// The numbers of the dials at the start.
    pub const fn start(&self) -> &Residues {
        &self.start
    }

    /// The numbers of the dials at the target.
    pub const fn target(&self) -> &Residues {
        &self.target
    }

    /// By how many steps each dial must turn from start to target.
    pub fn steps(&self) -> Residues {
        self.target.minus(&self.start)
    }

    /// The presses that solve the puzzle; `None` if its target cannot be reached.
    pub fn solution(&self) -> Option<Solution> {
        solve(&self.signatures, &self.steps())
    }
}
