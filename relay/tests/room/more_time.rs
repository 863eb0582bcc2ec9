//! More time for one pupil: the readers who are sent anything of it, and how long a round waits for
//! them.

use score_core::arith::op::Op;
use score_core::dice::Roll;
use score_core::group::entry::GroupKind;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::RevealCause;
use score_core::table::more_time::MoreTime;
use score_core::table::own_board::FinalAnswer;
use score_core::table::state::Phase;
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Scoring, Way};
use score_core::wire::Past;
use score_relay::room::{ABSENT_MS, Room};

use crate::clients::Clients;
use crate::fixture::{TestRoom, play, seat, step};

const ADA: u64 = 1;
const BEN: u64 = 2;
const CYD: u64 = 3;
const DAN: u64 = 4;
const WATCHER: u64 = 9;

const CLOCK_MS: u64 = 60_000;

/// A class that Ada made, of Ben, Cyd and Dan, to which nothing is dealt; somebody looks on.
fn class() -> (TestRoom, Clients) {
    let mut scene = TestRoom::of(GroupKind::Created);
    let mut clients = Clients::default();
    for (connection, name) in [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd"), (DAN, "Dan")] {
        scene.join(connection, name).expect("room");
    }
    let way = Way::Everyone(Everyone {
        clock: RoundTimeLimit::new(60),
        scoring: Scoring::default(),
    });
    scene
        .ask(ADA, play(Command::SetWay(way)))
        .expect("the host");
    for connection in [ADA, BEN, CYD, DAN] {
        let audience = scene.room.group().audience(Some(seat(connection)));
        let past = Past::Whole(Box::new(scene.room.group().snapshot_for(audience)));
        clients.come(connection, &past);
    }
    let watcher = scene.hello(WATCHER, None).expect("room");
    clients.come(WATCHER, &watcher.past);
    (scene, clients)
}

fn ask(scene: &mut TestRoom, clients: &mut Clients, connection: u64, request: Request) {
    scene.now_ms += 10;
    let turn = scene.asked(connection, request);
    clients.hear(&turn);
}

fn pass(scene: &mut TestRoom, clients: &mut Clients, by_ms: u64) {
    scene.now_ms += by_ms;
    let turn = scene.turn(Vec::new());
    clients.hear(&turn);
}

fn give(to: u64, more: Option<MoreTime>) -> Request {
    play(Command::GiveMoreTime(seat(to), more))
}

fn deal() -> Request {
    play(Command::Deal(Roll::new(&[1, 4, 5, 7]).expect("a roll")))
}

fn solve(scene: &mut TestRoom, clients: &mut Clients, connection: u64) {
    let solved = Command::Answer(FinalAnswer::Solved);
    for command in [step(1, Op::Mul, 2), step(4, Op::Div, 0), solved] {
        ask(scene, clients, connection, play(command));
    }
}

fn cause(scene: &TestRoom) -> Option<RevealCause> {
    match &scene.room.group().table().round()?.phase {
        Phase::Revealed(reveal) => Some(reveal.cause),
        _ => None,
    }
}

/// A lesson in which Ada gives more time to one of two pupils, who both answer in time.
fn lesson(to: u64) -> Clients {
    let (mut scene, mut clients) = class();
    ask(
        &mut scene,
        &mut clients,
        ADA,
        give(to, Some(MoreTime::Twice)),
    );
    ask(&mut scene, &mut clients, ADA, deal());
    for connection in [BEN, CYD] {
        solve(&mut scene, &mut clients, connection);
    }
    clients
}

#[test]
fn the_bytes_that_others_hear_do_not_say_who_has_more_time() {
    let (of_ben, of_cyd) = (lesson(BEN), lesson(CYD));
    for connection in [DAN, WATCHER] {
        let is_same = of_ben.frames[&connection] == of_cyd.frames[&connection];
        assert!(is_same, "{connection} hears who has more time");
    }
    for connection in [ADA, BEN, CYD] {
        assert_ne!(of_ben.frames[&connection], of_cyd.frames[&connection]);
    }
}

#[test]
fn a_round_ends_when_the_last_one_who_has_time_has_answered() {
    let (mut scene, mut clients) = class();
    ask(
        &mut scene,
        &mut clients,
        ADA,
        give(BEN, Some(MoreTime::Twice)),
    );
    ask(&mut scene, &mut clients, ADA, deal());
    solve(&mut scene, &mut clients, CYD);
    pass(&mut scene, &mut clients, CLOCK_MS);
    assert_eq!(cause(&scene), None);
    let room = &scene.room;
    let until_ms = room.group().table().deadline_ms().expect("a clock");
    assert_eq!(room.wakes_at_ms(), Some(until_ms + CLOCK_MS));
    // A restart of the relay forgets nothing of it.
    scene.room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    for (connection, name) in [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd")] {
        scene.join(connection, name).expect("their seat");
    }
    let more = scene.room.group().table().more_time_of(seat(BEN));
    assert_eq!(more, Some(MoreTime::Twice));
    assert_eq!(cause(&scene), None);
    let mut clients = Clients::default();
    solve(&mut scene, &mut clients, BEN);
    assert_eq!(cause(&scene), Some(RevealCause::OutOfTime));
    let points = scene.room.group().table().seats().iter();
    let points: Vec<i32> = points.map(|seat| seat.points).collect();
    assert_eq!(points, [0, 1, 1, 0]);
}

#[test]
fn a_pupil_who_is_away_does_not_keep_the_others_after_their_time() {
    let (mut scene, mut clients) = class();
    ask(
        &mut scene,
        &mut clients,
        ADA,
        give(BEN, Some(MoreTime::Twice)),
    );
    ask(&mut scene, &mut clients, ADA, deal());
    let turn = scene.gone(BEN);
    clients.hear(&turn);
    pass(&mut scene, &mut clients, CLOCK_MS - 100);
    assert_eq!(cause(&scene), None);
    let wakes_ms = scene.room.wakes_at_ms().expect("a clock");
    assert!(wakes_ms <= scene.now_ms + ABSENT_MS);
    scene.now_ms = wakes_ms.max(scene.now_ms + 200);
    pass(&mut scene, &mut clients, 0);
    assert_eq!(cause(&scene), Some(RevealCause::OutOfTime));
}

#[test]
fn a_player_who_is_handed_a_seat_has_its_time() {
    let (mut scene, mut clients) = class();
    ask(
        &mut scene,
        &mut clients,
        ADA,
        give(BEN, Some(MoreTime::HalfAgain)),
    );
    let turn = scene.gone(BEN);
    clients.hear(&turn);
    ask(
        &mut scene,
        &mut clients,
        ADA,
        Request::HandOver(seat(BEN), seat(DAN)),
    );
    let knows = |connection: u64| {
        let group = &clients.groups[&connection];
        group.table().more_time_of(seat(DAN)) == Some(MoreTime::HalfAgain)
    };
    assert!(knows(ADA) && knows(DAN));
    assert!(!knows(CYD) && !knows(WATCHER));
}
