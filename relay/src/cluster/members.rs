//! Who is alive, by the heartbeats of each relay.

use std::collections::BTreeMap;

use super::heartbeats::Beat;
use super::node::{Node, NodeId};

/// How often a relay sends a heartbeat, in milliseconds.
pub const BEAT_EVERY_MS: u64 = 1_000;

/// After how long without a heartbeat a relay counts as dead, in milliseconds.
pub const DEAD_AFTER_MS: u64 = 3 * BEAT_EVERY_MS;

/// How many relays there are at most; those beyond are not heard.
pub const MAX_NODES: usize = 64;

/// The relays of a cluster, as one of them hears of them.
#[derive(Clone, Debug)]
pub struct Members {
    own: Node,
    /// Whether this relay takes tables.
    takes_part: bool,
    others: BTreeMap<NodeId, Heard>,
}

#[derive(Clone, Debug)]
struct Heard {
    node: Node,
    /// When its last heartbeat came, in milliseconds.
    at_ms: u64,
}

/// What is wrong with a heartbeat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Strange {
    /// Another relay has this one's name.
    #[error("another relay at {0} has this one's name too: give each its own with --node")]
    SameName(String),
    /// There are [`MAX_NODES`] already.
    #[error("there are more than {MAX_NODES} relays: {0} is not heard")]
    TooMany(NodeId),
}

impl Members {
    /// None but `own`, which takes no tables yet.
    pub fn new(own: Node) -> Members {
        Members {
            own,
            takes_part: false,
            others: BTreeMap::new(),
        }
    }

    /// This relay takes tables from now on, or none any more.
    pub fn take_part(&mut self, takes_part: bool) {
        self.takes_part = takes_part;
    }

    /// Notes a heartbeat that came at `now_ms`.
    ///
    /// # Errors
    /// Where it is to be ignored.
    pub fn hear(&mut self, beat: Beat, now_ms: u64) -> Result<(), Strange> {
        let Beat { node, is_last } = beat;
        if node.id == self.own.id {
            let is_own = node.address == self.own.address;
            return is_own.then_some(()).ok_or(Strange::SameName(node.address));
        }
        if is_last {
            self.others.remove(&node.id);
            return Ok(());
        }
        self.forget_dead(now_ms);
        if self.others.len() + 1 >= MAX_NODES && !self.others.contains_key(&node.id) {
            return Err(Strange::TooMany(node.id));
        }
        let id = node.id.clone();
        self.others.insert(
            id,
            Heard {
                node,
                at_ms: now_ms,
            },
        );
        Ok(())
    }

    /// Those who are alive at `now_ms` and take tables, in the order of their names.
    pub fn alive(&mut self, now_ms: u64) -> Vec<Node> {
        self.forget_dead(now_ms);
        let own = self.takes_part.then(|| self.own.clone());
        let others = self.others.values().map(|heard| heard.node.clone());
        let mut alive: Vec<Node> = others.chain(own).collect();
        alive.sort_by(|one, other| one.id.cmp(&other.id));
        alive
    }

    fn forget_dead(&mut self, now_ms: u64) {
        self.others
            .retain(|_, heard| now_ms.saturating_sub(heard.at_ms) < DEAD_AFTER_MS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(id: &str) -> Node {
        Node {
            id: id.parse().unwrap(),
            address: format!("{id}:1"),
            build: "1".to_owned(),
        }
    }

    fn beat(id: &str) -> Beat {
        Beat {
            node: node(id),
            is_last: false,
        }
    }

    fn members() -> Members {
        let mut members = Members::new(node("b"));
        members.take_part(true);
        members
    }

    fn check(members: &mut Members, now_ms: u64, expected: &[&str]) {
        let alive: Vec<Node> = expected.iter().map(|id| node(id)).collect();
        assert_eq!(members.alive(now_ms), alive, "{now_ms}");
    }

    #[test]
    fn who_was_heard_lately_is_alive_in_the_order_of_names() {
        let mut members = members();
        members.hear(beat("c"), 0).unwrap();
        members.hear(beat("a"), 1_000).unwrap();
        check(&mut members, DEAD_AFTER_MS - 1, &["a", "b", "c"]);
        check(&mut members, DEAD_AFTER_MS, &["a", "b"]);
        check(&mut members, 1_000 + DEAD_AFTER_MS, &["b"]);
    }

    #[test]
    fn each_heartbeat_counts_anew_and_brings_back() {
        let mut members = members();
        members.hear(beat("a"), 0).unwrap();
        members.hear(beat("a"), 2_000).unwrap();
        check(&mut members, DEAD_AFTER_MS, &["a", "b"]);
        check(&mut members, 2_000 + DEAD_AFTER_MS, &["b"]);
        members.hear(beat("a"), 9_000).unwrap();
        check(&mut members, 9_000, &["a", "b"]);
    }

    #[test]
    fn who_says_that_they_stop_is_gone_at_once() {
        let mut members = members();
        members.hear(beat("a"), 0).unwrap();
        let last = Beat {
            is_last: true,
            ..beat("a")
        };
        members.hear(last, 1).unwrap();
        check(&mut members, 1, &["b"]);
    }

    #[test]
    fn a_relay_that_takes_no_tables_is_not_among_those_who_do() {
        let mut members = Members::new(node("b"));
        members.hear(beat("a"), 0).unwrap();
        check(&mut members, 0, &["a"]);
        members.take_part(true);
        check(&mut members, 0, &["a", "b"]);
        members.take_part(false);
        check(&mut members, 0, &["a"]);
    }

    #[test]
    fn the_own_heartbeat_changes_nothing_and_another_s_with_the_own_name_is_named() {
        let mut members = members();
        assert_eq!(members.hear(beat("b"), 0), Ok(()));
        let mut other = beat("b");
        other.node.address = "elsewhere:1".to_owned();
        let strange = Strange::SameName("elsewhere:1".to_owned());
        assert_eq!(members.hear(other, 0), Err(strange));
        check(&mut members, 0, &["b"]);
    }

    #[test]
    fn a_relay_that_comes_back_elsewhere_is_reached_there() {
        let mut members = members();
        members.hear(beat("a"), 0).unwrap();
        let mut moved = beat("a");
        moved.node.address = "elsewhere:1".to_owned();
        members.hear(moved.clone(), 1).unwrap();
        assert_eq!(members.alive(1), [moved.node, node("b")]);
    }

    #[test]
    fn more_relays_than_there_may_be_are_not_heard() {
        let mut members = members();
        for n in 1..MAX_NODES {
            members.hear(beat(&format!("relay-{n}")), 0).unwrap();
        }
        let strange = Strange::TooMany("late".parse().unwrap());
        assert_eq!(members.hear(beat("late"), 0), Err(strange));
        assert_eq!(members.hear(beat("relay-1"), 0), Ok(()));
        assert_eq!(members.alive(0).len(), MAX_NODES);
        // One that died makes room.
        assert_eq!(members.hear(beat("late"), DEAD_AFTER_MS), Ok(()));
    }
}
