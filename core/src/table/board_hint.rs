//! Hints for a board in its present state.

use crate::arith::expr::Expr;
use crate::arith::number::Number;
use crate::arith::puzzle::Puzzle;
use crate::teach::hint::{self, Grade, Hint};
use crate::teach::remaining_steps::{self, PlainStep, RemainingSteps};

use super::board::{Board, Step};

/// The hint of `grade` for `board`, which is a board of `puzzle`. `easiest` is the easiest solution
/// of the numbers dealt. `None` if there is no such hint.
///
/// Before the first step a hint is about `easiest`. After a step it is about the easiest way on
/// from the present numbers, or if there is none about the step that has to be taken back.
pub fn hint(grade: Grade, board: &Board, puzzle: &Puzzle, easiest: Option<&Expr>) -> Option<Hint> {
    if board.steps().is_empty() || easiest.is_none() {
        return hint::hint(grade, easiest, puzzle.numbers());
    }
    Some(match easiest_way_on(board, puzzle) {
        Some(way) => hint_along(grade, board, &way),
        None => Hint::TakeBack(step_to_take_back(board, puzzle)?),
    })
}

/// The easiest steps from the present numbers of `board` to the goal; `None` if there are none.
fn easiest_way_on(board: &Board, puzzle: &Puzzle) -> Option<RemainingSteps> {
    let exprs: Option<Vec<Expr>> = board.tiles().map(|tile| board.expr(tile)).collect();
    remaining_steps::easiest(&exprs?, puzzle)
}

/// The hint of `grade` about `way`, which goes on from the present numbers of `board`.
fn hint_along(grade: Grade, board: &Board, way: &RemainingSteps) -> Hint {
    let values: Vec<Number> = board.tiles().filter_map(|tile| board.value(tile)).collect();
    let (used, spare): (Vec<usize>, Vec<usize>) =
        (0..values.len()).partition(|index| way.used.contains(index));
    let values_at = |indices: &[usize]| indices.iter().map(|index| values[*index]).collect();
    match (grade, &way.steps[..]) {
        (Grade::Numbers, _) => Hint::NumbersOnBoard {
            used: values_at(&used),
            spare: values_at(&spare),
        },
        (Grade::LastOperator, [.., last]) => Hint::LastOperator(last.op),
        (Grade::FirstStep, [first, ..]) => Hint::NextStep {
            step: *first,
            made: way.made,
        },
        _ => Hint::WayOn,
    }
}

/// The earliest step after which there was no way on any more. The steps after it are taken back
/// with it.
fn step_to_take_back(board: &Board, puzzle: &Puzzle) -> Option<PlainStep> {
    let mut before = board.clone();
    loop {
        let step = before.undo()?;
        if before.steps().is_empty() || easiest_way_on(&before, puzzle).is_some() {
            return plain_step(board, step);
        }
    }
}

/// A step of `board` with its numbers and its result.
fn plain_step(board: &Board, step: Step) -> Option<PlainStep> {
    let [left, right] = [board.value(step.left)?, board.value(step.right)?];
    let result = step.op.apply(left, right).ok()?;
    Some(PlainStep {
        left,
        op: step.op,
        right,
        result,
    })
}
