//! Rolls whose solutions are known bring nobody a point.

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::games::score::Ending;
use score_core::table::board::Deal;
use score_core::table::command::Command;
use score_core::table::event::{Award, Event, KnownRoll, TableMode};
use score_core::table::referee;
use score_core::table::rules::{Goal, Rules};
use score_core::table::state::{MAX_KNOWN_ROLLS, Rejected, Table};

use crate::game::{A, B, Game, step};

/// 20 is 5 × 4 × 1.
const POSSIBLE: [u32; 4] = [1, 4, 5, 7];

const MODES: [TableMode; 3] = [TableMode::Solitaire, TableMode::HotSeat, TableMode::Group];

fn roll(numbers: &[u32]) -> Roll {
    Roll::new(numbers).unwrap()
}

fn goal(value: u32) -> Goal {
    Goal::new(value).unwrap()
}

fn table(mode: TableMode) -> Game {
    let players = if mode == TableMode::Solitaire { 1 } else { 2 };
    Game::new(mode, Rules::score(), players)
}

/// Settles a roll by giving a call up, and takes the points for it away again.
fn settled(mode: TableMode, numbers: &[u32]) -> Game {
    let mut game = table(mode).deal(numbers);
    game.act(0, A, Command::CallScore).unwrap();
    game.act(0, A, Command::GiveUp).unwrap();
    game.act(0, A, Command::ClearPoints).unwrap();
    game
}

fn reach(game: &mut Game) {
    game.act(0, A, Command::CallScore).unwrap();
    game.act(0, A, step(1, Op::Mul, 2)).unwrap();
    game.act(0, A, step(4, Op::Mul, 0)).unwrap();
}

fn points(game: &Game) -> Vec<i32> {
    game.table.seats().iter().map(|seat| seat.points).collect()
}

fn is_practice(game: &Game) -> bool {
    game.table.round().unwrap().is_practice
}

#[test]
fn a_roll_that_was_settled_before_wins_and_costs_nobody_a_point() {
    for mode in MODES {
        let mut game = settled(mode, &POSSIBLE).deal(&POSSIBLE);
        assert!(is_practice(&game), "{mode:?}");
        reach(&mut game);
        assert!(points(&game).iter().all(|points| *points == 0), "{mode:?}");
        let mut game = game.deal(&POSSIBLE);
        let caller = game.table.seats().last().unwrap().id;
        game.act(0, caller, Command::CallImpossible).unwrap();
        game.pass(60_000);
        assert!(points(&game).iter().all(|points| *points == 0), "{mode:?}");
        let mut other = game.deal(&[2, 4, 5, 7]);
        assert!(!is_practice(&other));
        other.act(0, A, Command::CallScore).unwrap();
        other.act(0, A, Command::GiveUp).unwrap();
        assert_eq!(points(&other)[0], -1, "{mode:?}");
    }
}

#[test]
fn the_same_numbers_in_another_order_are_the_same_roll() {
    let game = settled(TableMode::Group, &POSSIBLE).deal(&[7, 5, 1, 4]);
    assert!(is_practice(&game));
    assert!(!is_practice(&game.deal(&[7, 5, 1, 4, 4])));
}

#[test]
fn another_goal_makes_another_roll_of_the_same_numbers() {
    let mut game = settled(TableMode::Group, &POSSIBLE);
    let rules = Rules {
        goal: goal(24),
        ..Rules::score()
    };
    game.act(0, A, Command::SetRules(rules)).unwrap();
    let mut game = game.deal(&POSSIBLE);
    assert!(!is_practice(&game));
    game.act(0, A, Command::SetRules(Rules::score())).unwrap();
    assert!(is_practice(&game.deal(&POSSIBLE)));
}

#[test]
fn a_roll_that_nobody_settled_is_not_practice() {
    let game = table(TableMode::Group).deal(&POSSIBLE).deal(&POSSIBLE);
    assert!(!is_practice(&game));
}

#[test]
fn a_round_that_the_host_ended_shows_its_solutions_too() {
    let mut game = table(TableMode::Group).deal(&POSSIBLE);
    let end = Command::EndRound { with_points: false };
    game.act(0, A, end).unwrap();
    assert!(is_practice(&game.deal(&POSSIBLE)));
}

/// Dice do not know which rolls were seen before.
#[test]
fn chance_deals_practice_too() {
    let mut game = table(TableMode::Group);
    let mut again = game.generator.clone();
    let dealt = game.act(0, A, Command::Roll).unwrap();
    assert!(matches!(dealt[..], [Event::Dealt { .. }]));
    game.act(0, B, Command::CallScore).unwrap();
    game.act(0, B, Command::GiveUp).unwrap();
    let again = referee::decide(&game.table, 0, &mut again, B, Command::Roll).unwrap();
    assert!(matches!(again[..], [Event::DealtForPractice { .. }]));
}

#[test]
fn looking_solutions_up_at_one_screen_makes_practice_of_a_roll() {
    for mode in [TableMode::Solitaire, TableMode::HotSeat] {
        let mut game = table(mode).deal(&POSSIBLE);
        assert!(!is_practice(&game));
        let looked_up = referee::look_up(&game.table, roll(&[7, 5, 4, 1]), goal(20)).unwrap();
        game.table.apply(&looked_up).unwrap();
        assert!(is_practice(&game));
        assert_eq!(
            referee::look_up(&game.table, roll(&POSSIBLE), goal(20)),
            None,
            "that is known"
        );
        reach(&mut game);
        assert_eq!(points(&game)[0], 0);
        // Another goal, and numbers that do not lie there.
        for (numbers, makes) in [([1, 4, 5, 7], 24), ([2, 4, 5, 7], 20)] {
            let mut game = table(mode).deal(&POSSIBLE);
            let looked_up = referee::look_up(&game.table, roll(&numbers), goal(makes)).unwrap();
            game.table.apply(&looked_up).unwrap();
            assert!(!is_practice(&game), "{numbers:?} {makes}");
        }
    }
    let group = table(TableMode::Group);
    assert_eq!(
        referee::look_up(&group.table, roll(&POSSIBLE), goal(20)),
        None
    );
}

#[test]
fn looking_up_a_settled_roll_takes_no_points_back() {
    let mut game = table(TableMode::Solitaire).deal(&POSSIBLE);
    reach(&mut game);
    let known = Event::SolutionsKnown {
        rolls: vec![KnownRoll::new(roll(&POSSIBLE), goal(20))],
    };
    game.table.apply(&known).unwrap();
    assert!(!is_practice(&game));
    assert_eq!(points(&game), [1]);
}

#[test]
fn a_table_remembers_the_newest_rolls_up_to_a_limit() {
    let mut game = settled(TableMode::Group, &POSSIBLE);
    let forget = |count: u32| -> Vec<KnownRoll> {
        let others = (0..count).map(|n| KnownRoll::new(roll(&[n, 1]), goal(20)));
        others.collect()
    };
    let almost = MAX_KNOWN_ROLLS as u32 - 1;
    let mut kept = game.table.clone();
    kept.apply(&Event::SolutionsKnown {
        rolls: forget(almost),
    })
    .unwrap();
    let deal = Deal::Chosen {
        numbers: roll(&POSSIBLE),
    };
    assert!(kept.is_known(&deal));
    game.table
        .apply(&Event::SolutionsKnown {
            rolls: forget(almost + 1),
        })
        .unwrap();
    assert!(!game.table.is_known(&deal));
    let founding = game.table.founding_events();
    let known = founding.iter().find_map(|event| match event {
        Event::SolutionsKnown { rolls } => Some(rolls.len()),
        _ => None,
    });
    assert_eq!(known, Some(MAX_KNOWN_ROLLS));
}

#[test]
fn the_caller_of_a_practice_round_that_a_host_ends_is_named_for_no_points() {
    for with_points in [true, false] {
        let mut game = settled(TableMode::Group, &POSSIBLE).deal(&POSSIBLE);
        game.act(0, B, Command::CallImpossible).unwrap();
        let events = game.act(0, A, Command::EndRound { with_points }).unwrap();
        let named = Award { seat: B, points: 0 };
        let settled = Event::Settled {
            ending: Ending::Ended,
            awards: if with_points { vec![named] } else { vec![] },
        };
        assert_eq!(events, [settled]);
        assert_eq!(points(&game), [0, 0]);
    }
}

#[test]
fn a_log_that_gives_points_for_practice_is_rejected() {
    let mut game = settled(TableMode::Group, &POSSIBLE).deal(&POSSIBLE);
    game.act(0, A, Command::CallScore).unwrap();
    let settled = Event::Settled {
        ending: Ending::GaveUp,
        awards: vec![Award { seat: A, points: 1 }],
    };
    assert_eq!(game.table.apply(&settled), Err(Rejected));
}

/// A log of before gave points for any roll, and keeps them.
#[test]
fn an_earlier_log_with_one_roll_twice_has_the_points_that_it_had() {
    let mut log = table(TableMode::Solitaire).deal(&POSSIBLE).log;
    let dealt = log.pop().unwrap();
    for _ in 0..2 {
        log.push(dealt.clone());
        log.push(Event::ScoreCalled {
            seat: A,
            deadline_ms: Some(30_000),
        });
        log.push(Event::Settled {
            ending: Ending::GaveUp,
            awards: vec![Award {
                seat: A,
                points: -1,
            }],
        });
    }
    let table = Table::fold(&log).unwrap();
    assert_eq!(table.seats()[0].points, -2);
    assert!(!table.round().unwrap().is_practice);
}
