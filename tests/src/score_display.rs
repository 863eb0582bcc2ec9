//! The parts of Score that a player reads: the status line, the clock, points, solutions.

use serde_json::json;

use crate::Page;

/// A script that returns the different solutions, or the open list of all solutions.
const SOLUTIONS: &str = "return [...document.querySelectorAll('#solutions .solution')]
    .map((each) => each.textContent.replace(/\\s+/g, ' ').trim())";

/// Methods for the texts of the page.
impl Page {
    /// The status line.
    #[track_caller]
    pub fn status(&self) -> String {
        self.text("#status")
    }

    /// Waits until the status line contains these words.
    #[track_caller]
    pub fn expect_status(&self, words: &str) {
        self.wait_until(
            &format!("the status says '{words}'"),
            &format!(
                "document.querySelector('#status').innerText.includes({})",
                json!(words)
            ),
        );
    }

    /// Waits until these words are announced for players who do not see the clock.
    #[track_caller]
    pub fn expect_time_said(&self, words: &str) {
        self.wait_until(
            &format!("the time is said: '{words}'"),
            &format!(
                "document.querySelector('#time-left').textContent === {}",
                json!(words)
            ),
        );
    }

    /// Waits until the status line shows a refusal with these words. If the line has the words
    /// already as an instruction, this waits for the relay's answer.
    #[track_caller]
    pub fn expect_refusal(&self, words: &str) {
        self.wait_until(
            &format!("the status refuses something: '{words}'"),
            &format!(
                "document.querySelector('#status.refusal, #status:has(.refusal)')
                    ?.innerText.includes({})",
                json!(words)
            ),
        );
    }

    /// Waits until the table is in this phase: `rest`, `thinking`, `free`, `waiting`, `demo` or
    /// `settled`.
    #[track_caller]
    pub fn expect_phase(&self, phase: &str) {
        self.wait_until(
            &format!("the table is in the phase '{phase}'"),
            &format!("document.querySelector('.play').dataset.phase === '{phase}'"),
        );
    }

    /// The seconds that the open clock shows, if one is open.
    #[track_caller]
    pub fn seconds(&self) -> Option<u32> {
        self.text_or_none("return document.querySelector('#clock')?.dataset.seconds ?? null")
            .and_then(|seconds| seconds.parse().ok())
    }

    /// Waits until the clock shows this many seconds.
    #[track_caller]
    pub fn expect_seconds(&self, seconds: u32) {
        self.wait_until(
            &format!("the clock shows {seconds} s"),
            &format!("document.querySelector('#clock').dataset.seconds === '{seconds}'"),
        );
    }

    /// Waits until the roll is settled, and returns its verdict.
    #[track_caller]
    pub fn expect_settlement(&self) -> String {
        self.wait_until(
            "the roll is settled",
            "document.querySelector('#settlement #verdict')",
        );
        self.text("#verdict")
    }

    /// The change of the points, and its reason.
    #[track_caller]
    pub fn what_happened(&self) -> String {
        self.text("#points")
    }

    /// Waits until all solutions are found.
    #[track_caller]
    pub fn expect_solved(&self) {
        self.wait_until(
            "all solutions are found",
            "document.querySelector('#solutions')?.getAttribute('aria-busy') === 'false'",
        );
    }

    /// Waits until solutions are listed, and returns the different ones, or the open list of all.
    #[track_caller]
    pub fn solutions(&self) -> Vec<String> {
        self.wait_until(
            "solutions are listed",
            "document.querySelector('#solutions .solution')",
        );
        self.list(SOLUTIONS)
    }

    /// Waits until these are the different solutions, or those in the open list of all.
    #[track_caller]
    pub fn expect_solutions(&self, solutions: &[impl AsRef<str>]) {
        self.expect_list(SOLUTIONS, solutions);
    }

    /// Opens the list of all solutions by form, and waits until it is whole.
    #[track_caller]
    pub fn open_forms(&self) {
        self.press("#solutions .lists button:last-child");
        self.expect_forms();
    }

    /// Waits until the list of all solutions by form is whole.
    #[track_caller]
    pub fn expect_forms(&self) {
        self.wait_until(
            "all forms are tried",
            "document.querySelector('#forms')?.getAttribute('aria-busy') === 'false'",
        );
    }

    /// The headings of the forms of solutions, with the count of each.
    #[track_caller]
    pub fn forms(&self) -> Vec<(String, u32)> {
        self.list(
            "return [...document.querySelectorAll('#solutions .form')].map((each) =>
               each.querySelector('.shape-of').textContent + '|'
               + each.querySelector('.count').textContent.replace('none', '0'))",
        )
        .iter()
        .filter_map(|row| {
            let (form, count) = row.split_once('|')?;
            Some((form.to_owned(), count.parse().ok()?))
        })
        .collect()
    }

    /// Stores a file that the page saves as `fileName` and `fileText` in the page from now on.
    /// Browsers handle saved files differently; only the file itself is tested.
    #[track_caller]
    pub fn keep_saved_files(&self) {
        self.run(
            "const make = URL.createObjectURL;
             URL.createObjectURL = (blob) => {
               blob.arrayBuffer().then((bytes) => {
                 window.fileText = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
               });
               return make(blob);
             };
             HTMLAnchorElement.prototype.click = function () { window.fileName = this.download; };",
            Vec::new(),
        );
    }

    /// Gives the device a share sheet that rejects everything with an error of this name
    /// (`isRejected`), and a clipboard that stores a copied text as `copiedText`.
    #[track_caller]
    pub fn have_sheet_that_rejects(&self, error: &str) {
        self.run(
            "const [name] = arguments;
             const have = (what, value) =>
               Object.defineProperty(navigator, what, { configurable: true, value });
             have('share', () => {
               window.isRejected = true;
               return Promise.reject(new DOMException('It is refused.', name));
             });
             have('clipboard', {
               writeText: (text) => { window.copiedText = text; return Promise.resolve(); },
             });",
            vec![error.into()],
        );
    }

    /// The points of a seat on the scoreboard.
    #[track_caller]
    pub fn points(&self, seat: usize) -> i64 {
        let text = self.text(&format!("#scoreboard .seat[data-seat=\"{seat}\"] .points"));
        // A number with a typographic minus cannot be parsed.
        let text = text.replace('\u{2212}', "-");
        text.parse()
            .unwrap_or_else(|_| panic!("'{text}' is no number of points"))
    }

    /// Waits until a seat has this many points.
    #[track_caller]
    pub fn expect_points(&self, seat: usize, points: i64) {
        self.wait_until(
            &format!("seat {seat} has {points} points"),
            &format!(
                "Number(document.querySelector('#scoreboard .seat[data-seat=\"{seat}\"] .points')\
                 .innerText.trim().replace('\u{2212}', '-')) === {points}"
            ),
        );
    }

    /// Skips the guidance of a first visit, which may appear some time after the press that causes
    /// it.
    #[track_caller]
    pub fn skip_coach(&self) {
        self.press("#skip-coach");
        self.wait_until("the coach is gone", "!document.querySelector('#coach')");
    }
}
