//! A turn that is not over: what its inputs may use, and everything that they have caused.

use std::collections::BTreeSet;

use rand_core::Rng;
use score_core::group::audience::PlacedEntry;
use score_core::table::event::SeatId;
use score_core::wire::{CloseReason, HelloRefusal, News, ToPlayer};

use super::arrival::PendingWelcome;
use super::{ConnectionId, Turn};

/// A turn that is not over.
pub(super) struct OpenTurn<'a> {
    /// The time of the table's clock, in milliseconds.
    pub now_ms: u64,
    pub rng: &'a mut dyn Rng,
    /// Its outcome so far.
    pub done: Turn,
    /// The entries of this turn.
    pub written: Vec<PlacedEntry>,
    /// The seats whose players became a host in this turn, or stopped being one.
    pub new_hosts: BTreeSet<SeatId>,
    /// The connections that were let in. Their welcomes are made at the end of the turn.
    pub let_in: Vec<(ConnectionId, PendingWelcome)>,
}

impl<'a> OpenTurn<'a> {
    /// A turn at `now_ms` in which nothing has happened yet.
    pub fn new(now_ms: u64, rng: &'a mut dyn Rng) -> OpenTurn<'a> {
        OpenTurn {
            now_ms,
            rng,
            done: Turn::default(),
            written: Vec::new(),
            new_hosts: BTreeSet::new(),
            let_in: Vec::new(),
        }
    }

    /// Closes a connection.
    pub fn close(&mut self, connection: ConnectionId, reason: CloseReason) {
        self.done.closes.push((connection, reason));
    }

    /// Closes the connection of a newcomer who is not let in.
    pub fn refuse(&mut self, connection: ConnectionId, refusal: HelloRefusal) {
        self.close(connection, CloseReason::Refused(refusal));
    }

    /// Answers one connection.
    pub fn answer(&mut self, connection: ConnectionId, answer: ToPlayer) {
        self.done.answers.push((connection, answer));
    }

    /// Sends news to all.
    pub fn tell(&mut self, news: News) {
        self.done.news.push(news);
    }
}
