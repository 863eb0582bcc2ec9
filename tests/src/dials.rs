//! The actions of a player at Dials, and the content of the page.

use serde_json::json;

use crate::Page;

/// The selector of a button of the dials, by its number.
pub fn dial_key(number: usize) -> String {
    format!(".dial-key[data-button=\"{number}\"]")
}

impl Page {
    /// Loads the page afresh at an address of Dials, and waits until it can be played.
    #[track_caller]
    pub fn open_dials(&self, query: &str) {
        self.open(&format!("#dials{query}"));
        self.expect_dials_board();
    }

    /// Waits until the program of Dials has loaded.
    #[track_caller]
    pub fn expect_dials_board(&self) {
        self.wait_until(
            "the dials are there",
            "document.querySelector('#dials-board')",
        );
    }

    /// Presses these buttons one after the other.
    #[track_caller]
    pub fn press_dial_keys(&self, numbers: &[usize]) {
        for number in numbers {
            self.press(&dial_key(*number));
        }
    }

    /// Waits until the dials have these names: `A`, or `B, target C, 1 step to go`.
    #[track_caller]
    pub fn expect_dials(&self, shown: &[&str]) {
        let names: Vec<String> = shown
            .iter()
            .enumerate()
            .map(|(index, shown)| match shown.contains(',') {
                true => format!("Dial {} shows {shown}", index + 1),
                false => format!("Dial {} shows {shown}, as it should", index + 1),
            })
            .collect();
        self.wait_until(
            &format!("the dials show {names:?}, not {:?}", self.dial_names()),
            &format!(
                "JSON.stringify([...document.querySelectorAll('#dials-board .dial')]\
                 .map((dial) => dial.getAttribute('aria-label'))) === JSON.stringify({})",
                json!(names)
            ),
        );
    }

    /// The names of the dials.
    #[track_caller]
    pub fn dial_names(&self) -> Vec<String> {
        self.list(
            "return [...document.querySelectorAll('#dials-board .dial')]
               .map((dial) => dial.getAttribute('aria-label'))",
        )
    }

    /// The letters that are painted in the windows of the dials.
    #[track_caller]
    pub fn letters_in_windows(&self) -> String {
        self.list(
            "return [...document.querySelectorAll('#dials-board .dial')].map((dial) => {
               const box = dial.getBoundingClientRect();
               const far = (letter) => {
                 const at = letter.getBoundingClientRect();
                 return Math.abs(at.y + at.height / 2 - box.y - box.height / 2);
               };
               const letters = [...dial.children].sort((a, b) => far(a) - far(b));
               return letters[0].textContent;
             })",
        )
        .concat()
    }

    /// Waits until a button has this name.
    #[track_caller]
    pub fn expect_dial_key_name(&self, number: usize, name: &str) {
        let script = format!(
            "return document.querySelector('{} .hush').textContent",
            dial_key(number)
        );
        self.expect_value(&script, name);
    }

    /// Waits until the line above the dials has exactly this sentence, ignoring spaces.
    #[track_caller]
    pub fn expect_dials_status(&self, sentence: &str) {
        self.wait_until(
            &format!(
                "it says '{sentence}', not {:?}",
                self.text_or_none("return document.querySelector('#dials-status').textContent")
            ),
            &format!(
                "document.querySelector('#dials-status').textContent.replaceAll('\u{a0}', ' ') === {}",
                json!(sentence)
            ),
        );
    }

    /// Waits until the page shows these numbers of presses made and of the fewest presses.
    #[track_caller]
    pub fn expect_dial_counts(&self, [presses, fewest]: [&str; 2]) {
        self.expect_text("#dials-presses strong", presses);
        self.expect_text("#dials-fewest strong", fewest);
    }

    /// Waits until the worked solution has this sentence, and returns its lines.
    #[track_caller]
    pub fn expect_worked(&self, sentence: &str) -> Vec<String> {
        self.wait_until(
            &format!(
                "the solution says '{sentence}', not {:?}",
                self.text_or_none(
                    "return document.querySelector('#dials-worked .sentence')?.textContent ?? null"
                )
            ),
            &format!(
                "document.querySelector('#dials-worked .sentence')?.textContent === {}",
                json!(sentence)
            ),
        );
        self.list(
            "return [...document.querySelectorAll('#dials-worked tbody tr')].map((line) =>
               [...line.querySelectorAll('td')].map((cell) => cell.textContent).join(' '))",
        )
    }
}
