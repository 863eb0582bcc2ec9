//! Yahtzee: the end of a game, with its points, another game, or a look back.

use leptos::prelude::*;
use score_core::games::yahtzee::score_box::ScoreBox;
use score_core::games::yahtzee::sheet::Sheet;

use crate::components::end_card::{EndCard, Figure};
use crate::edge::for_others;
use crate::games::yahtzee::game_state::State;
use crate::games::yahtzee::persistence::Mode;
use crate::games::yahtzee::sentences;
use crate::games::yahtzee::store::YahtzeeStore;
use crate::page::Page;
use crate::{move_tr, tr};

/// The card in the place of the button that throws the dice.
#[component]
pub fn GameIsOver() -> impl IntoView {
    let store = YahtzeeStore::here();
    let shared = move || {
        let best = store.with(|state| state.game.sheets().iter().map(Sheet::total).max());
        let sentence = tr!(
            "yahtzee-shared",
            game = tr!("page-yahtzee"),
            total = best.unwrap_or_default()
        );
        format!("{sentence}\n{}", for_others::link(Page::Yahtzee.name()))
    };
    view! {
        <EndCard
            id="yahtzee-end"
            title=move_tr!("yahtzee-end")
            figures=Signal::derive(move || store.with(figures))
            shared=Signal::derive(shared)
        >
            <button
                type="button"
                id="yahtzee-next-game"
                data-costs=""
                class="primary"
                node_ref=store.next_game_button
                on:click=move |_| store.begin_again()
            >
                {move_tr!("yahtzee-new-game")}
            </button>
            <button type="button" id="yahtzee-look-back" on:click=move |_| store.look_back()>
                {move_tr!("yahtzee-mode", mode = Mode::Review.key())}
            </button>
        </EndCard>
    }
}

/// The points of all players; for one player their total, bonus and best box.
fn figures(state: &State) -> Vec<Figure> {
    let (names, sheets) = (&state.saved.game.names, state.game.sheets());
    let [sheet] = sheets else {
        let figure = |(name, sheet): (&String, &Sheet)| Figure::new(name.clone(), sheet.total());
        return names.iter().zip(sheets).map(figure).collect();
    };
    let mut figures = vec![
        Figure::new(tr!("yahtzee-total"), sheet.total()),
        Figure::new(tr!("yahtzee-bonus"), sheet.bonus()),
    ];
    let best = ScoreBox::ALL.into_iter().rev();
    if let Some(best) = best.max_by_key(|of| sheet.score(*of)) {
        let score = sheet.score(best).unwrap_or_default();
        figures.push(Figure::new(sentences::box_name(best), score));
    }
    figures
}
