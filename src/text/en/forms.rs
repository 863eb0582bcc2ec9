//! What the forms answer, where a page that shows it has no messages yet.

/// A goal is wrong.
pub const GOAL_PROBLEM: &str = "The goal is a whole number from 0 to 999.";

/// No operator is chosen.
pub const OPS_PROBLEM: &str = "Without any operator nothing can be made: choose at least one.";

/// A link is in the clipboard.
pub const COPIED: &str = "Copied.";

/// A link is selected.
pub const COPY_BY_HAND: &str =
    "The link is selected: copy it with Ctrl+C, or hold your finger on it.";
/// A link cannot be copied by the page.
pub const COPY_LINK_BY_HAND: &str = "Hold or right-click the link to copy it.";
/// Too few names.
pub const TOO_FEW_PLAYERS: &str =
    "You need at least two players. To play by yourself, choose “Play alone”.";
