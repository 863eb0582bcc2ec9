//! One relay of several.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The longest name of a node, in characters.
pub const MAX_NODE_CHARS: usize = 64;

/// The name of a relay, which no other of its cluster has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct NodeId(String);

/// A relay, as others reach it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// Its name.
    pub id: NodeId,
    /// The host and the port at which it takes players whom other relays pipe to it.
    pub address: String,
    /// Its version.
    pub build: String,
}

/// It is no name of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a node has a name of 1 to {MAX_NODE_CHARS} letters, digits, '-', '_' and '.'")]
pub struct BadNode;

impl NodeId {
    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for NodeId {
    type Error = BadNode;

    fn try_from(text: String) -> Result<NodeId, BadNode> {
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        let fits = (1..=MAX_NODE_CHARS).contains(&text.len()) && text.bytes().all(is_part);
        fits.then_some(NodeId(text)).ok_or(BadNode)
    }
}

impl FromStr for NodeId {
    type Err = BadNode;

    fn from_str(text: &str) -> Result<NodeId, BadNode> {
        NodeId::try_from(text.to_owned())
    }
}

impl From<NodeId> for String {
    fn from(NodeId(text): NodeId) -> String {
        text
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_has_nothing_that_a_header_or_a_subject_reads_otherwise() {
        for good in [
            "a",
            "relay-1",
            "relay_1.example",
            &"x".repeat(MAX_NODE_CHARS),
        ] {
            assert_eq!(good.parse::<NodeId>().unwrap().as_str(), good);
        }
        for bad in [
            "",
            "a b",
            "ä",
            "a*",
            "a>",
            "a\n",
            &"x".repeat(MAX_NODE_CHARS + 1),
        ] {
            assert_eq!(bad.parse::<NodeId>(), Err(BadNode), "{bad}");
        }
    }
}
