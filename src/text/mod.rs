//! Every text that a player reads.
//!
//! Texts move from `en` to `locales/`, an area at a time, with the views that show them.

pub mod dials;
pub mod en;
mod group;
mod group_refusals;
mod messages;
mod numbers;
mod study;
mod table;
mod yahtzee;

pub use en::*;
pub use group::*;
pub use group_refusals::*;
pub use messages::{Resource, add_english, choose, choose_english, message, message_of_chosen};
pub use numbers::*;
pub use study::*;
pub use table::*;
pub use yahtzee::*;

/// The messages of the file with this name.
macro_rules! resource {
    ($name:literal) => {
        Resource {
            name: $name,
            english: include_str!(concat!("../../locales/en/", $name, ".ftl")),
        }
    };
}

/// The messages of the program that a first visit waits for.
pub const RESOURCES: &[Resource] = &[
    resource!("common"),
    resource!("table"),
    resource!("study"),
    resource!("forms"),
    resource!("group"),
];

/// The messages of the program for Dials and Yahtzee.
pub const GAMES_RESOURCES: &[Resource] = &[
    resource!("common"),
    resource!("dials"),
    resource!("yahtzee"),
];
