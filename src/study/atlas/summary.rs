//! How many rolls are impossible.

use leptos::prelude::*;
use score_core::atlas::Play;

use crate::study::search;
use crate::text;

/// The summary: known long before all solutions are.
#[component]
pub fn Summary(play: Play, goal: u32, is_stopped: Signal<bool>) -> impl IntoView {
    let count = search::count_impossible(play, goal, is_stopped);
    // The sentence of an unfinished count does not say how far it has come.
    let count = Memo::new(move |_| Some(count.get()).filter(|count| count.is_finished));
    let rolls = play.dice.different_rolls();
    let ordered = play.dice.ordered_rolls();
    let impossible = move || match count.get() {
        Some(count) => text::impossible_rolls(count.rolls, rolls, goal, true),
        None => text::impossible_rolls(0, rolls, goal, false),
    };
    let share = move || {
        let share = |count: search::ImpossibleCount| text::impossible_share(count.ordered, ordered);
        count.get().map(share).unwrap_or_default()
    };
    view! {
        <section class="card summary" id="atlas-summary" role="status">
            <p class="count-of">{impossible}</p>
            <p class="help">{share}</p>
        </section>
    }
}
