//! The referee of Score for players in different places.
//!
//! In reading order:
//!
//! - [`version`]: the version of the relay, and of the files that it reads
//! - [`log`]: stores the events of a table before they are sent to anybody
//! - [`names`], [`confusables`], [`role_words`], [`combining_marks`], [`join_code`], [`chat`]: names,
//!   secrets, codes and lines of chat as the relay compares and shows them
//! - [`visitor_network`], [`quota`], [`rate_limit`]: how much one address and one seat may use
//! - [`room`]: the rules of one table, without a clock, a network or random numbers of its own
//! - [`clock`], [`rng`], [`table_clock`]: time and random numbers
//! - [`cluster`]: relays that share a log, and the owner of each table
//! - [`addresses`]: the addresses of a relay, which it prints and sends to pages of its own machine
//! - [`settings`], [`metrics`], [`operator_log`]: the settings of a site owner, and the counts and
//!   log lines for them
//! - [`frame`], [`outbox`]: messages to a page, and the queue of those that wait
//! - [`inbox`], [`table_task`], `broadcast`: the task of one table, its inputs, and how it sends
//!   news
//! - [`hub`], [`reserved_names`]: all tables, and the reserved names of removed ones
//! - [`host_names`], [`origin`], [`forwarded`]: which pages may connect, and the address that a
//!   proxy names
//! - [`closable_connections`], [`intake`]: connections at no table, and how many bytes one brings
//! - [`app_state`], [`connection`], [`socket`]: the state of all connections, one of them, and the
//!   WebSocket's route
//! - [`owner_proxy`], [`internal`]: the pipe from a relay to the owner of a player's table, and its
//!   other end
//! - [`assets`], [`http`]: the page and everything else that is served
//! - [`server`], [`tls`]: a listener's connections
//! - [`cli`]: the program's options

pub mod addresses;
pub mod app_state;
pub mod assets;
mod broadcast;
pub mod chat;
pub mod cli;
pub mod clock;
pub mod closable_connections;
pub mod cluster;
pub mod combining_marks;
pub mod confusables;
pub mod connection;
pub mod forwarded;
pub mod frame;
pub mod host_names;
pub mod http;
pub mod hub;
pub mod inbox;
pub mod intake;
pub mod internal;
pub mod join_code;
pub mod log;
pub mod metrics;
pub mod names;
pub mod operator_log;
pub mod origin;
pub mod outbox;
pub mod owner_proxy;
pub mod quota;
pub mod rate_limit;
pub mod reserved_names;
pub mod rng;
pub mod role_words;
pub mod room;
pub mod server;
pub mod settings;
pub mod socket;
pub mod table_clock;
pub mod table_task;
pub mod tls;
pub mod version;
pub mod visitor_network;

pub use server::run;
