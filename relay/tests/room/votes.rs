//! Tests of the votes for a new roll.

use score_core::group::entry::GroupKind;
use score_core::group::options::AFTER_FAILED_CALL_MS;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::rules::Roller;
use score_core::wire::{News, RollVotes};
use score_relay::room::Turn;

use crate::fixture::{TestRoom, play};

const BEN: SeatId = SeatId(1);

fn votes(turn: &Turn) -> Option<RollVotes> {
    turn.news.iter().find_map(|news| match news {
        News::RollVotes(votes) => Some(*votes),
        _ => None,
    })
}

#[test]
fn where_anyone_rolls_one_tap_takes_no_roll_away() {
    let mut scene = TestRoom::of(GroupKind::Public);
    for connection in 1..=4 {
        let name = format!("Player {connection}");
        scene.join(connection, &name).expect("room");
    }
    scene
        .ask(1, play(Command::Roll))
        .expect("nothing lies there");
    let vote = |asked| Some(RollVotes { asked, needed: 3 });
    for again in 0..2 {
        let turn = scene.asked(1, play(Command::Roll));
        assert_eq!((votes(&turn), scene.rounds()), (vote(1), 1), "{again}");
    }
    let late = scene.join(5, "Late").expect("room");
    assert_eq!(late.roll_votes, vote(1));
    scene.gone(5);
    assert_eq!(votes(&scene.asked(2, play(Command::Roll))), vote(2));
    scene.gone(2);
    scene.join(2, "Player 2").expect("their seat");
    let turn = scene.asked(3, play(Command::Roll));
    assert_eq!(
        votes(&turn),
        vote(2),
        "the player who went has taken the vote along"
    );
    assert_eq!(votes(&scene.asked(4, play(Command::Roll))), None);
    assert_eq!(scene.rounds(), 2);
    let turn = scene.asked(4, play(Command::Roll));
    assert_eq!(votes(&turn), vote(1), "each roll has votes of its own");
}

#[test]
fn a_call_takes_no_vote_for_a_new_roll_back() {
    let mut scene = TestRoom::of(GroupKind::Public);
    for connection in 1..=3 {
        let name = format!("Player {connection}");
        scene.join(connection, &name).expect("room");
    }
    scene.ask(1, play(Command::Roll)).expect("a roll");
    scene.ask(1, play(Command::Roll)).expect("a vote");
    scene.ask(2, play(Command::CallScore)).expect("a call");
    let vote = RollVotes {
        asked: 1,
        needed: 2,
    };
    let late = scene.join(4, "Late").expect("room");
    assert_eq!(late.roll_votes, Some(vote));
    scene.gone(4);
    scene.ask(2, play(Command::GiveUp)).expect("their call");
    // With the vote of before the call it is two of three.
    assert_eq!(votes(&scene.asked(3, play(Command::Roll))), None);
    assert_eq!(scene.rounds(), 2);
    let late = scene.join(4, "Late").expect("their seat");
    assert_eq!(late.roll_votes, None);
}

#[test]
fn after_a_failed_score_one_tap_takes_no_roll_away_until_some_time_has_passed() {
    let mut scene = TestRoom::of(GroupKind::Public);
    for connection in 1..=3 {
        let name = format!("Player {connection}");
        scene.join(connection, &name).expect("room");
    }
    scene.ask(1, play(Command::Roll)).expect("a roll");
    scene.ask(1, play(Command::CallScore)).expect("a call");
    scene.ask(1, play(Command::GiveUp)).expect("their call");
    let vote = RollVotes {
        asked: 1,
        needed: 2,
    };
    assert_eq!(votes(&scene.asked(1, play(Command::Roll))), Some(vote));
    scene.now_ms += AFTER_FAILED_CALL_MS - 1;
    assert_eq!(votes(&scene.asked(1, play(Command::Roll))), Some(vote));
    assert_eq!(scene.rounds(), 1);
    scene.now_ms += 1;
    let late = scene.join(4, "Late").expect("room");
    assert_eq!(late.roll_votes, None, "nobody needs to be asked any more");
    assert_eq!(scene.ask(1, play(Command::Roll)), Ok(()));
    assert_eq!(scene.rounds(), 2);
}

#[test]
fn a_vote_of_one_who_may_no_longer_call_counts_no_more() {
    let mut scene = TestRoom::class(&["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay"]);
    let anyone = play(Command::SetRoller(Roller::Anyone));
    assert_eq!(scene.ask(1, anyone), Ok(()));
    assert_eq!(scene.ask(1, play(Command::Roll)), Ok(()));
    let vote = |asked, needed| Some(RollVotes { asked, needed });
    assert_eq!(votes(&scene.asked(2, play(Command::Roll))), vote(1, 4));
    assert_eq!(votes(&scene.asked(3, play(Command::Roll))), vote(2, 4));
    assert_eq!(scene.ask(1, Request::ForbidCalls(BEN, true)), Ok(()));
    assert_eq!(votes(&scene.asked(4, play(Command::Roll))), vote(2, 3));
    let refused = Err(GroupRefusal::NoVote);
    assert_eq!(scene.ask(2, play(Command::Roll)), refused);
    assert_eq!(scene.rounds(), 1);
    assert_eq!(scene.ask(5, play(Command::Roll)), Ok(()));
    assert_eq!(scene.rounds(), 2);
}
