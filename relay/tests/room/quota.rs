//! Tests of the number of seats that one network may have at a table.

use score_core::group::entry::GroupKind;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::wire::{CloseReason, Hello, HelloRefusal, MAX_VISITORS, TableSelector};
use score_relay::room::{ConnectionId, IDLE_MS, Input, Room, Turn};
use score_relay::visitor_network::VisitorNetwork;

use crate::fixture::{TestRoom, player};

const SEATS: usize = 2;

fn network(last: u8) -> VisitorNetwork {
    VisitorNetwork::of([198, 51, 100, last].into())
}

fn of(kind: GroupKind) -> TestRoom {
    with_quota(TestRoom::of(kind))
}

fn with_quota(mut scene: TestRoom) -> TestRoom {
    scene.room = scene.room.with_seat_quota(SEATS.try_into().unwrap());
    scene
}

/// The turn in which somebody of a network comes whose token is their
/// connection.
fn comes(scene: &mut TestRoom, from: u8, connection: u64, name: &str) -> Turn {
    let hello = Hello {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: Some(player(name, connection as u8)),
        known: None,
    };
    let connection = ConnectionId(connection);
    scene.turn(vec![Input::Hello(connection, hello, network(from))])
}

fn sits(scene: &mut TestRoom, from: u8, connection: u64) -> bool {
    let turn = comes(scene, from, connection, &format!("P {connection}"));
    let reason = turn.closes.first().map(|(_, reason)| reason);
    let full = CloseReason::Refused(HelloRefusal::TooManySeatsFromHere);
    assert!(reason.is_none_or(|reason| *reason == full), "{reason:?}");
    !turn.welcomes.is_empty()
}

#[test]
fn a_network_has_so_many_seats_and_others_have_their_own() {
    let mut scene = of(GroupKind::Created);
    assert!(sits(&mut scene, 1, 1));
    assert!(sits(&mut scene, 1, 2));
    assert!(!sits(&mut scene, 1, 3));
    assert!(sits(&mut scene, 2, 4));
    assert_eq!(scene.room.group().table().seats().len(), 3);
    // A player who is gone for a while keeps the seat, and so it counts.
    scene.gone(2);
    assert!(!sits(&mut scene, 1, 3));
}

#[test]
fn a_seat_that_is_left_or_whose_player_was_removed_is_given_back() {
    let mut scene = of(GroupKind::Created);
    assert!(sits(&mut scene, 2, 1));
    for connection in [2, 3] {
        assert!(sits(&mut scene, 1, connection));
    }
    assert!(!sits(&mut scene, 1, 4));
    let leave = Request::Play(Command::Leave);
    scene.ask(2, leave).expect("a seat");
    assert!(sits(&mut scene, 1, 4));
    assert!(!sits(&mut scene, 1, 5));
    scene
        .ask(1, Request::Remove(SeatId(2), true))
        .expect("the host");
    assert!(sits(&mut scene, 1, 5));
    assert!(!sits(&mut scene, 1, 6));
}

#[test]
fn a_seat_that_was_given_up_for_another_player_is_given_back() {
    let mut scene = TestRoom::of(GroupKind::Public);
    for number in 0..1_000_u64 {
        let mut one = player(&format!("P {number}"), 0);
        one.token.0[..8].copy_from_slice(&number.to_le_bytes());
        one.token.0[15] = 1;
        scene.hello(number, Some(one)).expect("room");
    }
    let mut scene = with_quota(scene);
    scene.gone(7);
    scene.gone(8);
    scene.now_ms += IDLE_MS;
    let mut try_new = |connection| {
        let mut one = player(&format!("New {connection}"), 0);
        one.token.0[14] = connection as u8;
        let hello = Hello {
            table: TableSelector::GroupA,
            player: Some(one),
            known: None,
        };
        let connection = ConnectionId(connection);
        let turn = scene.turn(vec![Input::Hello(connection, hello, network(1))]);
        !turn.welcomes.is_empty()
    };
    assert!(try_new(2_001));
    assert!(try_new(2_002));
    for connection in [2_001, 2_002] {
        scene.gone(connection);
    }
    scene.now_ms += IDLE_MS;
    // The seats of those two are the only ones that others can have.
    for connection in [2_003, 2_004] {
        let turn = comes(&mut scene, 1, connection, &format!("Q {connection}"));
        assert_eq!(turn.welcomes.len(), 1, "{:?}", turn.closes);
    }
}

#[test]
fn a_player_who_comes_back_takes_no_seat_anew_wherever_from() {
    let mut scene = of(GroupKind::Created);
    assert!(sits(&mut scene, 1, 1));
    assert!(sits(&mut scene, 1, 2));
    // A page that lost the welcome comes with the same token.
    for (connection, from) in [(12, 1), (13, 2), (14, 1)] {
        let hello = Hello {
            table: TableSelector::Join("ABCDE".to_owned()),
            player: Some(player("P 2", 2)),
            known: None,
        };
        let connection = ConnectionId(connection);
        let turn = scene.turn(vec![Input::Hello(connection, hello, network(from))]);
        assert_eq!(turn.welcomes.len(), 1);
    }
    // The seat is still the first network's: the second one has both of its own.
    assert!(!sits(&mut scene, 1, 3));
    assert!(sits(&mut scene, 2, 4));
    assert!(sits(&mut scene, 2, 5));
    assert!(!sits(&mut scene, 2, 6));
}

#[test]
fn a_hello_that_is_refused_takes_no_seat() {
    let mut scene = of(GroupKind::Created);
    assert!(sits(&mut scene, 1, 1));
    for name in ["P 1", "The Host", "\u{202e}", ""] {
        let turn = comes(&mut scene, 1, 9, name);
        assert_eq!(turn.closes.len(), 1, "{name:?}");
    }
    assert!(sits(&mut scene, 1, 2));
}

#[test]
fn after_a_restart_a_seat_belongs_to_where_its_player_comes_back_from() {
    let mut scene = of(GroupKind::Created);
    assert!(sits(&mut scene, 1, 1));
    assert!(sits(&mut scene, 1, 2));
    scene.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    let mut scene = with_quota(scene);
    for connection in [1, 2] {
        assert!(sits(&mut scene, 1, connection), "their own seats");
    }
    assert!(!sits(&mut scene, 1, 3));
}

#[test]
fn a_visitor_who_waits_counts_too() {
    let mut scene = of(GroupKind::Created);
    assert!(sits(&mut scene, 2, 1));
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    let mut is_refused = |from, connection| {
        let turn = comes(&mut scene, from, connection, &format!("P {connection}"));
        turn.closes
            .iter()
            .any(|(_, reason)| *reason == CloseReason::Refused(HelloRefusal::TooManySeatsFromHere))
    };
    assert!(!is_refused(1, 2));
    assert!(!is_refused(1, 3));
    assert!(is_refused(1, 4));
    assert!(!is_refused(3, 5));
}

#[test]
fn a_full_waiting_room_makes_room_for_an_address_that_has_less_of_it() {
    let mut scene = TestRoom::of(GroupKind::Created);
    comes(&mut scene, 1, 1, "Ada");
    scene
        .ask(1, Request::UseWaitingRoom(true))
        .expect("the host");
    let seats = MAX_VISITORS as u64;
    for number in 0..seats {
        let from = if number < seats / 2 { 8 } else { 9 };
        let turn = comes(&mut scene, from, 10 + number, &format!("Sly {number}"));
        assert_eq!(turn.closes, []);
    }
    let busy = |connection| (ConnectionId(connection), HelloRefusal::Busy);
    let refused = |turn: &Turn| match &turn.closes[..] {
        [(connection, CloseReason::Refused(refusal))] => (*connection, refusal.clone()),
        other => panic!("{other:?}"),
    };
    let pupils = seats / 3;
    for number in 0..pupils {
        let connection = 200 + number;
        let turn = comes(&mut scene, 1, connection, &format!("Pupil {number}"));
        assert!(scene.room.is_waiting(ConnectionId(connection)));
        // The newest visitor of the network that has most.
        let (yields, refusal) = refused(&turn);
        assert_eq!(refusal, HelloRefusal::Busy);
        assert!((10..10 + seats).contains(&yields.0), "{yields:?}");
        assert!(!scene.room.is_waiting(yields));
    }
    // Networks that have as many as any other make no room for each other.
    let again = comes(&mut scene, 8, 250, "Sly again");
    assert_eq!(refused(&again), busy(250));
    let one_more = comes(&mut scene, 1, 251, "One more");
    assert_eq!(refused(&one_more), busy(251));
    assert!(scene.room.is_waiting(ConnectionId(10)), "the oldest stays");
}
