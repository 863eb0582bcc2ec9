//! Sends heartbeats through the NATS servers that have the log.
//!
//! They are not part of the stream, and so are not stored: a late heartbeat is worthless.

use async_nats::{Client, Subscriber};
use futures_util::StreamExt;

use super::heartbeats::{Beat, ClusterUnreachable, Heartbeats};
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
    /// The heartbeats of the relays with this log and this secret.
    ///
    /// # Errors
    /// When the servers do not accept the subscription.
    pub async fn of(log: &Nats, secret: Secret) -> Result<NatsHeartbeats, ClusterUnreachable> {
        let (client, subject) = (log.client(), log.heartbeats());
        let heard = client.subscribe(subject.clone()).await;
        let heard = heard.map_err(|error| ClusterUnreachable(error.to_string()))?;
        Ok(NatsHeartbeats {
            client,
            subject,
            heard,
            secret,
        })
    }
}

impl Heartbeats for NatsHeartbeats {
    async fn publish(&mut self, beat: Beat) -> Result<(), ClusterUnreachable> {
        let unreachable = |error: &dyn std::fmt::Display| ClusterUnreachable(error.to_string());
        let beat = beat.signed(&self.secret);
        let published = self.client.publish(self.subject.clone(), beat.into()).await;
        published.map_err(|error| unreachable(&error))?;
        // The last heartbeat has to be sent before the program ends.
        self.client
            .flush()
            .await
            .map_err(|error| unreachable(&error))
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
