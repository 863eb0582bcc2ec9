//! What the page of Yahtzee has in common with that of Dials.

/// The rules, opened by a tap.
pub const HOW_TO_PLAY: &str = "How to play";
