//! The rules of a race, beside its table.

use leptos::prelude::*;

use crate::components::race_rules::{OtherRaceRules, RaceRulesInShort};
use crate::group::connection::Connection;
use crate::move_tr;

/// The rules of the race, to unfold while a race is on the table; hidden from a whole room.
#[component]
pub fn RaceRules(#[prop(into)] is_wall: Signal<bool>) -> impl IntoView {
    let connection = Connection::here();
    let is_race = connection.group_memo(|group| group.race().is_some());
    view! {
        <Show when=move || is_race.get() && !is_wall.get()>
            <details id="group-race-rules">
                <summary>{move_tr!("race-rules")}</summary>
                <RaceRulesInShort/>
                <OtherRaceRules of_several=move_tr!("race-rule-at-once")/>
            </details>
        </Show>
    }
}
