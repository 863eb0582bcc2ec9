//! Answers, their sums, and the file that carries them.

use proptest::prelude::*;
use score_core::dice::Roll;
use score_core::learn::daily::Day;
use score_core::learn::practice::Outcome;
use score_core::learn::profile::{ImportRefusal, MAX_FILE_BYTES, Profile};
use score_core::learn::skill::Skill;
use score_core::learn::statistics::{
    Answer, Answered, BySkill, CallVerdict, Calls, MAX_ANSWERS, MIN_ROLLS_TO_JUDGE, Origin,
    Statistics, Week, Weeks, by_hardness, by_skill, by_week, calls,
};
use score_core::table::game::TableGame;
use score_core::table::rules::Goal;
use score_core::teach::difficulty::Hardness;

fn answered(outcome: Outcome, hardness: Option<Hardness>) -> Answered {
    Answered {
        game: TableGame::Score,
        roll: Roll::new(&[1, 4, 5, 7]).expect("a roll"),
        goal: Goal::new(20).expect("a goal"),
        skill: Some(Skill::Division),
        hardness,
        seconds: 10,
        hints: 0,
        wrong_calls: 0,
        outcome,
    }
}

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn answer(at_ms: u64, on: &str, player: &str, answered: Answered) -> Answer {
    Answer::new(at_ms, day(on), player, Origin::Practice, answered)
}

fn of(answers: Vec<Answer>) -> Statistics {
    let mut statistics = Statistics::default();
    for answer in answers {
        statistics.add(answer);
    }
    statistics
}

/// These answers as a file.
fn exported(statistics: &Statistics) -> String {
    let answers = statistics.answers().to_vec();
    let profile = Profile {
        answers,
        ..Profile::default()
    };
    profile.exported()
}

/// Takes the answers of a file in; how many of them were not there yet.
fn import(statistics: &mut Statistics, file: &str) -> Result<usize, ImportRefusal> {
    Ok(statistics.merge(Profile::imported(file)?.profile.answers))
}

fn some_answers() -> Statistics {
    let alone = || answered(Outcome::Alone, Some(Hardness::Easy));
    let shown = || answered(Outcome::Shown, None);
    of(vec![
        answer(3, "2026-11-23", "Ada", alone()),
        answer(1, "2026-11-08", "Ada", alone()),
        answer(2, "2026-11-09", "", shown()),
    ])
}

#[test]
fn answers_are_in_the_order_of_time_and_each_is_there_once() {
    let mut statistics = some_answers();
    let times = |it: &Statistics| it.of("Ada").map(|answer| answer.at_ms).collect::<Vec<_>>();
    assert_eq!(times(&statistics), [1, 3]);
    let again = statistics.of("Ada").next().cloned().expect("an answer");
    statistics.add(again);
    assert_eq!(statistics.count(), 3);
    assert_eq!(statistics.players(), ["", "Ada"]);
}

#[test]
fn import_after_export_changes_nothing() {
    let mut statistics = some_answers();
    let file = exported(&statistics);
    let before = statistics.clone();
    assert_eq!(import(&mut statistics, &file), Ok(0));
    assert_eq!(statistics, before);
    let mut other = Statistics::default();
    assert_eq!(import(&mut other, &file), Ok(3));
    assert_eq!(other, before);
}

#[test]
fn a_file_of_the_first_version_can_be_read() {
    let file = r#"{"format":"score-statistics","version":1,"answers":[{"at_ms":5,"day":20261123,
        "player":"","origin":"daily","game":"24","roll":[1,3,4,6],"goal":24,"skill":null,
        "hardness":"VeryHard","seconds":70,"hints":1,"wrong_calls":2,"outcome":"helped"}]}"#;
    let mut statistics = Statistics::default();
    assert_eq!(import(&mut statistics, file), Ok(1));
    let answer = statistics.of("").next().expect("an answer");
    assert_eq!(answer.game(), TableGame::TwentyFour);
    assert_eq!(answer.day.to_string(), "2026-11-23");
    assert_eq!(answer.hardness, Some(Hardness::VeryHard));
}

#[test]
fn a_file_without_statistics_changes_nothing() {
    let whole = exported(&some_answers());
    let long = " ".repeat(MAX_FILE_BYTES + 1);
    for (file, why) in [
        ("", ImportRefusal::NotStatistics),
        ("[]", ImportRefusal::NotStatistics),
        (&whole[..whole.len() - 1], ImportRefusal::NotStatistics),
        (
            &whole.replace("score-statistics", "other"),
            ImportRefusal::NotStatistics,
        ),
        // The day of this one is right.
        (
            &whole.replace("\"alone\"", "\"asleep\""),
            ImportRefusal::NotStatistics,
        ),
        (
            &whole.replace("Ada", "Adelaide of the Analytical Engine"),
            ImportRefusal::NotStatistics,
        ),
        (
            &whole.replace("\"version\":2", "\"version\":3"),
            ImportRefusal::Later,
        ),
        (&long, ImportRefusal::TooLong),
    ] {
        let mut statistics = some_answers();
        assert_eq!(import(&mut statistics, file), Err(why), "{file:.60}");
        assert_eq!(statistics, some_answers());
    }
}

#[test]
fn deleted_answers_come_back() {
    let mut statistics = some_answers();
    assert!(!statistics.can_undo_delete());
    statistics.delete("Ada");
    assert_eq!(
        (statistics.count(), statistics.can_undo_delete()),
        (1, true)
    );
    statistics.undo_delete();
    assert_eq!(statistics, some_answers());
}

#[test]
fn the_oldest_answers_go_where_there_are_too_many() {
    let answers = (0..MAX_ANSWERS as u64 + 3)
        .map(|at_ms| answer(at_ms, "2026-11-23", "", answered(Outcome::Alone, None)));
    let written: Vec<Answer> = answers.collect();
    let file = serde_json::json!({
        "format": "score-statistics", "version": 1, "answers": written,
    });
    let mut statistics = Statistics::default();
    assert!(import(&mut statistics, &file.to_string()).is_ok());
    assert_eq!(statistics.count(), MAX_ANSWERS);
    assert_eq!(statistics.of("").next().map(|answer| answer.at_ms), Some(3));
    assert!(exported(&statistics).len() < MAX_FILE_BYTES);
}

#[test]
fn weeks_begin_on_monday_and_none_is_left_out() {
    let statistics = some_answers();
    let all = || statistics.of("Ada").chain(statistics.of(""));
    let today = Some(day("2026-11-29"));
    let weeks = by_week(all(), today, 10).weeks;
    let sums: Vec<(u32, u32)> = weeks.iter().map(|week| (week.solved, week.shown)).collect();
    assert_eq!(sums, [(1, 0), (0, 1), (0, 0), (1, 0)]);
    let mondays: Vec<u32> = weeks.iter().map(|week| week.monday).collect();
    assert_eq!(mondays, [20_261_102, 20_261_109, 20_261_116, 20_261_123]);
    assert_eq!(Week::best(&weeks), Some(weeks[3]));
    assert_eq!(Week::best(&weeks[3..]), None);
    assert_eq!(by_week(all(), today, 2).weeks, weeks[2..]);
    assert_eq!(by_week(std::iter::empty(), today, 2), Weeks::default());
}

#[test]
fn an_answer_of_a_day_to_come_hides_no_other_week() {
    let mut statistics = some_answers();
    let all = |statistics: &Statistics, today: &str| {
        let answers = statistics.of("Ada").chain(statistics.of(""));
        by_week(answers, Some(day(today)), 26)
    };
    let before = all(&statistics, "2026-11-29");
    assert_eq!((before.weeks.len(), before.count_ahead), (4, 0));
    statistics.add(answer(
        9,
        "2031-05-05",
        "Ada",
        answered(Outcome::Alone, Some(Hardness::Easy)),
    ));
    let after = all(&statistics, "2026-11-29");
    assert_eq!((&after.weeks, after.count_ahead), (&before.weeks, 1));
    // A later day of the same week is not ahead, and nothing of it is left out.
    let of_week = all(&some_answers(), "2026-11-23");
    assert_eq!(of_week, before);
    // A player who comes back after a year still sees their weeks.
    assert_eq!(all(&some_answers(), "2027-11-29"), before);
    // If all are ahead, it is today that is wrong.
    assert_eq!(all(&some_answers(), "2026-01-01"), before);
}

#[test]
fn an_answer_of_a_day_that_cannot_be_right_is_left_out_and_counted() {
    let whole = exported(&some_answers());
    for number in ["20251231", "19700101", "30000101", "20261131", "-1"] {
        let file = whole.replace("20261123", number);
        let imported = Profile::imported(&file).expect("the others are kept");
        assert_eq!(imported.count_left_out, 1, "{number}");
        let kept: Vec<u64> = imported.profile.answers.iter().map(|it| it.at_ms).collect();
        assert_eq!(kept, [1, 2], "{number}");
    }
}

#[test]
fn the_median_of_an_even_number_is_the_mean_of_the_two_in_the_middle() {
    let median = |seconds: &[u32]| {
        let took = |(at, seconds): (u64, &u32)| {
            let answered = Answered {
                seconds: *seconds,
                ..answered(Outcome::Alone, Some(Hardness::Easy))
            };
            answer(at, "2026-11-23", "", answered)
        };
        let statistics = of((0..).zip(seconds).map(took).collect());
        by_hardness(statistics.of(""))[0].median_seconds
    };
    assert_eq!(median(&[]), 0);
    assert_eq!(median(&[7]), 7);
    assert_eq!(median(&[90, 10]), 50);
    assert_eq!(median(&[10, 300, 20, 40]), 30);
    // Seconds that have begun are not counted, as everywhere.
    assert_eq!(median(&[10, 11]), 10);
    assert_eq!(median(&[u32::MAX, u32::MAX]), u32::MAX);
}

#[test]
fn mostly_is_more_than_half() {
    let verdict = |right, wrong, overlooked| {
        let calls = Calls {
            right,
            wrong,
            overlooked,
        };
        calls.verdict()
    };
    assert_eq!(verdict(0, 0, 0), CallVerdict::None);
    assert_eq!(verdict(2, 2, 0), CallVerdict::HalfRight);
    assert_eq!(verdict(2, 2, 2), CallVerdict::HalfRight);
    assert_eq!(verdict(3, 2, 3), CallVerdict::MostlyRight);
    assert_eq!(verdict(2, 3, 9), CallVerdict::TooSoon);
    assert_eq!(verdict(2, 2, 3), CallVerdict::TooSeldom);
    assert_eq!(verdict(0, 0, 1), CallVerdict::TooSeldom);
}

#[test]
fn sums_add_up_the_answers_and_their_times() {
    let took = |seconds: u32, outcome: Outcome| Answered {
        seconds,
        ..answered(outcome, Some(Hardness::Hard))
    };
    let called = |wrong_calls: u8, outcome: Outcome, hardness: Option<Hardness>| Answered {
        wrong_calls,
        ..answered(outcome, hardness)
    };
    let statistics = of(vec![
        answer(1, "2026-11-23", "", took(5, Outcome::Alone)),
        answer(2, "2026-11-23", "", took(50, Outcome::Helped)),
        answer(3, "2026-11-23", "", took(9, Outcome::Alone)),
        answer(4, "2026-11-23", "", took(900, Outcome::Shown)),
        answer(
            5,
            "2026-11-23",
            "",
            called(2, Outcome::Helped, Some(Hardness::Easy)),
        ),
        answer(6, "2026-11-23", "", called(0, Outcome::Alone, None)),
        answer(7, "2026-11-23", "", called(0, Outcome::Shown, None)),
    ]);
    let times = by_hardness(statistics.of(""));
    assert_eq!((times[2].count, times[2].median_seconds), (3, 9));
    let expected = Calls {
        right: 1,
        wrong: 2,
        overlooked: 1,
    };
    assert_eq!(calls(statistics.of("")), expected);
    let skills = by_skill(statistics.of(""));
    assert_eq!(skills.len(), 1);
    assert_eq!(
        (skills[0].alone, skills[0].helped, skills[0].shown),
        (3, 2, 2)
    );
}

#[test]
fn the_skill_with_the_smallest_share_alone_is_the_one_to_practise() {
    let of = |skill, alone, helped| BySkill {
        skill,
        alone,
        helped,
        shown: 0,
    };
    let too_few = of(Skill::Fractions, 0, MIN_ROLLS_TO_JUDGE - 1);
    let all = [
        of(Skill::TwoSteps, 9, 3),
        of(Skill::Joining, 2, 1),
        of(Skill::Division, 30, 0),
        too_few,
    ];
    assert_eq!(BySkill::weakest(&all), Some(Skill::Joining));
    assert_eq!(BySkill::weakest(&all[2..]), None);
}

proptest! {
    /// Two devices that give each other their files have the same answers, in whichever order.
    #[test]
    fn merging_knows_no_order(here in prop::collection::vec(0_u64..40, 0..30), there in prop::collection::vec(0_u64..40, 0..30)) {
        let device = |times: &[u64]| of(times.iter().map(|at_ms| {
            answer(*at_ms, "2026-11-23", "", answered(Outcome::Alone, Some(Hardness::Easy)))
        }).collect());
        let (mut one, mut other) = (device(&here), device(&there));
        let (file, other_file) = (exported(&one), exported(&other));
        prop_assert!(import(&mut one, &other_file).is_ok());
        prop_assert!(import(&mut other, &file).is_ok());
        prop_assert_eq!(&one, &other);
        let bytes = postcard::to_allocvec(&one).expect("it can be written");
        prop_assert_eq!(postcard::from_bytes::<Statistics>(&bytes).expect("it is read"), one);
    }
}
