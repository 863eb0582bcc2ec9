//! Yahtzee: five small dice in a line; those that stay are filled.

use leptos::prelude::*;
use score_core::games::yahtzee::keep::Keep;
use score_core::games::yahtzee::throw::Throw;

/// The dice of `throw`, of which those of `keep` are filled. The drawing is not read aloud.
#[component]
pub fn SmallDice(throw: Throw, keep: Keep) -> impl IntoView {
    let kept = throw.positions_of(keep).unwrap_or_default();
    let die = |(position, number): (usize, u8)| {
        let class = match kept.contains(position) {
            true => "stays",
            false => "goes",
        };
        view! { <b class=class data-number=number.to_string()></b> }
    };
    let dice = throw.numbers().iter().copied().enumerate().map(die);
    view! { <span class="minis">{dice.collect_view()}</span> }
}
