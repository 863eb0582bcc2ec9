//! What each game has for itself, as in `core/src/games`.
//!
//! Score and 24 belong to the program of the table, Dials and Yahtzee to the one that is
//! fetched later, which `app` starts.

pub mod app;
pub mod dials;
pub mod score;
pub mod twenty_four;
pub mod yahtzee;
