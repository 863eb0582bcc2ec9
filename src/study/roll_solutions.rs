//! The solutions of a few numbers, found at once and without the solver. None is shown while a
//! group thinks about their roll.

use std::sync::Arc;

use score_core::arith::expr::Expr;
use score_core::arith::puzzle::Puzzle;
use score_core::solve;
use score_core::solve::nearest_search::NearestSearch;
use score_core::teach::difficulty::{Difficulty, easiest};
use score_core::teach::why_not;

use crate::edge::open_rolls;

/// The solutions are withheld, because the roll is open in a group at which this browser plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Withheld;

/// The single step that makes the goal and does not count, if there is one; reactive.
pub fn single_step(puzzle: &Puzzle) -> Option<Expr> {
    match open_rolls::withhold(puzzle.numbers()) {
        true => None,
        false => why_not::single_step(puzzle),
    }
}

/// The essentially different solutions of a puzzle. Four numbers take less than a millisecond.
#[derive(Clone)]
pub struct RollSolutions {
    puzzle: Puzzle,
    all: Arc<[Expr]>,
}

impl RollSolutions {
    /// The solutions of `puzzle`.
    pub fn of(puzzle: &Puzzle) -> RollSolutions {
        RollSolutions {
            all: solve::distinct(puzzle).into(),
            puzzle: puzzle.clone(),
        }
    }

    /// All solutions; reactive.
    pub fn all(&self) -> Result<&[Expr], Withheld> {
        self.check()?;
        Ok(&self.all)
    }

    /// The easiest solution; `None` if there is none.
    pub fn easiest(&self) -> Result<Option<&Expr>, Withheld> {
        self.check()?;
        Ok(easiest(&self.all))
    }

    /// The values round the goal, if there is no solution.
    pub fn nearest_values(&self) -> Result<NearestSearch, Withheld> {
        self.check()?;
        let mut search = NearestSearch::new(self.puzzle.clone());
        search.advance(usize::MAX);
        Ok(search)
    }

    /// The difficulty of the puzzle, to be recorded for the statistics and not shown.
    pub fn difficulty_to_record(&self) -> Option<Difficulty> {
        Difficulty::of(easiest(&self.all)?).ok()
    }

    fn check(&self) -> Result<(), Withheld> {
        match open_rolls::withhold(self.puzzle.numbers()) {
            true => Err(Withheld),
            false => Ok(()),
        }
    }
}
