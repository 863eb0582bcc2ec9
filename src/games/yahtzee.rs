//! Mathematician's Yahtzee.

use crate::edge::element::{El, el};

/// What stands on its page below the heading.
pub fn page() -> Vec<El> {
    vec![el("p").text("Yahtzee")]
}
