//! Where a player reads what the relay refuses.

use leptos::prelude::*;

use crate::state::elsewhere::RefusedElsewhere;
use crate::state::store::TableStore;
use crate::table::view_model;

use super::relay_table::RelayTable;

/// Shows the relay's refusals in the table's status line while the player `is_at_table`, or else on
/// the page that they read.
pub fn show(store: TableStore<RelayTable>, is_at_table: Memo<bool>) {
    let elsewhere = expect_context::<RefusedElsewhere>();
    let refusals = Memo::new(move |_| store.attention().refusals);
    Effect::new(move |before: Option<(u32, bool)>| {
        let now @ (count, is_at_table) = (refusals.get(), is_at_table.get());
        let (count_before, was_at_table) = before.unwrap_or((0, is_at_table));
        if !is_at_table && count != count_before {
            elsewhere.say(move || store.with(view_model::refusal));
        } else if is_at_table && !was_at_table {
            elsewhere.clear();
        }
        now
    });
}
