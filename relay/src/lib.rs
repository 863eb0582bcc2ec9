//! The referee of Score for players in different places.
//!
//! In reading order:
//!
//! - [`log`]: what is written down before anybody hears of it
//! - [`names`]: names and secrets as the relay compares them
//! - [`room`]: what happens at one table; no clock, no chance and no network in it

pub mod log;
pub mod metrics;
pub mod names;
pub mod room;
