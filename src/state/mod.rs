//! What the page knows: the table and who has authority over it, the settings, and what the
//! browser stores.

pub mod authority;

pub mod elsewhere;
pub mod has_sounds;
pub mod local_table;
pub mod persistence;
pub mod settings;
pub mod store;
