//! Shows the relay's refusals where the player reads them.

use leptos::prelude::*;

use crate::group::connection::{Connection, Happening};
use crate::state::refused_elsewhere::RefusedElsewhere;
use crate::table::view_model;

/// Shows the relay's refusals in the table's status line while the player `is_at_table`. Otherwise
/// it shows them on the page that the player reads, until they come to the table.
pub fn show(connection: Connection, is_at_table: Memo<bool>) {
    let elsewhere = expect_context::<RefusedElsewhere>();
    let store = connection.store;
    store.on_refusal(move || {
        if !is_at_table.get_untracked() {
            elsewhere.say(move || store.with(view_model::refusal));
        }
    });
    let was_at_table = StoredValue::new(is_at_table.get_untracked());
    connection.on(&[Happening::News], move || {
        let is_at_table = is_at_table.get_untracked();
        if is_at_table && !was_at_table.get_value() {
            elsewhere.clear();
        }
        was_at_table.set_value(is_at_table);
    });
}
