//! What is known of a roll, and of all rolls: solutions, explanations, hints, why not, the
//! atlas.

pub mod atlas;
mod explain;
pub mod field;
mod hint;
pub mod search;
mod solutions;
mod why_not;

pub use atlas::AtlasPage;
pub use hint::Hint;
pub use solutions::Solutions;

use leptos::prelude::*;
use score_core::arith::hint::Grade;
use score_core::arith::solve::Puzzle;
use score_core::link::Link;

/// What `request` asks for, as an address would: a puzzle's solutions, or a hint.
#[component]
pub fn StudySlot(#[prop(into)] request: String) -> impl IntoView {
    let (link, _) = Link::read(&request);
    let grade = grade_of(&link.page);
    let content = puzzle(&link).map(|puzzle| match grade {
        Some(grade) => view! { <Hint puzzle grade/> }.into_any(),
        None => view! { <Solutions puzzle/> }.into_any(),
    });
    view! { <div class="place-of-study">{content}</div> }
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
