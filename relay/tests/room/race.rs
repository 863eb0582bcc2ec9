//! A race: the news that each player is sent, and when.

use score_core::arith::op::Op;
use score_core::group::audience::Audience;
use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::{Group, MAX_RECENT_EVENTS};
use score_core::race::Command;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command as TableCommand;
use score_core::table::event::{Event, SeatId};
use score_core::table::way_of_playing::Way;
use score_core::wire::{CloseReason, HelloRefusal, Past, Player, ToPlayer, Token};
use score_relay::names;
use score_relay::room::{
    ANSWERS_EVERY_MS, BUDGET_IN_RACE_MS, ConnectionId, EVENTS_PER_ROLL, MAX_PROMPT_CONNECTIONS,
    NOTES_PER_ROLL, Room, Turn,
};

use crate::clients::Clients;
use crate::fixture::TestRoom;

const ADA: u64 = 1;
const BEN: u64 = 2;
const CYD: u64 = 3;
const WATCHER: u64 = 9;

/// After how many entries there is a snapshot in the log for certain.
const MANY_ENTRIES: usize = 300;

/// The seat of the player who came on this connection.
fn seat(connection: u64) -> SeatId {
    SeatId(connection as u32 - 1)
}

fn race() -> Request {
    Request::Play(TableCommand::SetWay(Way::Race))
}

fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

/// A table that Ada made, where she, Ben and Cyd race, and somebody looks on.
fn class() -> (TestRoom, Clients) {
    let mut scene = TestRoom::of(GroupKind::Created);
    let mut clients = Clients::default();
    for (connection, name) in [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd")] {
        scene.join(connection, name).expect("room");
    }
    scene.ask(ADA, race()).expect("the host");
    for connection in [ADA, BEN, CYD] {
        clients.come(connection, &past(&scene, connection));
    }
    let watcher = scene.hello(WATCHER, None).expect("room");
    clients.come(WATCHER, &watcher.past);
    (scene, clients)
}

fn audience(scene: &TestRoom, connection: u64) -> Audience {
    let seat = (connection != WATCHER).then(|| seat(connection));
    scene.room.group().audience(seat)
}

fn past(scene: &TestRoom, connection: u64) -> Past {
    let snapshot = scene.room.group().snapshot_for(audience(scene, connection));
    Past::Whole(Box::new(snapshot))
}

fn ask(scene: &mut TestRoom, clients: &mut Clients, connection: u64, command: Command) -> Turn {
    scene.now_ms += 10;
    let turn = scene.asked(connection, Request::Race(command));
    let is_done = |(to, answer): &(ConnectionId, ToPlayer)| {
        let outcome = match answer {
            ToPlayer::Ack { outcome, .. } => outcome,
            other => panic!("{other:?}"),
        };
        *to == ConnectionId(connection) && outcome.is_ok()
    };
    assert!(turn.answers.iter().any(is_done), "{:?}", turn.answers);
    clients.hear(&turn);
    turn
}

fn events(turn: &Turn) -> Vec<&GroupEvent> {
    let entries = turn.batch.entries.iter();
    entries.flat_map(|entry| &entry.events).collect()
}

fn check_clients(scene: &TestRoom, clients: &Clients) {
    for (connection, group) in &clients.groups {
        let snapshot = scene
            .room
            .group()
            .snapshot_for(audience(scene, *connection));
        let seen = Group::restore(&snapshot).expect("a snapshot");
        assert_eq!(*group, seen, "{connection}");
    }
}

fn points(group: &Group, connection: u64) -> Option<i32> {
    let score = group.race().expect("a race").score(seat(connection));
    score.map(|score| score.points())
}

/// The table as the log makes it.
fn restart(scene: &mut TestRoom) {
    let room = Room::restore(scene.stored.clone(), scene.now_ms).expect("a log");
    assert_eq!(room.group(), scene.room.group());
    scene.room = room;
}

#[test]
fn each_page_of_a_race_folds_the_entries_that_its_reader_may_see() {
    let (mut scene, mut clients) = class();
    for command in [Command::Roll, step(0, Op::Add, 1), Command::Undo] {
        for connection in [BEN, CYD, ADA] {
            ask(&mut scene, &mut clients, connection, command);
            check_clients(&scene, &clients);
        }
    }
    // Several do something in one turn.
    let inputs = [BEN, CYD].map(|who| scene.input(who, Request::Race(Command::Roll)));
    let turn = scene.turn(inputs.to_vec());
    clients.hear(&turn);
    check_clients(&scene, &clients);
    let kinds: Vec<bool> = events(&turn)
        .into_iter()
        .map(|event| matches!(event, GroupEvent::Raced { .. }))
        .collect();
    assert_eq!(kinds, [true, true, false], "all are told once of both");
    for connection in [BEN, CYD] {
        for group in clients.groups.values() {
            // A roll in place of another costs a point.
            assert_eq!(points(group, connection), Some(-1));
        }
    }
}

#[test]
fn the_bytes_that_others_hear_do_not_depend_on_a_player_s_steps() {
    let lesson = |made: [Command; 3]| {
        let (mut scene, mut clients) = class();
        for connection in [BEN, CYD] {
            ask(&mut scene, &mut clients, connection, Command::Roll);
        }
        for command in made {
            ask(&mut scene, &mut clients, BEN, command);
            ask(&mut scene, &mut clients, CYD, step(0, Op::Sub, 1));
            ask(&mut scene, &mut clients, CYD, Command::Undo);
        }
        assert_eq!(points(scene.room.group(), BEN), Some(0), "nothing to tell");
        (scene, clients)
    };
    let (scene, clients) = lesson([step(0, Op::Sub, 1), Command::Undo, Command::Redo]);
    let (other_scene, others) = lesson([step(1, Op::Sub, 0), step(4, Op::Sub, 2), Command::Undo]);
    assert_ne!(scene.room.group(), other_scene.room.group());
    for connection in [CYD, WATCHER] {
        assert!(!clients.frames[&connection].is_empty());
        let is_same = clients.frames[&connection] == others.frames[&connection];
        assert!(is_same, "{connection} is sent Ben's work");
    }
    for connection in [ADA, BEN] {
        assert_ne!(clients.frames[&connection], others.frames[&connection]);
    }
}

#[test]
fn a_restart_and_a_reload_keep_the_whole_race() {
    let (mut scene, mut clients) = class();
    ask(&mut scene, &mut clients, BEN, Command::Roll);
    ask(&mut scene, &mut clients, BEN, Command::Roll);
    for _ in 0..MANY_ENTRIES / 2 {
        ask(&mut scene, &mut clients, BEN, step(0, Op::Sub, 1));
        ask(&mut scene, &mut clients, BEN, Command::Undo);
    }
    scene
        .ask(ADA, Request::Play(TableCommand::Pause))
        .expect("the host");
    restart(&mut scene);
    // A log that begins with a snapshot makes it too.
    scene.stored.snapshot = scene.room.group().snapshot();
    scene.stored.entries.clear();
    restart(&mut scene);
    let again = scene.join(BEN, "Ben").expect("their seat");
    scene.join(ADA, "Ada").expect("their seat");
    clients = Clients::default();
    clients.come(BEN, &again.past);
    let racer = clients.groups[&BEN]
        .race()
        .and_then(|it| it.racer(seat(BEN)));
    assert_eq!(racer.expect("their rolls").roll_index(), (1, 2));
    scene
        .ask(ADA, Request::Play(TableCommand::Resume))
        .expect("the host");
    scene
        .ask(BEN, Request::Race(Command::Back))
        .expect("a roll");
}

#[test]
fn a_new_co_host_comes_back_to_all_rolls() {
    let (mut scene, mut clients) = class();
    for connection in [BEN, CYD] {
        ask(&mut scene, &mut clients, connection, Command::Roll);
    }
    for (named, is_seen) in [(Some(seat(CYD)), true), (None, false)] {
        let turn = scene.asked(ADA, Request::NameCoHost(named));
        assert_eq!(turn.closes, [(ConnectionId(CYD), CloseReason::Trouble)]);
        let welcome = scene.join(CYD, "Cyd").expect("their seat");
        clients.come(CYD, &welcome.past);
        let race = clients.groups[&CYD].race().expect("a race");
        assert_eq!(race.racer(seat(BEN)).is_some(), is_seen);
        assert!(race.racer(seat(CYD)).is_some());
    }
}

fn pupil(number: u64) -> Player {
    let mut token = [1; 16];
    token[..8].copy_from_slice(&number.to_be_bytes());
    Player {
        name: format!("Pupil {number}"),
        token: Token(token),
        tab: number,
        take_over: false,
    }
}

/// A race of so many players, and where its host is.
fn crowd(pupils: u64) -> TestRoom {
    let mut scene = TestRoom::of(GroupKind::Created);
    let room = scene.room.clone();
    scene.room = room.with_seat_quota(2_000.try_into().expect("not zero"));
    scene.join(ADA, "Ada").expect("room");
    for number in 2..=pupils + 1 {
        scene.hello(number, Some(pupil(number))).expect("room");
    }
    scene.ask(ADA, race()).expect("the host");
    scene
}

#[test]
fn at_a_large_table_standings_are_sent_now_and_then_and_a_win_at_once() {
    let mut scene = crowd(MAX_PROMPT_CONNECTIONS as u64);
    let told = |turn: &Turn| {
        let mut events = events(turn).into_iter();
        events.find_map(|event| match event {
            GroupEvent::RaceScores { standings } => Some(standings.len()),
            _ => None,
        })
    };
    let roll = |scene: &mut TestRoom, who| {
        let turn = scene.asked(who, Request::Race(Command::Roll));
        told(&turn)
    };
    assert_eq!(roll(&mut scene, 2), Some(1), "the first one");
    assert_eq!(roll(&mut scene, 3), None);
    assert_eq!(roll(&mut scene, 4), None);
    let due_ms = scene.now_ms + ANSWERS_EVERY_MS;
    assert_eq!(scene.room.wakes_at_ms(), Some(due_ms));
    scene.now_ms = due_ms;
    assert_eq!(told(&scene.turn(Vec::new())), Some(2));
    assert_eq!(roll(&mut scene, 5), None);
    // Ben has two goals and 22 points, and a roll that makes 18.
    let mut snapshot = serde_json::to_value(scene.room.group().snapshot()).expect("a snapshot");
    let events = snapshot["events"].as_array_mut().expect("events");
    let racer = events
        .iter_mut()
        .find_map(|event| event.get_mut("own_racer"))
        .expect("Ben's rolls");
    racer["racer"]["score"] = serde_json::json!({"points": 22, "goals": 2});
    racer["racer"]["rolls"][0]["deal"]["rolled"]["roll"] = serde_json::json!([6, 3, 5, 1]);
    scene.stored.snapshot = serde_json::from_value(snapshot).expect("a snapshot");
    scene.stored.entries.clear();
    let room = Room::restore(scene.stored.clone(), scene.now_ms);
    scene.room = room.expect("a log");
    scene.hello(BEN, Some(pupil(BEN))).expect("their seat");
    let turn = scene.asked(BEN, Request::Race(step(0, Op::Mul, 1)));
    assert_eq!(winners(&turn), [seat(BEN)]);
    assert_eq!(told(&turn), Some(1));
    restart(&mut scene);
}

/// The number of people who come and leave while others race.
const SPOILERS: u64 = 200;

/// The longest welcome of a newcomer to a race in which they have come and left, in bytes.
const MAX_WELCOME_BYTES: usize = 32 * 1_024;

/// A class whose log has room for a few events more.
fn class_with_nearly_full_log() -> (TestRoom, Clients) {
    let (mut scene, _) = class();
    let mut snapshot = scene.room.group().snapshot();
    let roller = scene.room.group().table().rules().roller;
    let same = GroupEvent::Table(Event::RollerChanged { roller });
    snapshot.events.resize(MAX_RECENT_EVENTS - 30, same);
    scene.stored.snapshot = snapshot;
    scene.stored.entries.clear();
    let room = Room::restore(scene.stored.clone(), scene.now_ms);
    scene.room = room.expect("a log");
    let mut clients = Clients::default();
    for (connection, name) in [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd")] {
        scene.join(connection, name).expect("their seat");
    }
    for connection in [ADA, BEN, CYD] {
        clients.come(connection, &past(&scene, connection));
    }
    (scene, clients)
}

fn rename(text: &str) -> Request {
    let name = names::name(text).expect("a name");
    Request::Play(TableCommand::Rename(name))
}

fn is_carried_out(turn: &Turn) -> bool {
    let mut answers = turn.answers.iter();
    answers.any(|(_, answer)| {
        matches!(
            answer,
            ToPlayer::Ack {
                outcome: Ok(()),
                ..
            }
        )
    })
}

#[test]
fn players_who_come_and_leave_for_long_stop_nobody_in_a_race() {
    let (mut scene, mut clients) = class_with_nearly_full_log();
    for connection in [BEN, CYD] {
        ask(&mut scene, &mut clients, connection, Command::Roll);
    }
    let round_n = scene.room.group().round_n();
    let mut lengths = vec![scene.room.group().log_len()];
    for number in 100..100 + SPOILERS {
        let turn = scene.knock(number, pupil(number));
        assert_eq!(turn.welcomes.len(), 1, "{:?}", turn.closes);
        clients.hear(&turn);
        let leave = Request::Play(TableCommand::Leave);
        let renamed = rename(&format!("Once {number}"));
        for request in [Request::Race(Command::Roll), renamed, leave] {
            let turn = scene.asked(number, request);
            assert!(is_carried_out(&turn), "{:?}", turn.answers);
            clients.hear(&turn);
        }
        scene.now_ms += 1_000;
        let moved = [step(0, Op::Sub, 1), Command::Undo][number as usize % 2];
        ask(&mut scene, &mut clients, BEN, moved);
        check_clients(&scene, &clients);
        lengths.push(scene.room.group().log_len());
    }
    let begun = lengths.windows(2).filter(|it| it[1] < it[0]).count();
    assert_eq!(begun, 1, "{lengths:?}");
    let group = scene.room.group();
    assert_eq!(group.round_n(), round_n, "it is the same race");
    for connection in [BEN, CYD] {
        assert_eq!(points(group, connection), Some(0));
        let racer = group.race().and_then(|race| race.racer(seat(connection)));
        assert!(racer.is_some_and(|racer| racer.roll().is_some()));
    }
    let late = scene.join(50, "Late").map_err(|why| panic!("{why:?}"));
    let bytes = postcard::to_allocvec(&late.unwrap()).expect("memory").len();
    assert!(bytes < MAX_WELCOME_BYTES, "{bytes} bytes");
    restart(&mut scene);
}

#[test]
fn in_a_race_a_budget_is_for_some_minutes_and_nobody_is_to_roll_first() {
    let (mut scene, _) = class();
    let take_back = || Request::TakeBackLine(seat(CYD), "never said".to_owned());
    for minutes in 0..3 {
        scene.now_ms = (scene.now_ms + 1).next_multiple_of(BUDGET_IN_RACE_MS);
        for number in 0..NOTES_PER_ROLL {
            let asked = scene.ask(BEN, rename(&format!("Ben {minutes} {number}")));
            assert_eq!(asked, Ok(()));
        }
        for _ in 0..EVENTS_PER_ROLL {
            assert_eq!(scene.ask(CYD, take_back()), Ok(()));
        }
        let too_often = Err(GroupRefusal::TooOften);
        scene.now_ms += BUDGET_IN_RACE_MS - 1;
        assert_eq!(scene.ask(BEN, rename("Again")), too_often);
        assert_eq!(scene.ask(CYD, take_back()), too_often);
        // Their own rolls and the moves of others are no part of it.
        for connection in [BEN, CYD] {
            let asked = scene.ask(connection, Request::Race(Command::Roll));
            assert_eq!(asked, Ok(()));
        }
        assert_eq!(scene.ask(ADA, Request::Lock(false)), Ok(()));
        let newcomer = pupil(100 + minutes);
        assert!(scene.hello(100 + minutes, Some(newcomer)).is_ok());
    }
}

#[test]
fn in_a_race_nobody_comes_back_as_often_as_they_like_within_some_minutes() {
    let (mut scene, mut clients) = class();
    scene.now_ms = (scene.now_ms + 1).next_multiple_of(BUDGET_IN_RACE_MS);
    ask(&mut scene, &mut clients, BEN, Command::Roll);
    let mut back = crate::fixture::player("Ben", BEN as u8);
    let mut connection = BEN;
    for time in 0..NOTES_PER_ROLL as u64 {
        let leave = Request::Play(TableCommand::Leave);
        scene.ask(connection, leave).expect("a seat");
        connection = 100 + time;
        let welcome = scene.hello(connection, Some(back.clone())).expect("room");
        back.token = welcome.token.expect("a token");
    }
    let leave = Request::Play(TableCommand::Leave);
    scene.ask(connection, leave).expect("a seat");
    let refused = CloseReason::Refused(HelloRefusal::Group(GroupRefusal::TooOften));
    let again = scene.hello(98, Some(back.clone()));
    assert_eq!(again.map(drop), Err(refused));
    scene.now_ms += BUDGET_IN_RACE_MS;
    let welcome = scene.hello(97, Some(back)).expect("room again");
    let race = scene.room.group().race().expect("a race");
    let score = race.score(welcome.seat.expect("a seat"));
    assert_eq!(score.map(|score| score.points()), Some(0), "as before");
}

fn winners(turn: &Turn) -> Vec<SeatId> {
    let won = events(turn).into_iter().filter_map(|event| match event {
        GroupEvent::RaceWon { seat } => Some(*seat),
        _ => None,
    });
    won.collect()
}

#[test]
fn after_a_race_with_a_nearly_full_log_newcomers_wait_for_no_roll() {
    let (mut scene, mut clients) = class_with_nearly_full_log();
    for connection in [BEN, CYD] {
        ask(&mut scene, &mut clients, connection, Command::Roll);
    }
    let called = Request::Play(TableCommand::SetWay(Way::Call));
    let turn = scene.asked(ADA, called);
    assert!(is_carried_out(&turn), "{:?}", turn.answers);
    clients.hear(&turn);
    assert!(scene.room.group().log_len() < 100);
    check_clients(&scene, &clients);
    for number in 100..150 {
        let turn = scene.knock(number, pupil(number));
        assert_eq!(turn.welcomes.len(), 1, "{:?}", turn.closes);
        clients.hear(&turn);
        scene.now_ms += 1_000;
    }
    check_clients(&scene, &clients);
    restart(&mut scene);
}
