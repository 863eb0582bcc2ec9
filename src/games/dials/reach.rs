//! Which targets some buttons reach, in words.

use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::reach::Reach;

use crate::edge::element::{El, el};
use crate::text;

/// What the buttons of this puzzle reach, and whether its target is among that.
pub fn told(puzzle: &Puzzle) -> Vec<El> {
    let reach = Reach::of(puzzle.signatures());
    let short = el("p").text(&text::reach(&reach));
    if reach.is_everything() {
        return vec![short];
    }
    let steps = puzzle.steps();
    let condition = |condition| {
        el("li")
            .child(el("strong").text(&text::condition(condition)))
            .text(&format!(" ({})", text::condition_here(condition, &steps)))
    };
    vec![
        short,
        el("p").text(&text::conditions(puzzle.kind())),
        el("ul").children(reach.conditions().iter().map(condition).collect()),
    ]
}
