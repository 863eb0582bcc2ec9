//! The switch for sounds beside a roll of practice or of the day.

use leptos::prelude::*;

use crate::move_tr;
use crate::state::sounds::Sounds;

/// The switch for sounds and vibration in all games.
#[component]
pub fn SoundSwitch() -> impl IntoView {
    let Sounds { are_on, switch } = expect_context();
    view! {
        <p class="row stopwatch">
            <label>
                <input
                    type="checkbox"
                    id="learn-sounds"
                    prop:checked=are_on
                    on:change:target=move |event| switch.run(event.target().checked())
                />
                {move_tr!("learn-sounds")}
            </label>
        </p>
    }
}
