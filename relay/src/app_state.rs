//! The state that all connections of a relay share.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::closable_connections::ClosableConnections;
use crate::host_names::HostNames;
use crate::hub::Hub;
use crate::log::Log;
use crate::rate_limit::{Ticks, WrongHellos};
use crate::room::ConnectionId;
use crate::settings::Settings;

/// The divisor of the limit of connections that gives how many WebSockets may be at no table yet.
/// The others are for pages at a table.
const STRANGERS_DIVISOR: u64 = 4;

/// The state that all connections of a relay share (axum's application state).
pub struct AppState<L> {
    /// The tables.
    pub hub: Arc<Hub<L>>,
    /// The decisions of the site owner.
    pub settings: Settings,
    /// The names under which the relay answers.
    pub host_names: Arc<HostNames>,
    /// The limit on wrong hellos of one address that are answered at once.
    pub wrong_hellos: WrongHellos,
    /// Cancelled when the relay stops.
    pub stops: CancellationToken,
    /// The tasks of the connections.
    pub tasks: TaskTracker,
    /// The WebSockets that have not been answered by a table yet.
    pub closable_connections: ClosableConnections,
    next_connection: AtomicU64,
    /// Whether the operator has been warned that the settings do not fit the proxy.
    pub has_doubted_proxy: AtomicBool,
}

impl<L: Log> AppState<L> {
    /// The state for the tables of `hub`, until the relay `stops`.
    pub fn new(hub: Arc<Hub<L>>, settings: Settings, stops: CancellationToken) -> AppState<L> {
        AppState {
            closable_connections: ClosableConnections::new(max_strangers(settings.max_connections)),
            wrong_hellos: WrongHellos::new(Ticks),
            host_names: Arc::new(HostNames::new(&settings.hosts, &settings.origins)),
            hub,
            settings,
            stops,
            tasks: TaskTracker::new(),
            next_connection: AtomicU64::new(0),
            has_doubted_proxy: AtomicBool::new(false),
        }
    }

    /// The id of a new connection, which no other one has.
    pub fn new_connection(&self) -> ConnectionId {
        ConnectionId(self.next_connection.fetch_add(1, Ordering::Relaxed))
    }
}

/// How many WebSockets may be at no table yet, of so many connections.
fn max_strangers(max_connections: u64) -> NonZeroUsize {
    let max = usize::try_from(max_connections / STRANGERS_DIVISOR).unwrap_or(usize::MAX);
    NonZeroUsize::new(max).unwrap_or(NonZeroUsize::MIN)
}
