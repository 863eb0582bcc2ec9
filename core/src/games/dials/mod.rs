//! Dials: buttons that each turn all dials by steps of their own. They lead from the letters that
//! the dials show to those of the target.
//!
//! It is arithmetic modulo a small prime. A [`signature`](signatures::Signatures) is a
//! row of a matrix, and dials = start + presses × matrix.

pub mod elimination;
pub mod game;
pub mod kind;
pub mod ladder;
pub mod puzzle;
pub mod reach;
pub mod residues;
pub mod signatures;
pub mod solution;
pub mod system;

pub use kind::DialsRefusal;
