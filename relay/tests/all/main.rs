//! The relay's tests as one program, linked once.

mod calling;
mod client;
mod coming;
mod frames;
mod hosts;
mod house;
mod logs;
mod playing;
mod program;
mod quotas;
mod relays;
mod resuming;
mod serving;
mod time;
mod trouble;
mod web;
