//! The heartbeats by which relays of a cluster know of each other: signed, verified, and carried by
//! a [`Heartbeats`].

use serde::{Deserialize, Serialize};

use super::node::Node;
use super::secret::Secret;

/// The longest heartbeat that is read, in bytes: names and addresses are short.
const MAX_BEAT_BYTES: usize = 1_024;

/// The heartbeat of a relay. It may come late, twice, or not at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beat {
    /// The relay that is alive.
    pub node: Node,
    /// When the heartbeat was sent, by the sender's wall clock, in milliseconds since 1970. Each is
    /// later than the one before, even if that clock was set back a little, so that a recorded
    /// heartbeat that is sent again is recognised.
    pub moment_ms: u64,
    /// Whether this is the last heartbeat: the relay stops, and others can take its tables.
    #[serde(default)]
    pub is_last: bool,
}

impl Beat {
    /// The bytes of the heartbeat, signed for relays that have the secret.
    pub fn signed(&self, secret: &Secret) -> Vec<u8> {
        let beat = serde_json::to_vec(self).expect("a heartbeat is plain data");
        secret.sign(&beat)
    }

    /// Reads a received heartbeat. `None`: it cannot be read, its sender does not have the secret,
    /// or its relay is not possible.
    pub fn verified(bytes: &[u8], secret: &Secret) -> Option<Beat> {
        let bytes = Some(bytes).filter(|bytes| bytes.len() <= MAX_BEAT_BYTES)?;
        let beat: Beat = serde_json::from_slice(secret.verified(bytes)?).ok()?;
        beat.node.is_possible().then_some(beat)
    }
}

/// Carries heartbeats from each relay to all others.
pub trait Heartbeats: Send + Sync + 'static {
    /// Sends a heartbeat to all relays that can be reached.
    fn publish(
        &mut self,
        beat: Beat,
    ) -> impl Future<Output = Result<(), ClusterUnreachable>> + Send;

    /// The next heartbeat of any relay, even of this one. It waits while there are none, without
    /// end if no more come. A caller that stops waiting loses no heartbeat.
    fn hear(&mut self) -> impl Future<Output = Beat> + Send;
}

/// The error of a heartbeat that was not sent, with the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the other relays are not reached: {0}")]
pub struct ClusterUnreachable(pub String);

#[cfg(test)]
mod tests {
    use super::super::secret::MIN_SECRET_BYTES;
    use super::*;

    fn secret(letter: char) -> Secret {
        Secret::new(&String::from(letter).repeat(MIN_SECRET_BYTES)).unwrap()
    }

    fn beat(address: &str, build: &str) -> Beat {
        Beat {
            node: Node {
                id: "a".parse().unwrap(),
                address: address.to_owned(),
                build: build.to_owned(),
            },
            moment_ms: 1,
            is_last: false,
        }
    }

    #[test]
    fn a_heartbeat_is_heard_by_those_who_have_the_secret() {
        let beat = beat("a:1", "1");
        let signed = beat.signed(&secret('s'));
        assert_eq!(Beat::verified(&signed, &secret('s')), Some(beat.clone()));
        assert_eq!(Beat::verified(&signed, &secret('t')), None);
        let plain = serde_json::to_vec(&beat).unwrap();
        assert_eq!(Beat::verified(&plain, &secret('s')), None);
    }

    #[test]
    fn a_heartbeat_of_no_possible_relay_is_none() {
        let long = "1".repeat(MAX_BEAT_BYTES);
        for (address, build) in [
            ("a", "1"),
            ("a:1\nmember", "1"),
            ("a:1", "1\n"),
            ("a:1", &long),
        ] {
            let signed = beat(address, build).signed(&secret('s'));
            assert_eq!(Beat::verified(&signed, &secret('s')), None, "{address}");
        }
    }
}
