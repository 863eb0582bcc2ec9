//! A race: all play at once, each with rolls of their own.

use score_core::arith::op::Op;
use score_core::dice::{Generator, Roll};
use score_core::group::audience::Audience;
use score_core::group::departed::Departed;
use score_core::group::entry::{Entry, GroupEvent, GroupKind, Snapshot};
use score_core::group::options;
use score_core::group::race::MAX_MOVES;
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::{Applied, Group, MAX_RECENT_EVENTS};
use score_core::lesson::Lesson;
use score_core::race::{Command, MAX_ROLLS, Move, Refusal};
use score_core::table::board::{Deal, Step, StepRefusal, TileId};
use score_core::table::command::{Ask, Command as TableCommand};
use score_core::table::event::{Event, SeatId};
use score_core::table::own_board::FinalAnswer;
use score_core::table::refusal::Refusal as TableRefusal;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::Rejected;
use score_core::table::way_of_playing::{Everyone, Way};
use score_core::teach::hint::Grade;

use super::fixture::{ADA, BOB, CYD, TestGroup, name, play, read_by};

const DAN: SeatId = SeatId(3);

fn set_way(way: Way) -> Request {
    play(TableCommand::SetWay(way))
}

/// Ada's table where four sit and race.
fn class() -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.admit("Dan").expect("room");
    scene.ask(ADA, set_way(Way::Race)).expect("the host");
    scene
}

fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

/// The player at `seat` does something, and all are sent the news of it.
fn ask(scene: &mut TestGroup, seat: SeatId, command: Command) {
    scene.now_ms += 10;
    let asked = scene.ask(seat, Request::Race(command));
    asked.unwrap_or_else(|why| panic!("{seat:?} {command:?}: {why:?}"));
    tell(scene);
}

/// The news that the relay writes by itself.
fn tell(scene: &mut TestGroup) -> Vec<GroupEvent> {
    let news = referee::race_news(&scene.group);
    if !news.is_empty() {
        let entry = referee::entry(&scene.group, scene.now_ms, None, news.clone());
        scene.write(entry);
    }
    news
}

fn refused(scene: &mut TestGroup, seat: SeatId, request: Request, why: impl Into<GroupRefusal>) {
    let before = scene.group.clone();
    let asked = scene.ask(seat, request.clone());
    assert_eq!(asked, Err(why.into()), "{seat:?} {request:?}");
    assert_eq!(scene.group, before);
}

fn race_refused(scene: &mut TestGroup, seat: SeatId, command: Command, why: Refusal) {
    assert_eq!(
        options::may_race(&scene.group, seat, command),
        Err(why.into())
    );
    refused(scene, seat, Request::Race(command), why);
}

/// The player at `seat` has rolled these numbers.
fn roll(scene: &mut TestGroup, seat: SeatId, numbers: [u32; 4]) {
    let deal = Deal::Rolled {
        sides: vec![6, 6, 12, 20],
        roll: Roll::new(&numbers).expect("a roll"),
    };
    let moved = Move::Rolled { deal };
    let raced = vec![GroupEvent::Raced { seat, moved }];
    let entry = referee::entry(&scene.group, scene.now_ms, None, raced);
    scene.write(entry);
    tell(scene);
}

/// The points and goals that all know of.
fn score(scene: &TestGroup, seat: SeatId) -> Option<(i32, u8)> {
    let score = scene.group.race().expect("a race").score(seat)?;
    Some((score.points(), score.goals()))
}

/// Rolls in which 6 × 3 is 18, until the player at `seat` has so many goals.
fn race_to(scene: &mut TestGroup, seat: SeatId, goals: u8) {
    for _ in 0..40 {
        roll(scene, seat, [6, 3, 5, 1]);
        if score(scene, seat).expect("a roll").1 >= goals {
            return;
        }
        ask(scene, seat, step(0, Op::Mul, 1));
        if score(scene, seat).expect("a roll").1 >= goals {
            return;
        }
    }
    panic!("{seat:?} {:?}", score(scene, seat));
}

fn winner(scene: &TestGroup) -> Option<SeatId> {
    scene.group.race().expect("a race").winner()
}

#[test]
fn all_play_at_once_and_know_how_the_others_stand() {
    let mut scene = class();
    assert_eq!(score(&scene, BOB), None);
    roll(&mut scene, BOB, [4, 5, 2, 10]);
    roll(&mut scene, CYD, [6, 3, 5, 1]);
    // The first roll is free.
    assert_eq!(
        (score(&scene, BOB), score(&scene, CYD)),
        (Some((0, 0)), Some((0, 0)))
    );
    ask(&mut scene, CYD, step(0, Op::Mul, 1));
    ask(&mut scene, BOB, step(0, Op::Mul, 1));
    ask(&mut scene, CYD, step(4, Op::Mul, 3));
    ask(&mut scene, BOB, Command::Undo);
    ask(&mut scene, BOB, Command::Redo);
    ask(&mut scene, BOB, Command::Roll);
    // 3 and 3; 1, once for the same way, less 1 for the roll: 0, and so 5.
    assert_eq!(score(&scene, CYD), Some((6, 0)));
    assert_eq!(score(&scene, BOB), Some((5, 0)));
    assert_eq!(score(&scene, ADA), None);
    // The points of the table are others.
    assert_eq!(scene.points(), [0, 0, 0, 0]);
    // A host may race too.
    ask(&mut scene, ADA, Command::Roll);
    assert_eq!(score(&scene, ADA), Some((0, 0)));
    scene.check_log();
}

#[test]
fn nobody_sees_the_rolls_of_another_but_hosts() {
    let mut scene = class();
    for seat in [BOB, CYD] {
        roll(&mut scene, seat, [6, 3, 5, 1]);
        ask(&mut scene, seat, step(0, Op::Mul, 1));
    }
    let rolls = |audience| {
        let group = read_by(&scene, audience);
        let race = group.race().expect("a race");
        let points = [BOB, CYD].map(|seat| race.score(seat).map(|score| score.points()));
        assert_eq!(points, [Some(3), Some(3)], "all know how they stand");
        [ADA, BOB, CYD, DAN].map(|seat| race.racer(seat).is_some())
    };
    assert_eq!(rolls(Audience::Host), [false, true, true, false]);
    assert_eq!(rolls(Audience::Seat(BOB)), [false, true, false, false]);
    assert_eq!(rolls(Audience::Seat(DAN)), [false; 4]);
    assert_eq!(rolls(Audience::Watcher), [false; 4]);
}

#[test]
fn the_first_with_three_goals_wins_and_a_host_begins_anew() {
    let mut scene = class();
    roll(&mut scene, CYD, [6, 3, 5, 1]);
    race_to(&mut scene, BOB, 2);
    assert_eq!(winner(&scene), None);
    race_to(&mut scene, BOB, 3);
    assert_eq!(winner(&scene), Some(BOB));
    for (seat, command) in [(BOB, Command::Roll), (CYD, step(0, Op::Mul, 1))] {
        race_refused(&mut scene, seat, command, Refusal::Over);
    }
    refused(&mut scene, ADA, play(TableCommand::Pause), Refusal::Over);
    refused(&mut scene, CYD, Request::StartRace, TableRefusal::HostOnly);
    let seen = scene.group.n();
    scene.ask(ADA, Request::StartRace).expect("the host");
    assert_eq!((winner(&scene), score(&scene, BOB)), (None, None));
    // A request of the race before means nothing in this one.
    let late = scene.ask_late(CYD, seen, Request::Race(Command::Roll));
    assert_eq!(late, Err(GroupRefusal::Stale));
    ask(&mut scene, BOB, Command::Roll);
    assert_eq!(score(&scene, BOB), Some((0, 0)));
    scene.check_log();
}

#[test]
fn the_first_player_with_three_goals_has_won_before_it_is_announced() {
    let mut scene = class();
    race_to(&mut scene, BOB, 2);
    roll(&mut scene, CYD, [6, 3, 5, 1]);
    // The last goal is to be made by a step.
    while score(&scene, BOB) != Some((22, 2)) {
        roll(&mut scene, BOB, [6, 3, 5, 1]);
        if score(&scene, BOB) != Some((22, 2)) {
            ask(&mut scene, BOB, step(0, Op::Mul, 1));
        }
    }
    let goal = Request::Race(step(4, Op::Mul, 3));
    scene.ask(BOB, goal).expect("18 times 1");
    assert_eq!((winner(&scene), score(&scene, BOB)), (None, Some((22, 2))));
    race_refused(&mut scene, CYD, step(0, Op::Mul, 1), Refusal::Over);
    let news = tell(&mut scene);
    assert!(matches!(
        news[..],
        [
            GroupEvent::RaceScores { .. },
            GroupEvent::RaceWon { seat: BOB }
        ]
    ));
    assert_eq!(tell(&mut scene), []);
    assert_eq!(score(&scene, BOB), Some((0, 3)));
    // A winner who leaves has won.
    scene.ask(BOB, play(TableCommand::Leave)).expect("free");
    assert_eq!(winner(&scene), Some(BOB));
    scene.check_log();
}

#[test]
fn a_race_refuses_a_command_with_the_reason() {
    let mut scene = class();
    race_refused(&mut scene, BOB, step(0, Op::Add, 1), Refusal::NoRoll);
    race_refused(&mut scene, BOB, Command::HandOn, Refusal::NoTurns);
    roll(&mut scene, BOB, [6, 3, 5, 1]);
    for (command, why) in [
        (step(0, Op::Add, 0), Refusal::Step(StepRefusal::SameNumber)),
        (step(0, Op::Add, 9), Refusal::Step(StepRefusal::NumberGone)),
        (Command::Undo, Refusal::NoStep),
        (Command::Redo, Refusal::NoStep),
        (Command::Back, Refusal::NoSuchRoll),
        (Command::Forward, Refusal::NoSuchRoll),
    ] {
        race_refused(&mut scene, BOB, command, why);
    }
    // Cyd's step is on Cyd's own rolls, and there are none.
    race_refused(&mut scene, CYD, step(0, Op::Mul, 1), Refusal::NoRoll);
    for _ in 1..MAX_ROLLS {
        roll(&mut scene, BOB, [1, 1, 1, 1]);
    }
    race_refused(&mut scene, BOB, Command::Roll, Refusal::TooManyRolls);
    let outsider = scene.ask(SeatId(9), Request::Race(Command::Roll));
    assert_eq!(outsider, Err(TableRefusal::NotSeated.into()));
    scene.ask(ADA, Request::Remove(CYD, true)).expect("a host");
    refused(
        &mut scene,
        CYD,
        Request::Race(Command::Roll),
        GroupRefusal::Removed,
    );
}

#[test]
fn a_player_makes_so_many_moves_in_a_race_and_no_more() {
    let mut scene = class();
    roll(&mut scene, BOB, [1, 1, 1, 1]);
    for _ in 1..MAX_MOVES / 2 {
        ask(&mut scene, BOB, step(0, Op::Add, 1));
        ask(&mut scene, BOB, Command::Undo);
    }
    ask(&mut scene, BOB, step(0, Op::Add, 1));
    race_refused(&mut scene, BOB, Command::Undo, Refusal::TooLong);
    // Others go on, and the log of newcomers has not grown.
    ask(&mut scene, CYD, Command::Roll);
    assert!(scene.group.log_len() < 20);
    scene.ask(ADA, Request::StartRace).expect("the host");
    ask(&mut scene, BOB, Command::Roll);
}

#[test]
fn in_a_race_nothing_lies_on_the_table_and_elsewhere_nobody_races() {
    let mut scene = class();
    let numbers = Roll::new(&[1, 4, 5, 7]).expect("a roll");
    for command in [
        TableCommand::Roll,
        TableCommand::Deal(numbers),
        TableCommand::CallScore,
        TableCommand::CallImpossible,
        TableCommand::Undo,
        TableCommand::TakeHint(Grade::Solvable),
        TableCommand::Answer(FinalAnswer::Impossible),
        TableCommand::EndRound { with_points: false },
    ] {
        for seat in [ADA, BOB] {
            refused(
                &mut scene,
                seat,
                play(command.clone()),
                TableRefusal::InRace,
            );
        }
    }
    let deals_nothing = |scene: &TestGroup, seat| {
        let may = options::may(&scene.group, scene.now_ms, seat, Ask::Deal);
        may.is_err_and(|why| why.is_of_way())
    };
    assert!([ADA, BOB].map(|seat| deals_nothing(&scene, seat)) == [true; 2]);
    for way in [Way::Call, Way::Everyone(Everyone::default())] {
        scene.ask(ADA, set_way(way)).expect("the host");
        assert_eq!(scene.group.race(), None);
        assert!([ADA, BOB].map(|seat| deals_nothing(&scene, seat)) == [false; 2]);
        refused(
            &mut scene,
            BOB,
            Request::Race(Command::Roll),
            GroupRefusal::NoRace,
        );
        refused(&mut scene, ADA, Request::StartRace, GroupRefusal::NoRace);
        scene.deal(&[1, 4, 5, 7]);
        assert!(!deals_nothing(&scene, ADA), "not before the round is over");
        if way != Way::Call {
            let end = TableCommand::EndRound { with_points: false };
            scene.ask(ADA, play(end)).expect("the host");
        }
    }
    // Only hosts choose the way, and there are none at a table that is open to all.
    refused(&mut scene, BOB, set_way(Way::Race), TableRefusal::HostOnly);
    let mut public = TestGroup::of(GroupKind::Public);
    refused(
        &mut public,
        ADA,
        set_way(Way::Race),
        GroupRefusal::NobodyHosts,
    );
}

#[test]
fn a_pause_stops_a_race_until_it_goes_on() {
    let mut scene = class();
    roll(&mut scene, BOB, [6, 3, 5, 1]);
    let pause = || play(TableCommand::Pause);
    let resume = || play(TableCommand::Resume);
    refused(&mut scene, BOB, pause(), TableRefusal::HostOnly);
    refused(&mut scene, ADA, resume(), TableRefusal::NotPaused);
    scene.ask(ADA, pause()).expect("the host");
    refused(&mut scene, ADA, pause(), TableRefusal::Paused);
    let step = Request::Race(step(0, Op::Mul, 1));
    refused(&mut scene, BOB, step.clone(), TableRefusal::Paused);
    refused(&mut scene, BOB, resume(), TableRefusal::HostOnly);
    stand_in(&mut scene, BOB);
    scene.check_log();
    scene.ask(BOB, resume()).expect("a stand-in");
    scene.ask(BOB, step).expect("it goes on");
}

fn stand_in(scene: &mut TestGroup, seat: SeatId) {
    let stands_in = vec![GroupEvent::Table(Event::HostChanged { seat })];
    let entry = referee::entry(&scene.group, scene.now_ms, None, stands_in);
    scene.write(entry);
}

#[test]
fn a_stand_in_begins_no_race_anew_until_somebody_has_won() {
    let mut scene = class();
    stand_in(&mut scene, CYD);
    let is_free = |scene: &TestGroup| options::may_start_race(&scene.group, CYD).is_ok();
    refused(
        &mut scene,
        CYD,
        Request::StartRace,
        TableRefusal::StandInOnly,
    );
    assert!(!is_free(&scene));
    race_to(&mut scene, BOB, 3);
    assert!(is_free(&scene));
    scene.ask(CYD, Request::StartRace).expect("it is over");
    assert_eq!(winner(&scene), None);
}

#[test]
fn a_player_who_comes_back_has_their_score_and_no_free_roll() {
    let mut scene = class();
    roll(&mut scene, BOB, [6, 3, 5, 1]);
    // All are sent Bob's score with it.
    let step = Request::Race(step(0, Op::Mul, 1));
    scene.ask(BOB, step).expect("a step");
    scene.ask(BOB, play(TableCommand::Leave)).expect("free");
    assert_eq!(score(&scene, BOB), None);
    scene.check_log();
    let events =
        referee::admit_again(&scene.group, &|_| true, Some(BOB), name("Bob"), false).expect("room");
    let entry = referee::entry(&scene.group, scene.now_ms, None, events);
    scene.write(entry);
    let back = SeatId(4);
    assert_eq!(score(&scene, back), Some((3, 0)));
    race_refused(&mut scene, back, Command::Undo, Refusal::NoRoll);
    ask(&mut scene, back, Command::Roll);
    assert_eq!(score(&scene, back), Some((2, 0)));
    scene.check_log();
    // In the next race they begin as all do, even if they are away meanwhile.
    scene.ask(back, play(TableCommand::Leave)).expect("free");
    scene.ask(ADA, Request::StartRace).expect("the host");
    assert_eq!(scene.group.departed(back), None);
    scene.check_log();
}

#[test]
fn a_player_who_is_handed_a_seat_has_the_better_score() {
    for (of_bob, of_dan, after) in [(1, 0, (3, 0)), (1, 2, (6, 0)), (0, 0, (0, 0))] {
        let mut scene = class();
        let mut play_on = |seat, steps: usize| {
            roll(&mut scene, seat, [6, 3, 5, 1]);
            let steps = [step(0, Op::Mul, 1), step(4, Op::Mul, 3)]
                .into_iter()
                .take(steps);
            steps.for_each(|step| {
                // Nobody is sent the news of it yet.
                scene.ask(seat, Request::Race(step)).expect("a step");
            });
        };
        play_on(BOB, of_bob);
        play_on(DAN, of_dan);
        scene.ask(ADA, Request::HandOver(BOB, DAN)).expect("a host");
        assert_eq!(score(&scene, DAN), Some(after));
        assert_eq!(tell(&mut scene), []);
        // The rolls are one's own.
        ask(&mut scene, DAN, Command::Roll);
        let racer = scene.group.race().and_then(|race| race.racer(DAN));
        assert_eq!(racer.expect("a roll").roll_index(), (1, 2));
        scene.check_log();
    }
}

#[test]
fn a_player_who_is_removed_and_taken_back_goes_on_where_they_were() {
    let mut scene = class();
    roll(&mut scene, BOB, [6, 3, 5, 1]);
    ask(&mut scene, BOB, step(0, Op::Mul, 1));
    for removed in [true, false] {
        let asked = scene.ask(ADA, Request::Remove(BOB, removed));
        asked.expect("the host");
    }
    ask(&mut scene, BOB, Command::Undo);
    assert_eq!(score(&scene, BOB), Some((3, 0)));
}

/// A request that a player may make; the referee decides whether it is allowed.
fn random_request(scene: &TestGroup, generator: &mut Generator) -> (SeatId, Request) {
    let seats = scene.group.table().seats();
    let any = |generator: &mut Generator| seats[generator.below(seats.len() as u32) as usize].id;
    let seat = any(generator);
    let is_on = generator.below(2) == 0;
    let moves = |scene: &TestGroup, generator: &mut Generator| {
        let racer = scene.group.race().and_then(|race| race.racer(seat));
        let has_rolled = racer.is_some_and(|racer| racer.roll().is_some());
        match generator.below(12) {
            _ if !has_rolled => Command::Roll,
            0 => Command::Roll,
            1 => Command::Undo,
            2 => Command::Redo,
            3 => Command::Back,
            4 => Command::Forward,
            5 => Command::HandOn,
            _ => step(
                generator.below(6) as u8,
                Op::ALL[generator.below(5) as usize],
                generator.below(6) as u8,
            ),
        }
    };
    let request = match generator.below(60) {
        0 => Request::StartRace,
        1 => set_way([Way::Call, Way::Race][usize::from(is_on)]),
        2 => play(TableCommand::Pause),
        3..6 => play(TableCommand::Resume),
        6 | 7 => Request::Remove(any(generator), generator.below(3) == 0),
        8 => Request::NameCoHost(is_on.then(|| any(generator))),
        9 => Request::HandOver(any(generator), any(generator)),
        10 => play(TableCommand::SetRules(Rules::score())),
        11 | 12 if seat != ADA => return (seat, play(TableCommand::Leave)),
        13 => play(TableCommand::Roll),
        _ => return (seat, Request::Race(moves(scene, generator))),
    };
    (ADA, request)
}

/// A random race; `check` sees the group before and after each request, and the seat that asked for
/// it.
fn random_race(seed: u64, mut check: impl FnMut(&Group, &TestGroup, SeatId)) -> TestGroup {
    let mut generator = Generator::new(seed, 0);
    let mut scene = class();
    let mut left = None;
    for turn in 0..150 {
        scene.now_ms += u64::from(generator.below(2_000));
        let (seat, request) = random_request(&scene, &mut generator);
        let before = scene.group.clone();
        let is_leave = request == play(TableCommand::Leave);
        if scene.ask(seat, request).is_ok() && is_leave {
            left = Some(seat);
        }
        check(&before, &scene, seat);
        if generator.below(3) == 0 {
            tell(&mut scene);
        }
        if scene.group.table().seats().len() < 4 || generator.below(40) == 0 {
            let name = name(&format!("N {turn}"));
            let from = left.take();
            let events = referee::admit_again(&scene.group, &|_| true, from, name, false);
            let entry = referee::entry(&scene.group, scene.now_ms, None, events.expect("room"));
            scene.write(entry);
        }
        if scene.group.race().is_none() && generator.below(3) == 0 {
            scene.ask(ADA, set_way(Way::Race)).expect("the host");
        }
    }
    scene
}

#[test]
fn a_reader_of_a_race_sees_all_they_may_and_the_log_makes_it_again() {
    let (mut told, mut returned) = (0, 0);
    for seed in 0..40 {
        let scene = random_race(seed, |_, scene, _| {
            let seats = scene.group.table().seats().iter();
            let seats = seats.map(|seat| Audience::Seat(seat.id));
            for audience in seats.chain([Audience::Host, Audience::Watcher]) {
                let shown = scene.group.snapshot_for(audience);
                let shown = Group::restore(&shown).expect("a snapshot");
                assert_eq!(read_by(scene, audience), shown, "{audience:?}");
                assert_eq!(shown.n(), scene.group.last_n_for(audience));
                if audience == Audience::Host {
                    assert_eq!(shown, scene.group);
                }
            }
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
        for event in scene.log.iter().flat_map(|entry| &entry.events) {
            told += usize::from(matches!(event, GroupEvent::RaceScores { .. }));
            returned += usize::from(matches!(event, GroupEvent::Returned { .. }));
        }
    }
    // Races in which nothing happens would show nothing.
    assert!(told > 100 && returned > 20, "{told} {returned}");
}

/// This group with a log that has room for one more event.
fn nearly_full(group: &Group) -> Group {
    let roller = group.table().rules().roller;
    let mut snapshot = group.snapshot();
    while snapshot.events.len() < MAX_RECENT_EVENTS {
        let same = GroupEvent::Table(Event::RollerChanged { roller });
        snapshot.events.push(same);
    }
    let group = Group::restore(&snapshot).expect("a snapshot");
    // The race is in the snapshot, and not in the log.
    let is_filled = group.log_len() + 10 > MAX_RECENT_EVENTS && group.log_len() > 9_000;
    assert!(is_filled, "{}", group.log_len());
    group
}

/// The group without its log, and without data of departed players that nobody needs.
fn without_log(group: &Group) -> Snapshot {
    let rules = group.table().rules().clone();
    // With new rules a log begins anew too.
    let same = vec![GroupEvent::Table(Event::RulesChanged { rules })];
    let mut group = group.clone();
    let entry = referee::entry(&group, group.at_ms(), None, same);
    group.apply(&entry).expect("nothing is open");
    let mut snapshot = group.snapshot();
    let is_there = |seat| group.table().seat(seat).is_some();
    snapshot.last.retain(|last| is_there(last.seat));
    snapshot.own.retain(|own| is_there(own.seat));
    snapshot
}

/// The group of `scene` after these events for everybody, each an entry, when its log was nearly
/// full before. Each reader comes to the same group and the same log, which is short now, and the
/// log has taken nothing with it.
fn in_a_full_log(scene: &TestGroup, events: &[Event]) -> Group {
    let mut short = scene.group.clone();
    let mut full = nearly_full(&short);
    let readers = scene.group.table().seats().iter();
    let readers = readers.map(|seat| scene.group.audience(Some(seat.id)));
    let readers = readers.chain([Audience::Watcher]);
    let read = |group: &Group, audience| {
        let shown = group.snapshot_for(audience);
        Group::restore(&shown).expect("a snapshot")
    };
    let mut pages: Vec<(Audience, Group)> = readers.map(|it| (it, read(&full, it))).collect();
    for event in events {
        let event = GroupEvent::Table(event.clone());
        let entry = referee::entry(&short, scene.now_ms, None, vec![event]);
        let read_in_part = pages.iter_mut().map(|(_, page)| page);
        for group in [&mut short, &mut full].into_iter().chain(read_in_part) {
            let entry = Entry {
                after: Some(group.n()),
                ..entry.clone()
            };
            let applied = group.apply(&entry);
            assert!(matches!(applied, Ok(Applied::Taken(_))), "{applied:?}");
        }
    }
    for (audience, page) in &pages {
        assert_eq!(*page, read(&full, *audience), "{audience:?}");
    }
    assert!(full.log_len() < 100, "{}", full.log_len());
    assert_eq!(Group::restore(&full.snapshot()).as_ref(), Ok(&full));
    assert_eq!(without_log(&full), without_log(&short));
    full
}

#[test]
fn a_full_log_of_a_race_begins_anew_and_nobody_loses_anything() {
    let (mut begun, mut with_rolls) = (0, 0);
    for seed in 0..20 {
        let mut turn = 0;
        random_race(seed, |_, scene, _| {
            turn += 1;
            let Some(race) = scene.group.race().filter(|_| turn % 10 == 0) else {
                return;
            };
            with_rolls += usize::from(race.is_under_way());
            let roller = scene.group.table().rules().roller;
            let same = Event::RollerChanged { roller };
            let full = in_a_full_log(scene, &vec![same; 20]);
            assert_eq!(full.round_n(), scene.group.round_n(), "it is the same race");
            begun += 1;
        });
    }
    assert!(begun > 100 && with_rolls > 50, "{begun} {with_rolls}");
}

#[test]
fn with_the_end_of_a_race_the_log_begins_anew_and_nobody_loses_anything() {
    let mut ended = 0;
    for seed in 0..20 {
        let mut turn = 0;
        random_race(seed, |_, scene, _| {
            turn += 1;
            if scene.group.race().is_none() || turn % 10 != 0 {
                return;
            }
            let way = [Way::Call, Way::Everyone(Everyone::default())][turn / 10 % 2];
            let full = in_a_full_log(scene, &[Event::WayChanged { way }]);
            assert_eq!(full.round_n(), scene.group.round_n(), "nothing was rolled");
            ended += 1;
        });
    }
    assert!(ended > 100, "{ended}");
}

#[test]
fn after_a_race_with_a_nearly_full_log_newcomers_wait_for_no_roll() {
    let mut scene = class();
    roll(&mut scene, BOB, [6, 3, 5, 1]);
    scene.group = nearly_full(&scene.group);
    scene.ask(ADA, set_way(Way::Call)).expect("the host");
    for number in 0..20 {
        scene.admit(&format!("Late {number}")).expect("room");
    }
    let renamed = play(TableCommand::Rename(name("Cy")));
    scene.ask(CYD, renamed).expect("room");
}

#[test]
fn a_log_that_a_race_left_nearly_full_is_read_and_has_room() {
    let mut snapshot = nearly_full(&class().group).snapshot();
    let same = snapshot.events[snapshot.events.len() - 1].clone();
    let way = Way::Call;
    let ended = GroupEvent::Table(Event::WayChanged { way });
    snapshot.events.push(ended);
    snapshot.events.extend(vec![same; 100]);
    assert!(snapshot.events.len() > MAX_RECENT_EVENTS);
    let mut scene = class();
    scene.group = Group::restore(&snapshot).expect("an old log");
    assert_eq!(scene.group.table().way(), way);
    scene.admit("Eve").expect("room");
    assert!(scene.group.log_len() < 200, "{}", scene.group.log_len());
}

#[test]
fn a_race_that_has_ended_counts_as_a_round() {
    let mut scene = class();
    let rounds = |scene: &TestGroup| {
        let read = Group::restore(&scene.group.snapshot()).expect("a snapshot");
        assert_eq!(read, scene.group);
        read.table().rounds()
    };
    assert_eq!(rounds(&scene), 0);
    scene.ask(ADA, set_way(Way::Call)).expect("the host");
    assert_eq!(rounds(&scene), 1);
    scene.ask(ADA, set_way(Way::Race)).expect("the host");
    assert_eq!(rounds(&scene), 1);
    let everyone = Way::Everyone(Everyone::default());
    scene.ask(ADA, set_way(everyone)).expect("the host");
    assert_eq!(rounds(&scene), 2);
    scene.ask(ADA, set_way(Way::Call)).expect("the host");
    assert_eq!(rounds(&scene), 2, "there was no roll in it");
    scene.deal(&[1, 4, 5, 7]);
    assert_eq!(rounds(&scene), 3);
}

#[test]
fn in_a_race_nobody_is_refused_as_the_log_is_full() {
    let mut scene = class();
    roll(&mut scene, BOB, [6, 3, 5, 1]);
    ask(&mut scene, BOB, step(0, Op::Mul, 1));
    let seen = scene.group.n();
    let mut longest = 0;
    for number in 0..MAX_RECENT_EVENTS {
        // Nothing makes that shorter.
        let roller = [Roller::Anyone, Roller::Host][number % 2];
        scene
            .ask(ADA, play(TableCommand::SetRoller(roller)))
            .expect("the host");
        longest = longest.max(scene.group.log_len());
    }
    assert_eq!(longest, MAX_RECENT_EVENTS - 1);
    assert!(scene.group.log_len() < MAX_RECENT_EVENTS / 2);
    scene
        .ask(CYD, play(TableCommand::Rename(name("Cy"))))
        .expect("room");
    scene.admit("Eve").expect("room");
    // Bob's late request is of this race.
    let late = scene.ask_late(BOB, seen, Request::Race(step(4, Op::Mul, 3)));
    assert_eq!(late, Ok(()));
    tell(&mut scene);
    assert_eq!(score(&scene, BOB), Some((6, 0)));
    assert_eq!(
        Group::restore(&scene.group.snapshot()).as_ref(),
        Ok(&scene.group)
    );
    // Elsewhere a roll makes room.
    scene.ask(ADA, set_way(Way::Call)).expect("the host");
    scene.deal(&[1, 4, 5, 7]);
}

#[test]
fn a_log_that_was_too_full_for_a_race_is_read_and_has_room() {
    let group = nearly_full(&class().group);
    let mut snapshot = group.snapshot();
    let more = snapshot.events[snapshot.events.len() - 1].clone();
    snapshot.events.extend(vec![more; 100]);
    let mut scene = class();
    scene.group = Group::restore(&snapshot).expect("an old log");
    assert!(scene.group.log_len() > MAX_RECENT_EVENTS && !scene.group.is_full());
    scene.admit("Eve").expect("room");
    assert!(scene.group.log_len() < 100);
}

#[test]
fn nobody_moves_the_pieces_of_another() {
    let mut moves = 0;
    for seed in 0..100 {
        random_race(seed, |before, scene, mover| {
            let last = scene.log.last().map(|entry| &entry.events[..]);
            let Some([GroupEvent::Raced { seat, .. }]) = last else {
                return;
            };
            let (Some(was), Some(is)) = (before.race(), scene.group.race()) else {
                return;
            };
            if before.n() == scene.group.n() {
                return;
            }
            assert_eq!(*seat, mover);
            for seat in scene.group.table().seats() {
                if seat.id != mover {
                    assert_eq!(was.racer(seat.id), is.racer(seat.id));
                }
            }
            moves += 1;
        });
    }
    assert!(moves > 1_000, "{moves}");
}

#[test]
fn a_move_that_cannot_be_is_rejected() {
    let mut scene = class();
    roll(&mut scene, BOB, [6, 3, 5, 1]);
    let unsound = Deal::Chosen {
        numbers: Roll::new(&[6, 3, 5, 1]).expect("numbers"),
    };
    let raced = |seat, moved| vec![GroupEvent::Raced { seat, moved }];
    for events in [
        raced(BOB, Move::Undone),
        raced(BOB, Move::Rolled { deal: unsound }),
        raced(SeatId(9), Move::Undone),
        vec![GroupEvent::RaceWon { seat: SeatId(9) }],
        raced(CYD, Move::WentBack),
    ] {
        let entry = referee::entry(&scene.group, scene.now_ms, None, events.clone());
        assert_eq!(
            scene.group.clone().apply(&entry),
            Err(Rejected),
            "{events:?}"
        );
    }
    scene.ask(ADA, set_way(Way::Call)).expect("the host");
    for event in [GroupEvent::RaceStarted, GroupEvent::RaceWon { seat: BOB }] {
        let entry = referee::entry(&scene.group, scene.now_ms, None, vec![event]);
        assert_eq!(scene.group.clone().apply(&entry), Err(Rejected));
    }
}

#[test]
fn the_written_form_of_a_race_stays_the_same() {
    let lines = [
        r#"{"table":{"way_changed":{"way":"race"}}}"#,
        r#""race_started""#,
        r#"{"raced":{"seat":1,"move":{"rolled":{"deal":{"rolled":{"sides":[6,6,12,20],"roll":[6,3,5,1]}}}}}}"#,
        r#"{"raced":{"seat":1,"move":{"stepped":{"step":{"left":0,"op":"mul","right":1},"counts":true}}}}"#,
        r#"{"raced":{"seat":1,"move":"undone"}}"#,
        r#"{"raced":{"seat":1,"move":"went_back"}}"#,
        r#"{"raced":{"seat":1,"move":"went_forward"}}"#,
        r#"{"own_racer":{"seat":1,"racer":{"score":{"points":3,"goals":0},"rolls":[{"deal":{"rolled":{"sides":[6,6,12,20],"roll":[6,3,5,1]}},"steps":[],"undone":[{"left":0,"op":"mul","right":1}],"counted":[[{"left":0,"op":"mul","right":1}]]}],"at":0,"has_rolled":true,"moves":3}}}"#,
        r#"{"race_scores":{"standings":[{"seat":1,"score":{"points":3,"goals":0}}]}}"#,
        r#"{"race_won":{"seat":1}}"#,
        r#"{"race_paused":{"paused":true}}"#,
    ];
    for line in lines {
        let event: GroupEvent =
            serde_json::from_str(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        assert_eq!(serde_json::to_string(&event).expect("an event"), line);
    }
    // A player who had left before there were races.
    let departed: Departed = serde_json::from_str(r#"{"points":2}"#).expect("an old one");
    assert_eq!((departed.points, departed.race), (2, None));
}

#[test]
fn a_lesson_of_prepared_rolls_is_none_for_a_race() {
    let roll = Roll::new(&[1, 4, 5, 7]).expect("a roll");
    let rules = Rules::score();
    let lesson = Lesson::new(rules.source, rules.goal, Way::Race, vec![roll]);
    assert_eq!(lesson.expect("a lesson").way(), Way::Call);
}
