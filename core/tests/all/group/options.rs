//! Laws of the options of players in a group: the referee allows the same, and there is always one.

use std::collections::BTreeSet;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use score_core::arith::op::Op;
use score_core::dice::{Generator, Roll};
use score_core::group::entry::GroupKind;
use score_core::group::options::{may, may_limit};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::board::{Step, TileId};
use score_core::table::command::{Ask, Command};
use score_core::table::event::SeatId;
use score_core::table::everyone;
use score_core::table::more_time::{Lengthening, MoreTime};
use score_core::table::own_board::FinalAnswer;
use score_core::table::refusal::Refusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::teach::hint::Grade;

use super::fixture::{ADA, BOB, TestGroup, name, play};

/// A deed of a player, and the time since the previous one.
#[derive(Clone, Debug)]
struct Deed {
    after_ms: u64,
    seat: SeatId,
    request: Request,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let after_ms = prop_oneof![8 => 0..2_000_u64, 1 => Just(70_000)];
    let deed = (after_ms, seat(), request()).prop_map(|(after_ms, seat, request)| Deed {
        after_ms,
        seat,
        request,
    });
    vec(deed, 1..50)
}

/// Ada, who made the table, most of all.
fn seat() -> impl Strategy<Value = SeatId> {
    prop_oneof![2 => Just(ADA), 3 => (0..4_u32).prop_map(SeatId)]
}

fn request() -> impl Strategy<Value = Request> {
    let ask = |request: Request| Just(request).boxed();
    prop_oneof![
        12 => select(commands()).prop_map(Request::Play),
        4 => ask(play(Command::Deal(Roll::new(&[1, 4, 5]).expect("a roll")))),
        2 => (seat(), any::<bool>()).prop_map(|(seat, on)| Request::ForbidCalls(seat, on)),
        1 => (seat(), any::<bool>()).prop_map(|(seat, on)| Request::Remove(seat, on)),
        1 => seat().prop_map(|seat| Request::RenameOther(seat, name("Zed"))),
        1 => ask(Request::NameCoHost(Some(BOB))),
        1 => ask(Request::NameCoHost(None)),
        1 => ask(Request::SplitIntoTables(3)),
        1 => ask(Request::EndTables),
    ]
}

/// All commands.
fn commands() -> Vec<Command> {
    let step = |left, op, right| {
        let (left, right) = (TileId(left), TileId(right));
        Command::Step(Step { left, op, right })
    };
    let mut commands = vec![
        Command::Roll,
        Command::Deal(Roll::new(&[1, 4, 5]).expect("a roll")),
        Command::CallScore,
        Command::CallImpossible,
        step(1, Op::Mul, 2),
        step(3, Op::Mul, 0),
        step(1, Op::Add, 1),
        Command::Undo,
        Command::Redo,
        Command::GiveUp,
        Command::BeSure,
        Command::ClearPoints,
        Command::Rename(name("Bob")),
        Command::Rename(name("Nobody")),
        Command::Leave,
        Command::EndRound { with_points: false },
        Command::EndRound { with_points: true },
        Command::SetRoller(Roller::LastScorer),
        Command::SetRoller(Roller::Anyone),
        Command::SetWay(Way::Call),
        Command::SetWay(Way::Everyone(Everyone::default())),
        Command::SetRules(Rules::score()),
        Command::Answer(FinalAnswer::Solved),
        Command::Answer(FinalAnswer::Impossible),
        Command::Pause,
        Command::Resume,
        Command::LengthenRound(Lengthening::HalfMinute),
        Command::GiveMoreTime(ADA, Some(MoreTime::Twice)),
    ];
    commands.extend(Grade::ALL.map(Command::TakeHint));
    commands
}

/// A time-out is written before any command is read, as a relay does it.
fn settle(scene: &mut TestGroup) {
    if let Some(entry) = referee::overdue(&scene.group, scene.now_ms) {
        scene.write(entry);
    }
    if let Some(revealed) = referee::out_of_time(&scene.group, scene.now_ms) {
        let entry = referee::entry(&scene.group, scene.now_ms, None, vec![revealed]);
        scene.write(entry);
    }
}

/// Plays; `seen` looks at the group after each deed.
fn play_deeds(scene: &mut TestGroup, deeds: &[Deed], mut seen: impl FnMut(&TestGroup)) {
    for deed in deeds {
        scene.now_ms += deed.after_ms;
        settle(scene);
        // The maker stays: the relay decides when a stand-in follows.
        let is_bye = deed.seat == ADA && deed.request == play(Command::Leave);
        if !is_bye {
            let _ = scene.ask(deed.seat, deed.request.clone());
        }
        seen(scene);
    }
}

/// Whether a refusal is about the data of a command.
fn is_about_content(refusal: &GroupRefusal) -> bool {
    let GroupRefusal::Table(refusal) = refusal else {
        return false;
    };
    matches!(
        refusal,
        Refusal::Step(_)
            | Refusal::HintTaken
            | Refusal::HintSkipped
            | Refusal::NoFurtherHint
            | Refusal::NameTaken { .. }
            | Refusal::GoalNotOnBoard { .. }
    )
}

/// The law at one moment, at which the time of no call is up.
fn check_options(scene: &TestGroup) {
    let group = &scene.group;
    for seat in (0..5).map(SeatId) {
        for command in commands() {
            let may = may(group, scene.now_ms, seat, command.ask());
            let mut generator = Generator::new(1, 1);
            let request = play(command.clone());
            let (now_ms, seen) = (scene.now_ms, group.n());
            let decided = referee::decide(group, now_ms, &mut generator, seat, seen, request);
            let about = || format!("{seat:?} {command:?} {decided:?}");
            match (may, &decided) {
                (Ok(()), Ok(_)) => {}
                (Ok(()), Err(why)) => assert!(is_about_content(why), "{}", about()),
                (Err(why), decided) => assert_eq!(decided.as_ref(), Err(&why), "{}", about()),
            }
        }
        for other in (0..5).map(SeatId) {
            let mut generator = Generator::new(1, 1);
            let (now_ms, seen) = (scene.now_ms, group.n());
            let request = Request::Mute(other, true);
            let decided = referee::decide(group, now_ms, &mut generator, seat, seen, request);
            if group.table().seat(seat).is_some() && !group.is_removed(seat) {
                let may = may_limit(group, seat, other);
                assert_eq!(decided.map(|_| ()), may, "{seat:?} {other:?}");
            }
        }
    }
}

/// Whether a player can lead on, or time does.
fn leads_on(scene: &TestGroup) -> bool {
    const LEADING_ON: [Ask; 8] = [
        Ask::Roll,
        Ask::CallScore,
        Ask::CallImpossible,
        Ask::GiveUp,
        Ask::BeSure,
        Ask::EndRound { with_points: false },
        Ask::Answer,
        Ask::Resume,
    ];
    let group = &scene.group;
    // If too few are left for small tables, their host ends them.
    let can_end_tables = |seat: SeatId| {
        let mut generator = Generator::new(1, 1);
        let (now_ms, seen) = (scene.now_ms, group.n());
        let request = Request::EndTables;
        referee::decide(group, now_ms, &mut generator, seat, seen, request).is_ok()
    };
    let can = |seat: SeatId| {
        let may = |ask: &Ask| may(group, scene.now_ms, seat, *ask).is_ok();
        LEADING_ON.iter().any(may) || can_end_tables(seat)
    };
    let mut seats = group.table().seats().iter();
    let is_up = everyone::is_out_of_time(group.table(), u64::MAX);
    is_up || group.deadline_ms().is_some() || seats.any(|seat| can(seat.id))
}

fn kinds() -> impl Strategy<Value = GroupKind> {
    select(vec![
        GroupKind::Created,
        GroupKind::Created,
        GroupKind::Public,
    ])
}

fn roller() -> impl Strategy<Value = Roller> {
    select(vec![Roller::Anyone, Roller::Host, Roller::LastScorer])
}

fn scene(kind: GroupKind, roller: Roller) -> TestGroup {
    // A table that is open to all has the published rules.
    let roller = match kind {
        GroupKind::Created => roller,
        GroupKind::Public => Roller::Anyone,
    };
    let rules = Rules {
        roller,
        spoilers_wait: kind == GroupKind::Created,
        ..Rules::score()
    };
    let mut scene = TestGroup::with_rules(kind, rules);
    scene.admit("Dan").expect("room");
    scene
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// For every group, seat and command. Options say no for the reason for which the referee does;
    /// if they say yes, the referee refuses at most the data of the command: a step that the
    /// board does not make, a hint that is not the next one, a name that another has, a goal that
    /// is not on the board.
    #[test]
    fn a_player_in_a_group_may_do_what_its_referee_lets_them_do(
        kind in kinds(), roller in roller(), deeds in deeds(),
    ) {
        play_deeds(&mut scene(kind, roller), &deeds, check_options);
    }

    /// In every game a player who is not sent away can lead on, unless time does.
    #[test]
    fn no_group_is_ever_stuck(kind in kinds(), roller in roller(), deeds in deeds()) {
        play_deeds(&mut scene(kind, roller), &deeds, |scene| {
            assert!(leads_on(scene), "{:?}", scene.group.table().round());
        });
    }
}

#[test]
fn small_tables_that_all_have_left_are_ended_by_their_host() {
    let mut scene = scene(GroupKind::Created, Roller::Anyone);
    for (seat, request) in [
        (ADA, Request::SplitIntoTables(3)),
        (BOB, play(Command::Leave)),
        (SeatId(3), play(Command::Leave)),
        (ADA, Request::Remove(SeatId(2), true)),
    ] {
        scene.ask(seat, request).expect("they may");
    }
    let may_roll = |scene: &TestGroup| may(&scene.group, scene.now_ms, ADA, Ask::Roll);
    assert_eq!(may_roll(&scene), Err(GroupRefusal::TooFewForTables));
    scene.ask(ADA, Request::EndTables).expect("a host may");
    assert_eq!(may_roll(&scene), Ok(()));
}

/// The laws above say little if the games behind them are short of refusals.
#[test]
fn the_groups_of_these_laws_show_what_a_group_refuses() {
    let mut runner = TestRunner::deterministic();
    let mut shown = BTreeSet::new();
    for _ in 0..200 {
        let (kind, roller) = (kinds(), roller());
        let kind = kind.new_tree(&mut runner).unwrap().current();
        let roller = roller.new_tree(&mut runner).unwrap().current();
        let deeds = deeds().new_tree(&mut runner).unwrap().current();
        play_deeds(&mut scene(kind, roller), &deeds, |scene| {
            for seat in scene.group.table().seats() {
                for command in commands() {
                    match may(&scene.group, scene.now_ms, seat.id, command.ask()) {
                        Err(GroupRefusal::Table(_)) | Ok(()) => {}
                        Err(why) => drop(shown.insert(format!("{why:?}"))),
                    }
                }
            }
        });
    }
    let expected = [
        "CallsForbidden",
        "NameFixed",
        "NoTableYet",
        "NobodyHosts",
        "Removed",
    ];
    for refusal in expected {
        assert!(shown.contains(refusal), "{refusal} is not among {shown:?}");
    }
}
