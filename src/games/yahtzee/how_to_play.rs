//! Yahtzee: the rules of the game, in short.

use leptos::prelude::*;

use crate::games::yahtzee::sentences;
use crate::games::yahtzee::store::YahtzeeStore;
use crate::move_tr;

/// The rules, which a tap opens.
#[component]
pub fn HowToPlay() -> impl IntoView {
    let store = YahtzeeStore::here();
    let paragraphs = move || {
        let paragraphs = sentences::how_to_play().into_iter();
        paragraphs
            .map(|paragraph| view! { <p>{paragraph}</p> })
            .collect_view()
    };
    view! {
        <details class="group how" node_ref=store.rules>
            <summary>{move_tr!("yahtzee-how")}</summary>
            {paragraphs}
        </details>
    }
}
