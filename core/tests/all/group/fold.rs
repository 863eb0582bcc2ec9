//! A group is the fold of its log, and of any log that an engine makes of it.

use score_core::games::score::Ending;
use score_core::group::entry::{Entry, GroupEvent, GroupKind, RoundTimes};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::{Applied, Group, MAX_RECENT_EVENTS};
use score_core::table::command::Command;
use score_core::table::event::Event;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Goal, Roller, Rules};

use super::fixture::{ADA, BOB, CYD, TestGroup, name, play};

/// A lesson with something of everything in it.
fn lesson() -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    let requests = [
        (BOB, play(Command::Roll)),
        (BOB, play(Command::CallImpossible)),
        (CYD, play(Command::CallScore)),
        (CYD, play(Command::GiveUp)),
        (ADA, Request::Mute(BOB, true)),
        (ADA, Request::ForbidCalls(CYD, true)),
        (ADA, Request::Remove(CYD, true)),
        (ADA, Request::SwitchChat(false)),
        (ADA, Request::Lock(true)),
        (ADA, Request::RenameOther(CYD, name("Zed"))),
        (ADA, Request::NameCoHost(Some(BOB))),
        (BOB, Request::UseWaitingRoom(true)),
        (BOB, Request::LetWatchersWait(true)),
        (BOB, Request::MuteNewcomers(true)),
        (BOB, play(Command::SetRoller(Roller::LastScorer))),
        (BOB, play(Command::Roll)),
        (BOB, play(Command::Rename(name("Ben")))),
        (BOB, play(Command::CallScore)),
    ];
    for (seat, request) in requests {
        scene.now_ms += 1_000;
        scene
            .ask(seat, request.clone())
            .unwrap_or_else(|why| panic!("{request:?}: {why:?}"));
    }
    scene
}

fn fold(log: &[Entry]) -> Group {
    let mut group = Group::found(&log[0]).expect("a founding");
    for entry in &log[1..] {
        group.apply(entry).expect("an entry of the referee");
    }
    group
}

#[test]
fn a_log_makes_the_group_that_wrote_it() {
    let scene = lesson();
    assert_eq!(fold(&scene.log), scene.group);
    assert_eq!(scene.points(), [0, 1, -1]);
}

/// As it is in logs of earlier versions, and of this one.
#[test]
fn the_written_form_of_events_about_one_player_stays_the_same() {
    for (line, event) in [
        (
            r#"{"muted":{"seat":1,"muted":true}}"#,
            GroupEvent::Muted {
                seat: BOB,
                muted: true,
            },
        ),
        (
            r#"{"calls_forbidden":{"seat":1,"forbidden":true}}"#,
            GroupEvent::CallsForbidden {
                seat: BOB,
                forbidden: true,
            },
        ),
        (
            r#"{"looks_on":{"seat":1}}"#,
            GroupEvent::LooksOn { seat: BOB },
        ),
    ] {
        assert_eq!(serde_json::to_string(&event).expect("an event"), line);
        let read: GroupEvent = serde_json::from_str(line).expect("an event");
        assert_eq!(read, event);
    }
    let old =
        r#"{"epoch":7,"n":5,"at_ms":9,"origin":null,"events":[{"muted":{"seat":1,"muted":true}}]}"#;
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.write(serde_json::from_str(old).expect("an entry"));
    assert!(scene.group.is_muted(BOB));
    assert!(!scene.group.has_calls_forbidden(BOB));
}

/// A snapshot of a version that did not say when the round was dealt and ended.
#[test]
fn an_earlier_snapshot_makes_a_group_that_plays_on() {
    let scene = lesson();
    let mut snapshot = serde_json::to_value(scene.group.snapshot()).expect("a snapshot");
    let fields = snapshot.as_object_mut().expect("fields");
    assert!(fields.remove("round_times").is_some());
    let snapshot = serde_json::from_value(snapshot).expect("an earlier snapshot");
    let group = Group::restore(&snapshot).expect("a group");
    assert_eq!(group.round_times(), RoundTimes::default());
    assert_eq!(group.table(), scene.group.table());
    let mut earlier = scene;
    earlier.group = group;
    earlier.ask(BOB, play(Command::GiveUp)).expect("their call");
    earlier
        .ask(BOB, play(Command::Roll))
        .expect("they scored last");
    assert!(earlier.group.round_times().dealt_ms.is_some());
}

#[test]
fn a_log_with_repeated_and_late_entries_makes_the_same_group() {
    let scene = lesson();
    let mut log = Vec::new();
    for (index, entry) in scene.log.iter().enumerate() {
        log.push(entry.clone());
        log.extend(scene.log[..=index].iter().rev().step_by(3).cloned());
    }
    assert_eq!(fold(&log), scene.group);
}

#[test]
fn an_entry_that_is_not_the_next_one_changes_nothing() {
    let scene = lesson();
    let next = referee::entry(&scene.group, scene.now_ms, None, Vec::new());
    let others = [
        Entry {
            n: next.n - 1,
            ..next.clone()
        },
        Entry {
            n: next.n + 1,
            ..next.clone()
        },
        Entry {
            n: u64::MAX,
            ..next.clone()
        },
        Entry {
            epoch: next.epoch + 1,
            ..next.clone()
        },
    ];
    for other in others {
        let mut group = scene.group.clone();
        assert_eq!(group.apply(&other), Ok(Applied::Ignored), "{other:?}");
        assert_eq!(group, scene.group, "{other:?}");
    }
}

#[test]
fn a_command_that_comes_again_under_another_number_is_ignored() {
    let mut scene = lesson();
    let last = scene.log.last().expect("a log").clone();
    let again = Entry {
        n: last.n + 1,
        ..last
    };
    assert_eq!(scene.group.apply(&again), Ok(Applied::Ignored));
    assert_eq!(
        scene.group.n() + 1,
        again.n,
        "the number is free for another"
    );
}

#[test]
fn at_every_moment_a_snapshot_makes_the_same_group() {
    let scene = lesson();
    for end in 1..=scene.log.len() {
        let group = fold(&scene.log[..end]);
        assert_eq!(Group::restore(&group.snapshot()), Ok(group));
    }
}

#[test]
fn a_snapshot_stays_short_however_long_the_lesson_was() {
    let mut scene = TestGroup::of(GroupKind::Created);
    let after_first_roll = |scene: &mut TestGroup| {
        scene.deal(&[6, 6, 12, 20]);
        scene.group.log_len()
    };
    let length = after_first_roll(&mut scene);
    for _ in 0..20 {
        scene.ask(BOB, play(Command::CallScore)).expect("a call");
        scene.ask(BOB, play(Command::GiveUp)).expect("an end");
        // One event has all rolls whose solutions are known, and one all who have played.
        assert_eq!(after_first_roll(&mut scene), length + 2);
    }
}

#[test]
fn a_call_whose_time_is_up_is_settled_before_later_events() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[6, 6, 12, 20]);
    scene.ask(BOB, play(Command::CallScore)).expect("a call");
    let deadline_ms = scene.group.table().deadline_ms().expect("a clock");
    let muted = GroupEvent::Muted {
        seat: CYD,
        muted: true,
    };
    let entry = referee::entry(&scene.group, deadline_ms, None, vec![muted.clone()]);
    let happened = scene.write(entry);
    let [GroupEvent::Table(Event::Settled { ending, .. }), after] = happened.as_slice() else {
        panic!("{happened:?}");
    };
    assert_eq!((*ending, after), (Ending::OutOfTime, &muted));
    assert_eq!(scene.points(), [0, -1, 0]);
}

#[test]
fn an_entry_without_events_tells_the_time() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 1, 1, 1]);
    scene
        .ask(BOB, play(Command::CallImpossible))
        .expect("a call");
    let deadline_ms = scene.group.table().deadline_ms().expect("a clock");
    assert_eq!(referee::overdue(&scene.group, deadline_ms - 1), None);
    let entry = referee::overdue(&scene.group, deadline_ms).expect("the time is up");
    assert!(entry.events.is_empty());
    scene.write(entry);
    assert_eq!(scene.points(), [0, 1, 0]);
    assert_eq!(referee::overdue(&scene.group, u64::MAX), None);
}

#[test]
fn a_clock_that_is_set_back_does_not_set_the_log_back() {
    let mut scene = lesson();
    let before_ms = scene.group.at_ms();
    scene.now_ms = 5;
    scene.ask(BOB, play(Command::GiveUp)).expect("their call");
    assert_eq!(scene.group.at_ms(), before_ms);
}

/// Fills the log with events that nothing makes shorter.
fn fill(scene: &mut TestGroup) {
    while !scene.group.is_full() {
        let roller = Roller::Anyone;
        let event = GroupEvent::Table(Event::RollerChanged { roller });
        let entry = referee::entry(&scene.group, scene.now_ms, None, vec![event]);
        scene.write(entry);
    }
}

#[test]
fn a_full_log_takes_nothing_away_from_the_host() {
    let mut scene = TestGroup::of(GroupKind::Created);
    fill(&mut scene);
    let rename = Request::RenameOther(BOB, name("Ben"));
    for request in [
        rename,
        Request::Lock(true),
        Request::Mute(BOB, true),
        Request::UseWaitingRoom(true),
        Request::SplitIntoTeams(2),
        play(Command::SetRoller(Roller::Host)),
        play(Command::Rename(name("Ms Ada"))),
        Request::Remove(BOB, true),
        play(Command::SetRules(Rules::score())),
    ] {
        let asked = scene.ask(ADA, request.clone());
        asked.unwrap_or_else(|why| panic!("{request:?}: {why:?}"));
    }
    let let_in = referee::admit(&scene.group, name("Dan"), true);
    assert!(let_in.is_ok(), "a newcomer whom a host lets in");
}

#[test]
fn too_many_events_without_a_roll_are_refused_until_somebody_rolls() {
    let mut scene = TestGroup::of(GroupKind::Created);
    fill(&mut scene);
    assert_eq!(scene.group.log_len(), MAX_RECENT_EVENTS);
    let refused = Err(GroupRefusal::RollFirst);
    assert_eq!(scene.ask(BOB, play(Command::Rename(name("Ben")))), refused);
    assert_eq!(scene.admit("Dan"), refused);
    // A roll would not help a player who may not at all.
    let not_theirs = Err(Refusal::HostOnly.into());
    assert_eq!(scene.ask(BOB, play(Command::ClearPoints)), not_theirs);
    scene.ask(BOB, play(Command::Roll)).expect("a roll");
    scene.admit("Dan").expect("room again");
}

#[test]
fn in_a_full_log_a_paused_round_goes_on_or_ends_and_numbers_are_dealt() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    scene.ask(ADA, play(Command::Pause)).expect("the host");
    fill(&mut scene);
    let end = Command::EndRound { with_points: true };
    for way_on in [Command::Resume, end] {
        let mut scene = scene.clone();
        scene.ask(ADA, play(way_on)).expect("the host");
        scene.deal(&[1, 4, 5, 7]);
        scene.ask(ADA, Request::Lock(true)).expect("room again");
    }
}

#[test]
fn a_log_that_does_not_begin_with_a_founding_makes_no_group() {
    let scene = lesson();
    let mut first = scene.log[0].clone();
    first.events.remove(0);
    assert!(Group::found(&first).is_err());
    let mut snapshot = scene.group.snapshot();
    let again = snapshot.events[0].clone();
    snapshot.events.push(again);
    assert!(Group::restore(&snapshot).is_err());
}

#[test]
fn new_rules_withdraw_the_roll_and_say_whether_there_is_chat() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[6, 6, 12, 20]);
    let rules = Rules {
        chat: false,
        goal: Goal::new(24).expect("a goal"),
        ..Rules::score()
    };
    scene
        .ask(ADA, play(Command::SetRules(rules)))
        .expect("the host");
    assert!(scene.group.table().round().is_none());
    assert!(!scene.group.chat_is_on());
    assert_eq!(Group::restore(&scene.group.snapshot()), Ok(scene.group));
}
