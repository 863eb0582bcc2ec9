//! A page that is put together in several tasks when the app starts.

use std::time::Duration;

use leptos::prelude::*;

/// Whether the app is still starting, in the context of each [`Deferred`].
#[derive(Clone, Copy)]
pub struct Startup(RwSignal<bool>);

impl Startup {
    /// Marks the begin of the app's start.
    pub fn begin() -> Startup {
        Startup(RwSignal::new(true))
    }

    /// Marks the end of the start: all parts of the first page are there.
    pub fn end(self) {
        self.0.set(false);
    }
}

/// Builds its children in a task of their own while the app starts, and at once afterwards. A
/// browser compiles each function when it is first called: between tasks it answers taps.
#[component]
pub fn Deferred(children: Children) -> impl IntoView {
    let is_starting = use_context::<Startup>().is_some_and(|startup| startup.0.get_untracked());
    let is_due = RwSignal::new(!is_starting);
    if is_starting {
        let timer = set_timeout_with_handle(move || is_due.set(true), Duration::ZERO);
        on_cleanup(move || {
            // Without a timer the children never become due.
            let _ = timer.map(|timer| timer.clear());
        });
    }
    let children = StoredValue::new_local(Some(children));
    move || {
        let children = is_due
            .get()
            .then(|| children.try_update_value(Option::take));
        children.flatten().flatten().map(|children| children())
    }
}
