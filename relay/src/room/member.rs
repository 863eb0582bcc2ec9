//! Somebody who is there.

use score_core::group::entry::CommandId;
use score_core::table::event::SeatId;
use score_core::wire::ToRelay;

/// Who is on a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Member {
    pub seat: Option<SeatId>,
    pub tab: u64,
    /// The last command or line of chat that came on this connection.
    pub heard: Option<CommandId>,
}

/// How a message stands to those before it on its connection.
pub(super) enum Order {
    Next,
    Repeated,
    Missing,
}

impl Member {
    /// A WebSocket keeps the order; whatever lies between may not.
    pub fn take_number(&mut self, message: &ToRelay) -> Order {
        let (ToRelay::Ask { cid, after, .. } | ToRelay::Say { cid, after, .. }) = message else {
            return Order::Next;
        };
        if self.heard.is_some_and(|heard| *cid <= heard) {
            return Order::Repeated;
        }
        if *after != self.heard {
            return Order::Missing;
        }
        self.heard = Some(*cid);
        Order::Next
    }
}
