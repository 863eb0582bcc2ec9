//! Countdown: every step makes a whole number above zero.

use std::collections::BTreeSet;

use proptest::prelude::*;
use score_core::arith::expr::Expr;
use score_core::arith::number::Number;
use score_core::arith::op::Op;
use score_core::arith::puzzle::{MAX_GOAL, PuzzleRefusal};
use score_core::solve::countdown;
use score_core::solve::distinct::canonical::Canonical;

fn lines(numbers: &[u32], goal: u32) -> Vec<String> {
    let ways = countdown(numbers, goal).expect("a game");
    ways.iter().map(|way| way.expr().printed()).collect()
}

/// Every step of it makes a whole number above zero.
fn is_by_the_rule(expr: &Expr) -> bool {
    let Expr::Step(step) = expr else {
        return true;
    };
    let is_counted = |value: Number| value.as_whole().is_some_and(|whole| whole > 0);
    expr.value().is_ok_and(is_counted) && is_by_the_rule(&step.left) && is_by_the_rule(&step.right)
}

/// The same ways, by making every step in every order.
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
        let ways = countdown(numbers, 14).expect("a game");
        let found: BTreeSet<Canonical> = ways.into_iter().collect();
        assert_eq!(found, by_playing(numbers, 14), "{numbers:?}");
    }
}

#[test]
fn one_number_can_be_the_goal() {
    assert_eq!(lines(&[3, 100], 100), ["100"]);
    assert_eq!(lines(&[0, 100], 100), ["100"]);
    assert_eq!(lines(&[0, 0], 0), [""; 0]);
}

#[test]
fn the_largest_products_fit() {
    assert_eq!(lines(&[999, 998, 997, 996, 995, 994], 571), [""; 0]);
    assert!(lines(&[999; 6], MAX_GOAL).contains(&"999 + 999 − 999".to_owned()));
}

#[test]
fn what_is_no_game_is_refused() {
    assert_eq!(countdown(&[1], 1), Err(PuzzleRefusal::TooFewNumbers));
    assert_eq!(countdown(&[1; 7], 1), Err(PuzzleRefusal::TooManyNumbers));
    let too_large = countdown(&[1, 2], MAX_GOAL + 1);
    assert_eq!(too_large, Err(PuzzleRefusal::GoalTooLarge));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn playing_every_game_finds_the_same_ways(
        numbers in prop::collection::vec(prop_oneof![1_u32..=6, 1_u32..=100], 2..=4),
        goal in prop_oneof![0_u32..=30, 0_u32..=999],
    ) {
        let ways = countdown(&numbers, goal).expect("a game");
        for way in &ways {
            prop_assert!(is_by_the_rule(&way.expr()), "{}", way.expr());
            prop_assert_eq!(way.expr().value(), Ok(Number::from(goal)));
        }
        let found: BTreeSet<Canonical> = ways.iter().cloned().collect();
        prop_assert_eq!(found.len(), ways.len(), "one is listed twice");
        prop_assert_eq!(found, by_playing(&numbers, goal));
    }
}
