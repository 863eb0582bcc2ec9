//! The permissions at a table, and the reason and time of each refusal.

use crate::game::{A, B, C, Game, name, step};
use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::table::command::{Ask, Command};
use score_core::table::event::{Event, TableMode};
use score_core::table::options;
use score_core::table::referee;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{MAX_HOT_SEATS, MAX_SEATS, Table};

/// 20 is 4 × 5 × 1.
const POSSIBLE: [u32; 4] = [1, 4, 5, 7];

fn group(players: u8) -> Game {
    Game::new(TableMode::Group, Rules::score(), players).deal(&POSSIBLE)
}

fn without_clocks() -> Rules {
    Rules {
        score_clock: None,
        impossible_clock: None,
        ..Rules::score()
    }
}

#[test]
fn a_call_is_made_once() {
    use Command::{CallImpossible, CallScore};
    for (first, again, answer) in [
        (CallScore, CallScore, Refusal::ScoreCalled),
        (CallScore, CallImpossible, Refusal::ScoreCalled),
        (CallImpossible, CallImpossible, Refusal::ImpossibleCalled),
    ] {
        for second in [A, B] {
            let mut game = group(2);
            game.act(0, A, first.clone()).unwrap();
            assert_eq!(game.act(0, second, again.clone()), Err(answer.clone()));
        }
    }
}

#[test]
fn nothing_can_be_called_or_moved_before_a_roll() {
    for command in [
        Command::CallScore,
        Command::CallImpossible,
        Command::GiveUp,
        Command::BeSure,
        Command::Undo,
        Command::Redo,
        step(0, Op::Add, 1),
    ] {
        let mut game = Game::new(TableMode::Group, Rules::score(), 2);
        assert_eq!(game.act(0, A, command), Err(Refusal::NoRoll));
    }
}

#[test]
fn while_a_call_is_open_roll_rules_and_points_stay() {
    for call in [Command::CallScore, Command::CallImpossible] {
        for seat in [A, B] {
            for command in [
                Command::Roll,
                Command::Deal(Roll::new(&POSSIBLE).unwrap()),
                Command::SetRules(Rules::twenty_four()),
                Command::ClearPoints,
            ] {
                let mut game = Game::new(TableMode::HotSeat, Rules::score(), 2).deal(&POSSIBLE);
                game.act(0, B, call.clone()).unwrap();
                assert_eq!(game.act(1, seat, command), Err(Refusal::CallOpen));
            }
        }
    }
}

#[test]
fn a_call_without_a_clock_holds_the_roll_as_one_with_a_clock_does() {
    for call in [Command::CallScore, Command::CallImpossible] {
        let mut game = Game::new(TableMode::Solitaire, without_clocks(), 1).deal(&POSSIBLE);
        game.act(0, A, call).unwrap();
        let rolled = game.act(u64::MAX, A, Command::Roll);
        assert_eq!(rolled, Err(Refusal::CallOpen));
    }
}

#[test]
fn only_a_solitaire_player_can_cut_the_wait_short() {
    for mode in [TableMode::Group, TableMode::HotSeat] {
        let mut game = Game::new(mode, Rules::score(), 2).deal(&POSSIBLE);
        game.act(0, A, Command::CallImpossible).unwrap();
        assert_eq!(game.act(1, A, Command::BeSure), Err(Refusal::MustStand));
        assert_eq!(game.act(1, B, Command::BeSure), Err(Refusal::NoCall));
    }
}

#[test]
fn only_a_caller_can_end_a_call() {
    let mut game = group(2);
    assert_eq!(game.act(0, A, Command::GiveUp), Err(Refusal::NoCall));
    game.act(0, A, Command::CallImpossible).unwrap();
    assert_eq!(game.act(0, A, Command::GiveUp), Err(Refusal::NoCall));
    game.act(0, B, Command::CallScore).unwrap();
    assert_eq!(game.act(0, A, Command::GiveUp), Err(Refusal::NoCall));
    assert_eq!(game.act(0, A, Command::BeSure), Err(Refusal::NoCall));
    let given_up = game.act(0, B, Command::GiveUp).unwrap();
    assert!(matches!(given_up[..], [Event::Settled { .. }]));
    assert_eq!(game.act(0, B, Command::GiveUp), Err(Refusal::NoCall));
}

#[test]
fn a_roll_that_nobody_called_may_be_rolled_again_by_anyone() {
    for seat in [A, B, C] {
        let mut game = group(3);
        let events = game.act(5, seat, Command::Roll).unwrap();
        assert!(matches!(events[..], [Event::Dealt { by, .. }] if by == seat));
    }
}

#[test]
fn the_host_alone_rolls_where_the_house_rules_say_so() {
    let rules = Rules {
        roller: Roller::Host,
        ..Rules::score()
    };
    let mut game = Game::new(TableMode::Group, rules, 3);
    assert_eq!(game.act(0, B, Command::Roll), Err(Refusal::NotYourRoll));
    assert!(game.act(0, A, Command::Roll).is_ok());
    game.act(0, A, Command::Leave).unwrap();
    assert_eq!(game.act(0, C, Command::Roll), Err(Refusal::NotYourRoll));
    assert!(game.act(0, B, Command::Roll).is_ok());
}

#[test]
fn the_last_scorer_alone_rolls_where_the_house_rules_say_so() {
    let rules = Rules {
        roller: Roller::LastScorer,
        ..Rules::score()
    };
    let rolls = |game: &Game, seats: [bool; 3]| {
        for (seat, may) in [A, B, C].into_iter().zip(seats) {
            let answer = game.clone().act(u64::MAX, seat, Command::Roll);
            assert_eq!(answer.is_ok(), may, "{seat:?} {answer:?}");
        }
    };
    let mut game = Game::new(TableMode::HotSeat, rules, 3).deal(&POSSIBLE);
    rolls(&game, [true, true, true]);
    game.act(0, A, Command::CallImpossible).unwrap();
    game.act(0, B, Command::CallScore).unwrap();
    game.act(0, B, step(1, Op::Mul, 2)).unwrap();
    game.act(0, B, step(4, Op::Mul, 0)).unwrap();
    rolls(&game, [false, true, false]);
    // A point lost does not make a scorer.
    game.act(0, B, Command::Roll).unwrap();
    game.act(0, C, Command::CallScore).unwrap();
    game.act(0, C, Command::GiveUp).unwrap();
    rolls(&game, [false, true, false]);
    // Nor do two calls that cancel out.
    game.act(0, B, Command::Roll).unwrap();
    game.act(0, C, Command::CallImpossible).unwrap();
    game.act(0, C, Command::CallScore).unwrap();
    game.act(0, C, Command::GiveUp).unwrap();
    rolls(&game, [false, true, false]);
    let mut cleared = game.clone();
    cleared.act(0, C, Command::ClearPoints).unwrap();
    rolls(&cleared, [true, true, true]);
    // Nobody waits for one who has left for good.
    game.act(0, B, Command::Leave).unwrap();
    assert!(game.act(0, C, Command::Roll).is_ok());
}

#[test]
fn at_one_screen_a_roll_is_asked_for_by_a_seat_that_may() {
    let rules = Rules {
        roller: Roller::LastScorer,
        ..Rules::score()
    };
    let mut game = Game::new(TableMode::HotSeat, rules, 3);
    let asker = |game: &Game| options::asker(&game.table, Ask::Roll);
    assert_eq!(asker(&game), Some(A), "nobody has won yet");
    game = game.deal(&POSSIBLE);
    game.act(0, B, Command::CallScore).unwrap();
    game.act(0, B, step(1, Op::Mul, 2)).unwrap();
    game.act(0, B, step(4, Op::Mul, 0)).unwrap();
    assert_eq!(asker(&game), Some(B));
    game.act(0, B, Command::Roll).unwrap();
    game.act(0, C, Command::CallScore).unwrap();
    // Nobody may, and then the player whose move it is gets the refusal.
    assert_eq!(asker(&game), Some(C));
    assert_eq!(game.act(0, C, Command::Roll), Err(Refusal::CallOpen));
    game.act(0, C, Command::GiveUp).unwrap();
    assert_eq!(asker(&game), Some(B));
    game.act(0, B, Command::Leave).unwrap();
    assert_eq!(asker(&game), Some(A));
}

#[test]
fn in_a_group_the_host_deals_changes_rules_and_clears_points() {
    for command in [
        Command::Deal(Roll::new(&POSSIBLE).unwrap()),
        Command::SetRules(Rules::twenty_four()),
        Command::ClearPoints,
    ] {
        assert_eq!(group(2).act(0, B, command.clone()), Err(Refusal::HostOnly));
        assert!(group(2).act(0, A, command.clone()).is_ok());
        let mut screen = Game::new(TableMode::HotSeat, Rules::score(), 2);
        assert!(screen.act(0, B, command).is_ok());
    }
}

#[test]
fn new_rules_take_the_roll_away_and_keep_the_points() {
    let mut game = group(2);
    game.act(0, B, Command::CallScore).unwrap();
    game.act(0, B, Command::GiveUp).unwrap();
    game.act(0, A, Command::SetRules(Rules::twenty_four()))
        .unwrap();
    assert_eq!(game.table.round(), None);
    assert_eq!(game.table.rules(), &Rules::twenty_four());
    assert_eq!(game.table.seat(B).unwrap().points, -1);
    game.act(0, A, Command::ClearPoints).unwrap();
    assert_eq!(game.table.seat(B).unwrap().points, 0);
}

#[test]
fn players_in_company_need_both_clocks() {
    let one_off = |score: bool| Rules {
        score_clock: Rules::score().score_clock.filter(|_| score),
        impossible_clock: Rules::score().impossible_clock.filter(|_| !score),
        ..Rules::score()
    };
    for rules in [without_clocks(), one_off(true), one_off(false)] {
        for mode in [TableMode::Group, TableMode::HotSeat] {
            assert_eq!(Table::new(mode, rules.clone()), None);
            let mut game = Game::new(mode, Rules::score(), 2);
            let answer = game.act(0, A, Command::SetRules(rules.clone()));
            assert_eq!(answer, Err(Refusal::ClockNeeded));
        }
        let mut alone = Game::new(TableMode::Solitaire, Rules::score(), 1);
        assert!(alone.act(0, A, Command::SetRules(rules)).is_ok());
    }
}

#[test]
fn a_table_is_full_when_its_seats_are() {
    for (mode, capacity) in [
        (TableMode::Solitaire, 1),
        (TableMode::HotSeat, MAX_HOT_SEATS),
        (TableMode::Group, MAX_SEATS),
    ] {
        let mut table = Table::new(mode, Rules::score()).unwrap();
        for number in 0..capacity {
            let seated = referee::admit(&table, name(&format!("player {number}")));
            table.apply(&seated.unwrap()).unwrap();
        }
        let late = referee::admit(&table, name("late"));
        assert_eq!(late, Err(Refusal::TableFull), "{mode:?}");
        // In a group one more has the seat that another player leaves in the same entry.
        let within_entry = capacity + usize::from(mode == TableMode::Group);
        for number in capacity..=within_entry {
            let pushed = Event::Seated {
                seat: table.next_seat(),
                name: name(&format!("late {number}")),
                points: 0,
            };
            let fits = number < within_entry;
            assert_eq!(table.apply(&pushed).is_ok(), fits, "{mode:?}");
        }
        assert_eq!(table.seats().len(), within_entry);
    }
}

#[test]
fn the_capacities_are_those_of_the_published_rules() {
    assert_eq!((MAX_HOT_SEATS, MAX_SEATS), (6, 1_000));
}

#[test]
fn a_name_is_there_once_and_a_free_one_is_suggested() {
    let taken = |free: &str| Refusal::NameTaken {
        free: free.to_owned(),
    };
    let mut game = group(2);
    assert_eq!(referee::admit(&game.table, name("A")), Err(taken("A 2")));
    let renamed = game.act(0, A, Command::Rename(name("B")));
    assert_eq!(renamed, Err(taken("B 2")));
    let mut next = game.clone();
    next.admit(name("a 2")).unwrap();
    assert_eq!(referee::admit(&next.table, name("A")), Err(taken("A 3")));
    // One's own name may be written otherwise, during a call too.
    game.act(0, B, Command::CallScore).unwrap();
    game.act(0, A, Command::Rename(name("A"))).unwrap();
    assert_eq!(game.table.seat(A).unwrap().name.as_str(), "A");
    game.act(0, A, Command::Rename(name("a 2"))).unwrap();
    assert_eq!(referee::admit(&game.table, name("B")), Err(taken("B 2")));
    let admitted = referee::admit(&game.table, name("a"));
    assert!(admitted.is_ok(), "a name that was given up is free");
}

#[test]
fn a_seat_is_never_given_twice() {
    let mut game = group(2);
    game.act(0, B, Command::Leave).unwrap();
    for command in [Command::Roll, Command::CallScore, Command::Leave] {
        assert_eq!(game.act(0, B, command), Err(Refusal::NotSeated));
    }
    let seated = referee::admit(&game.table, name("b")).unwrap();
    assert!(matches!(seated, Event::Seated { seat, points: 0, .. } if seat == C));
}

#[test]
fn the_longest_seated_player_is_host() {
    let mut game = group(3);
    assert_eq!(game.table.host(), Some(A));
    game.act(0, A, Command::Leave).unwrap();
    assert_eq!(game.table.host(), Some(B));
}

#[test]
fn callers_stay_until_their_call_is_settled() {
    let mut game = group(3);
    game.act(0, A, Command::CallImpossible).unwrap();
    assert_eq!(game.act(0, A, Command::Leave), Err(Refusal::CallOpen));
    game.act(0, B, Command::CallScore).unwrap();
    for seat in [A, B] {
        assert_eq!(game.act(0, seat, Command::Leave), Err(Refusal::CallOpen));
    }
    game.act(0, B, Command::GiveUp).unwrap();
    assert!(game.act(0, A, Command::Leave).is_ok());
}
