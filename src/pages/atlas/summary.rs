//! The number of impossible rolls.

use leptos::prelude::*;
use score_core::atlas::Play;
use score_core::solver::ImpossibleCount;

use crate::text;

/// The summary; `count` is known long before all solutions are.
#[component]
pub fn Summary(
    play: Play,
    goal: u32,
    #[prop(into)] count: Signal<Option<ImpossibleCount>>,
) -> impl IntoView {
    let rolls = play.dice.different_rolls();
    let ordered = play.dice.ordered_rolls();
    let impossible = move || match count.get() {
        Some(count) => text::impossible_rolls(count.rolls, rolls, goal, true),
        None => text::impossible_rolls(0, rolls, goal, false),
    };
    let share = move || {
        let share = |count: ImpossibleCount| text::impossible_share(count.ordered, ordered);
        count.get().map(share).unwrap_or_default()
    };
    view! {
        <section class="card summary" id="atlas-summary" role="status">
            <p class="count-of">{impossible}</p>
            <p class="help">{share}</p>
        </section>
    }
}
