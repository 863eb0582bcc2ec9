//! Steps on the table: the players who make them, their results, and when they count.

use crate::game::{A, B, Game, step};
use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpRefusal, OpSet};
use score_core::games::score::Ending;
use score_core::table::board::{Board, BoardOutcome, GoalNotCounted, Step, StepRefusal, TileId};
use score_core::table::command::Command;
use score_core::table::event::{Event, TableMode};
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Goal, Rules};
use score_core::table::state::{Phase, Table};

use Op::{Add, Div, Join, Mul, Sub};

/// A step by the indices of its numbers.
type Played = (u8, Op, u8);

fn solitaire(rules: Rules, numbers: &[u32]) -> Game {
    Game::new(TableMode::Solitaire, rules, 1).deal(numbers)
}

fn without_clocks() -> Rules {
    Rules {
        score_clock: None,
        impossible_clock: None,
        ..Rules::score()
    }
}

fn settled(game: &Game) -> Option<(Ending, i32)> {
    let Phase::Settled(settlement) = &game.table.round()?.phase else {
        return None;
    };
    Some((settlement.ending, game.table.seat(A)?.points))
}

/// Calls SCORE and makes `steps`; the last one ends the round as `expected`
/// says, and none before it does.
fn check(rules: &Rules, numbers: &[u32], steps: &[Played], expected: Option<Ending>) {
    let mut game = solitaire(rules.clone(), numbers);
    game.act(0, A, Command::CallScore).unwrap();
    for (left, op, right) in steps {
        assert_eq!(settled(&game), None, "{numbers:?} {steps:?} ended too soon");
        game.act(0, A, step(*left, *op, *right)).unwrap();
    }
    let points = |ending| if ending == Ending::Reached { 1 } else { -1 };
    let expected = expected.map(|ending| (ending, points(ending)));
    assert_eq!(settled(&game), expected, "{numbers:?} {steps:?}");
}

fn score_with(goal: u32, all_numbers: bool) -> Rules {
    Rules {
        goal: Goal::new(goal).unwrap(),
        all_numbers,
        ..Rules::score()
    }
}

#[test]
fn a_goal_counts_when_its_last_step_used_a_derived_number() {
    let rules = score_with(20, false);
    let reached = Some(Ending::Reached);
    let missed = Some(Ending::Missed);
    // 4 × 5 alone does not count, with one more step it does.
    check(&rules, &[1, 4, 5, 7], &[(1, Mul, 2)], None);
    check(&rules, &[1, 4, 5, 7], &[(1, Mul, 2), (4, Mul, 0)], reached);
    // The derived number may be on either side.
    check(&rules, &[1, 4, 5, 7], &[(1, Mul, 2), (0, Mul, 4)], reached);
    // A second 20 made of two dice does not count either, nor does the rest.
    let twice = [(0, Mul, 1), (2, Mul, 3)];
    check(&rules, &[4, 5, 4, 5], &twice, None);
    check(
        &rules,
        &[4, 5, 4, 5],
        &[twice[0], twice[1], (4, Add, 5)],
        missed,
    );
    // Three steps, and negative numbers in between.
    let negative = [(0, Sub, 1), (2, Mul, 3), (4, Add, 5)];
    check(&rules, &[1, 5, 4, 6], &negative, reached);
    // Fractions are exact.
    let fraction = [(0, Div, 1), (2, Mul, 4)];
    check(&rules, &[2, 3, 30, 1], &fraction, reached);
}

#[test]
fn with_two_numbers_the_single_step_counts() {
    for all_numbers in [false, true] {
        let rules = score_with(20, all_numbers);
        check(&rules, &[4, 5], &[(0, Mul, 1)], Some(Ending::Reached));
        check(&rules, &[4, 5], &[(0, Add, 1)], Some(Ending::Missed));
        check(&rules, &[2, 0], &[(0, Join, 1)], Some(Ending::Reached));
    }
}

#[test]
fn with_three_numbers_two_steps_are_the_last() {
    let rules = score_with(20, false);
    check(&rules, &[4, 5, 1], &[(0, Mul, 1)], None);
    check(
        &rules,
        &[4, 5, 1],
        &[(0, Mul, 1), (3, Mul, 2)],
        Some(Ending::Reached),
    );
    check(
        &rules,
        &[4, 5, 1],
        &[(0, Mul, 1), (3, Add, 2)],
        Some(Ending::Missed),
    );
}

#[test]
fn with_six_numbers_there_are_up_to_five_steps() {
    let rules = score_with(21, false);
    let sum = [
        (0, Add, 1),
        (6, Add, 2),
        (7, Add, 3),
        (8, Add, 4),
        (9, Add, 5),
    ];
    check(&rules, &[1, 2, 3, 4, 5, 6], &sum, Some(Ending::Reached));
    check(&rules, &[1, 2, 3, 4, 5, 7], &sum, Some(Ending::Missed));
}

#[test]
fn with_all_numbers_the_goal_counts_when_nothing_else_is_left() {
    let rules = score_with(20, true);
    let early = [(1, Mul, 2), (4, Mul, 0)];
    check(&rules, &[1, 4, 5, 7], &early, None);
    check(
        &rules,
        &[1, 4, 5, 0],
        &[early[0], early[1], (5, Add, 3)],
        Some(Ending::Reached),
    );
    check(
        &rules,
        &[1, 4, 5, 7],
        &[early[0], early[1], (5, Add, 3)],
        Some(Ending::Missed),
    );
}

#[test]
fn before_a_call_numbers_answer_call_score_first() {
    for mode in [TableMode::Solitaire, TableMode::HotSeat, TableMode::Group] {
        let players = if mode == TableMode::Solitaire { 1 } else { 2 };
        for command in [step(0, Add, 1), Command::Undo, Command::Redo] {
            let mut game = Game::new(mode, Rules::score(), players).deal(&[1, 4, 5, 7]);
            let early = game.act(0, A, command.clone());
            assert_eq!(early, Err(Refusal::CallScoreFirst));
            game.act(0, A, Command::CallImpossible).unwrap();
            let early = game.act(0, A, command);
            assert_eq!(early, Err(Refusal::CallScoreFirst));
        }
    }
}

#[test]
fn only_the_score_caller_moves() {
    for interrupted in [None, Some(A), Some(B)] {
        let mut game = Game::new(TableMode::Group, Rules::score(), 2).deal(&[1, 4, 5, 7]);
        if let Some(seat) = interrupted {
            game.act(0, seat, Command::CallImpossible).unwrap();
        }
        game.act(0, B, Command::CallScore).unwrap();
        game.act(0, B, step(0, Add, 1)).unwrap();
        for command in [step(2, Add, 3), Command::Undo, Command::Redo] {
            assert_eq!(game.act(0, A, command), Err(Refusal::NotYourCall));
        }
    }
}

#[test]
fn a_step_that_cannot_be_made_is_refused_with_its_reason() {
    let rules = Rules {
        ops: [Sub, Div, Join].into_iter().collect(),
        ..Rules::score()
    };
    let op = StepRefusal::Op;
    for (made, refused, reason) in [
        (&[][..], (1, Sub, 1), StepRefusal::SameNumber),
        (&[], (0, Sub, 4), StepRefusal::NumberGone),
        (&[], (255, Sub, 0), StepRefusal::NumberGone),
        (&[], (0, Add, 1), StepRefusal::OpNotAllowed),
        (&[], (0, Div, 3), op(OpRefusal::DivisionByZero)),
        (&[], (3, Join, 0), op(OpRefusal::JoinLeftZero)),
        (&[(0, Sub, 1)], (0, Sub, 2), StepRefusal::NumberGone),
        (
            &[(0, Sub, 1)],
            (2, Join, 4),
            op(OpRefusal::JoinRightNegative),
        ),
        (
            &[(1, Div, 2)],
            (4, Join, 0),
            op(OpRefusal::JoinLeftFraction),
        ),
        (
            &[(1, Div, 2)],
            (0, Join, 4),
            op(OpRefusal::JoinRightFraction),
        ),
    ] {
        let mut game = solitaire(rules.clone(), &[1, 4, 5, 0]);
        game.act(0, A, Command::CallScore).unwrap();
        for (left, op, right) in made {
            game.act(0, A, step(*left, *op, *right)).unwrap();
        }
        let (left, op, right) = refused;
        let answer = game.act(0, A, step(left, op, right));
        assert_eq!(answer, Err(Refusal::Step(reason)));
        assert_eq!(game.table.deadline_ms(), Some(30_000), "the clock runs on");
    }
}

#[test]
fn steps_are_taken_back_and_made_again_until_the_last_numbers_are_used_up() {
    let mut game = solitaire(Rules::score(), &[1, 4, 5, 7]);
    game.act(0, A, Command::CallScore).unwrap();
    assert_eq!(game.act(0, A, Command::Undo), Err(Refusal::NothingToUndo));
    assert_eq!(game.act(0, A, Command::Redo), Err(Refusal::NothingToRedo));
    game.act(0, A, step(0, Add, 1)).unwrap();
    game.act(0, A, step(2, Add, 3)).unwrap();
    game.act(0, A, Command::Undo).unwrap();
    game.act(0, A, Command::Undo).unwrap();
    assert!(game.table.round().unwrap().board.steps().is_empty());
    game.act(0, A, Command::Redo).unwrap();
    game.act(0, A, Command::Redo).unwrap();
    assert_eq!(game.table.round().unwrap().board.steps().len(), 2);
    game.act(0, A, Command::Undo).unwrap();
    // Another step than the one taken back leaves nothing to make again.
    game.act(0, A, step(3, Sub, 2)).unwrap();
    assert_eq!(game.act(0, A, Command::Redo), Err(Refusal::NothingToRedo));
    game.act(0, A, step(4, Add, 5)).unwrap();
    assert_eq!(settled(&game), Some((Ending::Missed, -1)));
    assert_eq!(game.act(0, A, Command::Undo), Err(Refusal::RoundClosed));
}

#[test]
fn without_undo_a_step_stays() {
    let rules = Rules {
        undo: false,
        ..Rules::score()
    };
    let mut game = solitaire(rules, &[1, 4, 5, 7]);
    game.act(0, A, Command::CallScore).unwrap();
    game.act(0, A, step(0, Add, 1)).unwrap();
    assert_eq!(game.act(0, A, Command::Undo), Err(Refusal::UndoOff));
}

#[test]
fn alone_and_without_clocks_numbers_move_for_no_points() {
    let mut game = solitaire(without_clocks(), &[1, 4, 5, 7]);
    game.act(0, A, step(1, Mul, 2)).unwrap();
    let last = game.act(0, A, step(4, Mul, 0)).unwrap();
    let ending = Ending::Practised;
    let awards = vec![];
    assert_eq!(last[1..], [Event::Settled { ending, awards }]);
    assert_eq!(settled(&game), Some((Ending::Practised, 0)));
    assert_eq!(
        game.act(0, A, Command::CallScore),
        Err(Refusal::RoundClosed)
    );
}

/// Each board that steps with these numbers make, once for each way to the board.
fn boards(numbers: &[u32]) -> Vec<Board> {
    let mut boards = vec![Board::new(numbers)];
    let mut index = 0;
    while let Some(board) = boards.get(index).cloned() {
        index += 1;
        let tiles: Vec<TileId> = board.tiles().collect();
        let pairs = tiles.iter().flat_map(|l| tiles.iter().map(|r| (*l, *r)));
        for (left, right) in pairs {
            for op in Op::ALL {
                let mut next = board.clone();
                let step = Step { left, op, right };
                if next.make(step, OpSet::ALL).is_ok() {
                    check_foresight(&board, step, &next);
                    boards.push(next);
                }
            }
        }
    }
    boards
}

/// Checks that a step has the outcome that the board foresees.
fn check_foresight(board: &Board, step: Step, made: &Board) {
    let goal = Goal::new(20).unwrap();
    for all_numbers in [false, true] {
        let foreseen = board.outcome_of(step, OpSet::ALL, goal, all_numbers);
        assert_eq!(foreseen, Ok(made.outcome(goal, all_numbers)), "{made:?}");
    }
}

/// A goal counts if the step that made it used a derived number and, if all must be used, nothing
/// else is left. The reason why it does not count is the rule that failed.
#[test]
fn a_goal_that_does_not_count_says_which_rule_keeps_it_from_that() {
    let goal = Goal::new(20).unwrap();
    let mut seen = [0; 4];
    for numbers in [&[4, 5][..], &[4, 5, 1], &[2, 4, 5, 8]] {
        for board in boards(numbers) {
            let Some(step) = board.steps().last() else {
                continue;
            };
            let is_there =
                board.tiles().last().and_then(|tile| board.value(tile)) == Some(20.into());
            let is_over = board.tiles().count() == 1;
            let is_derived = |tile| board.made_by(tile).is_some();
            let uses_derived = is_derived(step.left) || is_derived(step.right);
            let uses_enough = uses_derived || numbers.len() == 2;
            for all_numbers in [false, true] {
                let (index, expected) = match (is_there, is_over) {
                    // In 24 one step of four cards is refused as cards are left.
                    (true, false) if all_numbers => {
                        (1, BoardOutcome::GoalNotCounted(GoalNotCounted::NumbersLeft))
                    }
                    (true, _) if !uses_enough => (
                        0,
                        BoardOutcome::GoalNotCounted(GoalNotCounted::NoDerivedNumber),
                    ),
                    (true, _) => (2, BoardOutcome::Reached),
                    (false, true) => (3, BoardOutcome::Missed),
                    (false, false) => (3, BoardOutcome::Open),
                };
                seen[index] += 1;
                assert_eq!(board.outcome(goal, all_numbers), expected, "{board:?}");
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
}

#[test]
fn a_free_last_step_that_misses_can_be_taken_back() {
    let mut game = solitaire(without_clocks(), &[4, 5]);
    game.act(0, A, step(0, Add, 1)).unwrap();
    assert_eq!(game.table.outcome(), BoardOutcome::Missed);
    assert_eq!(settled(&game), None);
    game.act(0, A, Command::Undo).unwrap();
    game.act(0, A, step(0, Mul, 1)).unwrap();
    assert_eq!(settled(&game), Some((Ending::Practised, 0)));
}

#[test]
fn a_call_begins_with_the_numbers_as_they_were_dealt() {
    // Free steps are for no points, so they do not count towards a call.
    let mut game = solitaire(without_clocks(), &[4, 5]);
    game.act(0, A, step(0, Add, 1)).unwrap();
    game.act(0, A, Command::CallScore).unwrap();
    let board = &game.table.round().unwrap().board;
    assert!(board.steps().is_empty());
    assert_eq!(board.redoable(), None);
    assert_eq!(game.act(0, A, Command::Undo), Err(Refusal::NothingToUndo));
    game.act(0, A, step(0, Mul, 1)).unwrap();
    assert_eq!(settled(&game), Some((Ending::Reached, 1)));
}

#[test]
fn a_call_of_impossible_stops_free_moves_too() {
    let mut game = solitaire(without_clocks(), &[1, 4, 5, 7]);
    game.act(0, A, step(0, Add, 1)).unwrap();
    game.act(0, A, Command::CallImpossible).unwrap();
    for command in [step(2, Add, 3), Command::Undo] {
        assert_eq!(game.act(0, A, command), Err(Refusal::CallScoreFirst));
    }
}

#[test]
fn the_24_game_wants_all_four_cards_and_no_join() {
    let rules = Rules::twenty_four();
    assert_eq!(rules.ops, OpSet::WITHOUT_JOIN);
    let hand = [3, 3, 8, 8];
    let eight_thirds = [(2, Div, 0), (1, Sub, 4), (3, Div, 5)];
    check(&rules, &hand, &eight_thirds, Some(Ending::Reached));
    let mut game = solitaire(rules, &hand);
    game.act(0, A, Command::CallScore).unwrap();
    let joined = game.act(0, A, step(0, Join, 1));
    assert_eq!(joined, Err(Refusal::Step(StepRefusal::OpNotAllowed)));
}

#[test]
fn a_result_knows_how_it_was_made() {
    let mut game = solitaire(without_clocks(), &[1, 4, 5, 7]);
    game.act(0, A, step(1, Div, 2)).unwrap();
    let board = &game.table.round().unwrap().board;
    let last = board.tiles().last().unwrap();
    assert_eq!(board.value(last), Number::new(4, 5));
    assert_eq!(board.expr(last).unwrap().to_string(), "4 / 5");
    assert_eq!(board.tiles().count(), 3);
}

/// A machine may stop between the two events of a last step.
#[test]
fn a_round_whose_end_was_lost_ends_as_its_numbers_say() {
    for (rules, calls, numbers, last, expected) in [
        (Rules::score(), true, [4, 5], Mul, (Ending::Reached, 1)),
        (Rules::score(), true, [4, 5], Add, (Ending::Missed, -1)),
        (without_clocks(), true, [4, 5], Mul, (Ending::Reached, 1)),
        (without_clocks(), false, [4, 5], Mul, (Ending::Practised, 0)),
    ] {
        let mut game = solitaire(rules, &numbers);
        if calls {
            game.act(0, A, Command::CallScore).unwrap();
        }
        game.act(0, A, step(0, last, 1)).unwrap();
        assert!(matches!(game.log.pop(), Some(Event::Settled { .. })));
        game.table = Table::fold(&game.log).unwrap();
        assert_eq!(settled(&game), None);
        // Nothing else happens before, and no time-out instead.
        assert_eq!(game.act(0, A, Command::Undo), Err(Refusal::TimeIsUp));
        game.pass(u64::MAX);
        assert_eq!(settled(&game), Some(expected));
    }
}

#[test]
fn a_result_lies_where_its_left_number_lay() {
    let mut board = Board::new(&[1, 2, 3, 4]);
    let ids = |board: &Board| -> Vec<u8> {
        let tiles = board.left_to_right().into_iter();
        tiles.map(|tile| tile.0).collect()
    };
    let make = |board: &mut Board, (left, op, right): Played| {
        let (left, right) = (TileId(left), TileId(right));
        board.make(Step { left, op, right }, OpSet::ALL).unwrap();
    };
    assert_eq!(ids(&board), [0, 1, 2, 3]);
    make(&mut board, (2, Add, 0));
    assert_eq!(ids(&board), [1, 4, 3]);
    make(&mut board, (1, Mul, 3));
    assert_eq!(ids(&board), [5, 4]);
    make(&mut board, (4, Sub, 5));
    assert_eq!(ids(&board), [6]);
    board.undo().unwrap();
    assert_eq!(ids(&board), [5, 4]);
}
