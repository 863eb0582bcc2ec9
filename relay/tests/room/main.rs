//! Tests of a room, which is one table at a relay: its arrivals, its members, and its log.

mod browsers;
mod budget;
mod clients;
mod departed;
#[path = "../simulation/dice.rs"]
mod dice;
mod door;
mod everyone;
mod fixture;
mod handover;
mod host_key;
mod hosts;
mod joining;
mod members;
mod more_time;
mod naming;
mod quota;
mod race;
mod random_requests;
mod report;
#[path = "../pupil/requests.rs"]
#[allow(dead_code, reason = "lessons here have all kinds of requests")]
mod requests;
mod small_table_readers;
mod small_tables;
mod teams;
mod votes;
mod waiting_room;
mod watchers;
mod ways;
