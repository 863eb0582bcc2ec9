//! A pupil's own board, as a host watches it.

use leptos::prelude::*;
use score_core::table::event::SeatId;

use crate::components::spoken_text::SpokenText;
use crate::components::tile::{TilePicture, TileViewModel};
use crate::edge::node::AnyNodeRef;
use crate::group::connection::Connection;
use crate::group::relay_table::RelayTable;
use crate::state::authority::Authority;
use crate::table::view_model::tiles_of_board;
use crate::{move_tr, text, tr};

/// A pupil's name and board, as a host sees them.
#[derive(Clone, PartialEq)]
struct Watched {
    name: String,
    /// The numbers on the board.
    tiles: Vec<TileViewModel>,
    /// The pupil's steps, in order.
    steps: Vec<String>,
}

impl Watched {
    fn of(relay: &RelayTable, seat: SeatId) -> Option<Watched> {
        let round = relay.table().round().filter(|_| relay.is_host())?;
        let pupil_board = round.own_board(seat);
        let steps = text::made_steps(&pupil_board.board).into_iter();
        Some(Watched {
            name: relay.name(seat)?.to_string(),
            tiles: tiles_of_board(&pupil_board.board, Some(&round.deal)),
            steps: steps.map(|(_, step)| step).collect(),
        })
    }
}

/// The board of the pupil at the seat that is `watched`, with each step as they make it.
#[component]
pub fn WatchedBoard(watched: RwSignal<Option<SeatId>>, node: AnyNodeRef) -> impl IntoView {
    let connection = Connection::here();
    let board = Memo::new(move |_| {
        let seat = watched.get()?;
        connection.with(|relay| Watched::of(relay, seat))
    });
    let name = move || board.with(|board| board.as_ref().map(|board| board.name.clone()));
    let tiles = move || {
        board.with(|board| {
            board
                .as_ref()
                .map(|board| board.tiles.clone())
                .unwrap_or_default()
        })
    };
    let steps = move || {
        let steps = board.with(|board| board.as_ref().map(|board| board.steps.clone()));
        steps
            .unwrap_or_default()
            .into_iter()
            .enumerate()
            .collect::<Vec<_>>()
    };
    let has_steps = move || !steps().is_empty();
    view! {
        <section
            id="watched"
            class="group"
            aria-labelledby="watched-name"
            node_ref=node
            hidden=move || board.with(Option::is_none)
        >
            <h2 id="watched-name" tabindex="-1">
                {move || tr!("group-board-of", name = name().unwrap_or_default())}
            </h2>
            <div class="explanation">
                <div class="tiles">
                    <For each=tiles key=|tile| (tile.id.0, tile.name.clone()) let(tile)>
                        <TilePicture tile/>
                    </For>
                </div>
            </div>
            <ol class="steps" id="watched-steps" hidden=move || !has_steps()>
                <For
                    each=steps
                    key=Clone::clone
                    let((_, step))
                >
                    <li><SpokenText written=Signal::stored(step)/></li>
                </For>
            </ol>
            <p class="actions">
                <button type="button" id="watched-close" on:click=move |_| watched.set(None)>
                    {move_tr!("group-close")}
                </button>
            </p>
        </section>
    }
}
