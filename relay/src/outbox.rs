//! What waits for a page.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use score_core::wire::{Bye, MAX_WAITING_BYTES};
use tokio::sync::Notify;

/// Frames on their way to one page; clones are the same outbox. A table puts
/// frames in and never waits; the page's connection takes them out.
#[derive(Clone, Debug, Default)]
pub struct Outbox(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    waiting: Mutex<Waiting>,
    /// Rings when something has changed.
    bell: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    frames: Vec<Bytes>,
    /// How many bytes of them count.
    counted: usize,
    /// How many bytes that were taken out last count, until more is taken.
    under_way: usize,
    bye: Option<Bye>,
}

/// More would have waited for a page than may: it has been cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooSlow;

impl Outbox {
    /// Puts a frame behind the others. After a bye it is dropped.
    pub fn put(&self, frame: Bytes) -> Result<(), TooSlow> {
        let mut waiting = self.waiting();
        if waiting.bye.is_some() {
            return Ok(());
        }
        let counted = waiting.counted + frame.len();
        if waiting.under_way + counted > MAX_WAITING_BYTES {
            // It hears the rest when it comes back.
            waiting.frames = Vec::new();
            waiting.bye = Some(Bye::TooSlow);
            self.0.bell.notify_one();
            return Err(TooSlow);
        }
        waiting.counted = counted;
        waiting.frames.push(frame);
        self.0.bell.notify_one();
        Ok(())
    }

    /// Whether nothing waits: all that was put in is under way or sent.
    pub fn is_empty(&self) -> bool {
        self.waiting().frames.is_empty()
    }

    /// Puts the first frame in. It holds a whole table, and so does not count:
    /// nobody could come to a large one.
    pub fn put_first(&self, frame: Bytes) {
        self.waiting().frames.push(frame);
        self.0.bell.notify_one();
    }

    /// Ends the connection once all that waits is sent. The first bye counts.
    pub fn close(&self, bye: Bye) {
        self.waiting().bye.get_or_insert(bye);
        self.0.bell.notify_one();
    }

    /// Waits until there is something to send, and takes all of it out; the bye, if
    /// there is one, is to come last.
    pub async fn take(&self) -> (Vec<Bytes>, Option<Bye>) {
        loop {
            {
                let mut waiting = self.waiting();
                waiting.under_way = mem::take(&mut waiting.counted);
                if waiting.bye.is_some() || !waiting.frames.is_empty() {
                    // Most pages wait for something most of the time, and are to
                    // cost little then: no room is kept for it.
                    return (mem::take(&mut waiting.frames), waiting.bye.clone());
                }
            }
            self.0.bell.notified().await;
        }
    }

    /// Waits for the end of the connection.
    pub async fn closed(&self) {
        while self.waiting().bye.is_none() {
            self.0.bell.notified().await;
        }
    }

    // Whoever panicked with it has left nothing half done.
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        let waiting = self.0.waiting.lock();
        waiting.unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(bytes: usize) -> Bytes {
        Bytes::from(vec![7; bytes])
    }

    async fn taken(outbox: &Outbox) -> (usize, Option<Bye>) {
        let (frames, bye) = outbox.take().await;
        (frames.iter().map(Bytes::len).sum(), bye)
    }

    #[tokio::test]
    async fn all_that_waits_is_taken_at_once() {
        let outbox = Outbox::default();
        outbox.put(frame(1)).unwrap();
        outbox.put(frame(2)).unwrap();
        assert_eq!(taken(&outbox).await, (3, None));
        outbox.put(frame(4)).unwrap();
        outbox.close(Bye::Left);
        assert_eq!(taken(&outbox).await, (4, Some(Bye::Left)));
    }

    #[tokio::test]
    async fn what_is_under_way_still_waits() {
        let outbox = Outbox::default();
        outbox.put(frame(MAX_WAITING_BYTES)).unwrap();
        assert_eq!(taken(&outbox).await, (MAX_WAITING_BYTES, None));
        assert_eq!(outbox.put(frame(1)), Err(TooSlow));
        assert_eq!(taken(&outbox).await, (0, Some(Bye::TooSlow)));
    }

    #[tokio::test]
    async fn what_was_sent_makes_room() {
        let outbox = Outbox::default();
        outbox.put(frame(MAX_WAITING_BYTES - 1)).unwrap();
        taken(&outbox).await;
        outbox.put(frame(1)).unwrap();
        taken(&outbox).await;
        assert_eq!(outbox.put(frame(MAX_WAITING_BYTES - 1)), Ok(()));
    }

    #[tokio::test]
    async fn too_much_drops_what_waits_and_cuts_off_once() {
        let outbox = Outbox::default();
        outbox.put(frame(1)).unwrap();
        assert_eq!(outbox.put(frame(MAX_WAITING_BYTES)), Err(TooSlow));
        assert_eq!(outbox.put(frame(1)), Ok(()));
        outbox.close(Bye::Restart);
        assert_eq!(taken(&outbox).await, (0, Some(Bye::TooSlow)));
    }

    #[tokio::test]
    async fn a_whole_table_may_be_larger_than_what_may_wait() {
        let outbox = Outbox::default();
        outbox.put_first(frame(10 * MAX_WAITING_BYTES));
        assert_eq!(outbox.put(frame(MAX_WAITING_BYTES)), Ok(()));
        assert_eq!(outbox.put(frame(1)), Err(TooSlow));
    }

    #[tokio::test(start_paused = true)]
    async fn the_end_is_heard_while_frames_go_out() {
        let outbox = Outbox::default();
        outbox.put(frame(1)).unwrap();
        taken(&outbox).await;
        let other = outbox.clone();
        let waits = tokio::spawn(async move { other.closed().await });
        outbox.put(frame(1)).unwrap();
        tokio::task::yield_now().await;
        assert!(!waits.is_finished());
        outbox.close(Bye::Removed);
        waits.await.unwrap();
        assert_eq!(taken(&outbox).await, (1, Some(Bye::Removed)));
    }
}
