//! The permissions of a group, and the players who have them.

use score_core::group::entry::GroupKind;
use score_core::group::options::{may_call, may_say};
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_core::table::refusal::Refusal;
use score_core::table::way_of_playing::{Everyone, Way};

use super::fixture::{ADA, BOB, CYD, TestGroup, name, play};

#[test]
fn a_removed_player_can_do_nothing_until_they_are_taken_back() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[6, 6, 12, 20]);
    scene.ask(BOB, play(Command::CallScore)).expect("a call");
    scene.ask(BOB, play(Command::GiveUp)).expect("an end");
    scene
        .ask(ADA, Request::Remove(BOB, true))
        .expect("the host");
    let refused = Err(GroupRefusal::Removed);
    assert_eq!(scene.ask(BOB, play(Command::Roll)), refused);
    assert_eq!(may_say(&scene.group, BOB), Err(GroupRefusal::Removed));
    scene
        .ask(ADA, Request::Remove(BOB, false))
        .expect("the host");
    assert_eq!(scene.ask(BOB, play(Command::Roll)), Ok(()));
    assert_eq!(scene.points(), [0, -1, 0]);
}

#[test]
fn a_locked_table_lets_nobody_new_in() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.ask(ADA, Request::Lock(true)).expect("the host");
    assert_eq!(scene.admit("Dan"), Err(GroupRefusal::Locked));
    scene.ask(ADA, Request::Lock(false)).expect("the host");
    assert_eq!(scene.admit("Dan"), Ok(()));
}

#[test]
fn a_name_that_somebody_has_is_refused_with_one_that_is_free() {
    let mut scene = TestGroup::of(GroupKind::Created);
    let free = "ada 2".to_owned();
    let refused = Err(GroupRefusal::Table(Refusal::NameTaken { free }));
    assert_eq!(scene.admit("ada"), refused);
}

#[test]
fn chat_is_for_players_who_are_not_muted_while_it_is_on() {
    let mut scene = TestGroup::of(GroupKind::Created);
    assert_eq!(may_say(&scene.group, BOB), Ok(()));
    scene.ask(ADA, Request::Mute(BOB, true)).expect("the host");
    assert_eq!(may_say(&scene.group, BOB), Err(GroupRefusal::Muted));
    assert_eq!(may_say(&scene.group, CYD), Ok(()));
    scene
        .ask(ADA, Request::SwitchChat(false))
        .expect("the host");
    assert_eq!(may_say(&scene.group, CYD), Err(GroupRefusal::ChatOff));
}

/// A log of earlier versions means the same.
#[test]
fn a_muted_player_may_call_and_one_without_calls_may_write() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.ask(ADA, Request::Mute(BOB, true)).expect("the host");
    let forbid = |forbidden| Request::ForbidCalls(CYD, forbidden);
    scene.ask(ADA, forbid(true)).expect("the host");
    assert_eq!(may_say(&scene.group, CYD), Ok(()));
    let refused = Err(GroupRefusal::CallsForbidden);
    assert_eq!(may_call(&scene.group, CYD), refused);
    assert_eq!(may_call(&scene.group, BOB), Ok(()));
    let no_roll = Err(GroupRefusal::Table(Refusal::NoRoll));
    assert_eq!(scene.ask(CYD, play(Command::CallScore)), no_roll);
    scene.deal(&[1, 4, 5, 7]);
    for call in [Command::CallScore, Command::CallImpossible] {
        assert_eq!(scene.ask(CYD, play(call)), refused);
    }
    assert_eq!(scene.ask(BOB, play(Command::CallImpossible)), Ok(()));
    assert_eq!(scene.ask(CYD, play(Command::CallScore)), refused);
    scene.ask(ADA, forbid(false)).expect("the host");
    assert_eq!(scene.ask(CYD, play(Command::CallScore)), Ok(()));
    // A call that is open goes on; it is the host's to end it.
    scene.ask(ADA, forbid(true)).expect("the host");
    assert_eq!(scene.ask(CYD, play(Command::GiveUp)), Ok(()));
}

#[test]
fn a_player_who_may_not_call_answers_and_calls_at_no_small_table() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.admit("Dan").expect("room");
    scene
        .ask(ADA, Request::ForbidCalls(BOB, true))
        .expect("the host");
    let way = Way::Everyone(Everyone::default());
    scene
        .ask(ADA, play(Command::SetWay(way)))
        .expect("the host");
    scene.deal(&[1, 4, 5, 7]);
    let no_calls = Err(GroupRefusal::Table(Refusal::NoCalls));
    assert_eq!(scene.ask(BOB, play(Command::CallScore)), no_calls);
    let answer = Command::Answer(FinalAnswer::Impossible);
    assert_eq!(scene.ask(BOB, play(answer)), Ok(()));
    let end = Command::EndRound { with_points: true };
    scene.ask(ADA, play(end)).expect("the host");
    scene
        .ask(ADA, Request::SplitIntoTables(3))
        .expect("the host");
    scene.deal(&[1, 4, 5, 7]);
    let refused = Err(GroupRefusal::CallsForbidden);
    assert_eq!(scene.ask(BOB, play(Command::CallScore)), refused);
    assert_eq!(scene.ask(CYD, play(Command::CallScore)), Ok(()));
}

#[test]
fn a_command_for_a_round_that_is_gone_is_refused() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[6, 6, 12, 20]);
    let seen = scene.group.n();
    scene.ask(BOB, play(Command::Roll)).expect("a roll");
    for command in [
        Command::Roll,
        Command::CallScore,
        Command::CallImpossible,
        Command::GiveUp,
    ] {
        let refused = Err(GroupRefusal::Stale);
        assert_eq!(scene.ask_late(CYD, seen, play(command)), refused);
    }
    let rename = play(Command::Rename(name("Cid")));
    assert_eq!(
        scene.ask_late(CYD, seen, rename),
        Ok(()),
        "not about the round"
    );
}

#[test]
fn of_two_players_who_call_at_once_the_first_has_the_call() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[6, 6, 12, 20]);
    let seen = scene.group.n();
    let mut call = |seat, command| scene.ask_late(seat, seen, play(command));
    assert_eq!(call(BOB, Command::CallScore), Ok(()));
    let refused = Err(GroupRefusal::Table(Refusal::ScoreCalled));
    assert_eq!(call(CYD, Command::CallScore), refused);
    assert_eq!(call(CYD, Command::CallImpossible), refused);
}

#[test]
fn only_the_caller_moves_the_numbers() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[6, 6, 12, 20]);
    scene.ask(BOB, play(Command::CallScore)).expect("a call");
    let refused = Err(GroupRefusal::Table(Refusal::NotYourCall));
    assert_eq!(scene.ask(CYD, play(Command::Undo)), refused);
    let refused = Err(GroupRefusal::Table(Refusal::NoCall));
    assert_eq!(scene.ask(CYD, play(Command::GiveUp)), refused);
}
