//! The demands of a roll, and that each level has rolls that ask for the skill that it trains.

use score_core::arith::op::{Op, OpSet};
use score_core::arith::puzzle::Puzzle;
use score_core::dice::{DiceSet, Generator};
use score_core::learn::level::{Level, MAX_PRACTICE_DICE, Setting, hardnesses};
use score_core::learn::skill::{Need, Skill, used};
use score_core::solve;
use score_core::table::game::TableGame;
use score_core::table::rules::Goal;
use score_core::teach::difficulty::{self, Difficulty};

/// The number of rolls of each level that are looked at.
const ROLLS: u64 = 60;

fn needs(numbers: &[u32], goal: u32, ops: OpSet) -> Vec<Skill> {
    let puzzle = Puzzle::new(numbers, goal, ops, false).expect("a puzzle");
    Need::of(&puzzle).skills.iter().collect()
}

fn without(left_out: Op) -> OpSet {
    OpSet::WITHOUT_JOIN
        .iter()
        .filter(|op| *op != left_out)
        .collect()
}

#[test]
fn a_roll_needs_the_skills_of_all_of_its_easiest_solutions() {
    let all = OpSet::ALL;
    // 4 × 3 + 8 and nothing easier.
    assert_eq!(needs(&[3, 4, 8, 19], 20, all), [Skill::TwoSteps]);
    assert_eq!(
        needs(&[9, 9, 9, 9], 20, all),
        [Skill::ThreeSteps, Skill::Division, Skill::Joining]
    );
    assert_eq!(needs(&[1, 1, 1, 4], 20, all), [Skill::Impossible]);
    // 3 × 8 − 4 is as easy as any.
    assert_eq!(needs(&[3, 4, 8], 20, all), [Skill::TwoSteps]);
    assert_eq!(
        needs(&[3, 11, 12], 20, without(Op::Add)),
        [Skill::TwoSteps, Skill::Subtraction, Skill::NegativeNumbers]
    );
    assert_eq!(
        needs(&[1, 4, 5], 20, without(Op::Mul)),
        [Skill::TwoSteps, Skill::Division, Skill::Fractions]
    );
}

#[test]
fn every_roll_of_a_level_trains_it_by_all_easiest_solutions() {
    for game in TableGame::ALL {
        for level in Level::all(game) {
            let setting = Setting::usual(game);
            let (mut possible, mut impossible) = (0, 0);
            for stream in 0..ROLLS {
                let task = level.find(&setting, &mut Generator::new(7, stream));
                let task = task.unwrap_or_else(|| panic!("{game:?} {level:?}: none"));
                assert_eq!(task.puzzle.goal(), setting.goal().value());
                assert_eq!(task.puzzle.ops(), setting.ops(level.skill));
                let solutions = solve::distinct(&task.puzzle);
                let Some(least) = Difficulty::of_easiest(&solutions) else {
                    impossible += 1;
                    assert_eq!(level.skill, Skill::Impossible);
                    continue;
                };
                possible += 1;
                assert_eq!(least.level(), level.hardness, "{task:?}");
                if level.skill == Skill::Impossible {
                    continue;
                }
                let easiest = solutions
                    .iter()
                    .filter(|it| Difficulty::of(it) == Ok(least));
                for solution in easiest {
                    assert!(
                        used(solution).contains(level.skill),
                        "{level:?}: {solution}"
                    );
                }
            }
            // Neither answer is the safe one.
            if level.skill == Skill::Impossible {
                assert!(
                    possible >= ROLLS / 4 && impossible >= ROLLS / 4,
                    "{possible}"
                );
            }
        }
    }
}

#[test]
fn each_level_has_the_same_example_for_everybody() {
    for game in TableGame::ALL {
        for level in Level::all(game) {
            let example = level.example(game).expect("an example");
            assert_eq!(level.example(game), Some(example.clone()));
            let solutions = solve::distinct(&example.puzzle);
            assert!(difficulty::easiest(&solutions).is_some(), "{level:?}");
        }
    }
}

#[test]
fn a_seed_deals_the_same_roll_again() {
    let setting = Setting::usual(TableGame::Score);
    for level in Level::all(TableGame::Score) {
        let deal = || level.find(&setting, &mut Generator::new(1, 2));
        assert_eq!(deal(), deal());
    }
}

#[test]
fn own_goals_and_dice_are_trained_too() {
    let goal = Goal::new(12);
    let dice = DiceSet::new(&[6, 6, 6]).ok();
    let setting = Setting::own(TableGame::Score, goal, dice).expect("three dice");
    let level = Level {
        skill: Skill::Subtraction,
        hardness: difficulty::Hardness::Medium,
    };
    let task = level
        .find(&setting, &mut Generator::new(3, 0))
        .expect("a roll");
    assert_eq!(task.puzzle.goal(), 12);
    assert_eq!(task.puzzle.numbers().len(), 3);
    // Three equal dice of two sides need no fraction for 999.
    let dice = DiceSet::new(&[2, 2, 2]).ok();
    let setting = Setting::own(TableGame::Score, Goal::new(999), dice).expect("three dice");
    assert_eq!(level.find(&setting, &mut Generator::new(3, 0)), None);
    let many = DiceSet::new(&[6; MAX_PRACTICE_DICE + 1]).ok();
    assert_eq!(Setting::own(TableGame::Score, None, many), None);
}

#[test]
fn a_goal_and_dice_of_ones_own_have_the_nearest_level_where_they_lack_one() {
    let dice = DiceSet::new(&[6, 6, 6]).ok();
    let setting = Setting::own(TableGame::Score, Goal::new(12), dice).expect("three dice");
    for level in Level::all(TableGame::Score) {
        let nearest = || level.find_nearest(&setting, &mut Generator::new(3, 0), |_| true);
        let (found, task) = nearest().expect("a roll");
        assert_eq!(nearest(), Some((found, task.clone())));
        // With three dice nothing has three steps.
        assert_ne!(found.skill, Skill::ThreeSteps);
        if let Some(difficulty) = task.need.difficulty {
            let is_trained = task.need.skills.contains(found.skill);
            assert!(is_trained || found.skill == Skill::Impossible, "{level:?}");
            assert_eq!(difficulty.level(), found.hardness, "{level:?}");
        }
    }
    // Nothing at all can be made.
    let dice = DiceSet::new(&[2, 2, 2]).ok();
    let setting = Setting::own(TableGame::Score, Goal::new(999), dice).expect("three dice");
    let level = Level {
        skill: Skill::Division,
        hardness: difficulty::Hardness::Hard,
    };
    let nearest = level.find_nearest(&setting, &mut Generator::new(3, 0), |_| true);
    assert_eq!(nearest, None);
    // As published, each level has its own rolls.
    let usual = Setting::usual(TableGame::Score);
    let nearest = level.find_nearest(&usual, &mut Generator::new(1, 2), |_| true);
    let exactly = level.find(&usual, &mut Generator::new(1, 2));
    assert_eq!(
        nearest.map(|(of, task)| (of, Some(task))),
        exactly.map(|task| (level, Some(task)))
    );
}

#[test]
fn a_skill_has_a_name_of_its_own() {
    for skill in Skill::ALL {
        assert_eq!(Skill::named(skill.name()), Some(skill));
    }
    assert_eq!(Skill::named("Fractions"), None);
    assert!(hardnesses(TableGame::TwentyFour, Skill::Joining).is_empty());
}
