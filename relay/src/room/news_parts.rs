//! Splits the news of a turn into parts, where not all may see all of it.

use std::collections::{BTreeMap, BTreeSet};

use score_core::group::audience::{self, Audience, PlacedEntry};
use score_core::group::state::Group;
use score_core::table::event::SeatId;
use score_core::wire::News;

use super::members::Members;
use super::open_turn::OpenTurn;
use super::{ConnectionId, recent};

/// The news of a turn for some of the connections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewsPart {
    /// The connections.
    pub to: Vec<ConnectionId>,
    /// Their news.
    pub news: Vec<News>,
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
        /// Their seat, if the turn has entries of its own for it: in a reveal, or at a small table.
        owner: Option<SeatId>,
        /// The number of the last entry of their own.
        last_own: u64,
        /// For each part of the turn's entries, whether they are sent all of it.
        told_whole: Vec<bool>,
    },
}

/// Splits the turn's news if not all may see all of it.
pub(super) fn split(group: &Group, members: &Members, turn: &mut OpenTurn) {
    let written = &turn.written;
    let (owners, is_reveal) = owners(written);
    let is_plain = written.iter().all(PlacedEntry::is_plain) && !is_reveal;
    if is_plain && turn.new_hosts.is_empty() {
        return;
    }
    let mut readers: BTreeMap<Reader, (Audience, Vec<ConnectionId>)> = BTreeMap::new();
    for (connection, member) in members.iter() {
        let audience = member.audience(group);
        let told_whole = || written.iter().flat_map(|it| it.told_whole(audience));
        let reader = match audience {
            Audience::Host => Reader::Host {
                is_new: member.seat.is_some_and(|it| turn.new_hosts.contains(&it)),
            },
            Audience::HostsWall => Reader::HostsWall,
            _ => Reader::Other {
                owner: member.seat.filter(|seat| owners.contains(seat)),
                last_own: member.seat.map_or(0, |seat| group.last_own_n(seat)),
                told_whole: told_whole().collect(),
            },
        };
        let (_, connections) = readers.entry(reader).or_insert((audience, Vec::new()));
        connections.push(connection);
    }
    let parts = readers.into_iter().map(|(reader, (audience, to))| {
        let mut entries = recent::part(group, written.iter(), audience)
            .into_iter()
            .peekable();
        let news = turn.done.news.iter().filter_map(|news| match news {
            News::Entry(entry) => entries.next_if(|it| it.n == entry.n).map(News::Entry),
            news => Some(news.clone()),
        });
        let is_new_host = reader == Reader::Host { is_new: true };
        let report = group.tallies().filter(|_| is_new_host).cloned();
        let n = group.n();
        let report = report.map(|tallies| News::Tallies { n, tallies });
        let news = news.chain(report).collect();
        NewsPart { to, news }
    });
    let parts: Vec<NewsPart> = parts.filter(|part| !part.news.is_empty()).collect();
    if parts.is_empty() {
        // No present player may see it.
        turn.done.news.clear();
    }
    turn.done.parts = parts;
}

/// The seats for which these entries have something of their own, and whether a round is revealed.
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
