//! How relays hear of each other.

use serde::{Deserialize, Serialize};

use super::node::Node;

/// The heartbeat of a relay. It may come late, twice, or not at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beat {
    /// Who is alive.
    pub node: Node,
    /// Whether it is the last one: the relay stops, and its tables are free.
    #[serde(default)]
    pub is_last: bool,
}

/// Carries heartbeats from each relay to all others.
pub trait Heartbeats: Send + Sync + 'static {
    /// Sends a heartbeat to all, as far as they are reached.
    fn publish(&mut self, beat: Beat) -> impl Future<Output = Result<(), Unheard>> + Send;

    /// The next heartbeat of any relay, also of this one. It waits where there are none, and
    /// for ever where nothing comes any more. What has come is lost to nobody who stops waiting.
    fn hear(&mut self) -> impl Future<Output = Beat> + Send;
}

/// A heartbeat was not sent, for this reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the other relays are not reached: {0}")]
pub struct Unheard(pub String);
