//! Attempts as text in an LMS: short, read back the same, or refused.

use proptest::collection::vec;
use proptest::prelude::*;
use score_core::assignment::{
    Assignment, Attempt, ItemEvent, MAX_ATTEMPT_ITEMS, MAX_ITEM_MS, MAX_SUSPEND_CHARS,
    PRACTICE_ITEMS_PER_RIGHT, SuspendRefusal,
};
use score_core::learn::worksheet::{ItemKind, MAX_ITEMS};
use score_core::table::game::TableGame;

use super::fixture::{any_assignment, any_event, attempt, happens, homework, minutes, practice};

fn resumed(assignment: &Assignment, text: &str) -> Result<Attempt, SuspendRefusal> {
    Attempt::resumed(assignment, text)
}

#[test]
fn a_golden_attempt_reads_as_it_was() {
    let assignment = homework(ItemKind::Rolls, 12, 7);
    let mut state = Attempt::new(&assignment, 0xABC, 12).expect("an attempt");
    for event in [
        ItemEvent::Spent { ms: 1_250 },
        ItemEvent::Right,
        ItemEvent::Hinted,
        ItemEvent::Wrong,
        ItemEvent::Spent { ms: 90_000 },
        ItemEvent::Right,
        ItemEvent::Shown,
        ItemEvent::Wrong,
    ] {
        assert!(happens(&mut state, event));
    }
    let text = state.suspended();
    let check = assignment.check();
    let head = format!("score1.{check:08x}.abc.12.G1250K90000M0B0.");
    assert_eq!(text[..head.len()], head);
    assert_eq!(text.len(), head.len() + 8);
    assert_eq!(resumed(&assignment, &text), Ok(state));
}

#[test]
fn the_longest_attempts_fit_into_an_lms() {
    let longest = |assignment: &Assignment, count: usize, last: ItemEvent| {
        let mut state = Attempt::new(assignment, u32::MAX, count).expect("an attempt");
        while !state.is_over() {
            for event in [
                ItemEvent::Spent { ms: MAX_ITEM_MS },
                ItemEvent::Hinted,
                ItemEvent::Wrong,
                last,
            ] {
                assert!(happens(&mut state, event));
            }
        }
        let text = state.suspended();
        assert!(text.is_ascii());
        assert_eq!(resumed(assignment, &text), Ok(state));
        text.len()
    };
    for last in [
        ItemEvent::Right,
        ItemEvent::Wrong,
        ItemEvent::Shown,
        ItemEvent::GaveUp,
    ] {
        for kind in ItemKind::ALL {
            let assignment = homework(kind, MAX_ITEMS, u32::MAX);
            let chars = longest(&assignment, MAX_ITEMS.into(), last);
            assert!(chars <= MAX_SUSPEND_CHARS, "{kind:?} {chars}");
        }
        // Of practice there are more items.
        let right = (MAX_ATTEMPT_ITEMS / PRACTICE_ITEMS_PER_RIGHT) as u8;
        let assignment = practice(TableGame::TwentyFour, right, u32::MAX);
        let chars = longest(&assignment, MAX_ATTEMPT_ITEMS, last);
        assert!(chars <= MAX_SUSPEND_CHARS / 4, "{chars}");
    }
}

#[test]
fn data_of_another_program_or_assignment_is_refused_with_its_reason() {
    let assignment = homework(ItemKind::Rolls, 12, 7);
    let text = attempt(&assignment, 12).suspended();
    let changed = Assignment {
        has_hints: false,
        ..assignment.clone()
    };
    assert_eq!(
        resumed(&changed, &text),
        Err(SuspendRefusal::OtherAssignment)
    );
    let cut = &text[..text.len() - 1];
    let other = text.replace(".12.", ".11.");
    for garbled in [
        "",
        "{\"page\":3}",
        "score1",
        "....",
        cut,
        &other,
        "score1.\u{e9}",
    ] {
        assert_eq!(
            resumed(&assignment, garbled),
            Err(SuspendRefusal::Garbled),
            "{garbled}"
        );
    }
    let long = "a".repeat(MAX_SUSPEND_CHARS + 1);
    assert_eq!(resumed(&assignment, &long), Err(SuspendRefusal::Garbled));
}

/// The CRC-32 of a text.
fn crc32(text: &str) -> u32 {
    let add = |crc: u32, byte: u8| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            (crc >> 1) ^ if crc & 1 == 1 { 0xEDB8_8320 } else { 0 }
        })
    };
    !text.bytes().fold(u32::MAX, add)
}

/// Data with a right check code, whatever it says.
fn signed(body: &str) -> String {
    format!("{body}{:08x}", crc32(body))
}

#[test]
fn an_attempt_that_no_events_make_is_refused() {
    let assignment = Assignment {
        has_second_try: false,
        has_hints: false,
        has_solutions: false,
        time_limit: minutes(1),
        ..homework(ItemKind::Rolls, 3, 7)
    };
    let check = assignment.check();
    let read = |items: &str| {
        resumed(
            &assignment,
            &signed(&format!("score1.{check:08x}.7.3.{items}.")),
        )
    };
    assert!(read("G10G10").is_ok());
    for items in [
        // A hint, a shown solution, two wrong answers, an item after an open one, too many items,
        // an answer after the time, no time, a zero before it, no such letter.
        "J10", "M10", "C10", "A10G10", "G1G1G1G1", "G60000", "G", "G010", "Z10", "g10", "G-1",
        "G+1", "G10 ", "A0",
    ] {
        assert_eq!(read(items), Err(SuspendRefusal::Garbled), "{items}");
    }
    for (body, why) in [
        (format!("score2.{check:08x}.7.3.."), SuspendRefusal::Later),
        ("score2.more".to_owned(), SuspendRefusal::Garbled),
        ("score2.more.".to_owned(), SuspendRefusal::Later),
        (format!("score0.{check:08x}.7.3.."), SuspendRefusal::Garbled),
        (format!("score1.{check:08x}.7.0.."), SuspendRefusal::Garbled),
        (
            format!("score1.{check:08x}.7.61.."),
            SuspendRefusal::Garbled,
        ),
        (
            format!("score1.{check:08x}.07.3.."),
            SuspendRefusal::Garbled,
        ),
        (format!("score1.{check:08x}.7.3"), SuspendRefusal::Garbled),
        (
            format!("score1.{check:08x}.7.3..."),
            SuspendRefusal::Garbled,
        ),
    ] {
        assert_eq!(resumed(&assignment, &signed(&body)), Err(why), "{body}");
    }
}

proptest! {
    #[test]
    fn an_attempt_reads_back_the_same_after_any_events(
        assignment in any_assignment(),
        seed in any::<u32>(),
        count in 1..=MAX_ATTEMPT_ITEMS,
        events in vec(any_event(), 0..120),
    ) {
        let mut state = Attempt::new(&assignment, seed, count).unwrap();
        for event in events {
            happens(&mut state, event);
            let text = state.suspended();
            prop_assert!(text.len() <= MAX_SUSPEND_CHARS);
            let read = resumed(&assignment, &text);
            prop_assert_eq!(read.as_ref(), Ok(&state));
        }
    }

    #[test]
    fn a_changed_sign_of_an_attempt_is_refused(
        assignment in any_assignment(),
        events in vec(any_event(), 0..60),
        at in any::<prop::sample::Index>(),
        sign in any::<char>(),
    ) {
        let mut state = attempt(&assignment, 12);
        events.into_iter().for_each(|event| { happens(&mut state, event); });
        let text = state.suspended();
        let at = at.index(text.len());
        let changed: String = text.chars().enumerate()
            .map(|(index, it)| if index == at { sign } else { it })
            .collect();
        prop_assert_eq!(resumed(&assignment, &changed).is_ok(), changed == text);
        prop_assert!(resumed(&assignment, &text[..at]).is_err());
    }

    #[test]
    fn no_data_breaks_the_reader(bytes in vec(any::<u8>(), 0..300), items in "[A-Z0-9]{0,40}") {
        let assignment = homework(ItemKind::Rolls, 12, 7);
        let text = String::from_utf8_lossy(&bytes);
        prop_assert!(resumed(&assignment, &text).is_err());
        let check = assignment.check();
        for body in [format!("score1.{check:08x}.{text}."), format!("{text}.")] {
            let _ = resumed(&assignment, &signed(&body));
        }
        // A text that can be read is written again in the same way.
        let body = format!("score1.{check:08x}.7.12.{items}.");
        if let Ok(state) = resumed(&assignment, &signed(&body)) {
            prop_assert_eq!(state.suspended(), signed(&body));
        }
    }
}
