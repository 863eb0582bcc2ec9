//! Dials, tests of the game: it is the fold of its moves.

use proptest::prelude::*;
use score_core::dice::Generator;
use score_core::games::dials::game::{Game, MAX_MOVES, Move, MoveRefusal};
use score_core::games::dials::kind::Kind;
use score_core::games::dials::puzzle::Puzzle;

use super::puzzle;

/// One step for each dial in turn, but the third button turns three.
const ROWS: &str = "10000,01000,21200,00010,00001";

fn game(moves: &[Move]) -> Game {
    let puzzle = puzzle(5, ROWS, "ABCDE", "EDBDA");
    Game::replay(puzzle, moves).expect("moves that can be made")
}

fn refusal(moves: &[Move], refused: Move) -> Option<MoveRefusal> {
    let mut game = game(moves);
    let before = game.clone();
    let answer = game.make(refused).err();
    assert_eq!(game, before, "a refused move changes nothing");
    answer
}

#[test]
fn presses_turn_the_dials_and_are_counted() {
    let game = game(&[Move::Press(2), Move::Press(2), Move::Press(0)]);
    assert_eq!(game.shown().letters(), "ADBDE");
    assert_eq!(game.pressed(), [2, 2, 0]);
    assert_eq!([0, 1, 2].map(|button| game.presses_of(button)), [1, 0, 2]);
    // Whole turns count: the first dial has gone from A beyond E to A.
    assert_eq!([0, 1, 2].map(|dial| game.steps_of(dial)), [5, 3, 6]);
    let rest = game.rest().expect("a way");
    assert_eq!((&*rest.presses.digits(), rest.ways), ("40001", 1));
}

#[test]
fn presses_are_taken_back_and_done_again_in_their_order() {
    let pressed = [Move::Press(2), Move::Press(4)];
    let [undo, redo] = [Move::Undo, Move::Redo];
    let after = |moves: &[Move]| game(&[&pressed[..], moves].concat()).shown().letters();
    assert_eq!(after(&[undo]), "CCEDE");
    assert_eq!(after(&[undo, undo]), "ABCDE");
    assert_eq!(after(&[undo, undo, redo, redo]), after(&[]));
    // A press after an undo leaves nothing to be done again.
    let other = game(&[pressed[0], undo, Move::Press(4)]);
    assert_eq!((other.can_redo(), other.pressed()), (false, &[4][..]));
}

#[test]
fn a_hint_tells_of_one_button_that_must_be_pressed() {
    let first = game(&[Move::Hint]);
    assert_eq!(first.hinted(), [2]);
    let both = game(&[Move::Hint, Move::Hint]);
    assert_eq!(both.hinted(), [2, 4]);
    // Once that is done it shows the remaining button.
    let later = game(&[Move::Press(2), Move::Press(2), Move::Hint]);
    assert_eq!(later.hinted(), [4]);
}

#[test]
fn the_game_is_solved_when_every_dial_is_right() {
    let moves = [Move::Press(4), Move::Press(2), Move::Press(2)];
    assert!(!game(&moves[..2]).is_solved());
    let solved = game(&moves);
    assert!(solved.is_solved() && !solved.has_looked());
    assert_eq!(solved.rest().map(|rest| rest.presses.total()), Some(0));
    assert!(game(&[&moves[..], &[Move::Look]].concat()).has_looked());
}

#[test]
fn moves_that_cannot_be_made_are_refused_with_the_reason() {
    let check = |moves: &[Move], refused, expected| {
        assert_eq!(refusal(moves, refused), Some(expected));
    };
    check(&[], Move::Press(5), MoveRefusal::NoButton);
    check(
        &[Move::Press(0), Move::Undo],
        Move::Undo,
        MoveRefusal::NothingToUndo,
    );
    check(&[Move::Press(0)], Move::Redo, MoveRefusal::NothingToRedo);
    check(&[Move::Hint, Move::Hint], Move::Hint, MoveRefusal::AllTold);
    check(
        &[Move::Press(4), Move::Press(2), Move::Press(2)],
        Move::Hint,
        MoveRefusal::Solved,
    );
    check(
        &[Move::Press(0); MAX_MOVES],
        Move::Undo,
        MoveRefusal::TooManyMoves,
    );
    let mut stuck = Game::new(puzzle(5, "12,24", "AA", "BA"));
    assert_eq!(
        (stuck.make(Move::Hint), stuck.rest()),
        (Err(MoveRefusal::NoWay), None)
    );
}

fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        4 => (0_u8..6).prop_map(Move::Press),
        2 => Just(Move::Undo),
        1 => Just(Move::Redo),
        1 => Just(Move::Hint),
        1 => Just(Move::Look),
    ]
}

proptest! {
    #[test]
    fn a_replay_equals_the_game(
        seed in any::<u64>(),
        moves in prop::collection::vec(any_move(), 0..60),
    ) {
        let puzzle = Puzzle::random(Kind::USUAL, &mut Generator::new(seed, 0));
        let mut game = Game::new(puzzle);
        for made in moves {
            let before = game.clone();
            if game.make(made).is_err() {
                prop_assert_eq!(&game, &before);
            }
        }
        prop_assert_eq!(Game::replay(puzzle, game.moves()), Ok(game));
    }

    #[test]
    fn the_remaining_presses_solve_a_puzzle(seed in any::<u64>(), pressed in prop::collection::vec(0_u8..5, 0..20)) {
        let puzzle = Puzzle::random(Kind::USUAL, &mut Generator::new(seed, 0));
        let mut game = Game::new(puzzle);
        for button in pressed {
            game.make(Move::Press(button)).expect("a button");
        }
        let rest = game.rest().expect("a way");
        for (button, times) in (0_u8..).zip(rest.presses.values()) {
            for _ in 0..*times {
                game.make(Move::Press(button)).expect("a button");
            }
        }
        prop_assert!(game.is_solved());
    }
}
