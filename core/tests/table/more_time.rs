//! A house rule for one player: more time for a SCORE call.

use score_core::arith::op::Op;
use score_core::games::score::Ending;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::more_time::{Lengthening, MoreTime};
use score_core::table::refusal::Refusal;
use score_core::table::rules::Rules;
use score_core::table::state::{Phase, Table};

use crate::game::{A, B, Game, step};

const POSSIBLE: [u32; 4] = [1, 4, 5, 7];

/// Three at one screen, of whom B has this much more time than the others.
fn game(more: MoreTime) -> Game {
    let mut game = Game::new(TableMode::HotSeat, Rules::score(), 3);
    let given = game.act(0, A, Command::GiveMoreTime(B, Some(more)));
    assert_eq!(given.expect("all are asked at one screen").len(), 1);
    game.deal(&POSSIBLE)
}

fn ending(game: &Game) -> Option<Ending> {
    Some(game.table.round()?.settlement()?.ending)
}

#[test]
fn a_player_with_more_time_has_it_for_their_own_score_call_alone() {
    for (more, has_ms) in [(MoreTime::HalfAgain, 45_000), (MoreTime::Twice, 60_000)] {
        let mut theirs = game(more);
        theirs.act(1_000, B, Command::CallScore).expect("a call");
        assert_eq!(theirs.table.deadline_ms(), Some(1_000 + has_ms));
        assert_eq!(theirs.table.clock_length_ms(), has_ms);
        assert_eq!(theirs.pass(1_000 + has_ms - 1), None);
        assert!(theirs.pass(1_000 + has_ms).is_some());
        assert_eq!(ending(&theirs), Some(Ending::OutOfTime));

        let mut others = game(more);
        others.act(1_000, A, Command::CallScore).expect("a call");
        assert_eq!(others.table.deadline_ms(), Some(31_000));

        let mut impossible = game(more);
        let called = impossible.act(1_000, B, Command::CallImpossible);
        called.expect("a call");
        assert_eq!(impossible.table.deadline_ms(), Some(61_000));
    }
}

#[test]
fn a_goal_after_the_time_of_others_counts_and_its_time_is_not_said() {
    for (at_ms, taken_ms) in [(29_000, Some(29_000)), (40_000, None)] {
        let mut game = game(MoreTime::Twice);
        game.act(0, B, Command::CallScore).expect("a call");
        game.act(1, B, step(1, Op::Mul, 2)).expect("a step");
        game.act(at_ms, B, step(4, Op::Div, 0)).expect("a step");
        assert_eq!(ending(&game), Some(Ending::Reached));
        let settlement = game.table.round().and_then(|round| round.settlement());
        assert_eq!(settlement.expect("an end").taken_ms, taken_ms);
        assert_eq!(game.table.seat(B).expect("a player").points, 1);
    }
}

#[test]
fn more_time_is_kept_until_it_is_taken_back_or_its_player_leaves() {
    let mut kept = game(MoreTime::Twice);
    let founded = Table::fold(&kept.table.founding_events()).expect("a log");
    assert_eq!(founded.more_time_of(B), Some(MoreTime::Twice));
    assert_eq!(Table::fold(&kept.log).as_ref(), Ok(&kept.table));
    let mut left = kept.clone();
    left.act(0, B, Command::Leave).expect("nothing is open");
    assert!(left.table.more_time().is_empty());
    kept.act(0, A, Command::GiveMoreTime(B, None))
        .expect("at one screen");
    assert_eq!(kept.table.more_time_of(B), None);
    let nobody = Command::GiveMoreTime(SeatId(9), Some(MoreTime::Twice));
    assert_eq!(kept.act(0, A, nobody), Err(Refusal::NotSeated));
}

#[test]
fn a_player_with_more_time_is_told_while_a_clock_of_theirs_counts() {
    let mut game = game(MoreTime::Twice);
    let has = |game: &Game| [A, B].map(|seat| game.table.more_time_in_round(seat));
    assert_eq!(has(&game), [None, Some(MoreTime::Twice)]);
    let mut others = game.clone();
    others.act(0, A, Command::CallScore).expect("a call");
    assert_eq!(has(&others), [None, None]);
    game.act(0, B, Command::CallScore).expect("a call");
    assert_eq!(has(&game), [None, Some(MoreTime::Twice)]);
    game.act(0, B, Command::GiveUp).expect("a call");
    assert_eq!(has(&game), [None, None]);
    assert!(game.table.is_timed());
    let free = Rules {
        score_clock: None,
        impossible_clock: None,
        ..Rules::score()
    };
    assert!(!Game::new(TableMode::Solitaire, free, 1).table.is_timed());
}

#[test]
fn where_players_call_no_round_is_lengthened() {
    let mut game = game(MoreTime::Twice);
    let by = Lengthening::Minute;
    let lengthen = Command::LengthenRound(by);
    assert_eq!(game.act(0, A, lengthen), Err(Refusal::OnlyCalls));
    let before = game.table.clone();
    assert!(game.table.apply(&Event::ClockLengthened { by }).is_err());
    assert_eq!(game.table, before);
    assert_eq!(before.round().expect("a roll").phase, Phase::Thinking);
}

#[test]
fn the_events_of_more_time_have_names_that_stay() {
    let given = r#"{"more_time_given":{"seat":1,"more":"half_again"}}"#;
    let taken = r#"{"more_time_given":{"seat":1,"more":null}}"#;
    let lengthened = r#"{"clock_lengthened":{"by":"half_minute"}}"#;
    let (seat, more) = (B, Some(MoreTime::HalfAgain));
    for (text, event) in [
        (given, Event::MoreTimeGiven { seat, more }),
        (taken, Event::MoreTimeGiven { seat, more: None }),
        (
            lengthened,
            Event::ClockLengthened {
                by: Lengthening::HalfMinute,
            },
        ),
    ] {
        assert_eq!(
            serde_json::from_str::<Event>(text).expect("an event"),
            event
        );
        assert_eq!(serde_json::to_string(&event).expect("memory"), text);
    }
}
