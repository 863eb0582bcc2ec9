//! Log on NATS: handles a stream that is lost while relays run. Its servers have lost their store
//! or a person has deleted it.
//!
//! A new stream would hide the loss, and prevent the restore of a backup. So a relay makes one only
//! if it has seen no table in the stream, or if its operator wants it.

use std::collections::BTreeSet;

use async_nats::jetstream::ErrorCode;
use async_nats::jetstream::context::{Context, ContextBuilder};
use async_nats::jetstream::response::Response;
use async_nats::jetstream::stream::Info;
use parking_lot::Mutex;
use tokio::time::{Duration, Instant};
use tracing::warn;

use super::address::Address;
use super::patience::{ANSWER_WITHIN_MS, in_time};
use super::settings::{self, Connection};
use crate::log::{CreateFailure, LoadFailure, TableId, Unavailable, WriteFailure};

/// How long a stream has to be gone before it is made anew, in milliseconds. Servers that are just
/// starting may not know it yet.
const GONE_FOR_MS: u64 = 5_000;

/// How often the operator is notified, in milliseconds.
const LOG_EVERY_MS: u64 = 60_000;

/// A failure that the engine may have caused.
pub(super) trait Failure: From<Unavailable> {
    /// Whether the engine caused it; other failures are about the contents of the stream.
    fn is_engines(&self) -> bool;
}

impl Failure for Unavailable {
    fn is_engines(&self) -> bool {
        true
    }
}

impl Failure for CreateFailure {
    fn is_engines(&self) -> bool {
        matches!(self, CreateFailure::Unavailable(_))
    }
}

impl Failure for WriteFailure {
    fn is_engines(&self) -> bool {
        matches!(self, WriteFailure::Unavailable(_))
    }
}

impl Failure for LoadFailure {
    fn is_engines(&self) -> bool {
        matches!(self, LoadFailure::Unavailable(_))
    }
}

/// The watch over one stream.
#[derive(Debug, Default)]
pub(super) struct StreamWatch {
    /// The tables that this relay has seen in the stream.
    seen: Mutex<BTreeSet<TableId>>,
    /// The present loss, if any.
    loss: Mutex<Option<Loss>>,
}

/// A loss of the stream.
#[derive(Clone, Copy, Debug)]
struct Loss {
    since: Instant,
    logged: Option<Instant>,
}

impl StreamWatch {
    /// Notes that a table is in the stream.
    pub(super) fn see(&self, table: TableId) {
        self.seen.lock().insert(table);
    }

    /// Notes that exactly these tables are in the stream.
    pub(super) fn see_all(&self, tables: impl Iterator<Item = TableId>) {
        *self.seen.lock() = tables.collect();
    }

    /// Notes that a table is no longer there.
    pub(super) fn forget(&self, table: TableId) {
        self.seen.lock().remove(&table);
    }

    /// Checks whether the stream is there. The operator is notified of a lost stream, with advice.
    /// It is made anew if no table is lost by that, or if the address says so.
    ///
    /// # Errors
    /// When the stream is gone: the error to return instead of the caller's.
    pub(super) async fn check(
        &self,
        connection: &Connection,
        address: &Address,
    ) -> Result<(), Unavailable> {
        if !is_gone(connection, &address.stream).await {
            self.loss.lock().take();
            return Ok(());
        }
        let sentence = loss_sentence(&address.stream);
        if self.note(&sentence) && self.may_remake(address) {
            self.remake(connection, address).await;
        }
        Err(Unavailable(sentence))
    }

    /// Notes a loss, and returns whether it has lasted for [`GONE_FOR_MS`].
    fn note(&self, sentence: &str) -> bool {
        let mut loss = self.loss.lock();
        let now = Instant::now();
        let loss = loss.get_or_insert(Loss {
            since: now,
            logged: None,
        });
        let pause = Duration::from_millis(LOG_EVERY_MS);
        if loss.logged.is_none_or(|logged| logged.elapsed() >= pause) {
            loss.logged = Some(now);
            warn!("{sentence}");
        }
        loss.since.elapsed() >= Duration::from_millis(GONE_FOR_MS)
    }

    fn may_remake(&self, address: &Address) -> bool {
        address.remakes || self.seen.lock().is_empty()
    }

    async fn remake(&self, connection: &Connection, address: &Address) {
        match settings::open(&connection.client, address).await {
            Ok(_) => {
                self.seen.lock().clear();
                self.loss.lock().take();
                warn!(
                    stream = address.stream,
                    "the stream is made anew, and is empty"
                );
            }
            Err(fault) => warn!(%fault, "the stream cannot be made anew"),
        }
    }
}

/// The sentence about the loss, with advice.
fn loss_sentence(stream: &str) -> String {
    format!(
        "the stream '{stream}' is gone from NATS, and all tables with it: its servers have lost \
         their store, or somebody has deleted it. Stop all relays, restore a backup of it and \
         start them again; or, to begin anew without these tables, start the relays again as they \
         are, or with remake=yes in the address after --log, which makes a lost stream anew at \
         once (docs/NATS.md, When the stream is gone)"
    )
}

/// Whether the servers answer, and say that there is no such stream.
async fn is_gone(connection: &Connection, stream: &str) -> bool {
    let within = Duration::from_millis(ANSWER_WITHIN_MS);
    let context: Context = ContextBuilder::new()
        .timeout(within)
        .build(connection.client.clone());
    let asked = context.request(format!("STREAM.INFO.{stream}"), &());
    match in_time(asked).await {
        Ok(Ok(Response::<Info>::Err { error })) => {
            error.error_code() == ErrorCode::STREAM_NOT_FOUND
        }
        _ => false,
    }
}
