//! A player's corner of a shared screen: their name, their points, their two buttons.

use leptos::prelude::*;
use score_core::table::event::SeatId;

use crate::components::calls::TableAction;
use crate::components::drawing::{Drawing, Shape};
use crate::components::scoreboard::Call;
use crate::components::spoken_text::Points;
use crate::edge::{pointer, presses};
use crate::tr;

/// The values that a corner shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CornerViewModel {
    /// The player's seat.
    pub id: SeatId,
    /// The player's name.
    pub name: String,
    /// Their points.
    pub points: i32,
    /// Whether the call that runs is theirs.
    pub is_calling: bool,
    /// Whether SCORE can be called.
    pub can_score: bool,
    /// Whether IMPOSSIBLE can be called.
    pub can_impossible: bool,
    /// The number of rolls so far: a press of a button is meant for the last one.
    pub deal: u32,
    /// Their keys on a keyboard: SCORE and IMPOSSIBLE.
    pub keys: Option<(char, char)>,
}

/// The corner of the player of this index; `None` if the table has become smaller.
#[component]
pub fn Corner(
    index: usize,
    #[prop(into)] model: Signal<Option<CornerViewModel>>,
    #[prop(into)] on_action: Callback<(SeatId, TableAction)>,
) -> impl IntoView {
    let name = move || model.get().map(|model| model.name).unwrap_or_default();
    let points = Memo::new(move |_| model.get().map(|model| model.points));
    view! {
        <section
            class="corner"
            class:calling=move || model.get().is_some_and(|model| model.is_calling)
            data-seat=index.to_string()
            aria-label=name
        >
            <header>
                <span class="name" dir="auto" translate="no">{name}</span>
                <span class="points" translate="no">
                    {move || points.get().map(|points| view! { <Points points/> })}
                </span>
            </header>
            <CallButton call=Call::Score model on_action/>
            <CallButton call=Call::Impossible model on_action/>
        </section>
    }
}

/// A button for a call. It listens to pointers itself: a browser makes clicks of the first finger
/// on the screen alone, and here several hands play at once.
#[component]
fn CallButton(
    call: Call,
    model: Signal<Option<CornerViewModel>>,
    on_action: Callback<(SeatId, TableAction)>,
) -> impl IntoView {
    let (class, shape, action) = match call {
        Call::Score => ("call-score", Shape::Yes, TableAction::Score),
        Call::Impossible => ("call-impossible", Shape::No, TableAction::Impossible),
    };
    let can = move || {
        let can = |model: CornerViewModel| match call {
            Call::Score => model.can_score,
            Call::Impossible => model.can_impossible,
        };
        model.get().is_some_and(can)
    };
    let key = move || {
        let (score, impossible) = model.get()?.keys?;
        let key = match call {
            Call::Score => score,
            Call::Impossible => impossible,
        };
        Some(key.to_ascii_uppercase().to_string())
    };
    let label = move || {
        let name = model.get()?.name;
        Some(tr!("table-call-of", call = call.label(), name = name))
    };
    // The referee answers a call that comes too late with the reason.
    let press = move || {
        if let Some(model) = model.get_untracked() {
            on_action.run((model.id, action));
        }
    };
    view! {
        <button
            type="button"
            class=class
            data-costs=move || model.get().map(|model| model.deal.to_string())
            aria-label=label
            aria-keyshortcuts=key
            aria-disabled=move || (!can()).then_some("true")
            on:pointerup=move |event| {
                if pointer::is_main_button(&event) {
                    press();
                }
            }
            on:click=move |event| {
                if presses::is_without_pointer(&event) {
                    press();
                }
            }
        >
            <Drawing shape/>
            <span>{move || call.label()}</span>
            <kbd aria-hidden="true" translate="no" data-key=key></kbd>
        </button>
    }
}
