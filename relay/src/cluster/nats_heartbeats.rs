//! Heartbeats by the NATS servers that have the log.
//!
//! They are no part of the stream: nobody stores them, and one that is late is worth nothing.

use async_nats::{Client, Subscriber};
use futures_util::StreamExt;

use super::heartbeats::{Beat, Heartbeats, Unheard};
use super::secret::Secret;
use crate::log::nats::Nats;

/// Heartbeats on a subject beside the stream of a log. Others may publish there: only heartbeats
/// that are signed by the secret count.
pub struct NatsHeartbeats {
    client: Client,
    subject: String,
    heard: Subscriber,
    secret: Secret,
}

impl NatsHeartbeats {
    /// The heartbeats of the relays that have this log and this secret.
    ///
    /// # Errors
    /// Where the servers cannot be asked for them.
    pub async fn of(log: &Nats, secret: Secret) -> Result<NatsHeartbeats, Unheard> {
        let (client, subject) = (log.client(), log.heartbeats());
        let heard = client.subscribe(subject.clone()).await;
        let heard = heard.map_err(|error| Unheard(error.to_string()))?;
        Ok(NatsHeartbeats {
            client,
            subject,
            heard,
            secret,
        })
    }
}

impl Heartbeats for NatsHeartbeats {
    async fn publish(&mut self, beat: Beat) -> Result<(), Unheard> {
        let unheard = |error: &dyn std::fmt::Display| Unheard(error.to_string());
        let beat = beat.signed(&self.secret);
        let published = self.client.publish(self.subject.clone(), beat.into()).await;
        published.map_err(|error| unheard(&error))?;
        // The last one is to go out before the program ends.
        self.client.flush().await.map_err(|error| unheard(&error))
    }

    async fn hear(&mut self) -> Beat {
        while let Some(message) = self.heard.next().await {
            if let Some(beat) = Beat::verified(&message.payload, &self.secret) {
                return beat;
            }
        }
        std::future::pending().await
    }
}
