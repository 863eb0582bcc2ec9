//! Heartbeats by the NATS servers that have the log.
//!
//! They are no part of the stream: nobody stores them, and one that is late is worth nothing.

use async_nats::{Client, Subscriber};
use futures_util::StreamExt;

use super::heartbeats::{Beat, Heartbeats, Unheard};
use crate::log::nats::Nats;

/// The longest heartbeat that is read, in bytes: names and addresses are short.
const MAX_BEAT_BYTES: usize = 1_024;

/// Heartbeats on a subject beside the stream of a log.
pub struct NatsHeartbeats {
    client: Client,
    subject: String,
    heard: Subscriber,
}

impl NatsHeartbeats {
    /// Those of the relays that have this log.
    ///
    /// # Errors
    /// Where the servers cannot be asked for them.
    pub async fn of(log: &Nats) -> Result<NatsHeartbeats, Unheard> {
        let (client, subject) = (log.client(), log.heartbeats());
        let heard = client.subscribe(subject.clone()).await;
        let heard = heard.map_err(|error| Unheard(error.to_string()))?;
        Ok(NatsHeartbeats {
            client,
            subject,
            heard,
        })
    }
}

impl Heartbeats for NatsHeartbeats {
    async fn publish(&mut self, beat: Beat) -> Result<(), Unheard> {
        let unheard = |error: &dyn std::fmt::Display| Unheard(error.to_string());
        let beat = serde_json::to_vec(&beat).map_err(|error| unheard(&error))?;
        let published = self.client.publish(self.subject.clone(), beat.into()).await;
        published.map_err(|error| unheard(&error))?;
        // The last one is to go out before the program ends.
        self.client.flush().await.map_err(|error| unheard(&error))
    }

    async fn hear(&mut self) -> Beat {
        while let Some(message) = self.heard.next().await {
            let payload = Some(message.payload).filter(|payload| payload.len() <= MAX_BEAT_BYTES);
            if let Some(beat) = payload.and_then(|payload| serde_json::from_slice(&payload).ok()) {
                return beat;
            }
        }
        std::future::pending().await
    }
}
