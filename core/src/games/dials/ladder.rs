//! Dials: the levels from a small puzzle to the published one, and how far a player has come.

use std::ops::RangeInclusive;

use super::kind::{Kind, Modulus};
use super::puzzle::Puzzle;
use super::residues::Residues;
use super::signatures::Signatures;
use crate::dice::Generator;

/// A level of the ladder: the kind of its puzzles, and how many presses they need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    kind: Kind,
    fewest: RangeInclusive<u32>,
}

/// How many levels there are.
pub const LEVEL_COUNT: usize = 10;

/// The levels, from the easiest. Each has more dials, longer dials or more presses than the level
/// before it; the last is the published game in its usual length.
pub static LEVELS: [Level; LEVEL_COUNT] = [
    Level::new(2, Modulus::THREE, 1..=2),
    Level::new(2, Modulus::THREE, 2..=3),
    Level::new(3, Modulus::THREE, 3..=4),
    Level::new(3, Modulus::THREE, 4..=5),
    Level::new(4, Modulus::THREE, 4..=6),
    Level::new(3, Modulus::USUAL, 5..=6),
    Level::new(3, Modulus::USUAL, 6..=8),
    Level::new(4, Modulus::USUAL, 6..=8),
    Level::new(4, Modulus::USUAL, 8..=10),
    Level::new(5, Modulus::USUAL, 8..=11),
];

impl Level {
    const fn new(dials: usize, modulus: Modulus, fewest: RangeInclusive<u32>) -> Level {
        let kind = Kind::of(modulus, dials);
        Level { kind, fewest }
    }

    /// The kind of its puzzles.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The range of the fewest presses that solve one of its puzzles.
    pub const fn fewest(&self) -> &RangeInclusive<u32> {
        &self.fewest
    }

    /// A random puzzle of this level.
    pub fn puzzle(&self, generator: &mut Generator) -> Puzzle {
        let signatures = Signatures::random(self.kind, generator);
        let start = Residues::random(self.kind, generator);
        loop {
            // These buttons reach each target in one way only, so the drawn presses are the fewest.
            // At each level at least one draw in seven has a number of presses in the range.
            let presses = Residues::random(self.kind, generator);
            if self.fewest.contains(&presses.total()) {
                return Puzzle::pressed(signatures, start, &presses);
            }
        }
    }
}

/// How far a player has come: the level where they are, and those that they have solved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LadderProgress {
    index: usize,
    solved: [bool; LEVEL_COUNT],
}

impl LadderProgress {
    /// The progress of a player at the level with this index, with these levels solved. If the
    /// ladder has no such level, the player is at the last one, and has not solved it.
    pub fn new(index: usize, solved: &[usize]) -> LadderProgress {
        LadderProgress {
            index: index.min(LEVEL_COUNT - 1),
            solved: std::array::from_fn(|level| solved.contains(&level)),
        }
    }

    /// The level where the player is, counted from 0.
    pub const fn index(&self) -> usize {
        self.index
    }

    /// The level where the player is.
    pub fn level(&self) -> &'static Level {
        &LEVELS[self.index]
    }

    /// The indices of the levels that are solved, from 0.
    pub fn solved(&self) -> Vec<usize> {
        let all = 0..LEVEL_COUNT;
        all.filter(|level| self.is_solved(*level)).collect()
    }

    /// Whether the level with this index, from 0, is solved.
    pub fn is_solved(&self, level: usize) -> bool {
        self.solved.get(level).is_some_and(|is_solved| *is_solved)
    }

    /// Marks the level where the player is as solved.
    pub fn solve(&mut self) {
        self.solved[self.index] = true;
    }

    /// Adds the progress of the same player in another tab, so that levels solved there are solved
    /// here too.
    pub fn join(&mut self, other: &LadderProgress) {
        for (is_solved, other) in self.solved.iter_mut().zip(other.solved) {
            *is_solved |= other;
        }
    }

    /// The progress one level up; `None` from the last level.
    pub fn up(&self) -> Option<LadderProgress> {
        let index = self.index + 1;
        (index < LEVEL_COUNT).then(|| self.at(index))
    }

    /// The progress one level down; `None` from the first level.
    pub fn down(&self) -> Option<LadderProgress> {
        self.index.checked_sub(1).map(|index| self.at(index))
    }

    fn at(&self, index: usize) -> LadderProgress {
        LadderProgress {
            index,
            ..self.clone()
        }
    }
}
