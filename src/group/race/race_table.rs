//! The table of a race: a player's own rolls with their buttons, or the standings for watchers.

use std::sync::Arc;

use leptos::prelude::*;
use score_core::games::race::WORTH;
use score_core::race::Command;

use crate::components::bench_sheet::BenchController;
use crate::components::board::{self, Board, toolbar};
use crate::components::board_keys;
use crate::components::calls::{HistoryButton, Tool};
use crate::components::drawing::Shape;
use crate::components::spoken_text::SpokenText;
use crate::edge::dom;
use crate::edge::node::{self, AnyNodeRef};
use crate::group::connection::Connection;
use crate::group::race::end::{self, RaceEnd};
use crate::group::race::own_rolls::OwnRolls;
use crate::group::race::standings::RaceStandings;
use crate::table::race_rolls::RaceRolls;
use crate::{move_tr, tr};

/// The table of a race inside the frame of a group's table. It has the panel with the player's
/// `points`, and their rolls. Because of that frame it is no `BenchSheet`.
#[component]
pub fn RaceTable(#[prop(into)] points: ViewFnOnce) -> impl IntoView {
    let rolls = OwnRolls::new();
    board_keys::listen(
        Signal::derive(|| true),
        move || rolls.at_board(),
        move |action| rolls.run(action),
    );
    let connection = Connection::here();
    let is_player = Memo::new(move |_| connection.with(|relay| relay.seat().is_some()));
    let is_over = Memo::new(move |_| connection.with(end::is_over));
    let (board, again_button) = (AnyNodeRef::default(), AnyNodeRef::default());
    // An element that had the focus may have disappeared with the race or with its card.
    Effect::new(move |was_over: Option<bool>| {
        let is_over = is_over.get();
        if was_over.is_some_and(|was_over| was_over != is_over) {
            dom::before_paint(move || {
                if node::is_focus_lost() {
                    let _ = node::focus(again_button) || node::focus(board);
                }
            });
        }
        is_over
    });
    let status = Memo::new(move |_| rolls.status());
    let model = Memo::new(move |_| Arc::new(rolls.board_view_model()));
    let status_id = board::new_description_id();
    view! {
        <div class="panel">
            <p class="goal" id="goal">
                <span class="label">{move_tr!("table-goal")}</span>
                " "
                <strong class="two">{move || {
                    let [(first, _), (second, _)] = WORTH;
                    tr!("race-either", first = first, second = second)
                }}</strong>
            </p>
            {points.run()}
        </div>
        <div
            class="board"
            node_ref=board
            class:locked=move || model.with(|model| model.locked)
            data-dice="4"
            {..toolbar(&status_id)}
        >
            <div class="surface">
                <div
                    id="status"
                    class="status"
                    role="status"
                    class:refusal=move || status.with(|(is_refusal, _)| *is_refusal)
                >
                    <span id=status_id.clone()>
                        <SpokenText written=Signal::derive(move || status.with(|(_, sentence)| sentence.clone()))/>
                    </span>
                </div>
                <Show when=move || !is_over.get() fallback=move || view! { <RaceEnd again_button/> }>
                    <Show when=move || rolls.is_shown() fallback=RaceStandings>
                        <Board model act=move |act| rolls.act(act)/>
                    </Show>
                    <Show when=move || is_player.get()>
                        <Buttons rolls/>
                    </Show>
                </Show>
            </div>
        </div>
    }
}

/// The buttons for the rolls and steps of the player.
#[component]
fn Buttons(rolls: OwnRolls) -> impl IntoView {
    let press = move |command| Callback::new(move |()| rolls.send(command));
    view! {
        <div
            id="calls"
            class="calls"
            role="group"
            tabindex="-1"
            aria-label=move_tr!("table-calls")
        >
            <div class="main">
                <Tool
                    id="race-back"
                    label=move_tr!("race-back")
                    can=rolls.can(Command::Back)
                    on_press=press(Command::Back)
                />
                <Tool
                    id="race-roll"
                    costs=Signal::derive(move || Some(rolls.moves().to_string()))
                    label=move_tr!("race-roll")
                    can=rolls.can(Command::Roll)
                    is_main=rolls.awaits_first()
                    on_press=press(Command::Roll)
                />
                <Tool
                    id="race-forward"
                    label=move_tr!("race-forward")
                    can=rolls.can(Command::Forward)
                    on_press=press(Command::Forward)
                />
            </div>
            <div class="more">
                <HistoryButton
                    id="undo"
                    shape=Shape::Undo
                    label=move_tr!("table-undo")
                    can=rolls.can(Command::Undo)
                    on_press=press(Command::Undo)
                />
                <span id="race-which-roll">{move || rolls.which_roll()}</span>
                <HistoryButton
                    id="redo"
                    shape=Shape::Redo
                    label=move_tr!("table-redo")
                    can=rolls.can(Command::Redo)
                    on_press=press(Command::Redo)
                />
            </div>
        </div>
    }
}
