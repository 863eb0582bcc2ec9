//! How taps, drags and keys put a step together.

use std::cell::Cell;

use score_core::arith::op::{Op, OpRefusal, OpSet};
use score_core::hand::Act::{self, Clear, Erase, Finish, Pick, Put, Touch, Type};
use score_core::hand::{Hand, Piece, Playing, StepSlot, play};
use score_core::table::board::{Board, Step, StepRefusal, TileId};
use score_core::table::command::{Ask, Command};
use score_core::table::event::{Event, TableMode};
use score_core::table::options::may;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;

use crate::game::{A as SEAT, Game};

const A: Piece = Piece::Number(TileId(0));
const B: Piece = Piece::Number(TileId(1));

fn act(numbers: &[u32], acts: &[Act]) -> (Hand, Option<Step>) {
    let board = Board::new(numbers);
    let mut hand = Hand::default();
    let mut step = None;
    for act in acts {
        step = hand.act(*act, &board);
    }
    (hand, step)
}

fn check(numbers: &[u32], acts: &[Act], expected: Option<(u8, Op, u8)>) {
    let expected = expected.map(|(left, op, right)| Step {
        left: TileId(left),
        op,
        right: TileId(right),
    });
    assert_eq!(act(numbers, acts).1, expected, "{acts:?}");
}

fn types(numbers: &[u32], keys: &str, expected: Option<(u8, Op, u8)>) {
    let acts: Vec<Act> = keys
        .chars()
        .map(|key| if key == '\n' { Finish } else { Type(key) })
        .collect();
    check(numbers, &acts, expected);
}

#[test]
fn number_operator_number_is_a_step_in_any_order() {
    let step = Some((0, Op::Add, 1));
    check(&[4, 5], &[Pick(A), Pick(Piece::Op(Op::Add)), Pick(B)], step);
    check(&[4, 5], &[Pick(Piece::Op(Op::Add)), Pick(A), Pick(B)], step);
    check(&[4, 5], &[Pick(A), Pick(B), Pick(Piece::Op(Op::Add))], step);
}

#[test]
fn a_picked_number_can_be_sent_to_the_other_slot() {
    let acts = [Pick(A), Touch(StepSlot::Right), Pick(B)];
    let (hand, _) = act(&[4, 5], &acts);
    assert_eq!(hand.piece(StepSlot::Right), Some(A));
    assert_eq!(hand.piece(StepSlot::Left), Some(B));
}

#[test]
fn a_piece_picked_again_or_a_slot_touched_goes_back() {
    assert!(act(&[4, 5], &[Pick(A), Pick(A)]).0.is_empty());
    assert!(act(&[4, 5], &[Pick(A), Touch(StepSlot::Left)]).0.is_empty());
    let acts = [Pick(A), Pick(Piece::Op(Op::Mul)), Touch(StepSlot::Op)];
    assert_eq!(act(&[4, 5], &acts).0.piece(StepSlot::Op), None);
}

#[test]
fn a_piece_fits_only_its_own_kind_of_slot() {
    assert!(act(&[4, 5], &[Put(A, StepSlot::Op)]).0.is_empty());
    let acts = [Put(Piece::Op(Op::Add), StepSlot::Left)];
    assert!(act(&[4, 5], &acts).0.is_empty());
}

#[test]
fn a_number_lies_in_one_slot_at_a_time() {
    let acts = [Put(A, StepSlot::Left), Put(A, StepSlot::Right)];
    let (hand, _) = act(&[4, 5], &acts);
    assert_eq!(hand.piece(StepSlot::Left), None);
    assert_eq!(hand.piece(StepSlot::Right), Some(A));
}

#[test]
fn a_step_can_be_typed() {
    types(&[4, 5], "4*5", Some((0, Op::Mul, 1)));
    types(&[5, 4], "4 × 5", Some((1, Op::Mul, 0)));
    types(&[9, 1], "9&1", Some((0, Op::Join, 1)));
    types(&[9, 9], "9-9", Some((0, Op::Sub, 1)));
    types(&[9, 8], "٩·٨", Some((0, Op::Mul, 1)));
    types(&[9, 8], "９–８", Some((0, Op::Sub, 1)));
}

#[test]
fn a_second_operator_is_none_unless_the_first_was_erased() {
    for (typed, key) in [("4-", '-'), ("4-", '+'), ("4*", '×'), ("+", '-')] {
        let acts: Vec<Act> = typed.chars().map(Type).collect();
        let board = Board::new(&[4, 5]);
        let (mut hand, _) = act(&[4, 5], &acts);
        assert!(!hand.reads(key, &board), "{typed} then {key}");
        let before = hand.piece(StepSlot::Op);
        hand.act(Type(key), &board);
        assert_eq!(hand.piece(StepSlot::Op), before, "{typed} then {key}");
    }
    let mended = [Type('4'), Type('-'), Erase, Type('+'), Type('5')];
    check(&[4, 5], &mended, Some((0, Op::Add, 1)));
    let picked = [Type('4'), Type('-'), Pick(Piece::Op(Op::Add)), Type('5')];
    check(&[4, 5], &picked, Some((0, Op::Add, 1)));
}

#[test]
fn the_sign_of_a_negative_number_comes_after_the_operator() {
    let mut board = Board::new(&[2, 7, 4]);
    let step = |op, left, right| Step {
        left: TileId(left),
        op,
        right: TileId(right),
    };
    board.make(step(Op::Sub, 0, 1), OpSet::ALL).unwrap();
    let mut hand = Hand::default();
    let made = "4--5".chars().filter_map(|key| hand.act(Type(key), &board));
    assert_eq!(made.last(), Some(step(Op::Sub, 2, 3)));
}

#[test]
fn a_number_that_may_go_on_waits_for_an_operator_or_enter() {
    types(&[1, 12], "12+1", Some((1, Op::Add, 0)));
    types(&[1, 12], "1+12", Some((0, Op::Add, 1)));
    types(&[1, 12, 7], "7+1", None);
    types(&[1, 12, 7], "7+1\n", Some((2, Op::Add, 0)));
}

#[test]
fn negative_numbers_and_fractions_can_be_typed() {
    let mut board = Board::new(&[2, 3, 5]);
    let step = |op, left, right| Step {
        left: TileId(left),
        op,
        right: TileId(right),
    };
    board.make(step(Op::Div, 0, 1), OpSet::ALL).unwrap();
    let mut hand = Hand::default();
    let made = "2/3*5"
        .chars()
        .filter_map(|key| hand.act(Type(key), &board));
    assert_eq!(made.last(), Some(step(Op::Mul, 3, 2)));
}

#[test]
fn erase_takes_back_the_last_key_or_piece_and_clear_takes_all() {
    let acts = [Type('1'), Erase];
    assert!(act(&[1, 12], &acts).0.is_empty());
    let acts = [Pick(A), Pick(Piece::Op(Op::Add)), Erase];
    assert_eq!(act(&[4, 5], &acts).0.piece(StepSlot::Op), None);
    let acts = [Pick(A), Pick(Piece::Op(Op::Add)), Clear];
    assert!(act(&[4, 5], &acts).0.is_empty());
}

#[test]
fn a_key_is_of_use_where_a_free_number_or_an_operator_can_be() {
    let reads = |typed: &str, key: char| {
        let acts: Vec<Act> = typed.chars().map(Type).collect();
        let (hand, _) = act(&[4, 12, 1], &acts);
        hand.reads(key, &Board::new(&[4, 12, 1]))
    };
    for (typed, key) in [("", '4'), ("", '+'), ("1", '2'), ("1", '*'), ("4+", '1')] {
        assert!(reads(typed, key), "{typed} then {key}");
    }
    for (typed, key) in [("", '7'), ("4", '1'), ("4+", '4'), ("12", '2'), ("1", '4')] {
        assert!(!reads(typed, key), "{typed} then {key}");
    }
}

#[test]
fn keys_that_mean_nothing_change_nothing() {
    assert!(act(&[4, 5], &[Type('7'), Type('q'), Finish]).0.is_empty());
}

/// A player with a table whose referee counts how often it is asked.
struct Player {
    game: Game,
    hand: Hand,
    asked: Cell<u32>,
    refused: Option<Refusal>,
}

impl Player {
    fn at(game: Game) -> Player {
        Player {
            game,
            hand: Hand::default(),
            asked: Cell::new(0),
            refused: None,
        }
    }

    /// Makes `acts`; the answer is how often the referee was asked at each.
    fn plays(&mut self, acts: &[Act]) -> Vec<u32> {
        let asked = |act: &Act| {
            self.asked.set(0);
            let board = self.game.table.round().expect("a roll").board.clone();
            let hand = self.hand.clone();
            self.refused = play(self, hand, *act, &board).err().or(self.refused.take());
            self.asked.get()
        };
        acts.iter().map(asked).collect()
    }

    /// The number of steps that were made.
    fn steps_made(&self) -> usize {
        let is_step = |event: &&Event| matches!(event, Event::Stepped(_));
        self.game.log.iter().filter(is_step).count()
    }
}

impl Playing for Player {
    type Refusal = Refusal;

    fn hold(&mut self, hand: Hand) {
        self.hand = hand;
    }

    fn may_step(&self) -> Result<(), Refusal> {
        self.asked.set(self.asked.get() + 1);
        let table = &self.game.table;
        may(table, SEAT, table.rights(SEAT), Ask::Step)
    }

    fn step(&mut self, step: Step) {
        self.asked.set(self.asked.get() + 1);
        match self.game.act(0, SEAT, Command::Step(step)) {
            Ok(_) => self.hand = Hand::default(),
            Err(refusal) => {
                self.hand.refuse();
                self.refused = Some(refusal);
            }
        }
    }
}

#[test]
fn a_tap_on_a_tile_asks_the_referee_once_and_makes_the_step_once() {
    let game = Game::new(TableMode::Solitaire, Rules::score(), 1).deal(&[4, 5, 7]);
    let mut player = Player::at(game);
    player.game.act(0, SEAT, Command::CallScore).unwrap();
    let step = [Pick(A), Pick(Piece::Op(Op::Mul)), Pick(B)];
    assert_eq!(player.plays(&step), [1, 1, 1]);
    assert_eq!((player.steps_made(), player.refused.take()), (1, None));
    assert!(player.hand.is_empty());
}

#[test]
fn a_tap_that_is_refused_asks_once_too_and_makes_no_step() {
    let game = Game::new(TableMode::Solitaire, Rules::score(), 1).deal(&[4, 4, 7]);
    let mut player = Player::at(game);
    assert_eq!(player.plays(&[Pick(A)]), [1]);
    assert_eq!(player.refused.take(), Some(Refusal::CallScoreFirst));
    assert!(player.hand.is_empty());
    player.game.act(0, SEAT, Command::CallScore).unwrap();
    player.plays(&[Pick(A), Pick(Piece::Op(Op::Sub)), Pick(B)]);
    let seven = Piece::Number(TileId(2));
    let by_zero = [
        Pick(seven),
        Pick(Piece::Op(Op::Div)),
        Pick(Piece::Number(TileId(3))),
    ];
    assert_eq!(player.plays(&by_zero), [1, 1, 1]);
    let why = StepRefusal::Op(OpRefusal::DivisionByZero);
    assert_eq!(player.refused.take(), Some(Refusal::Step(why)));
    assert_eq!(player.steps_made(), 1);
    assert_eq!(player.hand.piece(StepSlot::Left), Some(seven));
    assert_eq!(player.hand.piece(StepSlot::Right), None);
}
