//! What is known of a roll, and of all rolls: solutions, explanations, hints, why not, the
//! atlas, the hands of 24; and the QR code of a table.

mod atlas;
mod explain;
mod field;
mod hands;
mod hint;
mod qr;
mod search;
mod solutions;
mod why_not;

pub use atlas::AtlasPage;
pub use hands::HandsPage;
pub use hint::Hint;
pub use qr::TableQr;
pub use solutions::Solutions;

use leptos::prelude::*;
use score_core::arith::hint::Grade;
use score_core::arith::solve::Puzzle;
use score_core::link::Link;

use crate::edge::element::{El, el};
use crate::edge::place;

/// Fills the places that the game has put up.
pub fn start() {
    place::fill_places(place::STUDY, fill);
}

fn fill(request: &str) -> Vec<El> {
    let (link, _) = Link::read(request);
    if link.page == "qr" {
        return vec![within(move || view! { <TableQr link/> })];
    }
    let Some(puzzle) = puzzle(&link) else {
        return vec![];
    };
    if link.page == "solutions" {
        return vec![within(move || view! { <Solutions puzzle/> })];
    }
    let hint = |grade| within(move || view! { <Hint puzzle grade/> });
    grade_of(&link.page).map(hint).into_iter().collect()
}

fn within<V: IntoView + 'static>(view: impl FnOnce() -> V + 'static) -> El {
    el("div").class("contents").view(view)
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
