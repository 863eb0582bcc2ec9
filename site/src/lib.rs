//! Serves the built page of Score from a folder.
//!
//! Any static host can do the same; this one is for the relay and for the browser tests. The crate
//! knows nothing of the game.

mod missing;
mod redirect;
mod static_files;

pub use static_files::{Frames, PAGE_POLICY, dressed, routes};
