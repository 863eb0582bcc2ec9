//! The table and its referee, from the outside: commands and times in,
//! events and points out.

mod calling;
mod deals;
mod format;
mod game;
mod hand;
mod hints;
mod invisible;
mod isolation;
mod laws;
mod more_time;
mod moves;
mod names;
mod options;
mod permissions;
mod practice_rounds;
mod resumed_clock;
mod spoiler_waits;
mod strategies;
