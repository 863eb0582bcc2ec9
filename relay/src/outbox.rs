//! What waits for a page.

use std::fmt;
use std::mem;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use axum::Error;
use axum::extract::ws::Message;
use bytes::Bytes;
use score_core::wire::{CloseReason, MAX_WAITING_BYTES};
use tokio::sync::Notify;

/// The way to a page.
pub type Sink = Pin<Box<dyn futures_util::Sink<Message, Error = Error> + Send>>;

/// Frames on their way to one page; clones are the same outbox. A table puts
/// frames in and never waits: what the sink takes at once is sent there and then,
/// which is most; the rest is left to the connection's writer.
#[derive(Clone, Debug, Default)]
pub struct Outbox(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    waiting: Mutex<Waiting>,
    /// Rings when the writer has something to do.
    notify: Notify,
}

#[derive(Default)]
struct Waiting {
    frames: Vec<Bytes>,
    /// How many bytes of them count.
    waiting_bytes: usize,
    /// How many bytes that count the sink has taken and not yet sent.
    in_flight_bytes: usize,
    reason: Option<CloseReason>,
    /// The sink, while the writer has nothing to do with it.
    sink: Option<Sink>,
    /// Whether there is no sink any more.
    is_disconnected: bool,
}

/// What a writer is to do.
pub struct Work {
    /// Where to: it may have something to send yet. It is to be given back.
    pub sink: Sink,
    /// All that waits.
    pub frames: Vec<Bytes>,
    /// What comes last, if anything does.
    pub reason: Option<CloseReason>,
}

/// More would have waited for a page than may: it has been cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooSlow;

impl Outbox {
    /// Sends a frame, or puts it behind those that wait. After the outbox is closed it is dropped.
    pub fn push(&self, frame: Bytes) -> Result<(), TooSlow> {
        let mut waiting = self.waiting();
        if waiting.reason.is_some() || waiting.is_disconnected {
            return Ok(());
        }
        if waiting.in_flight_bytes + waiting.waiting_bytes + frame.len() > MAX_WAITING_BYTES {
            // It hears the rest when it comes back.
            waiting.frames = Vec::new();
            waiting.reason = Some(CloseReason::TooSlow);
            self.0.notify.notify_one();
            return Err(TooSlow);
        }
        if !waiting.send_now(&frame) {
            waiting.waiting_bytes += frame.len();
            waiting.frames.push(frame);
        }
        if waiting.has_work() {
            self.0.notify.notify_one();
        }
        Ok(())
    }

    /// Puts the first frame in. It holds a whole table, and so does not count:
    /// nobody could come to a large one.
    pub fn push_first(&self, frame: Bytes) {
        self.waiting().frames.push(frame);
        self.0.notify.notify_one();
    }

    /// Ends the connection once all that waits is sent. The first reason counts.
    pub fn close(&self, reason: CloseReason) {
        self.waiting().reason.get_or_insert(reason);
        self.0.notify.notify_one();
    }

    /// Waits until there is something to do for the writer, which has given the
    /// sink back.
    pub async fn wait_ready(&self) {
        while !self.waiting().has_work() {
            self.0.notify.notified().await;
        }
    }

    /// Takes out the sink and all that waits; nothing where there is no sink any more.
    pub fn take(&self) -> Option<Work> {
        let mut waiting = self.waiting();
        let sink = waiting.sink.take()?;
        waiting.in_flight_bytes += mem::take(&mut waiting.waiting_bytes);
        Some(Work {
            sink,
            // Most pages wait for something most of the time, and are to cost
            // little then: no room is kept for it.
            frames: mem::take(&mut waiting.frames),
            reason: waiting.reason.clone(),
        })
    }

    /// Gives the sink, on which all is sent.
    pub fn return_sink(&self, sink: Sink) {
        let mut waiting = self.waiting();
        waiting.in_flight_bytes = 0;
        waiting.sink = (!waiting.is_disconnected).then_some(sink);
    }

    /// Lets go of the sink: the connection is over.
    pub fn disconnect(&self) {
        self.waiting().disconnect();
    }

    /// Waits for the end of the connection.
    pub async fn closed(&self) {
        while self.waiting().reason.is_none() {
            self.0.notify.notified().await;
        }
    }

    // Whoever panicked with it has left nothing half done.
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        let waiting = self.0.waiting.lock();
        waiting.unwrap_or_else(PoisonError::into_inner)
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

    /// Sends a frame as far as it goes without waiting, where nothing waits before
    /// it. Whether the sink has taken it.
    fn send_now(&mut self, frame: &Bytes) -> bool {
        if self.has_work() {
            return false;
        }
        let Some(sink) = &mut self.sink else {
            return false;
        };
        match send_now(sink, frame) {
            Now::Sent => {}
            Now::Taken => self.in_flight_bytes = frame.len(),
            Now::Full => return false,
            Now::Broken => self.disconnect(),
        }
        true
    }
}

/// How far a frame goes without waiting.
enum Now {
    Sent,
    Taken,
    Full,
    Broken,
}

fn send_now(sink: &mut Sink, frame: &Bytes) -> Now {
    // Nobody is to be woken: the writer asks again.
    let mut now = Context::from_waker(Waker::noop());
    let sent = match sink.as_mut().poll_ready(&mut now) {
        Poll::Pending => return Now::Full,
        Poll::Ready(Err(error)) => Err(error),
        Poll::Ready(Ok(())) => sink.as_mut().start_send(Message::Binary(frame.clone())),
    };
    match sent.map(|()| sink.as_mut().poll_flush(&mut now)) {
        Ok(Poll::Ready(Ok(()))) => Now::Sent,
        Ok(Poll::Pending) => Now::Taken,
        Ok(Poll::Ready(Err(_))) | Err(_) => Now::Broken,
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

    /// An outbox over a sink that takes so many frames, and what comes out there.
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

    /// What the writer gets, and then never sends.
    async fn taken(outbox: &Outbox) -> (usize, Option<CloseReason>) {
        outbox.wait_ready().await;
        let work = outbox.take().unwrap();
        (work.frames.iter().map(Bytes::len).sum(), work.reason)
    }

    /// What the writer gets, and sends.
    async fn sent(outbox: &Outbox) -> (usize, Option<CloseReason>) {
        outbox.wait_ready().await;
        let work = outbox.take().unwrap();
        outbox.return_sink(work.sink);
        (work.frames.iter().map(Bytes::len).sum(), work.reason)
    }

    #[tokio::test]
    async fn what_the_line_takes_is_sent_at_once() {
        let (outbox, mut sink) = over(2);
        outbox.push(frame(1)).unwrap();
        outbox.push(frame(2)).unwrap();
        assert_eq!(sink.recv().await, Some(Message::Binary(frame(1))));
        assert_eq!(sink.recv().await, Some(Message::Binary(frame(2))));
        outbox.close(CloseReason::Left);
        assert_eq!(taken(&outbox).await, (0, Some(CloseReason::Left)));
    }

    #[tokio::test]
    async fn what_it_does_not_take_waits_for_the_writer_in_one_piece() {
        let (outbox, _line) = stuck();
        outbox.push(frame(2)).unwrap();
        outbox.push(frame(4)).unwrap();
        assert_eq!(sent(&outbox).await, (6, None));
        outbox.push(frame(8)).unwrap();
        outbox.close(CloseReason::Left);
        assert_eq!(sent(&outbox).await, (8, Some(CloseReason::Left)));
    }

    #[tokio::test]
    async fn nothing_overtakes_what_the_writer_sends() {
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
    async fn what_is_under_way_still_waits() {
        let (outbox, _line) = stuck();
        outbox.push(frame(MAX_WAITING_BYTES)).unwrap();
        assert_eq!(taken(&outbox).await, (MAX_WAITING_BYTES, None));
        assert_eq!(outbox.push(frame(1)), Err(TooSlow));
    }

    #[tokio::test]
    async fn what_was_sent_makes_room() {
        let (outbox, _line) = stuck();
        outbox.push(frame(MAX_WAITING_BYTES - 1)).unwrap();
        sent(&outbox).await;
        outbox.push(frame(1)).unwrap();
        sent(&outbox).await;
        assert_eq!(outbox.push(frame(MAX_WAITING_BYTES - 1)), Ok(()));
    }

    #[tokio::test]
    async fn too_much_drops_what_waits_and_cuts_off_once() {
        let (outbox, _line) = stuck();
        outbox.push(frame(1)).unwrap();
        assert_eq!(outbox.push(frame(MAX_WAITING_BYTES)), Err(TooSlow));
        assert_eq!(outbox.push(frame(1)), Ok(()));
        outbox.close(CloseReason::Restart);
        assert_eq!(sent(&outbox).await, (0, Some(CloseReason::TooSlow)));
    }

    #[tokio::test]
    async fn a_whole_table_may_be_larger_than_what_may_wait() {
        let (outbox, _line) = over(1);
        outbox.push_first(frame(10 * MAX_WAITING_BYTES));
        assert_eq!(outbox.push(frame(MAX_WAITING_BYTES)), Ok(()));
        assert_eq!(outbox.push(frame(1)), Err(TooSlow));
    }

    #[tokio::test]
    async fn a_line_that_is_broken_is_the_end_for_its_writer() {
        let (outbox, sink) = over(1);
        drop(sink);
        outbox.push(frame(1)).unwrap();
        outbox.wait_ready().await;
        assert!(outbox.take().is_none());
    }

    #[tokio::test]
    async fn nothing_waits_for_a_page_that_is_gone() {
        let (outbox, mut sink) = over(1);
        let work = outbox.take().unwrap();
        outbox.disconnect();
        outbox.return_sink(work.sink);
        assert_eq!(sink.recv().await, None);
        assert_eq!(outbox.push(frame(MAX_WAITING_BYTES + 1)), Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn the_end_is_heard_while_frames_go_out() {
        let (outbox, _line) = stuck();
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
