//! The button that begins a new race, and the players who may press it.

use leptos::prelude::*;
use score_core::group::options;
use score_core::group::request::Request;

use crate::components::form::Confirm;
use crate::group::connection::Connection;
use crate::group::relay_table::RelayTable;
use crate::move_tr;

/// Whether the player may begin a race here.
pub fn may_begin(connection: Connection) -> Memo<bool> {
    let start_permission = |relay: &RelayTable| {
        let (group, seat) = (relay.group()?, relay.seat()?);
        options::may_start_race(group, seat).ok()
    };
    Memo::new(move |_| connection.with(start_permission).is_some())
}

/// The button for a new race, for players who may begin one; it asks first.
#[component]
pub fn NewRace() -> impl IntoView {
    let connection = Connection::here();
    let is_offered = may_begin(connection);
    view! {
        <div hidden=move || !is_offered.get()>
            <Confirm
                id="race-anew"
                summary=move_tr!("race-new")
                question=move_tr!("group-race-anew")
                button_id="race-start"
                yes=move_tr!("race-begin")
                on_yes=move |()| connection.request(Request::StartRace)
            />
        </div>
    }
}
