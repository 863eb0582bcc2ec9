//! The pages of the table, groups and others, by their names in `page.rs`. The pages of Dials,
//! Yahtzee, learning, worksheets and homework are in their own folders.

pub mod atlas;
pub mod experiment;
pub mod group;
pub mod hands;
pub mod house_rules;
pub mod play;
pub mod players;
pub mod settings;
mod time_for_one;
