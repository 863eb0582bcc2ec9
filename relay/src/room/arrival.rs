//! A connection that has said hello, and the permission by which it comes in.

use score_core::table::event::SeatId;
use score_core::wire::{Hello, HelloRefusal, Known, Player, TableSelector, Token, Watch, Watcher};

use crate::visitor_network::VisitorNetwork;

use super::ConnectionId;
use super::members::Member;

/// A connection that has said hello and is not let in yet.
#[derive(Clone, Debug)]
pub(super) struct Arrival {
    pub connection: ConnectionId,
    pub network: VisitorNetwork,
    pub hello: Hello,
    /// The watcher, where the page names them.
    pub watcher: Option<Watcher>,
    /// The token of another pupil of the same device.
    pub before: Option<Token>,
}

/// A player who comes.
#[derive(Clone, Copy)]
pub(super) struct Comer<'a> {
    pub player: &'a Player,
    pub network: VisitorNetwork,
    /// The token of another pupil of the same device.
    pub before: Option<&'a Token>,
    /// Whether they want to make a table.
    pub makes_table: bool,
}

/// The permission by which somebody comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Admission {
    /// None is needed: there is no waiting room, or they need not wait.
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
    /// A page that says hello.
    pub fn new(connection: ConnectionId, hello: Hello, network: VisitorNetwork) -> Arrival {
        Arrival {
            connection,
            network,
            hello,
            watcher: None,
            before: None,
        }
    }

    /// The player; `None`: it only looks on.
    pub fn comer(&self) -> Option<Comer<'_>> {
        Some(Comer {
            player: self.hello.player.as_ref()?,
            network: self.network,
            before: self.before.as_ref(),
            makes_table: matches!(self.hello.table, TableSelector::Create(_)),
        })
    }

    /// A page that looks on.
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

    /// Whether it only looks on.
    pub fn is_watcher(&self) -> bool {
        self.hello.player.is_none()
    }

    /// The token by which it is known.
    pub fn token(&self) -> Option<&Token> {
        match &self.hello.player {
            Some(player) => Some(&player.token),
            None => self.watcher.as_ref().map(|watcher| &watcher.token),
        }
    }
}

/// A welcome that is made at the end of the turn.
#[derive(Clone, Debug)]
pub(super) struct PendingWelcome {
    pub member: Member,
    pub token: Option<Token>,
    pub known: Option<Known>,
}

/// The member who was let in, and the token for their next visit; or why they were not.
pub(super) type Seating = Result<(Member, Option<Token>), HelloRefusal>;
