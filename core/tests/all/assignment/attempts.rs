//! Attempts as folds of events: the answers that count, and the end of an attempt.

use proptest::collection::vec;
use proptest::prelude::*;
use score_core::arith::number::Number;
use score_core::assignment::{
    Assignment, Attempt, AttemptRefusal, ItemEnd, ItemEvent, MAX_ATTEMPT_ITEMS, MAX_ITEM_MS,
    Status, Summary,
};
use score_core::learn::worksheet::ItemKind;
use score_core::table::game::TableGame;

use super::fixture::{
    any_assignment, any_event, attempt, happens, homework, minutes, pass_mark, practice,
};

fn half() -> Number {
    Number::new(1, 2).expect("a fraction")
}

/// An attempt at four items, after these events of the current ones.
fn after(assignment: &Assignment, events: &[ItemEvent]) -> Attempt {
    let mut attempt = attempt(assignment, 4);
    for event in events {
        assert!(happens(&mut attempt, *event), "{event:?}");
    }
    attempt
}

fn usual() -> Assignment {
    homework(ItemKind::Rolls, 4, 7)
}

#[test]
fn a_hint_halves_an_item_and_a_shown_solution_is_worth_nothing() {
    for (events, credit, end) in [
        (&[ItemEvent::Right][..], Number::ONE, ItemEnd::Right),
        (
            &[ItemEvent::Hinted, ItemEvent::Right],
            half(),
            ItemEnd::Right,
        ),
        (
            &[ItemEvent::Hinted, ItemEvent::Hinted, ItemEvent::Right],
            half(),
            ItemEnd::Right,
        ),
        (&[ItemEvent::Shown], Number::ZERO, ItemEnd::Shown),
        (
            &[ItemEvent::Hinted, ItemEvent::Shown],
            Number::ZERO,
            ItemEnd::Shown,
        ),
        (&[ItemEvent::GaveUp], Number::ZERO, ItemEnd::GaveUp),
        (
            &[ItemEvent::Wrong, ItemEvent::Right],
            Number::ONE,
            ItemEnd::Right,
        ),
        (
            &[ItemEvent::Wrong, ItemEvent::Hinted, ItemEvent::Right],
            half(),
            ItemEnd::Right,
        ),
        (
            &[ItemEvent::Wrong, ItemEvent::Wrong],
            Number::ZERO,
            ItemEnd::Wrong,
        ),
        (
            &[ItemEvent::Wrong, ItemEvent::Shown],
            Number::ZERO,
            ItemEnd::Shown,
        ),
    ] {
        let attempt = after(&usual(), events);
        let item = attempt.items()[0];
        assert_eq!(
            (item.credit(), item.end()),
            (credit, Some(end)),
            "{events:?}"
        );
        assert_eq!(attempt.points(), credit);
        assert_eq!(attempt.current(), Some(1));
    }
}

#[test]
fn the_first_answer_decides_where_no_second_try_counts() {
    let strict = Assignment {
        has_second_try: false,
        ..usual()
    };
    let attempt = after(&strict, &[ItemEvent::Wrong]);
    assert_eq!(attempt.items()[0].end(), Some(ItemEnd::Wrong));
    assert_eq!(attempt.current(), Some(1));
    let attempt = after(&usual(), &[ItemEvent::Wrong]);
    assert_eq!(
        (attempt.items()[0].end(), attempt.items()[0].wrong()),
        (None, 1)
    );
    assert_eq!(attempt.current(), Some(0));
}

#[test]
fn hints_and_solutions_are_refused_where_the_teacher_allows_none() {
    let strict = Assignment {
        has_hints: false,
        has_solutions: false,
        ..usual()
    };
    let mut attempt = after(&strict, &[]);
    let before = attempt.clone();
    assert_eq!(
        attempt.apply(0, ItemEvent::Hinted),
        Err(AttemptRefusal::NoHints)
    );
    assert_eq!(
        attempt.apply(0, ItemEvent::Shown),
        Err(AttemptRefusal::NoSolutions)
    );
    assert_eq!(attempt, before);
    assert_eq!(attempt.apply(0, ItemEvent::GaveUp), Ok(()));
}

#[test]
fn an_event_of_another_item_than_the_current_one_is_refused() {
    let mut attempt = after(&usual(), &[ItemEvent::Right]);
    let before = attempt.clone();
    // The same button, pressed twice.
    assert_eq!(
        attempt.apply(0, ItemEvent::Right),
        Err(AttemptRefusal::NotTheItem)
    );
    assert_eq!(
        attempt.apply(2, ItemEvent::Right),
        Err(AttemptRefusal::NotTheItem)
    );
    assert_eq!(
        attempt.apply(99, ItemEvent::Right),
        Err(AttemptRefusal::NotTheItem)
    );
    assert_eq!(attempt, before);
}

#[test]
fn a_score_is_rounded_down_and_passes_from_the_pass_mark_on() {
    use ItemEvent::{GaveUp, Hinted, Right};
    for (count, events, score) in [
        (3, &[Right, Right, GaveUp][..], 66),
        (3, &[Right, GaveUp, GaveUp], 33),
        (3, &[Right, Right, Hinted, Right], 83),
        (
            7,
            &[Right, Right, Right, Right, Right, Right, Hinted, Right],
            92,
        ),
        (1, &[Hinted, Right], 50),
        (2, &[Right, Right], 100),
        (2, &[GaveUp, GaveUp], 0),
    ] {
        let mut attempt = attempt(&usual(), count);
        for event in events {
            assert_eq!(attempt.status(), Status::Incomplete);
            assert!(happens(&mut attempt, *event));
        }
        assert_eq!(attempt.score(), score, "{events:?}");
        for mark in 1..=100 {
            let assignment = Assignment {
                pass_mark: pass_mark(mark),
                ..usual()
            };
            let mut attempt = Attempt::new(&assignment, 7, count).expect("an attempt");
            for event in events {
                assert!(happens(&mut attempt, *event));
            }
            let expected = match score >= mark {
                true => Status::Passed,
                false => Status::Failed,
            };
            assert_eq!(attempt.status(), expected, "{score} {mark}");
        }
    }
}

#[test]
fn time_that_runs_out_ends_an_attempt() {
    let timed = Assignment {
        time_limit: minutes(1),
        pass_mark: pass_mark(25),
        ..usual()
    };
    let mut attempt = after(
        &timed,
        &[
            ItemEvent::Spent { ms: 20_000 },
            ItemEvent::Right,
            ItemEvent::Spent { ms: 39_999 },
            ItemEvent::Hinted,
        ],
    );
    assert_eq!(
        (attempt.left_ms(), attempt.status()),
        (Some(1), Status::Incomplete)
    );
    assert!(happens(&mut attempt, ItemEvent::Spent { ms: 5_000 }));
    assert_eq!((attempt.left_ms(), attempt.ms()), (Some(0), 60_000));
    assert!(attempt.is_over());
    assert_eq!(
        attempt.apply(1, ItemEvent::Right),
        Err(AttemptRefusal::Over)
    );
    // One of four is right.
    assert_eq!((attempt.score(), attempt.status()), (25, Status::Passed));
    let left_out = Summary {
        right: 1,
        open: 3,
        ..Summary::default()
    };
    assert_eq!(attempt.summary(), left_out);
    let endless = after(&usual(), &[ItemEvent::Spent { ms: u32::MAX }]);
    assert_eq!((endless.left_ms(), endless.is_over()), (None, false));
    assert_eq!(endless.items()[0].ms(), MAX_ITEM_MS);
}

#[test]
fn practice_ends_when_enough_items_are_right() {
    let assignment = practice(TableGame::Score, 2, 7);
    let mut attempt = attempt(&assignment, 6);
    let all = [
        ItemEvent::Wrong,
        ItemEvent::Wrong,
        ItemEvent::Hinted,
        ItemEvent::Right,
        ItemEvent::Shown,
    ];
    for event in all {
        assert!(happens(&mut attempt, event));
    }
    assert_eq!((attempt.points(), attempt.max_points()), (half(), 2));
    assert_eq!(
        (attempt.score(), attempt.status()),
        (25, Status::Incomplete)
    );
    assert!(happens(&mut attempt, ItemEvent::Right));
    assert_eq!(
        (attempt.score(), attempt.status()),
        (75, Status::Incomplete)
    );
    assert!(happens(&mut attempt, ItemEvent::Right));
    // Half a point more than was asked for is no more than all.
    assert_eq!((attempt.score(), attempt.status()), (100, Status::Passed));
    assert_eq!(attempt.current(), None);
    assert_eq!(attempt.summary().open, 1);
}

#[test]
fn practice_ends_with_its_last_item_too() {
    let assignment = practice(TableGame::Score, 2, 7);
    let mut attempt = attempt(&assignment, 6);
    assert!(happens(&mut attempt, ItemEvent::Right));
    for _ in 0..5 {
        assert_eq!(attempt.status(), Status::Incomplete);
        assert!(happens(&mut attempt, ItemEvent::GaveUp));
    }
    assert_eq!((attempt.score(), attempt.status()), (50, Status::Failed));
}

#[test]
fn a_summary_counts_each_item_once() {
    use ItemEvent::{GaveUp, Hinted, Right, Shown, Wrong};
    let mut attempt = attempt(&usual(), 8);
    for event in [
        Right, Wrong, Right, Hinted, Right, Wrong, Wrong, Shown, GaveUp, Hinted,
    ] {
        assert!(happens(&mut attempt, event));
    }
    let expected = Summary {
        right: 2,
        with_help: 1,
        wrong: 1,
        shown: 1,
        given_up: 1,
        open: 2,
    };
    assert_eq!(attempt.summary(), expected);
}

#[test]
fn an_attempt_has_at_least_one_item_and_not_too_many() {
    let new = |count| Attempt::new(&usual(), 7, count).is_some();
    assert!(!new(0) && new(1) && new(MAX_ATTEMPT_ITEMS) && !new(MAX_ATTEMPT_ITEMS + 1));
}

proptest! {
    #[test]
    fn scores_stay_exact_in_range_and_after_the_end_as_they_are(
        assignment in any_assignment(),
        count in 1..=MAX_ATTEMPT_ITEMS,
        events in vec(any_event(), 0..200),
    ) {
        let mut attempt = attempt(&assignment, count);
        for event in events {
            let before = attempt.clone();
            let was_accepted = happens(&mut attempt, event);
            prop_assert!(was_accepted || attempt == before);
            prop_assert!(!before.is_over() || attempt == before);
            // Points are never taken away.
            prop_assert!(attempt.points() >= before.points());
            prop_assert!(attempt.score() <= 100);
            let sum = attempt.items().iter().try_fold(Number::ZERO, |sum, item| {
                sum.checked_add(item.credit())
            });
            prop_assert_eq!(sum, Some(attempt.points()));
            let whole = attempt.score() == 100;
            let has_all = attempt.points() >= Number::whole(attempt.max_points() as i64);
            prop_assert_eq!(whole, has_all);
            let counted = attempt.summary();
            let parts = [
                counted.right, counted.with_help, counted.wrong, counted.shown, counted.given_up,
                counted.open,
            ];
            prop_assert_eq!(parts.iter().sum::<usize>(), count);
            let is_incomplete = attempt.status() == Status::Incomplete;
            prop_assert_eq!(is_incomplete, !attempt.is_over());
        }
    }
}
