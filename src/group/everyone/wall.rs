//! The count of answers and the button for names, on a projector in a round that everyone plays.

use leptos::prelude::*;
use score_core::table::way_of_playing::Way;

use crate::group::connection::Connection;
use crate::group::side_panels::SidePanels;
use crate::state::authority::{Answers, Authority};
use crate::{move_tr, tr};

/// The number of players who have answered, in letters for the back of a room.
#[component]
pub fn AnswerCount() -> impl IntoView {
    let connection = Connection::here();
    let answers = Memo::new(move |_| connection.with(Authority::answers));
    let shown_count =
        move |read: fn(Answers) -> usize| answers.get().map(|answers| read(answers).to_string());
    view! {
        <p id="answer-count" hidden=move || answers.get().is_none()>
            <strong>{move || shown_count(|answers| answers.given)}</strong>
            " "
            {move || {
                let expected = answers.get().map(|answers| answers.expected);
                expected.map(|expected| tr!("group-of-so-many-have-answered", count = expected))
            }}
        </p>
    }
}

/// The button that shows or hides names on a host's projector. They are those of players who have
/// answered, and of the player of each solution.
#[component]
pub fn NamesButton(panels: SidePanels) -> impl IntoView {
    let connection = Connection::here();
    let is_offered = Memo::new(move |_| {
        connection.with(|relay| {
            let is_everyones = matches!(relay.table().way(), Way::Everyone(_));
            is_everyones && relay.sees_names()
        })
    });
    view! {
        <button
            type="button"
            id="projector-names"
            aria-pressed=move || panels.has_names.get().to_string()
            hidden=move || !is_offered.get()
            on:click=move |_| panels.has_names.update(|has_names| *has_names = !*has_names)
        >
            {move_tr!("group-show-names")}
        </button>
    }
}
