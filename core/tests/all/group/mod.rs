//! A group: its log, its permissions, and a player's connection to a relay.

mod departed;
mod everyone;
mod fixture;
mod fold;
mod handover;
mod hosts;
mod live_board;
mod more_time;
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
mod spoiler_waits;
mod teams;
mod wall_pages;
