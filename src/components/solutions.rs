//! The essentially different solutions of a puzzle, each with its explanation.

use leptos::prelude::*;
use score_core::arith::expr::Expr;

use crate::components::explanation::{Explanation, Frame};
use crate::components::progress::Progress;
use crate::components::solutions_by_form::LeftOut;
use crate::{text, tr};

/// What has been found so far.
#[derive(Clone, Default)]
pub struct FoundSolutions {
    /// The solutions, the simplest first.
    pub listed: Vec<Expr>,
    /// How many there are, with those that are not listed.
    pub count: usize,
    /// The easiest of all, once the search is finished.
    pub easiest: Option<Expr>,
    /// How much of the search is done.
    pub done_percent: usize,
    /// Whether all of it is.
    pub is_finished: bool,
    /// Whether the reader has stopped it.
    pub is_stopped: bool,
}

/// The list of a puzzle's different solutions, while more are found; `explain` gives the
/// frames that explain one.
#[component]
pub fn SolutionList(
    #[prop(into)] found: Signal<FoundSolutions>,
    #[prop(into)] on_stop: Callback<()>,
    #[prop(into)] on_go_on: Callback<()>,
    #[prop(into)] explain: Callback<Expr, Vec<Frame>>,
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
                    children=move |solution| view! { <SolutionItem solution explain/> }
                />
            </ul>
            <LeftOut count=left_out/>
        </div>
    }
}

/// A solution, and after a tap its explanation.
#[component]
fn SolutionItem(solution: Expr, explain: Callback<Expr, Vec<Frame>>) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let line = solution.printed();
    let solution = StoredValue::new(solution);
    let label = {
        let line = line.clone();
        move || text::explain_solution(&line, is_open.get())
    };
    let frames = move || explain.run(solution.get_value());
    view! {
        <li class="way">
            <span class="solution">{line}</span>
            <button
                type="button"
                class="quiet explain"
                aria-label=label
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                {move || match is_open.get() {
                    true => tr!("study-hide"),
                    false => tr!("study-explain"),
                }}
            </button>
            <Show when=move || is_open.get()>
                <Explanation frames/>
            </Show>
        </li>
    }
}
