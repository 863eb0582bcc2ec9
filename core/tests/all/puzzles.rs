//! Puzzles by chance, and their solutions by trying everything.

use proptest::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::Puzzle;
use score_core::solve::exhaustive::Search;
use score_core::solve::form::Form;

/// A way of solving a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The list that it is in.
    pub form: Form,
    /// The way itself; its value is the goal.
    pub expr: Expr,
}

/// Every solution of `puzzle`, in the order in which trying everything finds them.
pub fn solutions(puzzle: &Puzzle) -> Vec<Solution> {
    let mut search = Search::new(puzzle.clone());
    let mut solutions = Vec::new();
    search.advance(search.units(), &mut |form, expr| {
        solutions.push(Solution { form, expr });
    });
    solutions
}

/// A puzzle of two to four of these numbers with one of these goals. Most have
/// every operator, for those have the most solutions.
pub fn any_puzzle(
    number: impl Strategy<Value = u32>,
    goal: impl Strategy<Value = u32>,
) -> impl Strategy<Value = Puzzle> {
    let numbers = prop::collection::vec(number, 2..=4);
    let ops = prop::collection::vec(prop::sample::select(Op::ALL.to_vec()), 0..=7);
    (numbers, goal, ops, any::<bool>()).prop_map(|(numbers, goal, ops, all_numbers)| {
        let ops = if ops.len() > 3 {
            OpSet::ALL
        } else {
            ops.into_iter().collect()
        };
        Puzzle::new(&numbers, goal, ops, all_numbers).expect("a puzzle")
    })
}
