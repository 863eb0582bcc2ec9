//! The roles of a group's players: its hosts, and their decisions about players. The part of the
//! log that each reader is sent depends on them.

use crate::group::audience::Audience;
use crate::group::departed::Departed;
use crate::group::entry::{CommandId, GroupKind, Origin};
use crate::group::refusal::GroupRefusal;
use crate::group::small_tables::SmallTableId;
use crate::table::event::SeatId;
use crate::table::state::Rights;

use super::{Group, OnlookerReason};

impl Group {
    /// The player who made the group: the first one who sat down. `None`: they have left, or the
    /// group is open to all.
    pub fn maker(&self) -> Option<SeatId> {
        let maker = self.table.seat(SeatId(0)).map(|seat| seat.id);
        maker.filter(|_| self.kind == GroupKind::Created)
    }

    /// The player whom the maker has given all rights of a host.
    pub fn co_host(&self) -> Option<SeatId> {
        self.co_host
    }

    /// The players who host the table with all rights. They are its maker and the co-host, as far
    /// as there are any.
    pub fn hosts(&self) -> [Option<SeatId>; 2] {
        [self.maker(), self.co_host()]
    }

    /// The rights of the player at `seat` beyond playing.
    pub fn rights(&self, seat: SeatId) -> Rights {
        if self.kind == GroupKind::Public || self.is_removed(seat) {
            Rights::Player
        } else if self.maker() == Some(seat) || self.co_host == Some(seat) {
            Rights::Host
        } else if self.host() == Some(seat) {
            Rights::StandIn
        } else {
            Rights::Player
        }
    }

    /// Whether the player at `seat` hosts, or has hosted since the last roll. Then they have seen
    /// the boards of others.
    pub fn has_seen_boards(&self, seat: SeatId) -> bool {
        self.rights(seat) == Rights::Host || self.co_hosts.contains(&seat)
    }

    /// The player who hosts the group. This is its maker, or a stand-in while neither the maker nor
    /// a co-host is there.
    pub fn host(&self) -> Option<SeatId> {
        match self.kind {
            GroupKind::Public => None,
            GroupKind::Created => self.table.host(),
        }
    }

    /// Whether the host has stopped this player from writing.
    pub fn is_muted(&self, seat: SeatId) -> bool {
        self.muted.contains(&seat)
    }

    /// Whether the host has forbidden this player to call.
    pub fn has_calls_forbidden(&self, seat: SeatId) -> bool {
        self.without_calls.contains(&seat)
    }

    /// Whether this player only looks on until the next roll. A host may always play.
    pub fn looks_on(&self, seat: SeatId) -> bool {
        self.why_looks_on(seat).is_some()
    }

    /// The reason why this player only looks on until the next roll; `None`: they play.
    pub fn why_looks_on(&self, seat: SeatId) -> Option<GroupRefusal> {
        let reason = self.onlookers.get(&seat)?;
        (self.rights(seat) != Rights::Host).then_some(match reason {
            OnlookerReason::CameLate => GroupRefusal::LooksOn,
            OnlookerReason::SeenOnDevice => GroupRefusal::OtherOnDevice,
        })
    }

    /// Whether this player was there when the roll was dealt, or a host has let them play it.
    pub fn had_roll(&self, seat: SeatId) -> bool {
        self.played.contains(&seat) && !self.looks_on(seat)
    }

    /// The small table that the player at `from` left in the middle of the open roll. They come
    /// back to it.
    pub(in crate::group) fn table_left_by(&self, from: SeatId) -> Option<SmallTableId> {
        let roll = self.departed(from)?.open_roll?;
        roll.table.filter(|_| roll.rounds == self.table.rounds())
    }

    /// Whether the host has sent this player away.
    pub fn is_removed(&self, seat: SeatId) -> bool {
        self.removed.contains(&seat)
    }

    /// Whether the host has chosen this player's name.
    pub fn has_fixed_name(&self, seat: SeatId) -> bool {
        self.fixed_names.contains(&seat)
    }

    /// The record of the player who had `seat` and has left for good.
    pub fn departed(&self, seat: SeatId) -> Option<&Departed> {
        self.departures.get(seat)
    }

    /// Whether a host has handed this seat to another player.
    pub fn is_handed_over(&self, seat: SeatId) -> bool {
        self.handed_over.contains(seat)
    }

    /// Whether this command of a player, or a later one, was carried out.
    pub fn has_seen(&self, origin: Origin) -> bool {
        let last = self.last_cid(origin.seat);
        last.is_some_and(|last| origin.cid <= last)
    }

    /// The last command of this player that was carried out.
    pub fn last_cid(&self, seat: SeatId) -> Option<CommandId> {
        let own = self.own.get(&seat).and_then(|own| own.cid);
        self.last_cids.get(&seat).copied().max(own)
    }

    /// The number of the last entry on the own board of the player at `seat`. It is zero if
    /// there was none.
    pub fn last_own_n(&self, seat: SeatId) -> u64 {
        self.own.get(&seat).map_or(0, |own| own.moment.n)
    }

    /// The number of the last entry that `audience` may see.
    pub fn last_n_for(&self, audience: Audience) -> u64 {
        match audience {
            Audience::Host => self.n,
            Audience::Seat(seat) => self.public.n.max(self.last_own_n(seat)),
            Audience::Watcher | Audience::HostsWall => self.public.n,
        }
    }

    /// Whether readers may have different logs, because events were withheld from some. There are
    /// small tables, or a player has done something on their own board since the group was founded.
    pub fn has_withheld_events(&self) -> bool {
        !self.own.is_empty() || self.small_tables.is_some()
    }

    /// The audience to which the player at `seat` belongs; `None`: a watcher.
    pub fn audience(&self, seat: Option<SeatId>) -> Audience {
        match seat {
            None => Audience::Watcher,
            Some(seat) if self.rights(seat) == Rights::Host => Audience::Host,
            Some(seat) => Audience::Seat(seat),
        }
    }
}
