//! The dealer of practice: its memory, and that it never runs dry.

use std::collections::BTreeSet;

use score_core::dice::{DiceSet, Generator, Roll};
use score_core::learn::dealer::{Dealer, DealtRoll, REMEMBERED_ROLLS};
use score_core::learn::level::{Level, Setting};
use score_core::learn::practice::Next;
use score_core::learn::skill::Skill;
use score_core::table::game::TableGame;
use score_core::table::rules::Goal;
use score_core::teach::difficulty;

const SEEDS: [u64; 2] = [1, 38];

const JOINING: Level = Level {
    skill: Skill::Joining,
    hardness: difficulty::Hardness::Medium,
};

fn new(level: Level) -> Next {
    Next { level, roll: None }
}

fn numbers(dealt: &DealtRoll) -> Roll {
    dealt.task.deal.roll().expect("a roll").sorted()
}

/// Deals `count` rolls of a level, one after the other.
fn deals(setting: &Setting, seed: u64, level: Level, count: usize) -> Vec<DealtRoll> {
    let mut dealer = Dealer::new(setting.clone(), seed);
    let deal = |at| {
        let dealt = dealer.deal(new(level), false);
        dealt.unwrap_or_else(|| panic!("{level:?}, seed {seed}: dry after {at}"))
    };
    (0..count).map(deal).collect()
}

/// The number of rolls that repeat one of the ten dealt before them.
fn repeated(dealt: &[DealtRoll]) -> usize {
    let rolls: Vec<Roll> = dealt.iter().map(numbers).collect();
    let is_repeated = |at: &usize| {
        let first = at.saturating_sub(REMEMBERED_ROLLS);
        rolls[first..*at].contains(&rolls[*at])
    };
    (0..rolls.len()).filter(is_repeated).count()
}

fn all_levels() -> impl Iterator<Item = (TableGame, Level)> {
    let of_game = |game| Level::all(game).map(move |level| (game, level));
    TableGame::ALL.into_iter().flat_map(of_game)
}

#[test]
fn no_roll_of_a_level_comes_again_within_ten() {
    assert_eq!(all_levels().count(), 29);
    for (game, level) in all_levels() {
        for seed in SEEDS {
            let dealt = deals(&Setting::usual(game), seed, level, 60);
            let different: BTreeSet<Roll> = dealt.iter().map(numbers).collect();
            assert!(different.len() > REMEMBERED_ROLLS, "{level:?}");
            assert_eq!(repeated(&dealt), 0, "{game:?} {level:?} seed {seed}");
        }
    }
}

#[test]
fn every_roll_of_a_level_is_of_that_level_even_if_none_came_at_random() {
    let setting = Setting::usual(TableGame::Score);
    for dealt in deals(&setting, 38, JOINING, 120) {
        assert_eq!(dealt.level, JOINING);
        assert!(dealt.task.need.skills.contains(Skill::Joining));
        let difficulty = dealt.task.need.difficulty.expect("it can be made");
        assert_eq!(difficulty.level(), JOINING.hardness);
        assert!(!dealt.comes_again);
    }
}

#[test]
fn the_first_roll_of_a_link_is_the_first_random_one() {
    for (game, level) in all_levels() {
        let setting = Setting::usual(game);
        let first = deals(&setting, 7, level, 1).remove(0);
        let by_chance = level.find(&setting, &mut Generator::new(7, 0));
        assert_eq!(Some(first.task), by_chance, "{game:?} {level:?}");
    }
}

#[test]
fn a_roll_that_comes_again_is_announced_and_remembered() {
    let mut dealer = Dealer::new(Setting::usual(TableGame::Score), 1);
    let first = dealer.deal(new(JOINING), false).expect("a roll");
    let again = Next {
        level: JOINING,
        roll: first.task.deal.roll(),
    };
    let again = dealer.deal(again, false).expect("a roll");
    assert_eq!(
        (numbers(&again), again.comes_again),
        (numbers(&first), true)
    );
    for _ in 0..REMEMBERED_ROLLS {
        let next = dealer.deal(new(JOINING), false).expect("a roll");
        assert_ne!(numbers(&next), numbers(&first));
    }
}

#[test]
fn where_a_level_has_few_rolls_each_comes_before_one_comes_again() {
    // Two dice of two sides have three rolls.
    let dice = DiceSet::new(&[2, 2]).ok();
    let goal = Goal::new(4);
    let setting = Setting::own(TableGame::Score, goal, dice).expect("two dice");
    let mut dealer = Dealer::new(setting, 5);
    let impossible = Level {
        skill: Skill::Impossible,
        hardness: difficulty::Hardness::Medium,
    };
    let mut deal = || numbers(&dealer.deal(new(impossible), false).expect("a roll"));
    let rolls: Vec<Roll> = (0..12).map(|_| deal()).collect();
    let different: BTreeSet<&Roll> = rolls.iter().collect();
    for round in rolls.chunks(different.len()) {
        let of_round: BTreeSet<&Roll> = round.iter().collect();
        assert_eq!(of_round.len(), round.len(), "{rolls:?}");
    }
}

#[test]
fn a_goal_and_dice_of_ones_own_never_run_dry_by_the_rule() {
    let dice = DiceSet::new(&[6, 6, 6]).ok();
    let setting = Setting::own(TableGame::Score, Goal::new(12), dice).expect("three dice");
    let mut dealer = Dealer::new(setting, 3);
    let levels: Vec<Level> = Level::all(TableGame::Score).collect();
    for level in levels.iter().copied().cycle().take(100) {
        assert!(dealer.deal(new(level), true).is_some(), "{level:?}");
    }
}

#[test]
fn a_level_that_has_no_roll_at_all_says_so() {
    let dice = DiceSet::new(&[2, 2, 2]).ok();
    let setting = Setting::own(TableGame::Score, Goal::new(999), dice).expect("three dice");
    let mut dealer = Dealer::new(setting, 3);
    assert_eq!(dealer.deal(new(JOINING), false), None);
}
