//! Players who have left for good come back as they were.

use score_core::group::audience::Audience;
use score_core::group::departed::MAX_DEPARTED;
use score_core::group::entry::{Entry, GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::group::teams::TeamId;
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::own_board::FinalAnswer;
use score_core::table::refusal::Refusal;
use score_core::table::way_of_playing::{Everyone, Scoring, Way};

use super::fixture::{ADA, BOB, CYD, TestGroup, name, play, read_by};

/// A class in which Bob has lost a point.
fn class() -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    loses(&mut scene, BOB);
    scene
}

fn loses(scene: &mut TestGroup, seat: SeatId) {
    // A roll that was settled before brings no points.
    scene.deal(&[1, 4, 5, 7 + scene.group.table().rounds()]);
    for command in [Command::CallScore, Command::GiveUp] {
        scene.ask(seat, play(command)).expect("a call");
    }
}

fn leaves(scene: &mut TestGroup, seat: SeatId) {
    scene.ask(seat, play(Command::Leave)).expect("a seat");
}

/// Brings back the player who had the seat `from`, and returns the new seat.
fn returns(scene: &mut TestGroup, from: SeatId, text: &str) -> SeatId {
    let seat = scene.group.table().next_seat();
    let events = referee::admit_again(&scene.group, &|_| true, Some(from), name(text), false);
    let entry = referee::entry(&scene.group, scene.now_ms, None, events.expect("room"));
    scene.write(entry);
    seat
}

fn points(scene: &TestGroup, seat: SeatId) -> i32 {
    scene.group.table().seat(seat).expect("a seat").points
}

#[test]
fn nobody_gets_rid_of_points_or_of_a_hosts_decisions_by_leaving() {
    let mut scene = class();
    scene.ask(ADA, Request::Mute(BOB, true)).expect("the host");
    let zed = Request::RenameOther(BOB, name("Zed"));
    scene.ask(ADA, zed).expect("the host");
    leaves(&mut scene, BOB);
    // Rolls in between change nothing.
    loses(&mut scene, CYD);
    let fixed = scene.group.departed(BOB).expect("known").fixed_name.clone();
    assert_eq!(fixed, Some(name("Zed")));
    let back = returns(&mut scene, BOB, "Zed");
    assert_eq!(points(&scene, back), -1);
    assert!(scene.group.is_muted(back) && scene.group.has_fixed_name(back));
    let rename = play(Command::Rename(name("Bo")));
    assert_eq!(scene.ask(back, rename), Err(GroupRefusal::NameFixed));
    assert_eq!(scene.group.departed(BOB), None, "they come back once");
    loses(&mut scene, back);
    scene.check_log();
}

#[test]
fn a_player_who_leaves_again_and_again_is_the_same_player() {
    let mut scene = class();
    let mut seat = BOB;
    for _ in 0..3 {
        leaves(&mut scene, seat);
        seat = returns(&mut scene, seat, "Bob");
    }
    assert_eq!(points(&scene, seat), -1);
    scene.check_log();
}

#[test]
fn a_player_who_leaves_with_nothing_to_lose_is_forgotten() {
    let mut scene = class();
    let late = scene.group.table().next_seat();
    scene.admit("Late").expect("room");
    leaves(&mut scene, late);
    assert_eq!(scene.group.departed(late), None);
    leaves(&mut scene, BOB);
    let departed = scene.group.departed(BOB).expect("a lost point");
    assert_eq!(departed.fixed_name, None, "only a host's choice is kept");
}

#[test]
fn cleared_points_do_not_wait_for_a_player_who_has_left() {
    let mut scene = class();
    leaves(&mut scene, BOB);
    scene
        .ask(ADA, play(Command::ClearPoints))
        .expect("the host");
    let departed = scene.group.departed(BOB).expect("a roll that they had");
    assert_eq!(departed.points, 0);
    scene.check_log();
}

#[test]
fn a_player_who_comes_back_with_points_is_in_the_same_team() {
    let mut scene = class();
    let teams = Request::SetTeams(vec![vec![BOB], vec![CYD]]);
    scene.ask(ADA, teams).expect("the host");
    leaves(&mut scene, BOB);
    for text in ["Dan", "Eve"] {
        scene.admit(text).expect("room");
    }
    let back = returns(&mut scene, BOB, "Bob");
    assert_eq!(scene.group.teams().of(back), Some(TeamId(0)));
    leaves(&mut scene, back);
    scene.ask(ADA, Request::EndTeams).expect("the host");
    let departed = scene.group.departed(back).expect("a lost point");
    assert_eq!(departed.team, None);
    scene.check_log();
}

#[test]
fn the_report_counts_on_for_a_player_who_comes_back() {
    let mut scene = class();
    let before = scene.group.tallies().expect("a host reads").of(BOB);
    leaves(&mut scene, BOB);
    let back = returns(&mut scene, BOB, "Bob");
    let tallies = scene.group.tallies().expect("a host reads");
    assert_eq!((tallies.of(back), tallies.of(BOB).rounds), (before, 0));
    scene.check_log();
}

#[test]
fn the_report_counts_on_for_a_player_without_points_who_comes_back() {
    let mut scene = class();
    let rounds = scene.group.tallies().expect("a host reads").of(CYD).rounds;
    assert_eq!((rounds, points(&scene, CYD)), (1, 0));
    leaves(&mut scene, CYD);
    scene.check_log();
    // Other rolls and other rules do not make the table forget them.
    loses(&mut scene, BOB);
    let rules = Command::SetRules(scene.group.table().rules().clone());
    scene.ask(ADA, play(rules)).expect("the host");
    scene.check_log();
    let back = returns(&mut scene, CYD, "Cyd");
    let tallies = scene.group.tallies().expect("a host reads");
    assert_eq!(tallies.of(back).rounds, 1);
    // They are remembered again, though nothing happened at the new seat.
    leaves(&mut scene, back);
    let again = returns(&mut scene, back, "Cyd");
    let tallies = scene.group.tallies().expect("a host reads");
    assert_eq!(tallies.of(again).rounds, 1);
    scene.check_log();
}

#[test]
fn the_report_counts_the_hints_of_a_player_who_leaves_in_mid_round() {
    let mut scene = everyone();
    scene.deal(&[1, 4, 5, 7]);
    let hint = Command::TakeHint(score_core::teach::hint::Grade::Solvable);
    scene.ask(CYD, play(hint)).expect("a hint");
    leaves(&mut scene, CYD);
    let back = returns(&mut scene, CYD, "Cyd");
    assert_eq!(
        scene.group.tallies().expect("a host reads").of(back).hints,
        1
    );
    scene.check_log();
}

/// A class in which all solve the same roll at once.
fn everyone() -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    let way = Way::Everyone(Everyone {
        clock: None,
        scoring: Scoring {
            points: true,
            first_three: false,
            wrong_impossible: true,
        },
    });
    let set = scene.ask(ADA, play(Command::SetWay(way)));
    set.expect("the host");
    scene
}

/// The calls of a player are refused, as they look on.
fn looks_on(scene: &mut TestGroup, seat: SeatId) {
    for command in [Command::CallScore, Command::CallImpossible] {
        let refused = scene.ask(seat, play(command));
        assert_eq!(refused, Err(GroupRefusal::LooksOn));
    }
}

#[test]
fn a_newcomer_in_the_middle_of_a_roll_looks_on_until_the_next_one() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.admit("Early").expect("room");
    scene.deal(&[1, 4, 5, 7]);
    let late = scene.group.table().next_seat();
    scene.admit("Late").expect("room");
    looks_on(&mut scene, late);
    scene.check_log();
    scene
        .ask(SeatId(3), play(Command::CallScore))
        .expect("a call");
    scene.ask(SeatId(3), play(Command::GiveUp)).expect("a call");
    let tallies = scene.group.tallies().expect("a host reads");
    assert_eq!([CYD, late].map(|seat| tallies.of(seat).rounds), [1, 0]);
    scene.deal(&[1, 4, 5, 8]);
    scene.ask(late, play(Command::CallScore)).expect("a call");
    scene.check_log();
}

/// A player comes whose device has shown the roll to another player before.
fn comes_after_a_look(scene: &mut TestGroup, seat: SeatId) {
    let decided = referee::look_on(&scene.group, seat);
    assert_eq!(decided, [GroupEvent::LooksOn { seat }]);
    let entry = referee::entry(&scene.group, scene.now_ms, None, decided);
    scene.write(entry);
    assert_eq!(referee::look_on(&scene.group, seat), [], "once is enough");
}

#[test]
fn a_player_whose_device_has_shown_the_roll_looks_on_and_has_missed_nothing() {
    for kind in [GroupKind::Created, GroupKind::Public] {
        let mut scene = TestGroup::of(kind);
        scene.ask(ADA, play(Command::Roll)).expect("a roller");
        comes_after_a_look(&mut scene, CYD);
        for command in [Command::CallScore, Command::CallImpossible] {
            let refused = scene.ask(CYD, play(command));
            assert_eq!(refused, Err(GroupRefusal::OtherOnDevice));
        }
        for command in [Command::CallScore, Command::GiveUp] {
            scene.ask(BOB, play(command)).expect("a player");
        }
        if let Some(tallies) = scene.group.tallies() {
            let rounds = [BOB, CYD].map(|seat| tallies.of(seat).rounds);
            assert_eq!(rounds, [1, 0]);
        }
        scene.ask(ADA, play(Command::Roll)).expect("a roller");
        scene
            .ask(CYD, play(Command::CallScore))
            .expect("a new roll");
        scene.check_log();
    }
}

#[test]
fn a_round_of_everyone_does_not_wait_for_a_player_whose_device_has_shown_the_roll() {
    let mut scene = everyone();
    scene.deal(&[1, 4, 5, 7]);
    comes_after_a_look(&mut scene, CYD);
    let wrong = || play(Command::Answer(FinalAnswer::Impossible));
    for request in [wrong(), play(Command::Undo)] {
        assert_eq!(
            scene.ask(CYD, request.clone()),
            match request {
                Request::Play(Command::Undo) => Err(Refusal::NothingToUndo.into()),
                _ => Err(GroupRefusal::OtherOnDevice),
            }
        );
    }
    scene.ask(BOB, wrong()).expect("an answer");
    assert!(referee::all_answered(&scene.group, |_| true).is_some());
    scene.ask(ADA, Request::LetPlay(CYD)).expect("the host");
    scene.ask(CYD, wrong()).expect("an answer");
    scene.check_log();
}

#[test]
fn a_player_who_comes_after_a_roll_was_dealt_did_not_have_it() {
    let mut scene = everyone();
    let had_it = |scene: &TestGroup, seat: SeatId| {
        let copy = read_by(scene, Audience::Seat(seat));
        assert_eq!(copy.had_roll(seat), scene.group.had_roll(seat));
        copy.had_roll(seat)
    };
    scene.deal(&[1, 4, 5, 7]);
    let late = scene.group.table().next_seat();
    scene.admit("Late").expect("room");
    let wrong = play(Command::Answer(FinalAnswer::Impossible));
    scene.ask(BOB, wrong).expect("an answer");
    let end = Command::EndRound { with_points: true };
    scene.ask(ADA, play(end)).expect("the host");
    let later = scene.group.table().next_seat();
    scene.admit("Later").expect("room");
    let had = [BOB, CYD, late, later].map(|seat| had_it(&scene, seat));
    assert_eq!(had, [true, true, false, false]);
    scene.deal(&[1, 4, 5, 8]);
    assert!(had_it(&scene, late) && had_it(&scene, later));
}

#[test]
fn a_player_who_has_called_or_answered_does_not_look_on() {
    let mut scene = everyone();
    scene.deal(&[1, 4, 5, 7]);
    let answer = play(Command::Answer(FinalAnswer::Impossible));
    scene.ask(BOB, answer).expect("an answer");
    assert_eq!(referee::look_on(&scene.group, BOB), []);
    let mut scene = TestGroup::of(GroupKind::Created);
    assert_eq!(referee::look_on(&scene.group, BOB), [], "no roll");
    scene.deal(&[1, 4, 5, 7]);
    scene
        .ask(BOB, play(Command::CallImpossible))
        .expect("a call");
    assert_eq!(referee::look_on(&scene.group, BOB), []);
    scene.ask(CYD, play(Command::CallScore)).expect("a call");
    for seat in [BOB, CYD] {
        assert_eq!(referee::look_on(&scene.group, seat), []);
    }
}

#[test]
fn a_host_alone_lets_a_newcomer_play_the_roll() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    let late = scene.group.table().next_seat();
    scene.admit("Late").expect("room");
    for seat in [BOB, late] {
        let refused = scene.ask(seat, Request::LetPlay(late));
        assert_eq!(refused, Err(Refusal::HostOnly.into()));
    }
    scene.ask(ADA, Request::LetPlay(late)).expect("the host");
    // Once more changes nothing.
    scene.ask(ADA, Request::LetPlay(late)).expect("the host");
    scene.ask(late, play(Command::CallScore)).expect("a call");
    scene.check_log();
}

#[test]
fn a_newcomer_at_a_table_that_nobody_hosts_plays_at_once() {
    let mut scene = TestGroup::of(GroupKind::Public);
    scene.ask(ADA, play(Command::Roll)).expect("anyone");
    let late = scene.group.table().next_seat();
    scene.admit("Late").expect("room");
    scene.ask(late, play(Command::CallScore)).expect("a call");
}

#[test]
fn a_player_who_leaves_before_a_roll_and_comes_back_in_it_looks_on() {
    let mut scene = class();
    leaves(&mut scene, CYD);
    scene.deal(&[1, 4, 5, 7]);
    let back = returns(&mut scene, CYD, "Cyd");
    looks_on(&mut scene, back);
}

#[test]
fn a_player_who_comes_back_to_the_same_roll_and_table_plays_it() {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.deal(&[1, 4, 5, 7]);
    leaves(&mut scene, CYD);
    let back = returns(&mut scene, CYD, "Cyd");
    scene.ask(back, play(Command::CallScore)).expect("a call");
    scene.check_log();
}

#[test]
fn a_newcomer_neither_ends_a_round_that_everyone_plays_nor_keeps_it_open() {
    let mut scene = everyone();
    scene.deal(&[1, 4, 5, 7]);
    let late = scene.group.table().next_seat();
    scene.admit("Late").expect("room");
    let wrong = play(Command::Answer(FinalAnswer::Impossible));
    let refused = scene.ask(late, wrong.clone());
    assert_eq!(refused, Err(GroupRefusal::LooksOn));
    assert_eq!(referee::all_answered(&scene.group, |_| true), None);
    for seat in [BOB, CYD] {
        assert_eq!(referee::all_answered(&scene.group, |_| true), None);
        scene.ask(seat, wrong.clone()).expect("a round");
    }
    assert!(referee::all_answered(&scene.group, |_| true).is_some());
}

#[test]
fn many_players_who_leave_do_not_make_a_table_forget_a_muted_one() {
    let mut scene = class();
    scene.ask(ADA, Request::Mute(CYD, true)).expect("the host");
    leaves(&mut scene, CYD);
    let mut others = Vec::new();
    for number in 0..=MAX_DEPARTED {
        let seat = scene.group.table().next_seat();
        scene.admit(&format!("Sly {number}")).expect("room");
        loses(&mut scene, seat);
        leaves(&mut scene, seat);
        others.push(seat);
    }
    assert!(scene.group.departed(CYD).is_some());
    let known = others
        .iter()
        .filter(|seat| scene.group.departed(**seat).is_some());
    assert_eq!(known.count(), MAX_DEPARTED - 1, "the newest of the others");
    assert_eq!(scene.group.departed(others[0]), None);
}

#[test]
fn a_player_who_has_answered_does_not_leave_before_the_round_ends() {
    let mut scene = everyone();
    scene.deal(&[1, 4, 5, 7]);
    let wrong = play(Command::Answer(FinalAnswer::Impossible));
    scene.ask(BOB, wrong).expect("a round");
    let refused = Err(Refusal::RoundOpen.into());
    assert_eq!(scene.ask(BOB, play(Command::Leave)), refused);
    leaves(&mut scene, CYD);
    let end = Command::EndRound { with_points: true };
    scene.ask(ADA, play(end)).expect("the host");
    leaves(&mut scene, BOB);
    let back = returns(&mut scene, BOB, "Bob");
    assert_eq!(points(&scene, back), -1);
}

#[test]
fn players_who_left_in_an_older_log_come_back_as_they_were() {
    let log = r#"
{"epoch":7,"n":1,"at_ms":1000,"origin":null,"events":[{"founded":{"kind":"created"}},{"table":{"opened":{"company":"group","rules":{"source":{"dice":[6,6,12,20]},"goal":20,"ops":["add","sub","mul","div","join"],"score_clock":30,"impossible_clock":60,"all_numbers":false,"blocking":false,"undo":true,"chat":true,"roller":"anyone"}}}}]}
{"epoch":7,"n":2,"at_ms":1000,"origin":null,"events":[{"table":{"seated":{"seat":0,"name":["Ada","ada"],"points":0}}}]}
{"epoch":7,"n":3,"at_ms":1000,"origin":null,"events":[{"table":{"seated":{"seat":1,"name":["Bob","bob"],"points":-3}}}]}
{"epoch":7,"n":4,"at_ms":1000,"origin":null,"events":[{"muted":{"seat":1,"muted":true}}]}
{"epoch":7,"n":5,"at_ms":1000,"origin":null,"events":[{"table":{"left":{"seat":1}}}]}
"#;
    let entries = log.lines().filter(|line| !line.is_empty());
    let entries = entries.map(|line| serde_json::from_str::<Entry>(line).expect("an entry"));
    let entries: Vec<Entry> = entries.collect();
    let mut group = Group::found(&entries[0]).expect("a founding");
    for entry in &entries[1..] {
        group.apply(entry).expect("an entry of that time");
    }
    let departed = group.departed(BOB).expect("known");
    assert_eq!((departed.points, departed.is_muted), (-3, true));
}

#[test]
fn the_written_form_of_departed_players_stays_the_same() {
    let mut scene = class();
    leaves(&mut scene, BOB);
    scene.deal(&[1, 4, 5, 7]);
    let written = serde_json::to_string(&scene.group.snapshot()).expect("text");
    let expected = r#"{"departed":{"seat":1,"departed":{"points":-1,"is_muted":false,"may_not_call":false,"failed":null,"fixed_name":null,"team":null,"race":null,"has_played":true,"open_roll":null}}}"#;
    assert!(written.contains(expected), "{written}");
    let shortest = written.replace(
        expected,
        r#"{"departed":{"seat":1,"departed":{"points":-1,"has_played":true}}}"#,
    );
    let snapshot = serde_json::from_str(&shortest).expect("a snapshot");
    assert_eq!(Group::restore(&snapshot), Ok(scene.group));
}

#[test]
fn where_newcomers_may_not_write_only_newcomers_are_muted() {
    let mut scene = class();
    scene
        .ask(ADA, Request::MuteNewcomers(true))
        .expect("the host");
    let newcomer = scene.group.table().next_seat();
    scene.admit("Nora").expect("room");
    assert!(scene.group.is_muted(newcomer));
    assert!(!scene.group.is_muted(BOB) && !scene.group.is_muted(CYD));
    // A player who could write when they left can write when they are back.
    leaves(&mut scene, BOB);
    let back = returns(&mut scene, BOB, "Bob");
    assert!(!scene.group.is_muted(back));
    scene
        .ask(ADA, Request::Mute(newcomer, false))
        .expect("the host");
    assert!(!scene.group.is_muted(newcomer));
    scene.deal(&[1, 4, 5, 9]);
    scene.check_log();
    scene
        .ask(ADA, Request::MuteNewcomers(false))
        .expect("the host");
    let next = scene.group.table().next_seat();
    scene.admit("Olaf").expect("room");
    assert!(!scene.group.is_muted(next));
}
