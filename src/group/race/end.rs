//! The card at the end of a race, with the goals of the best players.

use leptos::prelude::*;
use score_core::games::race::GOALS_TO_WIN;
use score_core::group::race::GroupRace;
use score_core::group::request::Request;

use super::anew;
use super::standings::standings;
use crate::components::end_card::{EndCard, Figure};
use crate::edge::node::AnyNodeRef;
use crate::group::connection::Connection;
use crate::group::relay_table::RelayTable;
use crate::{move_tr, tr};

/// The number of players whose goals the card shows, the best first.
const SHOWN_PLAYERS: usize = 3;

/// Whether the race at this table is won.
pub fn is_over(relay: &RelayTable) -> bool {
    relay.race().is_some_and(GroupRace::is_over)
}

/// The card of a race that is won, with the goals of the best players. Players who may begin the
/// next race have a button for it.
#[component]
pub fn RaceEnd(
    /// The button for the next race.
    again_button: AnyNodeRef,
) -> impl IntoView {
    let connection = Connection::here();
    let may_begin = anew::may_begin(connection);
    let standings = Memo::new(move |_| connection.with(standings));
    let figures = move || {
        let best = standings.get().into_iter().take(SHOWN_PLAYERS);
        best.map(|standing| {
            Figure::of(standing.name, standing.goals.into(), GOALS_TO_WIN.into()).of_player()
        })
        .collect::<Vec<_>>()
    };
    let shared = move || tr!("group-race-shared", players = standings.with(Vec::len));
    let note = move || match may_begin.get() {
        true => String::new(),
        false => tr!("group-refused-race-over"),
    };
    view! {
        <EndCard
            id="race-end"
            title=move_tr!("race-end")
            figures=Signal::derive(figures)
            shared=Signal::derive(shared)
            note=Signal::derive(note)
        >
            <Show when=move || may_begin.get()>
                <button
                    type="button"
                    id="race-again"
                    class="primary"
                    data-costs=""
                    node_ref=again_button
                    on:click=move |_| connection.request(Request::StartRace)
                >
                    {move_tr!("race-new")}
                </button>
            </Show>
        </EndCard>
    }
}
