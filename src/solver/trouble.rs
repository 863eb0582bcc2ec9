//! The message in place of a result that the solver could not give.

use leptos::prelude::*;
use score_core::solver::SolveError;

use super::client::Failure;
use crate::{move_tr, tr};

/// Shows why there is no result, and offers to try again; nothing if there is no failure.
#[component]
pub fn SolverTrouble(
    #[prop(into)] failure: Signal<Option<Failure>>,
    #[prop(into)] on_again: Callback<()>,
) -> impl IntoView {
    move || {
        let failure = failure.get()?;
        Some(view! {
            <div class="solver-trouble">
                <TroubleLine failure on_again/>
            </div>
        })
    }
}

/// The reason and the button to try again, as a part of a sentence.
#[component]
pub fn TroubleLine(failure: Failure, #[prop(into)] on_again: Callback<()>) -> impl IntoView {
    view! {
        <span role="alert" class:open-roll=failure.is_open_roll()>{move || sentence(failure)}</span>
        " "
        // A request about an open roll is made again by itself when the round has ended.
        {(!failure.is_open_roll()).then(|| view! {
            <button type="button" on:click=move |_| on_again.run(())>
                {move_tr!("solver-try-again")}
            </button>
        })}
    }
}

fn sentence(failure: Failure) -> String {
    match failure {
        Failure::NotStarted => tr!("solver-not-started"),
        Failure::Stopped | Failure::Refused(SolveError::NoAtlas) => tr!("solver-stopped"),
        Failure::Refused(SolveError::OtherVersion(_) | SolveError::Malformed) => {
            tr!("solver-other-version")
        }
        Failure::Refused(SolveError::OpenRoll) => tr!("solver-open-roll"),
        Failure::Refused(_) => tr!("solver-refused"),
    }
}
