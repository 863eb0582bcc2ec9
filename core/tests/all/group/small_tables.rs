//! Small tables: their seats, and that each plays for itself.

use std::collections::{BTreeMap, BTreeSet};

use score_core::arith::op::Op;
use score_core::dice::Generator;
use score_core::games::score::Ending;
use score_core::group::entry::{Entry, GroupEvent, GroupKind, Snapshot};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::small_tables::SmallTableId;
use score_core::group::state::{Applied, Group};
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{Phase, Rejected};
use score_core::table::way_of_playing::{Everyone, Way};

use super::fixture::{ADA, BOB, TestGroup, name, play};

pub(super) const FIRST: SmallTableId = SmallTableId(0);
pub(super) const SECOND: SmallTableId = SmallTableId(1);

/// A table that Ada made, with so many pupils.
pub(super) fn class(pupils: usize) -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    for number in 2..pupils {
        scene.admit(&format!("Pupil {number}")).expect("room");
    }
    scene
}

/// Six pupils at two tables, where a roll lies that can make 20.
pub(super) fn two_tables() -> TestGroup {
    let mut scene = class(6);
    scene.must_ask(ADA, Request::SplitIntoTables(3));
    scene.deal(&[1, 4, 5, 7]);
    scene
}

fn refused(scene: &mut TestGroup, seat: SeatId, request: Request, why: impl Into<GroupRefusal>) {
    let before = scene.group.clone();
    assert_eq!(
        scene.ask(seat, request.clone()),
        Err(why.into()),
        "{request:?}"
    );
    assert_eq!(scene.group, before);
}

fn seatings(group: &Group) -> Vec<Vec<SeatId>> {
    group.small_tables().expect("small tables").seatings()
}

/// The first players of a table.
pub(super) fn at(scene: &TestGroup, table: SmallTableId) -> [SeatId; 3] {
    let tables = scene.group.small_tables().expect("small tables");
    let seats = tables.get(table).expect("a table").seats();
    [0, 1, 2].map(|index| seats[index].id)
}

fn phase(scene: &TestGroup, table: SmallTableId) -> Phase {
    let tables = scene.group.small_tables().expect("small tables");
    let round = tables.get(table).expect("a table").round();
    round.expect("a round").phase.clone()
}

fn ending(scene: &TestGroup, table: SmallTableId) -> Option<Ending> {
    match phase(scene, table) {
        Phase::Settled(settlement) => Some(settlement.ending),
        _ => None,
    }
}

pub(super) fn step(left: u8, op: Op, right: u8) -> Request {
    play(Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    }))
}

pub(super) fn points_of(scene: &TestGroup, seat: SeatId) -> i32 {
    scene.group.table().seat(seat).expect("a player").points
}

/// This player calls SCORE and shows it.
pub(super) fn show(scene: &mut TestGroup, seat: SeatId) {
    scene.must_ask(seat, play(Command::CallScore));
    scene.must_ask(seat, step(1, Op::Mul, 2));
    scene.must_ask(seat, step(4, Op::Div, 0));
}

#[test]
fn one_press_puts_all_pupils_at_tables_of_three_to_six() {
    for pupils in 3..=40 {
        for size in 3..=6 {
            let mut scene = class(pupils);
            scene.must_ask(ADA, Request::SplitIntoTables(size));
            let tables = seatings(&scene.group);
            let sizes: Vec<usize> = tables.iter().map(Vec::len).collect();
            assert!(
                sizes.iter().all(|size| (3..=6).contains(size)),
                "{pupils} {sizes:?}"
            );
            let mut all = tables.concat();
            all.sort_unstable();
            let pupils: Vec<SeatId> = (1..=pupils as u32).map(SeatId).collect();
            assert_eq!(all, pupils, "a host goes round");
        }
    }
}

#[test]
fn every_table_has_the_same_roll_and_plays_it_for_itself() {
    let mut scene = two_tables();
    let ([a, b, _], [c, d, _]) = (at(&scene, FIRST), at(&scene, SECOND));
    for seat in [a, c] {
        let round = scene.group.table_of(seat).round().expect("a round");
        assert_eq!(round.deal.numbers(), [1, 4, 5, 7]);
    }
    scene.must_ask(a, play(Command::CallScore));
    assert_eq!(phase(&scene, SECOND), Phase::Thinking);
    scene.must_ask(c, play(Command::CallImpossible));
    refused(&mut scene, b, step(1, Op::Mul, 2), Refusal::NotYourCall);
    refused(
        &mut scene,
        b,
        play(Command::CallScore),
        Refusal::ScoreCalled,
    );
    scene.must_ask(d, play(Command::CallScore));
    for seat in [a, d] {
        scene.must_ask(seat, step(1, Op::Mul, 2));
        scene.must_ask(seat, step(4, Op::Div, 0));
    }
    let points = [a, b, c, d].map(|seat| points_of(&scene, seat));
    assert_eq!(points, [1, 0, -2, 1]);
    let endings = [FIRST, SECOND].map(|table| ending(&scene, table));
    assert_eq!(endings, [Some(Ending::Reached); 2]);
    let round = scene.group.table().round().expect("a round");
    assert!(round.is_over(), "the last table has settled it for all");
    assert_eq!(Group::restore(&scene.group.snapshot()), Ok(scene.group));
}

#[test]
fn the_roll_is_known_when_the_last_table_has_settled_it() {
    let mut scene = two_tables();
    let ([a, ..], [c, ..]) = (at(&scene, FIRST), at(&scene, SECOND));
    show(&mut scene, a);
    let round = |scene: &TestGroup| scene.group.table().round().expect("a round").clone();
    assert!(!round(&scene).is_over());
    assert!(!scene.group.table().is_known(&round(&scene).deal));
    show(&mut scene, c);
    assert!(scene.group.table().is_known(&round(&scene).deal));
    scene.deal(&[1, 4, 5, 7]);
    assert!(round(&scene).is_practice);
    let [a, ..] = at(&scene, FIRST);
    let before = points_of(&scene, a);
    show(&mut scene, a);
    assert_eq!(points_of(&scene, a), before, "it is practice at each table");
}

#[test]
fn each_table_has_its_own_clock() {
    let mut scene = two_tables();
    let ([a, ..], [c, ..]) = (at(&scene, FIRST), at(&scene, SECOND));
    scene.must_ask(a, play(Command::CallScore));
    let first_ms = scene.group.deadline_ms().expect("a clock");
    scene.now_ms += 5_000;
    scene.must_ask(c, play(Command::CallScore));
    assert_eq!(scene.group.deadline_ms(), Some(first_ms), "the earliest");
    assert!(scene.group.keeps_time());
    assert_eq!(referee::overdue(&scene.group, first_ms - 1), None);
    let entry = referee::overdue(&scene.group, first_ms).expect("the time is up");
    assert!(entry.events.is_empty());
    scene.write(entry);
    assert_eq!(ending(&scene, FIRST), Some(Ending::OutOfTime));
    assert_eq!(ending(&scene, SECOND), None);
    scene.now_ms = scene.group.deadline_ms().expect("the other clock");
    // A later event settles it before.
    scene.must_ask(ADA, Request::Lock(true));
    assert_eq!(ending(&scene, SECOND), Some(Ending::OutOfTime));
    assert_eq!([a, c].map(|seat| points_of(&scene, seat)), [-1, -1]);
    assert_eq!(
        (scene.group.deadline_ms(), scene.group.keeps_time()),
        (None, false)
    );
}

#[test]
fn every_roll_has_new_seatings() {
    let mut scene = two_tables();
    let mut seen = BTreeSet::new();
    for _ in 0..20 {
        scene.now_ms += 10;
        scene.deal(&[1, 4, 5, 7]);
        seen.insert(seatings(&scene.group));
    }
    assert!(seen.len() > 10, "{seen:?}");
    assert_eq!(scene.group.table().rounds(), 21);
}

#[test]
fn a_late_player_gets_the_smallest_table_and_plays_when_a_host_lets_them() {
    let mut scene = two_tables();
    scene.admit("Late").expect("room");
    let late = SeatId(7);
    let (table, _) = scene
        .group
        .small_tables()
        .expect("some")
        .of(late)
        .expect("a seat");
    assert_eq!(table, FIRST);
    scene.admit("Later").expect("room");
    let tables = seatings(&scene.group);
    assert_eq!([tables[0].len(), tables[1].len()], [4, 4]);
    for call in [Command::CallScore, Command::CallImpossible] {
        refused(&mut scene, late, play(call), GroupRefusal::LooksOn);
    }
    scene.must_ask(ADA, Request::LetPlay(late));
    show(&mut scene, late);
    assert_eq!(points_of(&scene, late), 1);
    assert_eq!(ending(&scene, FIRST), Some(Ending::Reached));
    assert_eq!(ending(&scene, SECOND), None);
}

/// Brings back the player who had `from`, and returns their seat and table.
fn returns(scene: &mut TestGroup, from: SeatId, text: &str) -> (SeatId, SmallTableId) {
    let seat = scene.group.table().next_seat();
    let events = referee::admit_again(&scene.group, &|_| true, Some(from), name(text), false);
    write(scene, events.expect("room"));
    let tables = scene.group.small_tables().expect("small tables");
    (seat, tables.of(seat).expect("a seat").0)
}

#[test]
fn a_winner_who_leaves_and_comes_back_has_the_roll_at_no_other_table() {
    let mut scene = two_tables();
    let ([a, ..], [_, d, e]) = (at(&scene, FIRST), at(&scene, SECOND));
    show(&mut scene, a);
    // The other table is the smaller one.
    leave(&mut scene, [d, e]);
    leave(&mut scene, [a]);
    let (back, table) = returns(&mut scene, a, "Again");
    assert_eq!(table, FIRST);
    assert!(scene.ask(back, play(Command::CallScore)).is_err());
    assert_eq!(ending(&scene, SECOND), None);
    scene.check_log();
}

#[test]
fn a_player_who_leaves_a_table_comes_back_to_it_and_plays() {
    let mut scene = two_tables();
    let ([a, ..], [_, d, e]) = (at(&scene, FIRST), at(&scene, SECOND));
    leave(&mut scene, [d, e, a]);
    let (back, table) = returns(&mut scene, a, "Again");
    assert_eq!(table, FIRST);
    show(&mut scene, back);
    assert_eq!(points_of(&scene, back), 1);
    scene.check_log();
}

#[test]
fn newcomers_end_the_round_of_no_table_and_keep_none_open() {
    let mut scene = two_tables();
    let ([a, b, c], [d, ..]) = (at(&scene, FIRST), at(&scene, SECOND));
    // One player at each table, who comes and goes.
    for round in 0..3 {
        let late = [0, 1].map(|window| {
            let seat = scene.group.table().next_seat();
            scene
                .admit(&format!("Late {round} {window}"))
                .expect("room");
            seat
        });
        for seat in late {
            refused(
                &mut scene,
                seat,
                play(Command::CallScore),
                GroupRefusal::LooksOn,
            );
        }
        leave(&mut scene, late);
    }
    assert_eq!(
        [FIRST, SECOND].map(|table| ending(&scene, table)),
        [None; 2]
    );
    scene.admit("Late").expect("room");
    scene.admit("Later").expect("room");
    leave(&mut scene, [a, b, c]);
    assert_eq!(ending(&scene, FIRST), Some(Ending::Ended));
    show(&mut scene, d);
    assert!(is_over(&scene));
    scene.check_log();
}

#[test]
fn a_player_who_leaves_or_is_removed_stops_no_table() {
    let mut scene = two_tables();
    let ([a, b, _], [c, d, _]) = (at(&scene, FIRST), at(&scene, SECOND));
    scene.must_ask(a, play(Command::CallScore));
    refused(&mut scene, a, play(Command::Leave), Refusal::CallOpen);
    scene.must_ask(ADA, Request::Remove(a, true));
    scene.must_ask(b, play(Command::Leave));
    assert_eq!(ending(&scene, FIRST), Some(Ending::Ended));
    assert_eq!(points_of(&scene, a), 0);
    scene.must_ask(ADA, Request::Remove(d, true));
    show(&mut scene, c);
    scene.must_ask(ADA, Request::Remove(a, false));
    scene.deal(&[6, 6, 12, 20]);
    let mut all = seatings(&scene.group).concat();
    all.sort_unstable();
    let there: Vec<SeatId> = (1..=6)
        .map(SeatId)
        .filter(|it| ![b, d].contains(it))
        .collect();
    assert_eq!(all, there);
    refused(
        &mut scene,
        d,
        play(Command::CallScore),
        GroupRefusal::Removed,
    );
}

#[test]
fn a_player_is_called_the_same_at_their_table() {
    let mut scene = two_tables();
    scene.must_ask(BOB, play(Command::Rename(name("Ben"))));
    let seat = scene.group.table_of(BOB).seat(BOB).expect("a seat").clone();
    assert_eq!(seat.name.as_str(), "Ben");
}

#[test]
fn a_pause_stops_all_tables_and_each_goes_on_from_where_it_was() {
    let mut scene = two_tables();
    let ([a, ..], [c, ..]) = (at(&scene, FIRST), at(&scene, SECOND));
    scene.must_ask(a, play(Command::CallScore));
    let left_ms = scene.group.deadline_ms().expect("a clock") - scene.now_ms - 10;
    scene.must_ask(ADA, play(Command::Pause));
    assert_eq!(
        (scene.group.deadline_ms(), scene.group.keeps_time()),
        (None, true)
    );
    refused(&mut scene, ADA, play(Command::Pause), Refusal::Paused);
    refused(&mut scene, c, play(Command::CallScore), Refusal::Paused);
    refused(&mut scene, a, step(1, Op::Mul, 2), Refusal::Paused);
    refused(&mut scene, BOB, play(Command::Resume), Refusal::HostOnly);
    scene.now_ms += 3_600_000;
    scene.must_ask(ADA, play(Command::Resume));
    let deadline_ms = scene.group.deadline_ms().expect("a clock");
    assert_eq!(deadline_ms - scene.now_ms, left_ms);
    show(&mut scene, c);
    scene.must_ask(ADA, play(Command::Pause));
    scene.must_ask(ADA, play(Command::Resume));
    scene.must_ask(a, play(Command::GiveUp));
    refused(&mut scene, ADA, play(Command::Pause), Refusal::RoundClosed);
}

#[test]
fn a_host_ends_the_round_at_all_tables_with_points_or_without() {
    for (with_points, points) in [(true, [-1, 1, 0]), (false, [0, 0, 0])] {
        let mut scene = two_tables();
        let ([a, ..], [c, d, _]) = (at(&scene, FIRST), at(&scene, SECOND));
        scene.must_ask(a, play(Command::CallScore));
        scene.must_ask(c, play(Command::CallImpossible));
        let end = |with_points| play(Command::EndRound { with_points });
        refused(&mut scene, d, end(false), Refusal::HostOnly);
        scene.must_ask(ADA, end(with_points));
        assert_eq!([a, c, d].map(|seat| points_of(&scene, seat)), points);
        assert!(scene.group.table().round().expect("a round").is_over());
        refused(&mut scene, ADA, end(with_points), Refusal::RoundClosed);
    }
}

#[test]
fn a_stand_in_rolls_and_ends_a_round_but_not_with_their_own_call() {
    let mut scene = two_tables();
    let [a, b, _] = at(&scene, FIRST);
    let host = GroupEvent::Table(Event::HostChanged { seat: a });
    let entry = referee::entry(&scene.group, scene.now_ms, None, vec![host]);
    scene.write(entry);
    let end = |with_points| play(Command::EndRound { with_points });
    refused(&mut scene, a, end(true), Refusal::StandInOnly);
    scene.must_ask(a, play(Command::CallScore));
    refused(&mut scene, a, end(false), Refusal::OwnCall);
    scene.must_ask(a, play(Command::GiveUp));
    scene.must_ask(a, end(false));
    refused(&mut scene, b, play(Command::Roll), Refusal::NotYourRoll);
    scene.must_ask(a, play(Command::Roll));
}

#[test]
fn while_a_call_is_open_somewhere_nothing_takes_the_roll_away() {
    let mut scene = two_tables();
    let [a, ..] = at(&scene, FIRST);
    scene.must_ask(a, play(Command::CallScore));
    for request in [
        play(Command::Roll),
        play(Command::SetRules(Rules::score())),
        play(Command::SetWay(Way::Call)),
        play(Command::ClearPoints),
        Request::SplitIntoTables(4),
        Request::EndTables,
    ] {
        refused(&mut scene, ADA, request, Refusal::CallOpen);
    }
    scene.must_ask(a, play(Command::GiveUp));
    scene.must_ask(ADA, play(Command::Roll));
}

#[test]
fn a_request_that_makes_no_small_tables_is_refused() {
    let mut scene = class(2);
    for size in [0, 2, 7, 255] {
        refused(
            &mut scene,
            ADA,
            Request::SplitIntoTables(size),
            GroupRefusal::TableSize,
        );
    }
    refused(
        &mut scene,
        ADA,
        Request::SplitIntoTables(3),
        GroupRefusal::TooFewForTables,
    );
    refused(
        &mut scene,
        ADA,
        Request::EndTables,
        GroupRefusal::NoSmallTables,
    );
    refused(
        &mut scene,
        BOB,
        Request::SplitIntoTables(3),
        Refusal::HostOnly,
    );
    let mut public = TestGroup::of(GroupKind::Public);
    refused(
        &mut public,
        ADA,
        Request::SplitIntoTables(3),
        GroupRefusal::NobodyHosts,
    );
    let mut scene = two_tables();
    refused(
        &mut scene,
        ADA,
        play(Command::CallScore),
        GroupRefusal::NoTableYet,
    );
    let everyone = class(6);
    let mut scene = everyone;
    let way = Way::Everyone(Everyone::default());
    scene.must_ask(ADA, play(Command::SetWay(way)));
    scene.deal(&[1, 4, 5, 7]);
    refused(
        &mut scene,
        ADA,
        Request::SplitIntoTables(3),
        Refusal::RoundOpen,
    );
    scene.must_ask(ADA, play(Command::EndRound { with_points: false }));
    scene.must_ask(ADA, Request::SplitIntoTables(3));
    assert_eq!(scene.group.table().way(), Way::Call);
    scene.must_ask(ADA, play(Command::SetWay(way)));
    assert_eq!(
        scene.group.small_tables(),
        None,
        "everyone plays round one table"
    );
}

#[test]
fn teams_and_the_report_count_small_tables() {
    let mut scene = class(6);
    scene.must_ask(ADA, Request::SplitIntoTeams(2));
    scene.must_ask(ADA, Request::SplitIntoTables(3));
    scene.deal(&[1, 4, 5, 7]);
    let ([a, b, _], [c, ..]) = (at(&scene, FIRST), at(&scene, SECOND));
    show(&mut scene, a);
    let of = |seat| scene.group.tallies().expect("a host").of(seat);
    assert_eq!((of(a).rounds, of(a).right, of(a).steps.all), (1, 1, 2));
    assert_eq!((of(a).thought_ms, of(b).rounds), (10, 1));
    assert_eq!(of(c).rounds, 0, "their table is not done");
    let team = scene.group.teams().of(a).expect("a team");
    assert_eq!(scene.group.teams().get(team).expect("a team").points, 1);
    let end = play(Command::EndRound { with_points: true });
    scene.must_ask(ADA, end);
    let of = |seat| scene.group.tallies().expect("a host").of(seat);
    assert_eq!((of(a).rounds, of(c).rounds, of(c).answers()), (1, 1, 0));
}

#[test]
fn a_log_with_tables_that_cannot_be_is_rejected() {
    let scene = two_tables();
    for line in [
        r#"{"tables_set":{"size":2,"tables":[[1,2,3]]}}"#,
        r#"{"tables_set":{"size":3,"tables":[[1,2,1]]}}"#,
        r#"{"tables_set":{"size":3,"tables":[[1,2],[2,3]]}}"#,
        r#"{"tables_set":{"size":3,"tables":[[1,2,99]]}}"#,
        r#"{"table_joined":{"seat":1,"table":0}}"#,
        r#"{"table_joined":{"seat":0,"table":7}}"#,
        r#"{"at":{"table":7,"event":{"score_called":{"seat":1,"deadline_ms":5}}}}"#,
        r#"{"at":{"table":0,"event":{"left":{"seat":1}}}}"#,
        r#"{"at":{"table":0,"event":"points_cleared"}}"#,
        r#"{"at":{"table":0,"event":{"score_called":{"seat":0,"deadline_ms":5}}}}"#,
    ] {
        let event: GroupEvent = serde_json::from_str(line).expect(line);
        let entry = referee::entry(&scene.group, scene.now_ms, None, vec![event]);
        assert_eq!(scene.group.clone().apply(&entry), Err(Rejected), "{line}");
    }
}

#[test]
fn the_written_form_of_small_tables_stays_the_same() {
    for line in [
        r#"{"tables_set":{"size":4,"tables":[[1,2,3],[4,5,6]]}}"#,
        r#""tables_ended""#,
        r#"{"table_joined":{"seat":7,"table":1}}"#,
        r#"{"at":{"table":1,"event":{"stepped":{"left":1,"op":"mul","right":2}}}}"#,
    ] {
        let event: GroupEvent = serde_json::from_str(line).expect(line);
        assert_eq!(serde_json::to_string(&event).expect("an event"), line);
    }
}

/// A request that a player may make; the referee decides whether it is allowed.
pub(super) fn random_request(scene: &TestGroup, generator: &mut Generator) -> (SeatId, Request) {
    let seat = SeatId(generator.below(12));
    let round = scene.group.table_of(seat).round();
    let caller = round.and_then(|round| round.callers().0).unwrap_or(seat);
    let steps = round.map_or(0, |round| round.board.steps().len());
    match generator.below(40) {
        0..6 => (seat, play(Command::CallScore)),
        6..8 => (seat, play(Command::CallImpossible)),
        8..20 => (
            caller,
            [step(1, Op::Mul, 2), step(4, Op::Div, 0)][steps.min(1)].clone(),
        ),
        20 | 21 => (
            caller,
            step(generator.below(6) as u8, Op::Sub, generator.below(6) as u8),
        ),
        22 => (caller, play(Command::Undo)),
        23 => (caller, play(Command::GiveUp)),
        24 => (ADA, play(Command::Pause)),
        25 | 26 => (ADA, play(Command::Resume)),
        27 => (
            ADA,
            play(Command::EndRound {
                with_points: generator.below(2) == 0,
            }),
        ),
        28 => (ADA, Request::Remove(seat, generator.below(3) == 0)),
        29 if seat != ADA && generator.below(3) == 0 => (seat, play(Command::Leave)),
        30 => (ADA, play(Command::SetRoller(Roller::Anyone))),
        31 if generator.below(4) == 0 => (ADA, play(Command::SetRules(Rules::score()))),
        32 if generator.below(4) == 0 => (ADA, Request::EndTables),
        33 => (ADA, play(Command::ClearPoints)),
        34 => (ADA, Request::SplitIntoTables(3 + generator.below(4) as u8)),
        35 => (
            seat,
            play(Command::Rename(name(&format!("P {}", generator.below(99))))),
        ),
        36 if generator.below(4) == 0 => (ADA, Request::NameCoHost(Some(seat))),
        37 => (ADA, Request::SplitIntoTeams(2)),
        _ => (ADA, play(Command::Roll)),
    }
}

/// Points as the log gives them.
fn recount(log: &[Entry]) -> BTreeMap<SeatId, i32> {
    let mut group = Group::found(&log[0]).expect("a founding");
    let mut points: BTreeMap<SeatId, i32> = BTreeMap::new();
    for entry in &log[1..] {
        let Ok(Applied::Taken(events)) = group.apply(entry) else {
            panic!("{entry:?}");
        };
        for event in events {
            match event {
                GroupEvent::Table(Event::PointsCleared) => points.clear(),
                GroupEvent::Table(Event::Settled { awards, .. })
                | GroupEvent::At {
                    event: Event::Settled { awards, .. },
                    ..
                } => {
                    for award in awards {
                        *points.entry(award.seat).or_default() += i32::from(award.points);
                    }
                }
                _ => {}
            }
        }
    }
    points
}

#[test]
fn a_lesson_at_small_tables_is_the_fold_of_its_log_at_every_moment() {
    let mut settled = 0;
    for seed in 0..40 {
        let mut generator = Generator::new(seed, 0);
        let mut scene = class(9);
        scene.must_ask(ADA, Request::SplitIntoTables(3));
        for turn in 0..150_u32 {
            scene.now_ms += u64::from(generator.below(3_000));
            if let Some(entry) = referee::overdue(&scene.group, scene.now_ms) {
                scene.write(entry);
            }
            if turn % 50 == 49 {
                scene.admit(&format!("Late {turn}")).expect("room");
            }
            let (seat, request) = random_request(&scene, &mut generator);
            let _ = scene.ask(seat, request);
            if scene
                .group
                .small_tables()
                .is_some_and(|tables| !tables.call_is_open())
                && generator.below(12) == 0
            {
                let numbers = score_core::dice::Roll::new(&[1, 4, 5, 7 + turn]).expect("a roll");
                let _ = scene.ask(ADA, play(Command::Deal(numbers)));
            }
            let json = serde_json::to_string(&scene.group.snapshot()).expect("a snapshot");
            let read: Snapshot = serde_json::from_str(&json).expect("the same");
            assert_eq!(
                Group::restore(&read).as_ref(),
                Ok(&scene.group),
                "{seed} {turn}"
            );
        }
        let mut group = Group::found(&scene.log[0]).expect("a founding");
        for entry in &scene.log[1..] {
            group.apply(entry).expect("an entry of the referee");
        }
        assert_eq!(group, scene.group);
        let points = recount(&scene.log);
        for seat in scene.group.table().seats() {
            let counted = points.get(&seat.id).copied().unwrap_or_default();
            assert_eq!(seat.points, counted, "{seed} {:?}", seat.id);
        }
        settled += points.values().filter(|points| **points != 0).count();
    }
    assert!(settled > 80, "only {settled} players have points");
}

/// Ada as the host writes this without asking the referee, as an earlier relay did.
fn write(scene: &mut TestGroup, events: Vec<GroupEvent>) {
    let entry = referee::entry(&scene.group, scene.now_ms, None, events);
    scene.write(entry);
}

/// All of these leave.
fn leave(scene: &mut TestGroup, seats: impl IntoIterator<Item = SeatId>) {
    for seat in seats {
        scene.must_ask(seat, play(Command::Leave));
    }
}

fn is_over(scene: &TestGroup) -> bool {
    let round = scene.group.table().round();
    round.is_none_or(|round| round.is_over())
}

#[test]
fn nothing_is_rolled_for_small_tables_without_pupils() {
    let mut scene = class(3);
    scene.must_ask(ADA, Request::SplitIntoTables(3));
    leave(&mut scene, (1..=3).map(SeatId));
    for request in [
        play(Command::Roll),
        play(Command::Deal(
            score_core::dice::Roll::new(&[1, 4, 5, 7]).expect("a roll"),
        )),
    ] {
        refused(&mut scene, ADA, request, GroupRefusal::TooFewForTables);
    }
    scene.admit("Late").expect("room");
    scene.deal(&[1, 4, 5, 7]);
    show(&mut scene, SeatId(4));
    assert!(is_over(&scene));
}

#[test]
fn a_round_ends_in_a_log_where_nobody_sat_at_a_table_when_it_was_dealt() {
    let mut scene = class(3);
    scene.must_ask(ADA, Request::SplitIntoTables(3));
    leave(&mut scene, (1..=3).map(SeatId));
    let deal = scene.group.table().rules().deal(&mut Generator::new(1, 1));
    let tables_set = GroupEvent::TablesSet {
        size: 3,
        tables: vec![Vec::new()],
    };
    let dealt = GroupEvent::Table(Event::Dealt { by: ADA, deal });
    write(&mut scene, vec![tables_set, dealt]);
    scene.admit("Late").expect("room");
    refused(
        &mut scene,
        SeatId(4),
        play(Command::CallScore),
        Refusal::NoRoll,
    );
    let end = play(Command::EndRound { with_points: true });
    scene.must_ask(ADA, end.clone());
    assert!(is_over(&scene));
    refused(&mut scene, ADA, end, Refusal::RoundClosed);
}

#[test]
fn a_round_ends_in_an_older_log_where_an_empty_table_ended_nothing() {
    let mut scene = two_tables();
    let (first, second) = (at(&scene, FIRST), at(&scene, SECOND));
    show(&mut scene, first[0]);
    let left = second.map(|seat| GroupEvent::Table(Event::Left { seat }));
    write(&mut scene, left.to_vec());
    assert!(!is_over(&scene));
    scene.must_ask(ADA, play(Command::EndRound { with_points: false }));
    assert!(is_over(&scene));
}

#[test]
fn the_last_player_who_leaves_a_table_ends_its_round() {
    let mut scene = two_tables();
    let (first, second) = (at(&scene, FIRST), at(&scene, SECOND));
    leave(&mut scene, second);
    assert_eq!(ending(&scene, SECOND), Some(Ending::Ended));
    assert!(!is_over(&scene), "the others play on");
    scene.admit("Late").expect("room");
    let tables = seatings(&scene.group);
    assert_eq!([tables[0].len(), tables[1].len()], [4, 0], "with others");
    leave(&mut scene, first.into_iter().chain([SeatId(7)]));
    assert!(is_over(&scene), "nobody is there who could end it");
    let round = scene.group.table().round().expect("a round");
    assert!(scene.group.table().is_known(&round.deal));
    scene.admit("Later").expect("room");
    refused(
        &mut scene,
        SeatId(8),
        play(Command::CallScore),
        Refusal::RoundClosed,
    );
    assert_eq!(points_of(&scene, SeatId(8)), 0);
}

#[test]
fn a_table_whose_players_are_all_removed_is_done() {
    let mut scene = two_tables();
    let ([a, b, c], [d, ..]) = (at(&scene, FIRST), at(&scene, SECOND));
    leave(&mut scene, [a]);
    for seat in [b, c] {
        assert_eq!(ending(&scene, FIRST), None);
        scene.must_ask(ADA, Request::Remove(seat, true));
    }
    assert_eq!(ending(&scene, FIRST), Some(Ending::Ended));
    show(&mut scene, d);
    assert!(is_over(&scene));
}

#[test]
fn a_full_log_takes_no_call_away_from_its_caller() {
    let mut scene = two_tables();
    let ([a, ..], [c, ..]) = (at(&scene, FIRST), at(&scene, SECOND));
    scene.must_ask(a, play(Command::CallScore));
    while !scene.group.is_full() {
        let event = Event::RollerChanged {
            roller: Roller::Anyone,
        };
        write(&mut scene, vec![GroupEvent::Table(event); 50]);
    }
    scene.must_ask(a, step(1, Op::Mul, 2));
    scene.must_ask(a, step(4, Op::Div, 0));
    assert_eq!(points_of(&scene, a), 1);
    refused(
        &mut scene,
        c,
        play(Command::CallScore),
        GroupRefusal::RollFirst,
    );
    scene.must_ask(ADA, play(Command::Roll));
}

#[test]
fn the_time_of_a_pause_is_no_ones_thinking_though_a_table_ends_in_it() {
    let mut scene = two_tables();
    let ([a, ..], [c, ..]) = (at(&scene, FIRST), at(&scene, SECOND));
    scene.must_ask(a, play(Command::CallScore));
    scene.must_ask(ADA, play(Command::Pause));
    scene.must_ask(ADA, Request::Remove(a, true));
    assert_eq!(ending(&scene, FIRST), Some(Ending::Ended));
    scene.now_ms += 3_600_000;
    scene.must_ask(ADA, play(Command::Resume));
    show(&mut scene, c);
    let tallies = scene.group.tallies().expect("a host");
    // The deal, the call of the other, the pause, and after it the removal is not counted.
    assert_eq!(tallies.of(c).thought_ms, 30);
}
