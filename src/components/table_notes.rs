//! Notes on anything out of the ordinary at a table: a roll for no points, house rules.

use leptos::prelude::*;
use score_core::table::more_time::MoreTime;

use crate::components::more_time;
use crate::{move_tr, tr};

/// The view model of the notes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NotesViewModel {
    /// Whether the roll brings no points.
    pub is_practice: bool,
    /// The house rules that differ from the game's own, in words.
    pub rules: Option<String>,
    /// Whether the house rules are from a link.
    pub are_of_link: bool,
    /// How much more time than others the player at this screen has in the round.
    pub own_time: Option<MoreTime>,
}

impl NotesViewModel {
    /// Whether there is anything to say.
    pub fn is_empty(&self) -> bool {
        !self.is_practice && self.rules.is_none() && self.own_time.is_none()
    }
}

/// A quiet line with the notes, with a way back to the game's own rules.
#[component]
pub fn TableNotes(
    #[prop(into)] model: Signal<NotesViewModel>,
    /// Returns the table to the game's own rules.
    #[prop(into)]
    on_own_rules: Callback<()>,
) -> impl IntoView {
    let is_practice = Memo::new(move |_| model.with(|model| model.is_practice));
    let rules = Memo::new(move |_| {
        model.with(|model| {
            let rules = model.rules.clone()?;
            Some(match model.are_of_link {
                true => tr!("table-rules-of-link", rules = rules),
                false => rules,
            })
        })
    });
    let has_rules = Memo::new(move |_| rules.with(Option::is_some));
    let own_time = Memo::new(move |_| model.with(|model| model.own_time));
    let own_time = move || own_time.get().map(more_time::own_sentence);
    view! {
        // Here before it says something, so that it is read aloud once when a round begins.
        <p id="own-time-said" class="hush" aria-live="polite" aria-atomic="true">{own_time}</p>
        <div class="table-notes" hidden=move || model.with(NotesViewModel::is_empty)>
            <Show when=move || own_time().is_some()>
                <p id="own-time" aria-hidden="true">{own_time}</p>
            </Show>
            <Show when=move || is_practice.get()>
                <p id="practice">{move_tr!("table-practice")}</p>
            </Show>
            <Show when=move || has_rules.get()>
                <p id="unusual-rules">
                    // On a phone a long list scrolls.
                    <span tabindex="0">{rules}</span>
                    <button
                        type="button"
                        id="own-rules"
                        class="quiet"
                        on:click=move |_| on_own_rules.run(())
                    >
                        {move_tr!("table-own-rules")}
                    </button>
                </p>
            </Show>
        </div>
    }
}
