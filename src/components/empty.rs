//! An area with nothing in it yet: a small picture, and the next thing to do.

use leptos::prelude::*;

/// A thing that an empty area lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// A table to sit at.
    Table,
    /// Other players.
    Others,
    /// Messages.
    Messages,
    /// Matches of a search.
    Matches,
    /// A game that has ended.
    Game,
}

/// A picture in place of something that is missing, with a sentence that says what to do. The
/// picture is not read aloud.
#[component]
pub fn Empty(missing: Missing, #[prop(into)] sentence: Signal<String>) -> impl IntoView {
    let (name, markup) = missing.drawing();
    view! {
        <div class="empty">
            <svg data-name=name viewBox="0 0 96 64" aria-hidden="true" inner_html=markup></svg>
            <p>{sentence}</p>
        </div>
    }
}

impl Missing {
    /// The name of the drawing in the document, and its markup. These are lines like the outlines
    /// of the dice, in the colour of the text.
    fn drawing(self) -> (&'static str, &'static str) {
        match self {
            Missing::Table => ("table", TABLE),
            Missing::Others => ("others", OTHERS),
            Missing::Messages => ("messages", MESSAGES),
            Missing::Matches => ("matches", MATCHES),
            Missing::Game => ("game", GAME),
        }
    }
}

/// A table seen from above with two dice on it and four empty seats.
const TABLE: &str = concat!(
    r#"<path class="face" d="M14 32a34 19 0 0 1 68 0a34 19 0 0 1-68 0z"/>"#,
    r#"<path d="M36 8q12-6 24 0M36 56q12 6 24 0M8 24q-6 8 0 16M88 24q6 8 0 16"/>"#,
    r#"<path d="M32 25h14v14H32zM35 28h8v8h-8zM32 25l3 3M46 25l-3 3M46 39l-3-3M32 39l3-3"/>"#,
    r#"<path d="M61 23l8 4.5v9L61 41l-8-4.5v-9zM61 26.5l5.5 8.5h-11zM61 23v3.5M69 36.5l-2.5-1.5M53 36.5l2.5-1.5"/>"#,
);

/// One player's die, and the places of two others.
const OTHERS: &str = concat!(
    r#"<path class="face" d="M34 18h28v28H34z"/>"#,
    r#"<path d="M40 24h16v16H40zM34 18l6 6M62 18l-6 6M62 46l-6-6M34 46l6-6"/>"#,
    r#"<path class="dashed" d="M4 24h18v18H4zM74 24h18v18H74z"/>"#,
);

/// A speech balloon with the pips of a die.
const MESSAGES: &str = concat!(
    r#"<path class="face" d="M24 6h48a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H44L30 59V46h-6a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8z"/>"#,
    r#"<circle class="pip" cx="34" cy="26" r="3"/>"#,
    r#"<circle class="pip" cx="48" cy="26" r="3"/>"#,
    r#"<circle class="pip" cx="62" cy="26" r="3"/>"#,
);

/// A magnifying glass over the place of a die.
const MATCHES: &str = concat!(
    r#"<path class="dashed" d="M20 12h36v36H20z"/>"#,
    r#"<circle class="face" cx="52" cy="30" r="17"/>"#,
    r#"<path class="thick" d="M64.5 42.5L80 58"/>"#,
    r#"<path d="M46 24l12 12M58 24L46 36"/>"#,
);

/// Five places for dice, of which one is filled.
const GAME: &str = concat!(
    r#"<path class="dashed" d="M4 38h14v14H4zM22 38h14v14H22zM60 38h14v14H60zM78 38h14v14H78z"/>"#,
    r#"<path class="face" d="M36 12l20-4 4 20-20 4z"/>"#,
    r#"<path d="M41.5 15.5l11-2 2 11-11 2zM36 12l5.5 3.5M56 8l-3.5 5.5M60 28l-5.5-3.5M40 32l3.5-5.5"/>"#,
);
