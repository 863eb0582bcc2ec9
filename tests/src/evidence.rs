//! The evidence of a failed spec: a picture, and a text with the steps before the failure.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt::Write;
use std::fs;
use std::panic::Location;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::{Page, failures};

/// The most commands that are stored, the last ones.
const MAX_STEPS: usize = 30;
/// The most lines of a driver's output that are stored.
const MAX_LOG_LINES: usize = 60;
/// The most characters of the text of a step that are stored.
const MAX_STEP_CHARS: usize = 160;

/// The folder for the evidence of one part of a run, such as `browsers`.
pub struct Folder(PathBuf);

impl Folder {
    /// Makes the folder, and empties it for a whole run, because pictures of an earlier run would
    /// mislead.
    pub fn new(part: &str, is_whole: bool) -> Folder {
        let folder = failures().join(part);
        if is_whole {
            // Usually there is no such folder.
            let _ = fs::remove_dir_all(&folder);
        }
        Folder(folder)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, String> {
        let file = self.0.join(name);
        fs::create_dir_all(&self.0)
            .and_then(|()| fs::write(&file, bytes))
            .map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(file)
    }
}

/// The last steps of a spec so far.
pub(crate) struct Steps {
    start: Instant,
    last: RefCell<VecDeque<String>>,
    /// All complaints of the browser, including those that the spec expected.
    complaints: RefCell<Vec<String>>,
}

impl Steps {
    pub(crate) fn new() -> Steps {
        Steps {
            start: Instant::now(),
            last: RefCell::default(),
            complaints: RefCell::default(),
        }
    }

    /// Notes the next action.
    pub(crate) fn note(&self, action: &str) {
        let line: String = action.split_whitespace().collect::<Vec<_>>().join(" ");
        let line: String = line.chars().take(MAX_STEP_CHARS).collect();
        self.push(format!(
            "{:>8.3} s  {line}",
            self.start.elapsed().as_secs_f64()
        ));
    }

    /// Notes that a command of a line of a spec was answered.
    pub(crate) fn answered(
        &self,
        caller: &Location<'_>,
        duration: Duration,
        refusal: Option<&str>,
    ) {
        let refusal = refusal.map_or_else(String::new, |words| format!(": {words}"));
        self.push(format!(
            "{:>8.3} s  {caller} took {} ms{refusal}",
            self.start.elapsed().as_secs_f64(),
            duration.as_millis(),
        ));
    }

    /// Notes a complaint with its address and the page's time.
    pub(crate) fn complain(&self, complaint: &Value) {
        let line = format!(
            "{} ms after {}: {}",
            complaint["at_ms"],
            complaint["address"].as_str().unwrap_or_default(),
            complaint["text"].as_str().unwrap_or_default()
        );
        self.complaints.borrow_mut().push(line);
    }

    fn push(&self, line: String) {
        let mut last = self.last.borrow_mut();
        // A command and its purpose are a line each.
        if last.len() == 2 * MAX_STEPS {
            last.pop_front();
        }
        last.push_back(line);
    }
}

impl Page {
    /// Stores a picture and a text of the failure, and returns their paths.
    pub(crate) fn keep_evidence(
        &self,
        folder: &Folder,
        name: &str,
        words: &str,
        driver_log: &str,
    ) -> String {
        let name = name.replace("::", "-");
        // WebKit does not always return a picture, and then does not answer any more.
        let text = self.text_of_failure(words, driver_log);
        let text = folder.write(&format!("{name}.txt"), text.as_bytes());
        let picture = self
            .look_after_failure(self.client().screenshot())
            .and_then(|picture| folder.write(&format!("{name}.png"), &picture));
        let path = |kept: Result<PathBuf, String>| match kept {
            Ok(file) => file.display().to_string(),
            Err(error) => format!("none: {error}"),
        };
        format!("picture: {}; text: {}", path(picture), path(text))
    }

    fn text_of_failure(&self, words: &str, driver_log: &str) -> String {
        // A page in a frame is not drawn until now, but has to be in the picture.
        let script = "if (frameElement) frameElement.style.opacity = 1;
            const box = document.querySelector('#trouble');
            return [location.href, box && !box.hidden ? box.innerText : '',
              window.witness ? witness.splice(0) : []]";
        let read = self.look_after_failure(self.client().execute(script, Vec::new()));
        let (address, trouble) = match &read {
            Ok(found) => (found[0].to_string(), found[1].to_string()),
            Err(error) => (error.clone(), String::new()),
        };
        let latest = read.as_ref().ok().and_then(|found| found[2].as_array());
        latest
            .into_iter()
            .flatten()
            .for_each(|each| self.steps().complain(each));
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        let lines: Vec<&str> = driver_log.lines().collect();
        let log = lines[lines.len().saturating_sub(MAX_LOG_LINES)..].join("\n");
        let steps = self.steps();
        let mut text = String::new();
        for (what, words) in [
            ("what failed", words),
            ("the address", &address),
            ("the trouble box", &trouble),
            ("the load of the machine", load.trim()),
            ("complaints", &steps.complaints.borrow().join("\n")),
            (
                "the last commands",
                &steps
                    .last
                    .borrow()
                    .iter()
                    .cloned()
                    .collect::<Vec<_>>()
                    .join("\n"),
            ),
            ("the driver", &log),
        ] {
            // A text can always be written to.
            let _ = writeln!(text, "# {what}\n{words}\n");
        }
        text
    }
}
