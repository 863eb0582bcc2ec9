//! Dials: the counts, the status line, the buttons and the link round the board.

use leptos::prelude::*;
use score_core::games::dials::game::{Game, Move};
use score_core::games::dials::ladder::LEVEL_COUNT;
use score_core::link::DialsLink;

use crate::components::button_keys;
use crate::components::calls::HistoryButton;
use crate::components::drawing::Shape;
use crate::components::settlement::PlayLink;
use crate::edge::node::AnyNodeRef;
use crate::games::dials::sentences;
use crate::{move_tr, tr};

use super::store::{DialsStore, Status};

/// The number of presses so far, beside the fewest that solve the puzzle.
#[component]
pub fn Counts(play: DialsStore) -> impl IntoView {
    let fewest = Memo::new(move |_| {
        let solution = play.puzzle.read().solution()?;
        Some(solution.presses.total())
    });
    let fewest = move || match fewest.get() {
        Some(presses) => presses.to_string(),
        None => tr!("dials-no-way"),
    };
    view! {
        <div class="tools dial-counts">
            <p class="count-of" id="dials-presses">
                <span class="label">{move_tr!("dials-presses")}</span>
                " "
                <strong>{move || play.game.read().pressed().len().to_string()}</strong>
            </p>
            <p class="count-of" id="dials-fewest">
                <span class="label">{move_tr!("dials-fewest")}</span>
                " "
                <strong>{fewest}</strong>
            </p>
        </div>
    }
}

/// The task, or the last event.
#[component]
pub fn StatusLine(play: DialsStore) -> impl IntoView {
    let is_refusal = move || play.status.read().as_ref().is_some_and(Status::is_refusal);
    let sentence = move || match &*play.status.read() {
        Some(status) => status.sentence(),
        None => play.game.with(sentences::status),
    };
    let is_at_top = Memo::new(move |_| {
        let solved = play.climb.with(|climb| climb.solved().len());
        play.is_climbing.get() && play.is_solved.get() && solved == LEVEL_COUNT
    });
    let top = move || {
        is_at_top
            .get()
            .then(|| format!(" {}", tr!("dials-ladder-climbed")))
    };
    view! {
        <p
            class="status"
            class:refusal=is_refusal
            class:verdict=play.is_solved
            id="dials-status"
            role="status"
        >
            {sentence} {top}
        </p>
        <p class="hush" id="dials-shown" aria-live="polite" aria-atomic="true">
            {move || play.game.with(sentences::shown)}
        </p>
    }
}

/// The buttons below the board.
#[component]
pub fn Tools(play: DialsStore, is_here: Signal<bool>) -> impl IntoView {
    let can = move |can: fn(&Game) -> bool| Signal::derive(move || play.game.with(can));
    // After a level there is nothing to hint at: the thing to do is the next
    // level.
    let has_next = Memo::new(move |_| {
        let is_last = play.climb.with(|climb| climb.up().is_none());
        play.is_climbing.get() && play.is_solved.get() && !is_last
    });
    let tools = AnyNodeRef::default();
    button_keys::listen(is_here, tools);
    view! {
        <div class="tools" node_ref=tools>
            <HistoryButton
                id="dials-undo"
                shape=Shape::Undo
                label=move_tr!("dials-undo")
                can=can(Game::can_undo)
                on_press=move |()| play.act(Move::Undo)
            />
            <HistoryButton
                id="dials-redo"
                shape=Shape::Redo
                label=move_tr!("dials-redo")
                can=can(Game::can_redo)
                on_press=move |()| play.act(Move::Redo)
            />
            <button
                type="button"
                id="dials-hint"
                aria-keyshortcuts="H"
                hidden=move || has_next.get()
                on:click=move |_| play.act(Move::Hint)
            >
                {move_tr!("dials-hint")}
            </button>
            <button type="button" id="dials-again" on:click=move |_| play.again()>
                {move_tr!("dials-again")}
            </button>
            <button
                type="button"
                id="dials-solution"
                aria-expanded=move || play.shows_solution().to_string()
                on:click=move |_| play.toggle_solution()
            >
                {move_tr!("dials-solution")}
            </button>
            <button
                type="button"
                id="dials-own"
                aria-expanded=move || play.shows_editor().to_string()
                on:click=move |_| play.toggle_editor()
            >
                {move_tr!("dials-own-puzzle")}
            </button>
            <button
                type="button"
                id="dials-new"
                aria-keyshortcuts=move || (!has_next.get()).then_some("R")
                class:primary=move || play.is_solved.get() && !has_next.get()
                on:click=move |_| play.new_puzzle()
            >
                {move_tr!("dials-new-puzzle")}
            </button>
            <button
                type="button"
                id="dials-next"
                aria-keyshortcuts="R"
                class="primary"
                hidden=move || !has_next.get()
                on:click=move |_| play.next_level()
            >
                {move_tr!("dials-next-level")}
            </button>
        </div>
    }
}

/// The link to the puzzle.
#[component]
pub fn PuzzleLink(play: DialsStore) -> impl IntoView {
    let fragment = Signal::derive(move || play.puzzle.with(DialsLink::to).to_string());
    view! { <PlayLink fragment label=move_tr!("dials-puzzle-link")/> }
}
