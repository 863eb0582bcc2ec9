//! The place where the results of a visit go: an LMS, or this browser where there is none.

use std::time::Duration;

use leptos::prelude::set_timeout;
use score_core::assignment::{Assignment, Call};

use crate::edge::lms::{self, Api};
use crate::edge::{entropy, storage};

/// How often the API of an LMS is looked for, where another window may have one that comes late.
const MAX_LOOKS: u32 = 12;

/// How long it takes from one look to the next.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// The element with the stored attempt.
const SUSPEND_DATA: &str = "cmi.suspend_data";

/// Whether results reach an LMS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reporting {
    /// An LMS takes them.
    Taken,
    /// An LMS has not taken the last one.
    NotTaken,
    /// There is none.
    NoLms,
    /// There is one that begins no conversation.
    Silent,
}

/// The place where the results of a visit go.
pub enum Recorder {
    /// An LMS.
    Lms(Api),
    /// This browser, under this key.
    Here(String),
}

impl Recorder {
    /// Looks for an LMS, and calls `done` with it, or with this browser.
    pub fn find(assignment: &Assignment, done: impl FnOnce(Recorder, Reporting) + 'static) {
        let here = Recorder::Here(format!("homework-{:08x}", assignment.check()));
        look(MAX_LOOKS, move |api| match api {
            None => done(here, Reporting::NoLms),
            Some(api) if api.begin() => done(Recorder::Lms(api), Reporting::Taken),
            Some(_) => done(here, Reporting::Silent),
        });
    }

    /// The value of an element; empty where there is none.
    pub fn read(&self, element: &str) -> String {
        match self {
            Recorder::Lms(api) => api.get(element),
            Recorder::Here(key) => match element {
                SUSPEND_DATA => stored(key),
                "cmi.core.lesson_status" if stored(key).is_empty() => "not attempted".to_owned(),
                "cmi.core.lesson_status" => "incomplete".to_owned(),
                // Each browser is another learner.
                "cmi.core.student_id" => format!("{:x}", entropy::seed()),
                _ => String::new(),
            },
        }
    }

    /// Makes these calls in their order; returns whether all were taken that must be. One that
    /// fails keeps none of the others back.
    pub fn make(&self, calls: &[Call]) -> bool {
        let mut are_taken = true;
        for call in calls {
            let is_taken = match (self, call) {
                (Recorder::Lms(api), Call::Set { element, value }) => api.set(element, value),
                (Recorder::Lms(api), Call::Commit) => api.commit(),
                (Recorder::Lms(api), Call::Finish) => api.finish(),
                (Recorder::Here(key), Call::Set { element, value }) => {
                    element != SUSPEND_DATA || storage::save(key, value).is_ok()
                }
                (Recorder::Here(_), Call::Commit | Call::Finish) => true,
            };
            are_taken &= is_taken || call.is_optional();
        }
        are_taken
    }
}

/// The attempt that this browser has stored.
fn stored(key: &str) -> String {
    storage::peek(key).unwrap_or_default()
}

fn look(left: u32, done: impl FnOnce(Option<Api>) + 'static) {
    let found = lms::find();
    if found.is_some() || left == 0 || !lms::may_come() {
        done(found);
    } else {
        set_timeout(move || look(left - 1, done), LOOK_EVERY);
    }
}
