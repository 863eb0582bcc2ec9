//! The box that accompanies the guided first rolls.

use leptos::prelude::*;

use crate::edge::node::AnyNodeRef;
use crate::state::authority::Lesson;
use crate::{move_tr, tr};

/// The view model of a lesson: how far the player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoachViewModel {
    /// The lesson.
    pub lesson: Lesson,
    /// The number of choices that are made.
    pub done: usize,
    /// The number of choices in the whole lesson.
    pub choices: usize,
    /// The next choice, by its name in the document.
    pub asked: Option<&'static str>,
    /// Whether the lesson has ended.
    pub is_over: bool,
}

/// The box beside a guided roll: the progress of the lesson, and a way out. The last lesson needs
/// no way out: below its board there is one big way on.
#[component]
pub fn Coach(
    model: CoachViewModel,
    /// The element of the button that leads out of the lesson.
    button: AnyNodeRef,
    #[prop(into)] on_leave: Callback<()>,
) -> impl IntoView {
    let is_end = model.is_over && model.lesson.next().is_none();
    let title = move || match model.lesson {
        Lesson::Steps => tr!("table-coach"),
        Lesson::Join => tr!("table-coach-join"),
        Lesson::Impossible => tr!("table-coach-impossible"),
    };
    let label = move || match model.is_over {
        true => tr!("table-coach-play"),
        false => tr!("table-coach-skip"),
    };
    let dot = |choice| view! { <li class=if choice < model.done { "done" } else { "" }></li> };
    view! {
        <aside id="coach" class="coach" aria-label=title>
            <div>
                <p>{title}</p>
                <ol
                    class="dots"
                    aria-label=move_tr!(
                        "table-coach-progress",
                        done = model.done,
                        taps = model.choices
                    )
                >
                    {(0..model.choices).map(dot).collect_view()}
                </ol>
            </div>
            <button
                type="button"
                id="skip-coach"
                hidden=is_end
                node_ref=button
                on:click=move |_| on_leave.run(())
            >
                {label}
            </button>
        </aside>
    }
}
