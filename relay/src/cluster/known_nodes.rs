//! The relays that are alive, as one of them knows from heartbeats, and the heartbeats that it
//! ignores.

use std::collections::BTreeMap;

use super::heartbeats::Beat;
use super::node::{Node, NodeId};

/// How often a relay sends a heartbeat, in milliseconds.
pub const BEAT_EVERY_MS: u64 = 1_000;

/// After how long without a heartbeat a relay counts as dead, in milliseconds.
pub const DEAD_AFTER_MS: u64 = 3 * BEAT_EVERY_MS;

/// The most relays of a cluster; the heartbeats of others are ignored.
pub const MAX_NODES: usize = 64;

/// How far the clock of another relay may be from this one's, in milliseconds. A relay that has not
/// received a heartbeat accepts a recording of it for just as long.
pub const MAX_SKEW_MS: u64 = 5 * 60 * 1_000;

/// How long the moment of a relay's last heartbeat is remembered, in milliseconds. After that no
/// clock within [`MAX_SKEW_MS`] takes the heartbeat for a present one.
pub(super) const REMEMBERED_MS: u64 = 2 * MAX_SKEW_MS;

/// The most relays that are remembered. When there are more, the one that has been silent for
/// longest is forgotten.
const MAX_REMEMBERED: usize = 4 * MAX_NODES;

/// The relays of a cluster, as one of them knows them.
#[derive(Clone, Debug)]
pub struct KnownNodes {
    own: Node,
    /// Whether this relay takes tables.
    takes_part: bool,
    /// The other relays, including those that were alive not long ago.
    others: BTreeMap<NodeId, Heard>,
}

#[derive(Clone, Debug)]
struct Heard {
    node: Node,
    /// When the last heartbeat of the relay came, in milliseconds of this relay's clock.
    heard_ms: u64,
    /// When the last heartbeat was sent, by its own timestamp.
    moment_ms: u64,
    /// Whether the relay has announced that it stops.
    is_gone: bool,
}

/// Why a heartbeat is ignored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HeartbeatError {
    /// Another relay has this one's name.
    #[error("another relay at {0} has this one's name too: give each its own with --node")]
    SameName(String),
    /// There are [`MAX_NODES`] relays already.
    #[error("there are more than {MAX_NODES} relays: {0} is not heard")]
    TooMany(NodeId),
    /// The heartbeat is not newer than the last one of that relay: it was recorded, or was delayed.
    #[error("an old heartbeat of {0} came: somebody repeats it, or the clock there went back")]
    Old(NodeId),
    /// The heartbeat was sent more than [`MAX_SKEW_MS`] before or after now.
    #[error("a heartbeat of {0} is of another time: set the clocks of both machines (NTP)")]
    OtherTime(NodeId),
}

impl KnownNodes {
    /// A cluster of `own` alone, which takes no tables yet.
    pub fn new(own: Node) -> KnownNodes {
        KnownNodes {
            own,
            takes_part: false,
            others: BTreeMap::new(),
        }
    }

    /// Sets whether this relay takes tables from now on.
    pub fn take_part(&mut self, takes_part: bool) {
        self.takes_part = takes_part;
    }

    /// Notes a heartbeat that came at `now_ms` by the relay's clock, and at `wall_ms` by the wall
    /// clock.
    ///
    /// # Errors
    /// When it has to be ignored.
    pub fn hear(&mut self, beat: Beat, now_ms: u64, wall_ms: u64) -> Result<(), HeartbeatError> {
        let id = beat.node.id.clone();
        let is_own = id == self.own.id;
        if is_own && beat.node.address == self.own.address {
            return Ok(());
        }
        if beat.moment_ms.abs_diff(wall_ms) > MAX_SKEW_MS {
            return Err(HeartbeatError::OtherTime(id));
        }
        if is_own {
            return Err(HeartbeatError::SameName(beat.node.address));
        }
        self.forget(now_ms);
        let known = self.others.get(&id);
        if known.is_some_and(|known| beat.moment_ms <= known.moment_ms) {
            return Err(HeartbeatError::Old(id));
        }
        let others = self.others.iter().filter(|(other, _)| **other != id);
        let alive = others.filter(|(_, heard)| heard.is_alive(now_ms)).count();
        if !beat.is_last && alive + 1 >= MAX_NODES {
            return Err(HeartbeatError::TooMany(id));
        }
        self.make_room(&id);
        let heard = Heard {
            node: beat.node,
            heard_ms: now_ms,
            moment_ms: beat.moment_ms,
            is_gone: beat.is_last,
        };
        self.others.insert(id, heard);
        Ok(())
    }

    /// The relays that are alive at `now_ms` and take tables, in the order of their names.
    pub fn alive(&mut self, now_ms: u64) -> Vec<Node> {
        self.forget(now_ms);
        let own = self.takes_part.then(|| self.own.clone());
        let others = self.others.values().filter(|heard| heard.is_alive(now_ms));
        let others = others.map(|heard| heard.node.clone());
        let mut alive: Vec<Node> = others.chain(own).collect();
        alive.sort_by(|one, other| one.id.cmp(&other.id));
        alive
    }

    fn forget(&mut self, now_ms: u64) {
        self.others
            .retain(|_, heard| heard.silent_ms(now_ms) < REMEMBERED_MS);
    }

    /// Forgets a dead relay if there is no room for `id`.
    fn make_room(&mut self, id: &NodeId) {
        if self.others.len() < MAX_REMEMBERED || self.others.contains_key(id) {
            return;
        }
        // Living relays are fewer, and were heard later.
        let longest = self.others.iter().min_by_key(|(_, heard)| heard.heard_ms);
        if let Some(longest) = longest.map(|(id, _)| id.clone()) {
            self.others.remove(&longest);
        }
    }
}

impl Heard {
    fn silent_ms(&self, now_ms: u64) -> u64 {
        now_ms.saturating_sub(self.heard_ms)
    }

    fn is_alive(&self, now_ms: u64) -> bool {
        !self.is_gone && self.silent_ms(now_ms) < DEAD_AFTER_MS
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

    /// When the relay's clock shows zero, by the wall clock.
    const WALL_MS: u64 = 1_000_000_000;

    fn beat(id: &str, sent_ms: u64) -> Beat {
        Beat {
            node: node(id),
            moment_ms: WALL_MS + sent_ms,
            is_last: false,
        }
    }

    fn members() -> KnownNodes {
        let mut members = KnownNodes::new(node("b"));
        members.take_part(true);
        members
    }

    /// Hears a heartbeat at the moment when it is sent.
    fn hear(members: &mut KnownNodes, id: &str, now_ms: u64) -> Result<(), HeartbeatError> {
        hear_late(members, beat(id, now_ms), now_ms)
    }

    /// Hears a heartbeat at `now_ms`.
    fn hear_late(members: &mut KnownNodes, beat: Beat, now_ms: u64) -> Result<(), HeartbeatError> {
        members.hear(beat, now_ms, WALL_MS + now_ms)
    }

    fn check(members: &mut KnownNodes, now_ms: u64, expected: &[&str]) {
        let alive: Vec<Node> = expected.iter().map(|id| node(id)).collect();
        assert_eq!(members.alive(now_ms), alive, "{now_ms}");
    }

    fn old(id: &str) -> Result<(), HeartbeatError> {
        Err(HeartbeatError::Old(id.parse().unwrap()))
    }

    fn other_time(id: &str) -> Result<(), HeartbeatError> {
        Err(HeartbeatError::OtherTime(id.parse().unwrap()))
    }

    #[test]
    fn relays_that_were_heard_lately_are_alive_in_the_order_of_names() {
        let mut members = members();
        hear(&mut members, "c", 0).unwrap();
        hear(&mut members, "a", 1_000).unwrap();
        check(&mut members, DEAD_AFTER_MS - 1, &["a", "b", "c"]);
        check(&mut members, DEAD_AFTER_MS, &["a", "b"]);
        check(&mut members, 1_000 + DEAD_AFTER_MS, &["b"]);
    }

    #[test]
    fn each_heartbeat_counts_anew_and_brings_back() {
        let mut members = members();
        hear(&mut members, "a", 0).unwrap();
        hear(&mut members, "a", 2_000).unwrap();
        check(&mut members, DEAD_AFTER_MS, &["a", "b"]);
        check(&mut members, 2_000 + DEAD_AFTER_MS, &["b"]);
        hear(&mut members, "a", 9_000).unwrap();
        check(&mut members, 9_000, &["a", "b"]);
    }

    #[test]
    fn a_relay_that_says_that_it_stops_is_gone_at_once() {
        let mut members = members();
        hear(&mut members, "a", 0).unwrap();
        let last = Beat {
            is_last: true,
            ..beat("a", 1)
        };
        hear_late(&mut members, last, 1).unwrap();
        check(&mut members, 1, &["b"]);
    }

    #[test]
    fn heartbeats_that_are_sent_again_keep_no_dead_relay_alive() {
        let mut members = members();
        let recorded: Vec<Beat> = (0..5).map(|n| beat("a", n * BEAT_EVERY_MS)).collect();
        let died_ms = 4 * BEAT_EVERY_MS;
        for (n, beat) in recorded.iter().enumerate() {
            hear_late(&mut members, beat.clone(), n as u64 * BEAT_EVERY_MS).unwrap();
        }
        // The time in which it could be taken for a late one, and the time after that.
        for after_ms in (0..3 * MAX_SKEW_MS).step_by(BEAT_EVERY_MS as usize) {
            let now_ms = died_ms + after_ms;
            for beat in &recorded {
                assert!(hear_late(&mut members, beat.clone(), now_ms).is_err());
            }
            if after_ms >= DEAD_AFTER_MS {
                check(&mut members, now_ms, &["b"]);
            }
        }
        assert!(members.others.is_empty());
    }

    #[test]
    fn a_last_heartbeat_that_is_sent_again_moves_no_owner() {
        let mut members = members();
        let last = Beat {
            is_last: true,
            ..beat("a", 0)
        };
        hear_late(&mut members, last.clone(), 0).unwrap();
        assert_eq!(hear_late(&mut members, last.clone(), 1), old("a"));
        // It starts again.
        hear(&mut members, "a", 2).unwrap();
        assert_eq!(hear_late(&mut members, last, 3), old("a"));
        check(&mut members, 3, &["a", "b"]);
    }

    #[test]
    fn a_relay_that_has_just_started_hears_no_heartbeat_of_another_time() {
        let mut members = members();
        assert_eq!(
            hear_late(&mut members, beat("a", 0), MAX_SKEW_MS + 1),
            other_time("a")
        );
        assert_eq!(
            hear_late(&mut members, beat("a", MAX_SKEW_MS + 1), 0),
            other_time("a")
        );
        // It does not prevent a relay of that name from starting either.
        let mut own = beat("b", 0);
        own.node.address = "elsewhere:1".to_owned();
        assert_eq!(
            hear_late(&mut members, own, MAX_SKEW_MS + 1),
            other_time("b")
        );
        check(&mut members, 0, &["b"]);
        assert_eq!(hear_late(&mut members, beat("a", 0), MAX_SKEW_MS), Ok(()));
    }

    #[test]
    fn a_relay_that_takes_no_tables_is_not_among_those_who_do() {
        let mut members = KnownNodes::new(node("b"));
        hear(&mut members, "a", 0).unwrap();
        check(&mut members, 0, &["a"]);
        members.take_part(true);
        check(&mut members, 0, &["a", "b"]);
        members.take_part(false);
        check(&mut members, 0, &["a"]);
    }

    #[test]
    fn the_own_heartbeat_changes_nothing_and_another_s_with_the_own_name_is_named() {
        let mut members = members();
        assert_eq!(hear(&mut members, "b", 0), Ok(()));
        let mut other = beat("b", 0);
        other.node.address = "elsewhere:1".to_owned();
        let error = HeartbeatError::SameName("elsewhere:1".to_owned());
        assert_eq!(hear_late(&mut members, other, 0), Err(error));
        check(&mut members, 0, &["b"]);
    }

    #[test]
    fn a_relay_that_comes_back_elsewhere_is_reached_there() {
        let mut members = members();
        hear(&mut members, "a", 0).unwrap();
        let mut moved = beat("a", 1);
        moved.node.address = "elsewhere:1".to_owned();
        hear_late(&mut members, moved.clone(), 1).unwrap();
        assert_eq!(members.alive(1), [moved.node, node("b")]);
    }

    #[test]
    fn more_relays_than_there_may_be_are_not_heard() {
        let mut members = members();
        for n in 1..MAX_NODES {
            hear(&mut members, &format!("relay-{n}"), 0).unwrap();
        }
        let error = HeartbeatError::TooMany("late".parse().unwrap());
        assert_eq!(hear(&mut members, "late", 0), Err(error));
        assert_eq!(hear(&mut members, "relay-1", 1), Ok(()));
        assert_eq!(members.alive(0).len(), MAX_NODES);
        // A dead relay makes room.
        assert_eq!(hear(&mut members, "late", DEAD_AFTER_MS), Ok(()));
    }

    #[test]
    fn names_that_come_and_go_are_forgotten_before_there_are_too_many() {
        let mut members = members();
        for n in 0..2 * MAX_REMEMBERED as u64 {
            let now_ms = n * DEAD_AFTER_MS / 2;
            hear(&mut members, &format!("relay-{n}"), now_ms).unwrap();
            assert!(members.others.len() <= MAX_REMEMBERED);
        }
    }
}
