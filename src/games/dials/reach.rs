//! Dials: the targets that some buttons reach, in words.

use leptos::prelude::*;
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::reach::Reach as Reached;
use score_core::games::dials::residues::Residues;

use crate::games::dials::sentences;

/// The targets that the buttons of a puzzle reach, and the conditions for them, here for its own
/// target.
#[component]
pub fn Reach(puzzle: Puzzle) -> impl IntoView {
    let reached = Reached::of(puzzle.signatures());
    let conditions = (!reached.is_everything()).then(|| {
        let conditions = reached.conditions().iter();
        let conditions = conditions.map(|condition| {
            view! { <Condition condition=*condition steps=puzzle.steps()/> }
        });
        view! {
            <p>{move || sentences::conditions(puzzle.kind())}</p>
            <ul>{conditions.collect_view()}</ul>
        }
    });
    view! {
        <p>{move || sentences::reach(&reached)}</p>
        {conditions}
    }
}

/// A condition that each target must meet, and its value for the steps to this one.
#[component]
fn Condition(condition: Residues, steps: Residues) -> impl IntoView {
    view! {
        <li>
            <strong>{move || sentences::condition(&condition)}</strong>
            {move || format!(" ({})", sentences::condition_here(&condition, &steps))}
        </li>
    }
}
