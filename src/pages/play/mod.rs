//! The page of a table at this screen, for Score and 24, with players round it or a companion.

mod standings;

use leptos::prelude::*;
use score_core::table::game::TableGame;

use crate::components::calls::TableAction;
use crate::components::player_corner::Corner;
use crate::games::score::coach::Coach;
use crate::games::score::guide;
use crate::pages::play::standings::Standings;
use crate::state::store::{State, TableStore};
use crate::table::buttons::dispatch;
use crate::table::view_model::TableViewModel;
use crate::table::{Table, TableNodes, frame, is_hot_seat, seats_count, view_model};
use crate::tr;

/// The page with the table of the players at this screen.
#[component]
pub fn PlayPage(
    /// The button that opens the experiment beside the board.
    #[prop(into)]
    beside_button: ViewFnOnce,
    /// The experiment beside the board.
    #[prop(into)]
    beside: ViewFn,
    /// Whether the player has opened the experiment.
    #[prop(into)]
    is_beside: Signal<bool>,
) -> impl IntoView {
    let store = expect_context::<TableStore>();
    let nodes = TableNodes::provide();
    let model = view_model(store);
    // Players round one screen have corners there, and a first roll has its companion.
    let has_room = Memo::new(move |_| !is_hot_seat(model) && !store.with(State::is_guided));
    let shows_beside = Memo::new(move |_| is_beside.get() && has_room.get());
    let beside_button = move || view! { <div class="contents" hidden=move || !has_room.get()>{beside_button.run()}</div> };
    view! {
        <main
            id="main"
            tabindex="-1"
            class="play"
            class:wide=shows_beside
            node_ref=nodes.main
            {..frame(model)}
        >
            <h1 class="hush">{game_name(store.game())}</h1>
            <Table
                store
                model
                points=move || view! { <Standings store model>{beside_button()}</Standings> }
                on_guide=move |action| match action {
                    TableAction::NextLesson => guide::go_on(store),
                    _ => store.end_guide(),
                }
            >
                <AtThisScreen store model/>
                <Show when=move || shows_beside.get()>{beside.run()}</Show>
            </Table>
        </main>
    }
    .into_any()
}

/// The name of a game.
fn game_name(game: TableGame) -> impl Fn() -> String {
    move || match game {
        TableGame::Score => tr!("game-score"),
        TableGame::TwentyFour => tr!("page-24"),
    }
}

/// The elements for players at one screen alone: their corners, or the companion of a first roll.
#[component]
fn AtThisScreen(store: TableStore, model: Memo<TableViewModel>) -> impl IntoView {
    let button = TableNodes::here().skip_coach;
    let coach = Memo::new(move |_| model.with(|model| model.coach));
    // The companion shows the progress of the roll.
    let coach = move || {
        coach
            .get()
            .map(|model| view! { <Coach model button on_leave=move |()| store.end_guide()/> })
    };
    view! {
        <Show when=move || is_hot_seat(model)>
            <Corners store model/>
        </Show>
        {coach}
    }
}

/// The corners of the players round one screen.
#[component]
fn Corners(store: TableStore, model: Memo<TableViewModel>) -> impl IntoView {
    let node = TableNodes::here().corners;
    let corner = move |index: usize| {
        let corner = Memo::new(move |_| model.with(|model| model.corners.get(index).cloned()));
        let on_action = move |(seat, action)| dispatch(store, seat, action);
        view! { <Corner index model=corner on_action/> }
    };
    view! {
        <div class="corners" node_ref=node data-seats=move || seats_count(model)>
            <For
                each=move || 0..model.with(|model| model.corners.len())
                key=|index| *index
                children=corner
            />
        </div>
    }
}
