//! Watchers: hosts' own walls, and visitors, who need a host's permission like other newcomers.

use score_core::group::refusal::GroupRefusal;
use score_core::table::event::SeatId;
use score_core::wire::{CloseReason, HelloRefusal};

use crate::names;
use crate::visitor_network::VisitorNetwork;

use super::arrival::{Arrival, Welcomed};
use super::members::{Member, Watching};
use super::places::{self, Claim, Claimant, Trust};
use super::turn::OpenTurn;
use super::{ConnectionId, Room, is_host};

/// The most watchers of one table, besides hosts' walls.
pub const MAX_WATCHERS: usize = 50;

/// The most watchers of one network: some walls of a school, and second devices.
pub const WATCHERS_PER_NETWORK: usize = 10;

/// How many walls of one host there may be; a new one replaces the oldest.
pub const MAX_HOST_WALLS: usize = 5;

impl Room {
    /// Whether a visitor who wants to watch waits for a host. It is the refusal if they may not
    /// watch at all. A host's own wall and watchers who reconnect need not wait.
    pub(super) fn watcher_has_to_wait(&self, arrival: &Arrival) -> Welcomed<bool> {
        let seat = arrival.token().and_then(|token| self.own_seat(token));
        if seat.is_some_and(|seat| self.group.is_removed(seat)) {
            return Err(HelloRefusal::Group(GroupRefusal::Removed));
        }
        let is_hosts_wall = seat.is_some_and(|seat| is_host(&self.group, seat));
        if is_hosts_wall || self.watchers_claim(arrival).is_some() {
            return Ok(false);
        }
        if self.group.is_locked() {
            return Err(HelloRefusal::Group(GroupRefusal::Locked));
        }
        Ok(self.group.has_waiting_room() || self.group.watchers_wait())
    }

    /// Lets a visitor watch, or refuses them. If there are as many watchers as allowed, another
    /// watcher may have to make way.
    pub(super) fn watch(
        &mut self,
        arrival: &Arrival,
        is_let_in: bool,
        turn: &mut OpenTurn,
    ) -> Welcomed<Member> {
        let mut claimant = self.claimant(turn.now_ms, arrival);
        if is_let_in {
            claimant.claim.trust = Trust::LetIn;
        }
        let watching = Watching {
            claimant,
            token: arrival.token().map(names::hash),
            seat: arrival.token().and_then(|token| self.own_seat(token)),
        };
        let host = watching.seat.filter(|seat| is_host(&self.group, *seat));
        let evicted = match host {
            Some(host) => self.wall_to_evict(host)?,
            None => self.make_way_for_watcher(watching, is_let_in, turn)?,
        };
        if let Some(evicted) = evicted {
            let refused = CloseReason::Refused(HelloRefusal::TooManyWatchers);
            self.members.close(evicted, refused, turn);
        }
        Ok(Member::watching(watching))
    }

    /// The oldest wall of a host who has as many as allowed.
    fn wall_to_evict(&self, host: SeatId) -> Welcomed<Option<ConnectionId>> {
        if !self.allows(|limits| limits.allows_return(host)) {
            return Err(HelloRefusal::Busy);
        }
        let walls = self.members.walls(host);
        let is_full = walls.len() >= MAX_HOST_WALLS;
        Ok(walls.into_iter().next().filter(|_| is_full))
    }

    /// Closes the former connection of a watcher, and returns the connection of another watcher who
    /// makes way.
    fn make_way_for_watcher(
        &mut self,
        own: Watching,
        is_let_in: bool,
        turn: &mut OpenTurn,
    ) -> Welcomed<Option<ConnectionId>> {
        let before = own.token.and_then(|token| self.members.watching_as(token));
        let former = own.token.and_then(|token| self.members.former_claim(token));
        if let Some((before, _)) = before {
            // This is the same page after an unnoticed loss of its connection; or two pages of one
            // browser, which must not replace each other without end.
            self.members.close(before, CloseReason::TakenOver, turn);
        }
        let evicted = self.watcher_to_evict(own.claimant)?;
        // This limit is checked last, because the check counts: a watcher who is refused for
        // another reason uses up nothing.
        let is_free = is_let_in || former.is_some() || before.is_some();
        if !is_free && !self.allows(|limits| limits.allows_watcher(own.claimant.network)) {
            return Err(HelloRefusal::TooManyNewcomersFromHere);
        }
        Ok(evicted)
    }

    /// The watcher who makes way for `newcomer`; `None`: there is a place.
    fn watcher_to_evict(&self, newcomer: Claimant) -> Welcomed<Option<ConnectionId>> {
        let (others, claimants) = self.members.visitors(&self.group);
        let is_theirs = |claimant: &&Claimant| claimant.network == newcomer.network;
        let index = if claimants.iter().filter(is_theirs).count() >= WATCHERS_PER_NETWORK {
            places::index_in_network(&claimants, newcomer)
        } else if others.len() >= MAX_WATCHERS {
            places::index_to_evict(&claimants, newcomer)
        } else {
            return Ok(None);
        };
        let index = index.ok_or(HelloRefusal::TooManyWatchers)?;
        Ok(Some(others[index]))
    }

    /// How many watchers of `network` a host has let in. Other watchers would make way for a
    /// waiting visitor whom a host lets in.
    pub(super) fn watchers_let_in(&self, network: VisitorNetwork) -> usize {
        let (_, claimants) = self.members.visitors(&self.group);
        let is_theirs = |claimant: &&Claimant| {
            claimant.network == network && claimant.claim.trust == Trust::LetIn
        };
        claimants.iter().filter(is_theirs).count()
    }

    /// A visitor with their claim to a place, which is greater if the table knows them.
    pub(super) fn claimant(&self, now_ms: u64, arrival: &Arrival) -> Claimant {
        let token = arrival.token();
        let trust = match token.is_some_and(|token| self.keys.has_seated(token)) {
            true => Trust::Seated,
            false => Trust::Stranger,
        };
        let claim = Claim::new(trust, now_ms);
        let before = arrival.is_watcher().then(|| self.watchers_claim(arrival));
        Claimant {
            network: arrival.network,
            claim: before.flatten().map_or(claim, |before| claim.with(before)),
        }
    }

    /// The claim of a present or former watcher.
    fn watchers_claim(&self, arrival: &Arrival) -> Option<Claim> {
        let token = arrival.token().map(names::hash)?;
        let present = self.members.watching_as(token);
        let present = present.map(|(_, watching)| watching.claimant.claim);
        present.or_else(|| self.members.former_claim(token))
    }
}
