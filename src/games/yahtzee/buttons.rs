//! Yahtzee: the buttons below the dice, which throw them, take back and show the adviser.

use leptos::prelude::*;

use crate::components::drawing::{Drawing, Shape};
use crate::games::yahtzee::end_of_game::GameIsOver;
use crate::games::yahtzee::game_state::State;
use crate::games::yahtzee::persistence::Mode;
use crate::games::yahtzee::sentences;
use crate::games::yahtzee::store::YahtzeeStore;
use crate::move_tr;
use crate::tr;

/// The buttons of a throw; at the end of a game the card of its end.
#[component]
pub fn Buttons() -> impl IntoView {
    let store = YahtzeeStore::here();
    let is_at_end = Memo::new(move |_| store.with(State::is_at_end));
    let can_roll_anew = move |state: &State| {
        let left = state.turn().is_some_and(|turn| turn.rerolls_left() > 0);
        left && state.saved.mode == Mode::Practice
    };
    view! {
        <div class="actions chips">
            <button
                type="button"
                id="yahtzee-undo"
                aria-keyshortcuts="Z"
                hidden=move || !store.with(State::can_take_back)
                aria-label=move_tr!("yahtzee-undo")
                title=move_tr!("yahtzee-undo")
                on:click=move |_| store.take_back()
            >
                <Drawing shape=Shape::Undo/>
            </button>
            <button
                type="button"
                id="yahtzee-roll"
                data-costs=move || store.with(throws_left)
                class="primary"
                node_ref=store.roll_button
                aria-keyshortcuts="R"
                hidden=move || is_at_end.get()
                aria-disabled=move || (!store.with(State::can_roll)).then_some("true")
                on:click=move |_| store.roll()
            >
                {move || store.with(roll_label)}
            </button>
            <button
                type="button"
                id="yahtzee-anew"
                data-costs=""
                hidden=move || !store.with(can_roll_anew)
                on:click=move |_| store.roll_anew()
            >
                {move_tr!("yahtzee-roll-anew")}
            </button>
            <button
                type="button"
                id="yahtzee-adviser"
                hidden=move || is_at_end.get()
                aria-pressed=move || store.is_advised.get().to_string()
                on:click=move |_| store.advise()
            >
                {move_tr!("yahtzee-adviser")}
            </button>
        </div>
        <Show when=move || is_at_end.get()>
            <GameIsOver/>
        </Show>
    }
}

/// The value of `data-costs`: the number of throws that are left, of which a press takes one.
/// Choosing dice changes only the words on the button.
fn throws_left(state: &State) -> String {
    let left = state.turn().map(|turn| turn.rerolls_left());
    left.map_or(String::new(), |left| left.to_string())
}

fn roll_label(state: &State) -> String {
    match state.turn() {
        None => tr!("yahtzee-roll-five"),
        Some(turn) if turn.rerolls_left() == 0 && !state.is_game() => tr!("yahtzee-roll-anew"),
        Some(_) => sentences::roll_dice(state.rerolled.count()),
    }
}
