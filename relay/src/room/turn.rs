//! The inputs and outcome of a turn, the state of one that has not ended, and its welcomes.

use std::collections::BTreeSet;

use rand_core::Rng;
use score_core::group::audience::PlacedEntry;
use score_core::group::entry::GroupEvent;
use score_core::group::refusal::GroupRefusal;
use score_core::host_key::HostKey;
use score_core::table::event::{Event, SeatId};
use score_core::wire::{
    CloseReason, Hello, HelloRefusal, Known, News, ToPlayer, ToRelay, Token, Watch, Welcome,
};

use crate::log::Batch;
use crate::visitor_network::VisitorNetwork;

/// A connection, unique for as long as the relay runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// An input of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A page says hello, from this network.
    Hello(ConnectionId, Hello, VisitorNetwork),
    /// A page says hello with the key of the table's host, from this network.
    HostHello(ConnectionId, Hello, HostKey, VisitorNetwork),
    /// A page says hello from this network, and on its device another pupil has a seat with this
    /// token.
    NextHello(ConnectionId, Hello, Token, VisitorNetwork),
    /// A page wants to watch, from this network.
    Watch(ConnectionId, Watch, VisitorNetwork),
    /// A message of a page that has said hello.
    Message(ConnectionId, ToRelay),
    /// This connection has been lost or closed.
    Disconnected(ConnectionId),
    /// The table has to make room for another one: it ends with this turn.
    Evict,
}

impl Input {
    /// The connection that says hello with this input, if it is a hello.
    pub fn newcomer(&self) -> Option<ConnectionId> {
        match self {
            Input::Hello(connection, ..)
            | Input::HostHello(connection, ..)
            | Input::NextHello(connection, ..)
            | Input::Watch(connection, ..) => Some(*connection),
            Input::Message(..) | Input::Disconnected(_) | Input::Evict => None,
        }
    }
}

/// The outcome of a turn. It is sent in the order of its fields, after its batch is in the
/// log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// The batch that is appended to the log.
    pub batch: Batch,
    /// The news for all connections that were welcomed before the turn, unless some are addressed.
    pub news: Vec<News>,
    /// The news for groups of connections, if not all may see all of it. A connection in no
    /// group is sent nothing.
    pub addressed: Vec<AddressedNews>,
    /// The welcomes for newcomers; a welcome includes the turn's news.
    pub welcomes: Vec<(ConnectionId, Welcome)>,
    /// The answers, each for one connection, which may be new in this turn.
    pub answers: Vec<(ConnectionId, ToPlayer)>,
    /// The connections to close.
    pub closes: Vec<(ConnectionId, CloseReason)>,
    /// Whether the table ends: all of its data is deleted.
    pub is_over: bool,
}

/// The news of a turn for some of the connections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressedNews {
    /// The connections.
    pub to: Vec<ConnectionId>,
    /// Their news.
    pub news: Vec<News>,
}

/// A welcome that is made at the end of the turn.
#[derive(Clone, Debug)]
pub(super) struct PendingWelcome {
    pub connection: ConnectionId,
    /// The token for the next visit of a player.
    pub token: Option<Token>,
    /// The part of the log that the page knows.
    pub known: Option<Known>,
}

/// The answer to a request of a player, or why it is refused.
pub(super) type Granted<T> = Result<T, GroupRefusal>;

/// The state of a turn that has not ended.
pub(super) struct OpenTurn<'a> {
    /// The time of the table's clock, in milliseconds.
    pub now_ms: u64,
    pub rng: &'a mut dyn Rng,
    /// The outcome of the turn so far.
    pub done: Turn,
    /// The entries of this turn.
    pub written: Vec<PlacedEntry>,
    /// The seats whose players became a host in this turn, or stopped being one.
    pub new_hosts: BTreeSet<SeatId>,
    /// The connections that were let in. Their welcomes are made at the end of the turn.
    pub let_in: Vec<PendingWelcome>,
}

impl OpenTurn<'_> {
    /// Whether an entry of this turn has such an event of the table.
    pub fn has_event(&self, is_meant: impl Fn(&Event) -> bool) -> bool {
        let mut events = self.written.iter().flat_map(|placed| &placed.entry.events);
        events.any(|event| matches!(event, GroupEvent::Table(event) if is_meant(event)))
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
    pub fn send_to_all(&mut self, news: News) {
        self.done.news.push(news);
    }
}
