//! The conversation of a visit with an LMS by SCORM 1.2, as data. It follows *Run-Time
//! Environment*, sections 'Application Program Interface' and 'Data Model'. The values that were
//! read are passed in, and the calls to make are returned, in order. Nothing here makes a call.

use super::Assignment;
use super::attempt::{Attempt, Status};
use super::interaction::Interaction;
use super::suspend::SuspendRefusal;

const MODE: &str = "cmi.core.lesson_mode";
const STATUS: &str = "cmi.core.lesson_status";
const ENTRY: &str = "cmi.core.entry";
const SUSPEND_DATA: &str = "cmi.suspend_data";
const LEARNER: &str = "cmi.core.student_id";
const INTERACTION_COUNT: &str = "cmi.interactions._count";

/// The elements that [`LmsSession::open`] reads after `LMSInitialize`, in this order.
pub const ELEMENTS_READ: [&str; 6] = [
    MODE,
    STATUS,
    ENTRY,
    SUSPEND_DATA,
    LEARNER,
    INTERACTION_COUNT,
];

/// The modes in which nothing is recorded.
const UNRECORDED_MODES: [&str; 2] = ["browse", "review"];

/// The statuses of an attempt that has not begun, by the words of the LMS.
const NEW_STATUSES: [&str; 2] = ["not attempted", "browsed"];

/// The statuses of an attempt that has ended, by the words of the LMS.
const ENDED_STATUSES: [&str; 3] = ["passed", "failed", "completed"];

/// The entry by which an LMS begins a new attempt.
const NEW_ENTRY: &str = "ab-initio";

/// The longest time that `CMITimespan` can hold, in hundredths of a second: `9999:59:59.99`.
const MAX_TIMESPAN_HUNDREDTHS: u64 = 3_599_999_999;

/// A call of the LMS's API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    /// `LMSSetValue(element, value)`.
    Set {
        /// The name of the element.
        element: String,
        /// The new value of the element, in ASCII.
        value: String,
    },
    /// `LMSCommit("")`.
    Commit,
    /// `LMSFinish("")`, the last call.
    Finish,
}

impl Call {
    fn set(element: &str, value: impl Into<String>) -> Call {
        Call::Set {
            element: element.to_owned(),
            value: value.into(),
        }
    }

    /// Whether an LMS may refuse the call without harm: interactions are optional in SCORM 1.2.
    pub fn is_optional(&self) -> bool {
        matches!(self, Call::Set { element, .. } if element.starts_with("cmi.interactions."))
    }
}

/// How a visit starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// With a new attempt.
    Anew {
        /// Why the stored data of an earlier visit is not used; `None` if there is no such data.
        refused: Option<SuspendRefusal>,
    },
    /// With the stored attempt, at its current item. Its items are made from its own seed.
    GoOn(Attempt),
    /// With the summary of an attempt that has ended; `None` if the LMS has only its result.
    Summary(Option<Attempt>),
}

/// A visit of a learner, as the LMS sees it.
///
/// A page opens it after `LMSInitialize`, reports after each event of the attempt and once at the
/// beginning, and finishes it once. A report has all of the state, so one that was lost does not
/// matter after the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LmsSession {
    is_recorded_by_lms: bool,
    is_finished: bool,
    seed: u32,
    /// The index of the next interaction; `None`: the LMS has none.
    next_interaction: Option<usize>,
}

impl LmsSession {
    /// Opens a visit. `read` returns the value of an element as `LMSGetValue` does: empty if
    /// the LMS has none.
    ///
    /// An LMS that says `browse` or `review` gets no values. The stored values decide whether the
    /// visit goes on: some LMSs write `failed` over `incomplete` when a page is closed before the
    /// end, because the score is below the mastery score. An attempt that has ended stays as it is,
    /// unless the LMS begins a new one (`not attempted`, or the entry `ab-initio`). One that has
    /// ended without the LMS's noting it is reported again.
    pub fn open(
        assignment: &Assignment,
        mut read: impl FnMut(&str) -> String,
    ) -> (LmsSession, Start) {
        let [
            mode,
            status,
            entry,
            suspend_data,
            learner,
            interaction_count,
        ] = ELEMENTS_READ.map(&mut read);
        let is_unrecorded_by_lms = UNRECORDED_MODES.contains(&mode.as_str());
        let is_unbegun_in_lms = NEW_STATUSES.contains(&status.as_str());
        let is_new_in_lms = is_unbegun_in_lms || entry == NEW_ENTRY;
        let has_ended_in_lms = ENDED_STATUSES.contains(&status.as_str());
        let stored_attempt = match suspend_data.is_empty() {
            true => None,
            false => Some(Attempt::resumed(assignment, &suspend_data)),
        };
        let (start, is_noted_by_lms) = match stored_attempt {
            Some(Ok(attempt)) if is_unrecorded_by_lms && !is_unbegun_in_lms => {
                (Start::Summary(Some(attempt)), true)
            }
            Some(Ok(attempt)) if !attempt.is_over() && !is_unbegun_in_lms => {
                (Start::GoOn(attempt), false)
            }
            Some(Ok(attempt)) if attempt.is_over() && !is_new_in_lms => {
                (Start::Summary(Some(attempt)), has_ended_in_lms)
            }
            None | Some(Err(_)) if has_ended_in_lms && !is_new_in_lms => {
                (Start::Summary(None), true)
            }
            Some(Err(why)) => (Start::Anew { refused: Some(why) }, false),
            None | Some(Ok(_)) => (Start::Anew { refused: None }, false),
        };
        let session = LmsSession {
            is_recorded_by_lms: !is_unrecorded_by_lms && !is_noted_by_lms,
            is_finished: false,
            seed: assignment.seed_of(&learner),
            next_interaction: interaction_count.parse().ok(),
        };
        (session, start)
    }

    /// Whether the LMS records this visit.
    pub fn is_recorded_by_lms(&self) -> bool {
        self.is_recorded_by_lms
    }

    /// The seed of the learner's numbers, for a new attempt. The id itself is not kept.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// The calls that report the attempt, with the item that has `ended` since the last report, if
    /// any. `front_ms` is how long the page was in front during this visit, in milliseconds.
    ///
    /// There is no score before the first item has ended. The score comes before the status,
    /// because an LMS may read the score when the status changes.
    pub fn report(
        &mut self,
        attempt: &Attempt,
        ended: Option<&Interaction>,
        front_ms: u64,
    ) -> Vec<Call> {
        if !self.is_recorded_by_lms || self.is_finished {
            return Vec::new();
        }
        let mut calls = state_calls(attempt, front_ms);
        if let (Some(ended), Some(index)) = (ended, self.next_interaction) {
            calls.extend(interaction_calls(index, ended));
            self.next_interaction = Some(index + 1);
        }
        calls.push(Call::Commit);
        calls
    }

    /// The calls that finish the visit; none if it has been finished before.
    pub fn finish(&mut self, attempt: Option<&Attempt>, front_ms: u64) -> Vec<Call> {
        if self.is_finished {
            return Vec::new();
        }
        let report = attempt.map(|attempt| self.report(attempt, None, front_ms));
        self.is_finished = true;
        let mut calls = report.unwrap_or_default();
        calls.push(Call::Finish);
        calls
    }
}

fn state_calls(attempt: &Attempt, front_ms: u64) -> Vec<Call> {
    let mut calls = Vec::new();
    let has_score = attempt.is_over() || attempt.items().iter().any(|item| item.end().is_some());
    if has_score {
        calls.push(Call::set("cmi.core.score.min", "0"));
        calls.push(Call::set("cmi.core.score.max", "100"));
        calls.push(Call::set("cmi.core.score.raw", attempt.score().to_string()));
    }
    let (status, exit) = match attempt.status() {
        Status::Incomplete => ("incomplete", "suspend"),
        Status::Passed => ("passed", ""),
        Status::Failed => ("failed", ""),
    };
    calls.push(Call::set(STATUS, status));
    calls.push(Call::set(SUSPEND_DATA, attempt.suspended()));
    calls.push(Call::set("cmi.core.session_time", timespan(front_ms)));
    calls.push(Call::set("cmi.core.exit", exit));
    calls
}

/// The calls that store an interaction; the id comes first, because it makes the entry.
fn interaction_calls(index: usize, ended: &Interaction) -> [Call; 5] {
    let set =
        |field: &str, value: &str| Call::set(&format!("cmi.interactions.{index}.{field}"), value);
    [
        set("id", &ended.id),
        set("type", ended.kind),
        set("student_response", &ended.response),
        set("result", ended.result),
        set("latency", &timespan(ended.ms.into())),
    ]
}

/// A time in milliseconds in the form of SCORM 1.2 (`CMITimespan`): `HHHH:MM:SS.SS`, rounded down.
/// A time that is too long is `9999:59:59.99`.
pub fn timespan(ms: u64) -> String {
    let hundredths = (ms / 10).min(MAX_TIMESPAN_HUNDREDTHS);
    let (seconds, hundredths) = (hundredths / 100, hundredths % 100);
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    let (hours, minutes) = (minutes / 60, minutes % 60);
    format!("{hours:04}:{minutes:02}:{seconds:02}.{hundredths:02}")
}
