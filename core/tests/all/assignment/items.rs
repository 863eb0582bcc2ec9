//! The items of a learner: the same for the same seed, and each with a right answer.

use std::collections::BTreeSet;

use score_core::assignment::{
    Assignment, Item, ItemMaker, MAX_ATTEMPT_ITEMS, Numbers, PRACTICE_ITEMS_PER_RIGHT,
};
use score_core::dice::DiceSet;
use score_core::learn::level::{Level, Setting};
use score_core::learn::skill::Skill;
use score_core::learn::worksheet::{ItemKind, WorksheetMaker};
use score_core::solve;
use score_core::table::game::TableGame;
use score_core::teach::difficulty::{Difficulty, Hardness};

use super::fixture::{homework, lessons, practice, practice_of};

/// An assignment of each kind.
fn all_kinds() -> Vec<Assignment> {
    let sheets = ItemKind::ALL.map(|kind| homework(kind, 6, 7)).into_iter();
    let practices = TableGame::ALL.map(|game| practice(game, 3, 7));
    sheets.chain(lessons()).chain(practices).collect()
}

fn is_lesson(assignment: &Assignment) -> bool {
    assignment.written().contains("\nlesson=")
}

#[test]
fn the_same_seed_makes_the_same_items_in_the_same_order() {
    for assignment in all_kinds() {
        for seed in [0, 7, u32::MAX] {
            let items = ItemMaker::make(&assignment, seed);
            assert!(!items.is_empty());
            assert_eq!(items, ItemMaker::make(&assignment, seed));
            // Another name changes nothing.
            let renamed = Assignment {
                name: super::fixture::name("7b"),
                ..assignment.clone()
            };
            assert_eq!(items, ItemMaker::make(&renamed, seed));
        }
    }
}

#[test]
fn another_seed_makes_other_items_except_of_a_lesson() {
    for assignment in all_kinds() {
        let all: BTreeSet<String> = (0..6)
            .map(|seed| format!("{:?}", ItemMaker::make(&assignment, seed)))
            .collect();
        let expected = if is_lesson(&assignment) { 1 } else { 6 };
        assert_eq!(all.len(), expected, "{}", assignment.written());
    }
}

#[test]
fn the_items_of_a_sheet_are_those_on_paper() {
    for kind in ItemKind::ALL {
        let assignment = homework(kind, 8, 11);
        let sheet = assignment.sheet(3).expect("a sheet");
        assert_eq!(sheet.seed, 3);
        let on_paper = WorksheetMaker::make(&sheet);
        let items = ItemMaker::make(&assignment, 3);
        assert_eq!(items.len(), 8, "{kind:?}");
        for (item, paper) in items.iter().zip(&on_paper) {
            assert_eq!(Item::of_sheet(kind, paper).as_ref(), Some(item));
        }
    }
    let [lesson, _] = lessons();
    assert_eq!(lesson.sheet(3), None);
}

#[test]
fn an_item_of_practice_follows_from_seed_and_place() {
    // A longer row begins with the same items, whatever was answered.
    let short = ItemMaker::make(&practice(TableGame::Score, 2, 7), 5);
    let long = ItemMaker::make(&practice(TableGame::Score, 4, 7), 5);
    assert_eq!(short.len(), 2 * PRACTICE_ITEMS_PER_RIGHT);
    assert_eq!(long.len(), 4 * PRACTICE_ITEMS_PER_RIGHT);
    assert_eq!(long[..short.len()], short);
}

#[test]
fn items_of_practice_are_of_their_level() {
    for (game, skill, hardness) in [
        (TableGame::Score, Skill::Joining, Hardness::Hard),
        (TableGame::TwentyFour, Skill::Fractions, Hardness::VeryHard),
    ] {
        let level = Level { skill, hardness };
        let assignment = practice_of(Setting::usual(game), level, 2, 7);
        for item in ItemMaker::make(&assignment, 3) {
            let Item::Roll(task) = item else {
                panic!("{item:?} is no roll");
            };
            let difficulty = Difficulty::of_easiest(&solve::distinct(&task.puzzle));
            assert_eq!(difficulty.map(Difficulty::level), Some(hardness));
            assert!(task.is_possible);
        }
    }
}

#[test]
fn practice_without_any_roll_has_no_items() {
    // Two dice with two sides make no 999.
    let goal = score_core::table::rules::Goal::new(999);
    let setting = Setting::own(TableGame::Score, goal, DiceSet::new(&[2, 2]).ok());
    let level = Level {
        skill: Skill::Division,
        hardness: Hardness::Hard,
    };
    let assignment = practice_of(setting.expect("a setting"), level, 1, 7);
    assert_eq!(ItemMaker::make(&assignment, 7), []);
}

#[test]
fn rolls_of_every_kind_say_whether_they_are_possible() {
    let mut both = BTreeSet::new();
    for assignment in all_kinds() {
        for item in ItemMaker::make(&assignment, 4) {
            if let Item::Roll(task) = item {
                let is_possible = solve::is_solvable(&task.puzzle);
                assert_eq!(task.is_possible, is_possible, "{task:?}");
                let mut numbers = task.deal.numbers();
                numbers.sort_unstable();
                assert_eq!(numbers, task.puzzle.numbers());
                both.insert(is_possible);
            }
        }
    }
    assert_eq!(both.len(), 2);
}

#[test]
fn a_maker_reports_its_progress_until_all_is_done() {
    for assignment in all_kinds() {
        let mut maker = ItemMaker::new(&assignment, 7);
        let mut before = 0;
        while !maker.advance() {
            let (done, all) = maker.progress();
            assert!(before <= done && done <= all, "{before} {done} {all}");
            before = done;
        }
        assert_eq!(maker.items(), ItemMaker::make(&assignment, 7));
        assert!(maker.items().len() <= MAX_ATTEMPT_ITEMS);
    }
}

#[test]
fn learners_have_seeds_of_their_own_only_where_the_teacher_wants_it() {
    let same = homework(ItemKind::Rolls, 12, 7);
    let own = Assignment {
        numbers: Numbers::EachOwn,
        ..same.clone()
    };
    let ids: Vec<String> = (0..500).map(|number| format!("pupil{number}")).collect();
    let seeds = |assignment: &Assignment| -> BTreeSet<u32> {
        ids.iter().map(|id| assignment.seed_of(id)).collect()
    };
    assert_eq!(seeds(&same), BTreeSet::from([7]));
    assert_eq!(seeds(&own).len(), ids.len());
    assert_eq!(seeds(&own), seeds(&own));
    // Another sheet has other seeds for the same pupils.
    let other = Assignment {
        numbers: Numbers::EachOwn,
        ..homework(ItemKind::Rolls, 12, 8)
    };
    assert!(seeds(&own).is_disjoint(&seeds(&other)));
    // These never change: a second visit makes the same items.
    assert_eq!(own.seed_of("pupil1"), own.seed_of("pupil1"));
    let golden = [own.seed_of(""), own.seed_of("pupil1"), own.seed_of("Zoë")];
    assert_eq!(golden, GOLDEN_SEEDS);
}

/// The seeds of three ids, as they were from the first day on.
const GOLDEN_SEEDS: [u32; 3] = [538_344_975, 222_849_078, 513_113_996];
