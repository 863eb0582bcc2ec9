//! The companion of the first rolls.

use leptos::prelude::*;

use crate::edge::node::AnyNodeRef;
use crate::state::authority::Lesson;
use crate::{move_tr, tr};

/// How far the player is with a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoachViewModel {
    /// Which one it is.
    pub lesson: Lesson,
    /// Choices done.
    pub done: usize,
    /// Choices in all.
    pub choices: usize,
    /// The choice that is asked for, by its name in the document.
    pub asked: Option<&'static str>,
    /// Whether there is nothing more to do.
    pub is_over: bool,
}

/// The companion of the first rolls: the progress of the lesson, and a way out. The last lesson
/// needs no way out: below its board there is one big way on.
#[component]
pub fn Coach(
    model: CoachViewModel,
    /// The way out.
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
