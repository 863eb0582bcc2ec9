//! The code to hand in if there is no LMS.

use std::collections::BTreeSet;

use proptest::collection::vec;
use proptest::prelude::*;
use score_core::assignment::{
    Assignment, HAND_IN_LETTERS, HandIn, HandInRefusal, ItemEvent, MAX_ATTEMPT_ITEMS, Status,
};
use score_core::learn::worksheet::ItemKind;
use score_core::link::{CODE_LETTERS, may_be_code};

use super::fixture::{any_assignment, any_event, attempt, happens, homework};

/// The result of three items: one right, one with help, one shown.
fn result(assignment: &Assignment) -> HandIn {
    let mut attempt = attempt(assignment, 3);
    for event in [
        ItemEvent::Right,
        ItemEvent::Hinted,
        ItemEvent::Right,
        ItemEvent::Shown,
    ] {
        assert!(happens(&mut attempt, event));
    }
    HandIn::of(&attempt)
}

#[test]
fn a_code_has_the_result_and_names_its_assignment() {
    let assignment = homework(ItemKind::Rolls, 3, 7);
    let code = result(&assignment).code();
    let read = HandIn::read(&code).expect("a code");
    assert_eq!(read, result(&assignment));
    assert_eq!((read.score, read.is_over), (50, true));
    assert_eq!((read.right, read.with_help, read.shown), (1, 1, 1));
    assert!(read.is_of(&assignment));
    assert!(!read.is_of(&homework(ItemKind::Rolls, 3, 8)));
    assert_eq!(read.status(&assignment), Status::Failed);
    let easier = Assignment {
        pass_mark: super::fixture::pass_mark(50),
        ..assignment.clone()
    };
    assert_eq!(read.status(&easier), Status::Passed);
    let begun = HandIn::of(&attempt(&assignment, 3));
    assert_eq!(begun.status(&assignment), Status::Incomplete);
    // Codes that are written down stay readable.
    assert_eq!(code, GOLDEN_CODE);
}

/// The code of [`result`] of the sheet of three rolls with seed 7.
const GOLDEN_CODE: &str = "PQ797-RF99T-4396W";

#[test]
fn a_code_is_read_as_people_write_it() {
    let result = result(&homework(ItemKind::Rolls, 3, 7));
    let code = result.code();
    let letters = code.replace('-', "");
    assert_eq!(letters.len(), HAND_IN_LETTERS);
    assert!(letters.bytes().all(|letter| CODE_LETTERS.contains(&letter)));
    // No field takes it for the code of a table.
    assert!(!may_be_code(&code) && !may_be_code(&letters));
    for written in [
        letters.clone(),
        code.to_lowercase(),
        format!("  {code}\n"),
        code.replace('-', " \u{2013} "),
    ] {
        assert_eq!(HandIn::read(&written), Ok(result), "{written}");
    }
    for other in [
        "",
        "CDFGH",
        &letters[1..],
        &format!("{letters}C"),
        &code.replace('-', "A"),
    ] {
        assert_eq!(HandIn::read(other), Err(HandInRefusal::NotACode), "{other}");
    }
}

#[test]
fn every_wrong_letter_and_every_exchange_of_two_is_found() {
    for seed in 0..20 {
        let code = result(&homework(ItemKind::Rolls, 3, seed)).code();
        let letters = code.replace('-', "").into_bytes();
        let read = |letters: &[u8]| HandIn::read(str::from_utf8(letters).expect("letters"));
        for at in 0..letters.len() {
            for other in CODE_LETTERS.iter().filter(|other| **other != letters[at]) {
                let mut wrong = letters.clone();
                wrong[at] = *other;
                assert_eq!(read(&wrong), Err(HandInRefusal::Mistyped));
            }
            for to in at + 1..letters.len() {
                let mut wrong = letters.clone();
                wrong.swap(at, to);
                let is_same = wrong == letters;
                assert_eq!(read(&wrong).is_ok(), is_same);
            }
        }
    }
}

#[test]
fn different_results_have_different_codes() {
    let assignment = homework(ItemKind::Rolls, 40, 7);
    let mut state = attempt(&assignment, MAX_ATTEMPT_ITEMS);
    let mut codes = BTreeSet::from([HandIn::of(&state).code()]);
    let mut count = 1;
    while !state.is_over() {
        assert!(happens(&mut state, ItemEvent::Right));
        codes.insert(HandIn::of(&state).code());
        count += 1;
    }
    assert_eq!(
        (codes.len(), count),
        (MAX_ATTEMPT_ITEMS + 1, MAX_ATTEMPT_ITEMS + 1)
    );
}

proptest! {
    #[test]
    fn the_code_of_any_attempt_reads_back_the_same(
        assignment in any_assignment(),
        count in 1..=MAX_ATTEMPT_ITEMS,
        events in vec(any_event(), 0..150),
    ) {
        let mut state = attempt(&assignment, count);
        events.into_iter().for_each(|event| { happens(&mut state, event); });
        let result = HandIn::of(&state);
        prop_assert_eq!(HandIn::read(&result.code()), Ok(result));
        prop_assert!(result.is_of(&assignment));
        prop_assert_eq!(result.status(&assignment), state.status());
    }

    #[test]
    fn no_text_breaks_the_reader_of_codes(text in ".{0,40}", letters in "[CDFGHJKMNPQRTWXY34679]{15}") {
        let _ = HandIn::read(&text);
        if let Ok(result) = HandIn::read(&letters) {
            prop_assert_eq!(result.code().replace('-', ""), letters);
        }
    }
}
