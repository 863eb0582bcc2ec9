//! The events that each player adds to the log between two rolls: a budget is theirs alone to use
//! up.

use score_core::group::entry::GroupKind;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::rules::Roller;
use score_core::wire::{CloseReason, HelloRefusal, Player, Token};
use score_relay::room::{EVENTS_PER_ROLL, NOTES_PER_ROLL};

use crate::fixture::{TestRoom, play, player};

const HOST: u64 = 1;
const PUPILS: u64 = 40;

/// The longest welcome of a newcomer to a class of forty, in bytes.
const MAX_WELCOME_BYTES: usize = 8 * 1_024;

fn class() -> TestRoom {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(HOST, "Ada").expect("room");
    for pupil in 0..PUPILS {
        let connection = HOST + 1 + pupil;
        scene
            .join(connection, &format!("Pupil {pupil}"))
            .expect("room");
    }
    scene
}

fn rename(scene: &mut TestRoom, connection: u64, text: &str) -> Result<(), GroupRefusal> {
    let name = score_relay::names::name(text).expect("a name");
    scene.ask(connection, play(Command::Rename(name)))
}

#[test]
fn a_storm_of_renames_takes_nothing_from_the_host_and_makes_no_long_welcome() {
    let mut scene = class();
    let mut renamed = 0;
    for turn in 0..2 * NOTES_PER_ROLL {
        for pupil in 0..PUPILS {
            let text = format!("{pupil} {turn}");
            renamed += usize::from(rename(&mut scene, HOST + 1 + pupil, &text).is_ok());
        }
        for request in [Request::Lock(turn % 2 == 0), Request::Mute(SeatId(3), true)] {
            assert_eq!(scene.ask(HOST, request), Ok(()));
        }
    }
    assert_eq!(renamed, NOTES_PER_ROLL * PUPILS as usize);
    let late = scene
        .join(99, "Late")
        .map_err(|refused| panic!("{refused:?}"));
    let bytes = postcard::to_allocvec(&late.unwrap()).expect("memory").len();
    assert!(bytes < MAX_WELCOME_BYTES, "{bytes} bytes");
    // With a roll all have their budgets again.
    let refused = rename(&mut scene, 2, "Again");
    assert_eq!(refused, Err(GroupRefusal::RollFirst));
    scene.ask(HOST, play(Command::Roll)).expect("the host");
    assert_eq!(rename(&mut scene, 2, "Again"), Ok(()));
}

#[test]
fn nobody_comes_back_as_often_as_they_like_between_two_rolls() {
    let mut scene = class();
    let anyone = play(Command::SetRoller(Roller::Anyone));
    scene.ask(HOST, anyone).expect("the host");
    let mut token = Token([2; 16]);
    let mut connection = 2;
    for command in [
        Command::Roll,
        Command::CallScore,
        Command::GiveUp,
        Command::Leave,
    ] {
        scene.ask(connection, play(command)).expect("a player");
    }
    for time in 0..NOTES_PER_ROLL {
        connection = 100 + time as u64;
        let back = Player {
            token,
            ..player("Sly", 9)
        };
        let welcome = scene.hello(connection, Some(back)).expect("room");
        token = welcome.token.expect("a token");
        scene.ask(connection, play(Command::Leave)).expect("a seat");
    }
    let again = Player {
        token,
        ..player("Sly", 9)
    };
    let refused = CloseReason::Refused(HelloRefusal::Group(GroupRefusal::RollFirst));
    assert_eq!(scene.hello(98, Some(again.clone())).map(drop), Err(refused));
    scene.ask(HOST, play(Command::Roll)).expect("the host");
    assert!(scene.hello(97, Some(again)).is_ok());
}

#[test]
fn a_host_s_budget_is_their_own_too_and_a_roll_is_always_theirs() {
    let mut scene = class();
    scene.ask(HOST, play(Command::Roll)).expect("the host");
    let mut done = 0;
    let refused = loop {
        let roller = [Roller::Anyone, Roller::Host][done % 2];
        match scene.ask(HOST, play(Command::SetRoller(roller))) {
            Ok(()) => done += 1,
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(
        (done + 1, refused),
        (EVENTS_PER_ROLL, GroupRefusal::RollFirst)
    );
    assert_eq!(rename(&mut scene, 2, "Ben"), Ok(()), "others go on");
    scene.ask(HOST, play(Command::Roll)).expect("the host");
    scene.ask(HOST, Request::Lock(true)).expect("the host");
}

#[test]
fn lines_that_are_taken_back_and_votes_for_the_same_roll_use_up_a_budget() {
    let mut scene = class();
    let take_back = || Request::TakeBackLine(SeatId(1), "never said".to_owned());
    for _ in 0..EVENTS_PER_ROLL {
        assert_eq!(scene.ask(2, take_back()), Ok(()));
    }
    assert_eq!(scene.ask(2, take_back()), Err(GroupRefusal::RollFirst));
    assert_eq!(
        scene.ask(3, Request::TakeBackLine(SeatId(2), "mine".to_owned())),
        Ok(())
    );
    let anyone = play(Command::SetRoller(Roller::Anyone));
    for request in [anyone, play(Command::Roll)] {
        scene.ask(HOST, request).expect("the host");
    }
    for _ in 0..EVENTS_PER_ROLL {
        scene.ask(2, play(Command::Roll)).expect("a vote");
    }
    let again = scene.ask(2, play(Command::Roll));
    assert_eq!(again, Err(GroupRefusal::RollFirst));
    scene.ask(3, play(Command::Roll)).expect("another's vote");
}
