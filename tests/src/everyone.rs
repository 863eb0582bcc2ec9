//! The actions of a class when everyone plays at once, each on a board of their own.

use serde_json::json;

use crate::Page;

/// The actions of the host.
impl Page {
    /// Lets everyone play at once from now on, as the table's host.
    #[track_caller]
    pub fn let_everyone_play(&self) {
        self.open_way_form();
        self.choose("#way-select", "all at once");
        self.use_way();
    }

    /// Opens the form for the way of playing.
    #[track_caller]
    pub fn open_way_form(&self) {
        self.turn_side_to("host");
        self.unfold("#host-way");
    }

    /// Sets the way of playing of the form, in which everyone plays, for the first time.
    #[track_caller]
    pub fn use_way(&self) {
        self.press("#way-form button[type=submit]");
        self.wait_until(
            "everyone plays: a host has a live board",
            "!document.querySelector('#tab-live').hidden",
        );
    }

    /// Deals these numbers, as the table's host.
    #[track_caller]
    pub fn deal(&self, numbers: &[u32]) {
        self.turn_side_to("host");
        self.unfold("#host-deal");
        for (index, number) in numbers.iter().enumerate() {
            self.fill(&format!("#deal-{}", index + 1), &number.to_string());
        }
        self.press("#deal-form button[type=submit]");
    }

    /// Opens a part of a page that may be open already.
    #[track_caller]
    pub fn unfold(&self, selector: &str) {
        if self.count(&format!("{selector}[open]")) == 0 {
            self.press(&format!("{selector} summary"));
        }
    }

    /// Ends the round with points, as the table's host.
    #[track_caller]
    pub fn end_round(&self) {
        self.turn_side_to("host");
        self.press("#host-end");
        self.press("#host-end-points");
    }
}

/// The actions of a pupil.
impl Page {
    /// Waits until these numbers lie on the own board, in a round that everyone plays.
    #[track_caller]
    pub fn expect_own_roll(&self, numbers: &[&str]) {
        self.expect_phase("everyone");
        self.expect_numbers(numbers);
    }

    /// Answers that the goal is on the board.
    #[track_caller]
    pub fn have_it(&self) {
        self.press("#calls #score");
    }

    /// Answers finally that the goal is impossible.
    #[track_caller]
    pub fn say_impossible(&self) {
        self.press("#calls #impossible");
        self.press("#calls #surely-impossible");
    }

    /// Waits until the scoreboard shows that this player has answered.
    #[track_caller]
    pub fn expect_answer_of(&self, name: &str) {
        self.expect_person(
            name,
            "has answered",
            "seat.querySelector('.called')?.textContent === 'answered'",
        );
    }

    /// Waits until a line of a form shows a refusal with these words.
    #[track_caller]
    pub fn expect_form_refusal(&self, line: &str, words: &str) {
        self.wait_until(
            &format!("{line} refuses with '{words}'"),
            &format!(
                "document.querySelector('{line}.refusal')?.innerText.includes({})",
                json!(words)
            ),
        );
    }
}
