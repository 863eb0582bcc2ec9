//! The link from practice and the rolls of a day to the statistics.

use leptos::prelude::*;

use crate::move_tr;

/// A line with a link to the statistics.
#[component]
pub fn StatisticsLink() -> impl IntoView {
    view! {
        <p class="learn-line">
            <a id="to-statistics" href="#statistics">{move_tr!("learn-to-statistics")}</a>
        </p>
    }
}
