//! The seat of an absent player, which a host hands to a visitor who has come with another device.

use std::num::NonZeroUsize;

use score_core::group::entry::GroupKind;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::table::rules::Roller;
use score_core::table::state::MAX_SEATS;
use score_core::wire::{CloseReason, HelloRefusal, Player, Token};
use score_relay::room::{ConnectionId, Room};

use crate::fixture::{TestRoom, player};

const HOST: u64 = 1;
const ANNA: u64 = 2;
const NEW: u64 = 3;
const ANNAS: SeatId = SeatId(1);

/// A class in which Anna has lost a point, and her device; the token on it.
fn class() -> (TestRoom, Token) {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(HOST, "Ada").expect("room");
    let anna = scene.join(ANNA, "Anna").expect("room");
    let anyone = Command::SetRoller(Roller::Anyone);
    for (connection, command) in [
        (HOST, anyone),
        (ANNA, Command::Roll),
        (ANNA, Command::CallScore),
        (ANNA, Command::GiveUp),
    ] {
        let asked = scene.ask(connection, Request::Play(command));
        asked.expect("a lost point");
    }
    scene.gone(ANNA);
    (scene, anna.token.expect("a token"))
}

fn old_device(token: Token) -> Option<Player> {
    Some(Player {
        token,
        ..player("Anna", 2)
    })
}

/// Whether Anna sits at this seat with her point, and nobody else is called so.
fn has_all(scene: &TestRoom, seat: SeatId) -> bool {
    let seated = scene.room.group().table().seat(seat).expect("a seat");
    scene.names() == ["Ada", "Anna"] && seated.points == -1 && seated.name.as_str() == "Anna"
}

const HANDED_OVER: CloseReason = CloseReason::Refused(HelloRefusal::SeatHandedOver);

#[test]
fn the_new_device_plays_on_and_the_old_one_is_told_after_a_restart_too() {
    let (mut scene, old) = class();
    let new = scene.join(NEW, "Anna 2").expect("room");
    let seat = new.seat.expect("a seat");
    scene
        .ask(HOST, Request::HandOver(ANNAS, seat))
        .expect("a host");
    assert!(has_all(&scene, seat));
    assert_eq!(scene.hello(9, old_device(old)), Err(HANDED_OVER));
    scene.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    assert_eq!(scene.hello(9, old_device(old)), Err(HANDED_OVER));
    let back = Player {
        token: new.token.expect("a token"),
        ..player("Anna", 3)
    };
    let back = scene.hello(10, Some(back)).expect("their seat");
    assert_eq!(back.seat, Some(seat));
    assert!(has_all(&scene, seat));
}

#[test]
fn a_seat_at_which_somebody_is_goes_to_nobody() {
    let (mut scene, old) = class();
    let new = scene
        .join(NEW, "Anna 2")
        .expect("room")
        .seat
        .expect("a seat");
    scene.hello(9, old_device(old)).expect("their seat");
    let asked = scene.ask(HOST, Request::HandOver(ANNAS, new));
    assert_eq!(asked, Err(GroupRefusal::NotAway));
    let admitted = scene.ask(HOST, Request::AdmitTo(VisitorId(7), ANNAS));
    assert_eq!(admitted, Err(GroupRefusal::NotAway));
    assert_eq!(scene.names(), ["Ada", "Anna", "Anna 2"]);
}

#[test]
fn a_visitor_is_given_the_seat_with_one_answer() {
    let (mut scene, old) = class();
    let waits = Request::UseWaitingRoom(true);
    scene.ask(HOST, waits).expect("the host");
    scene.try_join(NEW, "Anna 2");
    assert!(scene.room.is_waiting(ConnectionId(NEW)));
    let gone = scene.ask(HOST, Request::AdmitTo(VisitorId(99), ANNAS));
    assert_eq!(gone, Err(GroupRefusal::VisitorGone));
    let mut turn = scene.asked(HOST, Request::AdmitTo(VisitorId(NEW), ANNAS));
    let (to, welcome) = turn.welcomes.pop().expect("a welcome");
    assert_eq!(to, ConnectionId(NEW));
    assert!(has_all(&scene, welcome.seat.expect("a seat")));
    // Without waiting: the old device reads at once that its seat has gone.
    assert_eq!(scene.hello(9, old_device(old)), Err(HANDED_OVER));
}

/// Fills the class up to its last seat, and asks for a waiting room.
fn fill(scene: &mut TestRoom) {
    let present = scene.room.group().table().seats().len();
    for number in present..MAX_SEATS {
        let mut token = [0xee; 16];
        token[..8].copy_from_slice(&(number as u64).to_le_bytes());
        let one = Player {
            token: Token(token),
            ..player(&format!("P {number}"), 0)
        };
        scene.hello(1_000 + number as u64, Some(one)).expect("room");
    }
    let waits = Request::UseWaitingRoom(true);
    scene.ask(HOST, waits).expect("the host");
}

#[test]
fn a_full_table_hands_the_seat_of_an_absent_player_to_a_visitor() {
    let (mut scene, old) = class();
    fill(&mut scene);
    let full = CloseReason::Refused(HelloRefusal::Group(Refusal::TableFull.into()));
    // There is nothing to wait for but a seat that may be theirs.
    assert_eq!(scene.join(8, "Bea").map(drop), Err(full.clone()));
    scene.try_join(NEW, "Anna 2");
    assert!(scene.room.is_waiting(ConnectionId(NEW)));
    let mut turn = scene.asked(HOST, Request::AdmitTo(VisitorId(NEW), ANNAS));
    let (_, welcome) = turn.welcomes.pop().expect("a welcome");
    let table = scene.room.group().table();
    let seated = table.seat(welcome.seat.expect("a seat")).expect("a seat");
    assert_eq!((seated.points, seated.name.as_str()), (-1, "Anna"));
    assert_eq!(table.seats().len(), MAX_SEATS);
    assert_eq!(scene.hello(9, old_device(old)), Err(HANDED_OVER));
    scene.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    assert_eq!(scene.room.group().table().seats().len(), MAX_SEATS);
}

#[test]
fn at_a_full_table_letting_in_is_refused_as_before() {
    let (mut scene, _) = class();
    fill(&mut scene);
    scene.try_join(NEW, "Anna 2");
    let turn = scene.asked(HOST, Request::Admit(VisitorId(NEW), true));
    let full = CloseReason::Refused(HelloRefusal::Group(Refusal::TableFull.into()));
    assert_eq!(turn.closes, [(ConnectionId(NEW), full)]);
    assert_eq!(scene.names()[..2], ["Ada", "Anna"]);
}

#[test]
fn an_address_with_all_its_seats_lets_in_a_player_who_is_handed_one() {
    let (mut scene, _) = class();
    let seat_quota = NonZeroUsize::new(2).expect("it is not zero");
    scene.room = scene.room.clone().with_seat_quota(seat_quota);
    // A seat counts for where its player comes back from.
    for (number, name) in [(1, "Ada"), (2, "Anna")] {
        let back = scene.hello(20 + u64::from(number), Some(player(name, number)));
        back.expect("their seat");
    }
    let host = 21;
    scene.gone(22);
    let waits = Request::UseWaitingRoom(true);
    scene.ask(host, waits).expect("the host");
    let many = CloseReason::Refused(HelloRefusal::TooManySeatsFromHere);
    assert_eq!(scene.join(8, "Bea").map(drop), Err(many));
    scene.try_join(NEW, "Anna 2");
    let turn = scene.asked(host, Request::AdmitTo(VisitorId(NEW), ANNAS));
    let welcomed: Vec<_> = turn.welcomes.iter().map(|(to, _)| *to).collect();
    assert_eq!(welcomed, [ConnectionId(NEW)]);
    assert_eq!(scene.names(), ["Ada", "Anna"]);
}

#[test]
fn the_name_of_a_removed_player_is_free_for_their_other_device() {
    let (mut scene, _) = class();
    scene
        .ask(HOST, Request::Remove(ANNAS, true))
        .expect("the host");
    let new = scene.join(NEW, "Anna").expect("room").seat.expect("a seat");
    let group = scene.room.group();
    assert_eq!(
        group.table().seat(new).expect("a seat").name.as_str(),
        "Anna"
    );
    // The seat of a removed player is none to hand over.
    let asked = scene.ask(HOST, Request::HandOver(ANNAS, new));
    assert_eq!(asked, Err(GroupRefusal::Removed));
}
