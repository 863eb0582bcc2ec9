//! The second program: what is opened later, when somebody asks for it.
//!
//! The game's own program stays small because all of this is not in it.

mod atlas;
mod explain;
mod hands;
mod hint;
mod qr;
mod search;
mod solutions;
mod why_not;

use score_core::arith::hint::Grade;
use score_core::arith::solve::Puzzle;
use score_core::link::Link;

use crate::edge::element::El;
use crate::edge::place;

/// Fills the places that the game has put up.
pub fn start() {
    place::fill_places(place::STUDY, fill);
}

fn fill(request: &str) -> Vec<El> {
    let (link, _) = Link::read(request);
    match (&*link.page, puzzle(&link)) {
        ("atlas", _) => atlas::page(),
        ("hands", _) => hands::page(),
        ("qr", _) => qr::of_table(link).into_iter().collect(),
        ("solutions", Some(puzzle)) => vec![solutions::solutions(puzzle)],
        (page, Some(puzzle)) => match grade_of(page) {
            Some(grade) => vec![hint::hint_of(puzzle, grade)],
            None => vec![],
        },
        _ => vec![],
    }
}

/// The grade that `hint-1` to `hint-4` ask for.
fn grade_of(page: &str) -> Option<Grade> {
    let number: usize = page.strip_prefix("hint-")?.parse().ok()?;
    Grade::ALL
        .into_iter()
        .find(|grade| grade.number() == number)
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
