//! The last entries, for players who reconnect, and when the next snapshot is written.

use std::collections::VecDeque;

use score_core::group::audience::{self, Audience, PlacedEntry};
use score_core::group::entry::{Entry, GroupEvent};
use score_core::group::state::Group;
use score_core::table::event::SeatId;
use score_core::wire::{Known, Past};

use crate::log::Batch;

/// After how many entries a snapshot of the group is written.
const SNAPSHOT_EVERY: usize = 256;

/// How many of the last entries are in memory for players who reconnect.
const MAX_RECENT: usize = 256;

/// The last entries of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Recent {
    entries: VecDeque<PlacedEntry>,
    since_snapshot: usize,
}

impl Recent {
    pub fn push(&mut self, entry: PlacedEntry) {
        self.entries.push_back(entry);
        while self.entries.len() > MAX_RECENT {
            self.entries.pop_front();
        }
    }

    /// Adds a snapshot to the batch of a turn now and then.
    pub fn take_snapshot(&mut self, group: &Group, batch: &mut Batch) {
        self.since_snapshot += batch.entries.len();
        if self.since_snapshot >= SNAPSHOT_EVERY {
            self.since_snapshot = 0;
            batch.snapshot = Some(group.snapshot());
        }
    }

    /// The entries that a page lacks that knows the log up to `known`, and reads it as `audience`.
    pub fn past(&self, group: &Group, known: Option<Known>, audience: Audience) -> Past {
        let rest = known.and_then(|known| self.rest(group, known, audience));
        rest.map_or_else(
            || Past::Whole(Box::new(group.snapshot_for(audience))),
            Past::Rest,
        )
    }

    /// The entries after `known`; `None` where not all of them are in memory, or the page has read
    /// the log as another audience.
    fn rest(&self, group: &Group, known: Known, audience: Audience) -> Option<Vec<Entry>> {
        if known.epoch != group.epoch() || known.audience != audience {
            return None;
        }
        let mut rest = part(group, self.entries.iter(), audience);
        rest.retain(|entry| entry.n > known.n);
        if let Audience::Seat(player) = audience
            && group.small_tables().is_some()
        {
            // The page lacks entries that were kept from it before, or has some that it may not
            // have.
            let mut events = rest.iter().flat_map(|entry| &entry.events);
            if events.any(|event| changes_part(event, player)) {
                return None;
            }
        }
        let last_known = match rest.first() {
            Some(first) => first.after(),
            None => group.last_n_for(audience),
        };
        (last_known == known.n).then_some(rest)
    }
}

/// The part of these entries that a reader may see; the last of them is the last of all.
pub(super) fn part<'a>(
    group: &Group,
    entries: impl Iterator<Item = &'a PlacedEntry> + Clone,
    audience: Audience,
) -> Vec<Entry> {
    let last_own = match audience {
        Audience::Seat(seat) => group.last_own_n(seat),
        Audience::Host | Audience::Watcher | Audience::HostsWall => 0,
    };
    audience::part_for(entries, audience, last_own)
}

/// Whether with this event a player reads another part of the log: a host lets them play at the
/// small table that they only watched, or they look on from now on.
fn changes_part(event: &GroupEvent, player: SeatId) -> bool {
    match event {
        GroupEvent::LetPlay { seat }
        | GroupEvent::LooksOn { seat }
        | GroupEvent::Removed {
            seat,
            removed: false,
        } => *seat == player,
        _ => false,
    }
}
