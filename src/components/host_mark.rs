//! The mark of a table's host, which no name can contain.

use leptos::prelude::*;

/// A key on a shield, beside the host's name. The drawing is not read aloud, as words beside it say
/// the same.
#[component]
pub fn HostMark() -> impl IntoView {
    view! {
        <svg class="host-mark" viewBox="0 0 24 24" aria-hidden="true">
            <path class="shield" d="M12 1 22 4.5V11c0 6-4 10-10 12C6 21 2 17 2 11V4.5z"></path>
            <path class="key" d="M12 5.5a3 3 0 0 1 1 5.8v1.7h2v2h-2V18h-2v-6.7a3 3 0 0 1 1-5.8z"></path>
        </svg>
    }
}
