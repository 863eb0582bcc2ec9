//! Tests of players who have left for good, and come back with the same token.

use score_core::group::entry::GroupKind;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Roller;
use score_core::wire::{
    CloseReason, HelloRefusal, Player, ToPlayer, Token, Visitor, Welcome, Wish,
};
use score_relay::room::{ConnectionId, Room};

use crate::fixture::{TestRoom, play, player};

const HOST: u64 = 1;
const SLY: u64 = 2;

/// A class in which Sly has lost a point, may not write and is called otherwise; and left. The
/// token with which they come back.
fn left() -> (TestRoom, Token) {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(HOST, "Ada").expect("room");
    let token = scene
        .join(SLY, "Sly")
        .expect("room")
        .token
        .expect("a token");
    let seat = SeatId(1);
    let name = score_relay::names::name("Ben").expect("a name");
    let anyone = Command::SetRoller(Roller::Anyone);
    for (connection, request) in [
        (HOST, play(anyone)),
        (SLY, play(Command::Roll)),
        (SLY, play(Command::CallScore)),
        (SLY, play(Command::GiveUp)),
        (HOST, Request::Mute(seat, true)),
        (HOST, Request::RenameOther(seat, name)),
        (SLY, play(Command::Leave)),
    ] {
        let asked = scene.ask(connection, request.clone());
        asked.unwrap_or_else(|why| panic!("{request:?}: {why:?}"));
    }
    (scene, token)
}

fn with(token: Token, name: &str) -> Option<Player> {
    Some(Player {
        token,
        ..player(name, 9)
    })
}

/// Whether this is Sly as they were, under this name.
fn is_as_before(scene: &TestRoom, welcome: &Welcome, name: &str) -> bool {
    let group = scene.room.group();
    let seat = welcome.seat.expect("a seat");
    let seated = group.table().seat(seat).expect("a seat");
    let is_sanctioned = group.is_muted(seat) && group.has_fixed_name(seat);
    is_sanctioned && seated.points == -1 && seated.name.as_str() == name
}

#[test]
fn a_player_who_comes_back_with_their_token_is_the_same_player() {
    let (mut scene, token) = left();
    assert_eq!(scene.names(), ["Ada"], "the name is free");
    let back = scene.hello(9, with(token, "Angel")).expect("room");
    assert!(is_as_before(&scene, &back, "Ben"));
    assert_eq!(scene.names(), ["Ada", "Ben"]);
}

#[test]
fn they_are_after_a_restart_of_the_relay_too() {
    let (mut scene, token) = left();
    scene.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    let back = scene.hello(9, with(token, "Angel")).expect("room");
    assert!(is_as_before(&scene, &back, "Ben"));
    // And once more, with the token that they have now.
    scene.ask(9, play(Command::Leave)).expect("a seat");
    scene.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    let again = scene.hello(10, with(back.token.expect("a token"), "Angel"));
    assert!(is_as_before(&scene, &again.expect("room"), "Ben"));
}

#[test]
fn with_a_token_that_was_never_at_the_table_somebody_is_new() {
    let (mut scene, _) = left();
    let new = scene.hello(9, with(Token([77; 16]), "Sly")).expect("room");
    assert!(!is_as_before(&scene, &new, "Sly"));
}

#[test]
fn a_name_that_a_host_chose_and_another_has_by_now_gets_a_number() {
    let (mut scene, token) = left();
    scene.join(3, "Ben").expect("room");
    let back = scene.hello(9, with(token, "Angel")).expect("room");
    assert!(is_as_before(&scene, &back, "Ben 2"));
}

#[test]
fn a_name_of_their_own_that_another_has_by_now_is_taken() {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(HOST, "Ada").expect("room");
    let token = scene
        .join(SLY, "Sly")
        .expect("room")
        .token
        .expect("a token");
    scene
        .ask(HOST, Request::Mute(SeatId(1), true))
        .expect("the host");
    scene.ask(SLY, play(Command::Leave)).expect("a seat");
    scene.join(3, "Sly").expect("room");
    let free = "Sly 2".to_owned();
    let taken = GroupRefusal::Table(Refusal::NameTaken { free });
    let refused = CloseReason::Refused(HelloRefusal::Group(taken));
    let again = scene.hello(9, with(token, "Sly"));
    assert_eq!(again.map(drop), Err(refused));
    let back = scene.hello(10, with(token, "Sly 2")).expect("room");
    assert!(scene.room.group().is_muted(back.seat.expect("a seat")));
}

#[test]
fn a_player_who_has_left_comes_back_as_a_newcomer_does() {
    let (mut scene, token) = left();
    scene.ask(HOST, Request::Lock(true)).expect("the host");
    let locked = CloseReason::Refused(HelloRefusal::Group(GroupRefusal::Locked));
    assert_eq!(scene.hello(9, with(token, "Angel")).map(drop), Err(locked));
    for request in [Request::Lock(false), Request::UseWaitingRoom(true)] {
        scene.ask(HOST, request).expect("the host");
    }
    let turn = scene.knock(10, with(token, "Angel").expect("a player"));
    let id = VisitorId(10);
    // The host sees the player whom they let in.
    let waiting = ToPlayer::Visitors(vec![Visitor {
        id,
        wish: Wish::Play {
            name: "Ben".to_owned(),
            number: 1,
        },
    }]);
    assert!(turn.answers.contains(&(ConnectionId(HOST), waiting)));
    let turn = scene.asked(HOST, Request::Admit(id, true));
    assert!(is_as_before(&scene, &turn.welcomes[0].1, "Ben"));
}

#[test]
fn a_maker_who_left_is_no_host_when_they_come_back() {
    let mut scene = TestRoom::of(GroupKind::Created);
    let token = scene
        .join(HOST, "Ada")
        .expect("room")
        .token
        .expect("a token");
    scene.join(SLY, "Sly").expect("room");
    for command in [
        Command::Roll,
        Command::CallScore,
        Command::GiveUp,
        Command::Leave,
    ] {
        scene.ask(HOST, play(command)).expect("the host");
    }
    assert_eq!(scene.room.maker_keys(), None);
    let back = scene.hello(9, with(token, "Ada")).expect("room");
    assert_ne!(back.seat, Some(SeatId(0)));
    assert!(scene.ask(9, Request::Lock(true)).is_err());
}
