//! The atlas of Score against the published tables, and atlases of other dice
//! against trying everything.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use proptest::prelude::*;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::Puzzle;
use score_core::atlas::{
    Atlas, AtlasRefusal, ByGoal, COLUMNS, Column, Filter, Order, Play, Row, Show, needed, selected,
};
use score_core::dice::DiceSet;
use score_core::solve::distinct;
use score_core::solve::form_set::FormSet;
use score_core::solve::is_solvable;
use score_core::teach::difficulty::Hardness;

const IMPOSSIBLE_ROLLS: &str = include_str!("../oracles/score_impossible_rolls.txt");
const ONE_FORM_ROLLS: &str = include_str!("../oracles/score_rolls_only_one_form_solves.tsv");

/// The number of rolls of Score that cannot make 0, 1, 2 … 100; `solve.rs` counts them by a second
/// way.
const IMPOSSIBLE_BY_GOAL: &str = include_str!("../oracles/score_impossible_by_goal.tsv");

/// The forms under the names of the original's programs.
const ORIGINAL: [(&str, &str); 7] = [
    ("a bc", "calc2"),
    ("ab c", "calc"),
    ("ab cd", "calc3"),
    ("(a bc)d", "calc5"),
    ("(ab c)d", "calc4"),
    ("a(b cd)", "calc7"),
    ("a(bc d)", "calc6"),
];

static SCORE: LazyLock<Atlas> = LazyLock::new(|| finished(play(&[6, 6, 12, 20]), 20));

fn play(sides: &[u32]) -> Play {
    Play {
        dice: DiceSet::new(sides).expect("dice"),
        ops: OpSet::ALL,
        all_numbers: false,
    }
}

fn finished(play: Play, goal: u32) -> Atlas {
    let mut atlas = Atlas::new(play, goal).expect("an atlas");
    assert!(atlas.advance(atlas.units()));
    atlas
}

fn counts(play: Play, goals: RangeInclusive<u32>) -> Vec<(u32, u32)> {
    let mut by_goal = ByGoal::new(play, goals).expect("goals");
    assert!(by_goal.advance(by_goal.units()));
    by_goal.counts().collect()
}

/// The rolls of these indices.
fn rolls(atlas: &Atlas, indices: &[usize]) -> Vec<String> {
    let rows = indices.iter().map(|at| &atlas.rows()[*at]);
    rows.map(|row| row.roll.to_string()).collect()
}

#[test]
fn the_104_impossible_rolls_are_the_published_ones() {
    let only_impossible = Filter {
        show: Show::Impossible,
        contains: Vec::new(),
    };
    let indices = selected(SCORE.rows(), &only_impossible, Order::default());
    assert_eq!(
        rolls(&SCORE, &indices),
        IMPOSSIBLE_ROLLS.lines().collect::<Vec<_>>()
    );
    assert_eq!(indices.len(), 104);
    let orders: u32 = indices.iter().map(|at| SCORE.rows()[*at].orders).sum();
    let all: u32 = SCORE.rows().iter().map(|row| row.orders).sum();
    assert_eq!((orders, all), (248, 8640));
    assert_eq!(u64::from(all), SCORE.play().dice.ordered_rolls());
}

#[test]
fn the_rolls_of_score_have_9763_solutions() {
    let counts: Vec<u32> = SCORE.rows().iter().map(|row| row.solutions).collect();
    assert_eq!(counts.len(), 2359);
    assert_eq!(counts.iter().sum::<u32>(), 9763);
    assert_eq!(counts.iter().max(), Some(&22));
    assert_eq!(counts.iter().filter(|count| **count == 1).count(), 265);
}

#[test]
fn the_tables_of_the_single_forms_are_the_published_ones() {
    let mut found = BTreeMap::new();
    for single in needed(SCORE.rows(), 1) {
        let heading = SCORE.headings(single.forms).next().expect("a form");
        let original = ORIGINAL.iter().find(|(name, _)| *name == heading);
        let (_, name) = original.expect("one of the seven");
        found.insert((*name).to_owned(), rolls(&SCORE, &single.rows));
    }
    let mut published: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in ONE_FORM_ROLLS.lines().skip(1) {
        let (name, roll) = line.split_once('\t').expect("two columns");
        published
            .entry(name.to_owned())
            .or_default()
            .push(roll.to_owned());
    }
    assert_eq!(found, published);
    let sizes: Vec<usize> = found.values().map(Vec::len).collect();
    assert_eq!(sizes, [15, 10, 9, 3]);
}

/// The rolls that all these forms of the original solve and no others do.
fn needs(names: &[&str]) -> Vec<String> {
    let wanted: BTreeSet<&str> = names.iter().copied().collect();
    let original = |forms: FormSet| -> BTreeSet<&str> {
        let headings: BTreeSet<&str> = SCORE.headings(forms).collect();
        let named = ORIGINAL
            .iter()
            .filter(|(heading, _)| headings.contains(heading));
        named.map(|(_, name)| *name).collect()
    };
    let sets = needed(SCORE.rows(), names.len());
    let same = sets.iter().filter(|set| original(set.forms) == wanted);
    same.flat_map(|set| rolls(&SCORE, &set.rows)).collect()
}

#[test]
fn one_roll_needs_one_of_three_forms_and_none_just_two_of_them() {
    assert_eq!(needs(&["calc2", "calc6", "calc7"]), ["2 5 12 12"]);
    for pair in [["calc2", "calc6"], ["calc2", "calc7"], ["calc6", "calc7"]] {
        assert_eq!(needs(&pair), [""; 0]);
    }
}

#[test]
fn sets_of_forms_that_are_needed_part_the_rolls_by_their_number_of_forms() {
    let sizes: Vec<usize> = (0..=8)
        .map(|size| {
            needed(SCORE.rows(), size)
                .iter()
                .map(|set| set.rows.len())
                .sum()
        })
        .collect();
    assert_eq!(sizes, [0, 37, 197, 68, 192, 406, 261, 1094, 0]);
    for set in needed(SCORE.rows(), 3) {
        assert_eq!(set.forms.len(), 3);
        assert!(
            set.rows
                .iter()
                .all(|at| SCORE.rows()[*at].forms == set.forms)
        );
    }
    let solved: Vec<usize> = SCORE.solved_by_form();
    assert_eq!(solved, [1640, 1747, 1697, 1914, 1981, 1813, 1865]);
}

#[test]
fn difficulty_spreads_over_the_rolls() {
    let mut by_points: BTreeMap<u32, usize> = BTreeMap::new();
    let mut by_level: BTreeMap<Option<Hardness>, usize> = BTreeMap::new();
    for row in SCORE.rows() {
        let level = row.difficulty.map(|difficulty| difficulty.level());
        *by_level.entry(level).or_default() += 1;
        if let Some(difficulty) = row.difficulty {
            *by_points.entry(difficulty.points()).or_default() += 1;
        }
    }
    let expected = [
        (4, 396),
        (5, 433),
        (6, 647),
        (7, 134),
        (8, 170),
        (9, 176),
        (10, 84),
        (11, 43),
        (12, 58),
        (13, 18),
        (14, 22),
        (15, 21),
        (16, 3),
        (17, 8),
        (18, 12),
        (19, 14),
        (20, 1),
        (21, 1),
        (22, 2),
        (23, 2),
        (24, 8),
        (25, 1),
        (26, 1),
    ];
    assert_eq!(by_points.into_iter().collect::<Vec<_>>(), expected);
    let expected = [
        (None, 104),
        (Some(Hardness::Easy), 829),
        (Some(Hardness::Medium), 781),
        (Some(Hardness::Hard), 430),
        (Some(Hardness::VeryHard), 215),
    ];
    assert_eq!(by_level.into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn the_chart_of_goals_is_the_known_one() {
    let found = counts(play(&[6, 6, 12, 20]), 0..=100);
    let lines: Vec<String> = found
        .iter()
        .map(|(goal, count)| format!("{goal}\t{count}"))
        .collect();
    assert_eq!(lines, IMPOSSIBLE_BY_GOAL.lines().collect::<Vec<_>>());
    let by_name = [20, 31, 62].map(|goal| found[goal].1);
    assert_eq!(by_name, [104, 233, 548]);
}

#[test]
fn an_atlas_out_of_bounds_is_refused() {
    let check = |play: Play, goal: u32, expected: AtlasRefusal| {
        assert_eq!(Atlas::new(play, goal).err(), Some(expected), "{play:?}");
    };
    let score = play(&[6, 6, 12, 20]);
    check(play(&[2; 6]), 20, AtlasRefusal::TooManyDice);
    check(play(&[100; 4]), 20, AtlasRefusal::TooManyRolls(4_421_275));
    check(score, 1000, AtlasRefusal::GoalTooLarge);
    let ops = OpSet::NONE;
    check(Play { ops, ..score }, 20, AtlasRefusal::NoOperators);
    let backwards = RangeInclusive::new(5, 4);
    assert_eq!(
        ByGoal::new(score, backwards).err(),
        Some(AtlasRefusal::NoGoals)
    );
    let too_large = ByGoal::new(score, 999..=1000).err();
    assert_eq!(too_large, Some(AtlasRefusal::GoalTooLarge));
    assert!(ByGoal::new(play(&[2; 6]), 0..=0).is_ok());
    // C(24 + 4, 5) and C(25 + 4, 5).
    assert!(Atlas::new(play(&[24; 5]), 20).is_ok_and(|atlas| atlas.units() == 98_280));
    check(play(&[25; 5]), 20, AtlasRefusal::TooManyRolls(118_755));
}

#[test]
fn a_row_is_small() {
    assert!(size_of::<Row>() < 64);
}

#[test]
fn rows_are_filtered_by_the_facts_known_of_them() {
    let check = |show: Show, contains: &[u32], expected: usize| {
        let filter = Filter {
            show,
            contains: contains.to_vec(),
        };
        let found = selected(SCORE.rows(), &filter, Order::default());
        assert_eq!(found.len(), expected, "{filter:?}");
        assert!(found.is_sorted());
    };
    check(Show::All, &[], 2359);
    check(Show::Impossible, &[], 104);
    check(Show::Possible, &[], 2255);
    check(Show::OneForm, &[], 37);
    check(Show::All, &[20, 12], 21);
    check(Show::All, &[12, 12], 21);
    check(Show::All, &[20, 20], 0);
    check(Show::All, &[1, 1, 1, 1, 1], 0);
    check(Show::Impossible, &[1, 1, 1], 9);
    check(Show::OneForm, &[5, 5, 5], 3);
}

#[test]
fn rows_are_ordered_by_any_column() {
    let check = |by: Column, descending: bool, first: &str, last: &str| {
        let found = selected(SCORE.rows(), &Filter::default(), Order { by, descending });
        let ends = [found[0], found[found.len() - 1]];
        assert_eq!(rolls(&SCORE, &ends), [first, last], "{by:?} {descending}");
    };
    check(Column::Roll, false, "1 1 1 1", "6 6 12 20");
    check(Column::Roll, true, "6 6 12 20", "1 1 1 1");
    check(Column::Solutions, false, "1 1 1 4", "2 2 4 8");
    check(Column::Solutions, true, "2 2 4 8", "6 6 12 15");
    check(Column::Difficulty, false, "1 1 1 18", "6 6 12 15");
    check(Column::Difficulty, true, "1 3 8 20", "6 6 12 15");
    check(Column::Forms, false, "1 1 1 4", "6 6 12 20");
    check(Column::Forms, true, "1 1 1 2", "6 6 12 15");
}

#[test]
fn a_table_has_a_line_for_each_row() {
    let line = |roll: &str| {
        let row = SCORE.rows().iter().find(|row| row.roll.to_string() == roll);
        SCORE.cells(row.expect("a roll"))
    };
    assert_eq!(COLUMNS, ["roll", "solutions", "difficulty", "forms"]);
    assert_eq!(line("1 1 1 4"), ["1 1 1 4", "0", "", ""]);
    assert_eq!(line("1 1 1 1"), ["1 1 1 1", "2", "11", "ab cd, (ab c)d"]);
    assert_eq!(line("1 1 1 11"), ["1 1 1 11", "1", "12", "ab cd"]);
}

#[test]
fn an_atlas_of_five_dice_has_21_forms() {
    let five = finished(play(&[2, 3, 2, 2, 3]), 20);
    assert_eq!(five.forms().len(), 21);
    assert_eq!(
        five.headings(five.rows()[0].forms).count(),
        five.rows()[0].forms.len()
    );
    check_rows(&five);
}

/// Checks each row against the solver's verdict on its roll alone.
fn check_rows(atlas: &Atlas) {
    let play = atlas.play();
    assert_eq!(atlas.rows().len() as u64, play.dice.different_rolls());
    for (row, roll) in atlas.rows().iter().zip(play.dice.rolls()) {
        assert_eq!(row.roll, roll);
        let puzzle = Puzzle::new(roll.numbers(), atlas.goal(), play.ops, play.all_numbers)
            .expect("a puzzle");
        assert_eq!(row.solutions as usize, distinct(&puzzle).len(), "{roll}");
        assert_eq!(row.is_impossible(), !is_solvable(&puzzle), "{roll}");
        assert_eq!(row.forms, FormSet::solving(&puzzle), "{roll}");
        assert_eq!(row.difficulty.is_none(), row.is_impossible(), "{roll}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]
    #[test]
    fn slices_make_the_same_atlas(
        sides in prop::collection::vec(2_u32..=5, 2..=3),
        goal in 0_u32..=30,
        ops in prop::collection::vec(prop::sample::select(Op::ALL.to_vec()), 1..=5),
        all_numbers in any::<bool>(),
        slice in 1_usize..=7,
    ) {
        let play = Play { ops: OpSet::from(ops), all_numbers, ..play(&sides) };
        let mut atlas = Atlas::new(play, goal).expect("an atlas");
        let mut by_goal = ByGoal::new(play, 0..=goal).expect("goals");
        let mut done = 0;
        while !atlas.advance(slice) {
            prop_assert!(!by_goal.advance(slice));
            done += slice;
            prop_assert_eq!((atlas.done(), by_goal.done()), (done, done));
        }
        prop_assert!(by_goal.advance(slice));
        prop_assert_eq!((atlas.done(), by_goal.done()), (atlas.units(), by_goal.units()));
        check_rows(&atlas);
        let impossible = atlas.rows().iter().filter(|row| row.is_impossible()).count();
        prop_assert_eq!(by_goal.counts().last(), Some((goal, impossible as u32)));
    }
}
