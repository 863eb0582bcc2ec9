//! The roll that a player of a group must not look up elsewhere.

use score_core::dice::Roll;
use score_core::group::entry::GroupKind;
use score_core::group::request::Request;
use score_core::group::small_tables::SmallTableId;
use score_core::race;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::way_of_playing::{Everyone, Way};

use super::fixture::{ADA, BOB, CYD, TestGroup, play};

fn dealt() -> Option<Roll> {
    Roll::new(&[1, 4, 5, 7]).ok()
}

#[test]
fn a_roll_is_open_to_all_callers_until_its_round_has_ended() {
    let mut scene = TestGroup::of(GroupKind::Created);
    assert_eq!(scene.group.open_roll(ADA), None);
    scene.deal(&[1, 4, 5, 7]);
    // A host calls as the others do.
    for seat in [ADA, BOB, CYD] {
        assert_eq!(scene.group.open_roll(seat), dealt());
    }
    assert_eq!(scene.group.open_roll(SeatId(9)), None);
    scene.must_ask(BOB, play(Command::CallScore));
    assert_eq!(scene.group.open_roll(ADA), dealt());
    scene.must_ask(BOB, play(Command::GiveUp));
    assert_eq!(scene.group.open_roll(ADA), None);
    scene.deal(&[2, 2, 2, 2]);
    assert_eq!(scene.group.open_roll(ADA), Roll::new(&[2, 2, 2, 2]).ok());
}

#[test]
fn a_host_may_look_while_everyone_plays_and_the_class_when_it_is_revealed() {
    let mut scene = TestGroup::of(GroupKind::Created);
    let way = Way::Everyone(Everyone::default());
    scene.must_ask(ADA, play(Command::SetWay(way)));
    scene.deal(&[1, 4, 5, 7]);
    assert_eq!(scene.group.open_roll(ADA), None);
    assert_eq!(scene.group.open_roll(BOB), dealt());
    // A pupil who has answered sits beside one who has not.
    let answer = Command::Answer(FinalAnswer::Impossible);
    scene.must_ask(BOB, play(answer));
    assert_eq!(scene.group.open_roll(BOB), dealt());
    scene.must_ask(ADA, play(Command::EndRound { with_points: true }));
    assert_eq!(scene.group.open_roll(BOB), None);
}

#[test]
fn a_roll_of_small_tables_is_open_until_all_of_them_have_ended() {
    let mut scene = TestGroup::of(GroupKind::Created);
    for number in 2..6 {
        scene.admit(&format!("Pupil {number}")).expect("room");
    }
    scene.must_ask(ADA, Request::SplitIntoTables(3));
    scene.deal(&[1, 4, 5, 7]);
    let at = |scene: &TestGroup, table: u16| {
        let tables = scene.group.small_tables().expect("small tables");
        let table = tables.get(SmallTableId(table)).expect("a table");
        table.seats()[0].id
    };
    let (one, other) = (at(&scene, 0), at(&scene, 1));
    scene.must_ask(one, play(Command::CallScore));
    scene.must_ask(one, play(Command::GiveUp));
    for seat in [one, other] {
        assert_eq!(scene.group.open_roll(seat), dealt());
    }
    scene.must_ask(other, play(Command::CallScore));
    scene.must_ask(other, play(Command::GiveUp));
    for seat in [one, other] {
        assert_eq!(scene.group.open_roll(seat), None);
    }
}

#[test]
fn a_player_of_a_race_has_their_own_roll_open() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.must_ask(ADA, play(Command::SetWay(Way::Race)));
    assert_eq!(scene.group.open_roll(BOB), None);
    scene.must_ask(BOB, Request::Race(race::Command::Roll));
    let own = scene.group.race().and_then(|race| race.racer(BOB)?.roll());
    let own = own.and_then(|roll| roll.deal.roll());
    assert!(own.is_some());
    assert_eq!(scene.group.open_roll(BOB), own);
    assert_eq!(scene.group.open_roll(CYD), None);
}
