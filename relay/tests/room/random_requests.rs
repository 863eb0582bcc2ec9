//! With any requests, by anybody, in any order, a table goes on, and nobody wins a
//! point that is not theirs or stops a round for good.

use std::collections::{BTreeMap, BTreeSet};

use score_core::arith::op::Op;
use score_core::dice::{Generator, Roll};
use score_core::games::score::Ending;
use score_core::group::entry::{Entry, GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::group::request::Request;
use score_core::group::state::{Applied, Group};
use score_core::group::teams::TeamId;
use score_core::race;
use score_core::table::board::{Step, TileId};
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::table::own_board::FinalAnswer;
use score_core::table::rules::{Roller, Rules};
use score_core::table::state::{Phase, Rights, Round};
use score_core::table::way_of_playing::{Everyone, RoundTimeLimit, Way};
use score_core::teach::hint::Grade;
use score_core::wire::HOST_GONE_MS;
use score_relay::names;
use score_relay::room::{ABSENT_MS, ConnectionId, Input, Room, Turn};

use crate::fixture::{Scene, play, step};

/// How many lessons there are.
const SEEDS: u64 = 1_000;

/// How much is tried in each.
const TURNS: u32 = 200;

/// The connection of the maker of the table.
const MAKER: u64 = 1;

/// How many people come and go, at the most.
const MAX_PEOPLE: u32 = 7;

/// With the fewest there is one small table.
const MIN_PEOPLE: u32 = 4;

/// Kinds of requests; each lesson has some of them.
const KINDS: u32 = 29;

/// A lesson of people who do anything, and what is checked of its log.
struct Lesson {
    scene: Scene,
    chance: Generator,
    /// The kinds of requests of this lesson, one bit each: where most are left out, the others
    /// lead further.
    kinds: u32,
    people: u32,
    /// A player who is gone comes back once in so many turns.
    comes_back_in: u32,
    /// The seats of those who are connected.
    here: BTreeMap<u64, SeatId>,
    /// The fold of all entries but those of the last turn.
    group: Group,
    /// The seats that could see the boards of others since the last roll.
    hosts: BTreeSet<SeatId>,
    counts: Counts,
}

/// Counts of events, which show that something was checked.
#[derive(Debug, Default)]
struct Counts {
    points_of_everyone: u32,
    points_at_tables: u32,
    lonely_tables: u32,
    ends_by_stand_ins: u32,
    paused_for_stand_ins: u32,
    points_of_races: u32,
}

impl Lesson {
    fn new(seed: u64) -> Lesson {
        let scene = Scene::of(GroupKind::Created);
        let mut chance = Generator::new(seed, 0);
        Lesson {
            group: scene.room.group().clone(),
            scene,
            kinds: chance.below(1 << KINDS),
            people: MIN_PEOPLE + chance.below(MAX_PEOPLE - MIN_PEOPLE + 1),
            comes_back_in: [4, 40][chance.below(2) as usize],
            chance,
            here: BTreeMap::new(),
            hosts: BTreeSet::new(),
            counts: Counts::default(),
        }
    }

    fn go_on(&mut self) {
        let waits_ms = match self.chance.below(30) {
            0 => HOST_GONE_MS.max(ABSENT_MS),
            1 => 31_000,
            _ => u64::from(self.chance.below(500)),
        };
        self.scene.now_ms += waits_ms;
        let connection = 1 + u64::from(self.chance.below(self.people));
        let turn = match self.here.contains_key(&connection) {
            false if self.chance.below(self.comes_back_in) == 0 => {
                self.scene.try_join(connection, &format!("P {connection}"))
            }
            true if self.chance.below(30) == 0 => {
                self.here.remove(&connection);
                let gone = Input::Disconnected(ConnectionId(connection));
                // A host may think of the clocks before they go.
                let pauses = connection == MAKER && self.chance.below(2) == 0;
                let pause = pauses.then(|| self.scene.input(connection, play(Command::Pause)));
                self.scene.turn(pause.into_iter().chain([gone]).collect())
            }
            _ => self.ask(),
        };
        self.apply_all(&turn);
        self.check_now();
    }

    /// Several people may ask for something at once.
    fn ask(&mut self) -> Turn {
        let inputs = (1..=u64::from(self.people)).filter_map(|who| self.input(who));
        let inputs: Vec<Input> = inputs.collect();
        self.scene.turn(inputs)
    }

    fn input(&mut self, connection: u64) -> Option<Input> {
        let seat = *self.here.get(&connection)?;
        if self.chance.below(2) == 0 {
            return None;
        }
        let request = match self.chance.below(2) {
            0 => self.useful_request(seat)?,
            _ => {
                let kind = self.chance.below(KINDS);
                self.request(kind, seat)?
            }
        };
        Some(self.scene.input(connection, request))
    }

    /// A request that leads on.
    fn useful_request(&mut self, seat: SeatId) -> Option<Request> {
        let group = self.scene.room.group();
        if let Some(race) = group.race() {
            let has_rolled = race.racer(seat).is_some();
            return Some(match has_rolled && self.chance.below(4) > 0 {
                true => Request::Race(any_race_step(&mut self.chance)),
                false => Request::Race(race::Command::Roll),
            });
        }
        let is_over = group.table().round().is_none_or(Round::is_over);
        if is_over {
            let roll = Roll::new(&[1, 4, 5, 7 + self.chance.below(40)]);
            return Some(play(match group.rights(seat) {
                Rights::Host => Command::Deal(roll.expect("a roll")),
                _ => Command::Roll,
            }));
        }
        if group.table().is_paused() && self.chance.below(4) == 0 {
            return Some(play(Command::Resume));
        }
        let round = group.table_of(seat).round()?;
        let is_rare = self.chance.below(6) == 0;
        match group.rights(seat) {
            Rights::Host if is_rare && group.co_host().is_some() => {
                return Some(Request::NameCoHost(None));
            }
            Rights::StandIn if is_rare => {
                return Some(play(Command::EndRound { with_points: false }));
            }
            _ => {}
        }
        Some(play(match &round.phase {
            Phase::Everyone { .. } if is_rare => Command::Answer(FinalAnswer::Impossible),
            Phase::Thinking | Phase::Impossible { .. } if self.chance.below(4) == 0 => {
                Command::CallScore
            }
            Phase::Everyone { .. } if round.own_board(seat).board.steps().len() == 2 => {
                Command::Answer(FinalAnswer::Solved)
            }
            Phase::Everyone { .. } | Phase::Demonstration { .. } => next_step(group, seat),
            _ => return None,
        }))
    }

    fn request(&mut self, kind: u32, seat: SeatId) -> Option<Request> {
        if self.kinds & (1 << kind) == 0 {
            return None;
        }
        let chance = &mut self.chance;
        let is_on = chance.below(2) == 0;
        let other = SeatId(chance.below(self.people + 2));
        let solvable = Roll::new(&[1, 4, 5, 7 + chance.below(40)]).expect("a roll");
        Some(match kind {
            0 | 1 => play(Command::Deal(solvable)),
            2 => play(Command::EndRound { with_points: is_on }),
            3 => play(Command::BeSure),
            4 if is_on => play(Command::ClearPoints),
            5 => play(Command::CallScore),
            6 => play(Command::Answer(match is_on {
                true => FinalAnswer::Solved,
                false => FinalAnswer::Impossible,
            })),
            7 => play(Command::CallImpossible),
            8 => play(step(chance.below(7) as u8, Op::Sub, chance.below(7) as u8)),
            9 => play([Command::Undo, Command::Redo][usize::from(is_on)].clone()),
            10 => play(Command::GiveUp),
            11 => play(Command::TakeHint(Grade::Solvable)),
            12 => play(Command::Pause),
            13 => play(Command::Resume),
            14 => play(Command::SetWay(any_way(chance))),
            15 => Request::SplitIntoTables(3 + chance.below(2) as u8),
            16 if is_on => Request::EndTables,
            17 => Request::SplitIntoTeams(2),
            18 => Request::ChangeTeam(other, TeamId(chance.below(3) as u8)),
            19 if seat != SeatId(0) => play(Command::Leave),
            20 => match chance.below(4) {
                0 => Request::HandOver(SeatId(chance.below(self.people + 2)), other),
                removed => Request::Remove(other, removed > 1),
            },
            21 => Request::NameCoHost(is_on.then_some(other)),
            22 => match chance.below(2) {
                0 => Request::Mute(other, is_on),
                _ => Request::ForbidCalls(other, is_on),
            },
            23 if is_on => play(Command::SetRules(Rules {
                spoilers_wait: chance.below(2) == 0,
                ..Rules::score()
            })),
            24 => play(Command::SetRoller(Roller::Anyone)),
            25 => {
                let name = names::name(&format!("Q {}", chance.below(9)));
                Request::RenameOther(other, name.expect("a name"))
            }
            26 => Request::Race(any_race_step(chance)),
            27 => Request::Race(match chance.below(5) {
                0 => race::Command::Undo,
                1 => race::Command::Redo,
                2 => race::Command::Back,
                3 => race::Command::Forward,
                _ => race::Command::Roll,
            }),
            28 if is_on => Request::StartRace,
            _ => return None,
        })
    }

    /// Folds the written entries, and checks them against the group before.
    fn apply_all(&mut self, turn: &Turn) {
        for (connection, welcome) in &turn.welcomes {
            if let Some(seat) = welcome.seat {
                self.here.insert(connection.0, seat);
            }
        }
        for (ConnectionId(connection), _) in &turn.closes {
            self.here.remove(connection);
        }
        for entry in &turn.batch.entries {
            self.check_entry(entry);
            let applied = self.group.apply(entry);
            assert!(matches!(applied, Ok(Applied::Taken(_))), "{entry:?}");
            self.note_hosts(entry);
        }
        assert_eq!(self.group, *self.scene.room.group());
    }

    fn note_hosts(&mut self, entry: &Entry) {
        let is_deal =
            |event: &GroupEvent| matches!(event, GroupEvent::Table(event) if event.is_deal());
        if entry.events.iter().any(is_deal) {
            self.hosts.clear();
        }
        let seats = self.group.table().seats().iter().map(|seat| seat.id);
        let hosts = seats.filter(|seat| self.group.rights(*seat) == Rights::Host);
        self.hosts.extend(hosts);
    }

    fn check_entry(&mut self, entry: &Entry) {
        let before = &self.group;
        let is_over = before.table().round().is_none_or(Round::is_over);
        for event in &entry.events {
            match event {
                GroupEvent::Table(Event::Revealed(reveal)) => {
                    for award in &reveal.awards {
                        let is_host = self.hosts.contains(&award.seat);
                        assert!(!is_host, "who has seen the others' boards gets {award:?}");
                        self.counts.points_of_everyone += 1;
                    }
                }
                GroupEvent::At {
                    event: Event::Settled { awards, .. },
                    ..
                } if awards.iter().any(|award| award.points != 0) => {
                    assert!(!is_over, "the roll was settled before {entry:?}");
                    self.counts.points_at_tables += 1;
                }
                GroupEvent::Raced { seat, .. } => {
                    let mover = entry.origin.map(|origin| origin.seat);
                    assert_eq!(mover, Some(*seat), "the rolls of another: {entry:?}");
                }
                GroupEvent::RaceScores { standings } => {
                    let points = standings.iter().filter(|it| it.score.points() != 0);
                    self.counts.points_of_races += points.count() as u32;
                }
                _ => {}
            }
        }
        let Some(origin) = entry.origin else { return };
        if before.rights(origin.seat) == Rights::StandIn && ends_round(entry) {
            let round = before.table_of(origin.seat).round();
            let is_own = round.is_some_and(|round| takes_part(round, origin.seat));
            assert!(!is_own, "a stand-in ends a round that they have a part in");
            self.counts.ends_by_stand_ins += 1;
        }
    }

    /// Checks the rules that hold at every moment.
    fn check_now(&mut self) {
        let Some(round) = self.group.table().round().filter(|it| !it.is_over()) else {
            return;
        };
        if let Some(tables) = self.group.small_tables() {
            let is_played = tables.iter().any(|(_, table)| {
                let mut seats = table.seats().iter();
                let is_open = table.round().is_some_and(|round| !round.is_over());
                is_open && seats.any(|seat| !self.group.is_removed(seat.id))
            });
            assert!(is_played, "nobody can end the round of the small tables");
            let sizes = tables.seatings().into_iter().map(|seats| seats.len());
            self.counts.lonely_tables += sizes.filter(|size| *size < 2).count() as u32;
        }
        let host = self.group.host();
        let stand_in = host.filter(|host| self.group.rights(*host) == Rights::StandIn);
        if let Some(stand_in) = stand_in.filter(|_| round.is_paused()) {
            let ways_on = [
                Command::Resume,
                Command::GiveUp,
                Command::EndRound { with_points: false },
            ];
            let goes_on = ways_on
                .into_iter()
                .any(|way_on| self.allows(stand_in, way_on));
            assert!(goes_on, "nobody who is here lets it go on");
            self.counts.paused_for_stand_ins += 1;
        }
    }

    fn allows(&self, seat: SeatId, command: Command) -> bool {
        let mut generator = Generator::new(1, 1);
        let (now_ms, seen) = (self.scene.now_ms, self.group.n());
        let request = play(command);
        referee::decide(&self.group, now_ms, &mut generator, seat, seen, request).is_ok()
    }

    /// The log makes the same table again.
    fn check_log(&self) {
        let again = Room::restore(self.scene.stored.clone(), self.scene.now_ms);
        let again = again.expect("what the room wrote");
        assert_eq!(*again.group(), self.group);
        let shown = Group::restore(&self.group.snapshot());
        assert_eq!(shown.as_ref(), Ok(&self.group));
    }
}

/// The next step of 4 × 5 ÷ 1.
fn next_step(group: &Group, seat: SeatId) -> Command {
    let made = group.table_of(seat).round().map_or(0, |round| {
        let own = round.boards.get(&seat);
        own.map_or(&round.board, |own| &own.board).steps().len()
    });
    [step(1, Op::Mul, 2), step(4, Op::Div, 0)][made.min(1)].clone()
}

fn any_race_step(chance: &mut Generator) -> race::Command {
    let op = Op::ALL[chance.below(5) as usize];
    race::Command::Step(Step {
        left: TileId(chance.below(6) as u8),
        op,
        right: TileId(chance.below(6) as u8),
    })
}

fn any_way(chance: &mut Generator) -> Way {
    match chance.below(4) {
        0 => Way::Call,
        1 => Way::Race,
        _ => Way::Everyone(Everyone {
            clock: RoundTimeLimit::new(chance.below(2) * 30),
            ..Everyone::default()
        }),
    }
}

/// Whether another player than its caller has ended a round by it.
fn ends_round(entry: &Entry) -> bool {
    let is_end = |event: &Event| match event {
        Event::Settled { ending, .. } => *ending == Ending::Ended,
        event => matches!(event, Event::Revealed(_)),
    };
    entry.events.iter().any(|event| match event {
        GroupEvent::Table(event) | GroupEvent::At { event, .. } => is_end(event),
        _ => false,
    })
}

fn takes_part(round: &Round, seat: SeatId) -> bool {
    let (score, impossible) = round.callers();
    let own = round.boards.get(&seat);
    let has_answered = own.is_some_and(|own| own.answer.is_some());
    let is_open = !matches!(round.phase, Phase::Settled(_));
    is_open && (has_answered || [score, impossible].contains(&Some(seat)))
}

fn lesson(seed: u64) -> Counts {
    let mut lesson = Lesson::new(seed);
    for connection in 1..=u64::from(lesson.people) {
        let turn = lesson
            .scene
            .try_join(connection, &format!("P {connection}"));
        lesson.apply_all(&turn);
    }
    for _ in 0..TURNS {
        lesson.go_on();
    }
    lesson.check_log();
    lesson.counts
}

#[test]
fn a_table_goes_on_whatever_is_asked_for() {
    let mut all = Counts::default();
    for seed in 0..SEEDS {
        let counts = std::panic::catch_unwind(|| lesson(seed));
        let counts = counts.unwrap_or_else(|cause| {
            eprintln!("seed {seed}");
            std::panic::resume_unwind(cause)
        });
        all.points_of_everyone += counts.points_of_everyone;
        all.points_at_tables += counts.points_at_tables;
        all.lonely_tables += counts.lonely_tables;
        all.ends_by_stand_ins += counts.ends_by_stand_ins;
        all.paused_for_stand_ins += counts.paused_for_stand_ins;
        all.points_of_races += counts.points_of_races;
    }
    println!("{all:?}");
    // Lessons in which nothing happens would show nothing.
    let counts = [
        all.points_of_everyone,
        all.points_at_tables,
        all.lonely_tables,
        all.ends_by_stand_ins,
        all.paused_for_stand_ins,
        all.points_of_races,
    ];
    assert!(counts.iter().all(|count| *count > 20), "{all:?}");
}
