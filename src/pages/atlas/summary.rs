//! The summary of an atlas: the number and the share of impossible rolls.

use leptos::prelude::*;
use score_core::atlas::Play;
use score_core::solver::ImpossibleCount;

use crate::text;

/// The summary of an atlas; `count` is known long before all solutions.
#[component]
pub fn Summary(
    play: Play,
    goal: u32,
    #[prop(into)] count: Signal<Option<ImpossibleCount>>,
) -> impl IntoView {
    let roll_count = play.dice.different_rolls();
    let ordered_count = play.dice.ordered_rolls();
    let impossible = move || match count.get() {
        Some(count) => text::impossible_rolls(count.rolls, roll_count, goal, true),
        None => text::impossible_rolls(0, roll_count, goal, false),
    };
    let share = move || {
        let share = |count: ImpossibleCount| text::impossible_share(count.ordered, ordered_count);
        count.get().map(share).unwrap_or_default()
    };
    view! {
        <section class="card summary" id="atlas-summary" role="status">
            <p class="count-of">{impossible}</p>
            <p class="help">{share}</p>
        </section>
    }
}
