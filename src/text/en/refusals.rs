//! What the browser keeps and links bring, in sentences.

/// The browser keeps nothing for this page.
pub const NOT_KEPT: &str =
    "This browser keeps nothing for this page: points and settings last until you close it.";
/// What was kept could not be read.
pub const UNREADABLE: &str =
    "What this browser had kept could not be read. It was put aside, and the game starts afresh.";
/// House rules that a link replaced.
pub const BEFORE_THE_LINK: &str = "Mine, before the link";

/// An address that names no page.
pub fn unknown_page(name: &str) -> String {
    let name: String = name.chars().take(30).collect();
    format!("There is no page “{name}” here; this is the table.")
}

/// A link brought house rules.
pub const LINK_RULES: &str = "This link brought its own house rules.";

/// A link brought house rules, and the player had his own.
pub const LINK_RULES_KEPT: &str =
    "This link brought its own house rules; yours are kept among the presets.";

/// A link brought house rules, and the player's own have nowhere to go.
pub const LINK_PRESETS_FULL: &str = "This link brings its own house rules, and there is no room to keep yours: forget a preset, then open the link again.";
