//! The essentially different solutions: the known totals, each rule by
//! example, and laws against the simple solver.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::Puzzle;
use score_core::dice::DiceSet;
use score_core::solve::Search;
use score_core::solve::distinct::canonical::Canonical;
use score_core::solve::distinct::ranking::Ranking;
use score_core::solve::distinct::redundancy::Redundancy;
use score_core::solve::{distinct, is_solvable};

use crate::every_solution::solutions;
use crate::expression_reader::read;
use crate::puzzles;

const TWENTY_FOUR: &str = include_str!("../oracles/twenty_four_distinct.tsv");

fn puzzle(numbers: &[u32], goal: u32) -> Puzzle {
    Puzzle::new(numbers, goal, OpSet::ALL, false).expect("a puzzle")
}

fn twenty_four(hand: &[u32]) -> Puzzle {
    Puzzle::new(hand, 24, OpSet::WITHOUT_JOIN, true).expect("a hand")
}

fn canonical(text: &str) -> Canonical {
    Canonical::of(&read(text)).expect("a value")
}

fn lines(puzzle: &Puzzle) -> Vec<String> {
    distinct(puzzle).iter().map(Expr::printed).collect()
}

/// A solution with a negative number in between.
fn is_negative_inside(expr: &Expr) -> bool {
    let Expr::Step(step) = expr else { return false };
    is_negative_inside(&step.left)
        || is_negative_inside(&step.right)
        || expr.value().is_ok_and(Number::is_negative)
}

#[test]
fn the_hands_of_24_have_the_3017_listed_solutions() {
    let mut listed: BTreeMap<Vec<u32>, BTreeSet<Canonical>> = BTreeMap::new();
    for line in TWENTY_FOUR.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let cards = cells[0].split(' ');
        let hand = cards.map(|card| card.parse().expect("a card")).collect();
        let ways: BTreeSet<Canonical> = cells[2..].iter().map(|way| canonical(way)).collect();
        assert_eq!(ways.len().to_string(), cells[1], "{line}");
        listed.insert(hand, ways);
    }
    assert_eq!(listed.len(), 1362);
    assert_eq!(listed.values().map(BTreeSet::len).sum::<usize>(), 3017);

    for hand in DiceSet::new(&[13; 4]).expect("thirteen ranks").rolls() {
        let found = distinct(&twenty_four(hand.numbers()));
        let ways: BTreeSet<Canonical> = found
            .iter()
            .map(|way| canonical(&way.to_string()))
            .collect();
        assert_eq!(ways.len(), found.len(), "{hand}: one is listed twice");
        let expected = listed.remove(hand.numbers()).unwrap_or_default();
        assert_eq!(ways, expected, "{hand}");
    }
    assert!(listed.is_empty());
}

#[test]
fn the_rolls_of_score_have_9763_solutions() {
    let counts: Vec<usize> = DiceSet::SCORE
        .rolls()
        .map(|roll| distinct(&puzzle(roll.numbers(), 20)).len())
        .collect();
    let with = |number: usize| counts.iter().filter(|count| **count == number).count();
    assert_eq!(counts.iter().sum::<usize>(), 9763);
    assert_eq!(counts.len() - with(0), 2255);
    assert_eq!(with(1), 265);
    assert_eq!(counts.iter().max(), Some(&22));
}

#[test]
fn the_simplest_solution_comes_first() {
    assert_eq!(
        lines(&puzzle(&[1, 2, 5, 12], 20)),
        [
            "12 + 5 + 2 + 1",
            "12 + (5 − 1) × 2",
            "12 × 2 + 1 − 5",
            "12 × 5 ÷ (2 + 1)",
            "12 ÷ (1 − 2 ÷ 5)",
        ]
    );
}

#[test]
fn a_division_is_not_simple_because_its_largest_part_divides() {
    assert_eq!(
        lines(&puzzle(&[0, 1, 2], 10)),
        ["1 & (2 × 0)", "(2 − 1) & 0", "1 & (0 ÷ 2)"]
    );
}

#[test]
fn a_list_of_joins_is_printed_in_parentheses() {
    assert_eq!(lines(&puzzle(&[1, 2, 3], 999)), [""; 0]);
    assert_eq!(lines(&puzzle(&[1, 2, 3], 123)), ["(1 & 2) & 3"]);
}

#[test]
fn some_have_only_one_way() {
    assert_eq!(lines(&twenty_four(&[1, 1, 4, 6])), ["6 × 4 + 1 − 1"]);
    assert_eq!(lines(&twenty_four(&[3, 3, 8, 8])), ["8 ÷ (3 − 8 ÷ 3)"]);
    assert_eq!(lines(&puzzle(&[2, 5, 12, 12], 20)), ["2 & (12 − 12)"]);
    assert_eq!(lines(&puzzle(&[9; 4], 20)), ["(9 & 9) ÷ 9 + 9"]);
}

#[test]
fn ways_are_the_same_by_order_signs_and_association() {
    let same =
        |one: &str, other: &str| assert_eq!(canonical(one), canonical(other), "{one}, {other}");
    same("2 + 3 * 4", "4 * 3 + 2");
    same("9 - (5 - 2)", "9 + 2 - 5");
    same("9 - (2 - 5)", "(9 - 2) + 5");
    same("9 - (2 - 5) * 3", "9 + 3 * (5 - 2)");
    same("(2 - 5) * (3 - 7)", "(7 - 3) * (5 - 2)");
    same("8 / (4 / 2)", "8 * 2 / 4");
    same("8 / 1", "1 * 8");
    same("8 / (3 - 2)", "8 * (3 - 2)");
    same("(1 & 2) & 3", "1 & (2 & 3)");
    same("(2 - 5) & 4", "(5 - 2) & 4");
    same("2 & (4 - 2 * 2)", "2 & (2 * 2 - 4)");
}

#[test]
fn ways_that_only_look_alike_are_different() {
    let different =
        |one: &str, other: &str| assert_ne!(canonical(one), canonical(other), "{one}, {other}");
    different("2 + 2", "2 * 2");
    different("12 - 4 * 2", "12 - 4 - 4");
    different("1 / 2", "2 / 1");
    different("19 + 3 / (1 + 2)", "19 + (1 + 2) / 3");
    different("20 + 4 / 2 - 2", "20 + 2 - 4 / 2");
    different("1 & 2", "2 & 1");
    different("(6 - 5) & 2", "12");
}

#[test]
fn each_rule_leaves_out_its_own_redundancy() {
    let check = |text: &str, expected: Option<Redundancy>| {
        let found = Redundancy::of(&canonical(text), 3);
        assert_eq!(found, expected, "{text}");
    };
    // × 1 and ÷ 1 are outermost, and the 1 of 1 ÷ 2 is neither.
    check("(3 * 1 + 5) * 2", Some(Redundancy::OneInside));
    check("(19 / (6 - 5)) + 1", Some(Redundancy::OneInside));
    check("(12 + 8) * (6 - 5)", None);
    check("10 / (1 - 1 / 2)", None);
    // + 0 is outermost.
    check("(5 + 0) * 4", Some(Redundancy::ZeroInside));
    check("(5 + 0 * 2) * 4", Some(Redundancy::ZeroInside));
    // So is + x − x, but x − x alone is a number.
    check("(5 + 2 - 2) * 4", Some(Redundancy::PairInside));
    check("20 * (6 + 1 - 6)", Some(Redundancy::PairInside));
    check("5 * 4 + 2 - 2", None);
    check("20 + 4 / 2 - 2", None);
    check("2 & (12 - 12)", None);
    // × x ÷ x is nowhere, but x ÷ x alone is a number.
    check("3 * 20 / (1 + 2)", Some(Redundancy::Cancels));
    check("18 + 2 * 5 / 5", Some(Redundancy::Cancels));
    check("4 * 5 * 1 * 1", Some(Redundancy::Cancels));
    check("19 + 5 / 5", None);
    check("20 * 2 * 2 / 4", None);
    // Nothing is left over.
    check("(12 + 5 + 3) * 1", Some(Redundancy::NumbersToSpare));
    check("2 & ((12 - 12) * 5)", Some(Redundancy::NumbersToSpare));
    check("20 + (3 - 3) / 7", Some(Redundancy::NumbersToSpare));
    check("8 - 4 + 4 * 4", None);
}

#[test]
fn where_nothing_plainer_is_allowed_the_rest_is_listed() {
    let with = |ops: &[Op], numbers: &[u32], goal: u32| {
        let ops: OpSet = ops.iter().copied().collect();
        lines(&Puzzle::new(numbers, goal, ops, true).expect("a puzzle"))
    };
    assert_eq!(with(&[Op::Mul], &[1, 1, 4, 6], 24), ["6 × 4 × 1 × 1"]);
    assert_eq!(with(&[Op::Sub], &[2, 3, 21], 20), ["21 − (3 − 2)"]);
    assert_eq!(with(&[Op::Sub], &[2, 5, 17], 20), ["5 − (2 − 17)"]);
    assert_eq!(with(&[Op::Mul, Op::Div], &[1, 1], 1), ["1 × 1"]);
    assert_eq!(with(&[], &[1, 1, 4, 6], 24), [""; 0]);
}

/// The solutions of [`distinct`], found by trying everything.
fn distinct_of_all(puzzle: &Puzzle) -> Vec<Expr> {
    let mut ways = Ranking::new(puzzle, usize::MAX);
    for solution in solutions(puzzle) {
        ways.add(solution.expr);
    }
    ways.first(usize::MAX)
}

#[test]
fn the_largest_fractions_fit() {
    // A debug build stops if one does not.
    for numbers in [
        [999; 6],
        [999, 998, 997, 996, 995, 9],
        [100, 101, 110, 111, 90, 9],
    ] {
        let asked = Puzzle::new(&numbers, 999, OpSet::ALL, false).expect("a puzzle");
        assert_eq!(
            !distinct(&asked).is_empty(),
            is_solvable(&asked),
            "{numbers:?}"
        );
    }
}

#[test]
fn five_numbers_have_the_solutions_that_trying_everything_finds() {
    for (numbers, goal, all_numbers) in [
        ([1, 2, 2, 5, 6], 17, true),
        ([0, 1, 3, 3, 4], 0, true),
        ([0, 2, 2, 3, 3], 0, false),
    ] {
        let ops = OpSet::WITHOUT_JOIN;
        let asked = Puzzle::new(&numbers, goal, ops, all_numbers).expect("a puzzle");
        assert_eq!(distinct(&asked), distinct_of_all(&asked), "{numbers:?}");
    }
}

/// The answer of [`is_solvable`], by trying everything.
fn is_found(puzzle: &Puzzle) -> bool {
    let mut search = Search::new(puzzle.clone());
    let mut found = false;
    while !found && !search.advance(1, &mut |_, _| found = true) {}
    found
}

#[test]
fn six_numbers_that_fail_are_refused_at_once() {
    // All tried, one by one: seconds for the first two.
    let check = |numbers: [u32; 6], goal: u32, expected: bool| {
        let asked = Puzzle::new(&numbers, goal, OpSet::ALL, true).expect("a puzzle");
        assert_eq!(is_solvable(&asked), expected, "{numbers:?}");
    };
    check([80, 211, 396, 608, 724, 869], 327, false);
    check([999, 998, 997, 996, 995, 994], 571, false);
    check([999; 6], 573, false);
    check([999; 6], 0, true);
}

#[test]
fn zero_times_anything_is_found() {
    let check = |ops: &[Op], numbers: &[u32], expected: bool| {
        let ops: OpSet = ops.iter().copied().collect();
        let asked = Puzzle::new(numbers, 0, ops, true).expect("a puzzle");
        assert_eq!(is_solvable(&asked), expected, "{numbers:?}");
        assert_eq!(is_found(&asked), expected, "{numbers:?}");
    };
    check(&[Op::Mul], &[0, 3, 5, 7, 8], true);
    check(&[Op::Div], &[0, 3, 5, 7, 8], true);
    check(&[Op::Div], &[0, 0, 5, 7, 8], false);
    check(&[Op::Div, Op::Join], &[0, 0, 5, 7, 8], true);
    check(&[Op::Div, Op::Join], &[0; 5], false);
    check(&[Op::Join], &[0, 0, 0], false);
}

fn any_puzzle() -> impl Strategy<Value = Puzzle> {
    puzzles::any_puzzle(0_u32..=25, prop_oneof![1 => Just(0), 5 => 0_u32..=40])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]
    #[test]
    fn a_listed_way_is_a_solution_and_listed_once(asked in any_puzzle()) {
        let all: BTreeSet<String> =
            solutions(&asked).iter().map(|solution| solution.expr.to_string()).collect();
        let mut forms = BTreeSet::new();
        for way in distinct(&asked) {
            prop_assert_eq!(way.value(), Ok(Number::from(asked.goal())));
            prop_assert!(all.contains(&way.to_string()), "{}", way);
            prop_assert_eq!(&read(&way.to_string()), &way);
            prop_assert_eq!(&read(&way.printed()), &way);
            let flat = Canonical::of(&way).expect("a value");
            prop_assert!(forms.insert(flat), "{} is listed twice", way);
        }
    }

    #[test]
    fn a_solution_is_listed_unless_a_rule_leaves_it_out(asked in any_puzzle()) {
        let listed = distinct(&asked);
        let forms: BTreeSet<Canonical> = listed.iter().map(|way| canonical(&way.to_string())).collect();
        let fewest = if asked.all_numbers() { asked.numbers().len() } else { 3 };
        let is_redundant = |flat: &Canonical| Redundancy::of(flat, fewest.min(asked.numbers().len())).is_some();
        // Redundant solutions, and those with negative numbers, are listed only if there are no
        // others.
        let listed_is_redundant = forms.iter().any(is_redundant);
        let listed_negative = listed.iter().any(is_negative_inside);
        for solution in solutions(&asked) {
            let same = canonical(&solution.expr.to_string());
            let is_is_redundant = is_redundant(&same) && !listed_is_redundant;
            let is_negative = is_negative_inside(&solution.expr) && !listed_negative;
            prop_assert!(
                is_is_redundant || is_negative || forms.contains(&same),
                "{} is missing",
                solution.expr
            );
        }
    }

    #[test]
    fn trying_everything_finds_no_other_list(asked in any_puzzle()) {
        prop_assert_eq!(distinct(&asked), distinct_of_all(&asked));
    }

    #[test]
    fn the_list_is_empty_where_there_is_no_solution(asked in any_puzzle()) {
        prop_assert_eq!(!distinct(&asked).is_empty(), is_solvable(&asked));
    }

    #[test]
    fn a_puzzle_is_solvable_where_trying_everything_finds_a_way(
        numbers in prop::collection::vec(
            prop_oneof![0_u32..=3, 0_u32..=20, 0_u32..=999], 2..=4
        ),
        goal in prop_oneof![Just(0), 0_u32..=40, 0_u32..=999],
        ops in prop::collection::vec(prop::sample::select(Op::ALL.to_vec()), 0..=7),
        all_numbers in any::<bool>(),
    ) {
        let ops: OpSet = ops.into_iter().collect();
        let asked = Puzzle::new(&numbers, goal, ops, all_numbers).expect("a puzzle");
        prop_assert_eq!(is_solvable(&asked), is_found(&asked));
    }

    #[test]
    fn a_goal_that_six_numbers_make_is_solvable(
        numbers in prop::collection::vec(prop_oneof![0_u32..=9, 0_u32..=999], 5..=6),
        ops in prop::collection::vec(prop::sample::select(Op::ALL.to_vec()), 5),
        rights in prop::collection::vec(any::<prop::sample::Index>(), 5),
    ) {
        // Steps at random until one number is left, as a player makes them.
        let mut tiles: Vec<Expr> = numbers.iter().copied().map(Expr::Number).collect();
        for (op, right) in ops.iter().zip(&rights).take(numbers.len() - 1) {
            let left = tiles.remove(0);
            let right = tiles.remove(right.index(tiles.len()));
            tiles.push(Expr::step(left, *op, right));
        }
        let goal = tiles[0].value().ok().and_then(Number::as_whole);
        if let Some(goal) = goal.and_then(|goal| u32::try_from(goal).ok())
            && let Ok(asked) = Puzzle::new(&numbers, goal, OpSet::ALL, true)
        {
            prop_assert!(is_solvable(&asked), "{}", tiles[0]);
        }
    }
}
