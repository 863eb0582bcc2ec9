//! The calling table: the points of each player after each ending of a call.

use crate::game::{A, B, C, Game, step};
use score_core::arith::op::Op;
use score_core::games::score::Ending;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::referee;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;
use score_core::table::state::{Phase, Table};

use Act::{GiveUp, Impossible, Miss, Reach, Score, Sure, Wait};
use Ending::{GaveUp, Missed, OutOfTime, Reached, Stood};

/// 20 is 4 × 5 × 1.
const POSSIBLE: [u32; 4] = [1, 4, 5, 7];

/// One of the 104 rolls that cannot make 20.
const IMPOSSIBLE: [u32; 4] = [1, 1, 1, 4];

/// An act of a player, as the calling table has it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    Score,
    Impossible,
    /// Makes 20 out of [`POSSIBLE`].
    Reach,
    /// Adds all numbers up.
    Miss,
    GiveUp,
    Sure,
    /// Nobody does anything until then.
    Wait,
}

/// The acts of a game: the time in milliseconds, the player, the act.
type Script<'a> = &'a [(u64, SeatId, Act)];

fn commands(act: Act) -> Vec<Command> {
    match act {
        Score => vec![Command::CallScore],
        Impossible => vec![Command::CallImpossible],
        Reach => vec![step(1, Op::Mul, 2), step(4, Op::Mul, 0)],
        Miss => vec![
            step(0, Op::Add, 1),
            step(2, Op::Add, 3),
            step(4, Op::Add, 5),
        ],
        GiveUp => vec![Command::GiveUp],
        Sure => vec![Command::BeSure],
        Wait => vec![],
    }
}

/// Plays `script`. The round ends with its last act and no sooner, in `ending`, with these
/// `points`; then the round is closed.
fn check(mut game: Game, script: Script, ending: Ending, points: &[i32]) {
    let told = format!("{script:?} with {:?}", game.table);
    for (now_ms, seat, act) in script {
        assert!(!is_settled(&game), "settled too soon: {told}");
        for command in commands(*act) {
            let answer = game.act(*now_ms, *seat, command);
            assert!(answer.is_ok(), "{act:?}: {answer:?} in {told}");
        }
        if *act == Wait {
            game.pass(*now_ms);
        }
    }
    let Phase::Settled(settlement) = &game.table.round().unwrap().phase else {
        panic!("not settled: {told}");
    };
    assert_eq!(settlement.ending, ending, "{told}");
    let called = |call| {
        let found = script.iter().find(|(_, _, act)| *act == call);
        found.map(|(_, seat, _)| *seat)
    };
    assert_eq!(settlement.score_caller, called(Score), "{told}");
    assert_eq!(settlement.impossible_caller, called(Impossible), "{told}");
    let won: Vec<i32> = game.table.seats().iter().map(|seat| seat.points).collect();
    assert_eq!(won, points, "{told}");
    check_closed(&game);
}

/// One clock at a time, and no second call on a settled roll.
fn check_closed(game: &Game) {
    assert_eq!(game.table.deadline_ms(), None);
    assert_eq!(referee::overdue(&game.table, u64::MAX), None);
    for seat in game.table.seats() {
        for command in [
            Command::CallScore,
            Command::CallImpossible,
            step(0, Op::Add, 1),
            Command::Undo,
        ] {
            let mut game = game.clone();
            let answer = game.act(u64::MAX, seat.id, command);
            assert_eq!(answer, Err(Refusal::RoundClosed));
        }
        assert!(game.clone().act(u64::MAX, seat.id, Command::Roll).is_ok());
    }
}

fn is_settled(game: &Game) -> bool {
    matches!(game.table.round().unwrap().phase, Phase::Settled(_))
}

fn blocking(blocking: bool) -> Rules {
    Rules {
        blocking,
        ..Rules::score()
    }
}

fn without_clocks() -> Rules {
    Rules {
        score_clock: None,
        impossible_clock: None,
        ..Rules::score()
    }
}

/// Three players, at a relay and at one screen, with and without blocking.
fn check_players(roll: &[u32], script: Script, ending: Ending, points: [i32; 3]) {
    for mode in [TableMode::Group, TableMode::HotSeat] {
        for blocks in [false, true] {
            let game = Game::new(mode, blocking(blocks), 3).deal(roll);
            check(game, script, ending, &points);
        }
    }
}

fn check_alone(rules: Rules, roll: &[u32], script: Script, ending: Ending, points: i32) {
    let game = Game::new(TableMode::Solitaire, rules, 1).deal(roll);
    check(game, script, ending, &[points]);
}

/// The ways not to show a SCORE called at second 10.
const FAILURES: [(u64, Act, Ending); 4] = [
    (39_999, Miss, Missed),
    (39_999, GiveUp, GaveUp),
    (40_000, Wait, OutOfTime),
    // The caller was gone, and everybody with them, until the next day.
    (90_000_000, Wait, OutOfTime),
];

#[test]
fn the_two_rolls_are_as_these_tests_assume() {
    for (roll, solvable) in [(POSSIBLE, true), (IMPOSSIBLE, false)] {
        let game = Game::new(TableMode::Solitaire, Rules::score(), 1).deal(&roll);
        let deal = &game.table.round().unwrap().deal;
        assert_eq!(referee::is_solvable(&game.table, deal), solvable);
    }
}

#[test]
fn score_shown_within_30_s_wins_a_point() {
    let script = [(10_000, B, Score), (39_999, B, Reach)];
    check_players(&POSSIBLE, &script, Reached, [0, 1, 0]);
}

#[test]
fn score_not_shown_loses_a_point_whether_it_was_possible_or_not() {
    for roll in [POSSIBLE, IMPOSSIBLE] {
        for (at_ms, act, ending) in FAILURES {
            let script = [(10_000, B, Score), (at_ms, B, act)];
            check_players(&roll, &script, ending, [0, -1, 0]);
        }
    }
}

#[test]
fn impossible_unchallenged_for_60_s_wins_a_point_even_as_a_bluff() {
    for roll in [POSSIBLE, IMPOSSIBLE] {
        for at_ms in [61_000, 90_000_000] {
            let script = [(1_000, C, Impossible), (at_ms, A, Wait)];
            check_players(&roll, &script, Stood, [0, 0, 1]);
        }
    }
}

#[test]
fn score_shown_against_impossible_wins_one_and_costs_the_other_two() {
    let script = [
        (1_000, A, Impossible),
        (60_999, B, Score),
        (90_998, B, Reach),
    ];
    check_players(&POSSIBLE, &script, Reached, [-2, 1, 0]);
}

#[test]
fn score_not_shown_against_impossible_loses_one_and_wins_the_other_one() {
    for roll in [POSSIBLE, IMPOSSIBLE] {
        for (at_ms, act, ending) in FAILURES {
            let script = [(1_000, A, Impossible), (10_000, C, Score), (at_ms, C, act)];
            check_players(&roll, &script, ending, [1, 0, -1]);
        }
    }
}

#[test]
fn a_player_who_interrupts_themselves_with_success_regains_one_of_the_two_points() {
    let script = [
        (1_000, B, Impossible),
        (10_000, B, Score),
        (39_999, B, Reach),
    ];
    check_players(&POSSIBLE, &script, Reached, [0, -1, 0]);
}

#[test]
fn a_player_who_interrupts_themselves_in_vain_loses_nothing_or_two_with_blocking() {
    for mode in [TableMode::Group, TableMode::HotSeat] {
        for (blocks, points) in [(false, 0), (true, -2)] {
            for roll in [POSSIBLE, IMPOSSIBLE] {
                for (at_ms, act, ending) in FAILURES {
                    let script = [(1_000, B, Impossible), (10_000, B, Score), (at_ms, B, act)];
                    let game = Game::new(mode, blocking(blocks), 3).deal(&roll);
                    check(game, &script, ending, &[0, points, 0]);
                }
            }
        }
    }
}

#[test]
fn alone_score_counts_as_in_company() {
    for rules in [blocking(false), blocking(true)] {
        let shown = [(10_000, A, Score), (39_999, A, Reach)];
        check_alone(rules.clone(), &POSSIBLE, &shown, Reached, 1);
        for (at_ms, act, ending) in FAILURES {
            let script = [(10_000, A, Score), (at_ms, A, act)];
            check_alone(rules.clone(), &POSSIBLE, &script, ending, -1);
            check_alone(rules.clone(), &IMPOSSIBLE, &script, ending, -1);
        }
    }
}

#[test]
fn the_solver_judges_a_lone_impossible_after_its_time_or_once_sure() {
    for rules in [blocking(false), blocking(true)] {
        for (at_ms, act) in [(61_000, Wait), (90_000_000, Wait), (1_000, Sure)] {
            let script = [(1_000, A, Impossible), (at_ms, A, act)];
            check_alone(rules.clone(), &POSSIBLE, &script, Stood, -2);
            check_alone(rules.clone(), &IMPOSSIBLE, &script, Stood, 1);
        }
    }
}

#[test]
fn alone_a_player_who_interrupts_themselves_follows_the_solver_too() {
    let shown = [
        (1_000, A, Impossible),
        (10_000, A, Score),
        (39_999, A, Reach),
    ];
    for (blocks, on_impossible, on_possible) in [(false, 0, -3), (true, -2, -3)] {
        check_alone(blocking(blocks), &POSSIBLE, &shown, Reached, -1);
        for (at_ms, act, ending) in FAILURES {
            let script = [(1_000, A, Impossible), (10_000, A, Score), (at_ms, A, act)];
            let points = [(IMPOSSIBLE, on_impossible), (POSSIBLE, on_possible)];
            for (roll, points) in points {
                check_alone(blocking(blocks), &roll, &script, ending, points);
            }
        }
    }
}

#[test]
fn alone_and_without_clocks_calls_count_as_with_them() {
    let year_ms = 31_536_000_000;
    let shown = [(0, A, Score), (year_ms, A, Reach)];
    check_alone(without_clocks(), &POSSIBLE, &shown, Reached, 1);
    let given_up = [(0, A, Score), (year_ms, A, GiveUp)];
    check_alone(without_clocks(), &POSSIBLE, &given_up, GaveUp, -1);
    let sure = [(0, A, Impossible), (year_ms, A, Sure)];
    check_alone(without_clocks(), &IMPOSSIBLE, &sure, Stood, 1);
    check_alone(without_clocks(), &POSSIBLE, &sure, Stood, -2);
}

#[test]
fn a_clock_runs_to_the_exact_millisecond() {
    let clocks = [
        (Command::CallScore, 30_000),
        (Command::CallImpossible, 60_000),
    ];
    for (call, length_ms) in clocks {
        let mut game = Game::new(TableMode::Group, Rules::score(), 2).deal(&POSSIBLE);
        game.act(500, A, call).unwrap();
        let deadline_ms = 500 + length_ms;
        assert_eq!(game.table.deadline_ms(), Some(deadline_ms));
        assert_eq!(game.pass(deadline_ms - 1), None);
        assert!(game.pass(deadline_ms).is_some());
    }
}

#[test]
fn a_command_after_the_deadline_comes_too_late() {
    let mut game = Game::new(TableMode::Group, Rules::score(), 2).deal(&POSSIBLE);
    game.act(0, A, Command::CallScore).unwrap();
    game.act(29_999, A, step(1, Op::Mul, 2)).unwrap();
    for (seat, command) in [
        (A, step(4, Op::Mul, 0)),
        (A, Command::GiveUp),
        (B, Command::Roll),
        (B, Command::CallImpossible),
    ] {
        assert_eq!(game.act(30_000, seat, command), Err(Refusal::TimeIsUp));
    }
    game.pass(30_000);
    check_closed(&game);
    assert_eq!(game.table.seat(A).unwrap().points, -1);
}

#[test]
fn an_impossible_cannot_be_challenged_once_it_has_stood() {
    let mut game = Game::new(TableMode::HotSeat, Rules::score(), 2).deal(&POSSIBLE);
    game.act(0, A, Command::CallImpossible).unwrap();
    let late = game.act(60_000, B, Command::CallScore);
    assert_eq!(late, Err(Refusal::TimeIsUp));
    game.pass(60_000);
    assert_eq!(game.table.seat(A).unwrap().points, 1);
}

#[test]
fn score_replaces_the_clock_of_impossible_by_its_own() {
    // Early, the new clock ends sooner; late, it ends later.
    for (called_at_ms, deadline_ms) in [(1_000, 31_000), (59_999, 89_999)] {
        let mut game = Game::new(TableMode::Group, Rules::score(), 2).deal(&POSSIBLE);
        game.act(0, A, Command::CallImpossible).unwrap();
        game.act(called_at_ms, B, Command::CallScore).unwrap();
        assert_eq!(game.table.deadline_ms(), Some(deadline_ms));
        assert_eq!(game.pass(deadline_ms - 1), None);
        assert!(game.pass(deadline_ms).is_some());
    }
}

#[test]
fn clocks_are_as_long_as_the_house_rules_say() {
    let clock = score_core::table::rules::TimeLimit::new;
    let rules = Rules {
        score_clock: clock(5),
        impossible_clock: clock(600),
        ..Rules::score()
    };
    let mut game = Game::new(TableMode::Group, rules, 2).deal(&POSSIBLE);
    game.act(7, A, Command::CallImpossible).unwrap();
    assert_eq!(game.table.deadline_ms(), Some(600_007));
    game.act(8, B, Command::CallScore).unwrap();
    assert_eq!(game.table.deadline_ms(), Some(5_008));
}

#[test]
fn one_clock_off_leaves_the_other_one_on() {
    let rules = Rules {
        impossible_clock: None,
        ..Rules::score()
    };
    let mut game = Game::new(TableMode::Solitaire, rules, 1).deal(&POSSIBLE);
    // Only without any clock do numbers move before a call.
    let early = game.act(0, A, step(0, Op::Add, 1));
    assert_eq!(early, Err(Refusal::CallScoreFirst));
    game.act(0, A, Command::CallImpossible).unwrap();
    assert_eq!(game.pass(u64::MAX), None);
    game.act(1_000, A, Command::CallScore).unwrap();
    assert_eq!(game.table.deadline_ms(), Some(31_000));
}

/// The time that the goal took, by the settlement of this game.
fn taken_ms(game: &Game) -> Option<u64> {
    match &game.table.round().unwrap().phase {
        Phase::Settled(settlement) => settlement.taken_ms,
        phase => panic!("{phase:?}"),
    }
}

#[test]
fn how_long_the_goal_took_is_in_the_log_and_a_pause_takes_none_of_it() {
    let called = |rules: Rules| {
        let mut game = Game::new(TableMode::Group, rules, 2).deal(&POSSIBLE);
        game.act(10_000, B, Command::CallScore).unwrap();
        game.act(11_000, B, step(1, Op::Mul, 2)).unwrap();
        game
    };
    let reach = |game: &mut Game, now_ms: u64| {
        game.act(now_ms, B, step(4, Op::Mul, 0)).unwrap();
        let again = Table::fold(&game.log).unwrap();
        assert_eq!(again, game.table);
    };
    let mut game = called(Rules::score());
    reach(&mut game, 22_345);
    assert_eq!(taken_ms(&game), Some(12_345));
    // A step that was taken back and made again is a last step too.
    let mut game = called(Rules::score());
    game.act(12_000, B, Command::Undo).unwrap();
    game.act(13_000, B, Command::Redo).unwrap();
    reach(&mut game, 39_999);
    assert_eq!(taken_ms(&game), Some(29_999));
    let mut game = called(Rules::score());
    game.act(12_000, A, Command::Pause).unwrap();
    game.act(90_000, A, Command::Resume).unwrap();
    reach(&mut game, 91_000);
    assert_eq!(taken_ms(&game), Some(3_000));
    // A clock that was set back takes no time.
    let mut game = called(Rules::score());
    reach(&mut game, 0);
    assert_eq!(taken_ms(&game), Some(0));
    // Nothing is said of a goal that was missed, or that nobody's clock ran for.
    let mut game = called(Rules::score());
    game.act(12_000, B, Command::GiveUp).unwrap();
    assert_eq!(taken_ms(&game), None);
    let mut game = Game::new(TableMode::Solitaire, without_clocks(), 1).deal(&POSSIBLE);
    game.act(0, A, Command::CallScore).unwrap();
    game.act(0, A, step(1, Op::Mul, 2)).unwrap();
    game.act(0, A, step(4, Op::Mul, 0)).unwrap();
    assert_eq!(taken_ms(&game), None);
}

#[test]
fn a_time_that_cannot_be_is_no_part_of_a_log() {
    let mut game = Game::new(TableMode::HotSeat, Rules::score(), 2).deal(&POSSIBLE);
    let refuses = |game: &Game, taken_ms| {
        let mut table = game.table.clone();
        let is_refused = table.apply(&Event::TimeTaken { taken_ms }).is_err();
        assert!(!is_refused || table == game.table);
        is_refused
    };
    assert!(refuses(&game, 0));
    game.act(0, A, Command::CallScore).unwrap();
    game.act(0, A, step(1, Op::Mul, 2)).unwrap();
    assert!(refuses(&game, 0));
    game.act(9_000, A, step(4, Op::Mul, 0)).unwrap();
    assert!(refuses(&game, 0), "the round is settled");
    // As a machine left it that stopped before the end.
    game.log.truncate(game.log.len() - 2);
    game.table = Table::fold(&game.log).unwrap();
    assert!(refuses(&game, 30_001));
    assert!(!refuses(&game, 30_000));
}
