//! The pages, one a file.

pub mod experiment;
pub mod guide;
pub mod house;
pub mod keys;
pub mod play;
pub mod players;
