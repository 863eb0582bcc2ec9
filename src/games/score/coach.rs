//! The companion of a first roll.

use leptos::prelude::*;

use crate::edge::node::AnyNodeRef;
use crate::{move_tr, tr};

/// How far the guided roll has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoachViewModel {
    /// Taps done.
    pub done: usize,
    /// Taps in all.
    pub taps: usize,
    /// The tap that is asked for, counted from 0.
    pub next_tap: Option<usize>,
}

/// The companion of a first roll: how far it has come, and a way out.
#[component]
pub fn Coach(
    model: CoachViewModel,
    /// The way out.
    button: AnyNodeRef,
    #[prop(into)] on_leave: Callback<()>,
) -> impl IntoView {
    let is_over = model.done == model.taps;
    let class = if is_over { "primary" } else { "" };
    let label = move || match is_over {
        true => tr!("table-coach-play"),
        false => tr!("table-coach-skip"),
    };
    let dot = |tap| view! { <li class=if tap < model.done { "done" } else { "" }></li> };
    view! {
        <aside id="coach" class="coach" aria-label=move_tr!("table-coach")>
            <div>
                <p>{move_tr!("table-coach")}</p>
                <ol
                    class="dots"
                    aria-label=move_tr!(
                        "table-coach-progress",
                        done = model.done,
                        taps = model.taps
                    )
                >
                    {(0..model.taps).map(dot).collect_view()}
                </ol>
            </div>
            <button
                type="button"
                id="skip-coach"
                class=class
                node_ref=button
                on:click=move |_| on_leave.run(())
            >
                {label}
            </button>
        </aside>
    }
}
