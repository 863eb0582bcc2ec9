//! How the game goes.

use crate::edge::element::{El, el};
use crate::text;

/// The rules, behind a tap.
pub fn how() -> El {
    let paragraphs = text::how_to_play().map(|paragraph| el("p").text(&paragraph));
    el("details")
        .class("group how")
        .child(el("summary").text(text::HOW_TO_PLAY))
        .children(paragraphs.into())
}
