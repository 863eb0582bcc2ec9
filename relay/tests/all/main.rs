//! The relay's tests as one program, linked once.

mod air;
mod attack_outcomes;
mod attacks;
mod backups;
mod call_attacks;
mod calling;
mod client;
mod deleted_data;
mod deploy;
mod fairness_attacks;
mod formats;
mod frames;
mod host_key;
mod hosts;
mod joining;
mod lessons;
mod log_failures;
mod log_fixture;
mod logs;
#[cfg(feature = "nats")]
mod nats;
#[cfg(feature = "nats")]
mod nats_relays;
#[cfg(feature = "nats")]
mod nats_server;
mod operator_switches;
mod overtaken;
mod owners;
mod pipes;
mod playing;
mod program;
mod quotas;
mod readers;
mod relays;
mod resuming;
mod serving;
mod shared_log;
mod small_tables;
mod starting;
mod tails;
mod timeouts;
mod tracing_capture;
mod web;
#[cfg(feature = "nats")]
mod write_races;
