//! Tests of dice, rolls and the seeded generator.

use std::collections::BTreeMap;

use proptest::prelude::*;
use score_core::dice::{DiceRefusal, DiceSet, Die, Generator, MAX_DIFFERENT_ROLLS, Roll};
use score_core::table::board::Deal;

fn dice(sides: &[u32]) -> DiceSet {
    DiceSet::new(sides).unwrap_or_else(|refusal| panic!("{sides:?}: {refusal}"))
}

/// Every ordered roll, by counting through them.
fn ordered_rolls(dice: &DiceSet) -> Vec<Vec<u32>> {
    dice.iter().fold(vec![Vec::new()], |rolls, die| {
        rolls
            .iter()
            .flat_map(|roll| {
                (1..=die.sides()).map(move |number| [roll.as_slice(), &[number]].concat())
            })
            .collect()
    })
}

fn check_rolls(dice: &DiceSet) {
    let ordered = ordered_rolls(dice);
    let mut different: BTreeMap<Roll, u32> = BTreeMap::new();
    for numbers in &ordered {
        let roll = Roll::new(numbers).expect("a roll of dice");
        *different.entry(roll.sorted()).or_default() += 1;
    }
    let listed: Vec<(Roll, u32)> = dice
        .rolls()
        .map(|roll| (roll, dice.orders_of(&roll)))
        .collect();
    assert_eq!(listed, different.into_iter().collect::<Vec<_>>(), "{dice}");
    assert_eq!(dice.different_rolls(), listed.len() as u64, "{dice}");
    assert_eq!(dice.ordered_rolls(), ordered.len() as u64, "{dice}");
}

#[test]
fn the_dice_of_score_have_2359_different_rolls() {
    assert_eq!(DiceSet::default(), dice(&[6, 6, 12, 20]));
    assert_eq!(ordered_rolls(&DiceSet::SCORE).len(), 8640);
    assert_eq!(DiceSet::SCORE.rolls().count(), 2359);
    check_rolls(&DiceSet::SCORE);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn every_different_roll_is_listed_once_and_counted(sides in prop::collection::vec(2_u32..=7, 2..=5)) {
        check_rolls(&dice(&sides));
    }

    #[test]
    fn dice_show_one_to_their_sides(
        sides in prop::collection::vec(2_u32..=100, 2..=6),
        seed in any::<u64>(),
        stream in any::<u64>(),
    ) {
        let dice = dice(&sides);
        let mut generator = Generator::new(seed, stream);
        for _ in 0..50 {
            let roll = dice.roll(&mut generator);
            prop_assert_eq!(roll.numbers().len(), sides.len());
            for (number, sides) in roll.numbers().iter().zip(&sides) {
                prop_assert!((1..=*sides).contains(number));
            }
        }
    }

    #[test]
    fn dice_and_rolls_survive_text_and_storage(numbers in prop::collection::vec(0_u32..=999, 2..=6)) {
        let roll = Roll::new(&numbers).expect("a roll");
        prop_assert_eq!(roll.to_string().parse(), Ok(roll));
        prop_assert_eq!(roll.to_string().replace(' ', ".").parse(), Ok(roll));
        let stored = serde_json::to_string(&roll).expect("a roll can be stored");
        prop_assert_eq!(serde_json::from_str::<Roll>(&stored).ok(), Some(roll));

        let sides: Vec<u32> = numbers.iter().map(|number| number % 99 + 2).collect();
        let dice = dice(&sides);
        prop_assert_eq!(dice.to_string().parse(), Ok(dice));
        let stored = serde_json::to_string(&dice).expect("dice can be stored");
        prop_assert_eq!(serde_json::from_str::<DiceSet>(&stored).ok(), Some(dice));
    }
}

#[test]
fn numbers_that_dice_cannot_show_have_no_order() {
    let check = |numbers: &[u32], expected: u32| {
        let roll = Roll::new(numbers).expect("a roll");
        assert_eq!(DiceSet::SCORE.orders_of(&roll), expected, "{roll}");
    };
    check(&[1, 2, 3, 4], 24);
    check(&[4, 3, 2, 1], 24);
    check(&[6, 6, 12, 20], 1);
    check(&[7, 7, 1, 1], 1);
    check(&[1, 1, 1, 20], 1);
    check(&[1, 7, 7, 7], 0);
    check(&[1, 2, 3, 21], 0);
    check(&[0, 1, 2, 3], 0);
    check(&[1, 2, 3], 0);
}

#[test]
fn huge_dice_are_counted_without_being_rolled() {
    // Multisets: C(100 + n − 1, n).
    assert_eq!(dice(&[100; 4]).different_rolls(), 4_421_275);
    assert_eq!(dice(&[100; 6]).different_rolls(), 1_609_344_100);
    assert!(dice(&[20; 5]).different_rolls() < MAX_DIFFERENT_ROLLS);
}

#[test]
fn impossible_dice_are_refused() {
    let check = |sides: &[u32], expected: DiceRefusal| {
        assert_eq!(DiceSet::new(sides), Err(expected), "{sides:?}");
        let stored = serde_json::to_string(sides).expect("a list can be stored");
        assert!(
            serde_json::from_str::<DiceSet>(&stored).is_err(),
            "{stored}"
        );
    };
    check(&[], DiceRefusal::TooFew);
    check(&[6], DiceRefusal::TooFew);
    check(&[6; 7], DiceRefusal::TooMany);
    check(&[6, 1], DiceRefusal::Sides);
    check(&[101, 6], DiceRefusal::Sides);
    assert_eq!(Die::new(0), Err(DiceRefusal::Sides));
    assert!(serde_json::from_str::<Die>("101").is_err());
}

#[test]
fn impossible_rolls_of_numbers_are_refused() {
    let check = |numbers: &[u32], expected: DiceRefusal| {
        assert_eq!(Roll::new(numbers), Err(expected), "{numbers:?}");
        let stored = serde_json::to_string(numbers).expect("a list can be stored");
        assert!(serde_json::from_str::<Roll>(&stored).is_err(), "{stored}");
    };
    check(&[9], DiceRefusal::TooFew);
    check(&[9; 7], DiceRefusal::TooMany);
    check(&[9, 1000], DiceRefusal::NumberTooLarge);
    assert!(Roll::new(&[0, 999]).is_ok());
}

#[test]
fn a_text_that_is_no_roll_is_refused_with_the_right_reason() {
    let check = |text: &str, expected: DiceRefusal| {
        assert_eq!(text.parse::<Roll>(), Err(expected), "{text}");
    };
    check("", DiceRefusal::TooFew);
    check("9", DiceRefusal::TooFew);
    check("9 9 9 9 9 9 9", DiceRefusal::TooMany);
    check("9 nine", DiceRefusal::NotNumbers);
    check("9 -9", DiceRefusal::NotNumbers);
    check("9 +9", DiceRefusal::NotNumbers);
    check("9,9", DiceRefusal::NotNumbers);
    check("9 99999999999999999999", DiceRefusal::NumberTooLarge);
    assert_eq!("6 101".parse::<DiceSet>(), Err(DiceRefusal::Sides));
}

#[test]
fn a_seed_and_a_stream_roll_the_same_for_ever() {
    let check = |seed: u64, stream: u64, expected: [&str; 4]| {
        let mut generator = Generator::new(seed, stream);
        let rolled = expected.map(|_| DiceSet::SCORE.roll(&mut generator).to_string());
        assert_eq!(rolled, expected, "seed {seed}, stream {stream}");
    };
    check(7, 0, ["6 5 5 17", "5 3 8 18", "5 4 3 13", "1 1 7 17"]);
    check(7, 1, ["2 6 10 17", "2 3 5 17", "6 5 8 20", "1 1 10 18"]);
    check(8, 0, ["4 6 8 6", "6 5 1 6", "6 1 1 3", "3 5 9 20"]);
    check(
        u64::MAX,
        u64::MAX,
        ["1 2 12 10", "2 3 4 1", "2 6 8 5", "4 3 12 1"],
    );
}

#[test]
fn neighbouring_seeds_and_streams_roll_unlike_each_other() {
    // Each pair of faces should come up 100 times in 3,600; a count beyond
    // these bounds has a chance of one in a million for fair pairs.
    let check = |faces: &dyn Fn(u64) -> u32| {
        let mut counts = [[0_u32; 6]; 6];
        for at in 0..3600 {
            counts[faces(at) as usize][faces(at + 1) as usize] += 1;
        }
        for count in counts.iter().flatten() {
            assert!((50..=155).contains(count), "{counts:?}");
        }
    };
    check(&|seed| Generator::new(seed, 0).below(6));
    check(&|stream| Generator::new(7, stream).below(6));
    check(&|round| Generator::new(round, round).below(6));
}

#[test]
fn no_number_is_likelier_than_another() {
    // Without rejection half of the draws would fall into the first third.
    let mut generator = Generator::new(1, 0);
    let third = 1 << 30;
    let low = (0..3000)
        .filter(|_| generator.below(3 * third) < third)
        .count();
    assert!((900..=1100).contains(&low), "{low}");

    let mut counts = [0; 100];
    for _ in 0..100_000 {
        counts[generator.below(100) as usize] += 1;
    }
    assert!(
        counts.iter().all(|count| (850..=1150).contains(count)),
        "{counts:?}"
    );
    assert_eq!((generator.below(0), generator.below(1)), (0, 0));
}

#[test]
fn a_deal_in_the_order_of_its_numbers_keeps_each_on_its_die() {
    let roll = |numbers: &[u32]| Roll::new(numbers).expect("a roll");
    let rolled = |sides: &[u32], numbers: &[u32]| Deal::Rolled {
        sides: sides.to_vec(),
        roll: roll(numbers),
    };
    assert_eq!(
        rolled(&[6, 6, 12, 20], &[5, 3, 1, 2]).ascending(),
        rolled(&[12, 20, 6, 6], &[1, 2, 3, 5])
    );
    let chosen = |numbers: &[u32]| Deal::Chosen {
        numbers: roll(numbers),
    };
    assert_eq!(chosen(&[9, 0, 7]).ascending(), chosen(&[0, 7, 9]));
    let mut generator = Generator::new(7, 0);
    let cards = score_core::cards::draw(4, &mut generator);
    let drawn = Deal::Drawn { cards };
    let mut numbers = drawn.numbers();
    numbers.sort_unstable();
    assert_eq!(drawn.ascending().numbers(), numbers);
}
