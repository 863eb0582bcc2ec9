//! The entries of small tables that each reader hears.

use score_core::arith::op::Op;
use score_core::group::audience::Audience;
use score_core::group::entry::GroupEvent;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::wire::{CloseReason, Hello, Known, Past, TableSelector};
use score_relay::room::{ConnectionId, Input, Turn};

use crate::clients::Clients;
use crate::fixture::{TestRoom, home, player, seat, step};
use crate::small_tables::two_tables;
use crate::watchers::{looks_on, token_of};

/// The connections of a host's wall, of a watcher, and of a latecomer.
const OTHERS: [u64; 3] = [90, 91, 20];

/// The seat of the latecomer.
const LATE_SEAT: SeatId = SeatId(7);

/// The roll at two tables, and the messages of all readers: players there, a watcher, a host's
/// wall, and a latecomer in the middle of it.
fn with_readers() -> (TestRoom, Clients) {
    let mut scene = two_tables();
    let mut clients = Clients::default();
    for connection in 1..=7 {
        let audience = scene.room.group().audience(Some(seat(connection)));
        let past = scene.room.group().snapshot_for(audience);
        clients.come(connection, &Past::Whole(Box::new(past)));
    }
    let [wall, watcher, late] = OTHERS;
    for (connection, token) in [(wall, 1), (watcher, 99)] {
        let turn = looks_on(&mut scene, connection, connection as u8, token_of(token));
        clients.come(connection, &turn.welcomes[0].1.past);
        clients.hear(&turn);
    }
    let turn = scene.try_join(late, "Late");
    clients.hear(&turn);
    clients.come(late, &turn.welcomes[0].1.past);
    (scene, clients)
}

fn hear(scene: &mut TestRoom, clients: &mut Clients, connection: u64, command: Command) -> Turn {
    scene.now_ms += 10;
    let turn = scene.asked(connection, Request::Play(command.clone()));
    assert!(!turn.batch.entries.is_empty(), "{connection} {command:?}");
    clients.hear(&turn);
    turn
}

/// Players of one table do these three things, by which its round ends.
fn lesson(of_table: impl Fn([u64; 2]) -> [(u64, Command); 3]) -> (TestRoom, Clients, u64) {
    let (mut scene, mut clients) = with_readers();
    let tables = scene.room.group().small_tables().expect("small tables");
    let seatings = tables.seatings();
    let connection = |seat: SeatId| u64::from(seat.0) + 1;
    let pair = [seatings[0][0], seatings[0][1]].map(connection);
    for (connection, command) in of_table(pair) {
        hear(&mut scene, &mut clients, connection, command);
    }
    (scene, clients, connection(seatings[1][0]))
}

#[test]
fn the_bytes_that_others_hear_depend_on_no_steps_and_calls_of_a_table() {
    let lessons = [
        lesson(|[a, _]| {
            [
                (a, Command::CallScore),
                (a, step(1, Op::Mul, 2)),
                (a, step(4, Op::Div, 0)),
            ]
        }),
        lesson(|[a, _]| {
            [
                (a, Command::CallScore),
                (a, step(3, Op::Sub, 0)),
                (a, Command::GiveUp),
            ]
        }),
        lesson(|[a, b]| {
            [
                (a, Command::CallImpossible),
                (b, Command::CallScore),
                (b, Command::GiveUp),
            ]
        }),
    ];
    let heard = |clients: &Clients, at_other: u64| {
        let others = OTHERS.into_iter().chain([at_other]);
        let frames = others.map(|reader| clients.frames[&reader].clone());
        frames.collect::<Vec<Vec<u8>>>()
    };
    let comes = |scene: &TestRoom| {
        let mut scene = scene.clone();
        let dee = scene.join(30, "Dee").expect("room");
        let watcher = looks_on(&mut scene, 92, 92, token_of(98));
        let past = &watcher.welcomes[0].1.past;
        postcard::to_allocvec(&(dee.past, past)).expect("memory")
    };
    let [(scene, clients, at_other), others @ ..] = &lessons;
    for (other_scene, other_clients, _) in others {
        assert_ne!(scene.room.group(), other_scene.room.group());
        assert_eq!(heard(clients, *at_other), heard(other_clients, *at_other));
        assert_eq!(comes(scene), comes(other_scene));
        // Hosts are sent all.
        assert_ne!(clients.frames[&1], other_clients.frames[&1]);
    }
    for (mut scene, mut clients, at_other) in lessons {
        hear(&mut scene, &mut clients, at_other, Command::CallScore);
        hear(&mut scene, &mut clients, at_other, Command::GiveUp);
        let points = |group: &Group| -> Vec<i32> {
            let seats = group.table().seats().iter();
            seats.map(|seat| seat.points).collect()
        };
        let whole = points(scene.room.group());
        for group in clients.groups.values() {
            assert_eq!(points(group), whole, "after the last table all are told");
        }
    }
}

#[test]
fn a_latecomer_who_may_play_comes_back_to_all_that_their_table_made() {
    let (mut scene, mut clients) = with_readers();
    let late = OTHERS[2];
    let tables = scene.room.group().small_tables().expect("small tables");
    let (_, table) = tables.of(LATE_SEAT).expect("a table");
    let beside = u64::from(table.seats()[0].id.0) + 1;
    hear(&mut scene, &mut clients, beside, Command::CallScore);
    hear(&mut scene, &mut clients, beside, step(1, Op::Mul, 2));
    let known = Known {
        epoch: clients.groups[&late].epoch(),
        n: clients.groups[&late].n(),
        audience: Audience::Seat(LATE_SEAT),
    };
    let let_play = Request::LetPlay(LATE_SEAT);
    let turn = scene.asked(1, let_play);
    assert_eq!(turn.closes, [(ConnectionId(late), CloseReason::Trouble)]);
    let hello = Hello {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: Some(player("Late", late as u8)),
        known: Some(known),
    };
    let turn = scene.turn(vec![Input::Hello(ConnectionId(late), hello, home())]);
    let Past::Whole(snapshot) = &turn.welcomes[0].1.past else {
        panic!("{:?}", turn.welcomes[0].1.past);
    };
    let group = Group::restore(snapshot).expect("a snapshot");
    let round = group.table_of(LATE_SEAT).round().expect("a round");
    assert_eq!(round.board.steps().len(), 1);
}

/// The past that the client on this connection gets when it comes back and says how much it knows.
fn back(scene: &mut TestRoom, connection: u64, name: &str, known: Known) -> Past {
    let hello = Hello {
        table: TableSelector::Join("ABCDE".to_owned()),
        player: Some(player(name, connection as u8)),
        known: Some(known),
    };
    scene.gone(connection);
    let turn = scene.turn(vec![Input::Hello(ConnectionId(connection), hello, home())]);
    turn.welcomes.into_iter().next().expect("a welcome").1.past
}

/// The number of steps and calls of small tables in these entries.
fn told(past: &Past) -> usize {
    let of_table = |event: &&GroupEvent| matches!(event, GroupEvent::At { .. });
    match past {
        Past::Whole(snapshot) => snapshot.events.iter().filter(of_table).count(),
        Past::Rest(rest) => {
            let events = rest.iter().flat_map(|entry| &entry.events);
            events.filter(of_table).count()
        }
    }
}

#[test]
fn no_page_gets_more_of_other_tables_by_what_it_claims_to_know() {
    let (scene, _, at_other) = lesson(|[a, _]| {
        [
            (a, Command::CallScore),
            (a, step(3, Op::Sub, 0)),
            (a, Command::GiveUp),
        ]
    });
    let epoch = scene.room.group().epoch();
    let own = seat(at_other);
    let all = [
        Audience::Seat(own),
        Audience::Seat(seat(1)),
        Audience::Seat(SeatId(own.0 % 6 + 1)),
        Audience::Host,
        Audience::HostsWall,
        Audience::Watcher,
    ];
    for audience in all {
        for n in 0..=scene.room.group().n() + 1 {
            let known = Known { epoch, n, audience };
            let name = format!("Player {at_other}");
            let past = back(&mut scene.clone(), at_other, &name, known);
            assert_eq!(told(&past), 0, "{audience:?} {n}");
            let late = back(&mut scene.clone(), OTHERS[2], "Late", known);
            assert_eq!(told(&late), 0, "{audience:?} {n}");
        }
    }
    // A player of the table itself gets it on return, so the count is no empty one.
    let tables = scene.room.group().small_tables().expect("small tables");
    let there = tables.seatings()[0][0];
    let known = Known {
        epoch,
        n: 0,
        audience: Audience::Seat(there),
    };
    let connection = u64::from(there.0) + 1;
    let name = format!("Player {connection}");
    assert!(told(&back(&mut scene.clone(), connection, &name, known)) > 2);
}

#[test]
fn the_token_of_a_pupil_opens_no_second_look_at_their_table() {
    let (mut scene, _, _) = lesson(|[a, _]| {
        [
            (a, Command::CallScore),
            (a, step(1, Op::Mul, 2)),
            (a, step(4, Op::Div, 0)),
        ]
    });
    let tables = scene.room.group().small_tables().expect("small tables");
    let there = u64::from(tables.seatings()[0][0].0) + 1;
    let turn = looks_on(&mut scene, 95, 95, token_of(there));
    assert_eq!(told(&turn.welcomes[0].1.past), 0);
}

#[test]
fn no_pupil_lets_anybody_play_or_hands_anybody_a_seat() {
    let (mut scene, _) = with_readers();
    let pupils = [2, OTHERS[2]];
    for pupil in pupils {
        for request in [
            Request::LetPlay(LATE_SEAT),
            Request::HandOver(seat(3), LATE_SEAT),
            Request::Remove(LATE_SEAT, false),
        ] {
            let refused = scene.ask(pupil, request.clone());
            assert!(refused.is_err(), "{pupil} {request:?}");
        }
    }
    assert!(scene.room.group().looks_on(LATE_SEAT));
}
