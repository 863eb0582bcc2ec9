//! Every text that a player reads. Another language is another module here.

pub mod en;

pub use en::*;
