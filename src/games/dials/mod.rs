//! Dials.

mod board;
mod dial;
mod editor;
mod keys;
mod ladder;
mod page;
mod persistence;
mod reach;
mod sentences;
mod store;
mod tools;
mod worked_solution;

pub use page::DialsPage;
