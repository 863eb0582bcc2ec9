//! The waits of spoilers in a group, and the rolls that count for them.

use score_core::arith::op::Op;
use score_core::group::entry::{GroupKind, Snapshot};
use score_core::group::options::may_call;
use score_core::group::referee::{admit_again, entry};
use score_core::group::refusal::GroupRefusal;
use score_core::group::report;
use score_core::group::request::Request;
use score_core::group::small_tables::SmallTableId;
use score_core::group::state::{Group, ROLL_COUNTS_AFTER_MS};
use score_core::group::tally::{MAX_SAVED, Saved};
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::way_of_playing::{Everyone, Way};

use super::fixture::{ADA, BOB, CYD, TestGroup, name, play};

/// A table that Ada made, where anyone rolls and spoilers wait.
fn scene() -> TestGroup {
    let rules = Rules {
        roller: Roller::Anyone,
        spoilers_wait: true,
        ..Rules::score()
    };
    TestGroup::with_rules(GroupKind::Created, rules)
}

/// A new roll after `after_ms`.
fn roll(scene: &mut TestGroup, seat: SeatId, after_ms: u64) {
    scene.must_ask_after(after_ms, seat, play(Command::Roll));
}

/// SCORE, and giving up.
fn fail(scene: &mut TestGroup, seat: SeatId) {
    scene.must_ask_after(0, seat, play(Command::CallScore));
    scene.must_ask_after(0, seat, play(Command::GiveUp));
}

/// Bob has failed twice, and waits one roll.
fn with_waiting_bob() -> TestGroup {
    let mut scene = scene();
    for _ in 0..2 {
        roll(&mut scene, ADA, 0);
        fail(&mut scene, BOB);
    }
    assert_eq!(scene.group.table().rolls_to_wait(BOB), 1);
    scene
}

fn must_wait(rolls: u32) -> Result<(), GroupRefusal> {
    Err(GroupRefusal::Table(Refusal::MustWait { rolls }))
}

#[test]
fn a_player_who_comes_back_waits_as_many_rolls_as_before() {
    let mut scene = with_waiting_bob();
    scene
        .ask(ADA, Request::ForbidCalls(BOB, true))
        .expect("the host");
    scene.must_ask_after(0, BOB, play(Command::Leave));
    let bob = scene.group.table().next_seat();
    let events = admit_again(&scene.group, &|_| true, Some(BOB), name("Bob"), false);
    let entry = entry(&scene.group, scene.now_ms, None, events.expect("room"));
    scene.write(entry);
    assert!(scene.group.has_calls_forbidden(bob));
    assert_eq!(scene.group.table().rolls_to_wait(bob), 1);
    // The roll that they came back to is not the one that they wait.
    roll(&mut scene, ADA, ROLL_COUNTS_AFTER_MS);
    assert_eq!(scene.group.table().rolls_to_wait(bob), 1);
    assert_eq!(
        Group::restore(&scene.group.snapshot()),
        Ok(scene.group.clone())
    );
    roll(&mut scene, ADA, ROLL_COUNTS_AFTER_MS);
    assert_eq!(scene.group.table().rolls_to_wait(bob), 0);
    scene
        .ask(ADA, Request::ForbidCalls(bob, false))
        .expect("the host");
    fail(&mut scene, bob);
    assert_eq!(
        scene.group.table().rolls_to_wait(bob),
        2,
        "it is the third in a row"
    );
}

#[test]
fn a_departed_player_waits_for_nothing_once_the_rules_leave_it_out() {
    let mut scene = with_waiting_bob();
    scene.must_ask_after(0, BOB, play(Command::Leave));
    let rules = scene.group.table().rules().clone();
    for spoilers_wait in [false, true] {
        let rules = Rules {
            spoilers_wait,
            ..rules.clone()
        };
        scene.must_ask_after(0, ADA, play(Command::SetRules(rules)));
    }
    let departed = scene.group.departed(BOB).expect("their points wait");
    assert_eq!(departed.failed, None);
}

#[test]
fn a_player_who_waits_makes_neither_call_on_the_next_roll() {
    let mut scene = with_waiting_bob();
    roll(&mut scene, ADA, 0);
    for call in [Command::CallScore, Command::CallImpossible] {
        assert_eq!(scene.ask(BOB, play(call)), must_wait(1));
    }
    scene.must_ask_after(0, CYD, play(Command::CallImpossible));
    let against = scene.ask(BOB, play(Command::CallScore));
    assert_eq!(against, must_wait(1), "against a call neither");
}

#[test]
fn rolls_that_hardly_lay_on_the_table_do_not_count_for_any_player() {
    let mut scene = with_waiting_bob();
    for seat in [BOB, CYD, ADA].into_iter().cycle().take(30) {
        roll(&mut scene, seat, 600);
        assert_eq!(scene.ask(BOB, play(Command::CallScore)), must_wait(1));
        scene.must_ask_after(0, ADA, play(Command::EndRound { with_points: false }));
    }
    roll(&mut scene, BOB, ROLL_COUNTS_AFTER_MS - 1);
    assert_eq!(may_call(&scene.group, BOB), must_wait(1));
    roll(&mut scene, BOB, ROLL_COUNTS_AFTER_MS);
    assert_eq!(
        may_call(&scene.group, BOB),
        Ok(()),
        "it lay there long enough"
    );
}

#[test]
fn a_roll_on_which_another_player_calls_counts_at_once() {
    let mut scene = with_waiting_bob();
    roll(&mut scene, ADA, 0);
    fail(&mut scene, CYD);
    assert_eq!(may_call(&scene.group, BOB), Ok(()));
    roll(&mut scene, ADA, ROLL_COUNTS_AFTER_MS);
    scene.must_ask_after(0, BOB, play(Command::CallScore));
}

#[test]
fn a_roll_counts_once() {
    let mut scene = with_waiting_bob();
    roll(&mut scene, ADA, 0);
    fail(&mut scene, CYD);
    roll(&mut scene, ADA, 0);
    fail(&mut scene, BOB);
    assert_eq!(may_call(&scene.group, BOB), must_wait(2));
    roll(&mut scene, ADA, ROLL_COUNTS_AFTER_MS);
    assert_eq!(
        may_call(&scene.group, BOB),
        must_wait(2),
        "it was that of the failure"
    );
    fail(&mut scene, CYD);
    roll(&mut scene, ADA, ROLL_COUNTS_AFTER_MS);
    assert_eq!(may_call(&scene.group, BOB), must_wait(1));
}

/// The call of a removed player, or a round that a host ends, is nobody's failure.
#[test]
fn a_player_who_is_removed_in_mid_call_has_not_failed() {
    let mut scene = scene();
    for _ in 0..3 {
        roll(&mut scene, ADA, 0);
        scene.must_ask_after(0, BOB, play(Command::CallScore));
        for removed in [true, false] {
            let removed = Request::Remove(BOB, removed);
            assert_eq!(scene.ask(ADA, removed), Ok(()));
        }
    }
    assert_eq!(may_call(&scene.group, BOB), Ok(()));
}

#[test]
fn small_tables_have_the_same_rule_and_its_waits_go_along() {
    let mut scene = scene();
    for number in 3..7 {
        scene.admit(&format!("Pupil {number}")).expect("room");
    }
    assert_eq!(scene.ask(ADA, Request::SplitIntoTables(3)), Ok(()));
    let deal = |scene: &mut TestGroup, after_ms| {
        scene.now_ms += after_ms;
        scene.deal(&[1, 4, 5, 7]);
    };
    for waits in [0, 1] {
        deal(&mut scene, 0);
        fail(&mut scene, BOB);
        assert_eq!(scene.group.table().rolls_to_wait(BOB), waits);
    }
    deal(&mut scene, 0);
    let (own, other) = tables_of(&scene.group, BOB);
    assert_eq!(scene.ask(BOB, play(Command::CallScore)), must_wait(1));
    // A roll elsewhere is none of theirs.
    fail(&mut scene, other);
    assert_eq!(scene.ask(BOB, play(Command::CallScore)), must_wait(1));
    fail(&mut scene, own);
    assert_eq!(may_call(&scene.group, BOB), Ok(()));
    deal(&mut scene, 0);
    assert_eq!(scene.ask(BOB, play(Command::CallScore)), Ok(()));
    assert_eq!(restored(&scene.group), scene.group);
}

/// Another player at the small table of `seat`, and one at another table.
fn tables_of(group: &Group, seat: SeatId) -> (SeatId, SeatId) {
    let tables = group.small_tables().expect("small tables");
    let (own_id, own) = tables.of(seat).expect("a table");
    let neighbour = own.seats().iter().find(|it| it.id != seat);
    let other_id = SmallTableId(1 - own_id.0);
    let other = tables.get(other_id).expect("a table").seats().first();
    (neighbour.expect("three").id, other.expect("three").id)
}

#[test]
fn rounds_that_everyone_plays_make_nobody_wait_and_forgive_nobody_at_once() {
    let mut scene = with_waiting_bob();
    let everyone = Command::SetWay(Way::Everyone(Everyone::default()));
    scene.must_ask_after(0, ADA, play(everyone));
    roll(&mut scene, ADA, 0);
    let answer = score_core::table::own_board::FinalAnswer::Impossible;
    scene.must_ask_after(0, BOB, play(Command::Answer(answer)));
    scene.must_ask_after(0, ADA, play(Command::EndRound { with_points: true }));
    scene.must_ask_after(0, ADA, play(Command::SetWay(Way::Call)));
    roll(&mut scene, ADA, 0);
    assert_eq!(may_call(&scene.group, BOB), must_wait(1));
}

fn restored(group: &Group) -> Group {
    let json = serde_json::to_string(&group.snapshot()).expect("a snapshot");
    let snapshot: Snapshot = serde_json::from_str(&json).expect("a snapshot");
    Group::restore(&snapshot).expect("a group")
}

/// After each entry the group can begin anew from its snapshot, and goes on as the other does.
#[test]
fn waits_survive_a_restart_at_any_moment() {
    let mut scene = scene();
    let mut seats = [BOB, CYD, BOB, BOB, CYD, CYD, BOB].into_iter().cycle();
    for number in 0..60 {
        roll(&mut scene, ADA, 5_000 * (number % 5));
        assert_eq!(restored(&scene.group), scene.group);
        let seat = seats.next().expect("a cycle");
        if may_call(&scene.group, seat).is_ok() {
            scene.must_ask_after(0, seat, play(Command::CallScore));
            assert_eq!(restored(&scene.group), scene.group);
            scene.now_ms += 1_000;
            scene.must_ask_after(0, seat, play(Command::GiveUp));
        }
        let anew = restored(&scene.group);
        assert_eq!(anew, scene.group);
        scene.group = anew;
    }
    let mut group = Group::found(&scene.log[0]).expect("a founding");
    for entry in &scene.log[1..] {
        group.apply(entry).expect("an entry of the referee");
    }
    assert_eq!(group, scene.group);
}

/// One calls IMPOSSIBLE, another SCORE and gives up: a point for the first, on every roll
/// as long as nothing makes the second wait.
#[test]
fn two_players_who_help_each_other_win_on_fewer_and_fewer_rolls() {
    let mut scene = scene();
    let mut won_on = Vec::new();
    for number in 1..=100 {
        roll(&mut scene, ADA, ROLL_COUNTS_AFTER_MS);
        if scene.ask(BOB, play(Command::CallImpossible)).is_err() {
            continue;
        }
        if scene.ask(CYD, play(Command::CallScore)).is_ok() {
            scene.must_ask_after(0, CYD, play(Command::GiveUp));
            won_on.push(number);
        } else {
            // No other player is there who fails, and anybody may show that it is possible.
            scene.must_ask_after(0, ADA, play(Command::EndRound { with_points: false }));
        }
    }
    assert_eq!(won_on, [1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56, 67, 79, 92]);
    assert_eq!(scene.points(), [0, 14, -14]);
}

/// Bob calls IMPOSSIBLE on a roll that can be made, and Cyd calls SCORE and gives up.
fn help(scene: &mut TestGroup) {
    scene.must_ask_after(0, BOB, play(Command::CallImpossible));
    fail(scene, CYD);
}

/// The report of pairs in which one saves the IMPOSSIBLEs of the other.
fn saved(scene: &TestGroup) -> Vec<(SeatId, SeatId, u32)> {
    let saved = report::saved(&scene.group).into_iter();
    let saved = saved.map(
        |Saved {
             caller,
             saver,
             rounds,
         }| (caller, saver, rounds),
    );
    saved.collect()
}

/// The calling table gives the points whatever is true of the roll, as bluffing is part of the
/// game. The failed player's wait takes the gain away, and so does a host who reads of it.
#[test]
fn hosts_read_the_names_of_two_players_who_help_each_other() {
    let mut scene = scene();
    scene.admit("Dan").expect("room");
    let dan = SeatId(3);
    for (points, roll) in [(1, [1, 4, 5, 7]), (2, [1, 4, 5, 9])] {
        scene.now_ms += ROLL_COUNTS_AFTER_MS;
        assert_eq!(saved(&scene), [], "once is bad luck");
        scene.deal(&roll);
        help(&mut scene);
        assert_eq!(scene.points(), [0, points, -points, 0]);
    }
    assert_eq!(saved(&scene), [(BOB, CYD, 2)]);
    scene.now_ms += ROLL_COUNTS_AFTER_MS;
    scene.deal(&[1, 4, 5, 8]);
    scene.must_ask_after(0, BOB, play(Command::CallImpossible));
    let refused = scene.ask(CYD, play(Command::CallScore));
    assert_eq!(refused, must_wait(1));
    // Another pupil makes the goal, and Bob has lost the points of the other two rolls.
    scene.must_ask_after(0, dan, play(Command::CallScore));
    for (left, op, right) in [(1, Op::Mul, 2), (4, Op::Div, 0)] {
        let [left, right] = [left, right].map(TileId);
        scene.must_ask_after(0, dan, play(Command::Step(Step { left, op, right })));
    }
    assert_eq!(scene.points(), [0, 0, -2, 1]);
    scene.check_log();
    // If a host forbids one of them to call, they help nobody on any roll.
    let forbid = Request::ForbidCalls(CYD, true);
    scene.ask(ADA, forbid).expect("the host");
    for roll in [[1, 4, 5, 10], [1, 4, 5, 11]] {
        scene.now_ms += ROLL_COUNTS_AFTER_MS;
        scene.deal(&roll);
        scene.must_ask_after(0, BOB, play(Command::CallImpossible));
        let refused = scene.ask(CYD, play(Command::CallScore));
        assert_eq!(refused, Err(GroupRefusal::CallsForbidden));
        let end = Command::EndRound { with_points: false };
        scene.must_ask_after(0, ADA, play(end));
    }
}

/// On a roll that nobody can make the point is deserved, and a failed SCORE caller saved nothing;
/// so it is when a host ends the round without points.
#[test]
fn a_right_impossible_and_a_round_without_points_are_no_help() {
    let mut scene = scene();
    for roll in [[1, 1, 1, 4], [1, 1, 1, 5]] {
        scene.now_ms += ROLL_COUNTS_AFTER_MS;
        scene.deal(&roll);
        help(&mut scene);
    }
    assert_eq!(scene.points(), [0, 2, -2]);
    for roll in [[1, 4, 5, 7], [1, 4, 5, 9]] {
        scene.now_ms += 3 * ROLL_COUNTS_AFTER_MS;
        scene.deal(&roll);
        scene.now_ms += ROLL_COUNTS_AFTER_MS;
        scene.deal(&[1, 4, 5, 12]);
        scene.now_ms += ROLL_COUNTS_AFTER_MS;
        scene.deal(&roll);
        scene.must_ask_after(0, BOB, play(Command::CallImpossible));
        scene.must_ask_after(0, CYD, play(Command::CallScore));
        let end = Command::EndRound { with_points: false };
        scene.must_ask_after(0, ADA, play(end));
    }
    assert_eq!(scene.points(), [0, 2, -2]);
    assert_eq!(saved(&scene), []);
}

/// A helper who leaves and comes back is the same, and one who is handed another seat too.
#[test]
fn the_saver_of_an_impossible_is_known_after_they_come_back() {
    let mut scene = scene();
    scene.now_ms += ROLL_COUNTS_AFTER_MS;
    scene.deal(&[1, 4, 5, 7]);
    help(&mut scene);
    scene.must_ask_after(0, CYD, play(Command::Leave));
    let back = scene.group.table().next_seat();
    let events = admit_again(&scene.group, &|_| true, Some(CYD), name("Cyd"), false);
    let entry = entry(&scene.group, scene.now_ms, None, events.expect("room"));
    scene.write(entry);
    scene.now_ms += ROLL_COUNTS_AFTER_MS;
    scene.deal(&[1, 4, 5, 9]);
    scene.must_ask_after(0, BOB, play(Command::CallImpossible));
    fail(&mut scene, back);
    assert_eq!(saved(&scene), [(BOB, back, 2)]);
    let restored = Group::restore(&scene.group.snapshot()).expect("a snapshot");
    assert_eq!(report::saved(&restored), report::saved(&scene.group));
}

#[test]
fn of_too_many_savers_the_first_who_did_it_least_is_forgotten() {
    let mut scene = scene();
    let mut snapshot = scene.group.snapshot();
    let pairs = (0..MAX_SAVED).map(|number| Saved {
        caller: SeatId(100),
        saver: SeatId(1_000 + number as u32),
        rounds: if number == 7 { 1 } else { 2 },
    });
    let mut tallies = serde_json::to_value(&snapshot.tallies).expect("counts");
    tallies["saved"] = serde_json::to_value(pairs.collect::<Vec<Saved>>()).expect("pairs");
    snapshot.tallies = serde_json::from_value(tallies).expect("counts");
    scene.group = Group::restore(&snapshot).expect("a snapshot");
    scene.deal(&[1, 4, 5, 7]);
    help(&mut scene);
    let saved = scene.group.tallies().expect("a host's").saved();
    assert_eq!(saved.len(), MAX_SAVED);
    let last = saved.last().expect("one");
    assert_eq!((last.caller, last.saver, last.rounds), (BOB, CYD, 1));
    assert!(saved.iter().all(|saved| saved.saver != SeatId(1_007)));
}
