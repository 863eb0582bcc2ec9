//! Dials: the page of the game.

mod board;
mod dial;
mod editor;
pub mod keys;
mod ladder;
mod page;
mod persistence;
mod reach;
mod sentences;
mod store;
mod tools;
mod worked_solution;

pub use board::Board;
pub use page::DialsPage;
pub use store::DialsStore;
pub use tools::StatusLine;
