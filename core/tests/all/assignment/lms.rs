//! An LMS by SCORM 1.2 for the tests: it takes only values of the standard's types, and stores what
//! was committed.

use std::collections::BTreeMap;

use score_core::assignment::{Call, ELEMENTS_READ, MAX_RESPONSE_CHARS, MAX_SUSPEND_CHARS};

/// How an LMS differs from others in points that the standard leaves open.
#[derive(Clone, Copy, Debug, Default)]
pub struct Habits {
    /// Writes passed or failed by the score when a visit is finished, whatever was set.
    pub overrides_status: bool,
    /// Stores the interactions of earlier visits.
    pub keeps_interactions: bool,
    /// Has no interactions.
    pub lacks_interactions: bool,
    /// Calls every visit the first one.
    pub says_ab_initio: bool,
    /// Keeps the data of the previous attempt when a new one begins.
    pub keeps_data: bool,
}

/// An LMS, with one learner and one package.
#[derive(Clone, Debug)]
pub struct Lms {
    pub habits: Habits,
    pub learner: String,
    pub mode: String,
    pass_mark: u8,
    /// The values of the standard's elements that are stored.
    stored: BTreeMap<String, String>,
    /// The values of this visit that are not committed yet.
    now: BTreeMap<String, String>,
    is_open: bool,
    /// Every call of this visit.
    pub calls: Vec<Call>,
}

impl Lms {
    pub fn new(pass_mark: u8, habits: Habits) -> Lms {
        Lms {
            habits,
            learner: "pupil1".to_owned(),
            mode: "normal".to_owned(),
            pass_mark,
            stored: BTreeMap::from([("cmi.core.lesson_status".into(), "not attempted".into())]),
            now: BTreeMap::new(),
            is_open: false,
            calls: Vec::new(),
        }
    }

    /// `LMSInitialize`.
    pub fn open(&mut self) {
        if !self.habits.keeps_interactions {
            let is_kept = |name: &String, _: &mut String| !name.starts_with("cmi.interactions.");
            self.stored.retain(is_kept);
        }
        self.now = self.stored.clone();
        self.is_open = true;
        self.calls = Vec::new();
    }

    /// Begins a new attempt for the learner.
    pub fn begin_anew(&mut self) {
        if !self.habits.keeps_data {
            self.stored = BTreeMap::new();
        }
        let name = "cmi.core.lesson_status".to_owned();
        self.stored.insert(name, "not attempted".to_owned());
        self.stored.remove("cmi.core.exit");
    }

    /// `LMSGetValue`.
    pub fn get(&self, element: &str) -> String {
        assert!(
            self.is_open && ELEMENTS_READ.contains(&element),
            "{element}"
        );
        match element {
            "cmi.core.lesson_mode" => self.mode.clone(),
            "cmi.core.student_id" => self.learner.clone(),
            "cmi.core.entry" => self.entry().to_owned(),
            "cmi.interactions._count" if self.habits.lacks_interactions => String::new(),
            "cmi.interactions._count" => self.interactions().to_string(),
            _ => self.value(element).to_owned(),
        }
    }

    fn entry(&self) -> &'static str {
        let status = self.stored.get("cmi.core.lesson_status");
        let exit = self.stored.get("cmi.core.exit");
        if self.habits.says_ab_initio || status.is_some_and(|it| it == "not attempted") {
            "ab-initio"
        } else if exit.is_some_and(|exit| exit == "suspend") {
            "resume"
        } else {
            ""
        }
    }

    fn value(&self, element: &str) -> &str {
        self.now.get(element).map_or("", String::as_str)
    }

    /// The stored value of an element.
    pub fn stored(&self, element: &str) -> &str {
        self.stored.get(element).map_or("", String::as_str)
    }

    /// The number of interactions.
    pub fn interactions(&self) -> usize {
        let ids = self.now.keys().filter(|name| is_interaction(name, "id"));
        ids.count()
    }

    /// Makes these calls; a tab may close after any of them.
    pub fn make(&mut self, calls: &[Call]) {
        for call in calls {
            assert!(self.is_open, "{call:?} after the end of a visit");
            self.calls.push(call.clone());
            match call {
                Call::Set { element, value } => self.set(element, value),
                Call::Commit => self.stored = self.now.clone(),
                Call::Finish => self.finish(),
            }
        }
    }

    fn set(&mut self, element: &str, value: &str) {
        assert!(value.is_ascii(), "{element} = {value}");
        assert!(is_of_type(element, value), "{element} = {value}");
        if let Some(rest) = element.strip_prefix("cmi.interactions.") {
            if self.habits.lacks_interactions {
                return;
            }
            let index: usize = rest
                .split('.')
                .next()
                .and_then(|it| it.parse().ok())
                .unwrap();
            // A new one has the next index, and begins with its id.
            let count = self.interactions();
            let is_id = element.ends_with(".id");
            assert!(
                index < count || is_id && index == count,
                "{element} of {count}"
            );
        }
        self.now.insert(element.to_owned(), value.to_owned());
    }

    fn finish(&mut self) {
        self.stored = self.now.clone();
        self.is_open = false;
        let raw: Option<u8> = self.value("cmi.core.score.raw").parse().ok();
        if let Some(raw) = raw.filter(|_| self.habits.overrides_status && self.mode == "normal") {
            let status = if raw >= self.pass_mark {
                "passed"
            } else {
                "failed"
            };
            let name = "cmi.core.lesson_status".to_owned();
            self.stored.insert(name, status.to_owned());
        }
    }
}

fn is_interaction(element: &str, field: &str) -> bool {
    let rest = element.strip_prefix("cmi.interactions.");
    rest.and_then(|rest| rest.split_once('.'))
        .is_some_and(|(index, of)| index.parse::<usize>().is_ok() && of == field)
}

/// Whether a value is of the type that SCORM 1.2 has for the element (*Run-Time Environment*,
/// section 'Data Model').
fn is_of_type(element: &str, value: &str) -> bool {
    let is_field = |field: &str| is_interaction(element, field);
    match element {
        "cmi.core.lesson_status" => ["passed", "failed", "incomplete"].contains(&value),
        "cmi.core.exit" => ["", "suspend"].contains(&value),
        "cmi.core.session_time" => is_timespan(value),
        "cmi.suspend_data" => value.len() <= MAX_SUSPEND_CHARS,
        "cmi.core.score.min" => value == "0",
        "cmi.core.score.max" => value == "100",
        "cmi.core.score.raw" => value.parse::<u8>().is_ok_and(|raw| raw <= 100),
        _ if is_field("id") => is_identifier(value),
        _ if is_field("type") => ["fill-in", "performance"].contains(&value),
        _ if is_field("student_response") => value.len() <= MAX_RESPONSE_CHARS,
        _ if is_field("result") => ["correct", "wrong", "0.5"].contains(&value),
        _ if is_field("latency") => is_timespan(value),
        _ => false,
    }
}

/// A `CMIIdentifier` as the strictest LMS reads it: letters, digits and `_`.
fn is_identifier(value: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    (1..=255).contains(&value.len()) && value.bytes().all(is_sign)
}

/// A `CMITimespan`: `HHHH:MM:SS.SS`.
pub fn is_timespan(value: &str) -> bool {
    let shape: String = value
        .chars()
        .map(|c| if c.is_ascii_digit() { '0' } else { c })
        .collect();
    let below_60 = |from: usize| value[from..from + 2].parse::<u8>().is_ok_and(|it| it < 60);
    shape == "0000:00:00.00" && below_60(5) && below_60(8)
}
