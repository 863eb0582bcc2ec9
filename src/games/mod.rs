//! The parts that each game has for itself, as in `core/src/games`.
//!
//! Score and 24 share the table, which a visit waits for. Dials and Yahtzee are fetched when one of
//! them is opened.

pub mod dials;
pub mod score;
pub mod yahtzee;
