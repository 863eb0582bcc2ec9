//! Small tables at a relay: their clocks, and a restart.

use score_core::dice::Roll;
use score_core::games::score::Ending;
use score_core::group::entry::GroupKind;
use score_core::group::request::Request;
use score_core::group::small_tables::SmallTableId;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::state::Phase;
use score_core::wire::Past;
use score_relay::room::Room;

use crate::fixture::Scene;

/// A class of six at two tables, where a roll lies.
fn two_tables() -> Scene {
    let mut scene = Scene::of(GroupKind::Created);
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
fn one_of_each(scene: &Scene) -> [u64; 2] {
    let tables = scene.room.group().small_tables().expect("small tables");
    [0, 1].map(|table| {
        let table = tables.get(SmallTableId(table)).expect("a table");
        u64::from(table.seats()[0].id.0) + 1
    })
}

fn ending(group: &Group, connection: u64) -> Option<Ending> {
    let round = group.table_of(SeatId(connection as u32 - 1)).round();
    match &round.expect("a round").phase {
        Phase::Settled(settlement) => Some(settlement.ending),
        _ => None,
    }
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
    assert_eq!(group.small_tables(), before.small_tables());
}

#[test]
fn who_comes_late_is_told_where_they_sit() {
    let mut scene = two_tables();
    let welcome = scene.join(20, "Late").expect("room");
    let seat = welcome.seat.expect("a seat");
    let Past::Whole(snapshot) = welcome.past else {
        panic!("{:?}", welcome.past);
    };
    let group = Group::restore(&snapshot).expect("a snapshot");
    let tables = group.small_tables().expect("small tables");
    assert!(tables.of(seat).is_some());
    scene
        .ask(20, Request::Play(Command::CallImpossible))
        .expect("a call");
}
