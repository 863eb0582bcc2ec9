//! The pages of table, groups and others, a file or a folder for each, by their names in `page.rs`.
//! Those of Dials, Yahtzee, learners and worksheets are in the folders of these.

pub mod atlas;
pub mod experiment;
pub mod group;
pub mod hands;
pub mod house_rules;
pub mod play;
pub mod players;
pub mod settings;
mod time_for_one;
