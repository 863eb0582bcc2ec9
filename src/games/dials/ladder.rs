//! Dials: the ladder above the dials, with the player's level, its neighbours and the full puzzle.

use leptos::prelude::*;
use score_core::games::dials::kind::Kind;
use score_core::games::dials::ladder::LEVEL_COUNT;

use crate::{move_tr, tr};

use super::store::DialsStore;

/// The line with the player's level. Beside a puzzle that is of no level, a button leads back to
/// the ladder.
#[component]
pub fn Ladder(play: DialsStore) -> impl IntoView {
    let is_climbing = play.is_climbing;
    let is_full = Memo::new(move |_| play.puzzle.with(|puzzle| puzzle.kind()) == Kind::USUAL);
    let can_go_down = Memo::new(move |_| play.climb.with(|climb| climb.down().is_some()));
    let can_go_up = Memo::new(move |_| play.climb.with(|climb| climb.up().is_some()));
    let back = move || tr!("dials-back-to-level", level = level(play));
    view! {
        <div class="tools ladder" role="group" aria-label=move_tr!("dials-ladder")>
            <StepButton
                id="dials-down"
                sign="‹"
                label=move_tr!("dials-easier")
                can=can_go_down
                hidden=Signal::derive(move || !is_climbing.get())
                on_press=move |()| play.climb_down()
            />
            <LevelName play/>
            <StepButton
                id="dials-up"
                sign="›"
                label=move_tr!("dials-harder")
                can=can_go_up
                hidden=Signal::derive(move || !is_climbing.get())
                on_press=move |()| play.climb_up()
            />
            <button
                type="button"
                id="dials-ladder"
                hidden=move || is_climbing.get()
                on:click=move |_| play.climb_on()
            >
                {back}
            </button>
            <button
                type="button"
                id="dials-full"
                hidden=move || !is_climbing.get() && is_full.get()
                on:click=move |_| play.full_puzzle()
            >
                {move_tr!("dials-full-puzzle")}
            </button>
        </div>
    }
}

/// The number of the player's level, counted from 1.
fn level(play: DialsStore) -> usize {
    play.climb.with(|climb| climb.index()) + 1
}

/// The button for a level that is one easier or one harder.
#[component]
fn StepButton(
    id: &'static str,
    sign: &'static str,
    #[prop(into)] label: Signal<String>,
    /// Whether there is a level in that direction.
    #[prop(into)]
    can: Signal<bool>,
    #[prop(into)] hidden: Signal<bool>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            id=id
            class="step"
            hidden=move || hidden.get()
            aria-label=label
            title=label
            aria-disabled=move || (!can.get()).then_some("true")
            on:click=move |_| on_press.run(())
        >
            <span aria-hidden="true">{sign}</span>
        </button>
    }
}

/// The name of the level, and a mark for each level that is filled once it is solved.
#[component]
fn LevelName(play: DialsStore) -> impl IntoView {
    let name = move || tr!("dials-level", level = level(play), levels = LEVEL_COUNT);
    let solved = move || {
        let solved = play.climb.with(|climb| climb.solved().len());
        tr!("dials-levels-solved", solved = solved)
    };
    let mark = |index: usize| {
        view! {
            <i
                class:solved=move || play.climb.with(|climb| climb.is_solved(index))
                class:now=move || play.climb.with(|climb| climb.index() == index)
            ></i>
        }
    };
    view! {
        <p id="dials-level" hidden=move || !play.is_climbing.get()>
            <strong>{name}</strong>
            <span class="hush">" " {solved}</span>
            <span class="marks-of-levels" aria-hidden="true">
                {(0..LEVEL_COUNT).map(mark).collect_view()}
            </span>
        </p>
    }
}
