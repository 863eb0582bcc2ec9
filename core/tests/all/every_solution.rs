//! Tests of the search for all solutions of a puzzle at once.

use score_core::arith::expr::Expr;
use score_core::arith::puzzle::Puzzle;
use score_core::solve::Search;
use score_core::solve::form::Form;

/// A way of solving a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The form of the solution, and so the list of the page with it.
    pub form: Form,
    /// The way itself; its value is the goal.
    pub expr: Expr,
}

/// Every solution of `puzzle`, in the order of [`Search::advance`].
pub fn solutions(puzzle: &Puzzle) -> Vec<Solution> {
    let mut search = Search::new(puzzle.clone());
    let mut solutions = Vec::new();
    search.advance(search.units(), &mut |form, expr| {
        solutions.push(Solution { form, expr });
    });
    solutions
}
