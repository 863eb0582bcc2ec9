//! The rights at a table that a player made: of its maker, a co-host, a stand-in and everybody
//! else.

use std::slice;

use score_core::dice::Roll;
use score_core::games::score::Ending;
use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::group::options::{AFTER_FAILED_CALL_MS, roll_majority};
use score_core::group::referee::{self, next_host, overdue};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{Phase, Rights};

use super::fixture::{ADA, BOB, CYD, TestGroup, name, play};

/// Ada made the table and is gone; Bob is her stand-in.
fn with_stand_in() -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    let is_here = |seat| [BOB, CYD].contains(&seat);
    let stand_in = next_host(&scene.group, is_here, |_| true).expect("somebody stands in");
    let entry = referee::entry(&scene.group, scene.now_ms, None, vec![stand_in]);
    scene.write(entry);
    assert_eq!(scene.group.rights(BOB), Rights::StandIn);
    scene
}

/// All requests of a host, about Cyd if they are about a player.
fn host_requests() -> Vec<Request> {
    vec![
        play(Command::Deal(Roll::new(&[9, 9, 9, 9]).expect("a roll"))),
        play(Command::SetRules(Rules::twenty_four())),
        play(Command::ClearPoints),
        play(Command::EndRound { with_points: true }),
        play(Command::SetRoller(Roller::Anyone)),
        Request::Lock(true),
        Request::SwitchChat(false),
        Request::Mute(CYD, true),
        Request::ForbidCalls(CYD, true),
        Request::Remove(CYD, true),
        Request::RenameOther(CYD, name("Zed")),
        Request::UseWaitingRoom(true),
        Request::Admit(VisitorId(1), true),
        Request::AdmitAll,
        Request::AdmitThese(vec![VisitorId(1)], false),
        Request::RemoveNewcomers,
        Request::RemoveThese(vec![CYD], true),
        Request::TakeBackLine(ADA, "Hello".to_owned()),
        Request::Clear,
    ]
}

fn decide(scene: &TestGroup, seat: SeatId, request: Request) -> Result<(), GroupRefusal> {
    scene.clone().ask(seat, request)
}

#[test]
fn a_request_for_hosts_is_refused_to_everybody_else() {
    for request in host_requests() {
        let mut scene = TestGroup::of(GroupKind::Created);
        scene.deal(&[1, 2, 3, 4]);
        let refused = Err(GroupRefusal::Table(Refusal::HostOnly));
        assert_eq!(scene.ask(BOB, request.clone()), refused, "{request:?}");
        assert_eq!(scene.ask(ADA, request.clone()), Ok(()), "{request:?}");
    }
}

#[test]
fn nobody_hosts_a_table_that_is_open_to_all() {
    for request in host_requests() {
        let scene = TestGroup::of(GroupKind::Public);
        let refused = Err(GroupRefusal::NobodyHosts);
        assert_eq!(decide(&scene, BOB, request.clone()), refused, "{request:?}");
        // The author of a line takes it back at every table.
        if !matches!(request, Request::TakeBackLine(..)) {
            assert_eq!(decide(&scene, ADA, request.clone()), refused, "{request:?}");
        }
    }
}

#[test]
fn a_host_removes_mutes_and_renames_others_and_not_themselves() {
    let mut scene = TestGroup::of(GroupKind::Created);
    for request in [
        Request::Mute(ADA, true),
        Request::ForbidCalls(ADA, true),
        Request::Remove(ADA, true),
        Request::RenameOther(ADA, name("Zed")),
    ] {
        let refused = Err(GroupRefusal::NotYourself);
        assert_eq!(scene.ask(ADA, request.clone()), refused, "{request:?}");
    }
    let nobody = SeatId(9);
    let refused = Err(GroupRefusal::Table(Refusal::NotSeated));
    assert_eq!(scene.ask(ADA, Request::Mute(nobody, true)), refused);
}

#[test]
fn an_absent_host_is_followed_by_the_longest_seated_and_takes_over_again() {
    let mut scene = TestGroup::of(GroupKind::Created);
    let host = |seat| GroupEvent::Table(Event::HostChanged { seat });
    let next = |scene: &TestGroup, here: &[SeatId], is_gone| {
        next_host(&scene.group, |seat| here.contains(&seat), |_| is_gone)
    };
    assert_eq!(scene.group.host(), Some(ADA));
    assert_eq!(next(&scene, &[ADA, BOB, CYD], false), None);
    assert_eq!(
        next(&scene, &[BOB, CYD], false),
        None,
        "gone for less than a minute"
    );
    assert_eq!(next(&scene, &[BOB, CYD], true), Some(host(BOB)));
    assert_eq!(next(&scene, &[CYD], true), Some(host(CYD)));
    assert_eq!(next(&scene, &[], true), None);
    scene
        .ask(ADA, Request::Remove(BOB, true))
        .expect("the host");
    assert_eq!(
        next(&scene, &[BOB, CYD], true),
        Some(host(CYD)),
        "Bob is removed"
    );
    let entry = referee::entry(&scene.group, 0, None, vec![host(CYD)]);
    scene.write(entry);
    assert_eq!(scene.group.host(), Some(CYD));
    assert_eq!(next(&scene, &[BOB, CYD], false), None);
    assert_eq!(
        next(&scene, &[ADA, CYD], false),
        Some(host(ADA)),
        "the maker is back"
    );
}

#[test]
fn a_stand_in_rolls_and_ends_a_round_and_nothing_else() {
    let mut scene = with_stand_in();
    let host_rolls = Rules {
        roller: Roller::Host,
        ..Rules::score()
    };
    scene
        .ask(ADA, play(Command::SetRules(host_rolls)))
        .expect("the maker");
    let refused = Err(GroupRefusal::Table(Refusal::NotYourRoll));
    assert_eq!(decide(&scene, CYD, play(Command::Roll)), refused);
    assert_eq!(scene.ask(BOB, play(Command::Roll)), Ok(()));
    for request in host_requests() {
        let refused = Err(GroupRefusal::Table(Refusal::StandInOnly));
        assert_eq!(decide(&scene, BOB, request.clone()), refused, "{request:?}");
        let refused = Err(GroupRefusal::Table(Refusal::HostOnly));
        assert_eq!(decide(&scene, CYD, request.clone()), refused, "{request:?}");
        assert_eq!(decide(&scene, ADA, request.clone()), Ok(()), "{request:?}");
    }
    let end = play(Command::EndRound { with_points: false });
    let refused = Err(GroupRefusal::Table(Refusal::HostOnly));
    assert_eq!(decide(&scene, CYD, end.clone()), refused);
    assert_eq!(scene.ask(BOB, end), Ok(()));
}

#[test]
fn a_stand_in_does_not_save_their_own_call() {
    let end = play(Command::EndRound { with_points: false });
    for (caller, expected) in [
        (BOB, Err(GroupRefusal::Table(Refusal::OwnCall))),
        (CYD, Ok(())),
    ] {
        for command in [Command::CallScore, Command::CallImpossible] {
            let mut scene = with_stand_in();
            scene.ask(BOB, play(Command::Roll)).expect("a roll");
            scene.ask(caller, play(command)).expect("a call");
            assert_eq!(scene.ask(BOB, end.clone()), expected, "{caller:?}");
        }
    }
}

#[test]
fn a_player_who_may_not_write_or_call_never_stands_in() {
    for limit in [Request::Mute(BOB, true), Request::ForbidCalls(BOB, true)] {
        let mut scene = TestGroup::of(GroupKind::Created);
        scene.ask(ADA, limit).expect("the maker");
        let host = |seat| Some(GroupEvent::Table(Event::HostChanged { seat }));
        let here = |seats: &'static [SeatId]| move |seat| seats.contains(&seat);
        assert_eq!(
            next_host(&scene.group, here(&[BOB, CYD]), |_| true),
            host(CYD)
        );
        assert_eq!(next_host(&scene.group, here(&[BOB]), |_| true), None);
    }
}

#[test]
fn a_player_who_has_spoiled_stands_in_after_all_others() {
    let mut scene = TestGroup::with_rules(
        GroupKind::Created,
        Rules {
            spoilers_wait: true,
            ..Rules::score()
        },
    );
    let host = |seat| Some(GroupEvent::Table(Event::HostChanged { seat }));
    let next = |scene: &TestGroup, here: &'static [SeatId]| {
        next_host(&scene.group, |seat| here.contains(&seat), |_| true)
    };
    assert_eq!(next(&scene, &[BOB, CYD]), host(BOB));
    for numbers in [[1, 4, 5, 7], [1, 4, 5, 8]] {
        scene.deal(&numbers);
        for command in [Command::CallScore, Command::GiveUp] {
            scene.ask(BOB, play(command)).expect("a call that fails");
        }
    }
    assert_eq!(next(&scene, &[BOB, CYD]), host(CYD));
    assert_eq!(next(&scene, &[BOB]), host(BOB), "somebody has to roll");
}

#[test]
fn of_those_who_are_here_only_those_stand_in_whose_turn_it_is() {
    let scene = TestGroup::of(GroupKind::Created);
    let next = |turn: &[SeatId]| {
        next_host(
            &scene.group,
            |seat| seat != ADA,
            |seat| turn.contains(&seat),
        )
    };
    let host = |seat| Some(GroupEvent::Table(Event::HostChanged { seat }));
    assert_eq!(next(&[CYD]), host(CYD));
    assert_eq!(next(&[]), None);
    // A stand-in goes on when it is not their turn.
    let scene = with_stand_in();
    assert_eq!(
        next_host(&scene.group, |seat| seat != ADA, |seat| seat == CYD),
        None
    );
    assert!(referee::has_host_here(&scene.group, |seat| seat == BOB));
}

#[test]
fn a_co_host_has_all_rights_and_only_the_maker_names_one() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    let name_bob = Request::NameCoHost(Some(BOB));
    let refused = Err(GroupRefusal::Table(Refusal::HostOnly));
    assert_eq!(decide(&scene, BOB, name_bob.clone()), refused);
    let name_maker = Request::NameCoHost(Some(ADA));
    let refused = Err(GroupRefusal::NotYourself);
    assert_eq!(decide(&scene, ADA, name_maker), refused);
    scene.ask(ADA, name_bob).expect("the maker");
    for request in host_requests() {
        assert_eq!(decide(&scene, BOB, request.clone()), Ok(()), "{request:?}");
    }
    let name_cyd = Request::NameCoHost(Some(CYD));
    let refused = Err(GroupRefusal::MakerOnly);
    assert_eq!(decide(&scene, BOB, name_cyd.clone()), refused);
    scene.ask(ADA, name_cyd).expect("the maker");
    assert_eq!(
        scene.group.rights(BOB),
        Rights::Player,
        "there is one at a time"
    );
}

#[test]
fn nothing_is_done_to_the_maker() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene
        .ask(ADA, Request::NameCoHost(Some(BOB)))
        .expect("the maker");
    for request in [
        Request::Mute(ADA, true),
        Request::ForbidCalls(ADA, true),
        Request::Remove(ADA, true),
        Request::RenameOther(ADA, name("Zed")),
    ] {
        assert_eq!(scene.ask(BOB, request), Err(GroupRefusal::NotTheMaker));
    }
}

#[test]
fn a_stand_in_makes_way_for_a_co_host_and_both_for_the_maker() {
    let mut scene = with_stand_in();
    scene
        .ask(ADA, Request::NameCoHost(Some(CYD)))
        .expect("the maker");
    let host = |seat| Some(GroupEvent::Table(Event::HostChanged { seat }));
    let next = |scene: &TestGroup, here: &[SeatId], are_gone| {
        next_host(&scene.group, |seat| here.contains(&seat), |_| are_gone)
    };
    assert_eq!(next(&scene, &[BOB, CYD], false), host(CYD));
    assert_eq!(next(&scene, &[ADA, BOB, CYD], false), host(ADA));
    assert_eq!(next(&scene, &[BOB], true), None, "Bob stands in already");
    let at_work = TestGroup::of(GroupKind::Created);
    let mut with_co_host = at_work.clone();
    let named = Request::NameCoHost(Some(CYD));
    with_co_host.ask(ADA, named).expect("the maker");
    let is_cyd = |seat| seat == CYD;
    assert!(referee::has_host_here(&with_co_host.group, is_cyd));
    assert!(!referee::has_host_here(&at_work.group, is_cyd));
    assert_eq!(
        next(&with_co_host, &[BOB, CYD], false),
        None,
        "a co-host has all rights as they are"
    );
}

#[test]
fn a_co_host_who_is_removed_is_none_any_more() {
    let mut scene = TestGroup::of(GroupKind::Created);
    let named = Request::NameCoHost(Some(BOB));
    scene.ask(ADA, named.clone()).expect("the maker");
    scene
        .ask(ADA, Request::Remove(BOB, true))
        .expect("the maker");
    assert_eq!(scene.group.co_host(), None);
    assert_eq!(scene.ask(ADA, named), Err(GroupRefusal::Removed));
    scene
        .ask(ADA, Request::Remove(BOB, false))
        .expect("the maker");
    assert_eq!(scene.group.rights(BOB), Rights::Player);
}

#[test]
fn a_host_ends_a_round_with_the_points_of_its_call_or_without() {
    let check = |calls: &[(SeatId, Command)], with_points, expected: [i32; 3]| {
        let mut scene = TestGroup::of(GroupKind::Created);
        scene.deal(&[1, 4, 5, 7]);
        for (seat, command) in calls {
            scene.ask(*seat, play(command.clone())).expect("a call");
        }
        let end = play(Command::EndRound { with_points });
        scene.ask(ADA, end.clone()).expect("the maker");
        assert_eq!(scene.points(), expected, "{calls:?} {with_points}");
        let round = scene.group.table().round().expect("a round");
        let Phase::Settled(settlement) = &round.phase else {
            panic!("{:?}", round.phase);
        };
        assert_eq!(settlement.ending, Ending::Ended);
        let refused = Err(GroupRefusal::Table(Refusal::RoundClosed));
        assert_eq!(scene.ask(ADA, end), refused);
        assert_eq!(scene.ask(ADA, play(Command::Roll)), Ok(()));
    };
    let impossible = (BOB, Command::CallImpossible);
    let against = (CYD, Command::CallScore);
    for with_points in [true, false] {
        check(&[], with_points, [0, 0, 0]);
    }
    check(&[(BOB, Command::CallScore)], true, [0, -1, 0]);
    check(&[(BOB, Command::CallScore)], false, [0, 0, 0]);
    check(slice::from_ref(&impossible), true, [0, 1, 0]);
    check(slice::from_ref(&impossible), false, [0, 0, 0]);
    check(&[impossible.clone(), against.clone()], true, [0, 1, -1]);
    check(&[impossible, against], false, [0, 0, 0]);
}

#[test]
fn a_caller_who_is_removed_blocks_nobody() {
    for command in [Command::CallScore, Command::CallImpossible] {
        let mut scene = TestGroup::of(GroupKind::Created);
        scene.deal(&[1, 4, 5, 7]);
        scene.ask(BOB, play(command)).expect("a call");
        scene
            .ask(ADA, Request::Remove(BOB, true))
            .expect("the maker");
        assert_eq!(scene.points(), [0, 0, 0]);
        assert!(!scene.group.table().call_is_open());
        assert_eq!(scene.ask(CYD, play(Command::Roll)), Ok(()));
    }
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    scene
        .ask(BOB, play(Command::CallImpossible))
        .expect("a call");
    scene.ask(CYD, play(Command::CallScore)).expect("a call");
    scene
        .ask(ADA, Request::Remove(BOB, true))
        .expect("the maker");
    assert!(scene.group.table().call_is_open(), "Cyd still shows it");
}

#[test]
fn the_roller_changes_without_taking_the_roll_away() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    let round = scene.group.table().round().cloned();
    let host = play(Command::SetRoller(Roller::Host));
    scene.ask(ADA, host).expect("the maker");
    assert_eq!(scene.group.table().round().cloned(), round);
    let refused = Err(GroupRefusal::Table(Refusal::NotYourRoll));
    assert_eq!(scene.ask(BOB, play(Command::Roll)), refused);
    let anyone = play(Command::SetRoller(Roller::Anyone));
    scene.ask(ADA, anyone).expect("the maker");
    assert_eq!(scene.ask(BOB, play(Command::Roll)), Ok(()));
}

#[test]
fn a_host_s_renaming_holds_against_the_player() {
    let mut scene = TestGroup::of(GroupKind::Created);
    let rename = |to: &str| play(Command::Rename(name(to)));
    assert_eq!(scene.ask(BOB, rename("Rude")), Ok(()));
    let bobby = Request::RenameOther(BOB, name("Bobby"));
    scene.ask(ADA, bobby).expect("the maker");
    let refused = Err(GroupRefusal::NameFixed);
    assert_eq!(scene.ask(BOB, rename("Rude")), refused);
    let bob = Request::RenameOther(BOB, name("Bob"));
    assert_eq!(scene.ask(ADA, bob), Ok(()), "the host still can");
    assert_eq!(scene.ask(CYD, rename("Cid")), Ok(()));
}

#[test]
fn where_anyone_rolls_more_than_half_must_want_to() {
    let mut scene = TestGroup::of(GroupKind::Public);
    for number in 3..30 {
        scene.admit(&format!("Player {number}")).expect("room");
    }
    assert_eq!(majority(&scene, BOB, 3), Ok(None), "nothing to take away");
    scene.ask(BOB, play(Command::Roll)).expect("a roll");
    for (present, needed) in [
        (1, None),
        (2, Some(2)),
        (3, Some(2)),
        (4, Some(3)),
        (30, Some(16)),
    ] {
        let found = majority(&scene, ADA, present);
        assert_eq!(found, Ok(needed), "{present}");
    }
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    assert_eq!(majority(&scene, ADA, 3), Ok(None), "the host decides");
    assert_eq!(majority(&scene, BOB, 3), Ok(Some(2)));
}

/// The number of players who must ask for a new roll if this player asks and the first `present`
/// are here.
fn majority(scene: &TestGroup, seat: SeatId, present: u32) -> Result<Option<usize>, GroupRefusal> {
    let is_here = |seat: SeatId| seat.0 < present;
    roll_majority(&scene.group, seat, scene.now_ms, is_here)
}

#[test]
fn only_after_a_failed_score_the_majority_is_asked_for_a_while() {
    let call = |scene: &mut TestGroup, seat, command| {
        scene.ask(seat, play(command)).expect("they may");
    };
    let mut scene = TestGroup::of(GroupKind::Public);
    call(&mut scene, BOB, Command::Roll);
    call(&mut scene, BOB, Command::CallScore);
    scene.now_ms += 5_000;
    call(&mut scene, BOB, Command::GiveUp);
    for seat in [BOB, CYD] {
        assert_eq!(majority(&scene, seat, 3), Ok(Some(2)), "any player asks");
    }
    scene.now_ms += AFTER_FAILED_CALL_MS - 1;
    scene
        .ask(CYD, play(Command::Rename(name("Cid"))))
        .expect("a name");
    assert_eq!(majority(&scene, BOB, 3), Ok(Some(2)));
    scene.now_ms += 1;
    assert_eq!(
        majority(&scene, BOB, 3),
        Ok(None),
        "idle players block nothing"
    );
    // An IMPOSSIBLE that nobody opposes takes a roll from nobody.
    call(&mut scene, BOB, Command::Roll);
    call(&mut scene, BOB, Command::CallImpossible);
    scene.now_ms += 60_000;
    let overdue = overdue(&scene.group, scene.now_ms).expect("it has stood");
    scene.write(overdue);
    assert_eq!(majority(&scene, BOB, 3), Ok(None));
    // Nor does a host who ends the round, with or without points.
    for with_points in [false, true] {
        let mut scene = TestGroup::of(GroupKind::Created);
        scene.deal(&[1, 4, 5, 7]);
        call(&mut scene, BOB, Command::CallImpossible);
        call(&mut scene, ADA, Command::EndRound { with_points });
        assert_eq!(majority(&scene, BOB, 3), Ok(None));
    }
}

#[test]
fn a_player_who_may_not_call_has_no_vote_and_is_not_counted() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    scene
        .ask(ADA, Request::ForbidCalls(BOB, true))
        .expect("the maker");
    assert_eq!(majority(&scene, BOB, 3), Err(GroupRefusal::NoVote));
    assert_eq!(majority(&scene, CYD, 3), Ok(Some(2)), "of Ada and Cyd");
    scene.admit("Dan").expect("room");
    assert_eq!(majority(&scene, CYD, 4), Ok(Some(2)), "of Ada, Cyd and Dan");
    // If nobody else is here, nobody is kept from rolling.
    let only_bob = |seat| seat == BOB;
    let found = roll_majority(&scene.group, BOB, scene.now_ms, only_bob);
    assert_eq!(found, Ok(None));
}

#[test]
fn a_log_from_before_stand_ins_gives_them_no_more_than_today_s() {
    let old = r#"{"epoch":7,"n":5,"at_ms":9,"origin":null,"events":[{"table":{"host_changed":{"seat":1}}}]}"#;
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.write(serde_json::from_str(old).expect("an entry"));
    assert_eq!(scene.group.host(), Some(BOB));
    assert_eq!(scene.group.rights(BOB), Rights::StandIn);
    assert_eq!(scene.group.rights(ADA), Rights::Host);
}

#[test]
fn the_written_form_of_hosts_decisions_stays_the_same() {
    for (event, json) in [
        (
            GroupEvent::CoHostNamed { seat: Some(BOB) },
            r#"{"co_host_named":{"seat":1}}"#,
        ),
        (
            GroupEvent::CoHostNamed { seat: None },
            r#"{"co_host_named":{"seat":null}}"#,
        ),
        (
            GroupEvent::NameFixed { seat: CYD },
            r#"{"name_fixed":{"seat":2}}"#,
        ),
        (
            GroupEvent::WaitingRoom { on: true },
            r#"{"waiting_room":{"on":true}}"#,
        ),
    ] {
        assert_eq!(serde_json::to_string(&event).expect("an event"), json);
        let read: GroupEvent = serde_json::from_str(json).expect("an event");
        assert_eq!(read, event);
    }
}

#[test]
fn a_stand_in_lets_a_round_go_on_that_a_host_has_stopped() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    scene.ask(BOB, play(Command::CallScore)).expect("a call");
    scene.ask(ADA, play(Command::Pause)).expect("the host");
    let stand_in = next_host(&scene.group, |seat| seat != ADA, |_| true);
    let events = vec![stand_in.expect("somebody stands in")];
    let entry = referee::entry(&scene.group, scene.now_ms, None, events);
    scene.write(entry);
    let asked = |command| decide(&scene, BOB, play(command));
    assert_eq!(asked(Command::GiveUp), Err(Refusal::Paused.into()));
    let end = Command::EndRound { with_points: false };
    assert_eq!(asked(end), Err(Refusal::OwnCall.into()));
    assert_eq!(
        decide(&scene, CYD, play(Command::Resume)),
        Err(Refusal::HostOnly.into())
    );
    scene.ask(BOB, play(Command::Resume)).expect("a stand-in");
    assert_eq!(
        scene.ask(BOB, play(Command::Pause)),
        Err(Refusal::StandInOnly.into())
    );
    scene.ask(BOB, play(Command::GiveUp)).expect("their call");
}
