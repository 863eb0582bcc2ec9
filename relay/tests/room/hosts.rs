//! Attempts to spoil a lesson, and the remedies of hosts.

use score_core::group::entry::GroupEvent;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::table::refusal::Refusal;
use score_core::table::rules::Roller;
use score_core::table::state::Rights;
use score_core::wire::{CloseReason, HOST_GONE_MS, NEWCOMER_MS};
use score_relay::room::Turn;

use crate::fixture::{TestRoom, play, player};

const ADA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);

#[test]
fn a_pupil_who_stands_in_cannot_clear_the_table_of_a_teacher_whose_laptop_sleeps() {
    let mut scene = TestRoom::class(&["Ada", "Ben", "Cyd"]);
    scene.gone(1);
    scene.now_ms += HOST_GONE_MS;
    scene.turn(Vec::new());
    assert_eq!(scene.room.group().rights(BEN), Rights::StandIn);
    let refused = Err(GroupRefusal::Table(Refusal::StandInOnly));
    for request in [
        Request::Clear,
        play(Command::ClearPoints),
        Request::Remove(SeatId(2), true),
        Request::Lock(true),
    ] {
        assert_eq!(scene.ask(2, request), refused);
    }
    assert_eq!(scene.ask(2, play(Command::Roll)), Ok(()));
    let back = scene.join(1, "Ada").expect("her seat");
    assert_eq!(back.seat, Some(ADA));
    assert_eq!(scene.room.group().rights(ADA), Rights::Host);
    assert_eq!(scene.room.group().rights(BEN), Rights::Player);
}

/// How many have become host or stand-in by this turn.
fn new_hosts(turn: &Turn) -> usize {
    let events = turn.batch.entries.iter().flat_map(|entry| &entry.events);
    let is_one =
        |event: &&GroupEvent| matches!(event, GroupEvent::Table(Event::HostChanged { .. }));
    events.filter(is_one).count()
}

#[test]
fn tabs_that_come_and_go_make_nobody_a_stand_in_and_take_it_from_nobody() {
    let tabs = 2..=25;
    let names: Vec<String> = tabs.clone().map(|tab| format!("Tab {tab}")).collect();
    let names = names.iter().map(String::as_str);
    let seats: Vec<&str> = ["Ada"].into_iter().chain(names).chain(["Zoe"]).collect();
    // The spoiler's tabs have sat there for longer than Zoe.
    let mut scene = TestRoom::class(&seats);
    let zoe = SeatId(25);
    scene.gone(1);
    let mut changes = 0;
    for tab in tabs.clone().cycle().take(24 * 100) {
        changes += new_hosts(&scene.gone(tab));
        scene.now_ms += 100;
        let back = scene.try_join(tab, &format!("Tab {tab}"));
        assert_eq!(back.welcomes.len(), 1);
        changes += new_hosts(&back);
    }
    // Four minutes: one stand-in, who was there for all of the first.
    assert_eq!(
        (changes, scene.room.group().rights(zoe)),
        (1, Rights::StandIn)
    );
    // A stand-in who is back within the minute still stands in.
    scene.gone(26);
    scene.now_ms += HOST_GONE_MS - 1;
    assert_eq!(new_hosts(&scene.turn(Vec::new())), 0);
    scene.join(26, "Zoe").expect("her seat");
    scene.now_ms += 10 * HOST_GONE_MS;
    assert_eq!(new_hosts(&scene.turn(Vec::new())), 0);
    assert_eq!(scene.room.group().rights(zoe), Rights::StandIn);
}

#[test]
fn tabs_that_stand_in_and_go_are_followed_once_a_minute() {
    let mut scene = TestRoom::class(&["Ada", "Tab 2", "Tab 3", "Tab 4"]);
    scene.gone(1);
    let mut changes = 0;
    let first_ms = scene.now_ms;
    while scene.now_ms < first_ms + 10 * HOST_GONE_MS {
        scene.now_ms += 1_000;
        changes += new_hosts(&scene.turn(Vec::new()));
        // The stand-in goes at once, and is back.
        let host = scene.room.group().host().expect("a maker");
        if host != ADA && scene.room.present().any(|seat| seat == host) {
            let tab = u64::from(host.0) + 1;
            changes += new_hosts(&scene.gone(tab));
            changes += new_hosts(&scene.try_join(tab, &format!("Tab {tab}")));
        }
    }
    assert!((1..=10).contains(&changes), "{changes}");
}

#[test]
fn a_player_who_has_just_come_stands_in_when_they_have_stayed() {
    let mut scene = TestRoom::class(&["Ada", "Ben"]);
    scene.gone(1);
    scene.now_ms += HOST_GONE_MS / 2;
    scene.gone(2);
    scene.join(2, "Ben").expect("their seat");
    let due_ms = scene.now_ms + HOST_GONE_MS;
    scene.now_ms += HOST_GONE_MS / 2;
    scene.turn(Vec::new());
    assert_eq!(scene.room.group().rights(BEN), Rights::Player);
    assert_eq!(scene.room.wakes_at_ms(), Some(due_ms));
    scene.now_ms = due_ms;
    scene.turn(Vec::new());
    assert_eq!(scene.room.group().rights(BEN), Rights::StandIn);
}

#[test]
fn at_a_table_that_somebody_made_the_host_rolls() {
    let mut scene = TestRoom::class(&["Ada", "Ben"]);
    let refused = Err(GroupRefusal::Table(Refusal::NotYourRoll));
    assert_eq!(scene.ask(2, play(Command::Roll)), refused);
    assert_eq!(scene.ask(1, play(Command::Roll)), Ok(()));
    let anyone = play(Command::SetRoller(Roller::Anyone));
    assert_eq!(scene.ask(1, anyone), Ok(()));
    assert_eq!(
        scene.ask(1, play(Command::EndRound { with_points: false })),
        Ok(())
    );
    assert_eq!(scene.ask(2, play(Command::Roll)), Ok(()));
}

#[test]
fn those_who_came_in_the_last_minute_are_removed_together() {
    let mut scene = TestRoom::class(&["Ada", "Ben"]);
    scene.now_ms += NEWCOMER_MS + 1;
    assert_eq!(
        scene.ask(1, Request::RemoveNewcomers),
        Err(GroupRefusal::NoNewcomers)
    );
    for connection in 10..40 {
        let name = format!("Spam {connection}");
        scene.join(connection, &name).expect("room");
    }
    let refused = Err(GroupRefusal::Table(Refusal::HostOnly));
    assert_eq!(scene.ask(10, Request::RemoveNewcomers), refused);
    let turn = scene.asked(1, Request::RemoveNewcomers);
    assert_eq!(turn.closes.len(), 30);
    assert!(
        turn.closes
            .iter()
            .all(|(_, reason)| *reason == CloseReason::Removed)
    );
    let group = scene.room.group();
    let seats = group.table().seats().iter();
    let left = seats.filter(|seat| !group.is_removed(seat.id)).count();
    assert_eq!(left, 2);
}

#[test]
fn a_removed_caller_blocks_nobody() {
    let mut scene = TestRoom::class(&["Ada", "Ben"]);
    scene.ask(1, play(Command::Roll)).expect("the host");
    scene.ask(2, play(Command::CallImpossible)).expect("a call");
    scene.ask(1, Request::Remove(BEN, true)).expect("the host");
    assert_eq!(scene.ask(1, play(Command::Roll)), Ok(()));
    assert_eq!(scene.rounds(), 2);
}

#[test]
fn a_player_is_called_as_the_host_says() {
    let mut scene = TestRoom::class(&["Ada", "Ben"]);
    let name = |text| score_relay::names::name(text).expect("a name");
    let renamed = Request::RenameOther(BEN, name("Benny"));
    scene.ask(1, renamed).expect("the host");
    let back = play(Command::Rename(name("Rude")));
    assert_eq!(scene.ask(2, back), Err(GroupRefusal::NameFixed));
    scene.gone(2);
    scene.hello(2, Some(player("Rude", 2))).expect("their seat");
    assert_eq!(scene.names(), ["Ada", "Benny"]);
}
