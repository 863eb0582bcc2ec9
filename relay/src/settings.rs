//! The settings of a relay, which a site owner decides, and their defaults.

use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::Arc;

use axum::Router;
use tokio_rustls::rustls::ServerConfig;

use crate::addresses::ForOthers;
use crate::clock::Clock;
use crate::cluster::Cluster;
use crate::metrics::Metrics;
use crate::quota::{MAX_TABLES, SEATS_PER_ADDRESS, TABLES_PER_ADDRESS};
use crate::rate_limit::PRESENCE_EVERY_MS;
use crate::rng::SharedRng;

/// How many newcomers from one address one table lets in at once, and then per minute. It suits
/// classes that come together. The same limit holds for returns of the player of one seat.
pub const JOINS_PER_MINUTE: NonZeroU32 = NonZeroU32::new(120).expect("it is not zero");

/// How many WebSockets may be open.
pub const MAX_CONNECTIONS: u64 = 20_000;

/// How many other connections may be open: browsers that fetch the page.
pub const MAX_HTTP_CONNECTIONS: NonZeroUsize = NonZeroUsize::new(2_000).expect("it is not zero");

/// The settings of a relay, which a site owner decides.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The clock of the relay.
    pub clock: Clock,
    /// The random numbers of the relay.
    pub rng: SharedRng,
    /// The counts for the operator.
    pub metrics: Metrics,
    /// The options about tables and chat.
    pub switches: Switches,
    /// The pages that may use the relay besides its own, such as `https://example.org`.
    pub origins: Vec<String>,
    /// The names under which the relay answers, besides those of `origins`, localhost and numeric
    /// addresses.
    pub hosts: Vec<String>,
    /// How many newcomers from one address one table lets in at once, and then per minute.
    pub joins_per_minute: NonZeroU32,
    /// The shortest time between two sendings of arrivals and departures to players, in
    /// milliseconds by `clock`.
    pub presence_every_ms: u64,
    /// How many tables one player may have. As many made from one address may be in use at once.
    pub tables_per_address: NonZeroUsize,
    /// How many seats of one table one address may have.
    pub seats_per_address: NonZeroUsize,
    /// How many tables there may be.
    pub max_tables: usize,
    /// How many WebSockets may be open.
    pub max_connections: u64,
    /// How many other connections may be open. When one more comes, the connection that has been
    /// idle longest is closed.
    pub max_http_connections: NonZeroUsize,
    /// Whether a proxy before the relay names the address of each request.
    pub is_behind_proxy: bool,
    /// The addresses at which other devices reach the relay, for pages of its own machine.
    pub for_others: ForOthers,
    /// The routes of the page; `None`: another host serves the page.
    pub page: Option<Router>,
    /// The configuration of TLS; `None`: plain HTTP.
    pub tls: Option<Arc<ServerConfig>>,
    /// Whether other relays write to the same log. Then this relay asks the log for tables that it
    /// does not know.
    pub shares_log: bool,
    /// The relays with which this one shares the tables of the log; `None`: it owns all tables.
    pub cluster: Option<Cluster>,
}

/// The options of a relay about tables and chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    /// Whether there are Group A and Group B.
    pub has_public_groups: bool,
    /// Whether players may write to each other.
    pub has_chat: bool,
    /// Whether tables are joined only by code, and codes cannot be guessed.
    pub is_by_link_only: bool,
}

impl Default for Switches {
    fn default() -> Switches {
        Switches {
            has_public_groups: true,
            has_chat: true,
            is_by_link_only: false,
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            clock: Clock::system(),
            rng: SharedRng::system(),
            metrics: Metrics::default(),
            switches: Switches::default(),
            origins: Vec::new(),
            hosts: Vec::new(),
            joins_per_minute: JOINS_PER_MINUTE,
            presence_every_ms: PRESENCE_EVERY_MS,
            tables_per_address: TABLES_PER_ADDRESS,
            seats_per_address: SEATS_PER_ADDRESS,
            max_tables: MAX_TABLES,
            max_connections: MAX_CONNECTIONS,
            max_http_connections: MAX_HTTP_CONNECTIONS,
            is_behind_proxy: false,
            for_others: ForOthers::default(),
            page: None,
            tls: None,
            shares_log: false,
            cluster: None,
        }
    }
}
