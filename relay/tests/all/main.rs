//! The relay's tests as one program, linked once.

mod backups;
mod calling;
mod client;
mod coming;
mod deploy;
mod formats;
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
mod starting;
mod time;
mod traces;
mod trouble;
mod web;
