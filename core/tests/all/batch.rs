//! Rolls that are judged together get the verdicts that each gets alone.

use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::{MAX_GOAL, Puzzle, PuzzleRefusal};
use score_core::dice::DiceSet;
use score_core::solve::batch::{Batch, MAX_SHARED};
use score_core::solve::is_solvable;

/// Every `step`th roll of the dice gets the same verdict as alone.
fn check(sides: &[u32], goal: u32, ops: OpSet, all_numbers: bool, step: usize) {
    let dice = DiceSet::new(sides).expect("dice");
    let largest = sides.iter().copied().max().unwrap_or_default();
    let batch = Batch::new(largest, goal, ops, all_numbers).expect("a goal");
    for roll in dice.rolls().step_by(step) {
        let alone = Puzzle::new(roll.numbers(), goal, ops, all_numbers).expect("a puzzle");
        assert_eq!(
            batch.is_solvable(roll.numbers()),
            Ok(is_solvable(&alone)),
            "{roll} for {goal}"
        );
    }
}

#[test]
fn the_rolls_of_score_are_judged_as_each_is_alone() {
    for goal in [0, 1, 7, 20, 31, 62, 100, 999] {
        check(&[6, 6, 12, 20], goal, OpSet::ALL, false, 3);
    }
    check(&[6, 6, 12, 20], 20, OpSet::ALL, true, 3);
    check(&[6, 6, 12, 20], 20, OpSet::WITHOUT_JOIN, false, 3);
}

#[test]
fn the_hands_of_24_are_judged_as_each_is_alone() {
    check(&[13; 4], 24, OpSet::WITHOUT_JOIN, true, 1);
}

#[test]
fn other_dice_are_judged_as_each_roll_is_alone() {
    check(&[2, 2], 4, OpSet::ALL, false, 1);
    check(&[100, 100], 100, OpSet::ALL, false, 7);
    check(&[12, 30, 100], 75, OpSet::ALL, false, 97);
    check(&[MAX_SHARED; 4], 997, OpSet::ALL, true, 39_001);
    check(&[4, 6, 8, 10, 12], 331, OpSet::ALL, false, 61);
    check(&[4, 6, 8, 10, 12], 331, OpSet::ALL, true, 61);
    check(&[3, 3, 3, 3, 3, 3], 500, OpSet::ALL, false, 1);
}

#[test]
fn fewer_operators_are_judged_too() {
    let few = [Op::Add, Op::Join].into_iter().collect();
    check(&[6, 6, 12, 20], 20, few, false, 11);
    check(&[6, 6, 12, 20], 20, OpSet::NONE, false, 101);
}

#[test]
fn numbers_outside_the_shared_tables_are_judged_too() {
    let batch = Batch::new(6, 20, OpSet::ALL, false).expect("a goal");
    assert_eq!(batch.is_solvable(&[0, 2, 10]), Ok(true));
    assert_eq!(batch.is_solvable(&[0, 0, 3]), Ok(false));
    assert_eq!(batch.is_solvable(&[7, 999, 979]), Ok(false));
    assert_eq!(batch.is_solvable(&[0, 999, 979]), Ok(true));
}

#[test]
fn the_order_of_the_numbers_changes_no_verdict() {
    let batch = Batch::new(20, 24, OpSet::WITHOUT_JOIN, true).expect("a goal");
    assert_eq!(batch.is_solvable(&[8, 3, 8, 3]), Ok(true));
    assert_eq!(batch.is_solvable(&[1, 4, 1, 1]), Ok(false));
}

#[test]
fn numbers_and_goals_that_make_no_puzzle_are_refused() {
    let refused = Batch::new(20, MAX_GOAL + 1, OpSet::ALL, false).err();
    assert_eq!(refused, Some(PuzzleRefusal::GoalTooLarge));
    let batch = Batch::new(20, 20, OpSet::ALL, false).expect("a goal");
    assert_eq!(batch.is_solvable(&[9]), Err(PuzzleRefusal::TooFewNumbers));
    let seven = batch.is_solvable(&[9; 7]);
    assert_eq!(seven, Err(PuzzleRefusal::TooManyNumbers));
}
