//! The parts that each game has for itself, as in `core/src/games`.
//!
//! Score and 24 belong to the program of the table. Dials and Yahtzee are programs of their own,
//! which are fetched when they are opened; `program` starts them.

pub mod dials;
pub mod program;
pub mod score;
pub mod yahtzee;
