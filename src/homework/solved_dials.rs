//! An item with dials, which a pupil turns to their target.

use leptos::prelude::*;
use score_core::assignment::Response;
use score_core::dice::Generator;
use score_core::games::dials::game::{Game, Move};
use score_core::learn::worksheet::DialsItem;
use score_core::link::DialsLink;

use super::item_frame::{GiveUp, Next, ShowSolution, verdict};
use super::visit::Visit;
use crate::components::button_keys;
use crate::components::calls::HistoryButtons;
use crate::edge::node::AnyNodeRef;
use crate::games::dials::{Board, DialsStore, StatusLine, keys};
use crate::move_tr;
use crate::worksheets::presses;

/// The view of an item with dials.
#[component]
pub fn SolvedDials(visit: Visit, index: usize, item: DialsItem) -> impl IntoView {
    // An item leaves nothing to be drawn at random.
    let puzzle = DialsLink::to_item(&item).puzzle(&mut Generator::new(0, 0));
    let play = DialsStore::task(puzzle);
    let is_open = Memo::new(move |_| visit.is_open(index));
    let tools = AnyNodeRef::default();
    button_keys::listen(true.into(), tools);
    keys::listen(play, is_open.into());
    let button_count = item.steps.len();
    Effect::new(move |_| {
        if play.is_solved.get() && is_open.get_untracked() {
            let presses = play.game.with_untracked(|game| {
                let presses = (0..button_count).map(|button| game.presses_of(button) as u32);
                presses.collect()
            });
            visit.respond(index, &Response::Presses(presses));
        }
    });
    let hint_count = Memo::new(move |_| play.game.with(|game| game.hinted().len()));
    Effect::new(move |before: Option<usize>| {
        let count = hint_count.get();
        if count > before.unwrap_or_default() {
            visit.hint(index);
        }
        count
    });
    let shows_solution = move || {
        let is_solved = play.is_solved.get();
        !is_open.get() && !is_solved && visit.assignment().has_solutions
    };
    let solution = move || shows_solution().then(|| presses(&item));
    let verdict = move || verdict(visit, index);
    let buttons = move || match is_open.get() {
        true => view! { <DialsTools visit index play/> }.into_any(),
        false => view! { <Next visit/> }.into_any(),
    };
    view! {
        <div class="dial-game">
            <div>
                <div hidden=move || verdict().is_some()>
                    <StatusLine play/>
                </div>
                <p class="status" role="status" hidden=move || verdict().is_none()>{verdict}</p>
                <p id="homework-presses" hidden=move || !shows_solution()>{solution}</p>
                <div inert=move || !is_open.get()>
                    <Board play/>
                </div>
                <div class="tools" node_ref=tools>{buttons}</div>
            </div>
        </div>
    }
}

/// The buttons below the dials.
#[component]
fn DialsTools(visit: Visit, index: usize, play: DialsStore) -> impl IntoView {
    let can_press = move |can: fn(&Game) -> bool| Signal::derive(move || play.game.with(can));
    let hint = visit.assignment().has_hints.then(|| {
        view! {
            <button
                type="button"
                id="homework-hint"
                aria-keyshortcuts="H"
                data-costs=index.to_string()
                on:click=move |_| play.act(Move::Hint)
            >
                {move_tr!("dials-hint")}
            </button>
        }
    });
    view! {
        <HistoryButtons
            can_undo=can_press(Game::can_undo)
            can_redo=can_press(Game::can_redo)
            on_undo=move |()| play.act(Move::Undo)
            on_redo=move |()| play.act(Move::Redo)
        />
        {hint}
        <button type="button" id="homework-start-again" on:click=move |_| play.again()>
            {move_tr!("dials-again")}
        </button>
        <ShowSolution visit index/>
        <GiveUp visit index/>
    }
}
