//! Yahtzee: the dice, with the signs of the patterns that they make.

use leptos::prelude::*;
use score_core::games::yahtzee::DICE;
use score_core::games::yahtzee::pattern::Pattern;

use crate::components::board::toolbar;
use crate::components::drawing::{Drawing, Shape};
use crate::games::yahtzee::buttons::Buttons;
use crate::games::yahtzee::game_state::State;
use crate::games::yahtzee::patterns::PatternSign;
use crate::games::yahtzee::sentences;
use crate::games::yahtzee::status::StatusLine;
use crate::games::yahtzee::store::YahtzeeStore;

/// The line with the instruction, the dice and the buttons.
#[component]
pub fn Throwing() -> impl IntoView {
    let store = YahtzeeStore::here();
    view! {
        <div class="throwing" node_ref=store.throwing {..toolbar("yahtzee-said")}>
            <StatusLine/>
            <Dice/>
            <Buttons/>
        </div>
    }
}

#[component]
fn Dice() -> impl IntoView {
    let store = YahtzeeStore::here();
    let is_thrown = Memo::new(move |_| store.turn.with(Option::is_some));
    let die = move |position: usize| {
        let number = move || {
            store
                .turn
                .get()
                .map(|turn| turn.throw().numbers()[position])
        };
        view! {
            <Die
                position
                number=Signal::derive(number)
                rolls_again=Signal::derive(move || store.rerolled.get().contains(position))
                patterns=Memo::new(move |_| store.with(|state| patterns_at(state, position)))
                on_toggle=move |()| store.toggle(position)
            />
        }
    };
    let ghosts = || (0..DICE).map(|_| view! { <Ghost/> }).collect_view();
    view! {
        <div
            id="yahtzee-dice"
            class="dice"
            node_ref=store.dice
        >
            // Dice that were thrown keep their elements, and with them the focus.
            <Show when=move || is_thrown.get() fallback=ghosts>
                {(0..DICE).map(die).collect_view()}
            </Show>
        </div>
    }
}

/// The place of a die before the first throw.
#[component]
fn Ghost() -> impl IntoView {
    view! {
        <span class="tile ghost die d6" aria-hidden="true">
            <Drawing shape=Shape::D6/>
        </span>
    }
}

/// The die at `position`, counted from 0.
#[component]
fn Die(
    position: usize,
    #[prop(into)] number: Signal<Option<u8>>,
    #[prop(into)] rolls_again: Signal<bool>,
    /// The patterns of which the die is a part.
    #[prop(into)]
    patterns: Signal<Vec<Pattern>>,
    #[prop(into)] on_toggle: Callback<()>,
) -> impl IntoView {
    let name = move || {
        let patterns = patterns.get();
        Some(sentences::die_name(position, number.get()?, &patterns))
    };
    let signs = move || {
        let patterns = patterns.get().into_iter();
        patterns
            .map(|pattern| view! { <PatternSign pattern/> })
            .collect_view()
    };
    view! {
        <button
            type="button"
            class="tile die d6"
            class:again=rolls_again
            data-die=position + 1
            aria-keyshortcuts=position + 1
            aria-pressed=move || rolls_again.get().to_string()
            aria-label=name
            on:click=move |_| on_toggle.run(())
        >
            <Drawing shape=Shape::D6/>
            <span class="num" translate="no">{move || number.get().map(|number| number.to_string())}</span>
            <span class="turned">
                <Drawing shape=Shape::Redo/>
            </span>
            <span class="marks">{signs}</span>
        </button>
    }
}

fn patterns_at(state: &State, position: usize) -> Vec<Pattern> {
    let Some(turn) = state.turn() else {
        return Vec::new();
    };
    let throw = turn.throw();
    let is_part = |pattern: &Pattern| {
        let positions = pattern.positions_in(&throw);
        positions.is_some_and(|positions| positions.contains(position))
    };
    Pattern::ALL.into_iter().filter(is_part).collect()
}
