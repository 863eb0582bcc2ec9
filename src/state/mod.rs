//! The state of the page: the table and its authority, the settings, and the browser's storage.

pub mod authority;

pub mod listeners;
pub mod local_table;
pub mod persistence;
pub mod refused_elsewhere;
pub mod settings;
pub mod sounds;
pub mod store;
