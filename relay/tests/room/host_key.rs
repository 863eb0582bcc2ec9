//! Tests of the host's key in a room, without sockets.

use score_core::group::entry::GroupKind;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::host_key::HostKey;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::table::state::Rights;
use score_core::wire::{
    CloseReason, Hello, HelloRefusal, Player, TableSelector, ToPlayer, Token, Watch, Watcher,
    Welcome,
};
use score_relay::room::{ConnectionId, Input, Room, Turn};

use crate::fixture::{TestRoom, home, play, player};

const HOST: u64 = 1;
const BEN: u64 = 2;
const NEW: u64 = 9;
const MAKERS: SeatId = SeatId(0);
const WRONG: CloseReason = CloseReason::Refused(HelloRefusal::WrongHostKey);
const ELSEWHERE: CloseReason = CloseReason::Refused(HelloRefusal::HostedElsewhere);

/// A class with its host and Ben, and the token of the host's browser.
fn class() -> (TestRoom, Token) {
    let mut scene = TestRoom::of(GroupKind::Created);
    let ada = scene.join(HOST, "Ada").expect("room");
    scene.join(BEN, "Ben").expect("room");
    (scene, ada.token.expect("a token"))
}

/// The key that the host on this connection makes.
fn make_key(scene: &mut TestRoom, connection: u64) -> HostKey {
    let turn = scene.asked(connection, Request::MakeHostKey);
    let mut keys = turn.answers.iter().filter_map(|(to, answer)| match answer {
        ToPlayer::HostKey(key) => Some((to.0, *key)),
        _ => None,
    });
    let (to, key) = keys.next().expect("a key");
    assert_eq!((to, keys.next()), (connection, None));
    key
}

fn hello_of(player: Player) -> Hello {
    Hello {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: Some(player),
        known: None,
    }
}

/// The turn in which a browser comes with a key.
fn claim_turn(scene: &mut TestRoom, connection: u64, player: Player, key: HostKey) -> Turn {
    let hello = hello_of(player);
    scene.turn(vec![Input::HostHello(
        ConnectionId(connection),
        hello,
        key,
        home(),
    )])
}

fn claim(scene: &mut TestRoom, connection: u64, key: HostKey) -> Result<Welcome, CloseReason> {
    let new = player("", connection as u8);
    let mut turn = claim_turn(scene, connection, new, key);
    match turn.welcomes.pop() {
        Some((_, welcome)) => Ok(welcome),
        None => Err(turn.closes.pop().expect("an answer").1),
    }
}

fn other_key() -> HostKey {
    "KMNPQRTWXY34679CDFGH".parse().expect("twenty letters")
}

#[test]
fn a_browser_with_the_key_is_the_host_and_the_one_before_is_sent_away() {
    let (mut scene, old) = class();
    let key = make_key(&mut scene, HOST);
    let mut turn = claim_turn(&mut scene, NEW, player("", NEW as u8), key);
    assert_eq!(turn.closes, [(ConnectionId(HOST), ELSEWHERE)]);
    let (_, welcome) = turn.welcomes.pop().expect("a welcome");
    assert_eq!(welcome.seat, Some(MAKERS));
    assert_eq!(scene.names(), ["Ada", "Ben"]);
    scene.ask(NEW, Request::Lock(true)).expect("a host");
    // A co-host can be named again: it is the maker's seat.
    scene
        .ask(NEW, Request::NameCoHost(Some(SeatId(1))))
        .expect("the maker");
    let before = Player {
        token: old,
        ..player("Ada", 1)
    };
    assert_eq!(scene.hello(20, Some(before)), Err(ELSEWHERE));
    let again = Player {
        token: welcome.token.expect("a token"),
        ..player("Ada", NEW as u8)
    };
    let again = scene.hello(21, Some(again)).expect("their seat");
    assert_eq!(again.seat, Some(MAKERS));
}

#[test]
fn a_key_holds_after_a_restart_and_so_does_what_the_browser_before_is_told() {
    let (mut scene, old) = class();
    let key = make_key(&mut scene, HOST);
    let restored = |scene: &TestRoom| {
        let room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
        room.resumed(scene.now_ms, 0)
    };
    scene.room = restored(&scene);
    let welcome = claim(&mut scene, NEW, key).expect("a host");
    assert_eq!(welcome.seat, Some(MAKERS));
    scene.room = restored(&scene);
    let before = Player {
        token: old,
        ..player("Ada", 1)
    };
    assert_eq!(scene.hello(20, Some(before.clone())), Err(ELSEWHERE));
    assert_eq!(claim(&mut scene, 21, other_key()), Err(WRONG));
    // With the key the browser from before has the seat again.
    let mut turn = claim_turn(&mut scene, 22, before.clone(), key);
    let (_, back) = turn.welcomes.pop().expect("a welcome");
    assert_eq!(back.seat, Some(MAKERS));
    assert_eq!(
        scene.hello(23, Some(before)).map(|it| it.seat),
        Ok(Some(MAKERS))
    );
}

#[test]
fn a_new_key_ends_the_one_before_it_and_none_is_in_the_log() {
    let (mut scene, _) = class();
    let first = make_key(&mut scene, HOST);
    let n = scene.room.group().n();
    let second = make_key(&mut scene, HOST);
    assert_ne!(first, second);
    assert_eq!(scene.room.group().n(), n);
    for key in [first, second] {
        let written = format!("{:?}", scene.stored);
        assert!(!written.contains(key.as_str()), "{written}");
    }
    assert_eq!(claim(&mut scene, NEW, first), Err(WRONG));
    claim(&mut scene, NEW, second).expect("a host");
    // It is good for the next browser too.
    claim(&mut scene, 10, second).expect("a host");
}

#[test]
fn a_table_without_a_key_is_opened_by_none() {
    let (mut scene, _) = class();
    assert_eq!(claim(&mut scene, NEW, other_key()), Err(WRONG));
    let mut public = TestRoom::of(GroupKind::Public);
    public.join(HOST, "Ada").expect("room");
    assert_eq!(claim(&mut public, NEW, other_key()), Err(WRONG));
    let nobody = Err(GroupRefusal::NobodyHosts);
    assert_eq!(public.ask(HOST, Request::MakeHostKey), nobody);
}

#[test]
fn nobody_but_the_maker_has_a_key() {
    let (mut scene, _) = class();
    let pupils = Err(GroupRefusal::Table(Refusal::HostOnly));
    assert_eq!(scene.ask(BEN, Request::MakeHostKey), pupils);
    scene
        .ask(HOST, Request::NameCoHost(Some(SeatId(1))))
        .expect("the maker");
    let turn = scene.asked(BEN, Request::MakeHostKey);
    let [(_, ToPlayer::Ack { outcome, .. })] = &turn.answers[..] else {
        panic!("{turn:?}");
    };
    assert_eq!(*outcome, Err(GroupRefusal::MakerOnly));
    assert_eq!(turn.batch.keys, []);
}

#[test]
fn a_key_that_was_asked_for_twice_as_its_answer_was_lost_is_made_again() {
    let (mut scene, _) = class();
    let input = scene.input(HOST, Request::MakeHostKey);
    scene.turn(vec![input.clone()]);
    scene.gone(HOST);
    scene.join(HOST, "Ada").expect("their seat");
    let Input::Message(to, message) = input else {
        panic!("a message");
    };
    let score_core::wire::ToRelay::Ask {
        cid, seen, request, ..
    } = message
    else {
        panic!("a request");
    };
    let again = score_core::wire::ToRelay::Ask {
        cid,
        after: None,
        seen,
        request,
    };
    let turn = scene.turn(vec![Input::Message(to, again)]);
    let key = turn.answers.iter().find_map(|(_, answer)| match answer {
        ToPlayer::HostKey(key) => Some(*key),
        _ => None,
    });
    claim(&mut scene, NEW, key.expect("a key")).expect("a host");
}

#[test]
fn neither_a_lock_nor_a_waiting_room_keeps_the_key_out() {
    let (mut scene, _) = class();
    let key = make_key(&mut scene, HOST);
    scene
        .ask(HOST, Request::UseWaitingRoom(true))
        .expect("a host");
    scene.ask(HOST, Request::Lock(true)).expect("a host");
    scene.gone(HOST);
    claim(&mut scene, NEW, key).expect("a host");
}

#[test]
fn a_wall_of_the_browser_before_shows_no_names_any_more() {
    let (mut scene, old) = class();
    let key = make_key(&mut scene, HOST);
    let watch = Watch {
        table: TableSelector::Join("ABCDE".to_owned()),
        watcher: Watcher {
            token: old,
            number: 1,
        },
        known: None,
    };
    let wall = scene.turn(vec![Input::Watch(ConnectionId(30), watch.clone(), home())]);
    assert!(wall.welcomes[0].1.is_hosts_wall);
    let turn = claim_turn(&mut scene, NEW, player("", NEW as u8), key);
    assert!(
        turn.closes
            .contains(&(ConnectionId(30), CloseReason::Trouble))
    );
    let wall = scene.turn(vec![Input::Watch(ConnectionId(31), watch, home())]);
    assert!(!wall.welcomes[0].1.is_hosts_wall);
}

#[test]
fn a_pupil_who_opens_the_key_is_the_host_from_then_on() {
    let (mut scene, _) = class();
    let key = make_key(&mut scene, HOST);
    scene.gone(HOST);
    let pupil = scene.join(NEW, "Ada 2").expect("room");
    scene.gone(NEW);
    let same = Player {
        token: pupil.token.expect("a token"),
        ..player("Ada", NEW as u8)
    };
    let mut turn = claim_turn(&mut scene, 10, same.clone(), key);
    let (_, welcome) = turn.welcomes.pop().expect("a welcome");
    assert_eq!(welcome.seat, Some(MAKERS));
    let back = Player {
        token: welcome.token.expect("a token"),
        ..same
    };
    assert_eq!(
        scene.hello(11, Some(back)).map(|it| it.seat),
        Ok(Some(MAKERS))
    );
}

#[test]
fn a_maker_who_has_left_for_good_is_a_host_again_by_the_key() {
    let (mut scene, _) = class();
    let key = make_key(&mut scene, HOST);
    scene
        .ask(HOST, Request::NameCoHost(Some(SeatId(1))))
        .expect("the maker");
    scene
        .ask(HOST, Request::UseWaitingRoom(true))
        .expect("a host");
    scene.ask(HOST, Request::Lock(true)).expect("a host");
    scene.ask(HOST, play(Command::Leave)).expect("a player");
    let mut turn = claim_turn(&mut scene, NEW, player("Ada", NEW as u8), key);
    let (_, welcome) = turn.welcomes.pop().expect("a welcome");
    let seat = welcome.seat.expect("a seat");
    assert_eq!(scene.room.group().rights(seat), Rights::Host);
    assert_eq!(scene.room.group().rights(SeatId(1)), Rights::Player);
    scene.ask(NEW, Request::Lock(false)).expect("a host");
    // Nobody has the maker's seat, so its key is not made anew.
    let makers = Err(GroupRefusal::MakerOnly);
    assert_eq!(scene.ask(NEW, Request::MakeHostKey), makers);
}
