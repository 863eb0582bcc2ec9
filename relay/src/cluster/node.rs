//! A node: one relay of a cluster, with its name and its address for the others.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The longest name of a node, in characters.
pub const MAX_NODE_CHARS: usize = 64;

/// The longest address of a node, in characters: a host's name and a port.
const MAX_ADDRESS_CHARS: usize = 253 + 6;

/// The longest version of a node, in characters.
const MAX_BUILD_CHARS: usize = 64;

/// The name of a relay, unique in its cluster.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct NodeId(String);

/// A relay with the address at which others reach it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// The name of the relay.
    pub id: NodeId,
    /// The host and the port at which it accepts players that other relays pipe to it.
    pub address: String,
    /// The version of the relay's program.
    pub build: String,
}

impl Node {
    /// Whether the address and the version are valid: a host and a port without blanks, and a short
    /// word.
    pub fn is_possible(&self) -> bool {
        let is_word = |text: &str, max: usize| {
            (1..=max).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic())
        };
        let parts = self.address.rsplit_once(':');
        let has_host_and_port = parts.is_some_and(|(host, port)| {
            !host.is_empty() && port.parse::<u16>().is_ok_and(|port| port > 0)
        });
        let is_address = has_host_and_port && is_word(&self.address, MAX_ADDRESS_CHARS);
        is_address && is_word(&self.build, MAX_BUILD_CHARS)
    }
}

/// The refusal of a text that is no valid name of a node.
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
        let is_valid = (1..=MAX_NODE_CHARS).contains(&text.len()) && text.bytes().all(is_part);
        is_valid.then_some(NodeId(text)).ok_or(BadNode)
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

    #[test]
    fn a_node_has_a_host_and_a_port_and_a_version_in_one_word() {
        let is_possible = |address: &str, build: &str| {
            let node = Node {
                id: "a".parse().unwrap(),
                address: address.to_owned(),
                build: build.to_owned(),
            };
            node.is_possible()
        };
        for good in [
            "a:1",
            "relay.example:8123",
            "192.0.2.1:65535",
            "[2001:db8::1]:1",
        ] {
            assert!(is_possible(good, "0.1.0"), "{good}");
        }
        let long = format!("{}:1", "x".repeat(MAX_ADDRESS_CHARS));
        for bad in [
            "", "a", ":1", "a:", "a:0", "a:65536", "a b:1", "a\nb:1", "ä:1", &long,
        ] {
            assert!(!is_possible(bad, "0.1.0"), "{bad}");
        }
        for bad in ["", "1 2", "1\n", "ä", &"1".repeat(MAX_BUILD_CHARS + 1)] {
            assert!(!is_possible("a:1", bad), "{bad}");
        }
    }
}
