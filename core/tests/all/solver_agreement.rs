//! The quick solvers agree with the simple one, which tries everything, on a
//! hundred thousand puzzles at random; always the same ones.

use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::{MAX_GOAL, MAX_NUMBER, Puzzle};
use score_core::dice::{Generator, MAX_SIDES};
use score_core::solve::Batch;
use score_core::solve::Search;
use score_core::solve::distinct::ranking::Ranking;
use score_core::solve::{distinct, is_solvable};

use crate::every_solution::solutions;
use crate::expression_reader::read;

/// A puzzle of `count` numbers up to `largest`. Every other goal is small; half
/// of the puzzles have all operators, and the others any.
fn any_puzzle(generator: &mut Generator, count: usize, largest: u32) -> Puzzle {
    let numbers: Vec<u32> = (0..count).map(|_| generator.below(largest + 1)).collect();
    let most = [40, MAX_GOAL][generator.below(2) as usize];
    let goal = generator.below(most + 1);
    let some = generator.below(32);
    let is_some = |op: &Op| some & (1 << *op as u32) != 0;
    let ops = match generator.below(4) {
        0 | 1 => OpSet::ALL,
        2 => OpSet::WITHOUT_JOIN,
        _ => Op::ALL.into_iter().filter(is_some).collect(),
    };
    Puzzle::new(&numbers, goal, ops, generator.below(2) == 0).expect("a puzzle")
}

/// The numbers are up to 3, 12, the most sides of a die or the largest.
fn any_largest(generator: &mut Generator) -> u32 {
    [3, 12, MAX_SIDES, MAX_NUMBER][generator.below(4) as usize]
}

/// Whether trying everything finds a solution.
fn is_found(puzzle: &Puzzle) -> bool {
    let mut search = Search::new(puzzle.clone());
    let mut found = false;
    while !found && !search.advance(1, &mut |_, _| found = true) {}
    found
}

/// Checks every verdict on the puzzle against trying everything.
fn check_verdicts(asked: &Puzzle) {
    let expected = is_found(asked);
    assert_eq!(is_solvable(asked), expected, "{asked:?}");
}

fn check_some(seed: u64, cases: usize, counts: &[usize]) {
    let mut generator = Generator::new(seed, 0);
    for case in 0..cases {
        let largest = any_largest(&mut generator);
        check_verdicts(&any_puzzle(
            &mut generator,
            counts[case % counts.len()],
            largest,
        ));
    }
}

#[test]
fn two_and_three_numbers_have_the_same_verdicts_and_lists() {
    let mut generator = Generator::new(23, 0);
    for case in 0..88_000 {
        let largest = any_largest(&mut generator);
        let asked = any_puzzle(&mut generator, 2 + case % 2, largest);
        let mut ways = Ranking::new(&asked, usize::MAX);
        for solution in solutions(&asked) {
            ways.add(solution.expr);
        }
        let listed = distinct(&asked);
        assert_eq!(listed, ways.first(usize::MAX), "{asked:?}");
        assert_eq!(is_solvable(&asked), !listed.is_empty(), "{asked:?}");
        for way in listed {
            assert_eq!(way.value(), Ok(Number::from(asked.goal())), "{way}");
            assert_eq!(read(&way.printed()), way);
            assert_eq!(read(&way.to_string()), way);
        }
    }
}

#[test]
fn four_numbers_have_the_same_verdicts() {
    check_some(4, 11_700, &[4]);
}

#[test]
fn five_and_six_numbers_have_the_same_verdicts() {
    check_some(5, 280, &[5]);
    // Six numbers that fail take the simple solver seconds, so they are small.
    let mut generator = Generator::new(6, 0);
    for _ in 0..20 {
        check_verdicts(&any_puzzle(&mut generator, 6, 9));
    }
}

#[test]
fn puzzles_that_share_their_work_have_the_same_verdicts() {
    let mut generator = Generator::new(7, 0);
    for _ in 0..20 {
        let largest = [6, 20, 50][generator.below(3) as usize];
        let one = any_puzzle(&mut generator, 2, largest);
        let batch = Batch::new(largest, one.goal(), one.ops(), one.all_numbers());
        let batch = batch.expect("a goal");
        for case in 0..200 {
            let numbers: Vec<u32> = (0..2 + case % 3)
                .map(|_| generator.below(largest + 1))
                .collect();
            let asked = Puzzle::new(&numbers, one.goal(), one.ops(), one.all_numbers());
            let expected = is_found(&asked.expect("a puzzle"));
            assert_eq!(
                batch.is_solvable(&numbers),
                Ok(expected),
                "{numbers:?} {one:?}"
            );
        }
    }
}
