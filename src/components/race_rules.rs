//! The rules of the race.

use leptos::prelude::*;
use score_core::games::race::{GOAL_POINTS, GOALS_TO_WIN};

use crate::{move_tr, tr};

/// How a race goes in three sentences.
#[component]
pub fn RaceRulesInShort() -> impl IntoView {
    view! {
        <ul>
            <li>{move_tr!("race-rule-steps")}</li>
            <li>{move || tr!("race-rule-goal", points = GOAL_POINTS)}</li>
            <li>{move || tr!("race-rule-win", goals = GOALS_TO_WIN)}</li>
        </ul>
    }
}

/// The rules besides those in short, with an example.
#[component]
pub fn OtherRaceRules(
    /// The sentence on a race of several players.
    #[prop(into)]
    of_several: Signal<String>,
) -> impl IntoView {
    view! {
        <ul>
            <li>{move_tr!("race-rule-again")}</li>
            <li>{move_tr!("race-rule-fives")}</li>
            <li>{move_tr!("race-rule-roll")}</li>
            <li>{move_tr!("race-rule-rolls")}</li>
            <li>{of_several}</li>
        </ul>
        <p>{move_tr!("race-example")}</p>
    }
}
