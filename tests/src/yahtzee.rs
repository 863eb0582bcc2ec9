//! The page of Mathematician's Yahtzee: its parts, and the actions of a player.

use score_core::games::yahtzee::game::Event;
use score_core::games::yahtzee::throw::Throw;
use serde_json::json;

use crate::Page;

/// The button that throws the dice.
pub const ROLL: &str = "#yahtzee-roll";

/// The boxes by the names on the sheet.
pub const BOXES: [&str; 13] = [
    "Ones",
    "Twos",
    "Threes",
    "Fours",
    "Fives",
    "Sixes",
    "All odd",
    "All even",
    "Pi",
    "All prime",
    "Fibonacci",
    "Yahtzee",
    "Chance",
];

/// The selector of the die of this index.
pub fn die(index: usize) -> String {
    format!("#yahtzee-dice [data-die=\"{}\"]", index + 1)
}

/// The selector of the button for practice, the game or the review.
pub fn mode(name: &str) -> String {
    format!("[data-mode={name}]")
}

/// The selector of the button that scores in a box.
pub fn key_of_box(score_box: &str) -> String {
    format!("tr[data-box=\"{score_box}\"] td button")
}

/// The text that a browser stores for a game of these players with these events.
fn saved(names: &[&str], events: &[Event]) -> String {
    // The stored form has the mode, no practice, the game, and no finished game.
    let (game_mode, nothing) = (1_u32, None::<u32>);
    let saved = (game_mode, nothing, 0_u32, (names, events), nothing);
    let bytes = postcard::to_allocvec(&saved).expect("a game has bytes");
    let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
    format!("1:{}", digits.collect::<String>())
}

/// The page of Yahtzee.
impl Page {
    /// Continues a game of these players with these events, as if another tab of the browser had
    /// played it, so that the end can be tested without playing each turn.
    #[track_caller]
    pub fn go_on_with_game(&self, names: &[&str], events: &[Event]) {
        self.turn_to("rules");
        self.run(
            "localStorage.setItem('score/yahtzee', arguments[0])",
            vec![json!(saved(names, events))],
        );
        self.go_to("#yahtzee?seed=7");
        self.wait_until(
            "Yahtzee is there",
            &format!("document.querySelector('{}')", mode("Game")),
        );
        self.turn_to_mode("Game");
    }

    /// Waits until the line above the dice has these words.
    #[track_caller]
    pub fn expect_said(&self, words: &str) {
        self.wait_until(
            &format!("the line above the dice says '{words}'"),
            &format!(
                "document.querySelector('#yahtzee-status')?.innerText.includes({})",
                json!(words)
            ),
        );
    }

    /// Waits until the line above the dice shows a refusal with these words.
    #[track_caller]
    pub fn expect_refused(&self, words: &str) {
        self.expect_said(words);
        assert!(
            self.shows("#yahtzee-status.refusal"),
            "it looks like no refusal"
        );
    }

    /// Waits until the five dice show this throw.
    #[track_caller]
    pub fn expect_dice(&self, throw: &Throw) {
        let numbers = throw.numbers().map(|number| number.to_string()).join(",");
        self.wait_until(
            &format!("the dice show {numbers}"),
            &format!(
                "[...document.querySelectorAll('#yahtzee-dice .num')]
                   .map((die) => die.textContent).join() === {}",
                json!(numbers)
            ),
        );
    }

    /// Waits until this many dice are chosen to be thrown again.
    #[track_caller]
    pub fn expect_chosen(&self, count: usize) {
        self.wait_until(
            &format!("{count} dice are chosen"),
            &format!("document.querySelectorAll('#yahtzee-dice .again').length === {count}"),
        );
    }

    /// Turns to practice, the game or the review.
    #[track_caller]
    pub fn turn_to_mode(&self, name: &str) {
        self.press(&mode(name));
        self.wait_until(
            &format!("{name} is there"),
            &format!(
                "document.querySelector('{}').ariaPressed === 'true'",
                mode(name)
            ),
        );
    }

    /// Waits until these are the totals of the players.
    #[track_caller]
    pub fn expect_totals(&self, totals: &[impl AsRef<str>]) {
        self.expect_list(
            "return [...document.querySelectorAll('tr[data-box=Total] td')]
               .map((total) => total.textContent)",
            totals,
        );
    }

    /// Waits until the review is finished.
    #[track_caller]
    pub fn expect_review(&self) {
        self.wait_until(
            "the review is there",
            "document.querySelector('#yahtzee-review[aria-busy=false] .count-of')",
        );
    }

    /// Opens the form and begins a game of these players.
    #[track_caller]
    pub fn sit_down(&self, names: &[&str]) {
        self.run(
            "document.querySelector('.new-game').open = true",
            Vec::new(),
        );
        for (index, name) in names.iter().enumerate() {
            self.fill(&format!("#yahtzee-player-{}", index + 1), name);
        }
        self.run(
            "document.querySelector('#yahtzee-players [type=submit]').focus()",
            Vec::new(),
        );
        self.keys_at_rest(&[fantoccini::key::Key::Enter]);
    }
}
