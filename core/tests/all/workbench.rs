//! Tests of the workbench, a board at which one player works alone.

use score_core::arith::op::{Op, OpRefusal, OpSet};
use score_core::arith::puzzle::Puzzle;
use score_core::hand::{Act, Piece, StepSlot};
use score_core::table::board::{BoardOutcome, StepRefusal, TileId};
use score_core::workbench::{Action, Outcome, Refusal, Workbench};

fn bench(numbers: &[u32], ops: OpSet) -> Workbench {
    let puzzle = Puzzle::new(numbers, 20, ops, false);
    Workbench::new(puzzle.expect("a puzzle"), numbers)
}

fn number(tile: u8) -> Piece {
    Piece::Number(TileId(tile))
}

/// Picks the pieces of a step, and returns the answer to the last of them.
fn step(bench: &mut Workbench, left: u8, op: Op, right: u8) -> Result<Outcome, Refusal> {
    for piece in [number(left), Piece::Op(op)] {
        let held = bench.run(Action::Act(Act::Pick(piece)));
        assert_eq!(held, Ok(Outcome::Held));
    }
    bench.run(Action::Act(Act::Pick(number(right))))
}

fn values(bench: &Workbench) -> Vec<String> {
    let board = bench.board();
    let value = |tile| board.value(tile).map(|value| value.to_string());
    board.tiles().filter_map(value).collect()
}

#[test]
fn a_step_is_made_taken_back_and_made_again() {
    let mut bench = bench(&[4, 5, 7], OpSet::ALL);
    assert_eq!(step(&mut bench, 0, Op::Mul, 1), Ok(Outcome::Stepped));
    assert_eq!(values(&bench), ["7", "20"]);
    assert!(bench.hand().is_empty() && bench.can_undo() && !bench.can_redo());
    assert_eq!(bench.run(Action::Undo), Ok(Outcome::Undone));
    assert_eq!(values(&bench), ["4", "5", "7"]);
    assert!(!bench.can_undo() && bench.can_redo());
    assert_eq!(bench.run(Action::Redo), Ok(Outcome::Stepped));
    assert_eq!(bench.last(), Outcome::Stepped);
    assert_eq!(values(&bench), ["7", "20"]);
    assert_eq!(
        bench.made_expr().map(|expr| expr.to_string()),
        Some("4 * 5".into())
    );
    // If there is no step, undo and redo put the pieces down.
    for action in [Action::Redo, Action::Undo, Action::Undo] {
        let before = values(&bench);
        let pick = Action::Act(Act::Pick(number(2)));
        assert_eq!(bench.run(pick), Ok(Outcome::Held));
        let undone = action == Action::Undo && bench.can_undo();
        assert_eq!(bench.run(action) == Ok(Outcome::Undone), undone);
        assert!(bench.hand().is_empty());
        assert_eq!(values(&bench) == before, !undone);
    }
    assert_eq!(bench.last(), Outcome::PutDown);
    assert_eq!(bench.made_expr(), None);
}

#[test]
fn a_refused_step_leaves_its_first_pieces_and_the_board() {
    let mut bench = bench(&[4, 4, 7], OpSet::ALL);
    assert_eq!(step(&mut bench, 0, Op::Sub, 1), Ok(Outcome::Stepped));
    let by_zero = Refusal::Step(StepRefusal::Op(OpRefusal::DivisionByZero));
    assert_eq!(step(&mut bench, 2, Op::Div, 3), Err(by_zero));
    assert_eq!(bench.refusal(), Some(by_zero));
    assert_eq!(bench.hand().piece(StepSlot::Left), Some(number(2)));
    assert_eq!(bench.hand().piece(StepSlot::Right), None);
    assert_eq!(values(&bench), ["7", "0"]);
    // The next action forgets the refusal, and not the last step.
    let pick = Action::Act(Act::Pick(Piece::Op(Op::Add)));
    assert_eq!(bench.run(pick), Ok(Outcome::Held));
    assert_eq!((bench.refusal(), bench.last()), (None, Outcome::Stepped));
    let key = Refusal::FitsNowhere('8');
    assert_eq!(bench.run(Action::FitsNowhere('8')), Err(key));
    assert_eq!(bench.hand().piece(StepSlot::Left), Some(number(2)));
    bench.forget();
    assert_eq!((bench.refusal(), bench.last()), (None, Outcome::PutDown));
    assert_eq!(bench.hand().piece(StepSlot::Left), Some(number(2)));
    bench.put_down();
    assert!(bench.hand().is_empty());
}

#[test]
fn operators_of_the_puzzle_alone_make_steps() {
    let ops: OpSet = [Op::Add].into_iter().collect();
    let mut bench = bench(&[4, 5, 7], ops);
    let refused = Err(Refusal::Step(StepRefusal::OpNotAllowed));
    assert_eq!(step(&mut bench, 0, Op::Mul, 1), refused);
}

#[test]
fn a_player_who_starts_again_can_make_all_steps_again() {
    let mut bench = bench(&[4, 5, 11], OpSet::ALL);
    assert_eq!(step(&mut bench, 0, Op::Add, 1), Ok(Outcome::Stepped));
    assert_eq!(bench.outcome(), Some(BoardOutcome::Open));
    assert_eq!(step(&mut bench, 3, Op::Add, 2), Ok(Outcome::Stepped));
    assert_eq!(bench.outcome(), Some(BoardOutcome::Reached));
    bench.start_again();
    assert_eq!(values(&bench), ["4", "5", "11"]);
    assert_eq!(bench.last(), Outcome::PutDown);
    for _ in 0..2 {
        assert_eq!(bench.run(Action::Redo), Ok(Outcome::Stepped));
    }
    assert_eq!(bench.outcome(), Some(BoardOutcome::Reached));
    assert!(!bench.can_redo());
}
