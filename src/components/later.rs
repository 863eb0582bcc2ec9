//! A page that is put together in several tasks.

use std::time::Duration;

use leptos::prelude::*;

/// Puts its children together in a task of their own. A browser compiles each function when
/// it is first called: in between it answers taps.
#[component]
pub fn Later(children: Children) -> impl IntoView {
    let is_due = RwSignal::new(false);
    let timer = set_timeout_with_handle(move || is_due.set(true), Duration::ZERO);
    on_cleanup(move || {
        // Without a timer it is never due.
        let _ = timer.map(|timer| timer.clear());
    });
    let children = StoredValue::new_local(Some(children));
    move || {
        let children = is_due
            .get()
            .then(|| children.try_update_value(Option::take));
        children.flatten().flatten().map(|children| children())
    }
}
