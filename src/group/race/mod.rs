//! The race of a group: the table with a player's own rolls, and what a host has for it.

mod anew;
mod race_table;
mod rolls;

pub use anew::NewRace;
pub use race_table::RaceTable;
