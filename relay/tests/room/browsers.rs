//! Tests of pupils who share a device, one after the other.

use score_core::arith::op::Op;
use score_core::group::audience::Audience;
use score_core::group::entry::GroupKind;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::wire::{
    CloseReason, Hello, HelloRefusal, Known, Past, Player, TableSelector, Token, Welcome,
};
use score_relay::quota::SEATS_PER_BROWSER;
use score_relay::room::{ConnectionId, Input, Turn};

use crate::fixture::{TestRoom, home, play, player, step};

const HOST: u64 = 1;
const ANNA: u64 = 2;
const BEN: u64 = 3;
const HELD: GroupRefusal = GroupRefusal::OtherOnDevice;

/// A class in which Anna plays; the token on her device.
fn class() -> (TestRoom, Token) {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(HOST, "Ada").expect("room");
    let anna = scene.join(ANNA, "Anna").expect("room");
    (scene, anna.token.expect("a token"))
}

fn ask(scene: &mut TestRoom, connection: u64, command: Command) -> Result<(), GroupRefusal> {
    scene.ask(connection, play(command))
}

fn next_turn(scene: &mut TestRoom, connection: u64, player: Player, before: Token) -> Turn {
    let hello = Hello {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: Some(player),
        known: None,
    };
    let input = Input::NextHello(ConnectionId(connection), hello, before, home());
    scene.turn(vec![input])
}

/// Seats a player of their own on the device with the token `before`.
fn next(
    scene: &mut TestRoom,
    connection: u64,
    name: &str,
    before: Token,
) -> Result<Welcome, CloseReason> {
    let mut turn = next_turn(scene, connection, player(name, connection as u8), before);
    match turn.welcomes.pop() {
        Some((_, welcome)) => Ok(welcome),
        None => Err(turn.closes.pop().expect("an answer").1),
    }
}

/// Brings a player back to the seat of this token.
fn back(scene: &mut TestRoom, connection: u64, name: &str, token: Token) -> Token {
    let player = Player {
        token,
        ..player(name, connection as u8)
    };
    let welcome = scene.hello(connection, Some(player)).expect("their seat");
    welcome.token.expect("a token")
}

#[test]
fn the_next_pupil_has_a_seat_of_their_own_and_the_one_before_keeps_points_and_report() {
    let (mut scene, anna) = class();
    ask(&mut scene, HOST, Command::SetRoller(Roller::Anyone)).expect("a host");
    for command in [Command::Roll, Command::CallScore, Command::GiveUp] {
        ask(&mut scene, ANNA, command).expect("a lost point");
    }
    scene.gone(ANNA);
    let ben = next(&mut scene, BEN, "Ben", anna).expect("room");
    assert_eq!(ben.seat, Some(SeatId(2)));
    let group = scene.room.group();
    let points = |seat| group.table().seat(SeatId(seat)).expect("a seat").points;
    assert_eq!((points(1), points(2)), (-1, 0));
    let tallies = group.tallies().expect("a host's group");
    assert_eq!(tallies.of(SeatId(1)).answers(), 1);
    assert_eq!(tallies.of(SeatId(2)).answers(), 0);
    assert_eq!(scene.names(), ["Ada", "Anna", "Ben"]);
    scene.gone(BEN);
    back(&mut scene, 12, "Anna", anna);
    assert_eq!(scene.names(), ["Ada", "Anna", "Ben"]);
}

#[test]
fn one_of_a_device_is_at_the_table_at_once() {
    let (mut scene, anna) = class();
    let turn = next_turn(&mut scene, BEN, player("Ben", 3), anna);
    assert_eq!(turn.closes, [(ConnectionId(ANNA), CloseReason::TakenOver)]);
    let ben = turn.welcomes[0].1.token.expect("a token");
    let again = back(&mut scene, 12, "Anna", anna);
    assert_eq!(
        scene.room.present().collect::<Vec<_>>(),
        [SeatId(0), SeatId(1)]
    );
    back(&mut scene, 13, "Ben", ben);
    assert_eq!(
        scene.room.present().collect::<Vec<_>>(),
        [SeatId(0), SeatId(2)]
    );
    back(&mut scene, 14, "Anna", again);
}

/// A roll that Anna has seen, and Ben at her device, who came before it was dealt; their tokens.
fn after_a_look(way: Way) -> (TestRoom, [Token; 2]) {
    let (mut scene, anna) = class();
    let ben = next(&mut scene, BEN, "Ben", anna).expect("room");
    let ben = ben.token.expect("a token");
    scene.now_ms += 1_000;
    let anna = back(&mut scene, ANNA, "Anna", anna);
    ask(&mut scene, HOST, Command::SetWay(way)).expect("a host");
    let roll = score_core::dice::Roll::new(&[1, 4, 5, 7]).expect("a roll");
    ask(&mut scene, HOST, Command::Deal(roll)).expect("a host");
    scene.now_ms += 1_000;
    scene.gone(ANNA);
    scene.now_ms += 1_000;
    let ben = back(&mut scene, BEN, "Ben", ben);
    (scene, [anna, ben])
}

#[test]
fn a_second_player_of_a_device_makes_no_call_on_a_roll_that_it_has_seen() {
    let (mut scene, [anna, ben]) = after_a_look(Way::Call);
    for call in [Command::CallScore, Command::CallImpossible] {
        assert_eq!(ask(&mut scene, BEN, call), Err(HELD));
    }
    // Nor does the first one, who may know by now what the second has seen.
    scene.now_ms += 1_000;
    scene.gone(BEN);
    scene.now_ms += 1_000;
    back(&mut scene, ANNA, "Anna", anna);
    assert_eq!(ask(&mut scene, ANNA, Command::CallScore), Err(HELD));
    scene.now_ms += 1_000;
    scene.gone(ANNA);
    scene.now_ms += 1_000;
    back(&mut scene, BEN, "Ben", ben);
    let roll = score_core::dice::Roll::new(&[2, 4, 5, 7]).expect("a roll");
    ask(&mut scene, HOST, Command::Deal(roll)).expect("a host");
    ask(&mut scene, BEN, Command::CallScore).expect("a roll of their own");
}

#[test]
fn a_second_player_of_a_device_does_not_answer_a_roll_that_it_has_seen() {
    let (mut scene, _) = after_a_look(Way::Everyone(Everyone::default()));
    assert_eq!(ask(&mut scene, BEN, step(0, Op::Add, 1)), Err(HELD));
    for answer in [FinalAnswer::Impossible, FinalAnswer::Solved] {
        assert_eq!(ask(&mut scene, BEN, Command::Answer(answer)), Err(HELD));
    }
}

#[test]
fn a_second_player_of_a_device_looks_on_in_a_round_that_it_has_seen() {
    for way in [Way::Call, Way::Everyone(Everyone::default())] {
        let (mut scene, [anna, _]) = after_a_look(way);
        let (annas, bens) = (SeatId(1), SeatId(2));
        let looks_on = |scene: &TestRoom| [annas, bens].map(|it| scene.room.group().looks_on(it));
        assert_eq!(looks_on(&scene), [false, true]);
        ask(&mut scene, HOST, Command::EndRound { with_points: true }).expect("a host");
        let tallies = scene.room.group().tallies().expect("a host's group");
        assert_eq!([annas, bens].map(|it| tallies.of(it).rounds), [1, 0]);
        // The round there has ended, so there is nothing to look on at.
        scene.gone(BEN);
        back(&mut scene, ANNA, "Anna", anna);
        assert_eq!(looks_on(&scene), [false, true]);
        let roll = score_core::dice::Roll::new(&[2, 4, 5, 7]).expect("a roll");
        ask(&mut scene, HOST, Command::Deal(roll)).expect("a host");
        assert_eq!(looks_on(&scene), [false, false]);
    }
}

#[test]
fn a_player_who_has_answered_may_lend_their_device_and_keeps_the_answer() {
    let (mut scene, anna) = class();
    let way = Way::Everyone(Everyone::default());
    ask(&mut scene, HOST, Command::SetWay(way)).expect("a host");
    let dan = scene.join(9, "Dan").expect("room");
    let roll = score_core::dice::Roll::new(&[1, 4, 5, 7]).expect("a roll");
    ask(&mut scene, HOST, Command::Deal(roll)).expect("a host");
    let answer = Command::Answer(FinalAnswer::Impossible);
    ask(&mut scene, ANNA, answer).expect("an answer");
    scene.now_ms += 1_000;
    scene.gone(ANNA);
    let ben = next(&mut scene, BEN, "Ben", anna).expect("room");
    scene.now_ms += 1_000;
    back(&mut scene, ANNA, "Anna", anna);
    assert!(!scene.room.group().looks_on(SeatId(1)));
    ask(&mut scene, HOST, Command::EndRound { with_points: true }).expect("a host");
    let tallies = scene.room.group().tallies().expect("a host's group");
    let seats = [Some(SeatId(1)), ben.seat, dan.seat].map(|seat| seat.expect("a seat"));
    let counts = seats.map(|seat| (tallies.of(seat).answers(), tallies.of(seat).rounds));
    assert_eq!(counts, [(1, 1), (0, 0), (0, 1)]);
}

#[test]
fn a_second_player_of_a_device_is_sent_nothing_of_a_small_table_at_which_they_look_on() {
    let (mut scene, anna) = class();
    let ben = next(&mut scene, BEN, "Ben", anna).expect("room");
    let (bens, ben) = (ben.seat.expect("a seat"), ben.token.expect("a token"));
    back(&mut scene, ANNA, "Anna", anna);
    for (connection, name) in [(4, "Cyd"), (5, "Dan"), (6, "Eve"), (7, "Fay")] {
        scene.join(connection, name).expect("room");
    }
    let split = Request::SplitIntoTables(3);
    scene.ask(HOST, split).expect("a host");
    let group = scene.room.group();
    let audience = Audience::Seat(bens);
    let known = Known {
        epoch: group.epoch(),
        n: group.last_n_for(audience),
        audience,
    };
    let roll = score_core::dice::Roll::new(&[1, 4, 5, 7]).expect("a roll");
    ask(&mut scene, HOST, Command::Deal(roll)).expect("a host");
    let tables = scene.room.group().small_tables().expect("small tables");
    let (_, table) = tables.of(bens).expect("a table");
    let others = table.seats().iter().map(|seat| u64::from(seat.id.0) + 1);
    let other = others.filter(|other| *other > BEN).min().expect("a player");
    ask(&mut scene, other, Command::CallScore).expect("a call");
    let hello = Hello {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: Some(Player {
            token: ben,
            ..player("Ben", BEN as u8)
        }),
        known: Some(known),
    };
    let turn = scene.turn(vec![Input::Hello(ConnectionId(BEN), hello, home())]);
    let Past::Whole(past) = &turn.welcomes[0].1.past else {
        panic!("they were sent entries that they may not see");
    };
    let page = Group::restore(past).expect("a snapshot");
    assert!(page.looks_on(bens) && !page.call_is_open() && scene.room.group().call_is_open());
}

#[test]
fn a_host_lets_a_second_player_of_a_device_play_a_roll_that_it_has_seen() {
    let (mut scene, [_, ben]) = after_a_look(Way::Call);
    scene
        .ask(HOST, Request::LetPlay(SeatId(2)))
        .expect("a host");
    // Nor does it end with the connection.
    scene.gone(BEN);
    back(&mut scene, BEN, "Ben", ben);
    ask(&mut scene, BEN, Command::CallScore).expect("a host wants it");
}

#[test]
fn a_second_player_of_a_device_calls_where_a_host_lets_them_play() {
    let (mut scene, anna) = class();
    let roll = score_core::dice::Roll::new(&[1, 4, 5, 7]).expect("a roll");
    ask(&mut scene, HOST, Command::Deal(roll)).expect("a host");
    scene.now_ms += 1_000;
    scene.gone(ANNA);
    let ben = next(&mut scene, BEN, "Ben", anna).expect("room");
    assert_ne!(ask(&mut scene, BEN, Command::CallScore), Ok(()));
    let let_play = Request::LetPlay(ben.seat.expect("a seat"));
    scene.ask(HOST, let_play).expect("a host");
    ask(&mut scene, BEN, Command::CallScore).expect("a host wants it");
}

#[test]
fn a_mute_and_forbidden_calls_hold_for_the_next_pupil_until_the_host_lifts_them() {
    let (mut scene, anna) = class();
    let (annas, bens) = (SeatId(1), SeatId(2));
    scene.ask(HOST, Request::Mute(annas, true)).expect("a host");
    scene
        .ask(HOST, Request::ForbidCalls(annas, true))
        .expect("a host");
    // Not even leaving helps.
    ask(&mut scene, ANNA, Command::Leave).expect("a player");
    next(&mut scene, BEN, "Ben", anna).expect("room");
    let group = scene.room.group();
    assert!(group.is_muted(bens) && group.has_calls_forbidden(bens));
    scene.ask(HOST, Request::Mute(bens, false)).expect("a host");
    assert!(!scene.room.group().is_muted(bens));
}

#[test]
fn a_removed_pupil_has_no_other_seat_on_the_device_unless_a_host_lets_them_in() {
    let (mut scene, anna) = class();
    scene
        .ask(HOST, Request::Remove(SeatId(1), true))
        .expect("a host");
    let removed = CloseReason::Refused(HelloRefusal::Group(GroupRefusal::RemovedOnDevice));
    assert_eq!(next(&mut scene, BEN, "Ben", anna), Err(removed));
    scene
        .ask(HOST, Request::UseWaitingRoom(true))
        .expect("a host");
    next_turn(&mut scene, BEN, player("Ben", 3), anna);
    assert!(scene.room.is_waiting(ConnectionId(BEN)));
    scene.ask(HOST, Request::AdmitAll).expect("a host");
    assert_eq!(scene.names(), ["Ada", "Anna", "Ben"]);
}

/// A turn in which the player with this token comes back to their seat, or not.
fn back_turn(scene: &mut TestRoom, connection: u64, name: &str, token: Token) -> Turn {
    let hello = Hello {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: Some(Player {
            token,
            ..player(name, connection as u8)
        }),
        known: None,
    };
    let input = Input::Hello(ConnectionId(connection), hello, home());
    scene.turn(vec![input])
}

#[test]
fn a_seat_that_was_taken_before_a_removal_is_no_way_past_it() {
    let (mut scene, anna) = class();
    let ben = next(&mut scene, BEN, "Ben", anna).expect("room");
    let ben = ben.token.expect("a token");
    scene.gone(BEN);
    scene
        .ask(HOST, Request::Remove(SeatId(1), true))
        .expect("a host");
    let refused = back_turn(&mut scene, 12, "Ben", ben);
    let removed = CloseReason::Refused(HelloRefusal::Group(GroupRefusal::RemovedOnDevice));
    assert_eq!(refused.closes, [(ConnectionId(12), removed)]);
    scene
        .ask(HOST, Request::UseWaitingRoom(true))
        .expect("a host");
    back_turn(&mut scene, 13, "Ben", ben);
    assert!(scene.room.is_waiting(ConnectionId(13)));
    let mut admitted = scene.asked(HOST, Request::AdmitAll);
    let (_, welcome) = admitted.welcomes.pop().expect("Ben is let in");
    assert_eq!(welcome.seat, Some(SeatId(2)));
    let ben = welcome.token.expect("a token");
    // Once is enough.
    scene.gone(13);
    back(&mut scene, 14, "Ben", ben);
}

#[test]
fn a_mute_and_forbidden_calls_are_for_all_seats_of_a_device() {
    let (mut scene, anna) = class();
    next(&mut scene, BEN, "Ben", anna).expect("room");
    let (annas, bens) = (SeatId(1), SeatId(2));
    scene.ask(HOST, Request::Mute(bens, true)).expect("a host");
    scene
        .ask(HOST, Request::ForbidCalls(bens, true))
        .expect("a host");
    let group = scene.room.group();
    assert!(group.is_muted(annas) && group.has_calls_forbidden(annas));
    scene
        .ask(HOST, Request::Mute(annas, false))
        .expect("a host");
    let group = scene.room.group();
    assert!(!group.is_muted(annas) && group.is_muted(bens));
}

#[test]
fn a_device_waits_for_all_who_have_spoiled_on_it() {
    let (mut scene, anna) = class();
    let rules = Rules {
        spoilers_wait: true,
        ..Rules::score()
    };
    ask(&mut scene, HOST, Command::SetRules(rules)).expect("a host");
    for _ in 0..2 {
        ask(&mut scene, HOST, Command::Roll).expect("a host");
        for command in [Command::CallScore, Command::GiveUp] {
            ask(&mut scene, ANNA, command).expect("a lost point");
        }
    }
    scene.now_ms += 1_000;
    scene.gone(ANNA);
    scene.now_ms += 1_000;
    next(&mut scene, BEN, "Ben", anna).expect("room");
    ask(&mut scene, HOST, Command::Roll).expect("a host");
    let refused = ask(&mut scene, BEN, Command::CallScore);
    let waits = matches!(refused, Err(GroupRefusal::Table(Refusal::MustWait { .. })));
    assert!(waits, "{refused:?}");
}

#[test]
fn a_device_has_so_many_seats_and_no_more() {
    let (mut scene, anna) = class();
    let mut before = anna;
    for number in 2..=SEATS_PER_BROWSER.get() as u64 {
        let name = format!("Pupil {number}");
        let come = next(&mut scene, number + 10, &name, before).expect("room");
        before = come.token.expect("a token");
    }
    let many = CloseReason::Refused(HelloRefusal::TooManySeatsInBrowser);
    assert_eq!(next(&mut scene, 90, "Zoe", before), Err(many.clone()));
    assert_eq!(next(&mut scene, 90, "Zoe", anna), Err(many));
    // Another device has room.
    scene.join(91, "Zoe").expect("room");
}

#[test]
fn a_host_tries_their_own_table_in_a_second_tab() {
    let mut scene = TestRoom::of(GroupKind::Created);
    let ada = scene.join(HOST, "Ada").expect("room");
    let turn = next_turn(
        &mut scene,
        BEN,
        player("Test", 3),
        ada.token.expect("a token"),
    );
    assert_eq!(turn.closes, []);
    ask(&mut scene, HOST, Command::Roll).expect("a host");
    ask(&mut scene, BEN, Command::CallScore).expect("a player");
}

#[test]
fn a_token_that_nobody_has_says_nothing() {
    let (mut scene, _) = class();
    let nobodys = Token([77; 16]);
    next(&mut scene, BEN, "Ben", nobodys).expect("room");
    assert_eq!(scene.room.present().count(), 3);
}
