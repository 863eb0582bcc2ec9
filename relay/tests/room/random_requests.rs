//! With any requests, by anybody, in any order, a table goes on, and nobody wins a
//! point that is not theirs or stops a round for good.

use std::collections::{BTreeMap, BTreeSet};

use score_core::dice::Generator;
use score_core::games::score::Ending;
use score_core::group::entry::{Entry, GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::group::state::{Applied, Group};
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};
use score_core::table::state::{Phase, Rights, Round};
use score_core::wire::HOST_GONE_MS;
use score_relay::room::{ABSENT_MS, ConnectionId, Input, Room, Turn};

use crate::fixture::{TestRoom, play};
use crate::requests::{self, KINDS};

/// The number of lessons.
const SEEDS: u64 = 1_000;

/// How much is tried in each.
const TURNS: u32 = 200;

/// The connection of the maker of the table.
const MAKER: u64 = 1;

/// The largest number of people who come and go.
const MAX_PEOPLE: u32 = 7;

/// With the fewest there is one small table.
const MIN_PEOPLE: u32 = 4;

/// A lesson of people who do anything, and what is checked of its log.
struct Lesson {
    scene: TestRoom,
    generator: Generator,
    /// The kinds of requests of this lesson, one bit each: if most are left out, the others
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
        let scene = TestRoom::of(GroupKind::Created);
        let mut generator = Generator::new(seed, 0);
        Lesson {
            group: scene.room.group().clone(),
            scene,
            kinds: generator.below(1 << KINDS),
            people: MIN_PEOPLE + generator.below(MAX_PEOPLE - MIN_PEOPLE + 1),
            comes_back_in: [4, 40][generator.below(2) as usize],
            generator,
            here: BTreeMap::new(),
            hosts: BTreeSet::new(),
            counts: Counts::default(),
        }
    }

    fn go_on(&mut self) {
        let waits_ms = match self.generator.below(30) {
            0 => HOST_GONE_MS.max(ABSENT_MS),
            1 => 31_000,
            _ => u64::from(self.generator.below(500)),
        };
        self.scene.now_ms += waits_ms;
        let connection = 1 + u64::from(self.generator.below(self.people));
        let turn = match self.here.contains_key(&connection) {
            false if self.generator.below(self.comes_back_in) == 0 => {
                self.scene.try_join(connection, &format!("P {connection}"))
            }
            true if self.generator.below(30) == 0 => {
                self.here.remove(&connection);
                let gone = Input::Disconnected(ConnectionId(connection));
                // A host may think of the clocks before they go.
                let pauses = connection == MAKER && self.generator.below(2) == 0;
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
        if self.generator.below(2) == 0 {
            return None;
        }
        let (group, generator) = (self.scene.room.group(), &mut self.generator);
        let request = match generator.below(2) {
            0 => requests::useful(group, seat, generator)?,
            _ => {
                let kind = generator.below(KINDS);
                let is_of_lesson = self.kinds & (1 << kind) != 0;
                is_of_lesson.then(|| requests::of_kind(kind, group, seat, generator))??
            }
        };
        Some(self.scene.input(connection, request))
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
                        assert!(
                            !is_host,
                            "a player who has seen the others' boards gets {award:?}"
                        );
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
        let again = again.expect("the log that the room wrote");
        assert_eq!(*again.group(), self.group);
        let shown = Group::restore(&self.group.snapshot());
        assert_eq!(shown.as_ref(), Ok(&self.group));
    }
}

/// Whether another player than the caller has ended a round by a call.
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
