//! Splits the news of a turn by reader, and finds the entries that a page lacks, or a snapshot.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use score_core::group::audience::{self, Audience, PlacedEntry};
use score_core::group::entry::{Entry, GroupEvent};
use score_core::group::state::Group;
use score_core::table::event::SeatId;
use score_core::wire::{Known, News, Past};

use crate::log::Batch;

use super::ConnectionId;
use super::members::Members;
use super::turn::{AddressedNews, OpenTurn};

/// After how many entries a snapshot of the group is written.
const SNAPSHOT_EVERY: usize = 256;

/// How many of the last entries are in memory for players who reconnect.
const MAX_RECENT: usize = 256;

/// The last entries of a table, and the number of entries since the last snapshot.
#[derive(Clone, Debug, Default)]
pub(super) struct Recent {
    entries: VecDeque<PlacedEntry>,
    count_since_snapshot: usize,
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
        self.count_since_snapshot += batch.entries.len();
        if self.count_since_snapshot >= SNAPSHOT_EVERY {
            self.count_since_snapshot = 0;
            batch.snapshot = Some(group.snapshot());
        }
    }

    /// The part of the log that a page lacks. The page knows it up to `known` and reads it as
    /// `audience`.
    pub fn missing_past(&self, group: &Group, known: Option<Known>, audience: Audience) -> Past {
        match known.and_then(|known| self.rest(group, known, audience)) {
            Some(rest) => Past::Rest(rest),
            None => Past::Whole(Box::new(group.snapshot_for(audience))),
        }
    }

    /// The entries after `known`. `None`: not all of them are in memory, or the page has read the
    /// log as another audience.
    fn rest(&self, group: &Group, known: Known, audience: Audience) -> Option<Vec<Entry>> {
        if known.epoch != group.epoch() || known.audience != audience {
            return None;
        }
        let mut rest = part_for_reader(group, self.entries.iter(), audience);
        rest.retain(|entry| entry.n > known.n);
        if let Audience::Seat(player) = audience
            && group.small_tables().is_some()
        {
            // The page lacks entries that it was not sent before, or has some that it may no longer
            // see.
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

/// The part of these entries that a reader may see. The last of `entries` is the last of the log.
fn part_for_reader<'a>(
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

/// Whether a player reads another part of the log after this event. A host lets them play at the
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

/// The properties of a reader on which the news of a turn depend.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reader {
    Host {
        /// Whether they became a host in this turn.
        is_new: bool,
    },
    HostsWall,
    Other {
        /// Their seat, if the turn has entries of its own for it. It has them in a reveal, or at a
        /// small table.
        owner: Option<SeatId>,
        /// The number of the last entry on their own board.
        last_own: u64,
        /// For each segment of the turn's entries, whether they are sent the whole segment.
        sees_whole: Vec<bool>,
    },
}

/// Splits the turn's news by reader, unless all may see all of the news.
pub(super) fn split_news(group: &Group, members: &Members, turn: &mut OpenTurn) {
    let written = &turn.written;
    let (owner_seats, is_reveal) = owners(written);
    let is_plain = written.iter().all(PlacedEntry::is_plain) && !is_reveal;
    if is_plain && turn.new_hosts.is_empty() {
        return;
    }
    let mut readers: BTreeMap<Reader, (Audience, Vec<ConnectionId>)> = BTreeMap::new();
    for (connection, member) in members.iter() {
        let audience = member.audience(group);
        let sees_whole = || {
            written
                .iter()
                .flat_map(|placed| placed.sees_whole(audience))
        };
        let reader = match audience {
            Audience::Host => Reader::Host {
                is_new: member
                    .seat
                    .is_some_and(|seat| turn.new_hosts.contains(&seat)),
            },
            Audience::HostsWall => Reader::HostsWall,
            _ => Reader::Other {
                owner: member.seat.filter(|seat| owner_seats.contains(seat)),
                last_own: member.seat.map_or(0, |seat| group.last_own_n(seat)),
                sees_whole: sees_whole().collect(),
            },
        };
        let (_, connections) = readers.entry(reader).or_insert((audience, Vec::new()));
        connections.push(connection);
    }
    let addressed = readers.into_iter().map(|(reader, (audience, to))| {
        let mut entries = part_for_reader(group, written.iter(), audience)
            .into_iter()
            .peekable();
        let news = turn.done.news.iter().filter_map(|news| match news {
            News::Entry(entry) => entries.next_if(|next| next.n == entry.n).map(News::Entry),
            news => Some(news.clone()),
        });
        let is_new_host = reader == Reader::Host { is_new: true };
        let report_news = group.tallies().filter(|_| is_new_host).cloned();
        let n = group.n();
        let report_news = report_news.map(|tallies| News::Tallies { n, tallies });
        let news = news.chain(report_news).collect();
        AddressedNews { to, news }
    });
    let addressed: Vec<AddressedNews> = addressed
        .filter(|addressed| !addressed.news.is_empty())
        .collect();
    if addressed.is_empty() {
        // No present reader may see the news.
        turn.done.news.clear();
    }
    turn.done.addressed = addressed;
}

/// The seats whose players are sent other events of these entries than others, and whether a round
/// is revealed.
fn owners(written: &[PlacedEntry]) -> (BTreeSet<SeatId>, bool) {
    let mut owners = BTreeSet::new();
    let mut is_reveal = false;
    for placed in written {
        owners.extend(audience::owner(&placed.entry));
        owners.extend(placed.author());
        if let Some(revealed) = audience::revealed_by(&placed.entry) {
            owners.extend(revealed);
            is_reveal = true;
        }
    }
    (owners, is_reveal)
}
