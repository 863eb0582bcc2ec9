//! A relay's knowledge of its cluster at one moment.

use std::sync::Arc;

use super::node::{Node, NodeId};
use super::owner::{self, Key};
use crate::log::TableId;
use crate::visitor_network::VisitorNetwork;

/// The relays that take tables, as one of them knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    own: NodeId,
    nodes: Arc<[Node]>,
}

impl View {
    /// The view of `own` when `nodes` take tables.
    pub fn new(own: NodeId, nodes: Vec<Node>) -> View {
        let nodes = nodes.into();
        View { own, nodes }
    }

    /// The relays that take tables.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The relay that shall own a table; `None`: no relay takes tables.
    pub fn owner(&self, table: TableId) -> Option<&Node> {
        self.owner_of(Key::Table(table))
    }

    /// The relay that counts the requests of a network, and makes its tables.
    pub fn home(&self, network: VisitorNetwork) -> Option<&Node> {
        self.owner_of(Key::Network(network))
    }

    /// Whether `node` is this relay.
    pub fn is_own(&self, node: &Node) -> bool {
        node.id == self.own
    }

    /// Whether this relay shall own a table.
    pub fn owns(&self, table: TableId) -> bool {
        self.owner(table).is_some_and(|node| self.is_own(node))
    }

    /// Whether this relay takes tables.
    pub fn takes_part(&self) -> bool {
        self.nodes.iter().any(|node| self.is_own(node))
    }

    fn owner_of(&self, key: Key) -> Option<&Node> {
        let id = owner::owner(key, self.nodes.iter().map(|node| &node.id))?;
        self.nodes.iter().find(|node| node.id == *id)
    }
}
