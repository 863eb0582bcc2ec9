//! The end of a game: another game, or a look back.

use leptos::prelude::*;

use crate::games::yahtzee::game_state::State;
use crate::games::yahtzee::persistence::Mode;
use crate::games::yahtzee::store::YahtzeeStore;
use crate::move_tr;

/// The two buttons in the place of the one that throws the dice.
#[component]
pub fn AfterGame() -> impl IntoView {
    let store = YahtzeeStore::here();
    let is_over = Memo::new(move |_| store.with(State::is_at_end));
    view! {
        <button
            type="button"
            id="yahtzee-next-game"
            data-costs=""
            class="primary next"
            node_ref=store.next_game_button
            hidden=move || !is_over.get()
            on:click=move |_| store.begin_again()
        >
            {move_tr!("yahtzee-new-game")}
        </button>
        <button
            type="button"
            id="yahtzee-look-back"
            class="next"
            hidden=move || !is_over.get()
            on:click=move |_| store.look_back()
        >
            {move_tr!("yahtzee-mode", mode = Mode::Review.key())}
        </button>
    }
}
