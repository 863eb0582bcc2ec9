//! Before the game: text, policy, and what is said when it cannot start.

use score_tests::{Page, specs};

specs![the_game_starts_without_a_complaint];

fn the_game_starts_without_a_complaint(page: &Page) {
    page.open("");
    page.no_complaints();
}
