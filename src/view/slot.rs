//! A part of the page that another part of the program fills.

use leptos::prelude::*;

use crate::edge::place::{self, STUDY};

/// Where what is worked out of a roll is shown: solutions, or a hint; `request` asks for it
/// as an address would.
#[component]
pub fn StudySlot(#[prop(into)] request: String) -> impl IntoView {
    place::ask(STUDY);
    view! { <div class=STUDY.class() data-study=request></div> }
}
