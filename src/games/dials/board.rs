//! Dials: the board, with the dials and below them the buttons. Each has its steps under the dials
//! that they turn.

use leptos::prelude::*;
use score_core::games::dials::game::Game;
use score_core::games::dials::residues::Residues;

use crate::components::board::toolbar;
use crate::games::dials::sentences;
use crate::move_tr;

use super::dial::{Aim, Dial, Wheel};
use super::store::DialsStore;

/// The board of the current puzzle; another puzzle needs another board.
#[component]
pub fn Board(play: DialsStore) -> impl IntoView {
    let puzzle = play.puzzle.get_untracked();
    let count = puzzle.kind().dials();
    let wheel = |dial| Wheel {
        dial,
        modulus: puzzle.kind().modulus(),
        target: puzzle.target().values()[dial],
        turned: Memo::new(move |_| play.game.with(|game| turned(game, dial))),
    };
    let wheels: Vec<Wheel> = (0..count).map(wheel).collect();
    let dials = wheels.iter().map(|wheel| view! { <Dial wheel=*wheel/> });
    let aims = wheels.iter().map(|wheel| view! { <Aim wheel=*wheel/> });
    let button = |(button, signature): (usize, &Residues)| {
        view! {
            <DialButton
                button
                signature=*signature
                pressed=Memo::new(move |_| play.game.with(|game| game.presses_of(button)))
                hint=Memo::new(move |_| play.game.with(|game| hint(game, button)))
                on_press=move |()| play.press(button)
            />
        }
    };
    let buttons = puzzle.signatures().rows().iter().enumerate().map(button);
    view! {
        <div
            class="dial-board"
            id="dials-board"
            node_ref=play.board
            class:solved=play.is_solved
            style:--dials=count.to_string()
            {..toolbar("dials-status")}
        >
            <div class="dial-row">
                <span></span>
                {dials.collect_view()}
            </div>
            // A screen reader hears the target with each dial.
            <div class="dial-row aims" aria-hidden="true">
                <span class="label">{move_tr!("dials-target")}</span>
                {aims.collect_view()}
            </div>
            {buttons.collect_view()}
        </div>
    }
}

/// The number of steps that a dial was turned. A puzzle that has just begun may have fewer dials
/// than the one that is still on the screen.
fn turned(game: &Game, dial: usize) -> u32 {
    match dial < game.puzzle().kind().dials() {
        true => game.steps_of(dial),
        false => 0,
    }
}

/// How often a button must still be pressed, if a hint has told that.
fn hint(game: &Game, button: usize) -> Option<u8> {
    let is_told = game
        .hinted()
        .iter()
        .any(|told| usize::from(*told) == button);
    let rest = game.rest().filter(|_| is_told)?;
    rest.presses.values().get(button).copied()
}

/// A button, counted from 0. It says the dials that it turns, how often it was pressed, and how
/// often it must still be pressed, if a hint has told that.
#[component]
fn DialButton(
    button: usize,
    signature: Residues,
    #[prop(into)] pressed: Signal<usize>,
    #[prop(into)] hint: Signal<Option<u8>>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let number = move || (button + 1).to_string();
    let name = move || sentences::button_name(button, &signature, pressed.get(), hint.get());
    let turn = |steps: &u8| {
        let class = if *steps == 0 { "turn none" } else { "turn" };
        view! {
            <span class=class aria-hidden="true">
                {sentences::turn(*steps)}
            </span>
        }
    };
    let turns = signature.values().iter().map(turn).collect_view();
    view! {
        <button
            type="button"
            class="dial-row dial-key"
            class:hinted=move || hint.get().is_some_and(|left| left > 0)
            data-button=number()
            on:click=move |_| on_press.run(())
        >
            <span class="hush">{name}</span>
            <kbd aria-hidden="true" translate="no">{number()}</kbd>
            {turns}
            <span class="tally" aria-hidden="true">
                <strong>{move || sentences::pressed(pressed.get())}</strong>
                <small>{move || hint.get().map(sentences::still).unwrap_or_default()}</small>
            </span>
        </button>
    }
}
