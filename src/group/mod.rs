//! Group play, for players in different places.
//!
//! The table is that of the game, with a relay as its referee.

mod chat;
pub(crate) mod class_start;
pub(crate) mod connection;
pub(crate) mod connection_line;
mod everyone;
pub(crate) mod group_table;
mod host;
mod host_form;
mod host_key;
mod invite;
pub(crate) mod lesson;
mod linked_views;
pub(crate) mod lobby;
mod namesakes;
mod newcomers;
mod own_seat;
mod people;
pub(crate) mod persistence;
mod player_tools;
mod race;
pub(crate) mod refusals;
mod relay_connection;
pub(crate) mod relay_table;
pub(crate) mod report_page;
mod rights;
mod round_tools;
mod sent_request;
pub(crate) mod side_panels;
mod small_tables;
mod switch;
mod table_qr;
mod table_rules;
mod teams;
pub(crate) mod visitors;
pub(crate) mod waiting_room;
