//! The recorder of a visit's results: an LMS, or this browser if no LMS is found.

use std::time::Duration;

use leptos::prelude::set_timeout;
use score_core::assignment::{Assignment, Call};

use crate::edge::lms::{self, Api};
use crate::edge::{entropy, storage};

/// The number of looks for the API of an LMS, which another window may load late.
const MAX_LOOKS: u32 = 12;

/// The time from one look to the next.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// The SCORM element that holds the stored attempt.
const SUSPEND_DATA: &str = "cmi.suspend_data";

/// Whether results reach an LMS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reporting {
    /// An LMS takes the results.
    Taken,
    /// An LMS has not taken the last results.
    NotTaken,
    /// There is no LMS.
    NoLms,
    /// There is an LMS that begins no session.
    Silent,
}

/// The recorder of the results of a visit.
pub enum Recorder {
    /// An LMS.
    Lms(Api),
    /// This browser, under this key.
    Here(String),
}

impl Recorder {
    /// Looks for an LMS, and calls `done` with a recorder for the LMS or for this browser.
    pub fn find(assignment: &Assignment, done: impl FnOnce(Recorder, Reporting) + 'static) {
        let here = Recorder::Here(format!("homework-{:08x}", assignment.check()));
        look(MAX_LOOKS, move |api| match api {
            None => done(here, Reporting::NoLms),
            Some(api) if api.begin() => done(Recorder::Lms(api), Reporting::Taken),
            Some(_) => done(here, Reporting::Silent),
        });
    }

    /// The value of a SCORM element; empty if there is none.
    pub fn read(&self, element: &str) -> String {
        match self {
            Recorder::Lms(api) => api.get(element),
            Recorder::Here(key) => match element {
                SUSPEND_DATA => stored_attempt(key),
                "cmi.core.lesson_status" if stored_attempt(key).is_empty() => {
                    "not attempted".to_owned()
                }
                "cmi.core.lesson_status" => "incomplete".to_owned(),
                // Each browser is another learner.
                "cmi.core.student_id" => format!("{:x}", entropy::seed()),
                _ => String::new(),
            },
        }
    }

    /// Makes these calls in their order; returns whether all that are not optional succeeded. The
    /// calls after a failed one are made too.
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

/// The attempt that this browser has stored; empty if there is none.
fn stored_attempt(key: &str) -> String {
    storage::peek(key).unwrap_or_default()
}

/// Looks for an LMS up to `looks_left` times, and then calls `done`.
fn look(looks_left: u32, done: impl FnOnce(Option<Api>) + 'static) {
    let found = lms::find();
    if found.is_some() || looks_left == 0 || !lms::may_come() {
        done(found);
    } else {
        set_timeout(move || look(looks_left - 1, done), LOOK_EVERY);
    }
}
