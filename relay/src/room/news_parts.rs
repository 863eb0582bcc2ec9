//! Rounds that everyone plays: when they end, and the news of them for each player.

use std::collections::{BTreeMap, BTreeSet};

use score_core::group::audience::{self, Audience, PlacedEntry};
use score_core::group::entry::GroupEvent;
use score_core::group::referee;
use score_core::table::event::SeatId;
use score_core::wire::{CloseReason, News};

use super::{ConnectionId, Room, Turn};

/// How often the players of a large table are sent the seats that have answered, or the standings
/// of a race, in milliseconds: a thousand answers within a second must not become a million
/// messages.
pub const ANSWERS_EVERY_MS: u64 = 500;

/// The most connections of a table at which all are sent the answered seats and the standings of a
/// race after each turn.
pub const MAX_PROMPT_CONNECTIONS: usize = 60;

/// How long an absent player counts as present, in milliseconds: a round waits for their answer,
/// and they are seated at small tables with the others. So a lost connection, or a restart of the
/// relay, neither ends a round nor changes how small tables are filled.
pub const ABSENT_MS: u64 = 60_000;

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

impl Room {
    /// Ends a round that everyone plays once it waits for nobody any more.
    pub(super) fn end_when_all_answered(&mut self, now_ms: u64, turn: &mut Turn) {
        let is_waited_for = |seat| {
            let until_ms = self.waits_until_ms(seat);
            until_ms.is_none_or(|until_ms| now_ms < until_ms)
        };
        // After the common time is up, answers of players with more time are not published.
        let revealed = referee::out_of_time_among(&self.group, now_ms, is_waited_for);
        let revealed = revealed.or_else(|| referee::all_answered(&self.group, is_waited_for));
        if let Some(revealed) = revealed {
            self.write_own(now_ms, revealed, turn);
        }
    }

    /// Whether a player is here, or has been away for so short a time that the round waits for
    /// them.
    pub(super) fn is_here_or_soon_back(&self, now_ms: u64, seat: SeatId) -> bool {
        // The start of an absence is noted only at the end of the turn in which the player goes.
        let was_here = self.here_since_ms.contains_key(&seat);
        let until_ms = self.waits_until_ms(seat);
        was_here || until_ms.is_none_or(|until_ms| now_ms < until_ms)
    }

    /// The time until which a round waits for this player; `None`: they are here.
    fn waits_until_ms(&self, seat: SeatId) -> Option<u64> {
        let since_ms = self.away_since_ms.get(&seat);
        // The round does not wait for a player who was here for less than a turn.
        let until_ms = since_ms.map_or(0, |since_ms| since_ms + ABSENT_MS);
        (!self.members.is_present(seat)).then_some(until_ms)
    }

    /// When the open round ends because no present player has to answer any more.
    pub(super) fn everyone_waits_until_ms(&self) -> Option<u64> {
        let round = self.group.table().round().filter(|it| it.is_everyones())?;
        let has_answer = |seat: &SeatId| {
            let own = round.boards.get(seat);
            own.is_some_and(|own| own.answer.is_some())
        };
        let players = referee::players_of_roll(&self.group);
        let (answered, open): (Vec<SeatId>, Vec<SeatId>) = players.partition(has_answer);
        let until_ms: Option<Vec<u64>> =
            open.into_iter().map(|it| self.waits_until_ms(it)).collect();
        let until_ms = until_ms.filter(|_| !answered.is_empty() && !round.is_paused());
        until_ms.and_then(|until_ms| until_ms.into_iter().max())
    }

    /// When the open round ends because the players with more time are all away.
    pub(super) fn late_players_wait_until_ms(&self) -> Option<u64> {
        let deadline_ms = self.group.table().deadline_ms()?;
        let mut late = referee::late_players(&self.group).peekable();
        late.peek()?;
        let until_ms: Option<Vec<u64>> = late.map(|seat| self.waits_until_ms(seat)).collect();
        Some(until_ms?.into_iter().fold(deadline_ms, u64::max))
    }

    /// Sends the seats that have answered, if that is due.
    pub(super) fn tell_answers(&mut self, now_ms: u64, turn: &mut Turn) {
        if self.answers_due_ms().is_some_and(|due_ms| now_ms >= due_ms)
            && let Some(answered) = referee::new_answers(&self.group)
        {
            self.told_ms = Some(now_ms);
            self.write_own(now_ms, answered, turn);
        }
    }

    /// When players shall next be sent the seats that have answered.
    pub(super) fn answers_due_ms(&self) -> Option<u64> {
        referee::new_answers(&self.group)?;
        Some(self.telling_due_ms())
    }

    /// When the next news that many players cause together is due.
    pub(super) fn telling_due_ms(&self) -> u64 {
        let told_ms = self.told_ms;
        let told_ms = told_ms.filter(|_| self.members.len() > MAX_PROMPT_CONNECTIONS);
        told_ms.map_or(0, |told_ms| told_ms + ANSWERS_EVERY_MS)
    }

    /// The seats that host or hosted besides the maker, if these events change that.
    pub(super) fn hosts_named_by(&self, events: &[GroupEvent]) -> Vec<(SeatId, Audience)> {
        let named = events.iter().find_map(|event| match event {
            GroupEvent::CoHostNamed { seat } => Some(*seat),
            _ => None,
        });
        let seats = named.map(|named| [named, self.group.co_host()]);
        let seats = seats.into_iter().flatten().flatten();
        seats
            .map(|seat| (seat, self.group.audience(Some(seat))))
            .collect()
    }

    /// Closes the connections of players who may see more or less of the log than before: they
    /// reconnect at once, and get their part. Where all have the same log, a new host lacks only
    /// the report, and gets it with the news.
    pub(super) fn close_other_readers(&mut self, before: &[(SeatId, Audience)], turn: &mut Turn) {
        for (seat, audience) in before {
            let is_other = self.group.audience(Some(*seat)) != *audience;
            if is_other {
                self.close_changed_walls(*seat, turn);
            }
            if is_other && self.group.has_kept_some() {
                self.close_seat(*seat, &CloseReason::Trouble, turn);
            } else if is_other {
                self.new_hosts.insert(*seat);
            }
        }
    }

    /// Splits the turn's news if not all may see all of it.
    pub(super) fn split_news(&mut self, turn: &mut Turn) {
        let written = std::mem::take(&mut self.written);
        let new_hosts = std::mem::take(&mut self.new_hosts);
        let mut revealed = written
            .iter()
            .filter_map(|it| audience::revealed_by(&it.entry));
        let named: Option<BTreeSet<SeatId>> = revealed.next().map(Iterator::collect);
        let is_plain = written.iter().all(PlacedEntry::is_plain) && named.is_none();
        if is_plain && new_hosts.is_empty() {
            return;
        }
        let owners = written.iter().filter_map(|it| audience::owner(&it.entry));
        let mut owners: BTreeSet<SeatId> = owners.collect();
        owners.extend(named.into_iter().flatten());
        owners.extend(revealed.flatten());
        owners.extend(written.iter().filter_map(PlacedEntry::author));
        let mut readers: BTreeMap<Reader, (Audience, Vec<ConnectionId>)> = BTreeMap::new();
        for (connection, member) in self.members.iter() {
            let audience = self.reader(member);
            let owner = member.seat.filter(|seat| owners.contains(seat));
            let last_own = member.seat.map_or(0, |seat| self.group.last_own_n(seat));
            let is_new = member.seat.is_some_and(|seat| new_hosts.contains(&seat));
            let reader = match audience {
                Audience::Host => Reader::Host { is_new },
                Audience::HostsWall => Reader::HostsWall,
                _ => Reader::Other {
                    owner,
                    last_own,
                    told_whole: written
                        .iter()
                        .flat_map(|it| it.told_whole(audience))
                        .collect(),
                },
            };
            let (_, connections) = readers.entry(reader).or_insert((audience, Vec::new()));
            connections.push(connection);
        }
        let parts = readers.into_iter().map(|(reader, (audience, to))| {
            let mut entries = self.part(written.iter(), audience).into_iter().peekable();
            let news = turn.news.iter().filter_map(|news| match news {
                News::Entry(entry) => entries.next_if(|it| it.n == entry.n).map(News::Entry),
                news => Some(news.clone()),
            });
            let is_new_host = reader == Reader::Host { is_new: true };
            let report = self.group.tallies().filter(|_| is_new_host);
            let report = report.cloned().map(|tallies| News::Tallies {
                n: self.group.n(),
                tallies,
            });
            let news = news.chain(report).collect();
            NewsPart { to, news }
        });
        turn.parts = parts.filter(|part| !part.news.is_empty()).collect();
        if turn.parts.is_empty() {
            // No present player may see it.
            turn.news.clear();
        }
    }
}
