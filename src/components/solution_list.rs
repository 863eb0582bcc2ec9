//! The essentially different solutions of a puzzle, each with its explanation.

use leptos::prelude::*;
use score_core::arith::expr::Expr;

use crate::components::explanation::{Explanation, Frame, IdleBoard};
use crate::components::expression::Expression;
use crate::components::progress::Progress;
use crate::components::solutions_by_form::LeftOut;
use crate::edge::node::AnyNodeRef;
use crate::{text, tr};

/// The solutions that are found so far.
#[derive(Clone, Default)]
pub struct SolutionProgress {
    /// The solutions, the simplest first.
    pub listed: Vec<Expr>,
    /// How many there are, with those that are not listed.
    pub count: usize,
    /// The easiest of all, once the search is finished.
    pub easiest: Option<Expr>,
    /// How much of the search is done.
    pub done_percent: usize,
    /// Whether the whole search is done.
    pub is_finished: bool,
    /// Whether the reader has stopped the search.
    pub is_stopped: bool,
}

/// A mark beside a solution.
#[derive(Clone)]
pub struct Mark {
    /// The words of the mark, such as the name of the player who found it.
    pub words: String,
    /// Whether a player has found the solution.
    pub is_found: bool,
}

/// The list of a puzzle's different solutions, while more are found; `explain` gives the
/// frames that explain one.
#[component]
pub fn SolutionList(
    #[prop(into)] found: Signal<SolutionProgress>,
    #[prop(into)] on_stop: Callback<()>,
    #[prop(into)] on_go_on: Callback<()>,
    #[prop(into)] explain: Callback<Expr, Vec<Frame>>,
    /// The mark beside a solution, such as the name of the player who found it.
    #[prop(into)]
    mark: Callback<Expr, Option<Mark>>,
) -> impl IntoView {
    let busy =
        Memo::new(move |_| found.with(|found| (!found.is_finished).then_some(found.done_percent)));
    let is_stopped = Memo::new(move |_| found.with(|found| found.is_stopped));
    let left_out =
        Memo::new(move |_| found.with(|found| found.count.saturating_sub(found.listed.len())));
    let listed = Memo::new(move |_| found.with(|found| found.listed.clone()));
    let toggle = move |_| match is_stopped.get_untracked() {
        true => on_go_on.run(()),
        false => on_stop.run(()),
    };
    view! {
        <div>
            <div class="busy" hidden=move || busy.get().is_none()>
                <Progress percent=busy/>
                <button type="button" class="quiet" on:click=toggle>
                    {move || match is_stopped.get() {
                        true => tr!("study-go-on"),
                        false => tr!("study-stop"),
                    }}
                </button>
            </div>
            <ul class="ways">
                <For
                    each=move || listed.get()
                    // The list may change its order while it grows.
                    key=Expr::printed
                    children=move |solution| view! { <SolutionItem solution explain mark/> }
                />
            </ul>
            <LeftOut count=left_out/>
        </div>
    }
}

/// A solution, and after a tap its explanation. It is on the board if nobody plays on that, and
/// otherwise below the solution.
#[component]
fn SolutionItem(
    solution: Expr,
    explain: Callback<Expr, Vec<Frame>>,
    mark: Callback<Expr, Option<Mark>>,
) -> impl IntoView {
    // Whether the explanation is below the solution, or its number on the board.
    let is_below = RwSignal::new(false);
    let on_board = RwSignal::new(None::<u32>);
    let line = solution.printed();
    let board = use_context::<IdleBoard>();
    let is_open = Memo::new(move |_| {
        let is_on_board = |board: IdleBoard| Some(board.explains(on_board.get()?));
        is_below.get() || board.and_then(is_on_board).unwrap_or_default()
    });
    let mark = mark.run(solution.clone());
    let is_found = mark.as_ref().is_some_and(|mark| mark.is_found);
    let solution = StoredValue::new(solution);
    let label = move || text::explain_solution(&line, is_open.get());
    let frames = Signal::derive(move || explain.run(solution.get_value()));
    let button = AnyNodeRef::default();
    let leave_board = move || {
        if let (Some(board), Some(number)) = (board, on_board.get_untracked()) {
            board.end(number);
        }
    };
    let toggle = move |_| match is_open.get_untracked() {
        true => {
            is_below.set(false);
            leave_board();
        }
        false => {
            let number = board.and_then(|board| board.explain(frames, button));
            on_board.set(number);
            is_below.set(number.is_none());
        }
    };
    on_cleanup(leave_board);
    view! {
        <li class="way" class:own=is_found>
            <Expression expr=solution.get_value()/>
            {mark.map(|mark| {
                view! { <span class="whose" class:nobodys=!mark.is_found>{mark.words}</span> }
            })}
            <button
                type="button"
                class="quiet explain"
                aria-label=label
                node_ref=button
                aria-expanded=move || is_open.get().to_string()
                on:click=toggle
            >
                {move || match is_open.get() {
                    true => tr!("study-hide"),
                    false => tr!("study-explain"),
                }}
            </button>
            <Show when=move || is_below.get()>
                <Explanation frames/>
            </Show>
        </li>
    }
}
