//! A line of a worked solution as a button, with which a reader says that it is wrong.

use leptos::prelude::*;

use crate::components::spoken_text::SpokenText;
use crate::tr;

/// The button of a line. Its result stands beside it as text, because not everybody sees a colour.
#[component]
pub fn LineButton(
    text: String,
    /// Whether the reader may read that this line is wrong.
    #[prop(into)]
    is_wrong: Signal<bool>,
    /// Whether the reader pointed at this line, though it is right.
    #[prop(into)]
    is_missed: Signal<bool>,
    /// Whether no answer is taken any more.
    #[prop(into)]
    is_over: Signal<bool>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    let mark = move || match (is_wrong.get(), is_missed.get()) {
        (true, _) => tr!("mistake-mark-wrong"),
        (false, true) => tr!("mistake-mark-right"),
        (false, false) => String::new(),
    };
    let is_idle = move || is_over.get() || is_missed.get();
    view! {
        <li>
            <button
                type="button"
                class="line"
                data-costs=""
                class:wrong=is_wrong
                class:right=is_missed
                // A disabled button would lose the focus.
                aria-disabled=move || is_idle().then_some("true")
                on:click=move |_| {
                    if !untrack(is_idle) {
                        on_press.run(());
                    }
                }
            >
                <span translate="no"><SpokenText written=Signal::stored(text)/></span>
                <span class="mark">{mark}</span>
            </button>
        </li>
    }
}
