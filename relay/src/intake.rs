//! How many bytes a WebSocket brings, whatever they are.
//!
//! A message arrives whole, however many frames it has: axum shows none of them, and a message
//! of empty frames that never ends is as long as nothing. So the bytes are counted below it.

use std::sync::{Arc, OnceLock};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio_util::io::InspectReader;
use tokio_util::sync::CancellationToken;

use crate::rate_limit::ByteLimit;

/// What one connection brings; clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Intake(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// Once it is a WebSocket. What is asked before has limits of its own, and a proxy may ask
    /// for many on one connection.
    limit: OnceLock<ByteLimit>,
    is_too_much: CancellationToken,
}

impl Intake {
    /// The stream, of which all is counted that is read.
    pub fn of<S>(&self, stream: S) -> impl AsyncRead + AsyncWrite + Unpin + Send + use<S>
    where
        S: AsyncRead + AsyncWrite + Unpin + Send,
    {
        let intake = self.clone();
        InspectReader::new(stream, move |bytes: &[u8]| intake.count(bytes.len()))
    }

    /// From now on it is a WebSocket, and may bring as much as one.
    pub fn limit(&self, limit: ByteLimit) {
        // It becomes one only once.
        let _ = self.0.limit.set(limit);
    }

    /// Ready when it has brought too much.
    pub async fn is_too_much(&self) {
        self.0.is_too_much.cancelled().await;
    }

    fn count(&self, bytes: usize) {
        let limit = self.0.limit.get();
        if limit.is_some_and(|limit| !limit.allows(bytes)) {
            self.0.is_too_much.cancel();
        }
    }
}
