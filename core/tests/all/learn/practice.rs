//! Tests of the rule by which practice chooses.

use proptest::prelude::*;
use score_core::dice::Roll;
use score_core::learn::level::{Level, hardnesses};
use score_core::learn::practice::{BOXES, Outcome, Practice, RETURN_AFTER, Standing};
use score_core::learn::skill::Skill;
use score_core::table::game::TableGame;

const SCORE: TableGame = TableGame::Score;

fn roll(number: u32) -> Roll {
    Roll::new(&[1, 2, 3, number % 999]).expect("a roll")
}

/// Answers `count` rolls as the rule deals them; which skills they were of.
fn play(practice: &mut Practice, count: u32, outcome: Outcome) -> Vec<Skill> {
    (0..count)
        .map(|_| {
            let next = practice.next(SCORE);
            let dealt = next.roll.unwrap_or_else(|| roll(500 + practice.answered()));
            practice.answer(next.level, dealt, outcome);
            next.level.skill
        })
        .collect()
}

#[test]
fn the_first_skill_comes_first_and_its_easiest_rolls() {
    let next = Practice::default().next(SCORE);
    assert_eq!(next.level.skill, Skill::TwoSteps);
    assert_eq!(next.level.hardness, hardnesses(SCORE, Skill::TwoSteps)[0]);
    assert_eq!(next.roll, None);
    // In the 24 game there are no two steps.
    let next = Practice::default().next(TableGame::TwentyFour);
    assert_eq!(next.level.skill, Skill::ThreeSteps);
}

#[test]
fn a_solved_skill_makes_room_for_the_next_one_and_comes_again() {
    use Skill::{Division, Subtraction, ThreeSteps, TwoSteps};
    let skills = play(&mut Practice::default(), 9, Outcome::Alone);
    assert_eq!(
        skills,
        [
            TwoSteps,
            TwoSteps,
            ThreeSteps,
            ThreeSteps,
            // The first one is not due yet, and afterwards comes before a new skill.
            Subtraction,
            TwoSteps,
            Subtraction,
            Division,
            ThreeSteps
        ]
    );
}

#[test]
fn a_player_who_solves_everything_masters_everything() {
    for game in TableGame::ALL {
        let mut practice = Practice::default();
        for _ in 0..100 {
            let next = practice.next(game);
            practice.answer(next.level, roll(practice.answered()), Outcome::Alone);
        }
        for skill in Practice::skills(game) {
            let is_mastered = matches!(practice.standing(skill), Standing::Mastered { .. });
            assert!(is_mastered, "{skill:?}");
        }
    }
}

#[test]
fn a_skill_goes_a_box_on_stays_or_goes_one_back() {
    let mut practice = Practice::default();
    let level = practice.next(SCORE).level;
    let boxes: Vec<Standing> = [
        Outcome::Alone,
        Outcome::Alone,
        Outcome::Helped,
        Outcome::Shown,
        Outcome::Shown,
        Outcome::Shown,
    ]
    .into_iter()
    .map(|outcome| {
        practice.answer(level, roll(1), outcome);
        practice.standing(level.skill)
    })
    .collect();
    let expected = [2, 3, 3, 2, 1, 1].map(Standing::Learning);
    assert_eq!(boxes, expected);
}

#[test]
fn rolls_get_harder_from_box_to_box() {
    let mut practice = Practice::default();
    let mut before = practice.level(SCORE, Skill::Subtraction).hardness;
    for _ in 0..BOXES {
        let level = practice.level(SCORE, Skill::Subtraction);
        assert!(level.hardness >= before);
        before = level.hardness;
        practice.answer(level, roll(1), Outcome::Alone);
    }
    assert_eq!(Some(&before), hardnesses(SCORE, Skill::Subtraction).last());
}

#[test]
fn a_roll_that_was_shown_comes_back_after_three_others() {
    let mut practice = Practice::default();
    let shown = roll(998);
    let level = practice.next(SCORE).level;
    practice.answer(level, shown, Outcome::Shown);
    for _ in 0..RETURN_AFTER {
        assert_eq!(practice.next(SCORE).roll, None);
        play(&mut practice, 1, Outcome::Alone);
    }
    let next = practice.next(SCORE);
    assert_eq!((next.level, next.roll), (level, Some(shown)));
    practice.answer(next.level, shown, Outcome::Alone);
    assert_eq!(practice.next(SCORE).roll, None);
}

#[test]
fn a_shown_roll_comes_back_at_its_level_chosen_by_hand_too() {
    let mut practice = Practice::default();
    let (two_steps, division) = (
        practice.level(SCORE, Skill::TwoSteps),
        practice.level(SCORE, Skill::Division),
    );
    let coming = |practice: &Practice, level: Level| {
        let next = practice.coming_again(SCORE, |of| of == level);
        next.and_then(|next| next.roll)
    };
    practice.answer(division, roll(1), Outcome::Shown);
    practice.answer(two_steps, roll(2), Outcome::Shown);
    for number in 10..10 + RETURN_AFTER {
        assert_eq!(coming(&practice, two_steps), None);
        practice.answer(division, roll(number), Outcome::Alone);
    }
    assert_eq!(coming(&practice, two_steps), Some(roll(2)));
    assert_eq!(coming(&practice, division), Some(roll(1)));
    // The rule brings the older one first.
    assert_eq!(practice.next(SCORE).roll, Some(roll(1)));
}

#[test]
fn a_mastered_skill_says_when_it_is_due() {
    let mut practice = Practice::default();
    let level = practice.next(SCORE).level;
    let other = practice.level(SCORE, Skill::Division);
    for number in 0..u32::from(BOXES) {
        practice.answer(level, roll(number), Outcome::Alone);
    }
    for number in 0..16 {
        let expected = Standing::Mastered { is_due: false };
        assert_eq!(practice.standing(level.skill), expected, "{number}");
        practice.answer(other, roll(100 + number), Outcome::Helped);
    }
    assert_eq!(
        practice.standing(level.skill),
        Standing::Mastered { is_due: true }
    );
}

/// The progress of a player who has answered so many rolls of this skill alone.
fn practised(skill: Skill, count: u32) -> Practice {
    let mut practice = Practice::default();
    for number in 0..count {
        let level = practice.level(SCORE, skill);
        practice.answer(level, roll(number), Outcome::Alone);
    }
    practice
}

fn joined(one: &Practice, other: &Practice) -> Practice {
    let mut both = one.clone();
    both.join(other);
    both
}

#[test]
fn each_skill_is_as_far_as_on_the_device_where_it_is_further() {
    let one = practised(Skill::TwoSteps, u32::from(BOXES));
    let other = practised(Skill::Subtraction, u32::from(BOXES) + 7);
    for both in [joined(&one, &other), joined(&other, &one)] {
        for skill in [Skill::TwoSteps, Skill::Subtraction] {
            let expected = Standing::Mastered { is_due: false };
            assert_eq!(both.standing(skill), expected, "{skill:?}");
        }
        assert_eq!(both.standing(Skill::Division), Standing::New);
        assert_eq!(both.answered(), other.answered());
    }
}

#[test]
fn a_skill_comes_again_after_as_many_rolls_as_on_its_own_device() {
    let one = practised(Skill::TwoSteps, 1);
    let mut both = joined(&practised(Skill::Subtraction, 30), &one);
    let division = both.level(SCORE, Skill::Division);
    for number in 0..2 {
        assert_eq!(both.standing(Skill::TwoSteps), Standing::Learning(2));
        both.answer(division, roll(number), Outcome::Helped);
    }
    assert_eq!(both.standing(Skill::TwoSteps), Standing::Due(2));
    // A skill that is due there is due here.
    let mut due = one;
    due.answer(division, roll(1), Outcome::Helped);
    due.answer(division, roll(2), Outcome::Helped);
    let both = joined(&practised(Skill::Subtraction, 30), &due);
    assert_eq!(both.standing(Skill::TwoSteps), Standing::Due(2));
}

#[test]
fn a_roll_that_comes_again_on_one_device_comes_again_on_both() {
    let mut shown = practised(Skill::Subtraction, 30);
    let level = shown.level(SCORE, Skill::Division);
    shown.answer(level, roll(998), Outcome::Shown);
    let mut both = joined(&practised(Skill::TwoSteps, 2), &shown);
    play(&mut both, RETURN_AFTER, Outcome::Alone);
    assert_eq!(both.next(SCORE).roll, Some(roll(998)));
}

/// Answers as devices give them: of a skill, to a roll, and how it went.
fn answers() -> impl Strategy<Value = Practice> {
    let answer = (0..Skill::ALL.len(), 0_u32..40, outcome());
    prop::collection::vec(answer, 0..60).prop_map(|answers| {
        let mut practice = Practice::default();
        for (skill, number, outcome) in answers {
            let level = practice.level(SCORE, Skill::ALL[skill]);
            practice.answer(level, roll(number), outcome);
        }
        practice
    })
}

proptest! {
    /// The order in which devices are brought together does not matter, nor how often.
    #[test]
    fn devices_agree_on_practice_in_any_order(a in answers(), b in answers(), c in answers()) {
        prop_assert_eq!(joined(&a, &b), joined(&b, &a));
        prop_assert_eq!(joined(&joined(&a, &b), &c), joined(&a, &joined(&b, &c)));
        prop_assert_eq!(joined(&a, &a), a);
    }
}

fn outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        Just(Outcome::Alone),
        Just(Outcome::Helped),
        Just(Outcome::Shown)
    ]
}

proptest! {
    /// However it goes, each level is one of the game, a shown roll comes back in the end, and a
    /// stored practice is read again.
    #[test]
    fn the_rule_always_has_an_answer(outcomes in prop::collection::vec(outcome(), 0..80)) {
        for game in TableGame::ALL {
            let mut practice = Practice::default();
            for (number, outcome) in (0..).zip(&outcomes) {
                let next = practice.next(game);
                let levels: Vec<Level> = Level::all(game).collect();
                prop_assert!(levels.contains(&next.level));
                let dealt = next.roll.unwrap_or_else(|| roll(number));
                practice.answer(next.level, dealt, *outcome);
                prop_assert_ne!(practice.next(game).roll, Some(dealt));
            }
            let bytes = postcard::to_allocvec(&practice).expect("it can be written");
            prop_assert_eq!(postcard::from_bytes::<Practice>(&bytes).expect("it is read"), practice);
        }
    }
}
