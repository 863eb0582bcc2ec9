//! An assignment as a file: read back the same, or refused.

use proptest::prelude::*;
use score_core::assignment::{
    Assignment, AssignmentMinutes, AssignmentName, AssignmentRefusal, LanguageCode,
    MAX_ASSIGNMENT_BYTES, MAX_ASSIGNMENT_MINUTES, MAX_ASSIGNMENT_NAME_CHARS, MAX_PRACTICE_RIGHT,
    NameRefusal, Numbers, PassMark, PracticeWork, RightCount, SheetWork, USUAL_PASS_MARK_PERCENT,
    Work,
};
use score_core::learn::level::{Level, Setting};
use score_core::learn::skill::Skill;
use score_core::learn::worksheet::{ItemKind, Title, Worksheet};
use score_core::lesson::{MAX_LESSON_BYTES, MAX_LESSON_ROLLS};
use score_core::table::game::TableGame;
use score_core::teach::difficulty::Hardness;

use super::fixture::{any_assignment, homework, lessons, minutes, name, pass_mark, practice};

/// The CRC-32 of a text, computed bit by bit as a division of polynomials.
fn crc32(text: &str) -> u32 {
    let mut rest = 0xFFFF_FFFF_u32;
    let bits = text
        .bytes()
        .flat_map(|byte| (0..8).map(move |bit| u32::from(byte >> bit) & 1));
    for bit in bits {
        let is_odd = (rest ^ bit) & 1 == 1;
        rest = (rest >> 1) ^ if is_odd { 0xEDB8_8320 } else { 0 };
    }
    rest ^ 0xFFFF_FFFF
}

/// These lines with the right check code after them.
fn file(body: &str) -> String {
    format!("{body}check={:08x}\n", crc32(body))
}

fn read(text: &str) -> Result<Assignment, AssignmentRefusal> {
    Assignment::read(text.as_bytes())
}

#[test]
fn the_check_code_is_that_of_zip_files() {
    // The check value of the catalogue of CRCs.
    assert_eq!(crc32("123456789"), 0xCBF4_3926);
    let assignment = homework(ItemKind::Rolls, 12, 7);
    let written = assignment.written();
    let body = written.split("check=").next().expect("a body");
    assert_eq!(assignment.check(), crc32(body));
    assert_eq!(written, file(body));
}

#[test]
fn a_golden_file_reads_as_its_assignment() {
    let body = "score-assignment 1\nname=\"Fractions\" & <more>\n\
                sheet=sheet?kind=hands&items=20&from=easy&to=hard&version=b&seed=7\npass=75\n\
                second=0\nhints=1\nsolutions=0\nminutes=45\nlanguage=de\nnumbers=own\n";
    let assignment = Assignment {
        name: name("\"Fractions\" & <more>"),
        work: Work::Sheet(SheetWork::new(&Worksheet {
            version: Some(score_core::learn::worksheet::Version::B),
            ..super::fixture::sheet(ItemKind::Hands, 20, 7)
        })),
        pass_mark: pass_mark(75),
        has_second_try: false,
        has_hints: true,
        has_solutions: false,
        time_limit: minutes(45),
        language: LanguageCode::new("de"),
        numbers: Numbers::EachOwn,
    };
    assert_eq!(assignment.written(), file(body));
    assert_eq!(read(&file(body)), Ok(assignment));
}

#[test]
fn each_kind_of_work_has_its_line() {
    let [of_24, of_score] = lessons();
    let practice = practice(TableGame::Score, 10, 7);
    for (assignment, line) in [
        (
            homework(ItemKind::Dials, 3, 7),
            "sheet=sheet?kind=dials&items=3&from=easy&to=hard&draw=2&seed=7\n",
        ),
        (of_24, "lesson=24_cards_call_3.3.8.8_1.5.5.5_1.1.1.1_end\n"),
        (
            of_score,
            "lesson=20_6.6.12.20_everyone.60_1.4.5.7_9.9.9.9_1.1.1.7_end\n",
        ),
        (
            practice,
            "practice=practice?skill=two-steps&level=easy&seed=7\nright=10\n",
        ),
    ] {
        let written = assignment.written();
        assert!(written.contains(line), "{written}");
        assert_eq!(read(&written), Ok(assignment));
    }
}

#[test]
fn an_assignment_is_as_usual_where_nothing_is_said() {
    let assignment = homework(ItemKind::Rolls, 12, 7);
    assert_eq!(assignment.pass_mark.percent(), USUAL_PASS_MARK_PERCENT);
    assert_eq!(USUAL_PASS_MARK_PERCENT, 80);
    assert!(assignment.has_second_try && assignment.has_hints && assignment.has_solutions);
    assert_eq!((assignment.time_limit, assignment.language), (None, None));
    assert_eq!(assignment.numbers, Numbers::Same);
    assert_eq!(RightCount::default().get(), 10);
}

#[test]
fn settings_of_paper_are_no_part_of_an_assignment() {
    let plain = super::fixture::sheet(ItemKind::Rolls, 12, 7);
    let for_paper = Worksheet {
        title: Title::new("7b").expect("a title"),
        has_name: true,
        is_large: true,
        ..plain.clone()
    };
    assert_eq!(SheetWork::new(&for_paper), SheetWork::new(&plain));
}

#[test]
fn parts_beyond_their_limits_are_refused() {
    let long = "a".repeat(MAX_ASSIGNMENT_NAME_CHARS + 1);
    for (text, why) in [
        ("", NameRefusal::Empty),
        (" \u{200b} ", NameRefusal::Empty),
        (&long, NameRefusal::TooLong),
        ("a\nb", NameRefusal::Control),
        ("a\u{2028}b", NameRefusal::Control),
        ("a\u{1b}b", NameRefusal::Control),
        ("a\u{ffff}b", NameRefusal::Control),
    ] {
        assert_eq!(AssignmentName::new(text), Err(why), "{text:?}");
    }
    assert_eq!(name(" 7b: 'März' \"1/2\" ").as_str(), "7b: 'März' \"1/2\"");
    assert_eq!((PassMark::new(0), PassMark::new(101)), (None, None));
    let too_long = MAX_ASSIGNMENT_MINUTES + 1;
    assert_eq!(AssignmentMinutes::new(0), None);
    assert_eq!(AssignmentMinutes::new(too_long), None);
    assert_eq!(RightCount::new(0), None);
    assert_eq!(RightCount::new(MAX_PRACTICE_RIGHT + 1), None);
    for code in ["", "d", "DE", "deut", "d1", "d\n"] {
        assert_eq!(LanguageCode::new(code), None, "{code:?}");
    }
    // No roll of Score that needs a fraction is easy.
    let level = Level {
        skill: Skill::Fractions,
        hardness: Hardness::Easy,
    };
    let setting = Setting::usual(TableGame::Score);
    assert_eq!(
        PracticeWork::new(setting, level, RightCount::default(), 7),
        None
    );
}

#[test]
fn the_longest_assignment_is_within_the_limit_of_a_file() {
    let rolls = vec!["999.999.999.999.999"; MAX_LESSON_ROLLS].join("_");
    let lesson =
        format!("999_100.100.100.100.100.100_everyone.600.nopoints.first3.free_{rolls}_end");
    assert!(lesson.len() <= MAX_LESSON_BYTES);
    let longest = Assignment {
        name: name(&"\u{1f600}".repeat(MAX_ASSIGNMENT_NAME_CHARS)),
        ..Assignment::new(name("7b"), Work::Lesson(lesson.parse().expect("a lesson")))
    };
    let written = longest.written();
    assert!(written.len() <= MAX_ASSIGNMENT_BYTES, "{}", written.len());
    assert_eq!(read(&written), Ok(longest));
}

#[test]
fn another_file_is_refused_with_its_reason() {
    let good = homework(ItemKind::Rolls, 12, 7).written();
    let body = good.split("check=").next().expect("a body");
    let with = |from: &str, to: &str| {
        assert!(body.contains(from), "{from}");
        file(&body.replacen(from, to, 1))
    };
    for text in ["", "{}", "score-assignmen", "\u{feff}score-assignment 1\n"] {
        assert_eq!(
            read(text),
            Err(AssignmentRefusal::NotAnAssignment),
            "{text:?}"
        );
    }
    for text in [
        "score-assignment 1\n".to_owned(),
        good.replace("pass=80", "pass=10"),
        good.replace('\n', "\r\n"),
        format!("{good}\n"),
        good.trim_end().to_owned(),
        body.to_owned(),
    ] {
        assert_eq!(read(&text), Err(AssignmentRefusal::Changed), "{text:?}");
    }
    let bytes = [good.as_bytes(), &[0xff]].concat();
    assert_eq!(Assignment::read(&bytes), Err(AssignmentRefusal::Changed));
    for text in [
        with("pass=80", "pass=0"),
        with("pass=80", "pass=080"),
        with("pass=80\n", ""),
        with("pass=80\n", "pass=80\npass=80\n"),
        with("second=1", "second=yes"),
        with("items=12", "items=0"),
        with("items=12", "items=41"),
        with("&seed=7", ""),
        with("&seed=7", "&seed=7&colour=red"),
        with("&seed=7", "&name=1&seed=7"),
        with("name=Homework", "name="),
        with("name=Homework", "name= Homework"),
        with("minutes=none", "minutes=181"),
        with("language=none", "language=DE"),
        with("numbers=same", "numbers=same\nmore=1"),
        with("sheet=", "paper="),
        with("assignment 1", "assignment 0"),
    ] {
        assert_eq!(
            read(&text),
            Err(AssignmentRefusal::NotAnAssignment),
            "{text:?}"
        );
    }
    let later = with("assignment 1", "assignment 2");
    assert_eq!(read(&later), Err(AssignmentRefusal::Later));
    let long = "score-assignment 1\n".repeat(MAX_ASSIGNMENT_BYTES / 10);
    assert_eq!(read(&long), Err(AssignmentRefusal::TooLong));
}

#[test]
fn every_changed_byte_of_a_file_is_refused() {
    let [of_24, _] = lessons();
    for assignment in [homework(ItemKind::Dials, 3, 7), of_24] {
        let written = assignment.written().into_bytes();
        for at in 0..written.len() {
            for value in 0..=u8::MAX {
                let mut changed = written.clone();
                changed[at] = value;
                let is_same = changed == written;
                assert_eq!(Assignment::read(&changed).is_ok(), is_same, "{at} {value}");
            }
        }
    }
}

proptest! {
    #[test]
    fn a_written_assignment_reads_back_the_same(assignment in any_assignment()) {
        let written = assignment.written();
        prop_assert!(written.len() <= MAX_ASSIGNMENT_BYTES);
        prop_assert_eq!(read(&written), Ok(assignment));
    }

    #[test]
    fn a_file_with_changed_bytes_is_never_read(
        assignment in any_assignment(),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in any::<prop::sample::Index>(),
    ) {
        let written = assignment.written().into_bytes();
        let mut changed = written.clone();
        for (at, value) in changes {
            let at = at.index(changed.len());
            changed[at] = value;
        }
        prop_assert_eq!(Assignment::read(&changed).is_ok(), changed == written);
        prop_assert!(Assignment::read(&written[..cut.index(written.len())]).is_err());
    }

    #[test]
    fn no_bytes_break_the_reader(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(Assignment::read(&bytes).is_err());
        let text = format!("score-assignment 1\n{}", String::from_utf8_lossy(&bytes));
        prop_assert!(read(&file(&text)).is_err());
    }
}
