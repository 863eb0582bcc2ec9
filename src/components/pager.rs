//! Buttons that lead back and on through something that is shown in steps, at the reader's pace.

use leptos::prelude::*;

use crate::components::drawing::{Drawing, Shape};
use crate::{move_tr, tr};

/// The buttons that lead through steps 0 to `last`; `on_go` takes the next step to show.
#[component]
pub fn Pager(
    #[prop(into)] at: Signal<usize>,
    last: usize,
    #[prop(into)] on_go: Callback<usize>,
) -> impl IntoView {
    let go = move |by: isize| {
        let step = at.get_untracked().saturating_add_signed(by);
        on_go.run(step.min(last));
    };
    let is_idle = move |end: usize| (at.get() == end).then_some("true");
    view! {
        <div class="tools">
            <button
                type="button"
                class="back"
                aria-disabled=move || is_idle(0)
                on:click=move |_| go(-1)
            >
                <Drawing shape=Shape::Undo/>
                {move_tr!("pager-back")}
            </button>
            <span class="help">
                {move || {
                    tr!("pager-step", step = at.get(), steps = last)
                }}
            </span>
            <button
                type="button"
                class="next"
                aria-disabled=move || is_idle(last)
                on:click=move |_| go(1)
            >
                <Drawing shape=Shape::Redo/>
                {move_tr!("pager-next")}
            </button>
        </div>
    }
}
