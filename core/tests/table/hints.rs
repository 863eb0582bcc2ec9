//! Hints at a table: the players and times they are for, and the hints that are kept.

use crate::game::{A, B, Game, step};
use score_core::arith::op::Op;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;
use score_core::table::state::Phase;
use score_core::teach::hint::Grade;

/// 20 is 4 × 5 × 1.
const POSSIBLE: [u32; 4] = [1, 4, 5, 7];

/// One of the 104 rolls that cannot make 20.
const IMPOSSIBLE: [u32; 4] = [1, 1, 1, 4];

fn alone(numbers: &[u32]) -> Game {
    Game::new(TableMode::Solitaire, Rules::score(), 1).deal(numbers)
}

fn two_at_one_screen() -> Game {
    Game::new(TableMode::HotSeat, Rules::score(), 2).deal(&POSSIBLE)
}

fn take(game: &mut Game, seat: SeatId, grade: Grade) -> Result<Vec<Event>, Refusal> {
    game.act(0, seat, Command::TakeHint(grade))
}

/// Takes every hint up to `last`.
fn take_up_to(game: &mut Game, seat: SeatId, last: Grade) {
    for grade in Grade::ALL.into_iter().filter(|grade| *grade <= last) {
        assert_eq!(
            take(game, seat, grade),
            Ok(vec![Event::HintTaken { seat, grade }])
        );
    }
}

fn last_hints(game: &Game) -> [Option<Grade>; 2] {
    let round = game.table.round().expect("a round");
    [A, B].map(|seat| round.last_hint(seat))
}

#[test]
fn hints_are_taken_in_order_and_once_each() {
    use Refusal::{HintSkipped, HintTaken};
    let answers = [
        (
            None,
            [
                None,
                Some(HintSkipped),
                Some(HintSkipped),
                Some(HintSkipped),
            ],
        ),
        (
            Some(Grade::Solvable),
            [Some(HintTaken), None, Some(HintSkipped), Some(HintSkipped)],
        ),
        (
            Some(Grade::Numbers),
            [Some(HintTaken), Some(HintTaken), None, Some(HintSkipped)],
        ),
        (
            Some(Grade::LastOperator),
            [Some(HintTaken), Some(HintTaken), Some(HintTaken), None],
        ),
        (
            Some(Grade::FirstStep),
            [
                Some(HintTaken),
                Some(HintTaken),
                Some(HintTaken),
                Some(HintTaken),
            ],
        ),
    ];
    for (last, expected) in answers {
        let mut game = alone(&POSSIBLE);
        if let Some(last) = last {
            take_up_to(&mut game, A, last);
        }
        let refusals = Grade::ALL.map(|grade| take(&mut game.clone(), A, grade).err());
        assert_eq!(refusals, expected, "after {last:?}");
    }
}

#[test]
fn each_player_takes_hints_of_their_own() {
    let mut game = two_at_one_screen();
    take_up_to(&mut game, A, Grade::LastOperator);
    take_up_to(&mut game, B, Grade::Solvable);
    assert_eq!(
        last_hints(&game),
        [Some(Grade::LastOperator), Some(Grade::Solvable)]
    );
}

#[test]
fn hints_are_taken_before_and_during_calls_and_not_after() {
    let mut game = two_at_one_screen();
    assert!(take(&mut game, A, Grade::Solvable).is_ok());
    game.act(0, A, Command::CallImpossible).unwrap();
    assert!(take(&mut game, A, Grade::Numbers).is_ok());
    game.act(0, B, Command::CallScore).unwrap();
    assert!(take(&mut game, B, Grade::Solvable).is_ok());
    assert!(take(&mut game, A, Grade::LastOperator).is_ok());
    game.act(0, B, Command::GiveUp).unwrap();
    for (seat, grade) in [(A, Grade::FirstStep), (B, Grade::Numbers)] {
        assert_eq!(take(&mut game, seat, grade), Err(Refusal::RoundClosed));
    }
}

#[test]
fn there_are_hints_with_and_without_clocks_but_not_in_a_group() {
    let without_clocks = Rules {
        score_clock: None,
        impossible_clock: None,
        ..Rules::score()
    };
    for (mode, rules, refusal) in [
        (TableMode::Solitaire, Rules::score(), None),
        (TableMode::Solitaire, without_clocks, None),
        (TableMode::HotSeat, Rules::score(), None),
        (
            TableMode::Group,
            Rules::score(),
            Some(Refusal::NoHintsInGroup),
        ),
    ] {
        let mut game = Game::new(mode, rules, 1).deal(&POSSIBLE);
        assert_eq!(take(&mut game, A, Grade::Solvable).err(), refusal);
    }
}

#[test]
fn a_hint_needs_a_roll_and_a_seat() {
    let mut game = Game::new(TableMode::Solitaire, Rules::score(), 1);
    assert_eq!(take(&mut game, A, Grade::Solvable), Err(Refusal::NoRoll));
    assert_eq!(take(&mut game, B, Grade::Solvable), Err(Refusal::NotSeated));
}

#[test]
fn an_impossible_roll_has_one_hint() {
    let mut game = alone(&IMPOSSIBLE);
    take_up_to(&mut game, A, Grade::Solvable);
    let further = take(&mut game, A, Grade::Numbers);
    assert_eq!(further, Err(Refusal::NoFurtherHint));
}

#[test]
fn a_settlement_says_which_hints_were_used_and_the_points_are_the_same() {
    for last in [None, Some(Grade::Numbers), Some(Grade::FirstStep)] {
        let mut game = alone(&POSSIBLE);
        if let Some(last) = last {
            take_up_to(&mut game, A, last);
        }
        game.act(0, A, Command::CallScore).unwrap();
        assert_eq!(last_hints(&game)[0], last, "a call keeps the hints");
        game.act(0, A, step(1, Op::Mul, 2)).unwrap();
        game.act(0, A, step(4, Op::Mul, 0)).unwrap();
        let Phase::Settled(settlement) = &game.table.round().unwrap().phase else {
            panic!("the goal is reached");
        };
        let used = settlement.hints.iter().find(|taken| taken.seat == A);
        assert_eq!(used.map(|taken| taken.last), last);
        assert_eq!(game.table.seat(A).unwrap().points, 1);
    }
}

#[test]
fn the_next_roll_begins_without_hints() {
    let mut game = two_at_one_screen();
    take_up_to(&mut game, A, Grade::FirstStep);
    game.act(0, B, Command::Roll).unwrap();
    assert_eq!(last_hints(&game), [None, None]);
    assert!(take(&mut game, A, Grade::Solvable).is_ok());
}

#[test]
fn the_hints_of_a_player_who_leaves_stay_only_in_a_settlement() {
    let mut game = two_at_one_screen();
    take_up_to(&mut game, B, Grade::Numbers);
    let mut left = game.clone();
    left.act(0, B, Command::Leave).unwrap();
    assert_eq!(left.table.round().unwrap().hints, []);
    game.act(0, B, Command::CallScore).unwrap();
    game.act(0, B, Command::GiveUp).unwrap();
    game.act(0, B, Command::Leave).unwrap();
    let Phase::Settled(settlement) = &game.table.round().unwrap().phase else {
        panic!("the caller gave up");
    };
    assert_eq!(settlement.hints.len(), 1);
}
