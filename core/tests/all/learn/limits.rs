//! A device on which everything is at its limit: it is stored and read again, and goes to another
//! one whole.

use score_core::dice::Roll;
use score_core::learn::daily::{Day, Mark, RollProgress};
use score_core::learn::practice::{MAX_RETURNING, Outcome, Practice};
use score_core::learn::profile::{ImportRefusal, MAX_FILE_BYTES, Profile};
use score_core::learn::saved::{
    MAX_DAYS, MAX_PRACTICES, MAX_SETTING_BYTES, SavedDay, SavedOwnPractice, SavedPractice,
};
use score_core::learn::skill::Skill;
use score_core::learn::statistics::{
    Answer, Answered, MAX_ANSWERS, MAX_PLAYER_CHARS, Origin, Statistics,
};
use score_core::link::PracticeLink;
use score_core::stored::MAX_STORED_BYTES;
use score_core::table::game::TableGame;
use score_core::table::rules::Goal;
use score_core::teach::difficulty::Hardness;
use serde_json::{Value, json};

/// The space that every browser has for a page, in bytes.
const BROWSER_BYTES: usize = 5_000_000;

/// A byte is two digits, and a browser takes two bytes for each.
const BROWSER_BYTES_A_BYTE: usize = 4;

/// Four bytes long.
const LONG: char = '\u{1f600}';

/// Written in a file as six signs.
const UNSEEN: char = '\u{1}';

const GAMES: [TableGame; 2] = TableGame::ALL;

/// A name of the most characters.
fn name(sign: char, number: usize) -> String {
    let end = number.to_string();
    let signs = MAX_PLAYER_CHARS - end.len();
    std::iter::repeat_n(sign, signs).collect::<String>() + &end
}

fn largest_roll() -> Roll {
    Roll::new(&[999; 6]).expect("a roll")
}

fn largest_answer(at: usize, player: &str) -> Answer {
    let answered = Answered {
        game: TableGame::TwentyFour,
        roll: largest_roll(),
        goal: Goal::new(999).expect("a goal"),
        skill: Some(Skill::NegativeNumbers),
        hardness: Some(Hardness::VeryHard),
        seconds: u32::MAX,
        hints: u8::MAX,
        wrong_calls: u8::MAX,
        outcome: Outcome::Helped,
    };
    let day: Day = "2999-12-31".parse().expect("a day");
    // Milliseconds of that year.
    let at_ms = 32_500_000_000_000 + at as u64;
    Answer::new(at_ms, day, player, Origin::Practice, answered)
}

/// Practice as it is written, in which `returning` rolls wait to come again.
fn written_practice(returning: usize) -> Value {
    let again = json!({
        "level": {"skill": "negative_numbers", "hardness": "VeryHard"},
        "roll": [999, 999, 999, 999, 999, 999],
        "due_at": u32::MAX,
    });
    json!({
        "skills": vec![json!({"in_box": 4, "due_at": u32::MAX}); Skill::ALL.len()],
        "answered": u32::MAX,
        "returning": vec![again; returning],
    })
}

fn largest_practice() -> Practice {
    let written = written_practice(MAX_RETURNING);
    serde_json::from_value(written).expect("it is one")
}

fn full_days(sign: char) -> Vec<SavedDay> {
    let first: Day = "2026-01-01".parse().expect("a day");
    let days = std::iter::successors(Some(first), |day| day.next());
    let largest = RollProgress {
        mark: Mark::HelpedLater,
        hints: u8::MAX,
        wrong_calls: u8::MAX,
        seconds: 86_400,
    };
    let days = days.take(MAX_DAYS).enumerate().map(|(at, day)| {
        let mut saved = SavedDay::new(&name(sign, at % 12), TableGame::TwentyFour, day);
        saved.progress.rolls.fill(largest);
        saved
    });
    days.collect()
}

/// The profile of a device that has as much of everything as it can, with names of this sign.
fn full(sign: char) -> Profile {
    let mut statistics = Statistics::default();
    let answers = (0..MAX_ANSWERS + 1).map(|at| largest_answer(at, &name(sign, at % 12)));
    statistics.merge(answers.collect());
    let usual = (0..MAX_PRACTICES).map(|at| {
        let mut saved = SavedPractice::new(&name(sign, at / 2), GAMES[at % 2]);
        saved.practice = largest_practice();
        saved
    });
    let own = (0..MAX_PRACTICES).map(|at| {
        let setting = format!("{at:0width$}", width = MAX_SETTING_BYTES);
        let mut saved = SavedOwnPractice::new(&name(sign, 0), &setting);
        saved.practice = largest_practice();
        saved
    });
    Profile {
        practices: usual.collect(),
        own_practices: own.collect(),
        days: full_days(sign),
        answers: statistics.answers().to_vec(),
    }
}

#[test]
fn all_that_a_full_device_keeps_is_stored_together() {
    let full = full(LONG);
    let written = [
        postcard::to_allocvec(&full.answers),
        postcard::to_allocvec(&full.days),
        postcard::to_allocvec(&full.practices),
        postcard::to_allocvec(&full.own_practices),
    ];
    let bytes = written.map(|list| list.expect("it can be written").len());
    assert!(
        bytes.iter().all(|bytes| *bytes <= MAX_STORED_BYTES),
        "{bytes:?}"
    );
    let all: usize = bytes.iter().sum();
    assert!(all * BROWSER_BYTES_A_BYTE <= BROWSER_BYTES, "{bytes:?}");
}

#[test]
fn as_many_answers_as_an_earlier_program_stored_are_read() {
    let answers = (0..MAX_ANSWERS).map(|at| largest_answer(at, &name(LONG, 0)));
    let answers: Vec<Answer> = answers.collect();
    let written = postcard::to_allocvec(&answers).expect("it can be written");
    assert!(written.len() <= MAX_STORED_BYTES, "{}", written.len());
}

#[test]
fn the_newest_answers_are_kept_as_many_as_their_names_leave_room_for() {
    let newest = largest_answer(MAX_ANSWERS, &name(LONG, MAX_ANSWERS % 12));
    let long = full(LONG).answers;
    assert!((4_000..MAX_ANSWERS).contains(&long.len()), "{}", long.len());
    assert_eq!(long.last(), Some(&newest));
    // Of usual size, with the longest names in Latin letters.
    let mut statistics = Statistics::default();
    let usual = (0..MAX_ANSWERS).map(|at| {
        let mut answer = largest_answer(at, &name('W', at % 12));
        answer.roll = Roll::new(&[6, 6, 12, 20]).expect("a roll");
        answer.seconds = 600;
        answer
    });
    statistics.merge(usual.collect());
    assert_eq!(statistics.count(), MAX_ANSWERS);
}

#[test]
fn a_full_device_goes_through_its_file() {
    for sign in [LONG, UNSEEN, '"'] {
        let full = full(sign);
        let file = full.exported();
        assert!(file.len() <= MAX_FILE_BYTES, "{sign:?}: {}", file.len());
        // The different records of two devices would fill a screen with dots.
        assert!(
            Profile::imported(&file).map(|it| it.profile) == Ok(full),
            "{sign:?}"
        );
    }
}

#[test]
fn a_full_device_goes_through_its_packed_form() {
    let full = full(LONG);
    assert!(Profile::unpacked(&full.packed()) == Ok(full));
}

#[test]
fn more_than_a_device_keeps_is_not_believed() {
    let refused = Err(ImportRefusal::NotStatistics);
    let long = "x".repeat(MAX_SETTING_BYTES + 1);
    let setting = Profile {
        own_practices: vec![SavedOwnPractice::new("", &long)],
        ..Profile::default()
    };
    assert_eq!(Profile::imported(&setting.exported()).map(drop), refused);
    let written = written_practice(MAX_RETURNING + 1);
    let mut saved = SavedPractice::new("", TableGame::Score);
    saved.practice = serde_json::from_value(written).expect("it is one");
    let returning = Profile {
        practices: vec![saved],
        ..Profile::default()
    };
    assert_eq!(Profile::imported(&returning.exported()).map(drop), refused);
}

#[test]
fn the_longest_link_to_a_setting_is_kept() {
    let written = "practice?game=24&goal=999&dice=100.100.100.100";
    let (link, refusals) = PracticeLink::read(written);
    assert_eq!(refusals, []);
    let link = PracticeLink::to(&link.setting(), None, None).to_string();
    assert_eq!(link, written);
    assert!(link.len() <= MAX_SETTING_BYTES);
}
