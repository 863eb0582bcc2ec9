//! The second program: what is opened later, when somebody asks for it.
//!
//! The game's own program stays small because all of this is not in it.

mod explain;
mod search;
mod solutions;

use score_core::arith::solve::Puzzle;
use score_core::link::Link;

use crate::edge::element::El;
use crate::edge::place;

/// Fills the places that the game has put up.
pub fn start() {
    place::fill_places(fill);
}

fn fill(request: &str) -> Vec<El> {
    let (link, _) = Link::read(request);
    match (&*link.page, puzzle(&link)) {
        ("solutions", Some(puzzle)) => vec![solutions::solutions(puzzle)],
        _ => vec![],
    }
}

/// The puzzle that a link carries.
fn puzzle(link: &Link) -> Option<Puzzle> {
    let rules = link.rules.clone().unwrap_or_default();
    let roll = link.roll?;
    Puzzle::new(
        roll.numbers(),
        rules.goal.value(),
        rules.ops,
        rules.all_numbers,
    )
    .ok()
}
