//! The line above practice and the rolls of the day: the two games, and the player.

use leptos::prelude::*;
use score_core::table::game::TableGame;

use crate::move_tr;

use super::persistence::Learner;
use super::sentences;
use super::who_plays::WhoPlays;

/// The links to both games, and the choice of the player. `link` gives a game's fragment without
/// `#`; `game` is on the page.
#[component]
pub fn GamesAndPlayer(
    game: TableGame,
    learner: Learner,
    link: impl Fn(TableGame) -> String,
) -> impl IntoView {
    let tab = |other: TableGame| {
        view! {
            <a
                href=format!("#{}", link(other))
                aria-current=(other == game).then_some("true")
            >
                {move || sentences::game(other)}
            </a>
        }
    };
    view! {
        <div class="learn-top">
            <nav class="learn-line" aria-label=move_tr!("learn-games")>
                {TableGame::ALL.map(tab).into_iter().collect_view()}
            </nav>
            <WhoPlays learner/>
        </div>
    }
}
