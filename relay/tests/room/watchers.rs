//! Tests of watchers, and of hosts' own walls.

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::group::audience::Audience;
use score_core::group::entry::GroupKind;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::state::Phase;
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::teach::hint::Grade;
use score_core::wire::{
    CloseReason, Hello, HelloRefusal, Past, TableSelector, ToPlayer, Token, Visitor, Watch, Watcher,
};
use score_relay::room::{
    ConnectionId, Input, MAX_HOST_WALLS, MAX_WATCHERS, Room, Turn, WATCHERS_PER_NETWORK,
};
use score_relay::visitor_network::VisitorNetwork;

use crate::clients::Clients;
use crate::fixture::{TestRoom, play, seat, step};

const HOST: u64 = 1;
const PUPIL: u64 = 2;

fn network(last: u8) -> VisitorNetwork {
    VisitorNetwork::of([198, 51, 100, last].into())
}

/// A class whose host has locked nothing yet.
fn class() -> TestRoom {
    let mut scene = TestRoom::of(GroupKind::Created);
    scene.join(HOST, "Ada").expect("room");
    scene.join(PUPIL, "Ben").expect("room");
    scene
}

/// The token of the player who came on this connection.
pub fn token_of(connection: u64) -> Token {
    Token([connection as u8; 16])
}

/// A token of nobody at the table.
fn strange(number: u64) -> Token {
    Token((u128::from(number) << 64).to_be_bytes())
}

/// The turn in which somebody wants to look on.
pub fn looks_on(scene: &mut TestRoom, connection: u64, from: u8, token: Token) -> Turn {
    let watch = Watch {
        table: TableSelector::Join("ABCDE".to_owned()),
        watcher: Watcher {
            token,
            number: connection as u16,
        },
        known: None,
    };
    let connection = ConnectionId(connection);
    scene.turn(vec![Input::Watch(connection, watch, network(from))])
}

fn is_in(turn: &Turn) -> bool {
    !turn.welcomes.is_empty()
}

fn refusal(turn: &Turn, connection: u64) -> Option<HelloRefusal> {
    let mut closes = turn.closes.iter();
    closes.find_map(|(closed, reason)| match reason {
        CloseReason::Refused(refusal) if *closed == ConnectionId(connection) => {
            Some(refusal.clone())
        }
        _ => None,
    })
}

fn fill(scene: &mut TestRoom) {
    let networks = MAX_WATCHERS / WATCHERS_PER_NETWORK;
    for number in 0..MAX_WATCHERS as u64 {
        let from = 10 + (number % networks as u64) as u8;
        assert!(is_in(&looks_on(
            scene,
            100 + number,
            from,
            strange(100 + number)
        )));
    }
}

#[test]
fn a_network_has_so_many_places_to_look_on_from() {
    let mut scene = class();
    for number in 0..WATCHERS_PER_NETWORK as u64 {
        assert!(is_in(&looks_on(
            &mut scene,
            10 + number,
            9,
            strange(number)
        )));
    }
    let late = looks_on(&mut scene, 99, 9, strange(99));
    assert_eq!(refusal(&late, 99), Some(HelloRefusal::TooManyWatchers));
    assert!(is_in(&looks_on(&mut scene, 98, 8, strange(98))));
}

#[test]
fn where_all_places_are_taken_the_network_that_has_most_makes_way() {
    let mut scene = class();
    fill(&mut scene);
    let wall = looks_on(&mut scene, 90, 1, strange(90));
    assert!(is_in(&wall));
    let [(made_way, _)] = wall.closes.as_slice() else {
        panic!("{:?}", wall.closes);
    };
    assert!(made_way.0 >= 100);
}

#[test]
fn a_host_s_own_wall_always_has_a_place() {
    let mut scene = class();
    fill(&mut scene);
    scene.ask(HOST, Request::Lock(true)).expect("the host");
    let on = Request::UseWaitingRoom(true);
    scene.ask(HOST, on).expect("the host");
    // From wherever, and beside any number of others.
    for wall in 0..2 * MAX_HOST_WALLS as u64 {
        let turn = looks_on(&mut scene, 50 + wall, 10, token_of(HOST));
        assert!(is_in(&turn), "{wall}: {:?}", turn.closes);
        let closed = turn.closes.iter().map(|(closed, _)| closed.0);
        let expected = wall.checked_sub(MAX_HOST_WALLS as u64).map(|old| 50 + old);
        assert_eq!(
            closed.collect::<Vec<_>>(),
            expected.into_iter().collect::<Vec<_>>()
        );
    }
    let away = scene.asked(HOST, Request::LetWatchersWait(true));
    assert_eq!(away.closes.len(), MAX_WATCHERS, "and no wall");
}

#[test]
fn the_token_of_a_pupil_opens_no_wall() {
    let mut scene = class();
    scene.ask(HOST, Request::Lock(true)).expect("the host");
    let turn = looks_on(&mut scene, 9, 1, token_of(PUPIL));
    let locked = HelloRefusal::Group(GroupRefusal::Locked);
    assert_eq!(refusal(&turn, 9), Some(locked));
}

#[test]
fn nobody_new_looks_on_at_a_locked_table_and_watchers_come_back() {
    let mut scene = class();
    assert!(is_in(&looks_on(&mut scene, 9, 1, strange(9))));
    scene.ask(HOST, Request::Lock(true)).expect("the host");
    let locked = Some(HelloRefusal::Group(GroupRefusal::Locked));
    let late = looks_on(&mut scene, 10, 2, strange(10));
    assert_eq!(refusal(&late, 10), locked);
    scene.gone(9);
    let back = looks_on(&mut scene, 11, 1, strange(9));
    assert!(is_in(&back));
    // Their connection before may still seem to be there.
    let again = looks_on(&mut scene, 12, 1, strange(9));
    assert!(is_in(&again));
    assert_eq!(again.closes, [(ConnectionId(11), CloseReason::TakenOver)]);
    // A page from before says hello without a player, and obeys the same.
    let old = Hello {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: None,
        known: None,
    };
    let turn = scene.turn(vec![Input::Hello(ConnectionId(13), old, network(3))]);
    assert_eq!(refusal(&turn, 13), locked);
}

fn visitors(turn: &Turn) -> Vec<Visitor> {
    let mut lists = turn.answers.iter().filter_map(|(_, answer)| match answer {
        ToPlayer::Visitors(visitors) => Some(visitors.clone()),
        _ => None,
    });
    lists.next_back().unwrap_or_default()
}

#[test]
fn a_watcher_waits_for_the_host_like_a_newcomer() {
    let mut scene = class();
    let on = Request::UseWaitingRoom(true);
    scene.ask(HOST, on).expect("the host");
    let turn = looks_on(&mut scene, 9, 1, strange(9));
    assert!(!is_in(&turn));
    let waiting = visitors(&turn);
    assert_eq!(waiting, [Visitor::watcher(VisitorId(9), 9)]);
    assert_eq!(waiting[0].name(), None);
    let turn = scene.asked(HOST, Request::Admit(VisitorId(9), true));
    assert!(is_in(&turn));
    scene.gone(9);
    let back = looks_on(&mut scene, 10, 1, strange(9));
    assert!(is_in(&back), "a watcher who was let in need not wait again");
}

#[test]
fn a_network_waits_to_look_on_as_often_as_it_may_look_on() {
    let mut scene = class();
    let on = Request::UseWaitingRoom(true);
    scene.ask(HOST, on).expect("the host");
    for number in 0..WATCHERS_PER_NETWORK as u64 {
        let turn = looks_on(&mut scene, 20 + number, 1, strange(number));
        assert_eq!(refusal(&turn, 20 + number), None);
    }
    let late = looks_on(&mut scene, 99, 1, strange(99));
    assert_eq!(refusal(&late, 99), Some(HelloRefusal::TooManyWatchers));
    // They keep no place from players.
    let pupil = scene.try_join(77, "Cyd");
    assert!(
        pupil
            .answers
            .contains(&(ConnectionId(77), ToPlayer::InWaitingRoom))
    );
}

#[test]
fn a_watcher_sent_away_does_not_look_on_again_unless_a_host_lets_them() {
    let mut scene = class();
    assert!(is_in(&looks_on(&mut scene, 9, 1, strange(9))));
    let turn = scene.asked(HOST, Request::LetWatchersWait(true));
    assert_eq!(turn.closes, [(ConnectionId(9), CloseReason::Removed)]);
    scene.gone(9);
    // With the same token, another one, and after a restart of the relay.
    assert!(!is_in(&looks_on(&mut scene, 10, 1, strange(9))));
    assert!(!is_in(&looks_on(&mut scene, 11, 2, strange(11))));
    let mut later = scene.clone();
    later.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    assert!(!is_in(&looks_on(&mut later, 12, 1, strange(12))));
    // Players come as before.
    assert!(is_in(&scene.try_join(7, "Cyd")));
    // A watcher who may look on freely again waits no longer.
    let turn = scene.asked(HOST, Request::LetWatchersWait(false));
    assert_eq!(turn.welcomes.len(), 2);
}

#[test]
fn without_a_waiting_room_watchers_who_were_sent_away_stay_away() {
    let mut scene = class();
    for request in [
        Request::UseWaitingRoom(true),
        Request::LetWatchersWait(true),
    ] {
        scene.ask(HOST, request).expect("the host");
    }
    looks_on(&mut scene, 9, 1, strange(9));
    let turn = scene.asked(HOST, Request::UseWaitingRoom(false));
    assert!(!is_in(&turn));
    assert!(scene.room.is_waiting(ConnectionId(9)));
}

#[test]
fn a_removed_player_looks_on_no_longer() {
    let mut scene = class();
    assert!(is_in(&looks_on(&mut scene, 9, 1, token_of(PUPIL))));
    let turn = scene.asked(HOST, Request::Remove(SeatId(1), true));
    assert!(
        turn.closes
            .contains(&(ConnectionId(9), CloseReason::Removed))
    );
    let again = looks_on(&mut scene, 10, 1, token_of(PUPIL));
    let removed = HelloRefusal::Group(GroupRefusal::Removed);
    assert_eq!(refusal(&again, 10), Some(removed));
}

#[test]
fn only_a_host_sends_watchers_away() {
    let mut scene = class();
    assert!(scene.ask(PUPIL, Request::LetWatchersWait(true)).is_err());
    assert!(!scene.room.group().watchers_wait());
}

const CYD: u64 = 3;
const CO_HOST: u64 = 4;
const WATCHER: u64 = 5;
const WALL: u64 = 6;
const WALL_OF_CO_HOST: u64 = 7;

/// A lesson in which the co-host and Ben, who has taken a hint, make the same, Cyd thinks that
/// it is impossible, and the round is revealed by that; all have heard it.
fn revealed_lesson() -> (TestRoom, Clients) {
    let mut scene = class();
    let mut clients = Clients::default();
    scene.join(CYD, "Cyd").expect("room");
    scene.join(CO_HOST, "Dan").expect("room");
    let deal = Command::Deal(Roll::new(&[1, 4, 5, 7]).expect("a roll"));
    let all_play = Command::SetWay(Way::Everyone(Everyone::default()));
    for request in [
        Request::NameCoHost(Some(seat(CO_HOST))),
        play(all_play),
        play(deal),
    ] {
        scene.ask(HOST, request).expect("the host");
    }
    for connection in [HOST, PUPIL, CYD, CO_HOST] {
        let audience = scene.room.group().audience(Some(seat(connection)));
        let snapshot = scene.room.group().snapshot_for(audience);
        clients.come(connection, &Past::Whole(Box::new(snapshot)));
    }
    for (connection, token) in [
        (WATCHER, token_of(PUPIL)),
        (WALL, token_of(HOST)),
        (WALL_OF_CO_HOST, token_of(CO_HOST)),
    ] {
        let past = past_for_watcher(&mut scene, connection, token);
        clients.come(connection, &past);
    }
    let solve = [
        step(1, Op::Mul, 2),
        step(4, Op::Div, 0),
        Command::Answer(FinalAnswer::Solved),
    ];
    let of_co_host = solve.iter().cloned().map(|it| (CO_HOST, it));
    let of_ben = solve.iter().cloned().map(|it| (PUPIL, it));
    let hint = (PUPIL, Command::TakeHint(Grade::Solvable));
    let impossible = (CYD, Command::Answer(FinalAnswer::Impossible));
    for (connection, command) in of_co_host.chain([hint]).chain(of_ben).chain([impossible]) {
        scene.now_ms += 10;
        let turn = scene.asked(connection, play(command));
        clients.hear(&turn);
    }
    (scene, clients)
}

fn past_for_watcher(scene: &mut TestRoom, connection: u64, token: Token) -> Past {
    let turn = looks_on(scene, connection, connection as u8, token);
    let (_, welcome) = turn.welcomes.into_iter().next().expect("a welcome");
    let is_wall = [WALL, WALL_OF_CO_HOST].contains(&connection);
    assert_eq!(welcome.is_hosts_wall, is_wall, "{connection}");
    welcome.past
}

/// The connections that are beside the only way, beside 'impossible' and beside hints in the
/// reveal, and how many more are said to be beside the first two.
type Told = ([Vec<u64>; 3], [u32; 2]);

fn told(group: &Group) -> Told {
    let Phase::Revealed(reveal) = &group.table().round().expect("a round").phase else {
        panic!("{group:?}");
    };
    let [way] = reveal.solutions.as_slice() else {
        panic!("{reveal:?}");
    };
    assert_eq!((way.makers(), reveal.impossible_count()), (2, 1));
    let connections = |seats: &mut dyn Iterator<Item = SeatId>| -> Vec<u64> {
        seats.map(|seat| u64::from(seat.0) + 1).collect()
    };
    let named = [
        connections(&mut way.seats.iter().copied()),
        connections(&mut reveal.impossible.iter().copied()),
        connections(&mut reveal.hints.iter().map(|hint| hint.seat)),
    ];
    (named, [way.others, reveal.other_impossible])
}

fn all_names() -> Told {
    ([vec![CO_HOST, PUPIL], vec![CYD], vec![PUPIL]], [0, 0])
}

fn no_names() -> Told {
    ([vec![], vec![], vec![]], [2, 1])
}

/// The names that each reader is to be sent.
fn expected() -> [(u64, Told); 7] {
    let ben = ([vec![PUPIL], vec![], vec![PUPIL]], [1, 1]);
    let cyd = ([vec![], vec![CYD], vec![]], [2, 0]);
    [
        (HOST, all_names()),
        (CO_HOST, all_names()),
        (WALL, all_names()),
        (WALL_OF_CO_HOST, all_names()),
        (PUPIL, ben),
        (CYD, cyd),
        (WATCHER, no_names()),
    ]
}

#[test]
fn only_hosts_and_their_walls_are_sent_the_names_of_ways() {
    let (mut scene, clients) = revealed_lesson();
    let group = scene.room.group();
    let points = |group: &Group| -> Vec<i32> {
        let seats = group.table().seats().iter();
        seats.map(|seat| seat.points).collect()
    };
    for (connection, expected) in expected() {
        let heard = &clients.groups[&connection];
        assert_eq!(told(heard), expected, "{connection} in the news");
        assert_eq!(points(heard), points(group), "{connection}");
    }
    let wall = group.snapshot_for(Audience::HostsWall);
    let wall = Group::restore(&wall).expect("a snapshot");
    assert_eq!(clients.groups[&WALL], wall);
    assert!(wall.table().round().expect("a round").boards.is_empty());
    // Those who come back get the same.
    let again = |scene: &mut TestRoom, connection: u64| match connection {
        WATCHER => past_for_watcher(scene, connection, token_of(PUPIL)),
        WALL => past_for_watcher(scene, connection, token_of(HOST)),
        WALL_OF_CO_HOST => past_for_watcher(scene, connection, token_of(CO_HOST)),
        _ => scene.join(connection, "Back").expect("a seat").past,
    };
    for (connection, expected) in expected() {
        scene.gone(connection);
        let Past::Whole(snapshot) = again(&mut scene, connection) else {
            panic!("{connection} knew nothing");
        };
        let group = Group::restore(&snapshot).expect("a snapshot");
        assert_eq!(told(&group), expected, "{connection} in a welcome");
        assert_eq!(group, clients.groups[&connection], "{connection}");
    }
}

#[test]
fn the_wall_of_a_former_co_host_comes_back_without_names() {
    let (mut scene, _) = revealed_lesson();
    let turn = scene.asked(HOST, Request::NameCoHost(None));
    let closed = (ConnectionId(WALL_OF_CO_HOST), CloseReason::Trouble);
    assert!(turn.closes.contains(&closed), "{:?}", turn.closes);
    let is_kept = |connection| turn.closes.iter().all(|(it, _)| *it != connection);
    assert!([WALL, WATCHER].map(ConnectionId).into_iter().all(is_kept));
    let turn = looks_on(&mut scene, 90, 9, token_of(CO_HOST));
    let (_, welcome) = turn.welcomes.into_iter().next().expect("a welcome");
    assert!(!welcome.is_hosts_wall);
    let Past::Whole(snapshot) = welcome.past else {
        panic!("it knew nothing");
    };
    let group = Group::restore(&snapshot).expect("a snapshot");
    assert_eq!(told(&group), no_names());
}
