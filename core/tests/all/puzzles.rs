//! Random puzzles for laws that hold for all of them.

use proptest::prelude::*;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::Puzzle;

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
