//! Tests of the search for different solutions in slices.

use proptest::prelude::*;
use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::Puzzle;
use score_core::solve::distinct;
use score_core::solve::distinct::ranking::Ranking;
use score_core::solve::distinct::search::{DistinctSearch, MAX_RANKED};

use crate::every_solution::solutions;

fn puzzle(numbers: &[u32], goal: u32, ops: OpSet, all_numbers: bool) -> Puzzle {
    Puzzle::new(numbers, goal, ops, all_numbers).expect("a puzzle")
}

fn finished(puzzle: Puzzle, limit: usize) -> DistinctSearch {
    let mut search = DistinctSearch::new(puzzle, limit);
    assert!(search.advance(usize::MAX));
    search
}

#[test]
fn six_numbers_are_listed_whole_in_slices() {
    let asked = puzzle(&[1, 2, 3, 4, 5, 6], 20, OpSet::ALL, false);
    let mut search = DistinctSearch::new(asked.clone(), MAX_RANKED);
    let (mut count, mut done) = (0, 0);
    while !search.advance(1) {
        assert!(search.count() >= count && search.done() >= done);
        (count, done) = (search.count(), search.done());
    }
    assert_eq!(search.done(), search.units());
    assert_eq!(search.first(MAX_RANKED), distinct(&asked));
    assert_eq!(search.count(), 2619);
}

#[test]
fn past_the_limit_the_simplest_are_listed_and_the_count_goes_on() {
    let asked = puzzle(&[1, 2, 3, 4, 5, 6], 20, OpSet::ALL, false);
    let search = finished(asked.clone(), 10);
    assert_eq!(search.first(MAX_RANKED), distinct(&asked)[..10]);
    assert!(search.count() >= 2619);
    assert!(search.count() < 2619 + 262, "{}", search.count());
}

#[test]
fn a_goal_of_zero_from_six_numbers_with_a_zero_has_no_long_list() {
    let asked = puzzle(&[0, 3, 5, 7, 8, 9], 0, OpSet::ALL, true);
    let search = finished(asked, 50);
    assert!(search.count() > 100_000, "{}", search.count());
    let listed = search.first(MAX_RANKED);
    assert_eq!(listed.len(), 50);
    for way in listed {
        assert_eq!(way.value(), Ok(Number::whole(0)), "{way}");
    }
}

#[test]
fn without_operators_there_is_nothing_to_find() {
    let search = finished(puzzle(&[1, 2, 3], 6, OpSet::NONE, false), MAX_RANKED);
    assert_eq!(search.count(), 0);
    assert_eq!(search.first(MAX_RANKED), []);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]
    #[test]
    fn slices_find_the_same_as_one_run(
        numbers in prop::collection::vec(0_u32..=25, 2..=4),
        goal in 0_u32..=40,
        ops in prop::collection::vec(prop::sample::select(Op::ALL.to_vec()), 0..=7),
        all_numbers in any::<bool>(),
        slice in 1_usize..=20,
        limit in 1_usize..=8,
    ) {
        let ops = if ops.len() > 4 { OpSet::ALL } else { ops.into_iter().collect() };
        let asked = puzzle(&numbers, goal, ops, all_numbers);
        let whole = distinct(&asked);
        let mut search = DistinctSearch::new(asked.clone(), MAX_RANKED);
        while !search.advance(slice) {
            prop_assert!(search.done() < search.units());
        }
        prop_assert_eq!(search.first(MAX_RANKED), &whole[..]);
        prop_assert_eq!(search.count(), whole.len());
        let short = finished(asked, limit);
        prop_assert_eq!(short.first(limit), &whole[..whole.len().min(limit)]);
        prop_assert!(short.count() >= whole.len());
    }
}

/// Mostly goals that can be made, and often numbers that are equal.
fn up_to_four_numbers() -> impl Strategy<Value = (Vec<u32>, u32)> {
    let largest = prop::sample::select(vec![3_u32, 9, 25, 100, 999]);
    let numbers = largest.prop_flat_map(|largest| prop::collection::vec(0..=largest, 2..=4));
    let goal = prop_oneof![0_u32..=2, 0_u32..=40, 0_u32..=999];
    (numbers, goal, 0_u32..=4).prop_map(|(numbers, any, from)| {
        let goal = match from {
            0 => any,
            1 => numbers[0] * numbers[1] % 1000,
            2 => numbers.iter().sum::<u32>() % 1000,
            3 => numbers[0].abs_diff(numbers[1]),
            _ => numbers[0],
        };
        (numbers, goal)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]
    #[test]
    fn up_to_four_numbers_are_listed_as_by_trying_everything(
        (numbers, goal) in up_to_four_numbers(),
        has_join in any::<bool>(),
        all_numbers in any::<bool>(),
    ) {
        let ops = if has_join { OpSet::ALL } else { OpSet::WITHOUT_JOIN };
        let asked = puzzle(&numbers, goal, ops, all_numbers);
        let mut ways = Ranking::new(&asked, usize::MAX);
        for solution in solutions(&asked) {
            ways.add(solution.expr);
        }
        prop_assert_eq!(distinct(&asked), ways.first(usize::MAX));
    }
}
