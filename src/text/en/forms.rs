//! What the forms answer.

/// The dice of the house rules are wrong.
pub const DICE_PROBLEM: &str = "There are 2 to 6 dice, each with 2 to 100 sides.";

/// The numbers of an experiment are wrong.
pub const NUMBERS_PROBLEM: &str = "There are 2 to 6 whole numbers, each from 0 to 999.";

/// A goal is wrong.
pub const GOAL_PROBLEM: &str = "The goal is a whole number from 0 to 999.";

/// A clock is wrong.
pub const CLOCK_PROBLEM: &str = "A clock runs 5 to 600 seconds; an empty box is no clock.";

/// No operator is chosen.
pub const OPS_PROBLEM: &str = "Without any operator nothing can be made: choose at least one.";

/// A preset has no name.
pub const PRESET_NAME_PROBLEM: &str = "Give the preset a name first.";

/// No more presets fit.
pub const PRESETS_FULL: &str = "There are 12 presets already. Forget one first.";

/// A preset was saved.
pub const PRESET_SAVED: &str = "Saved among the presets.";

/// A preset is in the form.
pub const PRESET_CHOSEN: &str = "Now tap “Use these rules”.";

/// The house rules changed.
pub const RULES_CHANGED: &str = "New house rules. Roll to play by them.";

/// A link is in the clipboard.
pub const COPIED: &str = "Copied.";

/// A link is selected.
pub const COPY_BY_HAND: &str =
    "The link is selected: copy it with Ctrl+C, or hold your finger on it.";
/// A link cannot be copied by the page.
pub const COPY_LINK_BY_HAND: &str = "Hold or right-click the link to copy it.";
/// What a key says that forgets a preset.
pub fn forget(name: &str) -> String {
    format!("Forget {name}")
}
/// Too few names.
pub const TOO_FEW_PLAYERS: &str =
    "You need at least two players. To play by yourself, choose “Play alone”.";

/// Everybody sits.
pub const SEATED: &str = "Everybody has a corner with two keys. Roll to begin.";

/// All points are zero.
pub const POINTS_CLEARED: &str = "All points are zero.";

/// A key of the bench.
pub const START_AGAIN: &str = "Start again";

/// What the bench is called.
pub const BENCH: &str = "Try by hand";

/// The bench at its start.
pub fn try_to_make(goal: u32) -> String {
    format!("Try to make {goal}. Undo as often as you like.")
}
/// The bench with the goal on it.
pub fn reached(goal: u32) -> String {
    format!("{goal}! That is a way.")
}
/// The bench with another number on it.
pub fn missed(goal: u32) -> String {
    format!("That is not {goal}. Undo, or start again.")
}
