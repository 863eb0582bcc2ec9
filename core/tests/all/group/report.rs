//! The report of a lesson: its counts, and the readers who have it.

use std::collections::{BTreeMap, BTreeSet};

use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::Puzzle;
use score_core::csv::Separator;
use score_core::dice::Generator;
use score_core::games::score::Ending;
use score_core::group::audience::Audience;
use score_core::group::entry::{Entry, GroupEvent, GroupKind, Snapshot};
use score_core::group::referee;
use score_core::group::report::{self, About, Header};
use score_core::group::request::Request;
use score_core::group::state::{Applied, Group};
use score_core::group::tally::{StepKinds, Tallies, Tally};
use score_core::group::teams::TeamId;
use score_core::solve;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::table::own_board::{FinalAnswer, OwnEvent};
use score_core::table::state::Phase;
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Way};
use score_core::teach::hint::Grade;

use super::fixture::{ADA, BOB, CYD, TestGroup, play};

const DAN: SeatId = SeatId(3);

const EVERYONE: Way = Way::Everyone(Everyone {
    clock: None,
    scoring: score_core::table::way_of_playing::Scoring {
        points: true,
        first_three: false,
        wrong_impossible: true,
    },
});

/// Rolls that make 20, and two that do not.
const ROLLS: [&[u32]; 6] = [
    &[1, 4, 5, 7],
    &[1, 1, 1, 5],
    &[2, 5, 12, 12],
    &[6, 6, 12, 20],
    &[1, 1, 1, 1],
    &[3, 3, 8, 8],
];

fn step(left: u8, op: Op, right: u8) -> Command {
    Command::Step(Step {
        left: TileId(left),
        op,
        right: TileId(right),
    })
}

fn tally(group: &Group, seat: SeatId) -> Tally {
    group.tallies().expect("the whole log").of(seat)
}

/// A table that Ada made, where Bob, Cyd and Dan sit too.
fn class(way: Way) -> TestGroup {
    let mut scene = TestGroup::of(GroupKind::Created);
    scene.admit("Dan").expect("room");
    if way != Way::Call {
        scene.must_ask_after(0, ADA, play(Command::SetWay(way)));
    }
    scene
}

#[test]
fn a_round_of_everyone_is_counted_when_it_is_revealed() {
    let mut scene = class(EVERYONE);
    scene.deal(&[1, 4, 5, 7]);
    scene.must_ask_after(2_000, BOB, play(step(1, Op::Mul, 2)));
    scene.must_ask_after(2_000, BOB, play(step(4, Op::Div, 0)));
    scene.must_ask_after(1_000, BOB, play(Command::Answer(FinalAnswer::Solved)));
    scene.must_ask_after(1_000, CYD, play(Command::TakeHint(Grade::Solvable)));
    scene.must_ask_after(0, CYD, play(Command::TakeHint(Grade::Numbers)));
    // 1 ÷ 4, 5 − 7, and 4 & 5, which is taken back.
    scene.must_ask_after(0, CYD, play(step(1, Op::Join, 2)));
    scene.must_ask_after(0, CYD, play(Command::Undo));
    scene.must_ask_after(0, CYD, play(step(0, Op::Div, 1)));
    scene.must_ask_after(0, CYD, play(step(2, Op::Sub, 3)));
    scene.must_ask_after(0, ADA, play(Command::Pause));
    scene.must_ask_after(60_000, ADA, play(Command::Resume));
    scene.must_ask_after(4_000, CYD, play(Command::Answer(FinalAnswer::Impossible)));
    assert_eq!(tally(&scene.group, BOB), Tally::default(), "it is open");
    scene.must_ask_after(0, ADA, play(Command::EndRound { with_points: true }));
    let bob = Tally {
        rounds: 1,
        right: 1,
        thought_ms: 5_000,
        timed: 1,
        fastest_ms: Some(5_000),
        steps: StepKinds {
            all: 2,
            ..StepKinds::default()
        },
        ..Tally::default()
    };
    assert_eq!(tally(&scene.group, BOB), bob);
    let cyd = Tally {
        rounds: 1,
        wrong_impossible: 1,
        thought_ms: 10_000,
        timed: 1,
        hints: 2,
        steps: StepKinds {
            all: 2,
            fractions: 1,
            joins: 0,
            negatives: 1,
        },
        ..Tally::default()
    };
    assert_eq!(tally(&scene.group, CYD), cyd);
    let dan = Tally {
        rounds: 1,
        ..Tally::default()
    };
    assert_eq!(tally(&scene.group, DAN), dan);
    assert_eq!((dan.answers(), dan.without_answer()), (0, 1));
}

/// Plays a round of calls of this roll, and returns the counts of Bob and Cyd.
fn called(numbers: &[u32], calls: &[(SeatId, Command)]) -> [Tally; 2] {
    let mut scene = class(Way::Call);
    scene.deal(numbers);
    for (seat, command) in calls {
        scene.must_ask_after(3_000, *seat, play(command.clone()));
    }
    scene.now_ms += 600_000;
    if let Some(entry) = referee::overdue(&scene.group, scene.now_ms) {
        scene.write(entry);
    }
    [BOB, CYD].map(|seat| tally(&scene.group, seat))
}

#[test]
fn calls_are_counted_by_their_truth_and_not_by_their_points() {
    let solvable = [1, 4, 5, 7];
    let answers = |tally: Tally| (tally.right, tally.wrong_impossible, tally.not_shown);
    let check = |numbers: &[u32], calls: &[(SeatId, Command)], bob, cyd| {
        let counted = called(numbers, calls);
        assert_eq!(counted.map(answers), [bob, cyd], "{calls:?}");
        assert_eq!(counted.map(|tally| tally.rounds), [1, 1]);
    };
    let (score, impossible) = (Command::CallScore, Command::CallImpossible);
    let shown = [
        (BOB, score.clone()),
        (BOB, step(1, Op::Mul, 2)),
        (BOB, step(4, Op::Div, 0)),
    ];
    check(&solvable, &shown, (1, 0, 0), (0, 0, 0));
    let given_up = [(BOB, score.clone()), (BOB, Command::GiveUp)];
    check(&solvable, &given_up, (0, 0, 1), (0, 0, 0));
    // A bluff that nobody proves wrong brings a point, and is wrong all the same.
    let stood = [(BOB, impossible.clone())];
    check(&solvable, &stood, (0, 1, 0), (0, 0, 0));
    check(&[1, 1, 1, 5], &stood, (1, 0, 0), (0, 0, 0));
    let disproved: Vec<_> = [(CYD, impossible.clone())]
        .into_iter()
        .chain(shown)
        .collect();
    check(&solvable, &disproved, (1, 0, 0), (0, 1, 0));
    // Of two calls of one player the last one counts.
    let interrupted = [(BOB, impossible), (BOB, score), (BOB, Command::GiveUp)];
    check(&[1, 1, 1, 5], &interrupted, (0, 0, 1), (0, 0, 0));
    let ended = [
        (BOB, Command::CallScore),
        (ADA, Command::EndRound { with_points: false }),
    ];
    check(&solvable, &ended, (0, 0, 0), (0, 0, 0));
    let ended = [
        (BOB, Command::CallScore),
        (ADA, Command::EndRound { with_points: true }),
    ];
    check(&solvable, &ended, (0, 0, 1), (0, 0, 0));
}

#[test]
fn the_time_of_a_call_ends_with_the_call() {
    let shown = [
        (BOB, Command::CallScore),
        (BOB, step(1, Op::Mul, 2)),
        (BOB, step(4, Op::Div, 0)),
    ];
    let [bob, _] = called(&[1, 4, 5, 7], &shown);
    assert_eq!((bob.thought_ms, bob.fastest_ms), (3_000, Some(3_000)));
    assert_eq!((bob.mean_ms(), bob.steps.all), (Some(3_000), 2));
}

#[test]
fn the_counts_of_a_player_go_with_them_and_come_back_with_them() {
    let mut scene = class(EVERYONE);
    scene.deal(&[1, 4, 5, 7]);
    for seat in [BOB, CYD] {
        scene.must_ask(seat, play(Command::Answer(FinalAnswer::Impossible)));
    }
    scene.must_ask(ADA, play(Command::EndRound { with_points: true }));
    let remove = |removed| Request::Remove(CYD, removed);
    scene.ask(ADA, remove(true)).expect("the host");
    scene.deal(&[1, 4, 5, 7]);
    scene.must_ask(ADA, play(Command::EndRound { with_points: true }));
    let names = |scene: &TestGroup| {
        let rows = report::rows(&scene.group).expect("the whole log");
        let names = rows.iter().map(|row| row.name.to_string());
        names.collect::<Vec<String>>()
    };
    assert_eq!(names(&scene), ["Bob", "Dan"], "Ada hosts");
    scene.ask(ADA, remove(false)).expect("the host");
    assert_eq!(names(&scene), ["Bob", "Cyd", "Dan"]);
    assert_eq!(tally(&scene.group, CYD).rounds, 1);
    assert_eq!(tally(&scene.group, BOB).rounds, 2);
    scene.must_ask(ADA, play(Command::ClearPoints));
    assert_eq!(
        tally(&scene.group, BOB).rounds,
        2,
        "points are another thing"
    );
    scene.must_ask(BOB, play(Command::Leave));
    assert_eq!(tally(&scene.group, BOB).rounds, 2, "they may come back");
    assert_eq!(names(&scene), ["Cyd", "Dan"]);
}

#[test]
fn the_report_is_a_file_with_a_line_for_each_pupil() {
    let mut scene = class(EVERYONE);
    scene.deal(&[1, 4, 5, 7]);
    scene.must_ask_after(2_499, BOB, play(Command::Answer(FinalAnswer::Impossible)));
    scene.must_ask_after(1, CYD, play(step(1, Op::Mul, 2)));
    scene.must_ask_after(0, CYD, play(step(4, Op::Div, 0)));
    scene.must_ask_after(0, CYD, play(Command::Answer(FinalAnswer::Solved)));
    let teams = vec![vec![BOB, DAN], vec![CYD]];
    scene.ask(ADA, Request::SetTeams(teams)).expect("the host");
    let renamed = Request::RenameOther(DAN, super::fixture::name("=Dan"));
    scene.ask(ADA, renamed).expect("the host");
    scene.must_ask(ADA, play(Command::EndRound { with_points: true }));
    let header = Header {
        name: "Name",
        points: "Punkte",
        team: "Team",
        rounds: "Runden",
        right: "richtig",
        wrong_impossible: "falsches unmöglich",
        not_shown: "nicht gezeigt",
        without_answer: "ohne Antwort",
        mean_s: "Sekunden",
        fastest_s: "schnellste",
        hints: "Tipps",
        steps: "Schritte",
        fractions: "Brüche",
        joins: "Verbinden",
        negatives: "negative",
        table: "Tisch",
        date: "Tag",
    };
    let about = About {
        table: "Klasse 5b; \"blau\"",
        date: "2026-12-31",
    };
    let rows = report::rows(&scene.group).expect("the whole log");
    let team_name = |team: TeamId| ["Circle", "Triangle"][usize::from(team.0)].to_owned();
    let file = report::csv(&rows, &header, &about, Separator::Semicolon, team_name).into_file();
    let lines: Vec<&str> = file.split_terminator("\r\n").collect();
    let named = "\"Klasse 5b; \"\"blau\"\"\";2026-12-31";
    assert_eq!(
        lines,
        [
            "\u{feff}Name;Punkte;Team;Runden;richtig;falsches unmöglich;nicht gezeigt;ohne Antwort;\
             Sekunden;schnellste;Tipps;Schritte;Brüche;Verbinden;negative;Tisch;Tag",
            &format!("Bob;-1;Circle;1;0;1;0;0;3;;0;0;0;0;0;{named}"),
            &format!("Cyd;1;Triangle;1;1;0;0;0;3;3;0;2;0;0;0;{named}"),
            &format!("'=Dan;0;Circle;1;0;0;0;1;;;0;0;0;0;0;{named}"),
        ]
    );
}

#[test]
fn only_hosts_have_the_counts() {
    let scene = lesson(3, |_| {});
    assert_ne!(scene.group.tallies(), Some(&Tallies::default()));
    for audience in [Audience::Seat(BOB), Audience::Watcher] {
        let snapshot = scene.group.snapshot_for(audience);
        assert_eq!(snapshot.tallies, None);
        let shown = Group::restore(&snapshot).expect("a snapshot");
        assert_eq!((shown.tallies(), report::rows(&shown)), (None, None));
    }
    let host = Group::restore(&scene.group.snapshot_for(Audience::Host));
    assert_eq!(host, Ok(scene.group));
    let public = TestGroup::of(GroupKind::Public);
    assert_eq!(public.group.tallies(), None, "nobody hosts it");
}

#[test]
fn a_snapshot_from_before_the_report_has_counted_nothing() {
    let mut scene = class(EVERYONE);
    scene.deal(&[1, 4, 5, 7]);
    let json = serde_json::to_string(&scene.group.snapshot()).expect("a snapshot");
    let (before, _) = json.split_once(r#","tallies":"#).expect("the last field");
    let old: Snapshot = serde_json::from_str(&format!("{before}}}")).expect("an old one");
    scene.group = Group::restore(&old).expect("a group");
    scene.must_ask_after(70, BOB, play(Command::Answer(FinalAnswer::Impossible)));
    scene.must_ask(ADA, play(Command::EndRound { with_points: true }));
    let bob = tally(&scene.group, BOB);
    assert_eq!((bob.rounds, bob.wrong_impossible), (1, 1));
    assert_eq!(
        (bob.timed, bob.mean_ms()),
        (0, None),
        "nobody knows its beginning"
    );
}

#[test]
fn the_written_form_of_counts_stays_the_same() {
    let line = r#"{"by_seat":{"1":{"rounds":3,"right":1,"wrong_impossible":1,"not_shown":0,"thought_ms":900,"timed":2,"fastest_ms":400,"hints":1,"steps":{"all":4,"fractions":1,"joins":2,"negatives":0}}},"dealt_ms":5,"paused_ms":null,"answered_ms":{"1":500},"arrivals":{"1":{"came_ms":2,"has_played":false,"has_called":true}},"saved":[{"caller":1,"saver":2,"rounds":2}]}"#;
    let read: Tallies = serde_json::from_str(line).expect("counts that were written");
    assert_eq!(serde_json::to_string(&read).expect("the same"), line);
    for later in [r#","saved""#, r#","arrivals""#] {
        let (before, _) = line.split_once(later).expect("a field of its own");
        let old: Tallies = serde_json::from_str(&format!("{before}}}")).expect("an old one");
        assert_eq!((old.of(BOB), old.saved()), (read.of(BOB), &[][..]));
    }
}

/// Counts a log again, event by event, from nothing but the events.
#[derive(Default)]
struct Recount {
    seats: BTreeSet<SeatId>,
    /// The seats whose players have come since the last roll.
    came: BTreeSet<SeatId>,
    removed: BTreeSet<SeatId>,
    numbers: Vec<u32>,
    dealt_ms: u64,
    paused_at_ms: Option<u64>,
    paused_ms: u64,
    thought_ms: BTreeMap<SeatId, u64>,
    steps: BTreeMap<SeatId, Vec<Step>>,
    shown: Vec<Step>,
    score: Option<SeatId>,
    impossible: Option<SeatId>,
    tallies: BTreeMap<SeatId, Tally>,
}

impl Recount {
    fn of(log: &[Entry]) -> Recount {
        let mut recount = Recount::default();
        let mut group = Group::found(&log[0]).expect("a founding");
        for entry in &log[1..] {
            let Ok(Applied::Taken(events)) = group.apply(entry) else {
                panic!("{entry:?}");
            };
            for event in events {
                recount.take(&event, entry.at_ms);
            }
        }
        recount
    }

    fn take(&mut self, event: &GroupEvent, at_ms: u64) {
        match event {
            GroupEvent::Table(event) => self.take_table(event, at_ms),
            GroupEvent::Removed { seat, removed } => {
                self.removed.remove(seat);
                if *removed {
                    self.removed.insert(*seat);
                    self.steps.remove(seat);
                }
            }
            GroupEvent::Own { seat, event } => match event {
                OwnEvent::Stepped(step) => self.steps.entry(*seat).or_default().push(*step),
                OwnEvent::Undone => drop(self.steps.entry(*seat).or_default().pop()),
                OwnEvent::HintTaken { .. } => {}
                OwnEvent::Answered { .. } => self.think(*seat, at_ms),
            },
            _ => {}
        }
    }

    fn take_table(&mut self, event: &Event, at_ms: u64) {
        match event {
            Event::Seated { seat, .. } => drop(self.came.insert(*seat)),
            Event::Left { seat } => {
                self.seats.remove(seat);
                self.came.remove(seat);
                self.tallies.remove(seat);
                self.steps.remove(seat);
            }
            Event::Dealt { deal, .. } | Event::DealtForPractice { deal, .. } => {
                self.seats.append(&mut self.came);
                *self = Recount {
                    seats: std::mem::take(&mut self.seats),
                    removed: std::mem::take(&mut self.removed),
                    tallies: std::mem::take(&mut self.tallies),
                    numbers: deal.numbers(),
                    dealt_ms: at_ms,
                    ..Recount::default()
                };
            }
            Event::Paused { .. } => self.paused_at_ms = Some(at_ms),
            Event::Resumed { .. } => {
                self.paused_ms += at_ms - self.paused_at_ms.take().expect("a pause");
            }
            Event::ImpossibleCalled { seat, .. } => {
                self.impossible = Some(*seat);
                self.think(*seat, at_ms);
            }
            Event::ScoreCalled { seat, .. } => {
                self.score = Some(*seat);
                self.shown.clear();
                self.think(*seat, at_ms);
            }
            Event::Stepped(step) => self.shown.push(*step),
            Event::Undone => drop(self.shown.pop()),
            Event::Settled { ending, awards } => {
                self.sit_through();
                let counts = *ending != Ending::Ended || !awards.is_empty();
                self.settle(*ending, counts);
            }
            Event::Revealed(reveal) => {
                self.sit_through();
                for seat in reveal.solutions.iter().flat_map(|it| &it.seats) {
                    self.answer(*seat, |tally| &mut tally.right, true);
                }
                for seat in &reveal.impossible {
                    let is_right = !reveal.is_solvable;
                    match is_right {
                        true => self.answer(*seat, |tally| &mut tally.right, true),
                        false => self.answer(*seat, |it| &mut it.wrong_impossible, false),
                    }
                }
                for hint in &reveal.hints {
                    let tally = self.tallies.entry(hint.seat).or_default();
                    tally.hints += hint.last.number() as u32;
                }
                for (seat, steps) in std::mem::take(&mut self.steps) {
                    self.count_steps(seat, &steps);
                }
            }
            _ => {}
        }
    }

    fn think(&mut self, seat: SeatId, at_ms: u64) {
        let thought_ms = at_ms - self.dealt_ms - self.paused_ms;
        self.thought_ms.insert(seat, thought_ms);
    }

    fn sit_through(&mut self) {
        for seat in self.seats.difference(&self.removed) {
            self.tallies.entry(*seat).or_default().rounds += 1;
        }
    }

    fn settle(&mut self, ending: Ending, counts: bool) {
        let reached = ending == Ending::Reached;
        let puzzle = Puzzle::new(&self.numbers, 20, OpSet::ALL, false).expect("a puzzle");
        let impossible = self.impossible.filter(|_| self.score != self.impossible);
        if let Some(seat) = self.score.filter(|_| counts) {
            match reached {
                true => self.answer(seat, |tally| &mut tally.right, true),
                false => self.answer(seat, |tally| &mut tally.not_shown, false),
            }
        }
        if let Some(seat) = impossible.filter(|_| counts) {
            match solve::is_solvable(&puzzle) {
                true => self.answer(seat, |tally| &mut tally.wrong_impossible, false),
                false => self.answer(seat, |tally| &mut tally.right, true),
            }
        }
        if let Some(seat) = self.score {
            let shown = std::mem::take(&mut self.shown);
            self.count_steps(seat, &shown);
        }
    }

    fn answer(&mut self, seat: SeatId, of: impl Fn(&mut Tally) -> &mut u32, is_right: bool) {
        let thought_ms = self.thought_ms[&seat];
        let tally = self.tallies.entry(seat).or_default();
        *of(tally) += 1;
        tally.thought_ms += thought_ms;
        tally.timed += 1;
        if is_right && tally.fastest_ms.is_none_or(|fastest| thought_ms < fastest) {
            tally.fastest_ms = Some(thought_ms);
        }
    }

    fn count_steps(&mut self, seat: SeatId, steps: &[Step]) {
        let mut values: Vec<Number> = self.numbers.iter().map(|it| Number::from(*it)).collect();
        let tally = self.tallies.entry(seat).or_default();
        for step in steps {
            let [left, right] = [step.left, step.right].map(|tile| values[usize::from(tile.0)]);
            let result = step.op.apply(left, right).expect("a step that was made");
            values.push(result);
            let numbers = [left, right, result];
            let kinds = &mut tally.steps;
            kinds.all += 1;
            kinds.joins += u32::from(step.op == Op::Join);
            let is_fraction = numbers.iter().any(|number| number.as_whole().is_none());
            kinds.fractions += u32::from(is_fraction);
            kinds.negatives += u32::from(numbers.iter().any(|number| number.is_negative()));
        }
    }
}

/// Something that somebody may do; whether it is allowed is the referee's.
fn random_request(scene: &TestGroup, generator: &mut Generator) -> (SeatId, Request) {
    let seat = SeatId(generator.below(5));
    let round = scene.group.table().round();
    let any_step = |generator: &mut Generator| {
        let board = match round.map(|round| (&round.phase, round)) {
            None => return Command::Roll,
            Some((Phase::Everyone { .. }, round)) => round.own_board(seat).board,
            Some((_, round)) => round.board.clone(),
        };
        let tiles: Vec<TileId> = board.tiles().collect();
        let mut any = || tiles[generator.below(tiles.len() as u32) as usize].0;
        let (left, right) = (any(), any());
        step(left, Op::ALL[generator.below(5) as usize], right)
    };
    let caller = round.and_then(|round| round.callers().0);
    let command = match generator.below(40) {
        0..12 => return (caller.unwrap_or(seat), play(any_step(generator))),
        12..16 => {
            let of_five = [step(1, Op::Mul, 2), step(4, Op::Div, 0)];
            let steps = round.map_or(0, |round| round.own_board(seat).board.steps().len());
            of_five[steps.min(1)].clone()
        }
        16 | 17 => Command::Undo,
        18 | 19 => Command::TakeHint(Grade::ALL[generator.below(4) as usize]),
        20 | 21 => Command::Answer(FinalAnswer::Impossible),
        22..26 => Command::Answer(FinalAnswer::Solved),
        26 | 27 => Command::CallScore,
        28 => Command::CallImpossible,
        29 => return (caller.unwrap_or(seat), play(Command::GiveUp)),
        30 => return (ADA, play(Command::Pause)),
        31 | 32 => return (ADA, play(Command::Resume)),
        33 | 34 => {
            let with_points = generator.below(2) == 0;
            return (ADA, play(Command::EndRound { with_points }));
        }
        35 => {
            let way = match generator.below(2) {
                0 => Way::Call,
                _ => Way::Everyone(Everyone {
                    clock: RoundTimeLimit::new(generator.below(60)),
                    ..Everyone::default()
                }),
            };
            return (ADA, play(Command::SetWay(way)));
        }
        36 => return (ADA, Request::Remove(seat, generator.below(3) == 0)),
        37 if generator.below(4) == 0 => Command::Leave,
        38 => Command::ClearPoints,
        _ => Command::Redo,
    };
    (seat, play(command))
}

/// A random lesson in both ways of playing, seen by `check` at every moment.
fn lesson(seed: u64, mut check: impl FnMut(&TestGroup)) -> TestGroup {
    let mut generator = Generator::new(seed, 0);
    let mut scene = class(if seed.is_multiple_of(2) {
        EVERYONE
    } else {
        Way::Call
    });
    scene.admit("Eve").expect("room");
    for turn in 0..150 {
        scene.now_ms += u64::from(generator.below(4_000));
        if turn % 40 == 39 {
            scene.admit(&format!("Late {turn}")).expect("room");
        }
        if let Some(up) = referee::out_of_time(&scene.group, scene.now_ms) {
            let entry = referee::entry(&scene.group, scene.now_ms, None, vec![up]);
            scene.write(entry);
        }
        if let Some(entry) = referee::overdue(&scene.group, scene.now_ms) {
            scene.write(entry);
        }
        let (seat, request) = random_request(&scene, &mut generator);
        // The maker stays.
        if seat != ADA || request != play(Command::Leave) {
            let _ = scene.ask(seat, request);
        }
        let round = scene.group.table().round();
        if round.is_none_or(|round| round.is_over()) && generator.below(3) == 0 {
            scene.deal(ROLLS[generator.below(ROLLS.len() as u32) as usize]);
        }
        check(&scene);
    }
    scene
}

#[test]
fn the_report_agrees_with_a_recount_of_the_log() {
    let mut all = Tally::default();
    for seed in 0..80 {
        let scene = lesson(seed, |_| {});
        let recount = Recount::of(&scene.log);
        for seat in scene.group.table().seats() {
            let counted = tally(&scene.group, seat.id);
            let recounted = recount.tallies.get(&seat.id);
            assert_eq!(
                counted,
                recounted.copied().unwrap_or_default(),
                "{seed} {seat:?}"
            );
            all.right += counted.right;
            all.wrong_impossible += counted.wrong_impossible;
            all.not_shown += counted.not_shown;
            all.hints += counted.hints;
            all.steps.fractions += counted.steps.fractions;
            all.steps.joins += counted.steps.joins;
            all.steps.negatives += counted.steps.negatives;
        }
    }
    // Lessons in which nothing happens would show nothing.
    let counts = [all.right, all.wrong_impossible, all.not_shown, all.hints];
    assert!(counts.iter().all(|count| *count > 20), "{all:?}");
    let kinds = [all.steps.fractions, all.steps.joins, all.steps.negatives];
    assert!(kinds.iter().all(|count| *count > 20), "{all:?}");
}

#[test]
fn a_snapshot_has_the_counts_at_every_moment() {
    for seed in 0..10 {
        lesson(seed, |scene| {
            let snapshot = scene.group.snapshot();
            let json = serde_json::to_string(&snapshot).expect("a snapshot");
            let read: Snapshot = serde_json::from_str(&json).expect("the same");
            assert_eq!(read, snapshot);
            assert_eq!(Group::restore(&read).as_ref(), Ok(&scene.group));
        });
    }
}

#[test]
fn practice_that_a_host_ends_with_its_calls_counts_them_for_the_report() {
    for (with_points, answers) in [(true, [1, 1]), (false, [0, 0])] {
        let mut scene = class(Way::Call);
        scene.deal(&[1, 4, 5, 7]);
        scene.must_ask(ADA, play(Command::EndRound { with_points }));
        scene.deal(&[1, 4, 5, 7]);
        scene.must_ask(CYD, play(Command::CallImpossible));
        scene.must_ask(BOB, play(Command::CallScore));
        scene.must_ask(ADA, play(Command::EndRound { with_points }));
        let [bob, cyd] = [BOB, CYD].map(|seat| tally(&scene.group, seat));
        assert_eq!([bob.not_shown, cyd.wrong_impossible], answers);
        assert_eq!([bob.rounds, cyd.rounds], [2, 2]);
        assert_eq!(scene.points(), [0; 4], "it is practice");
    }
}
