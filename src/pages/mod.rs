//! The pages of the main program, a file or a folder for each, by their names in `page.rs`.
//! Pages that are programs of their own lie with these.

pub mod atlas;
pub mod experiment;
pub mod group;
pub mod hands;
pub mod house_rules;
pub mod play;
pub mod players;
pub mod settings;
mod time_for_one;
