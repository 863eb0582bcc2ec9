//! The owner of a table: rendezvous hashing of its id over the nodes that are alive.
//!
//! Each node scores each key by a hash that is the same everywhere, and the node with the highest
//! score owns it. So nodes agree without messages if they agree on which nodes are alive, and when
//! a node comes or goes, only its own keys move.

use sha2::{Digest, Sha256};

use super::node::NodeId;
use crate::log::TableId;
use crate::visitor_network::VisitorNetwork;

/// The key of something that one of the nodes owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A table.
    Table(TableId),
    /// The requests of a network that lead to no table yet, so that one relay counts them all.
    Network(VisitorNetwork),
}

/// The node that owns `key`, independent of the order of `nodes`; `None` if there are none.
pub fn owner<'a>(key: Key, nodes: impl IntoIterator<Item = &'a NodeId>) -> Option<&'a NodeId> {
    nodes
        .into_iter()
        .max_by_key(|node| (score(key, node), *node))
}

/// The first eight bytes of the SHA-256 of the key's kind, the key in big endian, and the name.
fn score(key: Key, node: &NodeId) -> u64 {
    let hash = Sha256::new();
    let hash = match key {
        Key::Table(TableId(id)) => hash.chain_update(b"table").chain_update(id.to_be_bytes()),
        Key::Network(network) => hash
            .chain_update(b"network")
            .chain_update(network.bits().to_be_bytes()),
    };
    let hash: [u8; 32] = hash.chain_update(node.as_str()).finalize().into();
    let [a, b, c, d, e, f, g, h, ..] = hash;
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    const IDS: u64 = 10_000;

    fn nodes(names: &[&str]) -> Vec<NodeId> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    fn owners(nodes: &[NodeId]) -> Vec<&NodeId> {
        let keys = (0..IDS).map(|id| Key::Table(TableId(id)));
        keys.map(|key| owner(key, nodes).unwrap()).collect()
    }

    #[test]
    fn each_node_gives_the_same_answer_whatever_the_order() {
        let one = nodes(&["a", "b", "c", "d"]);
        let other = nodes(&["c", "a", "d", "b"]);
        assert_eq!(owners(&one), owners(&other));
    }

    /// A relay of another version gives it too: relays have to agree on the hash.
    #[test]
    fn a_table_has_the_owner_that_it_had_in_earlier_versions() {
        let nodes = nodes(&["a", "b", "c"]);
        let found: String = (1..=16)
            .map(|id| owner(Key::Table(TableId(id)), &nodes).unwrap().as_str())
            .collect();
        assert_eq!(found, "baccbcbcbcaccbcc");
    }

    #[test]
    fn a_node_that_goes_moves_its_tables_alone() {
        let all = nodes(&["a", "b", "c", "d"]);
        let left = nodes(&["a", "b", "d"]);
        let mut moved = 0;
        for (before, after) in owners(&all).into_iter().zip(owners(&left)) {
            if before.as_str() == "c" {
                moved += 1;
            } else {
                assert_eq!(before, after);
            }
        }
        assert!(moved > 0);
    }

    #[test]
    fn the_tables_of_a_node_that_goes_are_shared_among_the_others() {
        let all = nodes(&["a", "b", "c", "d"]);
        let left = nodes(&["a", "b", "d"]);
        let pairs = owners(&all).into_iter().zip(owners(&left));
        let moved = pairs.filter(|(before, _)| before.as_str() == "c");
        check_shares(moved.map(|(_, after)| after), 3, IDS / 4);
    }

    #[test]
    fn ten_thousand_tables_are_balanced() {
        for count in [2, 3, 5, 10] {
            let names: Vec<String> = (0..count).map(|n| format!("relay-{n}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let nodes = nodes(&names);
            check_shares(owners(&nodes).into_iter(), count, IDS);
        }
    }

    /// Checks that each of `count` nodes has its share of `total`, give or take an eighth.
    fn check_shares<'a>(owners: impl Iterator<Item = &'a NodeId>, count: u64, total: u64) {
        let mut shares: BTreeMap<&NodeId, u64> = BTreeMap::new();
        for owner in owners {
            *shares.entry(owner).or_default() += 1;
        }
        assert_eq!(shares.len() as u64, count);
        let fair = total / count;
        for (node, share) in shares {
            assert!(
                share.abs_diff(fair) <= fair / 8,
                "{node}: {share} of {total}"
            );
        }
    }

    #[test]
    fn without_nodes_nothing_has_an_owner() {
        assert_eq!(owner(Key::Table(TableId(1)), &[]), None);
    }
}
