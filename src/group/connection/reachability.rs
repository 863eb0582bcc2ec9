//! The page's knowledge of its way to the relay: network, obstacle, and the time of a lost connection.

use leptos::prelude::*;
use leptos::task::spawn_local;
use score_core::relay_session::Session;

use crate::edge::network;
use crate::edge::obstacle::Obstacle;
use crate::group::connection::{Connection, FAILED_ONCE, set_if_changed};

/// Whether the relay can be reached, as far as the page knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reachability {
    /// Whether the device has no network.
    pub is_offline: bool,
    /// How long there has been no connection, in seconds.
    pub lost_s: Option<u64>,
    /// How long it is until the next try, in seconds.
    pub next_try_s: Option<u64>,
    /// The obstacle to a connection that is lost.
    pub obstacle: Option<Obstacle>,
    /// Whether a question for the obstacle is under way.
    is_asked: bool,
}

impl Reachability {
    /// The state before the first try.
    pub(super) fn new() -> Reachability {
        Reachability {
            is_offline: network::is_offline(),
            lost_s: None,
            next_try_s: None,
            obstacle: None,
            is_asked: false,
        }
    }
}

impl Connection {
    /// Asks the browser for a network, and returns whether there is none.
    pub(super) fn look_for_network(self) -> bool {
        let is_offline = network::is_offline();
        self.change_reachability(|reachability| reachability.is_offline = is_offline);
        is_offline
    }

    /// Notes how long the connection has been lost when the page's clock shows `now_ms`.
    pub(super) fn note_lost_time(self, now_ms: u64) {
        let since_ms = self.relay.read(Session::lost_since_ms).flatten();
        let in_ms = self.relay.read(|session| session.next_try_in_ms(now_ms));
        self.change_reachability(|reachability| {
            reachability.lost_s = since_ms.map(|since_ms| now_ms.saturating_sub(since_ms) / 1_000);
            reachability.next_try_s = in_ms.flatten().map(|in_ms| in_ms.div_ceil(1_000));
        });
    }

    /// Forgets the obstacle.
    pub(super) fn forget_obstacle(self) {
        self.change_reachability(|reachability| reachability.obstacle = None);
    }

    /// Asks for the obstacle after more than one failed try, with one question at a time. A
    /// restarting relay answers soon.
    pub(super) fn ask_for_obstacle(self) {
        let is_lost = move || {
            let has_failed = self.relay.read(|session| session.tries() > FAILED_ONCE);
            has_failed.unwrap_or_default()
        };
        if self.reachability.get_untracked().is_asked || !is_lost() {
            return;
        }
        self.change_reachability(|reachability| reachability.is_asked = true);
        spawn_local(async move {
            let found = Obstacle::find().await.filter(|_| is_lost());
            self.change_reachability(|reachability| {
                reachability.is_asked = false;
                reachability.obstacle = found;
            });
        });
    }

    fn change_reachability(self, change: impl FnOnce(&mut Reachability)) {
        let mut reachability = self.reachability.get_untracked();
        change(&mut reachability);
        set_if_changed(self.reachability, reachability);
    }
}
