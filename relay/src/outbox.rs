//! Backpressure with a bound. It is the queue of frames for one page, which closes a connection
//! that is too slow instead of growing.

use std::fmt;
use std::mem;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use axum::Error;
use axum::extract::ws::Message;
use bytes::Bytes;
use parking_lot::{Mutex, MutexGuard};
use score_core::wire::{CloseReason, MAX_WAITING_BYTES};
use tokio::sync::Notify;

use crate::closable_connections::ClosableConnection;

/// The sending half of a connection.
pub type Sink = Pin<Box<dyn futures_util::Sink<Message, Error = Error> + Send>>;

/// The queue of frames for one page; clones are the same queue.
///
/// A table pushes frames and never waits. A frame that the sink takes at once, as nearly
/// always, is sent by the push; otherwise it waits for the connection's writer. If more
/// than [`MAX_WAITING_BYTES`] would wait, the connection is closed as too slow.
#[derive(Clone, Debug, Default)]
pub struct Outbox(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    waiting: Mutex<Waiting>,
    /// Wakes the writer.
    notify: Notify,
    /// The connection's entry in the list of closable connections; `None` in tests.
    closable: Option<Arc<ClosableConnection>>,
}

#[derive(Default)]
struct Waiting {
    frames: Vec<Bytes>,
    /// How many bytes of the waiting frames count towards the bound.
    waiting_bytes: usize,
    /// How many counted bytes the sink has taken and not flushed yet.
    in_flight_bytes: usize,
    reason: Option<CloseReason>,
    /// Whether another relay has given the reason.
    is_handed_on: bool,
    /// The sink, while the writer does not use it.
    sink: Option<Sink>,
    /// Whether the connection has ended.
    is_disconnected: bool,
}

/// The frames and the end of the connection that the writer is to send.
pub struct Work {
    /// The sink, which the writer returns. It may have something to flush.
    pub sink: Sink,
    /// All frames that wait.
    pub frames: Vec<Bytes>,
    /// Why the connection is then closed, if it is.
    pub reason: Option<CloseReason>,
    /// Whether another relay has given the reason, as late as it thought fit.
    pub is_handed_on: bool,
}

/// The error when a page is too slow. Too many bytes would wait for it, so the outbox is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooSlow;

impl Outbox {
    /// The queue of a connection that has not been answered by a table yet.
    pub fn new(closable: Arc<ClosableConnection>) -> Outbox {
        Outbox(Arc::new(Inner {
            closable: Some(closable),
            ..Inner::default()
        }))
    }

    /// Notes that the page is at a table, or waits to be let in.
    pub fn has_place(&self) {
        if let Some(closable) = &self.0.closable {
            closable.has_joined();
        }
    }

    /// Sends a frame, or queues it after those that wait. A closed outbox drops it.
    pub fn push(&self, frame: Bytes) -> Result<(), TooSlow> {
        let mut waiting = self.waiting();
        if waiting.reason.is_some() || waiting.is_disconnected {
            return Ok(());
        }
        if waiting.in_flight_bytes + waiting.waiting_bytes + frame.len() > MAX_WAITING_BYTES {
            // The page gets the missed messages when it reconnects.
            waiting.frames = Vec::new();
            waiting.reason = Some(CloseReason::TooSlow);
            self.0.notify.notify_one();
            return Err(TooSlow);
        }
        if let Some(frame) = waiting.send_now(frame) {
            waiting.waiting_bytes += frame.len();
            waiting.frames.push(frame);
        }
        if waiting.has_work() {
            self.0.notify.notify_one();
        }
        Ok(())
    }

    /// Queues the first frame. It does not count towards the bound, because it holds the whole
    /// table, and nobody could join a large one otherwise.
    pub fn push_first(&self, frame: Bytes) {
        self.has_place();
        self.waiting().frames.push(frame);
        self.0.notify.notify_one();
    }

    /// Closes the connection once all waiting frames are sent. Only the first reason is used.
    pub fn close(&self, reason: CloseReason) {
        if let Some(closable) = &self.0.closable {
            closable.ends();
        }
        self.waiting().reason.get_or_insert(reason);
        self.0.notify.notify_one();
    }

    /// Closes the connection once all waiting frames are sent, for a reason that another relay has
    /// given.
    pub fn forward_close(&self, reason: CloseReason) {
        self.waiting().is_handed_on = true;
        self.close(reason);
    }

    /// Waits until the writer, which has returned the sink, has something to do.
    pub async fn wait_ready(&self) {
        while !self.waiting().has_work() {
            self.0.notify.notified().await;
        }
    }

    /// Takes the sink and all that waits; `None` after the end of the connection.
    pub fn take(&self) -> Option<Work> {
        let mut waiting = self.waiting();
        let sink = waiting.sink.take()?;
        waiting.in_flight_bytes += mem::take(&mut waiting.waiting_bytes);
        Some(Work {
            sink,
            // Most queues are empty most of the time, and then hold no memory.
            frames: mem::take(&mut waiting.frames),
            reason: waiting.reason.clone(),
            is_handed_on: waiting.is_handed_on,
        })
    }

    /// Returns the flushed sink.
    pub fn return_sink(&self, sink: Sink) {
        let mut waiting = self.waiting();
        waiting.in_flight_bytes = 0;
        waiting.sink = (!waiting.is_disconnected).then_some(sink);
    }

    /// Drops the sink: the connection has ended.
    pub fn disconnect(&self) {
        self.waiting().disconnect();
    }

    /// Waits until the outbox is closed.
    pub async fn closed(&self) {
        while self.waiting().reason.is_none() {
            self.0.notify.notified().await;
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.waiting.lock()
    }
}

impl Waiting {
    fn has_work(&self) -> bool {
        self.reason.is_some()
            || !self.frames.is_empty()
            || self.in_flight_bytes > 0
            || self.is_disconnected
    }

    fn disconnect(&mut self) {
        self.sink = None;
        self.is_disconnected = true;
    }

    /// Sends a frame without waiting, unless others wait before it. Returns the frame if the sink
    /// has not taken it.
    fn send_now(&mut self, frame: Bytes) -> Option<Bytes> {
        if self.has_work() {
            return Some(frame);
        }
        let Some(sink) = &mut self.sink else {
            return Some(frame);
        };
        let bytes = frame.len();
        match send_now(sink, frame) {
            Progress::Flushed => {}
            Progress::Buffered => self.in_flight_bytes = bytes,
            Progress::Full(frame) => return Some(frame),
            Progress::Broken => self.disconnect(),
        }
        None
    }
}

/// The first response of a sink to a frame.
enum Progress {
    Flushed,
    Buffered,
    /// The sink has not taken the frame.
    Full(Bytes),
    Broken,
}

fn send_now(sink: &mut Sink, frame: Bytes) -> Progress {
    // The writer polls again, so nothing has to be woken.
    let mut now = Context::from_waker(Waker::noop());
    let sent = match sink.as_mut().poll_ready(&mut now) {
        Poll::Pending => return Progress::Full(frame),
        Poll::Ready(Err(error)) => Err(error),
        // The frame itself is sent, and not a clone: the clones of a thousand players are counted
        // in one place.
        Poll::Ready(Ok(())) => sink.as_mut().start_send(Message::Binary(frame)),
    };
    match sent.map(|()| sink.as_mut().poll_flush(&mut now)) {
        Ok(Poll::Ready(Ok(()))) => Progress::Flushed,
        Ok(Poll::Pending) => Progress::Buffered,
        Ok(Poll::Ready(Err(_))) | Err(_) => Progress::Broken,
    }
}

impl fmt::Debug for Waiting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Waiting")
            .field("frames", &self.frames)
            .field("reason", &self.reason)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::SinkExt;
    use tokio::sync::mpsc;
    use tokio_util::sync::PollSender;

    fn frame(bytes: usize) -> Bytes {
        Bytes::from(vec![7; bytes])
    }

    /// An outbox over a sink that takes this many frames, and the sink's other end.
    fn over(takes: usize) -> (Outbox, mpsc::Receiver<Message>) {
        let (sender, receiver) = mpsc::channel(takes);
        let outbox = Outbox::default();
        outbox.return_sink(Box::pin(PollSender::new(sender).sink_map_err(Error::new)));
        (outbox, receiver)
    }

    /// An outbox whose sink takes one frame, and has taken it.
    fn stuck() -> (Outbox, mpsc::Receiver<Message>) {
        let (outbox, receiver) = over(1);
        outbox.push(frame(1)).unwrap();
        (outbox, receiver)
    }

    /// The work that the writer takes and never sends.
    async fn taken(outbox: &Outbox) -> (usize, Option<CloseReason>) {
        outbox.wait_ready().await;
        let work = outbox.take().unwrap();
        (work.frames.iter().map(Bytes::len).sum(), work.reason)
    }

    /// The work that the writer takes, and sends.
    async fn sent(outbox: &Outbox) -> (usize, Option<CloseReason>) {
        outbox.wait_ready().await;
        let work = outbox.take().unwrap();
        outbox.return_sink(work.sink);
        (work.frames.iter().map(Bytes::len).sum(), work.reason)
    }

    #[tokio::test]
    async fn frames_that_the_sink_takes_are_sent_at_once() {
        let (outbox, mut sink) = over(2);
        outbox.push(frame(1)).unwrap();
        outbox.push(frame(2)).unwrap();
        assert_eq!(sink.recv().await, Some(Message::Binary(frame(1))));
        assert_eq!(sink.recv().await, Some(Message::Binary(frame(2))));
        outbox.close(CloseReason::Left);
        assert_eq!(taken(&outbox).await, (0, Some(CloseReason::Left)));
    }

    #[tokio::test]
    async fn frames_that_it_does_not_take_wait_for_the_writer_in_one_piece() {
        let (outbox, _received) = stuck();
        outbox.push(frame(2)).unwrap();
        outbox.push(frame(4)).unwrap();
        assert_eq!(sent(&outbox).await, (6, None));
        outbox.push(frame(8)).unwrap();
        outbox.close(CloseReason::Left);
        assert_eq!(sent(&outbox).await, (8, Some(CloseReason::Left)));
    }

    #[tokio::test]
    async fn no_frame_overtakes_those_that_the_writer_sends() {
        let (outbox, mut sink) = stuck();
        outbox.push(frame(2)).unwrap();
        let work = outbox.take().unwrap();
        sink.recv().await.unwrap();
        outbox.push(frame(4)).unwrap();
        assert!(sink.is_empty());
        outbox.return_sink(work.sink);
        assert_eq!(sent(&outbox).await, (4, None));
    }

    #[tokio::test]
    async fn bytes_that_are_not_flushed_still_count() {
        let (outbox, _received) = stuck();
        outbox.push(frame(MAX_WAITING_BYTES)).unwrap();
        assert_eq!(taken(&outbox).await, (MAX_WAITING_BYTES, None));
        assert_eq!(outbox.push(frame(1)), Err(TooSlow));
    }

    #[tokio::test]
    async fn flushed_bytes_make_room() {
        let (outbox, _received) = stuck();
        outbox.push(frame(MAX_WAITING_BYTES - 1)).unwrap();
        sent(&outbox).await;
        outbox.push(frame(1)).unwrap();
        sent(&outbox).await;
        assert_eq!(outbox.push(frame(MAX_WAITING_BYTES - 1)), Ok(()));
    }

    #[tokio::test]
    async fn an_overflow_drops_waiting_frames_and_closes_once() {
        let (outbox, _received) = stuck();
        outbox.push(frame(1)).unwrap();
        assert_eq!(outbox.push(frame(MAX_WAITING_BYTES)), Err(TooSlow));
        assert_eq!(outbox.push(frame(1)), Ok(()));
        outbox.close(CloseReason::Restart);
        assert_eq!(sent(&outbox).await, (0, Some(CloseReason::TooSlow)));
    }

    #[tokio::test]
    async fn a_whole_table_may_be_larger_than_the_bound() {
        let (outbox, _received) = over(1);
        outbox.push_first(frame(10 * MAX_WAITING_BYTES));
        assert_eq!(outbox.push(frame(MAX_WAITING_BYTES)), Ok(()));
        assert_eq!(outbox.push(frame(1)), Err(TooSlow));
    }

    #[tokio::test]
    async fn a_broken_sink_ends_the_writer() {
        let (outbox, sink) = over(1);
        drop(sink);
        outbox.push(frame(1)).unwrap();
        outbox.wait_ready().await;
        assert!(outbox.take().is_none());
    }

    #[tokio::test]
    async fn nothing_waits_after_the_end() {
        let (outbox, mut sink) = over(1);
        let work = outbox.take().unwrap();
        outbox.disconnect();
        outbox.return_sink(work.sink);
        assert_eq!(sink.recv().await, None);
        assert_eq!(outbox.push(frame(MAX_WAITING_BYTES + 1)), Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn the_end_is_heard_while_frames_go_out() {
        let (outbox, _received) = stuck();
        outbox.push(frame(1)).unwrap();
        let work = outbox.take().unwrap();
        let other = outbox.clone();
        let waits = tokio::spawn(async move { other.closed().await });
        outbox.push(frame(1)).unwrap();
        tokio::task::yield_now().await;
        assert!(!waits.is_finished());
        outbox.close(CloseReason::Removed);
        waits.await.unwrap();
        outbox.return_sink(work.sink);
        assert_eq!(sent(&outbox).await, (1, Some(CloseReason::Removed)));
    }
}
