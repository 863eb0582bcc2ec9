//! Rounds that everyone plays, each on a board of their own.

use score_core::arith::op::Op;
use score_core::dice::Generator;
use score_core::games::everyone::{Scoring, Verdict, points};
use score_core::group::audience::{Audience, part_for};
use score_core::group::entry::{Entry, GroupEvent, GroupKind, Snapshot};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::board::{GoalNotCounted, Step, TileId};
use score_core::table::command::{Ask, Command};
use score_core::table::event::{Award, ClassSolution, Event, Reveal, RevealCause, SeatId};
use score_core::table::everyone;
use score_core::table::more_time::{Lengthening, MoreTime};
use score_core::table::own_board::{FinalAnswer, MAX_OWN_EVENTS};
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{Phase, Rejected};
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Way};
use score_core::teach::hint::Grade;

use super::fixture::{ADA, BOB, CYD, TestGroup, play, read_by};

const DAN: SeatId = SeatId(3);
const EVE: SeatId = SeatId(4);

const CLOCK_S: u32 = 60;

/// A roll that cannot make 20.
const IMPOSSIBLE: [u32; 4] = [1, 1, 1, 5];

fn way(scoring: Scoring) -> Way {
    Way::Everyone(Everyone {
        clock: RoundTimeLimit::new(CLOCK_S),
        scoring,
    })
}

/// Ada's table where five sit and all play at once: 1 4 5 7, and 20 is the goal.
fn class_with(scoring: Scoring) -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    for text in ["Dan", "Eve"] {
        scene.admit(text).expect("room");
    }
    scene
        .ask(ADA, play(Command::SetWay(way(scoring))))
        .expect("the host");
    scene.deal(&[1, 4, 5, 7]);
    scene
}

fn class() -> TestGroup {
    class_with(Scoring::default())
}

fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

/// The steps of the solution 4 × 5 ÷ 1.
fn solution() -> [Command; 2] {
    [step(1, Op::Mul, 2), step(4, Op::Div, 0)]
}

fn answer(scene: &mut TestGroup, seat: SeatId, steps: &[Command]) {
    for step in steps {
        scene.must_ask(seat, play(step.clone()));
    }
    let answer = match steps {
        [] => FinalAnswer::Impossible,
        _ => FinalAnswer::Solved,
    };
    scene.must_ask(seat, play(Command::Answer(answer)));
}

fn refused(scene: &mut TestGroup, seat: SeatId, command: Command, why: Refusal) {
    let before = scene.group.clone();
    let asked = scene.ask(seat, play(command.clone()));
    assert_eq!(asked, Err(GroupRefusal::Table(why)), "{seat:?} {command:?}");
    assert_eq!(scene.group, before);
}

fn end(scene: &mut TestGroup, with_points: bool) -> Reveal {
    scene.must_ask(ADA, play(Command::EndRound { with_points }));
    revealed(scene)
}

fn revealed(scene: &TestGroup) -> Reveal {
    match &scene.group.table().round().expect("a round").phase {
        Phase::Revealed(reveal) => reveal.clone(),
        other => panic!("{other:?}"),
    }
}

/// An event that the relay writes by itself.
fn write(scene: &mut TestGroup, event: Option<GroupEvent>) -> bool {
    let Some(event) = event else { return false };
    let entry = referee::entry(&scene.group, scene.now_ms, None, vec![event]);
    scene.write(entry);
    true
}

#[test]
fn answers_bring_the_points_of_the_table() {
    let all = Scoring {
        points: true,
        first_three: true,
        wrong_impossible: true,
    };
    let plain = Scoring {
        first_three: false,
        wrong_impossible: false,
        ..all
    };
    let none = Scoring {
        points: false,
        ..all
    };
    let cases = [
        // verdict, right answers before, with all switches, with none, without points
        (Verdict::Right, 0, 2, 1, 0),
        (Verdict::Right, 2, 2, 1, 0),
        (Verdict::Right, 3, 1, 1, 0),
        (Verdict::Right, 900, 1, 1, 0),
        (Verdict::WrongImpossible, 0, -1, 0, 0),
        (Verdict::WrongImpossible, 5, -1, 0, 0),
    ];
    for (verdict, before, with_all, with_none, without) in cases {
        let given = [all, plain, none].map(|scoring| points(verdict, before, scoring));
        assert_eq!(
            given,
            [with_all, with_none, without],
            "{verdict:?} {before}"
        );
    }
}

#[test]
fn a_revealed_round_shows_the_different_solutions_and_gives_the_points() {
    let mut scene = class_with(Scoring {
        points: true,
        first_three: true,
        wrong_impossible: true,
    });
    answer(&mut scene, EVE, &[]);
    answer(&mut scene, DAN, &solution());
    // It is the same solution.
    answer(&mut scene, BOB, &[step(2, Op::Mul, 1), step(4, Op::Mul, 0)]);
    scene.must_ask(CYD, play(Command::TakeHint(Grade::Solvable)));
    scene.must_ask(CYD, play(step(3, Op::Add, 0)));
    let reveal = end(&mut scene, true);
    assert_eq!(reveal.cause, RevealCause::Host);
    assert!(reveal.is_solvable);
    assert_eq!(reveal.impossible, [EVE]);
    let solutions: Vec<&[SeatId]> = reveal.solutions.iter().map(|it| &it.seats[..]).collect();
    assert_eq!(solutions, [&[DAN, BOB]]);
    let steps = solution().map(|command| match command {
        Command::Step(step) => step,
        other => panic!("{other:?}"),
    });
    assert_eq!(reveal.solutions[0].steps, steps, "those of the first");
    let awards = [(EVE, -1), (DAN, 2), (BOB, 2)];
    let awards = awards.map(|(seat, points)| Award { seat, points });
    assert_eq!(reveal.awards, awards);
    assert_eq!(reveal.hints.len(), 1);
    assert_eq!(
        (reveal.hints[0].seat, reveal.hints[0].last),
        (CYD, Grade::Solvable)
    );
    assert_eq!(scene.points(), [0, 2, 0, 2, -1]);
}

#[test]
fn numbers_of_an_own_board_move_until_its_answer() {
    let mut scene = class();
    let may_move =
        |scene: &TestGroup, seat| everyone::may(scene.group.table(), scene.now_ms, seat, Ask::Step);
    assert_eq!(may_move(&scene, BOB), Ok(()));
    scene.must_ask(ADA, play(Command::Pause));
    assert_eq!(may_move(&scene, BOB), Err(Refusal::Paused));
    scene.must_ask(ADA, play(Command::Resume));
    answer(&mut scene, BOB, &solution());
    assert_eq!(may_move(&scene, BOB), Err(Refusal::AlreadyAnswered));
    assert_eq!(may_move(&scene, CYD), Ok(()));
    scene.now_ms += u64::from(CLOCK_S) * 1_000;
    assert_eq!(may_move(&scene, CYD), Err(Refusal::TimeIsUp));
    scene.now_ms -= u64::from(CLOCK_S) * 1_000;
    end(&mut scene, true);
    assert_eq!(may_move(&scene, CYD), Err(Refusal::RoundClosed));
}

#[test]
fn the_solutions_so_far_are_those_that_the_reveal_shows() {
    let mut scene = class();
    answer(&mut scene, DAN, &solution());
    answer(&mut scene, EVE, &[]);
    // 5 × (7 − 4 + 1), and the first one in another order.
    let other = [
        step(3, Op::Sub, 1),
        step(4, Op::Add, 0),
        step(5, Op::Mul, 2),
    ];
    answer(&mut scene, CYD, &other);
    answer(&mut scene, BOB, &[step(2, Op::Mul, 1), step(4, Op::Mul, 0)]);
    let round = scene.group.table().round().expect("a round").clone();
    let so_far = everyone::solutions_so_far(&round);
    let seats: Vec<&[SeatId]> = so_far.iter().map(|it| &it.seats[..]).collect();
    assert_eq!(seats, [&[DAN, BOB][..], &[CYD]]);
    for solution in &so_far {
        let way = everyone::solution_expr(&round.deal, &solution.steps).expect("a way");
        assert_eq!(way.value(), Ok(20_u32.into()));
    }
    assert_eq!(end(&mut scene, true).solutions, so_far);
}

#[test]
fn the_answer_impossible_is_right_on_an_impossible_roll() {
    let mut scene = class();
    end(&mut scene, false);
    scene.deal(&IMPOSSIBLE);
    answer(&mut scene, BOB, &[]);
    assert!(!end(&mut scene, true).is_solvable);
    assert_eq!(scene.points(), [0, 1, 0, 0, 0]);
}

#[test]
fn a_round_may_end_without_points_and_points_may_be_switched_off() {
    let mut scene = class();
    answer(&mut scene, BOB, &solution());
    assert_eq!(end(&mut scene, false).awards, []);
    assert_eq!(scene.points(), [0; 5]);
    let mut scene = class_with(Scoring {
        points: false,
        ..Scoring::default()
    });
    answer(&mut scene, BOB, &solution());
    assert_eq!(end(&mut scene, true).awards, []);
    assert_eq!(scene.points(), [0; 5]);
}

#[test]
fn a_host_sees_all_boards_and_so_plays_for_no_points() {
    let mut scene = class_with(Scoring {
        first_three: true,
        ..Scoring::default()
    });
    answer(&mut scene, ADA, &solution());
    answer(&mut scene, BOB, &solution());
    let reveal = end(&mut scene, true);
    assert_eq!(reveal.solutions[0].seats, [ADA, BOB]);
    assert_eq!(scene.points(), [0, 2, 0, 0, 0]);
}

#[test]
fn an_answer_with_a_goal_that_does_not_count_is_refused_with_its_rule() {
    for (all_numbers, steps, why) in [
        (
            false,
            &[step(1, Op::Mul, 2)][..],
            GoalNotCounted::NoDerivedNumber,
        ),
        (true, &solution(), GoalNotCounted::NumbersLeft),
    ] {
        let mut scene = TestGroup::with_rules(
            GroupKind::Created,
            Rules {
                all_numbers,
                ..Rules::score()
            },
        );
        let everyone = Command::SetWay(way(Scoring::default()));
        scene.ask(ADA, play(everyone)).expect("the host");
        scene.deal(&[1, 4, 5, 7]);
        for step in steps {
            scene.must_ask(BOB, play(step.clone()));
        }
        let why = Refusal::GoalNotOnBoard { why: Some(why) };
        refused(&mut scene, BOB, Command::Answer(FinalAnswer::Solved), why);
    }
}

#[test]
fn a_command_that_does_not_fit_a_round_of_everyone_is_refused() {
    let mut scene = class();
    let score = Command::Answer(FinalAnswer::Solved);
    let impossible = Command::Answer(FinalAnswer::Impossible);
    let not_there = Refusal::GoalNotOnBoard { why: None };
    refused(&mut scene, BOB, score.clone(), not_there);
    refused(&mut scene, BOB, Command::CallScore, Refusal::NoCalls);
    refused(&mut scene, BOB, Command::CallImpossible, Refusal::NoCalls);
    refused(&mut scene, BOB, Command::GiveUp, Refusal::NoCalls);
    refused(&mut scene, BOB, Command::BeSure, Refusal::NoCalls);
    refused(&mut scene, BOB, Command::Undo, Refusal::NothingToUndo);
    refused(&mut scene, BOB, Command::Redo, Refusal::NothingToRedo);
    refused(&mut scene, ADA, Command::Roll, Refusal::RoundOpen);
    let numbers = score_core::dice::Roll::new(&[1, 1, 1, 1]).expect("a roll");
    refused(&mut scene, ADA, Command::Deal(numbers), Refusal::RoundOpen);
    refused(&mut scene, ADA, Command::ClearPoints, Refusal::RoundOpen);
    refused(
        &mut scene,
        ADA,
        Command::SetRules(Rules::score()),
        Refusal::RoundOpen,
    );
    refused(
        &mut scene,
        ADA,
        Command::SetWay(Way::Call),
        Refusal::RoundOpen,
    );
    refused(
        &mut scene,
        BOB,
        Command::SetWay(Way::Call),
        Refusal::HostOnly,
    );
    refused(
        &mut scene,
        BOB,
        Command::EndRound { with_points: false },
        Refusal::HostOnly,
    );
    refused(
        &mut scene,
        BOB,
        Command::TakeHint(Grade::Numbers),
        Refusal::HintSkipped,
    );
    scene.must_ask(BOB, play(Command::TakeHint(Grade::Solvable)));
    refused(
        &mut scene,
        BOB,
        Command::TakeHint(Grade::Solvable),
        Refusal::HintTaken,
    );
    answer(&mut scene, BOB, &solution());
    refused(&mut scene, BOB, score.clone(), Refusal::AlreadyAnswered);
    refused(
        &mut scene,
        BOB,
        impossible.clone(),
        Refusal::AlreadyAnswered,
    );
    refused(&mut scene, BOB, Command::Undo, Refusal::AlreadyAnswered);
    end(&mut scene, true);
    refused(&mut scene, CYD, impossible.clone(), Refusal::RoundClosed);
    refused(&mut scene, CYD, step(0, Op::Add, 1), Refusal::RoundClosed);
    refused(&mut scene, CYD, Command::CallScore, Refusal::RoundClosed);
    refused(
        &mut scene,
        ADA,
        Command::EndRound { with_points: true },
        Refusal::RoundClosed,
    );
    scene.must_ask(ADA, play(Command::SetWay(Way::Call)));
    refused(&mut scene, CYD, impossible, Refusal::OnlyCalls);
    refused(&mut scene, CYD, score, Refusal::OnlyCalls);
}

#[test]
fn own_boards_refuse_undo_by_the_rules_and_hints_on_impossible_rolls() {
    let mut scene = class();
    end(&mut scene, false);
    let rules = Rules {
        undo: false,
        ..Rules::score()
    };
    scene.must_ask(ADA, play(Command::SetRules(rules)));
    refused(
        &mut scene,
        BOB,
        Command::Answer(FinalAnswer::Impossible),
        Refusal::NoRoll,
    );
    scene.deal(&IMPOSSIBLE);
    scene.must_ask(BOB, play(step(0, Op::Add, 1)));
    refused(&mut scene, BOB, Command::Undo, Refusal::UndoOff);
    scene.must_ask(BOB, play(Command::TakeHint(Grade::Solvable)));
    refused(
        &mut scene,
        BOB,
        Command::TakeHint(Grade::Numbers),
        Refusal::NoFurtherHint,
    );
}

#[test]
fn a_board_takes_so_many_steps_and_then_still_an_answer() {
    let mut scene = class();
    let length = scene.group.log_len();
    for turn in 0..MAX_OWN_EVENTS {
        let command = match turn % 2 {
            0 => step(0, Op::Add, 1),
            _ => Command::Undo,
        };
        scene.must_ask(BOB, play(command));
    }
    refused(&mut scene, BOB, step(0, Op::Add, 1), Refusal::BoardFull);
    refused(
        &mut scene,
        BOB,
        Command::TakeHint(Grade::Solvable),
        Refusal::BoardFull,
    );
    answer(&mut scene, BOB, &[]);
    assert_eq!(scene.group.log_len(), length, "no log is filled by it");
}

#[test]
fn a_command_after_the_time_is_refused_and_the_end_is_an_event_of_its_own() {
    let mut scene = class();
    answer(&mut scene, BOB, &solution());
    let deadline_ms = scene.group.table().deadline_ms().expect("a clock");
    assert_eq!(
        scene.group.at_ms() - 30,
        deadline_ms - u64::from(CLOCK_S) * 1_000
    );
    scene.now_ms = deadline_ms - 1;
    assert_eq!(referee::out_of_time(&scene.group, scene.now_ms), None);
    scene.now_ms = deadline_ms;
    refused(
        &mut scene,
        CYD,
        Command::Answer(FinalAnswer::Impossible),
        Refusal::TimeIsUp,
    );
    // A page whose reader does not see all boards cannot end it by the time alone.
    assert_eq!(referee::overdue(&scene.group, deadline_ms), None);
    let up = referee::out_of_time(&scene.group, deadline_ms);
    assert!(write(&mut scene, up));
    assert_eq!(revealed(&scene).cause, RevealCause::OutOfTime);
    assert_eq!(scene.points(), [0, 1, 0, 0, 0]);
    assert_eq!(referee::out_of_time(&scene.group, u64::MAX), None);
}

#[test]
fn a_round_ends_when_it_waits_for_nobody_who_does_not_host() {
    let mut scene = class();
    let ended = |scene: &TestGroup, away: &[SeatId]| {
        let is_waited_for = |seat: SeatId| {
            assert_ne!(seat, ADA, "a host is not waited for");
            !away.contains(&seat)
        };
        referee::all_answered(&scene.group, is_waited_for).is_some()
    };
    assert!(!ended(&scene, &[BOB, CYD, DAN, EVE]), "nobody has answered");
    answer(&mut scene, BOB, &solution());
    answer(&mut scene, CYD, &[]);
    assert!(!ended(&scene, &[]));
    assert!(!ended(&scene, &[DAN]));
    assert!(ended(&scene, &[DAN, EVE]));
    scene
        .ask(ADA, Request::Remove(EVE, true))
        .expect("the host");
    assert!(ended(&scene, &[DAN]));
    scene.must_ask(ADA, play(Command::Pause));
    assert!(!ended(&scene, &[DAN]), "it stands still");
}

#[test]
fn a_stand_in_ends_a_round_without_points_and_not_with_them() {
    let mut scene = class();
    answer(&mut scene, CYD, &solution());
    let host = GroupEvent::Table(Event::HostChanged { seat: BOB });
    assert!(write(&mut scene, Some(host)));
    let end = |with_points| Command::EndRound { with_points };
    refused(&mut scene, BOB, end(true), Refusal::StandInOnly);
    scene.must_ask(BOB, play(end(false)));
    assert_eq!(revealed(&scene).awards, []);
}

#[test]
fn a_round_without_a_clock_has_no_deadline() {
    let mut scene = class();
    end(&mut scene, false);
    let way = Way::Everyone(Everyone::default());
    scene.must_ask(ADA, play(Command::SetWay(way)));
    assert!(scene.group.table().round().is_none());
    scene.must_ask(ADA, play(Command::Roll));
    assert_eq!(scene.group.table().deadline_ms(), None);
    assert!(scene.group.table().everyone_is_open());
}

#[test]
fn an_open_table_is_played_with_calls_and_is_not_paused() {
    let mut scene = TestGroup::of(GroupKind::Public);
    for command in [
        Command::SetWay(way(Scoring::default())),
        Command::Pause,
        Command::Resume,
    ] {
        let asked = scene.ask(ADA, play(command));
        assert_eq!(asked, Err(GroupRefusal::NobodyHosts));
    }
}

#[test]
fn a_pause_stops_the_clock_and_the_boards_of_everyone() {
    let mut scene = class();
    refused(&mut scene, ADA, Command::Resume, Refusal::NotPaused);
    refused(&mut scene, BOB, Command::Pause, Refusal::HostOnly);
    let left_ms = scene.group.table().deadline_ms().expect("a clock") - scene.now_ms - 10;
    scene.must_ask(ADA, play(Command::Pause));
    refused(&mut scene, ADA, Command::Pause, Refusal::Paused);
    for command in [
        step(0, Op::Add, 1),
        Command::TakeHint(Grade::Solvable),
        Command::Answer(FinalAnswer::Impossible),
    ] {
        refused(&mut scene, BOB, command, Refusal::Paused);
    }
    assert_eq!(scene.group.table().deadline_ms(), None);
    assert!(scene.group.table().keeps_time());
    assert_eq!(referee::out_of_time(&scene.group, u64::MAX), None);
    scene.now_ms += 3_600_000;
    scene.must_ask(ADA, play(Command::Resume));
    let deadline_ms = scene.group.table().deadline_ms().expect("a clock");
    assert_eq!(deadline_ms - scene.now_ms, left_ms);
    answer(&mut scene, BOB, &solution());
    end(&mut scene, true);
    refused(&mut scene, ADA, Command::Pause, Refusal::RoundClosed);
}

#[test]
fn a_pause_stops_the_clock_of_a_call_and_nobody_calls() {
    let mut scene = TestGroup::of(GroupKind::Created);
    refused(&mut scene, ADA, Command::Pause, Refusal::NoRoll);
    scene.deal(&[1, 4, 5, 7]);
    scene.must_ask(ADA, play(Command::Pause));
    for command in [Command::CallScore, Command::CallImpossible, Command::Roll] {
        refused(&mut scene, BOB, command, Refusal::Paused);
    }
    scene.must_ask(ADA, play(Command::Resume));
    scene.must_ask(BOB, play(Command::CallImpossible));
    let left_ms = scene.group.table().deadline_ms().expect("a clock") - scene.now_ms - 10;
    scene.must_ask(ADA, play(Command::Pause));
    refused(&mut scene, CYD, Command::CallScore, Refusal::Paused);
    scene.now_ms += 3_600_000;
    assert_eq!(referee::overdue(&scene.group, scene.now_ms), None);
    scene.must_ask(ADA, play(Command::Resume));
    let deadline_ms = scene.group.table().deadline_ms().expect("a clock");
    assert_eq!(deadline_ms - scene.now_ms, left_ms);
    scene.must_ask(CYD, play(Command::CallScore));
    scene.must_ask(ADA, play(Command::Pause));
    refused(&mut scene, CYD, step(1, Op::Mul, 2), Refusal::Paused);
    refused(&mut scene, CYD, Command::GiveUp, Refusal::Paused);
    scene.must_ask(ADA, play(Command::EndRound { with_points: false }));
    assert!(!scene.group.table().is_paused());
    assert_eq!(scene.points(), [0, 0, 0]);
}

#[test]
fn a_player_who_is_removed_or_leaves_takes_their_board_along() {
    let mut scene = class();
    for seat in [BOB, DAN] {
        answer(&mut scene, seat, &solution());
    }
    for step in solution() {
        scene.must_ask(CYD, play(step));
    }
    let new = referee::new_answers(&scene.group);
    assert!(write(&mut scene, new));
    scene
        .ask(ADA, Request::Remove(BOB, true))
        .expect("the host");
    scene.must_ask(CYD, play(Command::Leave));
    let reveal = end(&mut scene, true);
    assert_eq!(reveal.solutions[0].seats, [DAN]);
    assert_eq!(scene.points(), [0, 0, 1, 0]);
}

fn check_readers(scene: &TestGroup) {
    let seats = scene.group.table().seats().iter();
    let seats = seats.map(|seat| Audience::Seat(seat.id));
    let others = [Audience::Host, Audience::Watcher, Audience::HostsWall];
    for audience in seats.chain(others) {
        let shown = Group::restore(&scene.group.snapshot_for(audience)).expect("a snapshot");
        assert_eq!(read_by(scene, audience), shown, "{audience:?}");
        assert_eq!(shown.n(), scene.group.last_n_for(audience));
        let Some(round) = shown.table().round() else {
            continue;
        };
        for seat in round.boards.keys() {
            assert!(audience.sees_board_of(*seat), "{audience:?} sees {seat:?}");
        }
        if let Phase::Revealed(reveal) = &round.phase {
            check_names(scene, audience, reveal);
        }
        if audience == Audience::Host {
            assert_eq!(shown, scene.group);
        }
    }
}

/// Checks that only hosts and their walls see the names beside others' ways, and that all read how
/// many there are.
fn check_names(scene: &TestGroup, audience: Audience, told: &Reveal) {
    let whole = revealed(scene);
    if audience.sees_names() {
        return assert_eq!(*told, whole, "{audience:?}");
    }
    let is_own = |seat| audience == Audience::Seat(seat);
    assert!(told.named().all(is_own), "{audience:?} {told:?}");
    let own = |reveal: &Reveal| reveal.named().filter(|seat| is_own(*seat)).count();
    assert_eq!(own(told), own(&whole), "{audience:?}");
    let counts = |reveal: &Reveal| -> Vec<usize> {
        let ways = reveal.solutions.iter().map(ClassSolution::makers);
        ways.chain([reveal.impossible_count()]).collect()
    };
    assert_eq!(counts(told), counts(&whole), "{audience:?}");
    assert_eq!(told.awards, whole.awards);
}

#[test]
fn a_reveal_of_an_earlier_version_opens_with_all_authors_of_a_way() {
    let old = r#"{"revealed":{"cause":"host","is_solvable":true,"awards":[],"solutions":
        [{"steps":[],"seats":[1,3]}],"impossible":[2],"hints":[]}}"#;
    let Event::Revealed(reveal) = serde_json::from_str(old).expect("an old event") else {
        panic!("{old}");
    };
    assert_eq!(reveal.solutions[0].makers(), 2);
    assert_eq!(reveal.solutions[0].others, 0);
    assert_eq!(reveal.impossible_count(), 1);
}

/// A request that a player may make; the referee decides whether it is allowed.
fn random_request(scene: &TestGroup, generator: &mut Generator) -> (SeatId, Request) {
    let seat = SeatId(generator.below(5));
    let round = scene.group.table().round();
    let steps = round.map_or(0, |round| round.own_board(seat).board.steps().len());
    let command = match generator.below(33) {
        0..8 => solution()[steps.min(1)].clone(),
        8..11 => step(
            generator.below(6) as u8,
            Op::ALL[generator.below(5) as usize],
            3,
        ),
        11 | 12 => Command::Undo,
        13 => Command::Redo,
        14 | 15 => Command::TakeHint(Grade::ALL[generator.below(4) as usize]),
        16 => Command::Answer(FinalAnswer::Impossible),
        17..21 => Command::Answer(FinalAnswer::Solved),
        21 => return (ADA, play(Command::Pause)),
        22 | 23 => return (ADA, play(Command::Resume)),
        24 => Command::EndRound {
            with_points: generator.below(2) == 0,
        },
        25 => Command::Roll,
        26 => {
            let way = match generator.below(4) {
                0 => Way::Call,
                _ => way(Scoring::default()),
            };
            return (ADA, play(Command::SetWay(way)));
        }
        27 => Command::SetRoller(Roller::Anyone),
        28 => {
            return (
                ADA,
                Request::Remove(SeatId(generator.below(5)), generator.below(2) == 0),
            );
        }
        29 => {
            let more = [None, Some(MoreTime::HalfAgain), Some(MoreTime::Twice)];
            let more = more[generator.below(3) as usize];
            return (ADA, play(Command::GiveMoreTime(seat, more)));
        }
        30 => return (ADA, play(Command::LengthenRound(Lengthening::HalfMinute))),
        _ => {
            let co_host = (generator.below(2) == 0).then_some(SeatId(generator.below(5)));
            return (ADA, Request::NameCoHost(co_host));
        }
    };
    (seat, play(command))
}

/// A random lesson, seen by `check` at every moment.
fn lesson(seed: u64, mut check: impl FnMut(&TestGroup)) -> TestGroup {
    let mut generator = Generator::new(seed, 0);
    let mut scene = class();
    for _ in 0..120 {
        scene.now_ms += u64::from(generator.below(2_000));
        let (seat, request) = random_request(&scene, &mut generator);
        let up = referee::out_of_time(&scene.group, scene.now_ms);
        write(&mut scene, up);
        let _ = scene.ask(seat, request);
        if generator.below(6) == 0 {
            let new = referee::new_answers(&scene.group);
            write(&mut scene, new);
        }
        if generator.below(6) == 0 {
            let over = referee::all_answered(&scene.group, |seat| seat == BOB);
            write(&mut scene, over);
        }
        let is_over = scene
            .group
            .table()
            .round()
            .is_none_or(|round| round.is_over());
        if is_over && generator.below(3) == 0 {
            scene.deal(&[1, 4, 5, 7]);
        }
        check(&scene);
    }
    scene
}

#[test]
fn each_reader_of_a_round_of_everyone_sees_all_they_may() {
    let (mut reveals, mut answers) = (0, 0);
    for seed in 0..100 {
        let scene = lesson(seed, check_readers);
        for entry in &scene.log {
            reveals += usize::from(matches!(
                entry.events[..],
                [GroupEvent::Table(Event::Revealed(_))]
            ));
            answers += usize::from(matches!(entry.events[..], [GroupEvent::Answered { .. }]));
        }
    }
    // Lessons in which nobody comes to an end would show nothing.
    assert!(reveals > 100 && answers > 100, "{reveals} {answers}");
}

#[test]
fn a_log_of_everyones_rounds_makes_the_group_that_wrote_it() {
    for seed in 0..20 {
        let scene = lesson(seed, |scene| {
            let shown = Group::restore(&scene.group.snapshot());
            assert_eq!(shown.as_ref(), Ok(&scene.group));
        });
        let mut group = Group::found(&scene.log[0]).expect("a founding");
        for (index, entry) in scene.log.iter().enumerate() {
            let json = serde_json::to_string(entry).expect("an entry");
            let read: Entry = serde_json::from_str(&json).expect("the same");
            group.apply(&read).expect("an entry of the referee");
            // An engine may keep an entry twice.
            group.apply(&scene.log[index / 2]).expect("an old one");
        }
        assert_eq!(group, scene.group);
    }
}

#[test]
fn a_reader_who_lacks_an_entry_takes_no_later_one() {
    let mut scene = class();
    for seat in [BOB, CYD, BOB] {
        scene.must_ask(seat, play(step(0, Op::Add, 1)));
        scene.must_ask(seat, play(Command::Undo));
    }
    let new = Request::Lock(true);
    scene.ask(ADA, new).expect("the host");
    let bob = Audience::Seat(BOB);
    let part = part_for(scene.logged.iter(), bob, scene.group.last_own_n(BOB));
    for missing in 0..part.len() - 1 {
        let mut group = Group::found(&scene.log[0]).expect("a founding");
        let complete = read_by(&scene, bob).n();
        for (index, entry) in part.iter().enumerate() {
            if index != missing {
                group.apply(entry).expect("an entry of the referee");
            }
        }
        assert!(group.n() < part[missing].n && group.n() < complete);
    }
}

#[test]
fn an_entry_that_is_private_only_in_part_is_rejected() {
    let mut scene = class();
    scene.must_ask(BOB, play(step(0, Op::Add, 1)));
    let own = scene.log.last().expect("an entry").events[0].clone();
    let public = GroupEvent::Locked { locked: true };
    let of_another = match &own {
        GroupEvent::Own { event, .. } => GroupEvent::Own {
            seat: CYD,
            event: *event,
        },
        other => panic!("{other:?}"),
    };
    for events in [
        vec![public.clone(), own.clone()],
        vec![own.clone(), public],
        vec![own, of_another],
    ] {
        let entry = referee::entry(&scene.group, scene.now_ms, None, events);
        assert_eq!(scene.group.clone().apply(&entry), Err(Rejected));
    }
}

#[test]
fn entries_from_before_there_were_own_boards_open() {
    let entry =
        r#"{"epoch":7,"n":3,"at_ms":5,"origin":null,"events":[{"locked":{"locked":true}}]}"#;
    let entry: Entry = serde_json::from_str(entry).expect("an old entry");
    assert_eq!(entry.after(), 2);
    let snapshot = r#"{"epoch":7,"n":9,"at_ms":5,"round_n":1,"last":[],"events":[{"founded":{"kind":"created"}},{"table":{"opened":{"company":"group","rules":{"source":{"dice":[6,6,12,20]},"goal":20,"ops":["add","sub","mul","div","join"],"score_clock":30,"impossible_clock":60,"all_numbers":false,"blocking":false,"undo":true,"chat":true,"roller":"host"}}}}]}"#;
    let snapshot: Snapshot = serde_json::from_str(snapshot).expect("an old snapshot");
    let group = Group::restore(&snapshot).expect("a group");
    assert_eq!(group.table().way(), Way::Call);
    assert_eq!(group.last_n_for(Audience::Watcher), 9);
}

#[test]
fn the_written_form_of_everyones_rounds_stays_the_same() {
    let lines = [
        r#"{"own":{"seat":1,"event":{"stepped":{"left":1,"op":"mul","right":2}}}}"#,
        r#"{"own":{"seat":1,"event":"undone"}}"#,
        r#"{"own":{"seat":1,"event":{"hint_taken":{"grade":"solvable"}}}}"#,
        r#"{"own":{"seat":1,"event":{"answered":{"answer":"impossible"}}}}"#,
        r#"{"own_board":{"seat":1,"board":{"steps":[],"undone":[],"answer":{"answer":"solved","moment":{"n":4,"at_ms":5}},"last_hint":"solvable","active_ms":5,"events":2}}}"#,
        r#"{"answered":{"seats":[1,2]}}"#,
        r#"{"table":{"way_changed":{"way":"call"}}}"#,
        r#"{"table":{"way_changed":{"way":{"everyone":{"clock":60,"scoring":{"points":true,"first_three":false,"wrong_impossible":true}}}}}}"#,
        r#"{"table":{"clock_started":{"deadline_ms":60000}}}"#,
        r#"{"table":{"paused":{"left_ms":60000}}}"#,
        r#"{"table":{"resumed":{"deadline_ms":null}}}"#,
        r#"{"table":{"revealed":{"cause":"all_answered","is_solvable":true,"awards":[{"seat":1,"points":2}],"solutions":[{"steps":[{"left":1,"op":"mul","right":2}],"seats":[1],"others":0}],"impossible":[2],"other_impossible":0,"hints":[{"seat":1,"last":"solvable"}]}}}"#,
    ];
    for line in lines {
        let event: GroupEvent =
            serde_json::from_str(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        assert_eq!(serde_json::to_string(&event).expect("an event"), line);
    }
}

#[test]
fn a_round_has_a_clock_of_half_a_minute_to_ten() {
    for (seconds, is_one) in [
        (0, false),
        (29, false),
        (30, true),
        (600, true),
        (601, false),
    ] {
        assert_eq!(RoundTimeLimit::new(seconds).is_some(), is_one, "{seconds}");
        let read: Result<RoundTimeLimit, _> = serde_json::from_str(&seconds.to_string());
        assert_eq!(read.is_ok(), is_one, "{seconds}");
    }
}

#[test]
fn a_stand_in_who_has_answered_ends_no_round() {
    let mut scene = class();
    let host = GroupEvent::Table(Event::HostChanged { seat: BOB });
    assert!(write(&mut scene, Some(host)));
    answer(&mut scene, BOB, &[]);
    let end = Command::EndRound { with_points: false };
    // The roll is solvable: without points it would cost them nothing.
    refused(&mut scene, BOB, end.clone(), Refusal::OwnCall);
    scene.must_ask(ADA, play(end));
}

#[test]
fn a_player_who_was_a_host_in_a_round_gets_no_points_for_it() {
    let mut scene = class();
    let name = |scene: &mut TestGroup, co_host| {
        let named = scene.ask(ADA, Request::NameCoHost(co_host));
        named.expect("the maker");
        let shown = Group::restore(&scene.group.snapshot());
        assert_eq!(shown.as_ref(), Ok(&scene.group));
    };
    name(&mut scene, Some(CYD));
    name(&mut scene, Some(DAN));
    name(&mut scene, None);
    for seat in [BOB, CYD, DAN] {
        answer(&mut scene, seat, &solution());
    }
    end(&mut scene, true);
    assert_eq!(scene.points(), [0, 1, 0, 0, 0]);
    let other = Rules {
        undo: false,
        ..Rules::score()
    };
    scene.must_ask(ADA, play(Command::SetRules(other)));
    name(&mut scene, Some(DAN));
    name(&mut scene, None);
    scene.deal(&[2, 4, 5, 7]);
    for seat in [BOB, CYD, DAN] {
        answer(&mut scene, seat, &[]);
    }
    end(&mut scene, true);
    assert_eq!(scene.points(), [0, 0, -1, -1, 0], "they were it before");
}

#[test]
fn a_hint_for_the_roll_before_is_not_given_for_the_next() {
    let mut scene = class();
    end(&mut scene, false);
    let seen = scene.group.n();
    scene.deal(&[2, 4, 5, 7]);
    let hint = play(Command::TakeHint(Grade::Solvable));
    let late = scene.ask_late(BOB, seen, hint);
    assert_eq!(late, Err(GroupRefusal::Stale));
}

#[test]
fn how_long_an_answer_took_is_without_the_pauses() {
    let mut scene = class();
    let answered_ms =
        |scene: &TestGroup, seat| scene.group.tallies().expect("a host").answered_ms(seat);
    scene.must_ask(ADA, play(Command::Pause));
    scene.now_ms += 3_600_000;
    scene.must_ask(ADA, play(Command::Resume));
    assert_eq!(answered_ms(&scene, BOB), None);
    answer(&mut scene, BOB, &[]);
    assert_eq!(answered_ms(&scene, BOB), Some(20), "a pause, and the rest");
    let read = Group::restore(&scene.group.snapshot()).expect("a snapshot");
    let tallies = read.tallies().expect("a host");
    assert_eq!(tallies.answered_ms(BOB), Some(20), "after a reload too");
}
