//! The live board of a class: what each pupil does in a round that everyone plays.

use score_core::arith::op::Op;
use score_core::group::entry::GroupKind;
use score_core::group::live_board::{Pupil, PupilState, STUCK_MS, pupils};
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::teach::hint::Grade;

use super::fixture::{ADA, BOB, CYD, Scene, play};

fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

/// Bob and Cyd, each on a board of their own; nothing is done yet.
fn class() -> Scene {
    let mut scene = Scene::of(GroupKind::Created);
    let way = Command::SetWay(Way::Everyone(Everyone::default()));
    scene.ask(ADA, play(way)).expect("the host");
    scene.now_ms += 500;
    scene.deal(&[1, 4, 5, 7]);
    scene
}

/// Bob and Cyd on the live board; all but those `away` are there, and the round goes on since it
/// was dealt.
fn shown(scene: &Scene, away: &[SeatId]) -> [Pupil; 2] {
    let since_ms = scene.group.round_times().dealt_ms.expect("a roll");
    let is_here = |seat| !away.contains(&seat);
    let all = pupils(&scene.group, is_here, since_ms, scene.now_ms);
    all.try_into().expect("two pupils, as hosts are none")
}

fn states(scene: &Scene, away: &[SeatId]) -> [PupilState; 2] {
    shown(scene, away).map(|pupil| pupil.state)
}

#[test]
fn before_the_first_roll_nobody_is_shown() {
    let scene = Scene::of(GroupKind::Created);
    assert_eq!(pupils(&scene.group, |_| true, 0, 0), []);
}

#[test]
fn who_has_made_nothing_for_a_minute_may_need_help_until_they_make_something() {
    let mut scene = class();
    assert_eq!(states(&scene, &[]), [PupilState::Working; 2]);
    scene.now_ms += STUCK_MS - 1;
    assert_eq!(states(&scene, &[]), [PupilState::Working; 2]);
    scene.now_ms += 1;
    scene.ask(CYD, play(step(1, Op::Mul, 2))).expect("a step");
    let expected = [PupilState::NeedsHelp, PupilState::Working];
    assert_eq!(states(&scene, &[]), expected);
    // Who is away needs no help, and while all stands still nobody does.
    let expected = [PupilState::Away, PupilState::Working];
    assert_eq!(states(&scene, &[BOB]), expected);
    scene.ask(ADA, play(Command::Pause)).expect("the host");
    assert_eq!(states(&scene, &[]), [PupilState::Working; 2]);
}

#[test]
fn an_answer_is_shown_with_its_time_its_steps_and_hints_also_of_who_has_gone() {
    let mut scene = class();
    for command in [
        Command::TakeHint(Grade::Solvable),
        Command::TakeHint(Grade::Numbers),
        step(1, Op::Mul, 2),
        step(4, Op::Div, 0),
    ] {
        scene.ask(BOB, play(command)).expect("a step or a hint");
    }
    scene.now_ms += 2_001;
    let has_it = play(Command::Answer(FinalAnswer::Solved));
    scene.ask(BOB, has_it).expect("the goal");
    scene.now_ms += 1_000;
    let impossible = play(Command::Answer(FinalAnswer::Impossible));
    scene.ask(CYD, impossible).expect("an answer");
    let [bob, cyd] = shown(&scene, &[BOB, CYD]);
    assert_eq!((bob.seat, bob.name.as_str()), (BOB, "Bob"));
    assert_eq!((bob.state, bob.steps, bob.hints), (PupilState::HasIt, 2, 2));
    // Each second that has begun counts.
    assert_eq!((bob.taken_s, cyd.taken_s), (Some(3), Some(4)));
    assert_eq!(cyd.state, PupilState::Impossible);
}

#[test]
fn when_the_round_has_ended_it_is_known_who_has_not_answered() {
    let mut scene = class();
    let impossible = play(Command::Answer(FinalAnswer::Impossible));
    scene.ask(CYD, impossible).expect("an answer");
    let end = Command::EndRound { with_points: true };
    scene.ask(ADA, play(end)).expect("the host");
    let expected = [PupilState::NoAnswer, PupilState::Impossible];
    assert_eq!(states(&scene, &[BOB]), expected);
    // A player who is removed is shown no more.
    let removed = score_core::group::request::Request::Remove(BOB, true);
    scene.ask(ADA, removed).expect("the host");
    let all = pupils(&scene.group, |_| true, 0, scene.now_ms);
    assert_eq!(all.len(), 1);
}
