//! Heartbeats inside one process. A benchmark has this file too.

use score_relay::cluster::{Beat, ClusterUnreachable, Heartbeats};
use tokio::sync::broadcast;

/// The number of heartbeats that a relay finds after it has not listened for a while.
const MAX_BEATS: usize = 1_024;

/// The heartbeats that all relays of a cluster hear.
#[derive(Clone)]
pub struct Air(broadcast::Sender<Beat>);

/// The connection of one relay to the air.
pub struct Ear {
    air: Air,
    heard: broadcast::Receiver<Beat>,
}

impl Air {
    pub fn new() -> Air {
        Air(broadcast::channel(MAX_BEATS).0)
    }

    pub fn ear(&self) -> Ear {
        Ear {
            air: self.clone(),
            heard: self.0.subscribe(),
        }
    }
}

impl Heartbeats for Ear {
    async fn publish(&mut self, beat: Beat) -> Result<(), ClusterUnreachable> {
        self.air.0.send(beat).expect("each relay hears itself");
        Ok(())
    }

    async fn hear(&mut self) -> Beat {
        self.heard.recv().await.expect("no more than it keeps")
    }
}
