//! The end of a visit: why the player is in the lobby, and how they come back.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use score_core::relay_session::Visit;
use score_core::wire::{CloseReason, HelloRefusal, TableSelector};

use crate::edge::fetch;
use crate::edge::obstacle::Obstacle;
use crate::group::connection::{Connection, Happening};

/// How long to wait before asking the page's site again.
const LOOK_FOR_SITE: Duration = Duration::from_secs(5);

/// Why players are back in the lobby, which shows the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExitReason {
    /// No socket can be opened, for this reason.
    Unreached(Obstacle),
    /// The device has no network.
    Offline,
    /// The relay has ended the connection.
    Closed(TableSelector, CloseReason),
}

/// The end of the last visit, until the next one begins.
#[derive(Clone, Default)]
pub(super) struct Exit {
    /// Why the player is not at a table, until the lobby shows something else.
    reason: Option<ExitReason>,
    /// When a player who was turned away may ask again, in milliseconds; `None`: they may.
    ask_again_at_ms: Option<u64>,
    /// The visit that is tried again when there is a network.
    without_network: Option<Visit>,
}

impl Connection {
    /// Why the player is not at a table; reactive.
    pub fn exit_reason(self) -> Option<ExitReason> {
        self.exit.with(|exit| exit.reason.clone())
    }

    /// Forgets why the player is not at a table.
    pub fn forget_exit_reason(self) {
        self.exit.update(|exit| exit.reason = None);
    }

    /// Whether a player who was turned away may ask again; reactive.
    pub fn may_ask_again(self) -> bool {
        self.exit.with(|exit| exit.ask_again_at_ms.is_none())
    }

    /// The visit that could not begin without a network.
    pub fn visit_without_network(self) -> Option<Visit> {
        self.exit
            .with_untracked(|exit| exit.without_network.clone())
    }

    /// Lets a player ask again who was turned away, once it is time.
    pub(super) fn allow_asking_again(self, now_ms: u64) {
        let is_time = |exit: &Exit| exit.ask_again_at_ms.is_some_and(|at_ms| at_ms <= now_ms);
        if self.exit.with_untracked(is_time) {
            self.exit.update(|exit| exit.ask_again_at_ms = None);
        }
    }

    /// Leads the player from this table back to the lobby.
    pub(super) fn exit_closed(self, table: TableSelector, reason: CloseReason) {
        let ask_again_at_ms = match &reason {
            CloseReason::Refused(HelloRefusal::TurnedAway { wait_ms }) => {
                Some(self.now_ms() + wait_ms)
            }
            _ => None,
        };
        self.exit(Exit {
            reason: Some(ExitReason::Closed(table, reason)),
            ask_again_at_ms,
            ..Exit::default()
        });
    }

    /// Leads the player back to the lobby, from where the visit is tried again when there is a
    /// network.
    pub(super) fn exit_offline(self, visit: Visit) {
        self.exit(Exit {
            reason: Some(ExitReason::Offline),
            without_network: Some(visit),
            ..Exit::default()
        });
    }

    fn exit_unreached(self, obstacle: Obstacle) {
        self.exit(Exit {
            reason: Some(ExitReason::Unreached(obstacle)),
            ..Exit::default()
        });
    }

    fn exit(self, exit: Exit) {
        self.end();
        self.exit.set(exit);
        self.listeners.tell(Happening::Exited);
    }

    /// Finds out why no relay answers. The browser cannot distinguish that from a lost network: if
    /// not even the page's own site answers, the relay's silence means nothing.
    pub(super) fn ask_why_nobody_answers(self, visit: Visit) {
        self.end();
        spawn_local(async move {
            let obstacle = Obstacle::find().await;
            if self.relay.has_session() {
                // The player has begun another visit.
                return;
            }
            match obstacle {
                Some(obstacle) => self.exit_unreached(obstacle),
                None => {
                    self.exit_offline(visit);
                    self.look_for_site();
                }
            }
        });
    }

    /// Lets the lobby continue as soon as the page's site answers again.
    fn look_for_site(self) {
        let look = move || {
            spawn_local(async move {
                if self.visit_without_network().is_none() {
                    return;
                }
                match fetch::reaches_site().await {
                    true => self.listeners.tell(Happening::SiteFound),
                    false => self.look_for_site(),
                }
            });
        };
        set_timeout(look, LOOK_FOR_SITE);
    }
}
