//! Small tables at a relay: their clocks, and a restart.

use score_core::dice::Roll;
use score_core::games::score::Ending;
use score_core::group::entry::GroupKind;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::small_tables::SmallTableId;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::state::Phase;
use score_core::wire::Past;
use score_relay::room::{ABSENT_MS, ConnectionId, Input, Room};

use crate::fixture::{TestRoom, seat};

/// A class of six at two tables, where a roll lies.
pub fn two_tables() -> TestRoom {
    let mut scene = TestRoom::of(GroupKind::Created);
    for connection in 1..=7 {
        scene
            .join(connection, &format!("Player {connection}"))
            .expect("room");
    }
    scene.ask(1, Request::SplitIntoTables(3)).expect("the host");
    let roll = Roll::new(&[1, 4, 5, 7]).expect("a roll");
    let dealt = scene.ask(1, Request::Play(Command::Deal(roll)));
    dealt.expect("the host");
    scene
}

/// Somebody at each table, by the number of their connection.
fn one_of_each(scene: &TestRoom) -> [u64; 2] {
    let tables = scene.room.group().small_tables().expect("small tables");
    [0, 1].map(|table| {
        let table = tables.get(SmallTableId(table)).expect("a table");
        u64::from(table.seats()[0].id.0) + 1
    })
}

fn ending(group: &Group, connection: u64) -> Option<Ending> {
    let round = group.table_of(seat(connection)).round();
    match &round.expect("a round").phase {
        Phase::Settled(settlement) => Some(settlement.ending),
        _ => None,
    }
}

/// How many of a table's pupils are here, for each of them; `away`: the seats of pupils who are
/// not.
fn here_at_tables(scene: &TestRoom, away: &[u32]) -> Vec<usize> {
    let tables = scene.room.group().small_tables().expect("small tables");
    let is_here = |seat: &&SeatId| !away.contains(&seat.0);
    let seatings = tables.seatings();
    let here = seatings
        .iter()
        .map(|seats| seats.iter().filter(is_here).count());
    here.collect()
}

#[test]
fn pupils_who_are_away_for_long_leave_nobody_alone_at_a_table() {
    for (pupils, gone) in [(6_u64, 3_u64), (9, 3), (12, 7), (30, 15), (30, 27), (4, 3)] {
        for size in 3..=6 {
            let mut scene = TestRoom::of(GroupKind::Created);
            for connection in 1..=pupils + 1 {
                let name = format!("Player {connection}");
                scene.join(connection, &name).expect("room");
            }
            // Every second one, from the last on; then the others.
            let all: Vec<u64> = (2..=pupils + 1).rev().collect();
            let (odd, even): (Vec<u64>, Vec<u64>) = all.iter().partition(|it| *it % 2 == 1);
            let away: Vec<u64> = [odd, even]
                .concat()
                .into_iter()
                .take(gone as usize)
                .collect();
            away.iter()
                .for_each(|connection| drop(scene.gone(*connection)));
            let seats: Vec<u32> = away
                .iter()
                .map(|connection| *connection as u32 - 1)
                .collect();
            scene.now_ms += ABSENT_MS;
            scene
                .ask(1, Request::SplitIntoTables(size))
                .expect("the host");
            for _ in 0..2 {
                let here = here_at_tables(&scene, &seats);
                let present = (pupils - gone) as usize;
                assert_eq!(here.iter().sum::<usize>(), present);
                let is_full = |count: &usize| (3.min(present)..=6).contains(count);
                assert!(here.iter().all(is_full), "{pupils} {gone} {size}: {here:?}");
                let tables = scene.room.group().small_tables().expect("small tables");
                assert_eq!(tables.seatings().concat().len(), pupils as usize);
                scene
                    .ask(1, Request::Play(Command::Roll))
                    .expect("the host");
            }
            // A pupil who comes back finds a table, and plays there.
            let back = away[0];
            scene
                .join(back, &format!("Player {back}"))
                .expect("their seat");
            let call = Request::Play(Command::CallImpossible);
            scene.ask(back, call).expect("a call");
        }
    }
}

/// A class of thirty, whose maker is the first connection.
fn class_of_thirty() -> TestRoom {
    let mut scene = TestRoom::of(GroupKind::Created);
    for connection in 1..=31 {
        let name = format!("Player {connection}");
        scene.join(connection, &name).expect("room");
    }
    scene
}

/// How many pupils sit at each table after this request of the maker.
fn sizes_after(scene: &mut TestRoom, request: Request) -> Vec<usize> {
    scene.ask(1, request).expect("the host");
    sizes(scene)
}

fn sizes(scene: &TestRoom) -> Vec<usize> {
    let tables = scene.room.group().small_tables().expect("small tables");
    tables.seatings().iter().map(Vec::len).collect()
}

/// The requests that seat a class anew at small tables.
fn seating_requests() -> [Request; 3] {
    let roll = Roll::new(&[1, 4, 5, 7]).expect("a roll");
    [
        Request::SplitIntoTables(3),
        Request::Play(Command::Roll),
        Request::Play(Command::Deal(roll)),
    ]
}

#[test]
fn a_player_who_is_away_for_less_than_a_minute_is_seated_as_if_here() {
    let mut scene = class_of_thirty();
    // The network blinks, and three are back.
    for connection in 5..=31 {
        scene.gone(connection);
    }
    let gone_ms = scene.now_ms;
    for away_ms in [0, 1_000, ABSENT_MS - 1] {
        scene.now_ms = gone_ms + away_ms;
        for request in seating_requests() {
            assert_eq!(sizes_after(&mut scene, request), [3; 10], "{away_ms}");
        }
    }
    scene.now_ms = gone_ms + ABSENT_MS;
    assert_eq!(
        sizes_after(&mut scene, Request::Play(Command::Roll)),
        [30],
        "the three have one another"
    );
}

#[test]
fn a_player_who_goes_in_the_turn_of_a_roll_is_seated_as_if_here() {
    let mut scene = class_of_thirty();
    scene.ask(1, Request::SplitIntoTables(3)).expect("the host");
    let gone = (5..=31).map(|connection| Input::Disconnected(ConnectionId(connection)));
    let roll = scene.input(1, Request::Play(Command::Roll));
    scene.turn(gone.chain([roll]).collect());
    assert_eq!(sizes(&scene), [3; 10]);
}

#[test]
fn after_a_restart_a_class_is_seated_as_a_whole_though_few_are_back() {
    let mut scene = class_of_thirty();
    scene.ask(1, Request::SplitIntoTables(3)).expect("the host");
    let room = Room::restore(scene.stored.clone(), scene.now_ms);
    scene.room = room.expect("a log");
    for connection in 1..=4 {
        let name = format!("Player {connection}");
        scene.join(connection, &name).expect("their seat");
    }
    scene.now_ms += 1_000;
    for request in seating_requests() {
        assert_eq!(sizes_after(&mut scene, request), [3; 10]);
    }
}

/// The table of a latecomer who comes now.
fn late(scene: &mut TestRoom, connection: u64) -> Option<SmallTableId> {
    let name = format!("Late {connection}");
    let welcome = scene.join(connection, &name).expect("room");
    let tables = scene.room.group().small_tables().expect("small tables");
    tables.of(welcome.seat?).map(|(id, _)| id)
}

#[test]
fn a_latecomer_sits_down_where_somebody_is_here() {
    let mut scene = two_tables();
    let tables = scene.room.group().small_tables().expect("small tables");
    let [first, second] = [0, 1].map(|table| tables.seatings()[table].clone());
    // All of the first table go, and one more sits at the second.
    for seat in &first {
        scene.gone(u64::from(seat.0) + 1);
    }
    assert_eq!(late(&mut scene, 20), Some(SmallTableId(1)));
    assert_eq!(late(&mut scene, 21), Some(SmallTableId(1)));
    for seat in &second {
        scene.gone(u64::from(seat.0) + 1);
    }
    scene.gone(20);
    scene.gone(21);
    // Nobody is here: at the smaller of both.
    assert_eq!(late(&mut scene, 22), Some(SmallTableId(0)));
}

#[test]
fn a_class_that_is_away_as_a_whole_is_seated_as_one_that_is_here() {
    let mut scene = TestRoom::of(GroupKind::Created);
    for connection in 1..=7 {
        let name = format!("Player {connection}");
        scene.join(connection, &name).expect("room");
    }
    for connection in 2..=7 {
        scene.gone(connection);
    }
    scene.ask(1, Request::SplitIntoTables(3)).expect("the host");
    let tables = scene.room.group().small_tables().expect("small tables");
    let sizes = tables.seatings().into_iter().map(|seats| seats.len());
    assert_eq!(sizes.collect::<Vec<_>>(), [3, 3]);
}

#[test]
fn a_relay_wakes_for_the_earliest_clock_and_ends_each_call_in_its_time() {
    let mut scene = two_tables();
    let [a, b] = one_of_each(&scene);
    let first_ms = scene.now_ms + 30_000;
    let call = Request::Play(Command::CallScore);
    scene.ask(a, call.clone()).expect("a call");
    scene.now_ms += 4_000;
    scene.ask(b, call).expect("a call");
    assert_eq!(scene.room.wakes_at_ms(), Some(first_ms));
    scene.now_ms = first_ms;
    scene.turn(Vec::new());
    let endings = [a, b].map(|connection| ending(scene.room.group(), connection));
    assert_eq!(endings, [Some(Ending::OutOfTime), None]);
    assert_eq!(scene.room.wakes_at_ms(), Some(first_ms + 4_000));
    scene.now_ms = first_ms + 4_000;
    scene.turn(Vec::new());
    assert_eq!(ending(scene.room.group(), b), Some(Ending::OutOfTime));
}

#[test]
fn after_a_restart_everybody_sits_where_they_sat_and_calls_are_open() {
    let mut scene = two_tables();
    let [a, b] = one_of_each(&scene);
    scene
        .ask(a, Request::Play(Command::CallScore))
        .expect("a call");
    let before = scene.room.group().clone();
    let room = Room::restore(scene.stored.clone(), scene.now_ms);
    scene.room = room.expect("a log");
    assert_eq!(*scene.room.group(), before);
    assert!(scene.room.group().keeps_time());
    let welcome = scene.join(b, &format!("Player {b}")).expect("their seat");
    let Past::Whole(snapshot) = welcome.past else {
        panic!("{:?}", welcome.past);
    };
    let group = Group::restore(&snapshot).expect("a snapshot");
    let table = |group: &Group| group.table_of(seat(b)).clone();
    assert_eq!(table(&group), table(&before));
}

#[test]
fn a_latecomer_is_sent_where_they_sit() {
    let mut scene = two_tables();
    let welcome = scene.join(20, "Late").expect("room");
    let seat = welcome.seat.expect("a seat");
    let Past::Whole(snapshot) = welcome.past else {
        panic!("{:?}", welcome.past);
    };
    let group = Group::restore(&snapshot).expect("a snapshot");
    let tables = group.small_tables().expect("small tables");
    assert!(tables.of(seat).is_some());
    let call = Request::Play(Command::CallImpossible);
    let refused = scene.ask(20, call.clone());
    assert_eq!(refused, Err(GroupRefusal::LooksOn));
    scene.ask(1, Request::LetPlay(seat)).expect("the host");
    scene.join(20, "Late").expect("their seat");
    scene.ask(20, call).expect("a call");
}

#[test]
fn two_private_windows_end_the_round_of_no_table() {
    let mut scene = two_tables();
    for connection in 20..40 {
        scene
            .join(connection, &format!("Window {connection}"))
            .expect("room");
        for command in [
            Command::CallScore,
            Command::GiveUp,
            Command::CallImpossible,
            Command::BeSure,
        ] {
            let asked = scene.ask(connection, Request::Play(command));
            assert!(asked.is_err(), "a window plays");
        }
        let left = scene.ask(connection, Request::Play(Command::Leave));
        left.expect("a seat");
    }
    let endings = one_of_each(&scene).map(|it| ending(scene.room.group(), it));
    assert_eq!(endings, [None, None]);
}
