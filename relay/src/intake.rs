//! Counts the bytes of any kind that a WebSocket receives, and ends one that receives too many.
//!
//! Axum delivers whole messages and hides their frames, so a message of endless empty frames would
//! have no length. So the bytes are counted below axum.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::rate_limit::ByteLimit;

/// The count of the bytes of one connection; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Intake(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// The limit, set when the connection becomes a WebSocket. Earlier requests have limits of
    /// their own, and a proxy may send many on one connection.
    limit: OnceLock<ByteLimit>,
    /// Whether too many bytes have come: set by one read, and checked by the next.
    is_too_much: AtomicBool,
}

impl Intake {
    /// Counts all bytes that are read from the stream. Once there are too many, reading fails,
    /// because the reader of frames would otherwise go on as long as bytes come.
    pub fn of<S>(&self, stream: S) -> impl AsyncRead + AsyncWrite + Unpin + Send + use<S>
    where
        S: AsyncRead + AsyncWrite + Unpin + Send,
    {
        CountedStream {
            stream,
            intake: self.clone(),
        }
    }

    /// Sets the limit of the connection, which is a WebSocket from now on.
    pub fn limit(&self, limit: ByteLimit) {
        // A connection becomes a WebSocket only once.
        let _ = self.0.limit.set(limit);
    }

    /// Whether too many bytes have come.
    pub fn is_too_much(&self) -> bool {
        self.0.is_too_much.load(Ordering::Relaxed)
    }

    fn count(&self, bytes: usize) {
        let limit = self.0.limit.get();
        if limit.is_some_and(|limit| !limit.allows(bytes)) {
            self.0.is_too_much.store(true, Ordering::Relaxed);
        }
    }
}

/// A stream whose bytes an intake counts.
struct CountedStream<S> {
    stream: S,
    intake: Intake,
}

impl<S: AsyncRead + Unpin> AsyncRead for CountedStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.intake.is_too_much() {
            return Poll::Ready(Err(ErrorKind::QuotaExceeded.into()));
        }
        let before = into.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, into);
        self.intake.count(into.filled().len() - before);
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for CountedStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use tokio::io::AsyncReadExt;

    use super::*;
    use crate::rate_limit::{BYTES_PER_S, Ticks};

    #[test]
    fn nothing_is_read_any_more_of_a_page_that_has_sent_too_much() {
        let intake = Intake::default();
        let endless = tokio::io::join(tokio::io::repeat(0), tokio::io::sink());
        let mut stream = intake.of(endless);
        let mut part = [0; 512];
        let mut read = |wanted: usize| {
            let mut all = 0;
            while all < wanted {
                match stream.read(&mut part).now_or_never() {
                    Some(Ok(bytes)) => all += bytes,
                    Some(Err(failure)) => return (all, Some(failure.kind())),
                    None => break,
                }
            }
            (all, None)
        };
        // Requests before it is a WebSocket are not limited here.
        let (_, at_once) = BYTES_PER_S;
        let at_once = usize::try_from(at_once).unwrap();
        assert_eq!(read(4 * at_once), (4 * at_once, None));
        assert!(!intake.is_too_much());
        intake.limit(ByteLimit::new(Ticks));
        let (brought, failure) = read(4 * at_once);
        assert!((at_once..2 * at_once).contains(&brought), "{brought}");
        assert_eq!(failure, Some(ErrorKind::QuotaExceeded));
        assert!(intake.is_too_much());
        assert_eq!(read(1), (0, failure));
    }
}
