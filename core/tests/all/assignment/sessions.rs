//! Visits of an LMS: the values that are read, the values that are set, in order, and those that
//! are left alone.

use proptest::collection::vec;
use proptest::prelude::*;
use score_core::assignment::{
    Assignment, Attempt, Call, ELEMENTS_READ, Interaction, Item, ItemEvent, ItemMaker, LmsSession,
    Numbers, Response, Start, Status, SuspendRefusal, timespan,
};
use score_core::learn::worksheet::ItemKind;
use score_core::table::game::TableGame;

use super::fixture::{attempt, happens, homework, lessons, pass_mark, practice};
use super::lms::{Habits, Lms, is_timespan};
use super::responses::{right_response, wrong_response};

/// The values that an LMS answers with, by the ends of their names.
fn answers<'a>(pairs: &'a [(&'a str, &'a str)]) -> impl FnMut(&str) -> String + 'a {
    move |element| {
        let found = pairs.iter().find(|(end, _)| element.ends_with(end));
        found.map_or(String::new(), |(_, value)| (*value).to_owned())
    }
}

fn open(assignment: &Assignment, pairs: &[(&str, &str)]) -> (LmsSession, Start) {
    LmsSession::open(assignment, answers(pairs))
}

fn usual() -> Assignment {
    homework(ItemKind::Rolls, 3, 7)
}

/// An attempt at three items, of which the first `right` were solved; if the attempt is over,
/// the others were given up.
fn done(right: usize, is_over: bool) -> Attempt {
    let mut state = attempt(&usual(), 3);
    for _ in 0..right {
        assert!(happens(&mut state, ItemEvent::Right));
    }
    while is_over && !state.is_over() {
        assert!(happens(&mut state, ItemEvent::GaveUp));
    }
    state
}

/// The elements of these calls, without `cmi.` and `cmi.core.`, and their values.
fn pairs(calls: &[Call]) -> Vec<(String, String)> {
    let short = |element: &str| {
        let short = element.trim_start_matches("cmi.");
        short.trim_start_matches("core.").to_owned()
    };
    calls
        .iter()
        .map(|call| match call {
            Call::Set { element, value } => (short(element), value.clone()),
            Call::Commit => ("commit".to_owned(), String::new()),
            Call::Finish => ("finish".to_owned(), String::new()),
        })
        .collect()
}

fn owned(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = expected.iter();
    owned
        .map(|(element, value)| ((*element).to_owned(), (*value).to_owned()))
        .collect()
}

#[test]
fn a_first_visit_begins_an_attempt() {
    for pairs in [
        &[("lesson_status", "not attempted"), ("entry", "ab-initio")][..],
        &[("lesson_status", "not attempted")],
        &[("lesson_status", "browsed"), ("entry", "")],
        &[("lesson_status", "incomplete"), ("entry", "ab-initio")],
        &[("lesson_status", "incomplete"), ("entry", "resume")],
        // An LMS that answers nothing.
        &[],
    ] {
        let (session, start) = open(&usual(), pairs);
        assert_eq!(start, Start::Anew { refused: None }, "{pairs:?}");
        assert!(session.is_recorded_by_lms());
        assert_eq!(session.seed(), 7);
    }
}

#[test]
fn an_open_attempt_goes_on_where_it_was_whatever_the_status_says() {
    let state = done(1, false);
    let data = state.suspended();
    for (status, entry) in [
        ("incomplete", "resume"),
        ("incomplete", ""),
        ("incomplete", "ab-initio"),
        // By the mastery score, at the end of the visit before.
        ("failed", "resume"),
        ("passed", "resume"),
        ("completed", ""),
        ("", ""),
    ] {
        let read = [
            ("lesson_status", status),
            ("entry", entry),
            ("suspend_data", &data),
        ];
        let (session, start) = open(&usual(), &read);
        assert_eq!(start, Start::GoOn(state.clone()), "{status} {entry}");
        assert!(session.is_recorded_by_lms());
    }
}

#[test]
fn an_ended_attempt_shows_its_summary_and_changes_nothing() {
    for right in [0, 3] {
        let state = done(right, true);
        let data = state.suspended();
        for (status, entry) in [("passed", ""), ("failed", "resume"), ("completed", "")] {
            let read = [
                ("lesson_status", status),
                ("entry", entry),
                ("suspend_data", &data),
            ];
            let (mut session, start) = open(&usual(), &read);
            assert_eq!(
                start,
                Start::Summary(Some(state.clone())),
                "{status} {entry}"
            );
            assert!(!session.is_recorded_by_lms());
            assert_eq!(session.report(&state, None, 1_000), []);
            assert_eq!(session.finish(Some(&state), 1_000), [Call::Finish]);
        }
        // The LMS has the result, but no data that can be read.
        let read = [("lesson_status", "passed"), ("suspend_data", "nonsense")];
        let (session, start) = open(&usual(), &read);
        assert_eq!(
            (start, session.is_recorded_by_lms()),
            (Start::Summary(None), false)
        );
    }
}

#[test]
fn an_lms_that_begins_a_new_attempt_gets_one() {
    let ended = done(3, true).suspended();
    let begun = done(1, false).suspended();
    for (status, entry, data) in [
        ("not attempted", "ab-initio", &ended),
        ("not attempted", "", &ended),
        ("not attempted", "ab-initio", &begun),
        ("browsed", "", &ended),
        ("passed", "ab-initio", &ended),
        ("failed", "ab-initio", &ended),
        ("incomplete", "ab-initio", &ended),
    ] {
        let read = [
            ("lesson_status", status),
            ("entry", entry),
            ("suspend_data", data),
        ];
        let (session, start) = open(&usual(), &read);
        assert_eq!(start, Start::Anew { refused: None }, "{status} {entry}");
        assert!(session.is_recorded_by_lms());
    }
}

#[test]
fn an_end_that_the_lms_did_not_note_is_reported_again() {
    let state = done(3, true);
    let data = state.suspended();
    let read = [
        ("lesson_status", "incomplete"),
        ("entry", "resume"),
        ("suspend_data", &data),
    ];
    let (mut session, start) = open(&usual(), &read);
    assert_eq!(start, Start::Summary(Some(state.clone())));
    assert!(session.is_recorded_by_lms());
    let calls = pairs(&session.report(&state, None, 0));
    assert!(calls.contains(&("lesson_status".to_owned(), "passed".to_owned())));
}

#[test]
fn data_that_cannot_be_read_is_named_and_begins_an_attempt() {
    let other = attempt(&homework(ItemKind::Rolls, 4, 7), 4).suspended();
    for (data, why) in [
        ("nonsense", SuspendRefusal::Garbled),
        (&other, SuspendRefusal::OtherAssignment),
    ] {
        let read = [
            ("lesson_status", "incomplete"),
            ("entry", "resume"),
            ("suspend_data", data),
        ];
        let (_, start) = open(&usual(), &read);
        assert_eq!(start, Start::Anew { refused: Some(why) });
    }
}

#[test]
fn review_and_browse_record_nothing() {
    let state = done(1, false);
    let data = state.suspended();
    for mode in ["browse", "review"] {
        let read = [
            ("lesson_mode", mode),
            ("lesson_status", "incomplete"),
            ("suspend_data", &data),
        ];
        let (mut session, start) = open(&usual(), &read);
        assert_eq!(start, Start::Summary(Some(state.clone())));
        assert_eq!(session.report(&state, None, 1_000), []);
        assert_eq!(session.finish(Some(&state), 1_000), [Call::Finish]);
        assert_eq!(session.finish(Some(&state), 1_000), []);
        let (session, start) = open(&usual(), &[("lesson_mode", mode)]);
        assert_eq!(start, Start::Anew { refused: None });
        assert!(!session.is_recorded_by_lms());
    }
}

#[test]
fn a_report_sets_the_score_before_the_status_and_then_commits() {
    let (mut session, _) = open(&usual(), &[("_count", "0")]);
    let items = ItemMaker::make(&usual(), 7);
    let mut state = attempt(&usual(), 3);
    let before = state.suspended();
    let expected = [
        ("lesson_status", "incomplete"),
        ("suspend_data", &before),
        ("session_time", "0000:00:00.00"),
        ("exit", "suspend"),
        ("commit", ""),
    ];
    assert_eq!(pairs(&session.report(&state, None, 0)), owned(&expected));
    assert!(happens(&mut state, ItemEvent::Spent { ms: 61_230 }));
    assert!(happens(&mut state, ItemEvent::Right));
    let ended = Interaction::new(0, &items[0], &Response::Impossible, &state.items()[0]);
    let after = state.suspended();
    let expected = [
        ("score.min", "0"),
        ("score.max", "100"),
        ("score.raw", "33"),
        ("lesson_status", "incomplete"),
        ("suspend_data", &after),
        ("session_time", "0000:01:02.50"),
        ("exit", "suspend"),
        ("interactions.0.id", &ended.id),
        ("interactions.0.type", "fill-in"),
        ("interactions.0.student_response", "impossible"),
        ("interactions.0.result", "correct"),
        ("interactions.0.latency", "0000:01:01.23"),
        ("commit", ""),
    ];
    let calls = session.report(&state, Some(&ended), 62_509);
    assert_eq!(pairs(&calls), owned(&expected));
    let optional = calls.iter().filter(|call| call.is_optional());
    assert_eq!(optional.count(), 5);
    for _ in 0..2 {
        assert!(happens(&mut state, ItemEvent::Right));
    }
    let after = state.suspended();
    let expected = [
        ("score.min", "0"),
        ("score.max", "100"),
        ("score.raw", "100"),
        ("lesson_status", "passed"),
        ("suspend_data", &after),
        ("session_time", "0001:00:00.00"),
        ("exit", ""),
        ("commit", ""),
        ("finish", ""),
    ];
    assert_eq!(
        pairs(&session.finish(Some(&state), 3_600_000)),
        owned(&expected)
    );
    assert_eq!(session.finish(Some(&state), 3_600_000), []);
    assert_eq!(session.report(&state, None, 3_600_000), []);
}

#[test]
fn an_lms_without_interactions_gets_none() {
    let (mut session, _) = open(&usual(), &[("_count", "")]);
    let items = ItemMaker::make(&usual(), 7);
    let state = done(1, false);
    let ended = Interaction::new(0, &items[0], &Response::Impossible, &state.items()[0]);
    let calls = session.report(&state, Some(&ended), 0);
    assert!(calls.iter().all(|call| !call.is_optional()));
}

#[test]
fn a_visit_stores_no_id_of_its_learner() {
    let own = Assignment {
        numbers: Numbers::EachOwn,
        ..usual()
    };
    let id = "zoe.zimmer@example.org";
    let (mut session, _) = open(&own, &[("student_id", id), ("_count", "0")]);
    assert_eq!(session.seed(), own.seed_of(id));
    let state = Attempt::new(&own, session.seed(), 3).expect("an attempt");
    let written = format!(
        "{session:?} {state:?} {:?}",
        session.report(&state, None, 0)
    );
    assert!(
        !written.contains("zoe") && !written.contains("zimmer"),
        "{written}"
    );
}

#[test]
fn every_element_is_read_once_in_order() {
    let mut read = Vec::new();
    let _ = LmsSession::open(&usual(), |element| {
        read.push(element.to_owned());
        String::new()
    });
    assert_eq!(read, ELEMENTS_READ);
}

#[test]
fn times_are_written_as_scorm_has_them() {
    for (ms, written) in [
        (0, "0000:00:00.00"),
        (9, "0000:00:00.00"),
        (10, "0000:00:00.01"),
        (59_999, "0000:00:59.99"),
        (3_599_999, "0000:59:59.99"),
        (36_000_000, "0010:00:00.00"),
        (35_999_999_999, "9999:59:59.99"),
        (36_000_000_000, "9999:59:59.99"),
        (u64::MAX, "9999:59:59.99"),
    ] {
        assert_eq!(timespan(ms), written);
        assert!(is_timespan(written));
    }
}

/// How a pupil deals with an item.
#[derive(Clone, Copy, Debug)]
enum Play {
    Right,
    Wrong,
    WithHint,
    Shown,
    GivesUp,
}

/// The moment at which a pupil closes the tab.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Close {
    Not,
    /// After a report; the page may finish the visit, or not.
    After {
        finishes: bool,
    },
    /// In the middle of a report, after this many calls.
    Within(usize),
}

/// Plays items as a page does until the attempt ends or a tab is closed. `plan` says how each item
/// is dealt with, and `closes` when the tab is closed, by the number of the report.
struct Player<'a> {
    assignment: &'a Assignment,
    items: &'a [Item],
    plan: &'a [Play],
    closes: &'a [Close],
    reports: usize,
}

impl Player<'_> {
    /// Plays one visit; returns the attempt at the end of the visit.
    fn visit(&mut self, lms: &mut Lms) -> Attempt {
        lms.open();
        let (mut session, start) = LmsSession::open(self.assignment, |name| lms.get(name));
        let mut state = match start {
            Start::Anew { refused } => {
                assert_eq!(refused, None);
                let count = self.items.len();
                Attempt::new(self.assignment, session.seed(), count).expect("an attempt")
            }
            Start::GoOn(state) | Start::Summary(Some(state)) => state,
            Start::Summary(None) => panic!("there is data"),
        };
        let mut front_ms = 0;
        let mut is_closed = self.send(lms, &mut session, &state, None, front_ms);
        while let Some(index) = state.current().filter(|_| !is_closed) {
            let item = &self.items[index];
            state
                .apply(index, ItemEvent::Spent { ms: 1_000 })
                .expect("time");
            front_ms += 1_000;
            let play = self.plan[index % self.plan.len()];
            let response = match play {
                Play::Right | Play::WithHint => right_response(item),
                Play::Wrong => wrong_response(item),
                Play::Shown => Response::Shown,
                Play::GivesUp => Response::GaveUp,
            };
            if matches!(play, Play::WithHint) {
                state.apply(index, ItemEvent::Hinted).expect("a hint");
            }
            state
                .apply(index, item.event(&response))
                .expect("an answer");
            let progress = state.items()[index];
            let ended = Interaction::new(index, item, &response, &progress);
            let ended = progress.end().map(|_| &ended);
            is_closed = self.send(lms, &mut session, &state, ended, front_ms);
        }
        if !is_closed {
            lms.make(&session.finish(Some(&state), front_ms));
        }
        state
    }

    /// Makes the calls of a report; returns whether the tab was closed.
    fn send(
        &mut self,
        lms: &mut Lms,
        session: &mut LmsSession,
        state: &Attempt,
        ended: Option<&Interaction>,
        front_ms: u64,
    ) -> bool {
        let calls = session.report(state, ended, front_ms);
        let close = self.closes.get(self.reports).copied();
        self.reports += 1;
        match close.unwrap_or(Close::Not) {
            Close::Not => lms.make(&calls),
            Close::Within(count) => lms.make(&calls[..count.min(calls.len())]),
            Close::After { finishes } => {
                lms.make(&calls);
                if finishes {
                    lms.make(&session.finish(Some(state), front_ms));
                }
            }
        }
        close.is_some_and(|close| close != Close::Not)
    }
}

fn any_play() -> impl Strategy<Value = Play> {
    prop_oneof![
        4 => Just(Play::Right),
        1 => Just(Play::Wrong),
        1 => Just(Play::WithHint),
        1 => Just(Play::Shown),
        1 => Just(Play::GivesUp),
    ]
}

fn any_close() -> impl Strategy<Value = Close> {
    prop_oneof![
        3 => Just(Close::Not),
        1 => any::<bool>().prop_map(|finishes| Close::After { finishes }),
        1 => (0..14_usize).prop_map(Close::Within),
    ]
}

prop_compose! {
    fn any_habits()(all in any::<[bool; 5]>()) -> Habits {
        Habits {
            overrides_status: all[0],
            keeps_interactions: all[1],
            lacks_interactions: all[2],
            says_ab_initio: all[3],
            keeps_data: all[4],
        }
    }
}

/// An assignment of each kind, with its items.
fn worked() -> Vec<(Assignment, Vec<Item>)> {
    let sheets = ItemKind::ALL.map(|kind| homework(kind, 5, 7)).into_iter();
    let all = sheets
        .chain(lessons())
        .chain([practice(TableGame::Score, 3, 7)]);
    let with_items = all.map(|assignment| {
        let assignment = Assignment {
            pass_mark: pass_mark(60),
            ..assignment
        };
        let items = ItemMaker::make(&assignment, assignment.work.seed());
        (assignment, items)
    });
    with_items.collect()
}

#[test]
fn closed_tabs_change_no_result_in_any_lms() {
    let worked = worked();
    let with_habits = (
        0..worked.len(),
        any_habits(),
        vec(any_play(), 1..8),
        vec(any_close(), 0..30),
    );
    proptest!(|((index, habits, plan, closes) in with_habits)| {
        let (assignment, items) = &worked[index];
        let player = |closes| Player { assignment, items, plan: &plan, closes, reports: 0 };
        let mut lms = Lms::new(60, habits);
        let whole = player(&[]).visit(&mut lms.clone());
        prop_assert!(whole.is_over());
        let mut with_closes = player(&closes);
        let mut state = with_closes.visit(&mut lms);
        for _ in 0..40 {
            let has_ended = ["passed", "failed"].contains(&lms.stored("cmi.core.lesson_status"));
            if has_ended && state.is_over() && with_closes.reports >= closes.len() {
                break;
            }
            // An LMS that calls each visit the first begins anew after the end.
            if habits.says_ab_initio && has_ended && state.is_over() {
                break;
            }
            state = with_closes.visit(&mut lms);
        }
        prop_assert_eq!(state.status(), whole.status());
        prop_assert_eq!(state.points(), whole.points());
        let score = whole.score().to_string();
        prop_assert_eq!(lms.stored("cmi.core.score.raw"), score);
        let status = match whole.status() {
            Status::Passed => "passed",
            _ => "failed",
        };
        prop_assert_eq!(lms.stored("cmi.core.lesson_status"), status);
        // A visit after the end changes nothing, and a new attempt begins at the beginning.
        if !habits.says_ab_initio {
            let stored = lms.clone();
            player(&[]).visit(&mut lms);
            prop_assert_eq!(&lms.calls, &[Call::Finish]);
            for element in ["cmi.core.score.raw", "cmi.core.lesson_status", "cmi.suspend_data"] {
                prop_assert_eq!(lms.stored(element), stored.stored(element));
            }
        }
        lms.begin_anew();
        let again = player(&[]).visit(&mut lms);
        prop_assert_eq!(again, whole);
        let expected = Some(("lesson_status".to_owned(), "incomplete".to_owned()));
        prop_assert_eq!(pairs(&lms.calls).first().cloned(), expected);
    });
}

#[test]
fn an_uninterrupted_visit_reports_each_item_once() {
    for (assignment, items) in worked() {
        let plan = [
            Play::Right,
            Play::Wrong,
            Play::WithHint,
            Play::Shown,
            Play::GivesUp,
        ];
        let mut lms = Lms::new(60, Habits::default());
        let player = Player {
            assignment: &assignment,
            items: &items,
            plan: &plan,
            closes: &[],
            reports: 0,
        };
        let state = { player }.visit(&mut lms);
        let ended = state.items().iter().filter(|item| item.end().is_some());
        assert_eq!(lms.interactions(), ended.count());
        assert_eq!(
            lms.calls
                .iter()
                .filter(|call| **call == Call::Finish)
                .count(),
            1
        );
    }
}
