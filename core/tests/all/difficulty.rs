//! The difficulty of solutions, point by point. Its spread over the rolls of Score is tested in
//! `atlas.rs`.

use proptest::prelude::*;
use score_core::arith::op::OpSet;
use score_core::arith::puzzle::Puzzle;
use score_core::solve::distinct;
use score_core::teach::difficulty::{Difficulty, Hardness, easiest};

use crate::expression_reader::read;

fn points(text: &str) -> u32 {
    let difficulty = Difficulty::of(&read(text)).expect("a value");
    difficulty.points()
}

fn easiest_of(numbers: &[u32]) -> Option<(String, u32)> {
    let puzzle = Puzzle::new(numbers, 20, OpSet::ALL, false).expect("a puzzle");
    let ways = distinct(&puzzle);
    let way = easiest(&ways)?;
    Some((way.printed(), points(&way.to_string())))
}

#[test]
fn each_thing_that_is_hard_costs_something() {
    let check = |text: &str, expected: u32| assert_eq!(points(text), expected, "{text}");
    check("20", 0);
    // Operators, step by step.
    check("12 + 8", 2);
    check("(10 + 9) + 1", 4);
    check("(12 + 9) - 1", 2 + 3 + 1);
    check("(2 * 5) * 2", 3 + 3);
    check("(10 / 5) + 18", 6 + 2);
    check("(1 & 2) + 8", 5 + 2);
    // A large number in between, but not as the goal.
    check("(11 + 10) - 1", 2 + 3 + 1);
    check("(6 * 10) - 40", 3 + 3 + 3);
    check("(12 * 10) / 6", 3 + 6 + 6);
    check("12 * 10", 3);
    // A fraction in between, and a negative number.
    check("8 / (3 - (8 / 3))", 6 + (3 + 3 + 12) + (6 + 3 + 12));
    check("1 / 2", 6);
    check("(2 - 5) + 23", 3 + 2 + 8);
    // Two derived numbers at once, and one that is not where it likes.
    check("(2 + 3) * (1 + 3)", 2 + 2 + 3 + 4);
    check("19 - (2 - 3)", 3 + 3 + 3 + 8);
    check("40 / (1 + 1)", 6 + 2 + 3);
    check("2 & (12 - 12)", 5 + 3 + 3);
}

#[test]
fn a_refused_step_has_no_difficulty() {
    assert!(Difficulty::of(&read("20 + 1 / (2 - 2)")).is_err());
    let ways = [read("1 / 0"), read("4 * 5 * 1"), read("19 + 2 - 1")];
    assert_eq!(easiest(&ways), Some(&ways[1]));
    assert_eq!(easiest(&ways[..1]), None);
}

#[test]
fn the_first_of_the_easiest_is_chosen() {
    assert_eq!(
        easiest_of(&[1, 2, 9, 17]),
        Some(("17 + 2 + 1".to_owned(), 4))
    );
    assert_eq!(
        easiest_of(&[9; 4]),
        Some(("(9 & 9) ÷ 9 + 9".to_owned(), 5 + 6 + 3 + 2))
    );
    assert_eq!(easiest_of(&[1, 1, 1, 4]), None);
    let ways = [read("9 + 10 + 1"), read("12 + 5 + 3")];
    assert_eq!(easiest(&ways), Some(&ways[0]));
    assert_eq!(Difficulty::of_easiest(&ways), Difficulty::of(&ways[1]).ok());
    assert_eq!(Difficulty::of_easiest(&[]), None);
}

#[test]
fn each_level_ends_where_it_says() {
    let check = |text: &str, expected: Hardness| {
        let difficulty = Difficulty::of(&read(text)).expect("a value");
        assert_eq!(difficulty.level(), expected, "{text}");
    };
    check("(10 + 9) + 1", Hardness::Easy);
    check("(5 * 2) + 10", Hardness::Easy);
    check("(2 * 5) * 2", Hardness::Medium);
    check("(1 & 2) + 8", Hardness::Medium);
    check("18 + (4 / 2)", Hardness::Hard);
    check("(16 + 6) - (1 + 1)", Hardness::VeryHard);
    check("((16 + 6) - 1) - 1", Hardness::Hard);
    assert!(Hardness::ALL.is_sorted());
}

proptest! {
    #[test]
    fn no_other_solution_is_easier(
        numbers in prop::collection::vec(0_u32..=25, 2..=4),
        goal in 0_u32..=40,
    ) {
        let puzzle = Puzzle::new(&numbers, goal, OpSet::ALL, false).expect("a puzzle");
        let ways = distinct(&puzzle);
        let all: Vec<Difficulty> =
            ways.iter().map(|way| Difficulty::of(way).expect("a value")).collect();
        prop_assert_eq!(Difficulty::of_easiest(&ways), all.iter().min().copied());
        let chosen = easiest(&ways).map(|way| Difficulty::of(way).expect("a value"));
        prop_assert_eq!(chosen, all.iter().min().copied());
    }
}
