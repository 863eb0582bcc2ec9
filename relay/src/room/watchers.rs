//! Watchers: hosts' own walls, and visitors, who need a host's permission like other newcomers.

use std::collections::VecDeque;

use rand_core::Rng;
use score_core::group::audience::Audience;
use score_core::group::refusal::GroupRefusal;
use score_core::table::event::SeatId;
use score_core::table::state::Rights;
use score_core::wire::{CloseReason, HelloRefusal};

use crate::log::TokenHash;
use crate::names;
use crate::visitor_network::VisitorNetwork;

use super::arrival::Arrival;
use super::members::{Member, Watching};
use super::places::{self, Claim, Taker, Trust};
use super::{ConnectionId, Room, Turn};

/// The most watchers of one table, besides hosts' walls.
pub const MAX_WATCHERS: usize = 50;

/// The most watchers of one network: some walls of a school, and second devices.
pub const WATCHERS_PER_NETWORK: usize = 10;

/// How many walls of one host there may be; a new one replaces the oldest.
pub const MAX_HOST_WALLS: usize = 5;

/// The most former watchers who can come back as before. They are only in memory.
pub const MAX_KNOWN_WATCHERS: usize = 100;

/// The former watchers, the newest last, so that a wall whose connection was lost can come back to
/// a table that was locked meanwhile.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownWatchers(VecDeque<(TokenHash, Claim)>);

impl KnownWatchers {
    fn contains(&self, token: &TokenHash) -> bool {
        self.claim(token).is_some()
    }

    /// The claim that this watcher had.
    pub fn claim(&self, token: &TokenHash) -> Option<Claim> {
        let mut known = self.0.iter();
        let (_, claim) = known.find(|(known, _)| known == token)?;
        Some(*claim)
    }

    fn note(&mut self, token: TokenHash, claim: Claim) {
        self.0.retain(|(known, _)| *known != token);
        self.0.push_back((token, claim));
        while self.0.len() > MAX_KNOWN_WATCHERS {
            self.0.pop_front();
        }
    }
}

impl Room {
    /// Whether a visitor who wants to watch has to wait for a host to let them in, or the refusal
    /// if they may not watch at all. A host's own wall and watchers who reconnect need not wait.
    pub(super) fn has_to_wait(&self, arrival: &Arrival) -> Result<bool, HelloRefusal> {
        let seat = arrival.token().and_then(|token| self.own_seat(token));
        if seat.is_some_and(|seat| self.group.is_removed(seat)) {
            return Err(HelloRefusal::Group(GroupRefusal::Removed));
        }
        let is_known = || {
            let token = arrival.token().map(names::hash);
            token.is_some_and(|token| {
                self.known_watchers.contains(&token) || self.watching_as(&token).is_some()
            })
        };
        if self.is_host(seat) || is_known() {
            return Ok(false);
        }
        if self.group.is_locked() {
            return Err(HelloRefusal::Group(GroupRefusal::Locked));
        }
        Ok(self.group.has_waiting_room() || self.group.watchers_wait())
    }

    /// Lets a visitor watch, or refuses it. If there are as many watchers as allowed, another one
    /// may have to make way.
    pub(super) fn watch(
        &mut self,
        now_ms: u64,
        arrival: &Arrival,
        is_let_in: bool,
        turn: &mut Turn,
    ) -> Result<Member, HelloRefusal> {
        let claim = self.claim(now_ms, arrival);
        let trust = if is_let_in { Trust::LetIn } else { claim.trust };
        let watching = Watching {
            claim: claim.with(Claim::new(trust, now_ms)),
            network: arrival.network,
            token: arrival.token().map(names::hash),
            seat: arrival.token().and_then(|token| self.own_seat(token)),
        };
        let host = watching.seat.filter(|seat| self.is_host(Some(*seat)));
        match host {
            Some(host) => self.make_way_for_wall(host, turn)?,
            None => self.make_way_for_watcher(watching, is_let_in, turn)?,
        }
        Ok(Member {
            seat: None,
            tab: 0,
            last_cid: None,
            watching: Some(watching),
        })
    }

    /// Closes the oldest wall of a host who has as many as allowed.
    fn make_way_for_wall(&mut self, host: SeatId, turn: &mut Turn) -> Result<(), HelloRefusal> {
        if !self.allows(|limits| limits.allows_return(host)) {
            return Err(HelloRefusal::Busy);
        }
        let walls = self.watchers(|watching| watching.seat == Some(host));
        if walls.len() >= MAX_HOST_WALLS
            && let Some(oldest) = walls.first()
        {
            self.close_for_another(*oldest, turn);
        }
        Ok(())
    }

    fn make_way_for_watcher(
        &mut self,
        own: Watching,
        is_let_in: bool,
        turn: &mut Turn,
    ) -> Result<(), HelloRefusal> {
        let before = own.token.and_then(|token| self.watching_as(&token));
        let is_known = own
            .token
            .is_some_and(|token| self.known_watchers.contains(&token));
        if let Some(before) = before {
            // This is the same page after an unnoticed loss of its connection; or two pages of one
            // browser, which must not replace each other without end.
            self.close_connection(before, CloseReason::TakenOver, turn);
        }
        let (others, takers): (Vec<ConnectionId>, Vec<Taker>) = self.watching_takers();
        let newcomer = own.taker();
        let theirs = takers.iter().filter(|it| it.network == own.network).count();
        let index = if theirs >= WATCHERS_PER_NETWORK {
            let index = places::index_in_network(&takers, newcomer);
            Some(index.ok_or(HelloRefusal::TooManyWatchers)?)
        } else if others.len() >= MAX_WATCHERS {
            let index = places::index_to_yield(&takers, newcomer);
            Some(index.ok_or(HelloRefusal::TooManyWatchers)?)
        } else {
            None
        };
        let yields = index.map(|index| others[index]);
        // This limit is checked last, because the check counts: a watcher who is refused for
        // another reason uses up nothing.
        let is_free = is_let_in || is_known || before.is_some();
        if !is_free && !self.allows(|limits| limits.allows_watcher(own.network)) {
            return Err(HelloRefusal::TooManyNewcomersFromHere);
        }
        if let Some(yields) = yields {
            self.close_for_another(yields, turn);
        }
        Ok(())
    }

    /// The watchers besides hosts' walls, the longest first: their connections, and their claims.
    fn watching_takers(&self) -> (Vec<ConnectionId>, Vec<Taker>) {
        let all = self.members.iter();
        let others = all.filter_map(|(connection, member)| {
            let watching = member.watching?;
            let is_other = !self.is_host(watching.seat);
            is_other.then(|| (connection, watching.taker()))
        });
        others.unzip()
    }

    /// How many watchers of `network` a host has let in: other watchers would make way for a
    /// waiting visitor whom a host lets in.
    pub(super) fn watchers_let_in(&self, network: VisitorNetwork) -> usize {
        let (_, takers) = self.watching_takers();
        let is_theirs = |it: &&Taker| it.network == network && it.claim.trust == Trust::LetIn;
        takers.iter().filter(is_theirs).count()
    }

    /// The claim of a visitor to a place, as far as they are known.
    pub(super) fn claim(&self, now_ms: u64, arrival: &Arrival) -> Claim {
        let token = arrival.token();
        let is_seated = token.is_some_and(|token| self.has_been_seated(token));
        let trust = if is_seated {
            Trust::Seated
        } else {
            Trust::Stranger
        };
        let claim = Claim::new(trust, now_ms);
        let before = match (arrival.is_watcher(), token.map(names::hash)) {
            (true, Some(token)) => self.claim_before(&token),
            _ => None,
        };
        before.map_or(claim, |before| claim.with(before))
    }

    /// The claim of a present or former watcher.
    fn claim_before(&self, token: &TokenHash) -> Option<Claim> {
        let connection = self.watching_as(token);
        let looks_on = connection.and_then(|it| self.members.get(it)?.watching);
        let looks_on = looks_on.map(|watching| watching.claim);
        looks_on.or_else(|| self.known_watchers.claim(token))
    }

    /// Forgets a connection that has gone.
    pub(super) fn disconnect(&mut self, connection: ConnectionId) {
        let member = self.members.remove(connection);
        let watching = member.and_then(|member| member.watching);
        if let Some(watching) = watching
            && let Some(token) = watching.token
        {
            self.known_watchers.note(token, watching.claim);
        }
    }

    /// Disconnects all watchers except hosts' walls, or lets in those who wait.
    pub(super) fn let_watchers_wait(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        on: bool,
        turn: &mut Turn,
    ) {
        if on {
            for connection in self.watchers(|watching| !self.is_host(watching.seat)) {
                self.close_connection(connection, CloseReason::Removed, turn);
            }
            self.known_watchers = KnownWatchers::default();
        } else if !self.group.has_waiting_room() {
            self.admit_all(now_ms, rng, Arrival::is_watcher, turn);
        }
    }

    /// Closes the walls of the player at `seat`, who was removed.
    pub(super) fn close_walls_of(&mut self, seat: SeatId, turn: &mut Turn) {
        for connection in self.watchers(|watching| watching.seat == Some(seat)) {
            self.close_connection(connection, CloseReason::Removed, turn);
        }
    }

    /// The audience to which a connection belongs when it reads the log.
    pub(super) fn reader(&self, member: &Member) -> Audience {
        let watching = member.watching.and_then(|watching| watching.seat);
        match self.is_host(watching) {
            true => Audience::HostsWall,
            false => self.group.audience(member.seat),
        }
    }

    /// Closes the walls of a player who became a host or stopped being one: they reconnect at once,
    /// with or without names.
    pub(super) fn close_changed_walls(&mut self, seat: SeatId, turn: &mut Turn) {
        for connection in self.watchers(|watching| watching.seat == Some(seat)) {
            self.close_connection(connection, CloseReason::Trouble, turn);
        }
    }

    fn close_for_another(&mut self, connection: ConnectionId, turn: &mut Turn) {
        let refused = CloseReason::Refused(HelloRefusal::TooManyWatchers);
        self.close_connection(connection, refused, turn);
    }

    /// The connection of the watcher with this token.
    fn watching_as(&self, token: &TokenHash) -> Option<ConnectionId> {
        let theirs = self.watchers(|watching| watching.token.as_ref() == Some(token));
        theirs.last().copied()
    }

    /// The watchers that `is_meant` accepts, the longest first.
    fn watchers(&self, is_meant: impl Fn(&Watching) -> bool) -> Vec<ConnectionId> {
        let watching = self.members.iter().filter(|(_, member)| {
            let watching = member.watching.as_ref();
            watching.is_some_and(&is_meant)
        });
        watching.map(|(connection, _)| connection).collect()
    }

    fn is_host(&self, seat: Option<SeatId>) -> bool {
        seat.is_some_and(|seat| self.group.rights(seat) == Rights::Host)
    }
}
