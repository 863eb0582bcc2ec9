//! The entries of small tables that each reader is sent.

use std::collections::BTreeMap;

use score_core::arith::op::Op;
use score_core::dice::{Generator, Roll};
use score_core::group::audience::{Audience, part_for};
use score_core::group::entry::GroupEvent;
use score_core::group::referee;
use score_core::group::request::Request;
use score_core::group::small_tables::SmallTableId;
use score_core::group::state::{Applied, Group};
use score_core::table::command::Command;
use score_core::table::event::SeatId;
use score_core::table::state::{Phase, Round};

use super::fixture::{ADA, TestGroup, play};
use super::small_tables::{
    FIRST, SECOND, at, class, points_of, random_request, show, step, two_tables,
};

/// Copies of a group, as readers fold its log from the beginning or since they came.
struct Readers {
    /// The copy of each seat, and at last those of a watcher and of a host's wall.
    copies: BTreeMap<Option<(SeatId, bool)>, (Audience, Group)>,
    heard: usize,
}

impl Readers {
    fn of(scene: &TestGroup) -> Readers {
        let mut readers = Readers {
            copies: BTreeMap::new(),
            heard: scene.logged.len(),
        };
        readers.hear(scene);
        readers
    }

    fn who(scene: &TestGroup) -> Vec<(Option<(SeatId, bool)>, Audience)> {
        let seats = scene.group.table().seats().iter().map(|seat| seat.id);
        let seats = seats.map(|seat| {
            let is_removed = scene.group.is_removed(seat);
            (Some((seat, is_removed)), scene.group.audience(Some(seat)))
        });
        let walls = [
            (None, Audience::Watcher),
            (Some((SeatId(u32::MAX), false)), Audience::HostsWall),
        ];
        seats.chain(walls).collect()
    }

    /// Sends all of them the entries written since; a reader who has come, or who may see more or
    /// less than before, reads all anew.
    fn hear(&mut self, scene: &TestGroup) {
        let new = &scene.logged[self.heard..];
        self.heard = scene.logged.len();
        let mut copies = BTreeMap::new();
        for (who, audience) in Readers::who(scene) {
            let last_own = 0;
            let part = part_for(new.iter(), audience, last_own);
            let changes_part = |event: &GroupEvent| matches!(event, GroupEvent::LetPlay { seat } | GroupEvent::LooksOn { seat } if audience == Audience::Seat(*seat));
            let mut events = part.iter().flat_map(|entry| &entry.events);
            let reads_on = !events.any(changes_part);
            let before = self
                .copies
                .remove(&who)
                .filter(|(before, _)| *before == audience);
            let copy = match before.filter(|_| reads_on) {
                Some((_, mut copy)) => {
                    for entry in part {
                        let applied = copy.apply(&entry);
                        let is_taken = matches!(applied, Ok(Applied::Taken(_)));
                        assert!(is_taken, "{audience:?} {entry:?} {applied:?}");
                    }
                    copy
                }
                None => Group::restore(&scene.group.snapshot_for(audience)).expect("a snapshot"),
            };
            copies.insert(who, (audience, copy));
        }
        self.copies = copies;
    }

    fn copy(&self, seat: SeatId) -> &Group {
        &self.copies[&Some((seat, false))].1
    }

    fn watcher(&self) -> &Group {
        &self.copies[&None].1
    }

    /// Checks that each reader has the same as they would be sent as a newcomer.
    fn check(&self, scene: &TestGroup) {
        for (audience, copy) in self.copies.values() {
            let shown = Group::restore(&scene.group.snapshot_for(*audience)).expect("a snapshot");
            // The last commands of others are sent with entries for all, and not said again; tables
            // are compared by their results.
            let comparable = |group: &Group| {
                let mut snapshot = group.snapshot();
                snapshot.last.clear();
                snapshot.events.retain(|event| !is_of_small_table(event));
                snapshot
            };
            assert_eq!(copy.small_tables(), shown.small_tables(), "{audience:?}");
            assert_eq!(copy.table(), shown.table(), "{audience:?}");
            assert_eq!(comparable(copy), comparable(&shown), "{audience:?}");
            check_seen(scene, *audience, copy);
        }
    }
}

fn is_of_small_table(event: &GroupEvent) -> bool {
    matches!(
        event,
        GroupEvent::At { .. } | GroupEvent::TableOver { .. } | GroupEvent::TableTold { .. }
    )
}

/// The small table of which this reader is sent everything.
fn table_of(scene: &TestGroup, audience: Audience) -> Option<SmallTableId> {
    let Audience::Seat(seat) = audience else {
        return None;
    };
    let plays = !scene.group.looks_on(seat) && !scene.group.is_removed(seat);
    let (table, _) = scene.group.small_tables()?.of(seat).filter(|_| plays)?;
    Some(table)
}

/// Checks that a reader is sent only the end of other tables, and after the last of them the
/// results.
fn check_seen(scene: &TestGroup, audience: Audience, seen: &Group) {
    let (Some(all), Some(tables)) = (scene.group.small_tables(), seen.small_tables()) else {
        return assert_eq!(seen.table().seats(), scene.group.table().seats());
    };
    let own = table_of(scene, audience);
    for ((id, table), (_, whole)) in tables.iter().zip(all.iter()) {
        assert_eq!(tables.is_over(id), all.is_over(id), "{audience:?} {id:?}");
        if audience == Audience::Host || own == Some(id) {
            assert_eq!(table.round(), whole.round(), "{audience:?} {id:?}");
            continue;
        }
        let Some(round) = table.round() else {
            continue;
        };
        assert!(round.board.steps().is_empty(), "{audience:?} {id:?}");
        let settlement = whole.round().and_then(Round::settlement);
        match round.settlement() {
            None => assert_eq!(round.phase, Phase::Thinking, "{audience:?} {id:?}"),
            Some(disclosed) => assert_eq!(
                Some(&disclosed.awards),
                settlement.map(|it| &it.awards),
                "{audience:?} {id:?}"
            ),
        }
    }
    if all.are_over() {
        assert_eq!(seen.table().seats(), scene.group.table().seats());
        assert_eq!(seen.teams(), scene.group.teams());
    }
}

#[test]
fn a_table_is_sent_its_result_and_others_only_its_end() {
    let mut scene = two_tables();
    let mut readers = Readers::of(&scene);
    let ([a, b, _], [c, ..]) = (at(&scene, FIRST), at(&scene, SECOND));
    let mut check = |scene: &TestGroup, phases: [bool; 2], points: [i32; 4]| {
        readers.hear(scene);
        readers.check(scene);
        let host = readers.copy(ADA);
        let copies = [host, readers.copy(b), readers.copy(c), readers.watcher()];
        let over = copies.map(|copy| {
            let tables = copy.small_tables().expect("small tables");
            [FIRST, SECOND].map(|id| tables.is_over(id))
        });
        assert_eq!(over, [phases; 4]);
        let of_a = |copy: &Group| copy.table().seat(a).map(|seat| seat.points);
        assert_eq!(copies.map(of_a), points.map(Some));
    };
    scene.must_ask(a, play(Command::CallScore));
    scene.must_ask(a, step(1, Op::Mul, 2));
    check(&scene, [false, false], [0; 4]);
    scene.must_ask(a, step(4, Op::Div, 0));
    check(&scene, [true, false], [1, 1, 0, 0]);
    scene.must_ask(c, play(Command::CallImpossible));
    check(&scene, [true, false], [1, 1, 0, 0]);
    let d = at(&scene, SECOND)[1];
    show(&mut scene, d);
    check(&scene, [true, true], [1; 4]);
    assert_eq!(points_of(&scene, c), -2);
}

#[test]
fn no_entry_names_a_player_at_another_table() {
    let mut scene = two_tables();
    let ([a, ..], [c, ..]) = (at(&scene, FIRST), at(&scene, SECOND));
    let before = scene.logged.len();
    scene.must_ask(a, play(Command::CallScore));
    scene.must_ask(a, step(1, Op::Mul, 2));
    for audience in [Audience::Seat(c), Audience::Watcher, Audience::HostsWall] {
        for entry in part_for(scene.logged[before..].iter(), audience, 0) {
            assert_eq!(
                (entry.origin, entry.events.len()),
                (None, 0),
                "{audience:?}"
            );
        }
    }
    let own = part_for(scene.logged[before..].iter(), Audience::Seat(a), 0);
    let whole: Vec<_> = scene.log[scene.log.len() - 2..].to_vec();
    assert_eq!(own, whole);
    assert_eq!(
        part_for(scene.logged[before..].iter(), Audience::Host, 0),
        whole
    );
}

#[test]
fn a_player_who_is_let_play_is_shown_their_table_and_before_that_none() {
    let mut scene = two_tables();
    for table in [FIRST, SECOND] {
        let seat = at(&scene, table)[0];
        scene.must_ask(seat, play(Command::CallScore));
        scene.must_ask(seat, step(1, Op::Mul, 2));
    }
    scene.admit("Late").expect("room");
    let late = scene.group.table().seats().last().expect("a seat").id;
    let steps = |scene: &TestGroup| -> Vec<usize> {
        let shown = scene.group.snapshot_for(Audience::Seat(late));
        let shown = Group::restore(&shown).expect("a snapshot");
        let tables = shown.small_tables().expect("small tables").iter();
        let rounds = tables.filter_map(|(_, table)| table.round());
        rounds.map(|round| round.board.steps().len()).collect()
    };
    assert_eq!(steps(&scene), [0, 0]);
    scene.must_ask(ADA, Request::LetPlay(late));
    let (table, _) = scene
        .group
        .small_tables()
        .and_then(|it| it.of(late))
        .expect("a table");
    let own = usize::from(table.0);
    assert_eq!(
        steps(&scene),
        [usize::from(own == 0), usize::from(own == 1)]
    );
}

#[test]
fn a_player_who_leaves_takes_their_points_along_for_all_readers() {
    let mut scene = two_tables();
    let mut readers = Readers::of(&scene);
    let ([a, b, _], [c, ..]) = (at(&scene, FIRST), at(&scene, SECOND));
    show(&mut scene, a);
    // A player without a part in the result reveals nothing by leaving.
    scene.must_ask(b, play(Command::Leave));
    readers.hear(&scene);
    readers.check(&scene);
    let points = |readers: &Readers| {
        let seat = readers.copy(c).table().seat(a);
        seat.map(|seat| seat.points)
    };
    assert_eq!(points(&readers), Some(0));
    scene.must_ask(a, play(Command::Leave));
    readers.hear(&scene);
    readers.check(&scene);
    for copy in [readers.copy(c), readers.watcher()] {
        let departed = copy.departed(a).expect("a player who has left");
        assert_eq!(departed.points, 1);
    }
}

#[test]
fn each_reader_of_small_tables_sees_all_they_may() {
    let (mut withheld, mut disclosed) = (0, 0);
    for seed in 0..40 {
        let mut generator = Generator::new(seed, 1);
        let mut scene = class(9);
        scene.must_ask(ADA, Request::SplitIntoTables(3));
        let mut readers = Readers::of(&scene);
        for turn in 0..150_u32 {
            scene.now_ms += u64::from(generator.below(3_000));
            if let Some(entry) = referee::overdue(&scene.group, scene.now_ms) {
                scene.write(entry);
            }
            if turn % 30 == 29 {
                scene.admit(&format!("Late {turn}")).expect("room");
            }
            let seats = scene.group.table().seats();
            let newest = seats.last().map(|seat| seat.id);
            let (seat, request) = match newest.filter(|_| generator.below(20) == 0) {
                Some(newest) => (ADA, Request::LetPlay(newest)),
                None => random_request(&scene, &mut generator),
            };
            let _ = scene.ask(seat, request);
            let comes = SeatId(generator.below(9));
            let looks_on = referee::look_on(&scene.group, comes);
            if generator.below(40) == 0 && !looks_on.is_empty() {
                scene.write(referee::entry(&scene.group, scene.now_ms, None, looks_on));
            }
            let tables = scene.group.small_tables();
            if tables.is_some_and(|tables| !tables.call_is_open()) && generator.below(12) == 0 {
                let numbers = Roll::new(&[1, 4, 5, 7 + turn]).expect("a roll");
                let _ = scene.ask(ADA, play(Command::Deal(numbers)));
            }
            readers.hear(&scene);
            readers.check(&scene);
            let tables = scene.group.small_tables();
            let over = tables.map(|tables| (tables.are_over(), tables.is_over(FIRST)));
            withheld += usize::from(over == Some((false, true)));
            disclosed += usize::from(over == Some((true, true)));
        }
    }
    // Lessons in which no table finishes before the others would show nothing.
    assert!(withheld > 200 && disclosed > 200, "{withheld} {disclosed}");
}
