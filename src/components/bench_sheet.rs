//! The sheet on which one player makes steps. It has the line above the numbers, the board with its
//! keys, and the buttons of the history.

use std::sync::Arc;

use leptos::prelude::*;
use score_core::hand::Hand;
use score_core::table::board::Board as TableBoard;
use score_core::workbench::Action;

use crate::components::board::{self, Board, BoardViewModel, toolbar};
use crate::components::calls::HistoryButtons;
use crate::components::spoken_text::SpokenText;
use crate::components::{board_keys, button_keys};
use crate::edge::node::AnyNodeRef;

/// A board at which one player makes steps, wherever the steps are stored. A copy controls the same
/// board.
pub trait BenchController: Copy + Send + Sync + 'static {
    /// The player's hand and the board, for the keyboard; `None` while nothing can be typed.
    fn at_board(self) -> Option<(Hand, TableBoard)>;

    /// The values that the board shows, tracked like a signal.
    fn board_view_model(self) -> BoardViewModel;

    /// Whether the line above the numbers is a refusal, and its text, tracked like a signal.
    fn status(self) -> (bool, String);

    /// Whether a step can be taken back, tracked like a signal.
    fn can_undo(self) -> bool;

    /// Whether a step can be made again, tracked like a signal.
    fn can_redo(self) -> bool;

    /// Carries out an action of the player.
    fn run(self, action: Action);
}

/// The sheet with the board of `bench`; its children are below the buttons of the history.
#[component]
pub fn BenchSheet<B: BenchController>(
    bench: B,
    /// Whether keys are meant for this board.
    #[prop(into)]
    has_keys: Signal<bool>,
    /// The prefix of the ids in this sheet, if the page has several boards.
    #[prop(optional)]
    prefix: &'static str,
    /// Whether the line above the numbers is the verdict on the end of the roll.
    #[prop(optional, into)]
    is_verdict: Signal<bool>,
    /// The numbers of a new roll, if the line above them does not say them.
    #[prop(optional, into)]
    dealt: Option<Signal<String>>,
    /// The part beside the buttons of the history.
    #[prop(optional, into)]
    tools: ViewFn,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let surface = AnyNodeRef::default();
    board_keys::listen(
        has_keys,
        move || bench.at_board(),
        move |action| bench.run(action),
    );
    button_keys::listen(has_keys, surface);
    let model = Signal::derive(move || Arc::new(bench.board_view_model()));
    let status = Memo::new(move |_| bench.status());
    let can_undo = Memo::new(move |_| bench.can_undo());
    let can_redo = Memo::new(move |_| bench.can_redo());
    let description_id = board::new_description_id();
    let line_id = dealt.is_none().then(|| description_id.clone());
    let dealt_id = description_id.clone();
    // Without this paragraph a new roll would be seen but not heard.
    let dealt =
        dealt.map(|dealt| view! { <p class="hush" aria-live="polite" id=dealt_id>{dealt}</p> });
    view! {
        <div node_ref=surface class="surface" {..toolbar(&description_id)}>
            <p
                id=format!("{prefix}status")
                class="status"
                role="status"
                class:refusal=move || status.with(|(is_refusal, _)| *is_refusal)
                class:verdict=is_verdict
            >
                <span id=line_id>
                    <SpokenText written=Signal::derive(move || status.get().1)/>
                </span>
            </p>
            {dealt}
            <Board model act=move |act| bench.run(Action::Act(act)) prefix/>
            <div class="tools">
                <HistoryButtons
                    prefix
                    can_undo
                    can_redo
                    on_undo=move |()| bench.run(Action::Undo)
                    on_redo=move |()| bench.run(Action::Redo)
                />
                {tools.run()}
            </div>
            {children.map(|children| children())}
        </div>
    }
}
