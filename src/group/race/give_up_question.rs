//! The question before a host's form gives up a race.

use leptos::prelude::*;
use score_core::group::race::GroupRace;

use crate::group::connection::Connection;
use crate::group::relay_table::RelayTable;
use crate::tr;

/// The question before a form ends a race under way, which only a second press gives up. Copies
/// share it.
#[derive(Clone, Copy)]
pub struct GiveUpQuestion {
    connection: Connection,
    is_asked: RwSignal<bool>,
}

impl GiveUpQuestion {
    /// The question of one form.
    pub fn new(connection: Connection) -> GiveUpQuestion {
        GiveUpQuestion {
            connection,
            is_asked: RwSignal::new(false),
        }
    }

    /// Asks at the first press; returns whether the form has to wait for a second one.
    pub fn asks_first(self) -> bool {
        let under_way = |relay: &RelayTable| {
            let race = relay.group().and_then(|group| group.race());
            race.is_some_and(GroupRace::is_under_way)
        };
        let asks = self.connection.with_untracked(under_way) && !self.is_asked.get_untracked();
        self.is_asked.set(asks);
        asks
    }

    /// The question, while it is asked.
    pub fn sentence(self) -> Option<String> {
        self.is_asked.get().then(|| tr!("race-give-up"))
    }

    /// Withdraws the question, because the form would send something else now.
    pub fn forget(self) {
        self.is_asked.set(false);
    }

    /// The value of `data-costs` for the button. With it a second press by mistake does not give up
    /// the race.
    pub fn costs(self) -> Option<&'static str> {
        self.is_asked.get().then_some("race")
    }
}
