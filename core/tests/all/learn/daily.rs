//! The rolls of a day, and the records kept of it.

use std::fmt::Write;

use proptest::prelude::*;
use score_core::learn::daily::{
    Day, FIRST_DAY, Mark, Progress, ROLLS, RollProgress, date_of_ordinal, puzzle, rolls, streak,
};
use score_core::learn::practice::Outcome;
use score_core::learn::saved::{day_of, days_in_time};
use score_core::learn::skill::Need;
use score_core::table::game::TableGame;

/// A hundred dates with their rolls of both games: the rolls of a past day do not change.
const GOLDEN: &str = include_str!("../../oracles/daily_rolls.tsv");

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// The dates of the golden file: every eleventh from the first on.
fn golden_days() -> impl Iterator<Item = Day> {
    let days = std::iter::successors(Some(FIRST_DAY), |day| day.next());
    days.step_by(11).take(100)
}

#[test]
fn a_hundred_dates_have_the_rolls_that_they_always_had() {
    let mut now = String::new();
    for day in golden_days() {
        let cells = TableGame::ALL.into_iter().flat_map(|game| rolls(game, day));
        let cells: Vec<String> = cells.map(|roll| roll.to_string()).collect();
        writeln!(now, "{day}\t{}", cells.join("\t")).expect("a text grows");
    }
    assert_eq!(GOLDEN.lines().count(), 100);
    for (is, was) in now.lines().zip(GOLDEN.lines()) {
        assert_eq!(is, was);
    }
}

#[test]
fn each_day_gets_harder_and_one_roll_at_most_is_impossible() {
    let mut with_impossible = 0;
    for day in golden_days() {
        for game in TableGame::ALL {
            let needs = rolls(game, day)
                .map(|roll| Need::of(&puzzle(game, &roll).expect("a puzzle")).difficulty);
            assert!(needs[0].is_some(), "{day}");
            let possible: Vec<_> = needs.iter().flatten().collect();
            assert!(possible.len() >= ROLLS - 1, "{day}");
            assert!(possible.is_sorted(), "{day} {game:?}");
            let is_strict = possible.windows(2).all(|two| two[0] < two[1]);
            assert!(is_strict, "{day} {game:?}");
            with_impossible += usize::from(possible.len() < ROLLS);
        }
    }
    assert!((40..100).contains(&with_impossible), "{with_impossible}");
}

#[test]
fn the_calendar_is_the_calendar() {
    for (text, weekday) in [
        ("2026-01-01", 3),
        ("2026-11-23", 0),
        ("2028-02-29", 1),
        ("2100-03-01", 0),
        ("2999-12-31", 1),
    ] {
        assert_eq!(day(text).weekday(), weekday, "{text}");
        assert_eq!(day(text).to_string(), text);
        assert_eq!(Day::of_number(day(text).number()), Some(day(text)));
    }
    for text in [
        "",
        "2025-12-31",
        "2026-02-29",
        "2100-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-01-00",
        "2026-1-1",
        "20260101",
        "3000-01-01",
        "2026-01-01 ",
        "2026-01-0\u{661}",
        "-2026-01-01",
    ] {
        assert!(text.parse::<Day>().is_err(), "{text}");
    }
}

#[test]
fn each_day_has_one_after_it_and_before_it() {
    let days = std::iter::successors(Some(FIRST_DAY), |day| day.next());
    for (ordinal, day) in (FIRST_DAY.ordinal()..).zip(days.take(3_000)) {
        assert_eq!(day.ordinal(), ordinal, "{day}");
        assert_eq!(date_of_ordinal(ordinal), day.number());
        assert!(day.month().any(|other| other == day));
        match day.next() {
            Some(next) => assert_eq!(next.before(), Some(day)),
            None => panic!("{day} is not the last"),
        }
    }
    assert_eq!(FIRST_DAY.before(), None);
    assert_eq!(day("2999-12-31").next(), None);
}

#[test]
fn a_streak_forgives_one_day_a_week() {
    let today = day("2026-11-23");
    let done = |days: &[u32]| {
        let days: Vec<Day> = days
            .iter()
            .filter_map(|ago| {
                let back = std::iter::successors(Some(today), |day| day.before());
                back.take(*ago as usize + 1).last()
            })
            .collect();
        streak(&days, today)
    };
    assert_eq!(done(&[]), 0);
    assert_eq!(done(&[0]), 1);
    // Today is not over yet.
    assert_eq!(done(&[1, 2, 3]), 3);
    assert_eq!(done(&[0, 2, 3]), 3);
    assert_eq!(done(&[2, 3]), 2);
    // Two days in one week are too many.
    assert_eq!(done(&[0, 3, 4]), 1);
    assert_eq!(done(&[0, 2, 4]), 2);
    assert_eq!(done(&[0, 2, 3, 4, 5, 6, 8, 9]), 6);
    assert_eq!(done(&[0, 2, 3, 4, 5, 6, 7, 8, 9]), 9);
    // A week later another one is free.
    assert_eq!(done(&[0, 2, 3, 4, 5, 6, 7, 9, 10]), 9);
}

#[test]
fn a_shared_result_hides_which_roll_is_impossible() {
    let mut progress = Progress::default();
    assert_eq!(progress.first_open(), Some(0));
    progress.rolls[0].mark = Mark::Solved;
    progress.rolls[1] = roll(Mark::Helped, 2, 0, 0);
    progress.rolls[2] = roll(Mark::Helped, 0, 1, 0);
    progress.rolls[3] = roll(Mark::Shown, 0, 0, 61);
    let shared = progress.shared();
    assert_eq!(
        shared.marks,
        [
            Mark::Solved,
            Mark::Helped,
            Mark::Helped,
            Mark::Shown,
            Mark::Open
        ]
    );
    assert_eq!((shared.seconds, shared.hints), (61, 2));
    assert_eq!(progress.first_open(), Some(4));
    assert!(!progress.is_over());
}

proptest! {
    /// More days that were done never make a streak shorter, and it is no longer than they are.
    #[test]
    fn a_streak_grows_with_the_days(ago in prop::collection::btree_set(0_usize..40, 0..40), more in 0_usize..40) {
        let today = day("2027-03-05");
        let back: Vec<Day> = std::iter::successors(Some(today), |day| day.before()).take(40).collect();
        let mut days: Vec<Day> = ago.iter().map(|ago| back[*ago]).collect();
        let before = streak(&days, today);
        prop_assert!(before as usize <= days.len());
        if ago.contains(&0) || ago.contains(&1) {
            prop_assert!(before >= 1);
        }
        days.push(back[more]);
        days.reverse();
        prop_assert!(streak(&days, today) >= before.min(1));
    }
}

/// A roll with this mark, so many hints, wrong calls and seconds.
fn roll(mark: Mark, hints: u8, wrong_calls: u8, seconds: u32) -> RollProgress {
    RollProgress {
        mark,
        hints,
        wrong_calls,
        seconds,
    }
}

fn joined(mut stored: RollProgress, other: RollProgress) -> RollProgress {
    stored.join_tab(&other);
    stored
}

/// The progress of a roll on two devices, brought together.
fn brought_together(mut one: RollProgress, other: RollProgress) -> RollProgress {
    one.join_device(&other);
    one
}

const MARKS: [Mark; 6] = [
    Mark::Open,
    Mark::Solved,
    Mark::Helped,
    Mark::Shown,
    Mark::SolvedLater,
    Mark::HelpedLater,
];

fn any_roll() -> impl Strategy<Value = RollProgress> {
    let fields = (0..MARKS.len(), 0_u8..3, 0_u8..3, 0_u32..3);
    fields.prop_map(|(mark, hints, wrong_calls, seconds)| {
        roll(MARKS[mark], hints, wrong_calls, seconds)
    })
}

proptest! {
    /// The order in which devices are brought together does not matter, nor how often.
    #[test]
    fn devices_agree_on_a_roll_in_any_order(a in any_roll(), b in any_roll(), c in any_roll()) {
        let join = brought_together;
        prop_assert_eq!(join(a, b), join(b, a));
        prop_assert_eq!(join(join(a, b), c), join(a, join(b, c)));
        prop_assert_eq!(join(a, a), a);
    }
}

#[test]
fn a_roll_that_is_solved_on_one_device_is_solved_on_both() {
    let (shown, solved) = (roll(Mark::Shown, 3, 0, 20), roll(Mark::Solved, 0, 0, 90));
    assert_eq!(brought_together(shown, solved), solved);
    // A day that counts on one device counts on both.
    let (helped, later) = (
        roll(Mark::Helped, 1, 0, 5),
        roll(Mark::SolvedLater, 0, 0, 5),
    );
    assert_eq!(brought_together(later, helped), helped);
    let open = (roll(Mark::Open, 2, 0, 30), roll(Mark::Open, 1, 1, 40));
    assert_eq!(brought_together(open.0, open.1), roll(Mark::Open, 2, 1, 40));
}

#[test]
fn a_mark_says_how_a_roll_went_and_whether_on_its_day() {
    for is_its_day in [true, false] {
        for outcome in [
            None,
            Some(Outcome::Alone),
            Some(Outcome::Helped),
            Some(Outcome::Shown),
        ] {
            let mark = Mark::of(outcome, is_its_day);
            assert_eq!(mark.outcome(), outcome);
            let is_solved = outcome.is_some_and(|outcome| outcome != Outcome::Shown);
            assert_eq!(mark.is_solved_in_time(), is_solved && is_its_day);
        }
    }
}

/// The days in a row of a player whose last seven days went like this, today last.
fn streak_of(outcomes: [Option<Outcome>; 7], is_its_day: bool) -> u32 {
    let today = day("2026-11-23");
    let back = std::iter::successors(Some(today), |day| day.before());
    let mut days = Vec::new();
    for (day, outcome) in back.zip(outcomes.into_iter().rev()) {
        let progress = day_of(&mut days, "", TableGame::Score, day);
        // All of the rolls are done, and one of them is done like this.
        progress.rolls.fill(roll(Mark::Shown, 0, 0, 5));
        progress.rolls[2].mark = Mark::of(outcome, is_its_day);
    }
    streak(&days_in_time(&days, "", TableGame::Score), today)
}

#[test]
fn days_of_which_every_solution_was_shown_are_no_days_in_a_row() {
    assert_eq!(streak_of([Some(Outcome::Shown); 7], true), 0);
    assert_eq!(streak_of([None; 7], true), 0);
}

#[test]
fn a_day_counts_once_one_of_its_rolls_was_solved_on_it() {
    assert_eq!(streak_of([Some(Outcome::Alone); 7], true), 7);
    assert_eq!(streak_of([Some(Outcome::Helped); 7], true), 7);
}

#[test]
fn days_that_are_made_up_later_are_no_days_in_a_row() {
    assert_eq!(streak_of([Some(Outcome::Alone); 7], false), 0);
    assert_eq!(streak_of([Some(Outcome::Helped); 7], false), 0);
}

#[test]
fn a_roll_that_has_ended_in_one_tab_is_not_opened_again_by_another() {
    let (solved, open) = (roll(Mark::Solved, 0, 0, 20), roll(Mark::Open, 2, 0, 90));
    assert_eq!(joined(solved, open), solved);
    assert_eq!(joined(open, solved), solved);
}

#[test]
fn of_two_ends_of_a_roll_the_first_that_was_stored_counts() {
    let (shown, solved) = (roll(Mark::Shown, 3, 0, 20), roll(Mark::Solved, 0, 0, 90));
    assert_eq!(joined(shown, solved), shown);
}

#[test]
fn of_an_open_roll_no_hint_is_forgotten_because_another_tab_had_fewer() {
    let (one, other) = (roll(Mark::Open, 2, 0, 30), roll(Mark::Open, 1, 1, 40));
    assert_eq!(joined(one, other), roll(Mark::Open, 2, 1, 40));
}
