//! Since when a page sees the round on the table go on: a pupil who has done nothing since may
//! need help.

use super::state::Group;

/// The round on the table as a page has seen it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeenRound {
    /// The number of the entry that dealt it.
    n: u64,
    is_paused: bool,
    since_ms: u64,
}

impl SeenRound {
    /// The same at `now_ms` of the table's clock. After a pause everybody has to find their thread
    /// again: the time begins anew.
    pub fn note(self, group: &Group, now_ms: u64) -> SeenRound {
        let is_paused = group.table().is_paused();
        // A page's clock may lag behind the entries that it hears of.
        let now_ms = now_ms.max(group.at_ms());
        let goes_on = self.n == group.round_n() && (is_paused || !self.is_paused);
        SeenRound {
            n: group.round_n(),
            is_paused,
            since_ms: if goes_on { self.since_ms } else { now_ms },
        }
    }

    /// Since when the round goes on, in milliseconds of the table's clock.
    pub fn since_ms(self) -> u64 {
        self.since_ms
    }
}
