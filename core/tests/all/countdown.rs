//! Countdown: every step makes a whole number above zero. No game has this rule, but playing it
//! finds its ways quickly, which are compared with those of every form.

use std::collections::BTreeSet;

use proptest::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::number::Number;
use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::Puzzle;
use score_core::solve::Search;
use score_core::solve::distinct::canonical::Canonical;

/// Every different way of making `goal` from some of the numbers, or from one alone: of the
/// solutions of every form, those whose plainest expression is by the rule. No number is 0.
fn countdown(numbers: &[u32], goal: u32) -> BTreeSet<Canonical> {
    let mut found = BTreeSet::new();
    for chosen in 1_u32..1 << numbers.len() {
        let is_chosen = |at: &usize| chosen & 1 << at != 0;
        let some = (0..numbers.len()).filter(is_chosen).map(|at| numbers[at]);
        let some: Vec<u32> = some.collect();
        if let [number] = some[..] {
            let way = Expr::Number(number);
            found.extend((number == goal).then(|| Canonical::of(&way).expect("a number")));
            continue;
        }
        let puzzle = Puzzle::new(&some, goal, OpSet::WITHOUT_JOIN, true).expect("a game");
        let mut search = Search::new(puzzle);
        search.advance(search.units(), &mut |_, expr| {
            let way = Canonical::of(&expr).expect("it has a value");
            if is_by_the_rule(&way.expr()) {
                found.insert(way);
            }
        });
    }
    found
}

fn lines(numbers: &[u32], goal: u32) -> Vec<String> {
    let ways = countdown(numbers, goal);
    ways.iter().map(|way| way.expr().printed()).collect()
}

/// Whether every step of an expression makes a whole number above zero.
fn is_by_the_rule(expr: &Expr) -> bool {
    let Expr::Step(step) = expr else {
        return true;
    };
    let is_counted = |value: Number| value.as_whole().is_some_and(|whole| whole > 0);
    expr.value().is_ok_and(is_counted) && is_by_the_rule(&step.left) && is_by_the_rule(&step.right)
}

/// Every different way to the goal, found by making every step in every order.
fn by_playing(numbers: &[u32], goal: u32) -> BTreeSet<Canonical> {
    let mut found = BTreeSet::new();
    let tiles: Vec<Expr> = numbers.iter().copied().map(Expr::Number).collect();
    play(&tiles, Number::from(goal), &mut found);
    found
}

fn play(tiles: &[Expr], goal: Number, found: &mut BTreeSet<Canonical>) {
    for tile in tiles.iter().filter(|tile| tile.value() == Ok(goal)) {
        found.extend(Canonical::of(tile));
    }
    for left in 0..tiles.len() {
        for right in (0..tiles.len()).filter(|right| *right != left) {
            for op in [Op::Add, Op::Sub, Op::Mul, Op::Div] {
                let made = Expr::step(tiles[left].clone(), op, tiles[right].clone());
                if is_by_the_rule(&made) {
                    let mut after = tiles.to_vec();
                    after.remove(left.max(right));
                    after.remove(left.min(right));
                    after.push(made);
                    play(&after, goal, found);
                }
            }
        }
    }
}

#[test]
fn a_quotient_is_whole_when_all_of_its_product_is_there() {
    assert_eq!(lines(&[2, 4, 6], 3), ["6 ÷ 2", "6 ÷ (4 − 2)", "6 × 2 ÷ 4"]);
    assert_eq!(lines(&[4, 6, 9], 6), ["6", "9 × 4 ÷ 6"]);
}

#[test]
fn a_quotient_inside_a_sum_is_whole() {
    // Not 49 ÷ (5 ÷ 2 + 1).
    for numbers in [&[1, 2, 5, 49][..], &[1, 2, 5, 6, 49]] {
        assert_eq!(
            countdown(numbers, 14),
            by_playing(numbers, 14),
            "{numbers:?}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn playing_every_game_finds_the_same_ways(
        numbers in prop::collection::vec(prop_oneof![1_u32..=6, 1_u32..=100], 2..=4),
        goal in prop_oneof![0_u32..=30, 0_u32..=999],
    ) {
        let ways = countdown(&numbers, goal);
        for way in &ways {
            prop_assert_eq!(way.expr().value(), Ok(Number::from(goal)));
        }
        prop_assert_eq!(ways, by_playing(&numbers, goal));
    }
}
