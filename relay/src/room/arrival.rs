//! A connection that has said hello, and the permission by which it comes in.

use score_core::table::event::SeatId;
use score_core::wire::{Hello, HelloRefusal, Token, Watch, Watcher};

use crate::visitor_network::VisitorNetwork;

use super::ConnectionId;
use super::members::Member;

/// A connection that has said hello and is not let in yet.
#[derive(Clone, Debug)]
pub(super) struct Arrival {
    pub connection: ConnectionId,
    pub network: VisitorNetwork,
    pub hello: Hello,
    /// The watcher, if the page names them.
    pub watcher: Option<Watcher>,
    /// The token of another pupil of the same device.
    pub before: Option<Token>,
}

/// The permission by which a newcomer comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Admission {
    /// No permission is needed: there is no waiting room, or they need not wait.
    Open,
    /// A host has let them in.
    ByHost,
    /// A host has handed them the seat of this player, who is away.
    ToSeatOf(SeatId),
}

impl Admission {
    pub fn is_by_host(self) -> bool {
        self != Admission::Open
    }

    /// The seat that is handed over, if one is.
    pub fn absent(self) -> Option<SeatId> {
        match self {
            Admission::ToSeatOf(seat) => Some(seat),
            Admission::Open | Admission::ByHost => None,
        }
    }
}

impl Arrival {
    /// The arrival of a page that says hello.
    pub fn new(connection: ConnectionId, hello: Hello, network: VisitorNetwork) -> Arrival {
        Arrival {
            connection,
            network,
            hello,
            watcher: None,
            before: None,
        }
    }

    /// The arrival of a page that looks on.
    pub fn of_watcher(connection: ConnectionId, watch: Watch, network: VisitorNetwork) -> Arrival {
        Arrival {
            connection,
            network,
            hello: Hello {
                table: watch.table,
                player: None,
                known: watch.known,
            },
            watcher: Some(watch.watcher),
            before: None,
        }
    }

    /// Whether the page only looks on.
    pub fn is_watcher(&self) -> bool {
        self.hello.player.is_none()
    }

    /// The tab of a player's page.
    pub fn tab(&self) -> Option<u64> {
        self.hello.player.as_ref().map(|player| player.tab)
    }

    /// The token by which the table knows the page.
    pub fn token(&self) -> Option<&Token> {
        match &self.hello.player {
            Some(player) => Some(&player.token),
            None => self.watcher.as_ref().map(|watcher| &watcher.token),
        }
    }
}

/// The result for a newcomer, or the reason why they are refused.
pub(super) type Welcomed<T> = Result<T, HelloRefusal>;

/// The member who was let in, and the token for their next visit.
pub(super) type Seating = Welcomed<(Member, Option<Token>)>;
