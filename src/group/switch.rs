//! A check box for a setting of the group, among the host's tools.

use leptos::prelude::*;
use score_core::group::request::Request;
use score_core::group::state::Group;

use crate::components::fields::CheckRow;
use crate::group::connection::Connection;

/// A check box for a setting of the group; a press asks the relay to change the setting.
#[component]
pub fn GroupSwitch(
    id: &'static str,
    is_on: fn(&Group) -> bool,
    /// The request that switches the setting on or off.
    request: fn(bool) -> Request,
    label: Signal<String>,
    help: Signal<String>,
) -> impl IntoView {
    let connection = Connection::here();
    view! {
        <CheckRow
            id
            is_checked=connection.group_memo(is_on)
            on_change=move |is_on| connection.request(request(is_on))
            label
            help
        />
    }
}
