//! Yahtzee, tests of patterns and their odds, against trying everything.

use std::collections::BTreeMap;

use score_core::arith::number::Number;
use score_core::games::yahtzee::chance::Chance;
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::keep_table::{KEEPS, KeepTable, THROWS};
use score_core::games::yahtzee::odds::Odds;
use score_core::games::yahtzee::pattern::Pattern;
use score_core::games::yahtzee::positions::Positions;
use score_core::games::yahtzee::throw::{Throw, ThrowRefusal};

use super::{all_throws, throw};

/// The patterns once more, in the words of their definition.
fn shows(pattern: Pattern, dice: [u8; 5]) -> bool {
    let mut sorted = dice;
    sorted.sort_unstable();
    match pattern {
        Pattern::Yahtzee => sorted[0] == sorted[4],
        Pattern::Fibonacci => sorted == [1, 1, 2, 3, 5],
        Pattern::Pi => [3, 1, 4].iter().all(|number| dice.contains(number)),
        Pattern::AllPrime => dice.iter().all(|number| [2, 3, 5].contains(number)),
        Pattern::AllEven => dice.iter().all(|number| number % 2 == 0),
        Pattern::AllOdd => dice.iter().all(|number| number % 2 == 1),
    }
}

#[test]
fn every_throw_shows_the_patterns_of_their_definitions() {
    for throw in all_throws() {
        for pattern in Pattern::ALL {
            let expected = shows(pattern, *throw.numbers());
            let positions = pattern.positions_in(&throw);
            assert_eq!(positions.is_some(), expected, "{throw:?} {pattern}");
            if let Some(positions) = positions {
                let enough = if pattern == Pattern::Pi { 3 } else { 5 };
                assert_eq!(positions.count(), enough, "{throw:?} {pattern}");
            }
        }
    }
}

#[test]
fn of_7776_throws_each_pattern_is_in_so_many() {
    let count = |pattern: Pattern| {
        let shown = all_throws().filter(|throw| pattern.is_in(throw.all()));
        shown.count()
    };
    assert_eq!(Pattern::ALL.map(count), [6, 60, 1230, 243, 243, 243]);
}

#[test]
fn two_fours_do_not_keep_a_throw_from_being_pi() {
    let check = |numbers: [u32; 5], expected: &[usize]| {
        let positions = Pattern::Pi.positions_in(&throw(numbers));
        let expected = (!expected.is_empty()).then(|| expected.iter().copied().collect());
        assert_eq!(positions, expected, "{numbers:?}");
    };
    check([3, 1, 4, 1, 4], &[0, 1, 2]);
    check([6, 4, 4, 1, 3], &[1, 3, 4]);
    check([3, 1, 5, 1, 5], &[]);
}

#[test]
fn there_are_462_keeps_and_252_throws_in_7776_orders() {
    let keeps = KeepTable::new();
    assert_eq!((keeps.all().len(), keeps.throws().len()), (KEEPS, THROWS));
    assert!(keeps.all().is_sorted());
    let mut orders: BTreeMap<String, u16> = BTreeMap::new();
    for throw in all_throws() {
        *orders.entry(throw.all().to_string()).or_default() += 1;
    }
    for (throw, known) in keeps.throws().iter().zip(keeps.throw_orders()) {
        assert_eq!(orders.remove(&throw.to_string()), Some(*known), "{throw}");
    }
    assert!(orders.is_empty());
}

/// The six-to-the-fifth throws by the dice that they show.
fn counted_throws() -> BTreeMap<[u8; 5], u64> {
    let mut counted = BTreeMap::new();
    for throw in all_throws() {
        let mut sorted = *throw.numbers();
        sorted.sort_unstable();
        *counted.entry(sorted).or_default() += 1;
    }
    counted
}

/// A simple recursion beside the quick one: the best chance of each throw is the
/// best over the 32 sets of positions, and that of a set is counted over all numbers
/// that the other dice can show. The chances are whole numbers of 6^(5 · left)ths.
fn by_recursion(pattern: Pattern, left: u32) -> BTreeMap<[u8; 5], u64> {
    if left == 0 {
        let certain = |dice: [u8; 5]| (dice, u64::from(shows(pattern, dice)));
        return counted_throws().into_keys().map(certain).collect();
    }
    let after = by_recursion(pattern, left - 1);
    let mut known: BTreeMap<Vec<u8>, u64> = BTreeMap::new();
    let mut best = BTreeMap::new();
    for dice in after.keys() {
        let chances = (0..32_u32).map(|kept| {
            let mut kept: Vec<u8> = (0..5)
                .filter(|position| kept >> position & 1 == 1)
                .map(|position| dice[position])
                .collect();
            kept.sort_unstable();
            *known
                .entry(kept.clone())
                .or_insert_with(|| over_all_throws(&kept, &after))
        });
        best.insert(*dice, chances.max().expect("32 sets"));
    }
    best
}

/// The sum of the dice beside `kept` over all 7,776 throws of five dice, of which the first ones
/// are ignored: each outcome comes equally often.
fn over_all_throws(kept: &[u8], after: &BTreeMap<[u8; 5], u64>) -> u64 {
    let outcomes = 6_u64.pow(5 - kept.len() as u32);
    let sum: u64 = (0..outcomes)
        .map(|number| {
            let mut dice = [0; 5];
            dice[..kept.len()].copy_from_slice(kept);
            for (position, die) in dice[kept.len()..].iter_mut().enumerate() {
                *die = (number / 6_u64.pow(position as u32) % 6) as u8 + 1;
            }
            dice.sort_unstable();
            after[&dice]
        })
        .sum();
    sum * (7_776 / outcomes)
}

fn throw_of(dice: [u8; 5]) -> Throw {
    Throw::try_from(dice).expect("dice")
}

#[test]
fn odds_are_those_of_a_simple_recursion() {
    let odds = Odds::new();
    for pattern in Pattern::ALL {
        for left in 0..=2 {
            let whole = 7_776_i64.pow(left);
            for (dice, parts) in by_recursion(pattern, left) {
                let (_, chance) = odds.best(pattern, throw_of(dice).all(), left as usize);
                let expected = Number::new(parts as i64, whole).expect("a fraction");
                assert_eq!(chance.number(), expected, "{pattern} {dice:?} {left}");
            }
        }
    }
}

#[test]
fn odds_before_a_turn_are_the_mean_over_all_throws() {
    let odds = Odds::new();
    let whole = 7_776_i64.pow(3);
    for pattern in Pattern::ALL {
        let orders = counted_throws();
        let sum: u64 = by_recursion(pattern, 2)
            .into_iter()
            .map(|(dice, parts)| parts * orders[&dice])
            .sum();
        assert_eq!(
            odds.before_the_turn(pattern).number(),
            Number::new(sum as i64, whole).expect("a fraction"),
            "{pattern}"
        );
    }
}

#[test]
fn odds_of_a_turn_have_the_known_values() {
    let odds = Odds::new();
    let known = Pattern::ALL.map(|pattern| odds.before_the_turn(pattern).number().to_string());
    // Yahtzee is the well-known 4.603 %. Each die is odd within three throws with
    // the chance 7/8, and as often even or prime.
    assert_eq!(
        known,
        [
            "347897/7558272",
            "708495541/4897760256",
            "5809860091/8707129344",
            "16807/32768",
            "16807/32768",
            "16807/32768",
        ]
    );
    let yahtzee = odds.before_the_turn(Pattern::Yahtzee);
    assert_eq!(yahtzee.rounded(1_000_000), 46_029);
}

#[test]
fn the_best_keep_has_the_value_that_is_stated() {
    let odds = Odds::new();
    for throw in all_throws().step_by(37) {
        for pattern in Pattern::ALL {
            for left in 1..=2 {
                let (best, chance) = odds.best(pattern, throw.all(), left);
                assert!(best.is_within(throw.all()), "{throw:?} {best}");
                let choices = odds.choices(throw.all());
                let chances = choices
                    .iter()
                    .map(|keep| (odds.keeping(pattern, *keep, left), keep.count()));
                // The highest chance, and of those the most dice.
                assert_eq!(
                    chances.max(),
                    Some((chance, best.count())),
                    "{throw:?} {pattern}"
                );
            }
        }
    }
}

#[test]
fn to_keep_all_dice_is_to_throw_no_more() {
    let odds = Odds::new();
    for throw in all_throws() {
        for pattern in Pattern::ALL {
            let expected = if pattern.is_in(throw.all()) {
                Chance::SURE
            } else {
                Chance::NONE
            };
            for left in 0..=2 {
                assert_eq!(odds.keeping(pattern, throw.all(), left), expected);
            }
        }
    }
}

#[test]
fn each_set_of_dice_to_keep_is_listed_once() {
    let odds = Odds::new();
    for throw in all_throws().step_by(11) {
        let mut kept: Vec<Keep> = Positions::every()
            .map(|positions| throw.at(positions))
            .collect();
        kept.sort_unstable();
        kept.dedup();
        assert_eq!(odds.choices(throw.all()), kept, "{throw:?}");
        for keep in kept {
            let positions = throw.positions_of(keep).expect("dice of this throw");
            assert_eq!(throw.at(positions), keep);
        }
        let other = super::throw([6, 6, 6, 6, 6]).all();
        assert_eq!(throw.positions_of(other).is_some(), throw.all() == other);
    }
}

#[test]
fn a_chance_is_rounded_to_the_nearest_part() {
    let odds = Odds::new();
    let keep = throw([3, 1, 6, 6, 6]).at([0, 1].into_iter().collect());
    // One die of three is a 4: 1 − (5/6)³ = 91/216.
    let chance = odds.keeping(Pattern::Pi, keep, 1);
    assert_eq!(chance.number(), Number::new(91, 216).expect("a fraction"));
    assert_eq!(chance.rounded(100), 42);
    assert_eq!(chance.rounded(10_000), 4_213);
    assert_eq!(
        [Chance::NONE, Chance::SURE].map(|chance| chance.rounded(100)),
        [0, 100]
    );
}

#[test]
fn numbers_that_no_dice_show_are_refused() {
    let check = |numbers: &[u32], expected: ThrowRefusal| {
        assert_eq!(Throw::new(numbers), Err(expected), "{numbers:?}");
    };
    check(&[1, 2, 3, 4], ThrowRefusal::Count);
    check(&[1; 6], ThrowRefusal::Count);
    check(&[1, 2, 3, 4, 0], ThrowRefusal::Number);
    check(&[1, 2, 3, 4, 7], ThrowRefusal::Number);
    check(&[1, 2, 3, 4, 257], ThrowRefusal::Number);
    assert!(serde_json::from_str::<Throw>("[1,2,3,4,7]").is_err());
    assert!(serde_json::from_str::<Positions>("32").is_err());
}
