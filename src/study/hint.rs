//! A hint towards a solution.

use score_core::arith::difficulty::{Difficulty, easiest};
use score_core::arith::expr::Expr;
use score_core::arith::hint::{Grade, hint};
use score_core::arith::solve::Puzzle;

use crate::edge::element::{El, el};
use crate::study::search::WaysSearch;
use crate::text;

/// The hint of this grade, as soon as the solutions are known: over six numbers
/// that can take a while.
pub fn hint_of(puzzle: Puzzle, grade: Grade) -> El {
    let search = WaysSearch::begin(puzzle.clone());
    el("span").text_of(move || match search.ways.with(|ways| ways.is_finished) {
        true => told(grade, &search.all(), puzzle.numbers()),
        false => text::LOOKING.to_owned(),
    })
}

/// The hint towards the easiest of these solutions.
///
/// The first one tells the difficulty too: before, that would give away whether
/// there is a solution.
fn told(grade: Grade, solutions: &[Expr], numbers: &[u32]) -> String {
    let solution = easiest(solutions);
    let told = hint(grade, solution, numbers).map_or(String::new(), |told| told.to_string());
    let difficulty = solution.and_then(|solution| Difficulty::of(solution).ok());
    match difficulty.filter(|_| grade == Grade::Solvable) {
        Some(difficulty) => format!("{told} {}", text::difficulty(difficulty)),
        None => told,
    }
}
