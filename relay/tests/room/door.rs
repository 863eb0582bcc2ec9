//! Visitors who have a place before a flood of strangers of the same address, and the notes that
//! hosts are sent about newcomers.

use score_core::group::entry::GroupKind;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::wire::{
    CloseReason, DoorNotes, Flood, Hello, HelloRefusal, MAX_VISITORS, Player, TableSelector,
    ToPlayer, Token, Watch, Watcher,
};
use score_relay::quota::SEATS_PER_ADDRESS;
use score_relay::rate_limit::PRESENCE_EVERY_MS;
use score_relay::room::{
    ConnectionId, FLOOD_VISITORS, FLOOD_WITHIN_MS, Input, Room, Turn, WATCHERS_PER_NETWORK,
};
use score_relay::visitor_network::VisitorNetwork;

use crate::fixture::{TestRoom, play, player};

const HOST: u64 = 1;
const BEN: u64 = 2;

/// The address of the school.
const SCHOOL: u8 = 1;

fn network(last: u8) -> VisitorNetwork {
    VisitorNetwork::of([198, 51, 100, last].into())
}

/// A token of nobody who has been here.
fn strange(number: u64) -> Token {
    Token((u128::from(number) << 64).to_be_bytes())
}

fn comes_as(scene: &mut TestRoom, from: u8, connection: u64, player: Player) -> Turn {
    let hello = Hello {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: Some(player),
        known: None,
    };
    let connection = ConnectionId(connection);
    scene.turn(vec![Input::Hello(connection, hello, network(from))])
}

/// A stranger comes, whose name says on which connection.
fn stranger(scene: &mut TestRoom, from: u8, connection: u64) -> Turn {
    let player = Player {
        token: strange(connection),
        ..player(&format!("Sly {connection}"), 1)
    };
    comes_as(scene, from, connection, player)
}

fn looks_on(scene: &mut TestRoom, from: u8, connection: u64, token: Token) -> Turn {
    let watch = Watch {
        table: TableSelector::Join("ABCDE".to_owned()),
        watcher: Watcher { token, number: 7 },
        known: None,
    };
    let connection = ConnectionId(connection);
    scene.turn(vec![Input::Watch(connection, watch, network(from))])
}

fn is_in(turn: &Turn) -> bool {
    !turn.welcomes.is_empty()
}

/// The connections that were refused in this turn, and why.
fn refused(turn: &Turn) -> Vec<(u64, HelloRefusal)> {
    let refused = turn.closes.iter().filter_map(|(connection, reason)| {
        let CloseReason::Refused(refusal) = reason else {
            return None;
        };
        Some((connection.0, refusal.clone()))
    });
    refused.collect()
}

/// A class of the school, with its teacher and Ben, whose token it gives.
fn class() -> (TestRoom, Token) {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.room = scene.room.with_seat_quota(SEATS_PER_ADDRESS);
    comes_as(&mut scene, SCHOOL, HOST, player("Ms Ada", HOST as u8));
    let turn = comes_as(&mut scene, SCHOOL, BEN, player("Ben", BEN as u8));
    let token = turn.welcomes[0].1.token.expect("a token");
    (scene, token)
}

fn host(scene: &mut TestRoom, request: Request) -> Turn {
    let turn = scene.asked(HOST, request.clone());
    let is_refused = |answer: &ToPlayer| {
        matches!(
            answer,
            ToPlayer::Ack {
                outcome: Err(_),
                ..
            }
        )
    };
    let answers = turn.answers.iter();
    assert!(
        !answers.map(|(_, answer)| answer).any(is_refused),
        "{request:?}"
    );
    turn
}

#[test]
fn a_pupil_who_left_waits_before_a_flood_of_their_address() {
    let (mut scene, token) = class();
    scene.ask(BEN, play(Command::Leave)).expect("a seat");
    host(&mut scene, Request::UseWaitingRoom(true));
    // Beside the host they are all that may be of one address.
    let places = SEATS_PER_ADDRESS.get() as u64 - 1;
    for number in 0..places {
        assert_eq!(refused(&stranger(&mut scene, SCHOOL, 100 + number)), []);
    }
    let full = HelloRefusal::TooManySeatsFromHere;
    let late = stranger(&mut scene, SCHOOL, 200);
    assert_eq!(refused(&late), [(200, full.clone())]);
    let ben = Player {
        token,
        ..player("Ben", 9)
    };
    let back = comes_as(&mut scene, SCHOOL, 201, ben.clone());
    let newest = 100 + places - 1;
    assert_eq!(refused(&back), [(newest, full.clone())]);
    assert!(scene.room.is_waiting(ConnectionId(201)));
    // Nobody of the flood gets the place back, and Ben's page may reconnect.
    for connection in 202..210 {
        let late = stranger(&mut scene, SCHOOL, connection);
        assert_eq!(refused(&late), [(connection, full.clone())]);
    }
    let again = comes_as(&mut scene, SCHOOL, 211, ben);
    assert_eq!(refused(&again), []);
    let let_in = host(&mut scene, Request::Admit(VisitorId(201), true));
    assert_eq!(let_in.welcomes[0].0, ConnectionId(211));
}

#[test]
fn a_pupil_who_left_waits_where_all_places_of_the_table_are_taken() {
    let (mut scene, token) = class();
    scene.ask(BEN, play(Command::Leave)).expect("a seat");
    host(&mut scene, Request::UseWaitingRoom(true));
    for number in 0..MAX_VISITORS as u64 {
        // Each of an address of its own, and none has more than Ben's.
        assert_eq!(
            refused(&stranger(&mut scene, 10 + number as u8, 300 + number)),
            []
        );
    }
    let late = stranger(&mut scene, 250, 500);
    assert_eq!(refused(&late), [(500, HelloRefusal::Busy)]);
    let ben = Player {
        token,
        ..player("Ben", 9)
    };
    let back = comes_as(&mut scene, SCHOOL, 501, ben);
    let [(yields, HelloRefusal::Busy)] = refused(&back)[..] else {
        panic!("{back:?}");
    };
    assert!((300..400).contains(&yields));
    assert!(scene.room.is_waiting(ConnectionId(501)));
    let late = stranger(&mut scene, 251, 502);
    assert_eq!(refused(&late), [(502, HelloRefusal::Busy)]);
}

fn flood_looks_on(scene: &mut TestRoom) {
    for number in 0..WATCHERS_PER_NETWORK as u64 {
        scene.now_ms += 1;
        let turn = looks_on(scene, SCHOOL, 100 + number, strange(100 + number));
        assert!(is_in(&turn), "{number}");
    }
    let late = looks_on(scene, SCHOOL, 150, strange(150));
    assert_eq!(refused(&late), [(150, HelloRefusal::TooManyWatchers)]);
}

/// The connection of the newest page of the flood that looks on.
const NEWEST: u64 = 100 + WATCHERS_PER_NETWORK as u64 - 1;

#[test]
fn a_wall_that_a_host_lets_in_has_a_place_before_strangers_of_its_address() {
    let (mut scene, _) = class();
    flood_looks_on(&mut scene);
    host(&mut scene, Request::UseWaitingRoom(true));
    let asks = looks_on(&mut scene, SCHOOL, 200, strange(200));
    assert_eq!(refused(&asks), []);
    let let_in = host(&mut scene, Request::Admit(VisitorId(200), true));
    assert!(is_in(&let_in));
    let full = HelloRefusal::TooManyWatchers;
    assert_eq!(refused(&let_in), [(NEWEST, full)]);
    // After a lost connection too, though another page has taken the place meanwhile.
    host(&mut scene, Request::UseWaitingRoom(false));
    scene.gone(200);
    scene.now_ms += 1;
    assert!(is_in(&looks_on(&mut scene, SCHOOL, 201, strange(201))));
    let back = looks_on(&mut scene, SCHOOL, 202, strange(200));
    assert!(is_in(&back));
    assert_eq!(refused(&back), [(201, HelloRefusal::TooManyWatchers)]);
}

#[test]
fn a_wall_that_was_there_before_a_flood_comes_back() {
    let (mut scene, _) = class();
    assert!(is_in(&looks_on(&mut scene, SCHOOL, 90, strange(90))));
    scene.gone(90);
    flood_looks_on(&mut scene);
    // Pages of the flood that reconnect are known as well, and came later.
    for number in 0..WATCHERS_PER_NETWORK as u64 {
        scene.gone(100 + number);
        assert!(is_in(&looks_on(
            &mut scene,
            SCHOOL,
            160 + number,
            strange(100 + number)
        )));
    }
    scene.now_ms += 1;
    let back = looks_on(&mut scene, SCHOOL, 91, strange(90));
    assert!(is_in(&back), "{back:?}");
    let newest = 160 + WATCHERS_PER_NETWORK as u64 - 1;
    assert_eq!(refused(&back), [(newest, HelloRefusal::TooManyWatchers)]);
    // The page that made way keeps nobody out.
    let again = looks_on(&mut scene, SCHOOL, 180, strange(NEWEST));
    assert_eq!(refused(&again), [(180, HelloRefusal::TooManyWatchers)]);
}

#[test]
fn a_browser_with_a_seat_looks_on_before_strangers_of_its_address() {
    let (mut scene, token) = class();
    flood_looks_on(&mut scene);
    let own = looks_on(&mut scene, SCHOOL, 200, token);
    assert!(is_in(&own));
    assert_eq!(refused(&own), [(NEWEST, HelloRefusal::TooManyWatchers)]);
    // A host's own wall takes no place of anybody.
    let wall = looks_on(&mut scene, SCHOOL, 201, Token([HOST as u8; 16]));
    assert!(is_in(&wall));
    assert_eq!(refused(&wall), []);
}

/// The notes for the host in this turn.
fn notes(turn: &Turn) -> Option<DoorNotes> {
    let notes = turn.answers.iter().filter_map(|(to, answer)| match answer {
        ToPlayer::DoorNotes(notes) => Some((*to, notes.clone())),
        _ => None,
    });
    let mut notes: Vec<_> = notes.collect();
    let (to, notes) = notes.pop()?;
    assert_eq!(to, ConnectionId(HOST));
    Some(notes)
}

/// The floods that the host has heard of when all is sent.
fn floods(scene: &mut TestRoom) -> Vec<Flood> {
    scene.now_ms += PRESENCE_EVERY_MS;
    // A visitor more, so that hosts are sent the list.
    let connection = scene.now_ms;
    let turn = stranger(scene, 99, connection);
    scene.gone(connection);
    notes(&turn).unwrap_or_default().floods
}

#[test]
fn many_of_one_place_within_a_minute_are_one_flood() {
    let (mut scene, token) = class();
    scene.ask(BEN, play(Command::Leave)).expect("a seat");
    host(&mut scene, Request::UseWaitingRoom(true));
    let ben = Player {
        token,
        ..player("Ben", 9)
    };
    comes_as(&mut scene, SCHOOL, 90, ben);
    let many = FLOOD_VISITORS as u64;
    for number in 0..many - 1 {
        stranger(&mut scene, SCHOOL, 100 + number);
    }
    // A table knows Ben, so Ben is none of them.
    assert_eq!(floods(&mut scene), []);
    stranger(&mut scene, SCHOOL, 100 + many - 1);
    let ids = |range: std::ops::Range<u64>| range.map(VisitorId).collect::<Vec<_>>();
    let first = Flood {
        place: 1,
        visitors: ids(100..100 + many),
    };
    assert_eq!(floods(&mut scene), [first]);
    // Another place has another number, and the first keeps its own.
    for number in 0..many {
        stranger(&mut scene, 2, 200 + number);
    }
    stranger(&mut scene, SCHOOL, 150);
    let both = floods(&mut scene);
    let places = both
        .iter()
        .map(|flood| (flood.place, flood.visitors.len() as u64));
    assert_eq!(
        places.collect::<Vec<_>>(),
        [(1, many + 1), (2, many)],
        "{both:?}"
    );
    // One press sends away the visitors who were shown, and nobody else.
    let away = Request::AdmitThese(both[0].visitors.clone(), false);
    let turn = host(&mut scene, away);
    assert_eq!(turn.closes.len() as u64, many + 1);
    assert!(scene.room.is_waiting(ConnectionId(90)));
    let left = notes(&turn).expect("a list").floods;
    assert_eq!(left, [both[1].clone()]);
}

#[test]
fn visitors_who_come_one_after_the_other_are_no_flood() {
    let (mut scene, _) = class();
    host(&mut scene, Request::UseWaitingRoom(true));
    let many = FLOOD_VISITORS as u64;
    for number in 0..2 * many {
        stranger(&mut scene, SCHOOL, 100 + number);
        scene.now_ms += FLOOD_WITHIN_MS / (many - 1) + 1;
    }
    assert_eq!(floods(&mut scene), []);
}

#[test]
fn only_hosts_hear_of_floods_and_a_host_who_comes_back_does() {
    let (mut scene, _) = class();
    host(&mut scene, Request::UseWaitingRoom(true));
    for number in 0..FLOOD_VISITORS as u64 {
        scene.now_ms += PRESENCE_EVERY_MS;
        let turn = stranger(&mut scene, SCHOOL, 100 + number);
        let is_for_host = |(to, answer): &(ConnectionId, ToPlayer)| {
            *to == ConnectionId(HOST) || !matches!(answer, ToPlayer::DoorNotes(_))
        };
        assert!(turn.answers.iter().all(is_for_host), "{number}");
    }
    scene.gone(HOST);
    let back = scene.knock(HOST, player("Ms Ada", HOST as u8));
    let notes = notes(&back).expect("notes");
    assert_eq!(notes.floods[0].visitors.len(), FLOOD_VISITORS);
}

/// The players with the name of a removed one that hosts are sent, if that is new.
fn namesakes(turn: &Turn) -> Option<Vec<SeatId>> {
    notes(turn).map(|notes| notes.namesakes)
}

const REMOVED: SeatId = SeatId(1);
const SECOND: SeatId = SeatId(2);

/// A class from which Ben was removed.
fn without_ben() -> TestRoom {
    let (mut scene, _) = class();
    host(&mut scene, Request::Remove(REMOVED, true));
    scene
}

#[test]
fn hosts_are_told_that_the_name_of_a_removed_player_is_back() {
    // Also in letters of another script, and with signs.
    for name in ["Ben", "bеn", "B en!"] {
        let turn = without_ben().try_join(3, name);
        assert_eq!(namesakes(&turn), Some(vec![SECOND]), "{name}");
    }
    // Another name is none.
    let mut scene = without_ben();
    assert_eq!(namesakes(&scene.try_join(3, "Benno")), None);
}

#[test]
fn a_player_who_takes_the_name_of_a_removed_one_later_is_noticed_and_another_name_hides_nothing() {
    let mut scene = without_ben();
    assert_eq!(namesakes(&scene.try_join(3, "Angel")), None);
    let name = |name| play(Command::Rename(score_relay::names::name(name).unwrap()));
    let turn = scene.asked(3, name("Ben"));
    assert_eq!(namesakes(&turn), Some(vec![SECOND]));
    scene.asked(3, name("Angel"));
    scene.gone(HOST);
    let back = scene.knock(HOST, player("Ms Ada", HOST as u8));
    assert_eq!(namesakes(&back), Some(vec![SECOND]));
    let turn = host(&mut scene, Request::Remove(SECOND, true));
    assert_eq!(namesakes(&turn), Some(vec![]), "it is taken back");
}

#[test]
fn a_name_is_noticed_as_often_as_it_comes_back_and_until_its_player_is_taken_back() {
    let mut scene = without_ben();
    // Two private windows, one after the other; the name is free again each time.
    for (connection, seat) in [(3, SeatId(2)), (4, SeatId(3))] {
        let turn = scene.try_join(connection, "Ben");
        assert_eq!(namesakes(&turn), Some(vec![seat]));
        let turn = host(&mut scene, Request::Remove(seat, true));
        assert_eq!(namesakes(&turn), Some(vec![]));
    }
    // It has a number meanwhile, and a relay that starts anew knows the one that is in the log.
    scene.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    scene.knock(HOST, player("Ms Ada", HOST as u8));
    let turn = scene.try_join(5, "Ben");
    assert_eq!(namesakes(&turn), Some(vec![SeatId(4)]));
    let all = vec![REMOVED, SeatId(2), SeatId(3)];
    let turn = host(&mut scene, Request::RemoveThese(all, false));
    assert_eq!(
        namesakes(&turn),
        Some(vec![]),
        "nobody of that name is removed"
    );
}

#[test]
fn a_host_who_calls_a_player_so_is_told_nothing() {
    let mut scene = without_ben();
    scene.try_join(3, "Angel");
    // The name itself stays the removed player's here; this one looks like it.
    let ben = score_relay::names::name("B\u{435}n").unwrap();
    let turn = host(&mut scene, Request::RenameOther(SECOND, ben));
    assert_eq!(namesakes(&turn), None);
}

#[test]
fn a_visitor_with_the_name_of_a_removed_player_is_marked() {
    let mut scene = without_ben();
    host(&mut scene, Request::UseWaitingRoom(true));
    let turn = scene.try_join(3, "BEN");
    let marked = notes(&turn).expect("notes").waiting_namesakes;
    assert_eq!(marked, [VisitorId(3)]);
    // The pupil's own browser is sent that they were removed, and asks for nothing.
    let own = scene.try_join(BEN, "Ben");
    let removed = HelloRefusal::Group(GroupRefusal::Removed);
    assert_eq!(refused(&own), [(BEN, removed)]);
}

#[test]
fn a_muted_pupil_who_takes_another_name_or_leaves_and_comes_back_stays_muted() {
    let (mut scene, token) = class();
    host(&mut scene, Request::Mute(REMOVED, true));
    let muted = Err(GroupRefusal::Muted);
    let angel = score_relay::names::name("Angel").unwrap();
    scene
        .ask(BEN, play(Command::Rename(angel)))
        .expect("a name");
    let last = Some(scene.cid);
    assert_eq!(scene.say(BEN, last, "Hello"), muted);
    // Closed and opened again, with the token of the same browser.
    scene.gone(BEN);
    let back = |token, name| Player {
        token,
        ..player(name, BEN as u8)
    };
    let turn = comes_as(&mut scene, SCHOOL, 3, back(token, "Angel"));
    assert!(is_in(&turn));
    let token = turn.welcomes[0].1.token.expect("a token");
    assert_eq!(scene.say(3, None, "Hello"), muted);
    // As a newcomer, under another name.
    scene.gone(3);
    comes_as(&mut scene, SCHOOL, 4, back(token, "Angel"));
    scene.ask(4, play(Command::Leave)).expect("a seat");
    let turn = comes_as(&mut scene, SCHOOL, 5, back(token, "Brand new"));
    assert_eq!(turn.welcomes[0].1.seat, Some(SECOND));
    assert_eq!(scene.say(5, None, "Hello"), muted);
}

#[test]
fn where_newcomers_may_not_write_a_private_window_may_not_whatever_it_is_called() {
    let (mut scene, _) = class();
    host(&mut scene, Request::Mute(REMOVED, true));
    host(&mut scene, Request::MuteNewcomers(true));
    let muted = Err(GroupRefusal::Muted);
    assert!(is_in(&scene.try_join(3, "Angel")));
    assert_eq!(scene.say(3, None, "Hello"), muted);
    let name = score_relay::names::name("Cherub").unwrap();
    scene.gone(3);
    assert!(is_in(&scene.try_join(3, "Angel")));
    scene.ask(3, play(Command::Rename(name))).expect("a name");
    let renamed = Some(scene.cid);
    assert_eq!(scene.say(3, renamed, "Hello"), muted);
    let said = Some(scene.cid);
    // A host lets one of them write, and that one alone.
    host(&mut scene, Request::Mute(SECOND, false));
    assert_eq!(scene.say(3, said, "Hello"), Ok(()));
    assert!(is_in(&scene.try_join(4, "Seraph")));
    assert_eq!(scene.say(4, None, "Hello"), muted);
}
