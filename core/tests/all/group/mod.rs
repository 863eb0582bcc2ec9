//! A group: its log, what it allows, and a player's talk with a relay.

mod departed;
mod everyone;
mod fixture;
mod fold;
mod handover;
mod hosts;
mod live_board;
mod newcomers;
mod notes;
mod open_roll;
mod options;
mod permissions;
mod race;
mod relay_session;
mod report;
mod roster;
mod small_table_readers;
mod small_tables;
mod spoilers;
mod teams;
mod wall_pages;
