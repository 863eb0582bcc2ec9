//! A hint towards a solution.

use score_core::arith::difficulty::{Difficulty, easiest};
use score_core::arith::distinct::distinct;
use score_core::arith::hint::{Grade, hint};
use score_core::arith::solve::Puzzle;

use crate::edge::element::{El, el};
use crate::text;

/// The hint of this grade, 1 to 4.
///
/// It leads to the easiest solution. The first one tells the difficulty too:
/// before, that would give away whether there is a solution.
pub fn hint_of(puzzle: &Puzzle, grade: Grade) -> El {
    let ways = distinct(puzzle);
    let solution = easiest(&ways);
    let difficulty = solution
        .filter(|_| grade == Grade::Solvable)
        .and_then(|solution| Difficulty::of(solution).ok());
    let told = hint(grade, solution, puzzle.numbers());
    let told = told.map_or(String::new(), |told| told.to_string());
    let added = difficulty.map_or(String::new(), |difficulty| {
        format!(" {}", text::difficulty(difficulty))
    });
    el("span").text(&told).text(&added)
}
