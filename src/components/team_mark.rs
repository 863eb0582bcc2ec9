//! The mark of a team: a shape, and a colour that only helps to find it.

use leptos::prelude::*;
use score_core::group::teams::TeamId;

use crate::text;

/// The shapes of the teams, the first one first.
const SHAPES: [&str; 6] = [
    r#"<circle cx="12" cy="12" r="10"/>"#,
    r#"<path d="M12 1.5 23 21.5H1z"/>"#,
    r#"<path d="M2.5 2.5h19v19h-19z"/>"#,
    r#"<path d="m12 1 3.2 7.6 8.3.7-6.3 5.4 1.9 8.1L12 18.5 4.9 22.8l1.9-8.1L.5 9.3l8.3-.7z"/>"#,
    r#"<path d="M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z"/>"#,
    r#"<path d="M12 .5C9 6 4.5 10 4.5 15.5a7.5 7.5 0 0 0 15 0C19.5 10 15 6 12 .5z"/>"#,
];

/// The mark of a team, with its name for screen readers.
#[component]
pub fn TeamMark(team: TeamId) -> impl IntoView {
    let shape = SHAPES.get(usize::from(team.0)).copied().unwrap_or_default();
    view! {
        <svg
            class="team"
            data-team=team.0.to_string()
            viewBox="0 0 24 24"
            role="img"
            aria-label=move || text::team_name(team)
            inner_html=shape
        ></svg>
    }
}
