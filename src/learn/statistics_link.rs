//! The way from practice to its statistics.

use leptos::prelude::*;

use crate::move_tr;

/// A link to the statistics.
#[component]
pub fn StatisticsLink() -> impl IntoView {
    view! {
        <p class="learn-line">
            <a id="to-statistics" href="#statistics">{move_tr!("learn-to-statistics")}</a>
        </p>
    }
}
