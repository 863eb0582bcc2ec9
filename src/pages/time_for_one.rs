//! The house rule that gives one player at this screen more time for SCORE.

use leptos::prelude::*;
use score_core::table::command::Command;
use score_core::table::event::{SeatId, TableMode};

use crate::components::more_time::MoreTimeChoice;
use crate::move_tr;
use crate::state::store::TableStore;

/// The rows that give each player at a shared screen more time. They are hidden from a player who
/// is alone, and can set the clock itself.
#[component]
pub fn TimeForOne(store: TableStore) -> impl IntoView {
    let players = Memo::new(move |_| {
        store.with(|state| {
            let table = state.table();
            let seats = table.seats().iter();
            let seats = seats.filter(|_| table.mode() == TableMode::HotSeat);
            seats
                .map(|seat| (seat.id, seat.name.to_string()))
                .collect::<Vec<_>>()
        })
    });
    let player_row = move |(seat, name): (SeatId, String)| {
        let id = format!("house-time-{}", seat.0);
        let more_time = Memo::new(move |_| store.with(|state| state.table().more_time_of(seat)));
        view! {
            <p class="row">
                <label for=id.clone() dir="auto" translate="no">{name}</label>
                <MoreTimeChoice
                    id
                    more=more_time
                    on_choose=move |more| {
                        store.send_here(Command::GiveMoreTime(seat, more));
                    }
                />
            </p>
        }
    };
    view! {
        <fieldset id="house-time" class="group" hidden=move || players.with(Vec::is_empty)>
            <legend>{move_tr!("house-more-time")}</legend>
            <p class="help">{move_tr!("house-more-time-help")}</p>
            <For each=move || players.get() key=Clone::clone children=player_row/>
        </fieldset>
    }
}
