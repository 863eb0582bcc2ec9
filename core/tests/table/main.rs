//! The table and its referee, from the outside: commands and times in,
//! events and points out.

mod any;
mod calling;
mod format;
mod game;
mod hand;
mod hints;
mod laws;
mod manners;
mod moves;
mod names;
