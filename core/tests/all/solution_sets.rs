//! The sets that are found without listing every solution, which forms solve a
//! puzzle and which goals can be made, against the simple exact solver.

use proptest::prelude::*;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::{MAX_GOAL, Puzzle};
use score_core::solve::GoalSet;
use score_core::solve::form::Form;
use score_core::solve::form_set::{FormSet, forms_among};
use score_core::solve::is_solvable;

use crate::every_solution::solutions;

/// The forms of all solutions, by trying everything.
fn forms_of_all(puzzle: &Puzzle) -> FormSet {
    let forms = forms_among(puzzle.numbers().len(), puzzle.all_numbers());
    let solved = solutions(puzzle);
    let index = |form: &Form| forms.iter().position(|found| found == form);
    let indices = solved
        .iter()
        .map(|solution| index(&solution.form).expect("a form"));
    indices.collect()
}

fn check_forms(numbers: &[u32], goal: u32, ops: OpSet, all_numbers: bool) -> FormSet {
    let puzzle = Puzzle::new(numbers, goal, ops, all_numbers).expect("a puzzle");
    let found = FormSet::solving(&puzzle);
    assert_eq!(found, forms_of_all(&puzzle), "{puzzle:?}");
    found
}

#[test]
fn every_size_has_its_forms() {
    let check = |numbers: usize, all_numbers: bool, expected: usize| {
        assert_eq!(
            forms_among(numbers, all_numbers).len(),
            expected,
            "{numbers}"
        );
    };
    check(2, false, 1);
    check(3, false, 2);
    check(4, false, 7);
    check(4, true, 5);
    check(5, false, 21);
    check(5, true, 14);
    check(6, false, 63);
    let headings: Vec<String> = forms_among(4, false).iter().map(Form::heading).collect();
    let seven = [
        "a bc", "ab c", "ab cd", "(a bc)d", "(ab c)d", "a(b cd)", "a(bc d)",
    ];
    assert_eq!(headings, seven);
}

#[test]
fn a_set_has_the_members_that_were_put_in() {
    let set: FormSet = [0, 5, 62].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [0, 5, 62]);
    assert_eq!((set.len(), set.is_empty()), (3, false));
    assert_eq!(
        (set.contains(5), set.contains(6), set.contains(64)),
        (true, false, false)
    );
    assert_eq!(FormSet::NONE.iter().count(), 0);
    assert!(FormSet::NONE.is_empty());
}

#[test]
fn the_forms_of_five_numbers_are_those_of_their_solutions() {
    let four: OpSet = OpSet::WITHOUT_JOIN;
    assert_eq!(check_forms(&[1, 2, 3, 4, 5], 20, four, false).len(), 21);
    assert!(!check_forms(&[1, 1, 1, 1, 1], 22, OpSet::ALL, false).is_empty());
    assert!(check_forms(&[20, 20, 20, 20, 19], 1, four, true).len() > 1);
    assert!(check_forms(&[1, 1, 1, 1, 1], 97, four, false).is_empty());
}

#[test]
fn zero_times_anything_is_of_every_form() {
    let times: OpSet = [Op::Mul].into_iter().collect();
    let over: OpSet = [Op::Div].into_iter().collect();
    assert_eq!(check_forms(&[0, 3, 5, 7], 0, times, false).len(), 7);
    assert_eq!(check_forms(&[0, 3, 5, 7], 0, over, false).len(), 7);
    assert_eq!(check_forms(&[0, 0, 3, 5], 0, over, true).len(), 0);
    assert!(check_forms(&[0, 0, 3, 3], 0, OpSet::ALL, true).len() > 3);
}

#[test]
fn the_forms_of_six_numbers_are_found_too() {
    let plus: OpSet = [Op::Add].into_iter().collect();
    let puzzle = Puzzle::new(&[1, 2, 3, 4, 5, 6], 21, plus, true).expect("a puzzle");
    assert_eq!(FormSet::solving(&puzzle).len(), 42);
    let puzzle = puzzle.with_goal(20).expect("a goal");
    assert_eq!(FormSet::solving(&puzzle), FormSet::NONE);
}

fn any_numbers(most: usize) -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(prop_oneof![0_u32..=3, 0_u32..=20, 0_u32..=999], 2..=most)
}

fn any_ops() -> impl Strategy<Value = OpSet> {
    let some = prop::collection::vec(prop::sample::select(Op::ALL.to_vec()), 0..=5);
    prop_oneof![
        Just(OpSet::ALL),
        Just(OpSet::WITHOUT_JOIN),
        some.prop_map(OpSet::from),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    #[test]
    fn the_forms_that_solve_are_those_of_the_solutions(
        numbers in any_numbers(4),
        goal in prop_oneof![Just(0), 0_u32..=40, 0_u32..=999],
        ops in any_ops(),
        all_numbers in any::<bool>(),
    ) {
        check_forms(&numbers, goal, ops, all_numbers);
    }

    #[test]
    fn the_goals_that_can_be_made_are_those_with_a_solution(
        numbers in any_numbers(4),
        first in 0_u32..=990,
        ops in any_ops(),
        all_numbers in any::<bool>(),
    ) {
        let puzzle = Puzzle::new(&numbers, 0, ops, all_numbers).expect("a puzzle");
        let made = GoalSet::of(&puzzle, 0..=MAX_GOAL);
        for goal in (0..=20).chain(first..=first + 9) {
            let asked = puzzle.with_goal(goal).expect("a goal");
            prop_assert_eq!(made.contains(goal), is_solvable(&asked), "goal {}", goal);
        }
    }
}

#[test]
fn only_goals_that_were_asked_for_are_in_the_set() {
    let check = |numbers: &[u32], ops: OpSet| {
        let puzzle = Puzzle::new(numbers, 0, ops, false).expect("a puzzle");
        let made = GoalSet::of(&puzzle, 6..=7);
        let all: Vec<u32> = (0..=MAX_GOAL + 1)
            .filter(|goal| made.contains(*goal))
            .collect();
        assert_eq!(all, [6, 7], "{numbers:?}");
    };
    check(&[1, 2, 3, 4], OpSet::ALL);
    check(&[1, 2, 3, 4], [Op::Add, Op::Mul].into_iter().collect());
    check(&[1, 2, 3, 4, 5], OpSet::ALL);
    let puzzle = Puzzle::new(&[999; 4], 0, OpSet::ALL, false).expect("a puzzle");
    assert!(GoalSet::of(&puzzle, 0..=MAX_GOAL).contains(MAX_GOAL));
}

#[test]
fn five_numbers_make_the_goals_that_have_a_solution() {
    let puzzle = Puzzle::new(&[1, 1, 1, 2, 2], 0, OpSet::ALL, true).expect("a puzzle");
    let made = GoalSet::of(&puzzle, 0..=100);
    for goal in 60..=70 {
        let asked = puzzle.with_goal(goal).expect("a goal");
        assert_eq!(
            made.contains(goal),
            !solutions(&asked).is_empty(),
            "goal {goal}"
        );
    }
}
