//! A table at which people play: their commands become events, and its state is the fold of these.
//!
//! [`referee::decide`] turns a command into events or a [`refusal::Refusal`];
//! [`state::Table::apply`] applies an event. The same two functions run in the tab of a solitaire
//! player and in a relay.

pub mod board;
pub mod board_hint;
pub mod command;
pub mod event;
pub mod everyone;
pub mod failures;
pub mod game;
pub mod goal;
pub mod invisible;
pub mod isolation;
pub mod more_time;
pub mod name;
pub mod options;
pub mod own_board;
pub mod referee;
pub mod refusal;
pub mod resumed_clock;
pub mod round;
pub mod rules;
pub mod seat;
pub mod seated;
pub mod state;
pub mod time_taken;
pub mod way_of_playing;
