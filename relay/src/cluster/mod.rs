//! Relays that share a log: which of them are alive, and which of them has a table.
//!
//! The owner of a table has no lock on it. If two relays both act as the owner, the log refuses
//! one of them; this module keeps that rare.

mod heartbeats;
mod known_nodes;
mod membership;
#[cfg(feature = "nats")]
mod nats_heartbeats;
mod node;
pub mod owner;
mod secret;
mod view;

pub use heartbeats::{Beat, ClusterUnreachable, Heartbeats};
pub use known_nodes::{
    BEAT_EVERY_MS, DEAD_AFTER_MS, HeartbeatError, KnownNodes, MAX_NODES, MAX_SKEW_MS,
};
pub use membership::{Cluster, Membership, SAID_AGAIN_MS};
#[cfg(feature = "nats")]
pub use nats_heartbeats::NatsHeartbeats;
pub use node::{BadNode, MAX_NODE_CHARS, Node, NodeId};
pub use secret::{MIN_SECRET_BYTES, Secret, SecretFailure, TooShort};
pub use view::View;
