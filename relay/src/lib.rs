//! The referee of Score for players in different places.
//!
//! In reading order:
//!
//! - [`log`]: what is written down before anybody hears of it
//! - [`names`], [`marks`], [`code`], [`chat`]: names, secrets, codes and lines of
//!   chat as the relay compares and shows them
//! - [`network`], [`quota`]: what one address may take
//! - [`room`]: what happens at one table; no clock, no chance and no network in it
//! - [`table_clock`]: what time it is at a table
//! - [`clock`], [`rng`], [`settings`], [`metrics`]: time, random numbers, what a site owner
//!   decides, and what they can watch
//! - [`outbox`], [`frame`]: what is on its way to a page
//! - [`refusal`], [`notices`]: what an operator reads
//! - [`inbox`], [`table`]: the way to the task of one table, and that task
//! - [`hub`]: all tables
//! - [`pace`], [`hosts`], [`origin`]: who may come, and how fast they may talk
//! - [`socket`], [`talk`]: a page's way in, and one connection
//! - [`page`], [`site`]: what else is served
//! - [`server`]: a listener's connections
//! - [`cli`], [`tls`], [`addresses`]: what the program is asked for, and says

pub mod addresses;
mod broadcast;
pub mod chat;
pub mod cli;
pub mod clock;
pub mod code;
pub mod frame;
pub mod hosts;
pub mod hub;
pub mod inbox;
pub mod log;
pub mod marks;
pub mod metrics;
pub mod names;
pub mod network;
pub mod notices;
pub mod origin;
pub mod outbox;
pub mod pace;
pub mod page;
pub mod quota;
pub mod refusal;
pub mod rng;
pub mod room;
pub mod server;
pub mod settings;
pub mod site;
pub mod socket;
pub mod table;
pub mod table_clock;
pub mod talk;
pub mod tls;

pub use server::run;
