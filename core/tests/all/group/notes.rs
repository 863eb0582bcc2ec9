//! The notes that a newcomer is sent: of renames, comings and goings, and switches the last word of
//! each.

use score_core::dice::Generator;
use score_core::group::entry::GroupKind;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::SeatId;

use super::fixture::{ADA, BOB, CYD, TestGroup, name, play};

fn class(pupils: usize) -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    for number in 0..pupils {
        scene.admit(&format!("Pupil {number}")).expect("room");
    }
    scene.deal(&[1, 4, 5, 7]);
    scene
}

fn renames(scene: &mut TestGroup, seat: SeatId, text: &str) -> bool {
    scene.ask(seat, play(Command::Rename(name(text)))).is_ok()
}

/// Checks that a newcomer's snapshot makes the group, with the log of a reader who was there.
fn check_snapshot(scene: &TestGroup) {
    assert_eq!(
        Group::restore(&scene.group.snapshot()).as_ref(),
        Ok(&scene.group)
    );
}

/// The whole log makes the group.
fn check_log(scene: &TestGroup) {
    let mut group = Group::found(&scene.log[0]).expect("a founding");
    for entry in &scene.log[1..] {
        group.apply(entry).expect("an entry of the referee");
    }
    assert_eq!(group, scene.group);
}

#[test]
fn a_storm_of_renames_is_one_name_each() {
    const PUPILS: usize = 40;
    let mut scene = class(PUPILS);
    let before = scene.group.log_len();
    for turn in 0..100 {
        for pupil in 0..PUPILS as u32 {
            let is_renamed = renames(&mut scene, SeatId(3 + pupil), &format!("{pupil} {turn}"));
            assert!(is_renamed);
        }
    }
    assert_eq!(scene.group.log_len(), before + PUPILS);
    check_snapshot(&scene);
    check_log(&scene);
}

#[test]
fn a_name_that_another_has_taken_since_is_not_left_out() {
    let mut scene = class(0);
    for (seat, text) in [
        (BOB, "Ben"),
        (CYD, "Bob"),
        (BOB, "Cyd"),
        (CYD, "Ben"),
        (BOB, "Bob"),
    ] {
        assert!(renames(&mut scene, seat, text));
        check_snapshot(&scene);
    }
    check_log(&scene);
}

#[test]
fn all_but_the_last_of_idle_visitors_are_left_out_of_the_log() {
    let mut scene = class(0);
    let before = scene.group.log_len();
    for number in 0..50 {
        let seat = scene.group.table().next_seat();
        scene.admit("Sly").expect("room");
        assert!(renames(&mut scene, seat, &format!("Sly {number}")));
        scene.ask(seat, play(Command::Leave)).expect("a seat");
        check_snapshot(&scene);
    }
    assert!(
        scene.group.log_len() <= before + 3,
        "{}",
        scene.group.log_len()
    );
    check_log(&scene);
}

#[test]
fn a_switch_that_goes_to_and_fro_is_one_event() {
    let mut scene = class(0);
    let mut lengths = Vec::new();
    for turn in 0..50 {
        let on = turn % 2 == 0;
        for request in [
            Request::Lock(on),
            Request::SwitchChat(on),
            Request::UseWaitingRoom(on),
            Request::LetWatchersWait(on),
            Request::MuteNewcomers(on),
            Request::Mute(BOB, on),
            Request::Mute(CYD, !on),
            Request::RenameOther(BOB, name(&format!("Bob {turn}"))),
        ] {
            scene.ask(ADA, request).expect("the host");
        }
        check_snapshot(&scene);
        lengths.push(scene.group.log_len());
    }
    assert_eq!(lengths.first(), lengths.last());
    check_log(&scene);
}

/// For all notes and all names of players: a snapshot makes the group.
#[test]
fn events_that_are_left_out_change_nothing() {
    for seed in 0..200 {
        let mut generator = Generator::new(seed, 1);
        let mut scene = class(3);
        if seed % 3 == 0 {
            let teams = Request::SplitIntoTeams(2);
            scene.ask(ADA, teams).expect("the host");
        }
        for _ in 0..80 {
            let seat = SeatId(1 + generator.below(scene.group.table().next_seat().0));
            let text = ["Ada", "Bea", "Cid", "Dee"][generator.below(4) as usize];
            let on = generator.below(2) == 0;
            let request = match generator.below(9) {
                0..=3 => play(Command::Rename(name(text))),
                4 => play(Command::Leave),
                5 => Request::Mute(seat, on),
                6 => Request::RenameOther(seat, name(text)),
                7 => play(Command::CallScore),
                _ => play(Command::GiveUp),
            };
            let by = match request {
                Request::Mute(..) | Request::RenameOther(..) => ADA,
                _ => seat,
            };
            // Much is refused.
            let _ = scene.ask(by, request);
            if generator.below(3) == 0 {
                let _ = scene.admit(["Eve", "Fay", "Ada", "Bea"][generator.below(4) as usize]);
            }
            check_snapshot(&scene);
        }
        check_log(&scene);
    }
}
