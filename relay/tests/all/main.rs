//! The relay's tests as one program, linked once.

mod attacks;
mod backups;
mod call_spoilers;
mod calling;
mod client;
mod deleted_data;
mod deploy;
mod formats;
mod frames;
mod hosts;
mod joining;
mod lessons;
mod log_failures;
mod logs;
mod operator_switches;
mod playing;
mod program;
mod quotas;
mod relays;
mod resuming;
mod serving;
mod small_tables;
mod spoilers;
mod starting;
mod timeouts;
mod web;
