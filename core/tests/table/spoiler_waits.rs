//! Spoilers wait: after failed SCORE calls in a row a player makes no call for a while.

use score_core::games::score::Ending;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::failures::MAX_FAILURES;
use score_core::table::options::may_call;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Goal, Rules};
use score_core::table::state::Table;

use crate::game::{A, B, C, Game, step};

fn spoilers_wait() -> Rules {
    Rules {
        spoilers_wait: true,
        ..Rules::score()
    }
}

/// Three players at one screen, where spoilers wait.
fn game() -> Game {
    Game::new(TableMode::HotSeat, spoilers_wait(), 3)
}

fn roll(game: &mut Game) {
    game.act(0, A, Command::Roll).expect("nothing is open");
}

/// A new roll, on which the player calls SCORE and gives up.
fn fail(game: &mut Game, seat: SeatId) -> Result<(), Refusal> {
    roll(game);
    game.act(0, seat, Command::CallScore)?;
    game.act(0, seat, Command::GiveUp).map(|_| ())
}

/// A new roll, on which the player makes the goal.
fn succeed(game: &mut Game, seat: SeatId) {
    let rolled = game.clone().deal(&[1, 4, 5, 7]);
    *game = rolled;
    game.act(0, seat, Command::CallScore).expect("a call");
    for made in [
        step(1, score_core::arith::op::Op::Mul, 2),
        step(4, score_core::arith::op::Op::Div, 0),
    ] {
        game.act(0, seat, made).expect("a step");
    }
}

/// On how many new rolls in a row the player may make no call.
fn rolls_waited(game: &mut Game, seat: SeatId) -> u32 {
    for waited in 0.. {
        roll(game);
        if may_call(&game.table, seat).is_ok() {
            return waited;
        }
        let rolls = game.table.rolls_to_wait(seat);
        for call in [Command::CallScore, Command::CallImpossible] {
            let refused = game.act(0, seat, call);
            assert_eq!(refused, Err(Refusal::MustWait { rolls }));
        }
    }
    unreachable!("a wait ends")
}

#[test]
fn from_the_second_failure_in_a_row_on_each_costs_one_roll_more() {
    let mut game = game();
    for expected in [0, 1, 2, 3, 4] {
        assert_eq!(fail(&mut game, B), Ok(()));
        let refused = may_call(&game.table, B).err();
        let rolls = (expected > 0).then_some(Refusal::MustWait { rolls: expected });
        assert_eq!(refused, rolls, "it is known how many are to come");
        assert_eq!(rolls_waited(&mut game, B), expected);
    }
}

#[test]
fn a_wait_is_each_player_s_own() {
    let mut game = game();
    assert_eq!(fail(&mut game, B), Ok(()));
    assert_eq!(fail(&mut game, C), Ok(()));
    assert_eq!(fail(&mut game, B), Ok(()));
    assert_eq!(
        may_call(&game.table, B),
        Err(Refusal::MustWait { rolls: 1 })
    );
    assert_eq!(may_call(&game.table, C), Ok(()));
    assert_eq!(fail(&mut game, C), Ok(()), "others call meanwhile");
}

#[test]
fn a_goal_that_is_reached_ends_the_row() {
    let mut game = game();
    for _ in 0..3 {
        assert_eq!(fail(&mut game, B), Ok(()));
        succeed(&mut game, B);
    }
    assert_eq!(fail(&mut game, B), Ok(()));
    assert_eq!(may_call(&game.table, B), Ok(()));
}

/// Two players who help each other would have such a success on every roll.
#[test]
fn an_impossible_that_nobody_opposes_ends_no_row() {
    let mut game = game();
    assert_eq!(fail(&mut game, B), Ok(()));
    roll(&mut game);
    game.act(0, B, Command::CallImpossible).expect("a call");
    let stood = game.pass(60_000);
    assert!(matches!(
        stood,
        Some(Event::Settled {
            ending: Ending::Stood,
            ..
        })
    ));
    game.act(60_000, A, Command::Roll).expect("nothing is open");
    game.act(60_000, B, Command::CallScore)
        .expect("no wait yet");
    game.act(60_000, B, Command::GiveUp).expect("their call");
    assert_eq!(
        may_call(&game.table, B),
        Err(Refusal::MustWait { rolls: 1 })
    );
}

#[test]
fn every_way_to_fail_counts_and_a_round_ended_without_points_does_not() {
    let end = |with_points| Command::EndRound { with_points };
    for (now_ms, command, fails) in [
        (0, Some(Command::GiveUp), true),
        (30_000, None, true),
        (0, Some(end(true)), true),
        (0, Some(end(false)), false),
    ] {
        let mut game = game();
        assert_eq!(fail(&mut game, B), Ok(()));
        roll(&mut game);
        game.act(0, B, Command::CallScore).expect("a call");
        match command.clone() {
            Some(command) => drop(game.act(now_ms, B, command).expect("they may")),
            None => drop(game.pass(now_ms).expect("the time is up")),
        }
        let waits = u32::from(fails);
        assert_eq!(game.table.rolls_to_wait(B), waits, "{command:?}");
    }
    // The same on a roll for no points.
    let mut game = game();
    for _ in 0..2 {
        game = game.deal(&[1, 4, 5, 7]);
        game.act(0, B, Command::CallScore).expect("a call");
        game.act(0, B, end(true)).expect("all are asked");
    }
    assert_eq!(game.table.rolls_to_wait(B), 1);
}

#[test]
fn a_player_who_interrupts_themselves_and_fails_has_failed() {
    let mut game = game();
    for _ in 0..2 {
        roll(&mut game);
        game.act(0, B, Command::CallImpossible).expect("a call");
        game.act(0, B, Command::CallScore).expect("a call");
        game.act(0, B, Command::GiveUp).expect("their call");
    }
    assert_eq!(game.table.rolls_to_wait(B), 1);
}

#[test]
fn where_the_rules_leave_it_out_nobody_waits_and_new_rules_forgive() {
    let mut lenient = Game::new(TableMode::HotSeat, Rules::score(), 3);
    for _ in 0..5 {
        assert_eq!(fail(&mut lenient, B), Ok(()));
    }
    let mut game = game();
    for _ in 0..2 {
        assert_eq!(fail(&mut game, B), Ok(()));
    }
    let other_goal = Rules {
        goal: Goal::new(24).expect("a goal"),
        ..spoilers_wait()
    };
    for (rules, rolls) in [(other_goal, 1), (Rules::score(), 0), (spoilers_wait(), 0)] {
        game.act(0, A, Command::SetRules(rules))
            .expect("all are asked");
        assert_eq!(game.table.rolls_to_wait(B), rolls);
    }
}

#[test]
fn new_points_forgive_nothing_and_a_player_who_leaves_is_forgotten() {
    let mut game = game();
    for _ in 0..2 {
        assert_eq!(fail(&mut game, B), Ok(()));
    }
    game.act(0, A, Command::ClearPoints).expect("all are asked");
    assert_eq!(game.table.rolls_to_wait(B), 1);
    game.act(0, B, Command::Leave).expect("nothing is open");
    assert!(!has_failures(&game.table));
}

#[test]
fn a_row_has_a_longest() {
    let mut game = game();
    let longest = format!(
        r#"{{"failed_in_a_row":{{"players":[{{"seat":1,"failures":{MAX_FAILURES},"rolls_to_wait":0}}]}}}}"#
    );
    let longest: Event = serde_json::from_str(&longest).expect("an event");
    game.table.apply(&longest).expect("it fits");
    assert_eq!(fail(&mut game, B), Ok(()));
    assert_eq!(game.table.rolls_to_wait(B), MAX_FAILURES - 1);
}

#[test]
fn waits_survive_a_log_that_begins_anew() {
    let mut game = game();
    for _ in 0..2 {
        assert_eq!(fail(&mut game, B), Ok(()));
    }
    assert_eq!(fail(&mut game, C), Ok(()));
    assert!(has_failures(&game.table));
    let anew = Table::fold(&game.table.founding_events()).expect("a log");
    let waits = |table: &Table| [A, B, C].map(|seat| table.rolls_to_wait(seat));
    assert_eq!(waits(&anew), waits(&game.table));
}

fn has_failures(table: &Table) -> bool {
    let events = table.founding_events();
    events
        .iter()
        .any(|event| matches!(event, Event::FailedInARow { .. }))
}
