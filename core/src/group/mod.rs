//! A group: people in different places at one table, with its game and the rights of each player.
//!
//! A [`state::Group`] is the fold of [`entry::Entry`]s, in the relay that writes
//! them and in every page that gets them.

mod arrivals;
pub mod audience;
pub mod departed;
mod division;
pub mod entry;
mod everyone_referee;
pub mod handover;
pub mod live_board;
pub mod newcomers;
mod notes;
pub mod options;
pub mod race;
mod race_referee;
pub mod referee;
pub mod refusal;
pub mod report;
pub mod request;
mod small_table_referee;
pub mod small_tables;
pub mod state;
pub mod tally;
mod team_referee;
pub mod teams;
pub mod wall_pages;
