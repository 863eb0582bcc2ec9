//! The live board of a class: the state of each pupil in a round that everyone plays.

use score_core::arith::op::Op;
use score_core::group::audience::Audience;
use score_core::group::entry::GroupKind;
use score_core::group::live_board::{LiveOrder, Pupil, PupilState, STUCK_MS, pupils, sort};
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::teach::hint::Grade;

use super::fixture::{ADA, BOB, CYD, TestGroup, play};

fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

/// Bob and Cyd, each on a board of their own; nothing is done yet.
fn class() -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    let way = Command::SetWay(Way::Everyone(Everyone::default()));
    scene.ask(ADA, play(way)).expect("the host");
    scene.now_ms += 500;
    scene.deal(&[1, 4, 5, 7]);
    scene
}

/// Bob and Cyd on the live board; all but those `away` are there.
fn shown(scene: &TestGroup, away: &[SeatId]) -> [Pupil; 2] {
    let is_here = |seat| !away.contains(&seat);
    let all = pupils(&scene.group, is_here, scene.now_ms);
    all.try_into().expect("two pupils, as hosts are none")
}

fn states(scene: &TestGroup, away: &[SeatId]) -> [PupilState; 2] {
    shown(scene, away).map(|pupil| pupil.state)
}

/// The states of all pupils, who are all there.
fn states_at(group: &Group, now_ms: u64) -> Vec<PupilState> {
    let all = pupils(group, |_| true, now_ms).into_iter();
    all.map(|pupil| pupil.state).collect()
}

#[test]
fn before_the_first_roll_nobody_is_shown() {
    let scene = TestGroup::of(GroupKind::Created);
    assert_eq!(pupils(&scene.group, |_| true, 0), []);
}

#[test]
fn a_pupil_without_a_step_for_a_minute_may_need_help() {
    let mut scene = class();
    assert_eq!(states(&scene, &[]), [PupilState::Working; 2]);
    scene.now_ms += STUCK_MS - 1;
    assert_eq!(states(&scene, &[]), [PupilState::Working; 2]);
    scene.now_ms += 1;
    scene.ask(CYD, play(step(1, Op::Mul, 2))).expect("a step");
    let expected = [PupilState::NeedsHelp, PupilState::Working];
    assert_eq!(states(&scene, &[]), expected);
    // A player who is away needs no help, and in a pause nobody does.
    let expected = [PupilState::Away, PupilState::Working];
    assert_eq!(states(&scene, &[BOB]), expected);
    scene.ask(ADA, play(Command::Pause)).expect("the host");
    assert_eq!(states(&scene, &[]), [PupilState::Working; 2]);
}

#[test]
fn an_answer_is_shown_with_time_steps_and_hints_even_of_absent_pupils() {
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
fn after_a_round_the_pupils_without_an_answer_are_known() {
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
    let all = pupils(&scene.group, |_| true, scene.now_ms);
    assert_eq!(all.len(), 1);
}

#[test]
fn after_a_pause_everybody_has_a_minute_again() {
    let mut scene = class();
    scene.now_ms += STUCK_MS;
    assert_eq!(states(&scene, &[]), [PupilState::NeedsHelp; 2]);
    scene.ask(ADA, play(Command::Pause)).expect("the host");
    scene.now_ms += 3_600_000;
    assert_eq!(states(&scene, &[]), [PupilState::Working; 2]);
    scene.ask(ADA, play(Command::Resume)).expect("the host");
    scene.now_ms += STUCK_MS - 1;
    assert_eq!(states(&scene, &[]), [PupilState::Working; 2]);
    scene.now_ms += 1;
    assert_eq!(states(&scene, &[]), [PupilState::NeedsHelp; 2]);
    // The next roll is another beginning.
    let end = Command::EndRound { with_points: true };
    scene.ask(ADA, play(end)).expect("the host");
    scene.deal(&[1, 4, 5, 7]);
    assert_eq!(states(&scene, &[]), [PupilState::Working; 2]);
}

#[test]
fn a_pupil_who_comes_late_has_a_minute_from_then_on() {
    let mut scene = class();
    scene.now_ms += STUCK_MS;
    scene.admit("Dan").expect("room");
    let dan = SeatId(3);
    let state_of = |scene: &TestGroup, seat| {
        let all = pupils(&scene.group, |_| true, scene.now_ms);
        let mut all = all.into_iter();
        all.find(|pupil| pupil.seat == seat)
            .map(|pupil| pupil.state)
    };
    assert_eq!(state_of(&scene, BOB), Some(PupilState::NeedsHelp));
    // They look on until a host lets them play.
    assert_eq!(state_of(&scene, dan), None);
    scene.ask(ADA, Request::LetPlay(dan)).expect("the host");
    assert_eq!(state_of(&scene, dan), Some(PupilState::Working));
    scene.now_ms += STUCK_MS;
    assert_eq!(state_of(&scene, dan), Some(PupilState::NeedsHelp));
}

#[test]
fn a_reload_and_a_co_host_count_the_same_need_of_help() {
    let mut scene = class();
    scene.now_ms += 40_000;
    scene.ask(ADA, play(Command::Pause)).expect("the host");
    scene.now_ms += 5_000;
    scene.ask(ADA, play(Command::Resume)).expect("the host");
    scene.now_ms += 30_000;
    scene.ask(CYD, play(step(1, Op::Mul, 2))).expect("a step");
    let snapshot = scene.group.snapshot_for(Audience::Host);
    // As the relay stores it.
    let written = serde_json::to_string(&snapshot).expect("it can be written");
    let read = serde_json::from_str(&written).expect("a snapshot");
    let read = Group::restore(&read).expect("a group");
    for later_ms in [0, 29_999, 30_000, STUCK_MS, 2 * STUCK_MS] {
        let now_ms = scene.now_ms + later_ms;
        let seen_live = pupils(&scene.group, |_| true, now_ms);
        assert_eq!(
            pupils(&read, |_| true, now_ms),
            seen_live,
            "{later_ms} ms later"
        );
    }
    let at = |later_ms| states_at(&read, scene.now_ms + later_ms);
    assert_eq!(at(29_999), [PupilState::Working, PupilState::Working]);
    assert_eq!(at(30_000), [PupilState::NeedsHelp, PupilState::Working]);
}

#[test]
fn a_log_from_before_pauses_were_noted_opens_and_counts_from_the_deal() {
    let mut scene = class();
    scene.now_ms += STUCK_MS;
    let mut written = serde_json::to_value(scene.group.snapshot()).expect("it can be written");
    let times = written["round_times"].as_object_mut().expect("an object");
    assert!(times.remove("resumed_ms").is_some());
    let read = serde_json::from_value(written.clone()).expect("an older snapshot");
    let read = Group::restore(&read).expect("a group");
    assert_eq!(states_at(&read, scene.now_ms), [PupilState::NeedsHelp; 2]);
    // If not even the deal is known, nobody is said to need help.
    let snapshot = written.as_object_mut().expect("an object");
    snapshot.remove("round_times");
    snapshot.remove("tallies");
    let read = serde_json::from_value(written).expect("an old snapshot");
    let read = Group::restore(&read).expect("a group");
    assert_eq!(states_at(&read, scene.now_ms), [PupilState::Working; 2]);
}

fn tile(seat: u32, name: &str, state: PupilState, idle_since_ms: u64) -> Pupil {
    Pupil {
        seat: SeatId(seat),
        name: name.to_owned(),
        state,
        steps: 0,
        hints: 0,
        taken_s: None,
        idle_since_ms: Some(idle_since_ms),
    }
}

fn names_in(order: LiveOrder, mut pupils: Vec<Pupil>) -> Vec<String> {
    sort(&mut pupils, order, |one, other| one.cmp(other));
    pupils.into_iter().map(|pupil| pupil.name).collect()
}

#[test]
fn pupils_who_need_help_come_first_and_those_with_the_goal_last() {
    let class = vec![
        tile(1, "Has it", PupilState::HasIt, 1),
        tile(2, "Says impossible", PupilState::Impossible, 1),
        tile(3, "Away", PupilState::Away, 1),
        tile(4, "Works too", PupilState::Working, 1),
        tile(5, "Works", PupilState::Working, 900),
        tile(6, "Stuck", PupilState::NeedsHelp, 500),
        tile(7, "Longest stuck", PupilState::NeedsHelp, 100),
        tile(8, "Also stuck", PupilState::NeedsHelp, 500),
    ];
    let expected = [
        "Longest stuck",
        "Also stuck",
        "Stuck",
        "Works",
        "Works too",
        "Away",
        "Says impossible",
        "Has it",
    ];
    assert_eq!(names_in(LiveOrder::Help, class), expected);
    let after = vec![
        tile(1, "Has it", PupilState::HasIt, 1),
        tile(2, "Impossible", PupilState::Impossible, 1),
        tile(3, "Nothing", PupilState::NoAnswer, 1),
    ];
    let expected = ["Nothing", "Impossible", "Has it"];
    assert_eq!(names_in(LiveOrder::Help, after), expected);
}

#[test]
fn by_name_the_language_of_the_page_decides_and_a_state_moves_nobody() {
    let class = vec![
        tile(3, "cleo", PupilState::NeedsHelp, 1),
        tile(2, "Ben", PupilState::HasIt, 1),
        tile(1, "amir", PupilState::Working, 1),
    ];
    let mut by_name = class.clone();
    let folded = |one: &str, other: &str| one.to_lowercase().cmp(&other.to_lowercase());
    sort(&mut by_name, LiveOrder::Name, folded);
    let names: Vec<&str> = by_name.iter().map(|pupil| pupil.name.as_str()).collect();
    assert_eq!(names, ["amir", "Ben", "cleo"]);
}

#[test]
fn a_step_of_a_pupil_who_works_moves_no_tile() {
    let before = vec![
        tile(1, "Amir", PupilState::Working, 100),
        tile(2, "Ben", PupilState::Working, 200),
    ];
    let mut after = before.clone();
    after[0].idle_since_ms = Some(300);
    let expected = ["Amir", "Ben"];
    assert_eq!(names_in(LiveOrder::Help, before), expected);
    assert_eq!(names_in(LiveOrder::Help, after), expected);
}
