//! The seat of an absent player, for the same player on another device.

use score_core::group::entry::{CommandId, GroupEvent, GroupKind};
use score_core::group::handover::{absent_like, likely, recipients, recipients_of};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::{Request, VisitorId};
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::table::state::MAX_SEATS;

use super::fixture::{ADA, BOB, CYD, TestGroup, name, play};

const NEW: SeatId = SeatId(3);

/// A class in which Bob has lost a point, may not write, and has come a second time.
fn class() -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    for request in [play(Command::CallScore), play(Command::GiveUp)] {
        scene.ask(BOB, request).expect("a call");
    }
    scene.ask(ADA, Request::Mute(BOB, true)).expect("the host");
    scene.admit("Bob 2").expect("room");
    scene
}

#[test]
fn a_player_on_a_new_device_keeps_points_name_and_hosts_decisions() {
    let mut scene = class();
    let answers =
        |scene: &TestGroup, seat| scene.group.tallies().expect("a host's").of(seat).answers();
    assert_eq!(answers(&scene, BOB), 1);
    scene.ask(ADA, Request::HandOver(BOB, NEW)).expect("a host");
    let group = &scene.group;
    assert_eq!(group.table().seat(BOB), None);
    let seat = group.table().seat(NEW).expect("a seat");
    assert_eq!((seat.name.as_str(), seat.points), ("Bob", -1));
    assert!(group.is_muted(NEW));
    assert!(group.is_handed_over(BOB) && group.departed(BOB).is_none());
    assert_eq!(answers(&scene, NEW), 1);
    scene.check_log();
    // A roll in between changes nothing.
    scene.deal(&[1, 4, 5, 8]);
    assert!(scene.group.is_handed_over(BOB));
    scene.check_log();
}

#[test]
fn points_of_both_seats_are_added() {
    let mut scene = class();
    scene.deal(&[1, 4, 5, 8]);
    for request in [play(Command::CallScore), play(Command::GiveUp)] {
        scene.ask(NEW, request).expect("a call");
    }
    scene.ask(ADA, Request::HandOver(BOB, NEW)).expect("a host");
    assert_eq!(scene.group.table().seat(NEW).expect("a seat").points, -2);
    scene.check_log();
}

#[test]
fn only_hosts_hand_seats_over_and_never_one_of_theirs() {
    let mut scene = class();
    let co_host = Request::NameCoHost(Some(CYD));
    scene.ask(ADA, co_host).expect("the maker");
    let check = |scene: &mut TestGroup, by, request, why: GroupRefusal| {
        assert_eq!(scene.ask(by, request), Err(why));
    };
    let host_only: GroupRefusal = Refusal::HostOnly.into();
    check(
        &mut scene,
        NEW,
        Request::HandOver(BOB, NEW),
        host_only.clone(),
    );
    check(
        &mut scene,
        NEW,
        Request::AdmitTo(VisitorId(1), BOB),
        host_only,
    );
    let hosts = GroupRefusal::HostsKeepSeats;
    check(&mut scene, ADA, Request::HandOver(ADA, NEW), hosts.clone());
    check(&mut scene, CYD, Request::HandOver(ADA, NEW), hosts.clone());
    check(&mut scene, ADA, Request::HandOver(CYD, NEW), hosts.clone());
    check(&mut scene, ADA, Request::HandOver(BOB, CYD), hosts.clone());
    check(&mut scene, ADA, Request::AdmitTo(VisitorId(1), CYD), hosts);
    let nobody: GroupRefusal = Refusal::NotSeated.into();
    check(
        &mut scene,
        ADA,
        Request::HandOver(SeatId(9), NEW),
        nobody.clone(),
    );
    check(&mut scene, ADA, Request::HandOver(BOB, SeatId(9)), nobody);
    check(
        &mut scene,
        ADA,
        Request::HandOver(BOB, BOB),
        GroupRefusal::NotAway,
    );
    scene
        .ask(ADA, Request::Remove(NEW, true))
        .expect("the host");
    check(
        &mut scene,
        ADA,
        Request::HandOver(BOB, NEW),
        GroupRefusal::Removed,
    );
    let mut public = TestGroup::of(GroupKind::Public);
    let nobody_hosts = GroupRefusal::NobodyHosts;
    check(&mut public, ADA, Request::HandOver(BOB, CYD), nobody_hosts);
}

#[test]
fn no_seat_goes_to_another_while_a_call_is_open() {
    let mut scene = class();
    scene.deal(&[1, 4, 5, 8]);
    scene.ask(BOB, play(Command::CallScore)).expect("a call");
    let asked = scene.ask(ADA, Request::HandOver(BOB, NEW));
    assert_eq!(asked, Err(Refusal::CallOpen.into()));
}

#[test]
fn a_handed_seat_that_was_none_changes_nothing() {
    let scene = class();
    for (from, seat) in [(ADA, NEW), (NEW, NEW), (SeatId(9), NEW), (BOB, SeatId(9))] {
        let mut group = scene.group.clone();
        let events = vec![GroupEvent::HandedOver { from, seat }];
        let origin = referee::origin(ADA, CommandId(99));
        let entry = referee::entry(&group, scene.now_ms, origin, events);
        assert!(group.apply(&entry).is_err(), "{from:?} {seat:?}");
    }
}

#[test]
fn a_newcomer_at_a_full_table_can_only_take_an_absent_players_seat() {
    let mut scene = class();
    for number in 4..=MAX_SEATS {
        let events = referee::admit(&scene.group, name(&format!("P {number}")), false);
        let Ok(events) = events else { break };
        let entry = referee::entry(&scene.group, scene.now_ms, None, events);
        scene.write(entry);
    }
    let newcomer = SeatId(MAX_SEATS as u32);
    assert_eq!(scene.group.table().next_seat(), newcomer);
    let events =
        referee::admit_to(&scene.group, &|_| true, BOB, None, name("Bob 3")).expect("a seat");
    // Without the seat that is left there is none, whatever a log says.
    let seated = vec![events[0].clone()];
    let mut group = scene.group.clone();
    let entry = referee::entry(&group, scene.now_ms, None, seated);
    assert!(group.apply(&entry).is_err());
    let entry = referee::entry(&scene.group, scene.now_ms, None, events);
    scene.write(entry);
    let table = scene.group.table();
    assert_eq!(table.seats().len(), MAX_SEATS);
    let seat = table.seat(newcomer).expect("a seat");
    assert_eq!((seat.name.as_str(), seat.points), ("Bob", -1));
    assert!(scene.group.is_muted(newcomer));
    let restored = Group::restore(&scene.group.snapshot());
    assert_eq!(restored.as_ref(), Ok(&scene.group));
}

#[test]
fn a_newcomer_called_as_an_absent_player_may_be_that_one() {
    let mut scene = class();
    scene.admit("Cydney").expect("room");
    let away = |gone: &[SeatId]| {
        let gone = gone.to_vec();
        move |seat: SeatId| !gone.contains(&seat)
    };
    assert_eq!(likely(&scene.group, &away(&[])), []);
    assert_eq!(likely(&scene.group, &away(&[BOB])), [(BOB, NEW)]);
    assert_eq!(likely(&scene.group, &away(&[CYD])), [], "another name");
    assert_eq!(
        likely(&scene.group, &away(&[NEW])),
        [],
        "a player who came later"
    );
    assert_eq!(
        likely(&scene.group, &away(&[BOB, NEW])),
        [],
        "both are away"
    );
    assert_eq!(
        recipients(&scene.group, away(&[BOB])),
        [SeatId(4), NEW, CYD]
    );
    assert_eq!(
        recipients_of(&scene.group, BOB, away(&[BOB])),
        [SeatId(4), NEW, CYD]
    );
    assert_eq!(
        recipients_of(&scene.group, BOB, away(&[])),
        [],
        "they are here"
    );
    assert_eq!(recipients_of(&scene.group, ADA, away(&[ADA])), [], "a host");
    let like = |text: &str| {
        let found = absent_like(&scene.group, away(&[ADA, BOB]), &name(text));
        found.map(|seat| seat.id)
    };
    assert_eq!(like("bob"), Some(BOB));
    assert_eq!(like("Bob 17"), Some(BOB));
    assert_eq!(like("Bobby"), None);
    assert_eq!(like("Ada"), None, "a host's seat is offered to nobody");
}
