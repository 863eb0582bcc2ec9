//! Yahtzee: the line with the instruction.

use leptos::prelude::*;
use score_core::games::yahtzee::game::Game;
use score_core::games::yahtzee::pattern::Pattern;

use crate::games::yahtzee::game_state::{State, Status};
use crate::games::yahtzee::sentences;
use crate::games::yahtzee::store::YahtzeeStore;
use crate::tr;

/// The line above the dice: their patterns, and the next things to do.
#[component]
pub fn StatusLine() -> impl IntoView {
    let store = YahtzeeStore::here();
    let dice = move || {
        let turn = store.turn.get();
        turn.map_or(String::new(), |turn| sentences::dice_are(&turn.throw()))
    };
    view! {
        <p
            class="status"
            class:refusal=move || store.with(|state| state.status.as_ref().is_some_and(Status::is_refusal))
            id="yahtzee-status"
            role="status"
        >
            <span class="hush">{dice}</span>
            <span id="yahtzee-said">{move || store.with(sentence)}</span>
        </p>
    }
}

/// The status when there are no dice: the refusal of a link.
#[component]
pub fn RefusalStatus() -> impl IntoView {
    let store = YahtzeeStore::here();
    let status = move |state: &State| state.status.as_ref().map(Status::sentence);
    view! {
        <p class="status refusal" id="yahtzee-status" role="status">
            {move || store.with(status).unwrap_or_default()}
        </p>
    }
}

fn sentence(state: &State) -> String {
    match &state.status {
        Some(status) if status.is_refusal() => status.sentence(),
        Some(status) => format!("{} {}", status.sentence(), instruction(state)),
        None => instruction(state),
    }
}

/// The patterns on the dice, and the next things to do.
fn instruction(state: &State) -> String {
    let is_game = state.is_game();
    if state.is_at_end() {
        return game_over(&state.game, &state.saved.game.names);
    }
    match state.turn() {
        None => sentences::before_throw(state.player_name(), is_game.then(|| state.game.round())),
        Some(turn) => {
            let patterns: Vec<Pattern> = Pattern::of(&turn.throw()).collect();
            let (chosen, left) = (state.rerolled.count(), turn.rerolls_left());
            sentences::after_throw(&patterns, chosen, left, is_game)
        }
    }
}

fn game_over(game: &Game, names: &[String]) -> String {
    let totals = game.sheets().iter().map(|sheet| sheet.total());
    let best = totals.clone().max().unwrap_or_default();
    if names.len() == 1 {
        return tr!("yahtzee-game-over", total = best);
    }
    let winners = names.iter().zip(totals).filter(|(_, total)| *total == best);
    let winners: Vec<&str> = winners.map(|(name, _)| name.as_str()).collect();
    sentences::winners(&winners, best)
}
