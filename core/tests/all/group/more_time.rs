//! More time when all answer at once: for the whole round, and for one pupil.

use score_core::arith::op::Op;
use score_core::group::audience::Audience;
use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::board::{Step, TileId};
use score_core::table::command::{Ask, Command};
use score_core::table::event::{Event, RevealCause, SeatId};
use score_core::table::everyone;
use score_core::table::more_time::{Lengthening, MAX_LENGTHENED_MS, MoreTime};
use score_core::table::own_board::FinalAnswer;
use score_core::table::refusal::Refusal;
use score_core::table::state::Phase;
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Scoring, Way};

use super::fixture::{ADA, BOB, CYD, TestGroup, play, read_by};

const DAN: SeatId = SeatId(3);
const EVE: SeatId = SeatId(4);
const FAY: SeatId = SeatId(5);

const CLOCK_MS: u64 = 60_000;

fn way(clock_s: u32) -> Command {
    Command::SetWay(Way::Everyone(Everyone {
        clock: RoundTimeLimit::new(clock_s),
        scoring: Scoring::default(),
    }))
}

/// Ada's class of five, who all play by a clock of a minute; nothing is dealt yet.
fn class() -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    for text in ["Dan", "Eve", "Fay"] {
        scene.admit(text).expect("room");
    }
    scene.ask(ADA, play(way(60))).expect("the host");
    scene
}

fn give(scene: &mut TestGroup, seat: SeatId, more: Option<MoreTime>) {
    let given = scene.ask(ADA, play(Command::GiveMoreTime(seat, more)));
    given.expect("the host");
}

fn lengthen(scene: &mut TestGroup, by: Lengthening) -> Result<(), GroupRefusal> {
    scene.ask(ADA, play(Command::LengthenRound(by)))
}

fn step(left: u8, op: Op, right: u8) -> Command {
    let (left, right) = (TileId(left), TileId(right));
    Command::Step(Step { left, op, right })
}

/// The steps of the solution 4 × 5 ÷ 1.
fn solve(scene: &mut TestGroup, seat: SeatId) {
    let solved = Command::Answer(FinalAnswer::Solved);
    for command in [step(1, Op::Mul, 2), step(4, Op::Div, 0), solved] {
        scene.ask(seat, play(command)).expect("in time");
    }
}

fn give_up(scene: &mut TestGroup, seat: SeatId) -> Result<(), GroupRefusal> {
    scene.ask(seat, play(Command::Answer(FinalAnswer::Impossible)))
}

fn deadline_ms(scene: &TestGroup) -> u64 {
    scene.group.table().deadline_ms().expect("a clock")
}

/// Does the work of a relay whose clock shows this time.
fn pass(scene: &mut TestGroup, now_ms: u64) -> Option<RevealCause> {
    scene.now_ms = now_ms;
    let event = referee::out_of_time(&scene.group, now_ms)?;
    let entry = referee::entry(&scene.group, now_ms, None, vec![event]);
    scene.write(entry);
    match &scene.group.table().round()?.phase {
        Phase::Revealed(reveal) => Some(reveal.cause),
        _ => None,
    }
}

fn time_is_up() -> Result<(), GroupRefusal> {
    Err(Refusal::TimeIsUp.into())
}

#[test]
fn a_host_lengthens_the_open_round_and_no_board_changes() {
    let mut scene = class();
    scene.deal(&[1, 4, 5, 7]);
    scene.ask(BOB, play(step(1, Op::Mul, 2))).expect("a step");
    solve(&mut scene, CYD);
    let (before, until_ms) = (scene.group.clone(), deadline_ms(&scene));
    lengthen(&mut scene, Lengthening::HalfMinute).expect("the host");
    lengthen(&mut scene, Lengthening::Minute).expect("the host");
    assert_eq!(deadline_ms(&scene), until_ms + 90_000);
    assert_eq!(scene.group.table().clock_length_ms(), CLOCK_MS + 90_000);
    let boards = |group: &Group| group.table().round().expect("a round").boards.clone();
    assert_eq!(boards(&scene.group), boards(&before));
    for audience in [Audience::Seat(DAN), Audience::Watcher, Audience::Host] {
        let seen = read_by(&scene, audience);
        assert_eq!(seen.table().deadline_ms(), Some(until_ms + 90_000));
    }
    assert_eq!(pass(&mut scene, until_ms + 89_999), None);
    solve(&mut scene, DAN);
    scene.check_log();
    // The next roll has the usual clock.
    let cause = pass(&mut scene, until_ms + 90_000);
    assert_eq!(cause, Some(RevealCause::OutOfTime));
    scene.deal(&[1, 4, 5, 7]);
    assert_eq!(deadline_ms(&scene), scene.now_ms + CLOCK_MS);
}

#[test]
fn a_stopped_clock_is_lengthened_too() {
    let mut scene = class();
    scene.deal(&[1, 4, 5, 7]);
    scene.now_ms += 10_000;
    scene.ask(ADA, play(Command::Pause)).expect("the host");
    lengthen(&mut scene, Lengthening::Minute).expect("the host");
    let left_ms = scene
        .group
        .table()
        .round()
        .and_then(|round| round.left_ms());
    assert_eq!(left_ms, Some(CLOCK_MS - 10_000 + 60_000));
    scene.now_ms += 500_000;
    scene.ask(ADA, play(Command::Resume)).expect("the host");
    assert_eq!(deadline_ms(&scene), scene.now_ms + CLOCK_MS + 50_000);
    scene.check_log();
}

#[test]
fn a_round_is_lengthened_by_hosts_alone_up_to_a_limit_and_while_it_goes_on() {
    let mut scene = class();
    let by = Lengthening::Minute;
    assert_eq!(lengthen(&mut scene, by), Err(Refusal::NoRoll.into()));
    scene.deal(&[1, 4, 5, 7]);
    let asked = scene.ask(BOB, play(Command::LengthenRound(by)));
    assert_eq!(asked, Err(Refusal::HostOnly.into()));
    let minutes = MAX_LENGTHENED_MS / by.duration_ms();
    for _ in 0..minutes {
        lengthen(&mut scene, by).expect("within the limit");
    }
    for by in Lengthening::ALL {
        let refused = Err(Refusal::RoundLongEnough.into());
        assert_eq!(lengthen(&mut scene, by), refused);
    }
    let mut late = class();
    late.deal(&[1, 4, 5, 7]);
    late.now_ms = deadline_ms(&late);
    assert_eq!(lengthen(&mut late, by), time_is_up());
    let mut without_clock = class();
    without_clock.ask(ADA, play(way(0))).expect("the host");
    without_clock.deal(&[1, 4, 5, 7]);
    let refused = Err(Refusal::NoRoundClock.into());
    assert_eq!(lengthen(&mut without_clock, by), refused);
}

#[test]
fn a_pupil_with_more_time_answers_after_the_others_and_the_reveal_waits() {
    for (more, extra_ms) in [
        (MoreTime::HalfAgain, CLOCK_MS / 2),
        (MoreTime::Twice, CLOCK_MS),
    ] {
        let mut scene = class();
        give(&mut scene, BOB, Some(more));
        scene.deal(&[1, 4, 5, 7]);
        solve(&mut scene, CYD);
        let until_ms = deadline_ms(&scene);
        assert_eq!(
            referee::deadline_ms(&scene.group),
            Some(until_ms + extra_ms)
        );
        assert_eq!(pass(&mut scene, until_ms), None, "Bob is at it");
        assert_eq!(give_up(&mut scene, DAN), time_is_up());
        scene
            .ask(BOB, play(step(1, Op::Mul, 2)))
            .expect("their time");
        assert_eq!(pass(&mut scene, until_ms + extra_ms - 1), None);
        let mut late = scene.clone();
        let cause = pass(&mut late, until_ms + extra_ms);
        assert_eq!(cause, Some(RevealCause::OutOfTime));
        assert_eq!(give_up(&mut late, BOB), Err(Refusal::RoundClosed.into()));
        // With their answer nobody is waited for.
        solve_rest(&mut scene, BOB);
        let now_ms = scene.now_ms;
        assert_eq!(pass(&mut scene, now_ms), Some(RevealCause::OutOfTime));
        assert_eq!(scene.points(), [0, 1, 1, 0, 0, 0]);
        scene.check_log();
    }
}

fn solve_rest(scene: &mut TestGroup, seat: SeatId) {
    let solved = Command::Answer(FinalAnswer::Solved);
    for command in [step(4, Op::Div, 0), solved] {
        scene.ask(seat, play(command)).expect("in time");
    }
}

#[test]
fn a_pupil_who_is_away_keeps_nobody_after_the_time_of_all() {
    let mut scene = class();
    give(&mut scene, BOB, Some(MoreTime::Twice));
    scene.deal(&[1, 4, 5, 7]);
    let (group, until_ms) = (&scene.group, deadline_ms(&scene));
    let ends =
        |now_ms, is_here: bool| referee::out_of_time_among(group, now_ms, |_| is_here).is_some();
    assert!(!ends(until_ms - 1, false));
    assert!(ends(until_ms, false));
    assert!(!ends(until_ms, true));
    assert!(ends(until_ms + CLOCK_MS, true));
}

#[test]
fn of_more_time_only_its_pupil_and_the_hosts_are_sent_anything() {
    let mut scene = class();
    give(&mut scene, BOB, Some(MoreTime::Twice));
    scene.deal(&[1, 4, 5, 7]);
    give(&mut scene, DAN, Some(MoreTime::HalfAgain));
    give(&mut scene, DAN, None);
    scene.check_log();
    let knows = |group: &Group| group.table().more_time_of(BOB).is_some();
    let readers = [
        (Audience::Host, true),
        (Audience::Seat(BOB), true),
        (Audience::Seat(CYD), false),
        (Audience::Seat(DAN), false),
        (Audience::Watcher, false),
        (Audience::HostsWall, false),
    ];
    for (audience, is_told) in readers {
        let sent = read_by(&scene, audience);
        let snapshot = scene.group.snapshot_for(audience);
        let shown = Group::restore(&snapshot).expect("a snapshot");
        assert_eq!(sent, shown, "{audience:?}");
        assert_eq!(knows(&shown), is_told, "{audience:?}");
        let is_about =
            |event: &GroupEvent| matches!(event, GroupEvent::Table(Event::MoreTimeGiven { .. }));
        assert_eq!(
            snapshot.events.iter().any(is_about),
            is_told,
            "{audience:?}"
        );
        // Their own board closes with their own time.
        let (until_ms, seat) = (deadline_ms(&scene), SeatId(1));
        let may_answer = everyone::may(shown.table(), until_ms, seat, Ask::Answer);
        assert_eq!(may_answer.is_ok(), is_told, "{audience:?}");
    }
    // A host's command is in the log without the host: the last one is the same for all.
    let given = scene.log.iter().filter(|entry| {
        matches!(
            entry.events[..],
            [GroupEvent::Table(Event::MoreTimeGiven { .. })]
        )
    });
    assert!(given.clone().all(|entry| entry.origin.is_none()));
    assert_eq!(given.count(), 3);
}

#[test]
fn a_pupil_s_last_command_stays_known_when_a_host_gives_them_time() {
    let mut scene = class();
    scene.deal(&[1, 4, 5, 7]);
    scene.ask(BOB, play(step(1, Op::Mul, 2))).expect("a step");
    let last = scene.group.last_cid(BOB);
    assert!(last.is_some());
    give(&mut scene, BOB, Some(MoreTime::Twice));
    assert_eq!(scene.group.last_cid(BOB), last);
}

fn told(scene: &mut TestGroup) -> Vec<SeatId> {
    let Some(event) = referee::new_answers(&scene.group) else {
        return Vec::new();
    };
    let entry = referee::entry(&scene.group, scene.now_ms, None, vec![event.clone()]);
    scene.write(entry);
    match event {
        GroupEvent::Answered { seats } => seats,
        other => panic!("{other:?}"),
    }
}

#[test]
fn nobody_learns_from_marks_that_an_answer_came_after_the_time_of_all() {
    let mut scene = class();
    give(&mut scene, BOB, Some(MoreTime::Twice));
    scene.deal(&[1, 4, 5, 7]);
    solve(&mut scene, CYD);
    solve(&mut scene, DAN);
    assert_eq!(told(&mut scene), [CYD, DAN]);
    // Bob, Eve and Fay are the last three.
    solve(&mut scene, EVE);
    assert_eq!(told(&mut scene), []);
    let mut late = class();
    give(&mut late, BOB, Some(MoreTime::Twice));
    late.deal(&[1, 4, 5, 7]);
    late.now_ms += CLOCK_MS * 2 / 3;
    solve(&mut late, CYD);
    assert_eq!(told(&mut late), [], "in the last third");
    // If nobody has more time, all answers are sent at once.
    let mut usual = class();
    usual.deal(&[1, 4, 5, 7]);
    usual.now_ms += CLOCK_MS * 2 / 3;
    for seat in [CYD, DAN, EVE, FAY] {
        solve(&mut usual, seat);
    }
    assert_eq!(told(&mut usual), [CYD, DAN, EVE, FAY]);
}

#[test]
fn more_time_counts_where_a_clock_does_and_its_player_alone_is_told_in_a_round() {
    let mut scene = class();
    give(&mut scene, BOB, Some(MoreTime::Twice));
    let told = |scene: &TestGroup, reader: SeatId| {
        let copy = read_by(scene, Audience::Seat(reader));
        copy.table().more_time_in_round(BOB)
    };
    assert!(scene.group.table().is_timed());
    assert_eq!(told(&scene, BOB), None, "no roll");
    scene.deal(&[1, 4, 5, 7]);
    assert_eq!(told(&scene, BOB), Some(MoreTime::Twice));
    assert_eq!(told(&scene, CYD), None);
    scene.ask(ADA, play(Command::Pause)).expect("the host");
    assert_eq!(told(&scene, BOB), Some(MoreTime::Twice));
    let end = Command::EndRound { with_points: true };
    scene.ask(ADA, play(end)).expect("the host");
    assert_eq!(told(&scene, BOB), None);
    for untimed in [way(0), Command::SetWay(Way::Race)] {
        scene.ask(ADA, play(untimed)).expect("the host");
        assert!(!scene.group.table().is_timed());
    }
}

#[test]
fn more_time_for_one_is_a_host_s_to_give_and_goes_with_who_leaves() {
    let mut scene = class();
    let more = Some(MoreTime::Twice);
    let asked = scene.ask(BOB, play(Command::GiveMoreTime(BOB, more)));
    assert_eq!(asked, Err(Refusal::HostOnly.into()));
    let nobody = scene.ask(ADA, play(Command::GiveMoreTime(SeatId(40), more)));
    assert_eq!(nobody, Err(Refusal::NotSeated.into()));
    give(&mut scene, BOB, more);
    scene
        .ask(BOB, play(Command::Leave))
        .expect("nothing is open");
    assert!(scene.group.table().more_time().is_empty());
    scene.check_log();
    let mut public = TestGroup::of(GroupKind::Public);
    let asked = public.ask(ADA, play(Command::GiveMoreTime(BOB, more)));
    assert_eq!(asked, Err(GroupRefusal::NobodyHosts));
}

#[test]
fn at_small_tables_a_player_has_their_time_for_score_too() {
    let mut scene = class();
    give(&mut scene, BOB, Some(MoreTime::Twice));
    scene
        .ask(ADA, Request::SplitIntoTables(5))
        .expect("the host");
    scene.deal(&[1, 4, 5, 7]);
    scene.ask(BOB, play(Command::CallScore)).expect("a call");
    let until_ms = scene.now_ms + CLOCK_MS;
    assert_eq!(scene.group.table_of(BOB).deadline_ms(), Some(until_ms));
    let knows = |seat, audience| {
        let seen = read_by(&scene, audience);
        seen.table_of(seat).more_time_of(BOB).is_some()
    };
    assert!(knows(BOB, Audience::Seat(BOB)) && knows(BOB, Audience::Host));
    assert!(!knows(CYD, Audience::Seat(CYD)) && !knows(BOB, Audience::Watcher));
    scene.check_log();
}
