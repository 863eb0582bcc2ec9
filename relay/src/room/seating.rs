//! Lets newcomers in: to their own seat, to a new one, to that of the maker, or as watchers.

use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::table::event::{Event, SeatId};
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::wire::{CloseReason, HelloRefusal, Known, Player};

use crate::visitor_network::VisitorNetwork;

use super::arrival::{Admission, Arrival, Comer, PendingWelcome, Seating};
use super::members::Member;
use super::open_turn::OpenTurn;
use super::{ConnectionId, Room};

impl Room {
    /// Lets a connection in as a player or a watcher, or closes it.
    pub(super) fn let_in(&mut self, arrival: Arrival, admission: Admission, turn: &mut OpenTurn) {
        let seating = match arrival.comer() {
            Some(comer) => self.seat(comer, admission, turn),
            None => {
                let watching = self.watch(&arrival, admission.is_by_host(), turn);
                watching.map(|member| (member, None))
            }
        };
        self.conclude(arrival.connection, arrival.hello.known, seating, turn);
    }

    /// Welcomes a connection at the end of the turn, or closes it.
    pub(super) fn conclude(
        &mut self,
        connection: ConnectionId,
        known: Option<Known>,
        seating: Seating,
        turn: &mut OpenTurn,
    ) {
        match seating {
            Ok((member, token)) => {
                self.members.insert(connection, member);
                let pending = PendingWelcome {
                    member,
                    token,
                    known,
                };
                turn.let_in.push((connection, pending));
            }
            Err(refusal) => turn.refuse(connection, refusal),
        }
    }

    /// Gives a player the seat whose token they have, or a new one.
    fn seat(&mut self, comer: Comer<'_>, admission: Admission, turn: &mut OpenTurn) -> Seating {
        let player = comer.player;
        let seat = match self.own_seat(&player.token) {
            Some(seat) => {
                self.make_way(seat, player, turn)?;
                if admission.is_by_host() {
                    self.browsers.note_let_in(&self.group, seat);
                }
                seat
            }
            None if comer.makes_table && !self.keys.are_none() => {
                return Err(HelloRefusal::TableExists);
            }
            None => self.admit(comer, admission, turn)?,
        };
        self.look_on_where_seen(seat, turn);
        for other in self.browsers.other_players(&self.group, seat) {
            // Otherwise a device would have several votes.
            self.members
                .close_seat(other, &CloseReason::TakenOver, turn);
        }
        self.seat_quota.note(&self.group, seat, comer.network);
        let token = self.keys.renew(seat, Some(&player.token), turn);
        Ok((Member::seated(seat, player.tab), Some(token)))
    }

    /// Closes the seat's other connections: a seat has one tab. Another tab than before has to
    /// ask for it.
    fn make_way(
        &mut self,
        seat: SeatId,
        player: &Player,
        turn: &mut OpenTurn,
    ) -> Result<(), HelloRefusal> {
        if self.group.is_removed(seat) {
            return Err(HelloRefusal::Group(GroupRefusal::Removed));
        }
        let is_other = |member: &Member| member.seat == Some(seat) && member.tab != player.tab;
        let is_elsewhere = self.members.iter().any(|(_, member)| is_other(member));
        if is_elsewhere && !player.take_over {
            return Err(HelloRefusal::OtherTab);
        }
        if !self.allows(|limits| limits.allows_return(seat)) {
            return Err(HelloRefusal::Busy);
        }
        // A hello of an earlier connection of the same tab may be late; then the tab
        // reconnects.
        let reason = if is_elsewhere {
            CloseReason::TakenOver
        } else {
            CloseReason::Trouble
        };
        self.members.close_seat(seat, &reason, turn);
        Ok(())
    }

    /// Lets the player at `seat`, who comes, look on in a round whose roll another player of the
    /// device has seen. So they are offered nothing that would be refused, and have missed nothing.
    fn look_on_where_seen(&mut self, seat: SeatId, turn: &mut OpenTurn) {
        let has_seen = |other| self.has_seen_roll(other);
        if self.browsers.would_try_again(&self.group, seat, has_seen) {
            let decided = referee::look_on(&self.group, seat);
            self.write_any(decided, turn);
        }
    }

    /// Gives a newcomer a new seat.
    fn admit(
        &mut self,
        comer: Comer<'_>,
        admission: Admission,
        turn: &mut OpenTurn,
    ) -> Result<SeatId, HelloRefusal> {
        let name = self.name_for(comer.player)?;
        let before = comer.before.and_then(|token| self.keys.seat_of(token));
        let from = self.keys.left_seat(&self.group, &comer.player.token);
        let absent = admission.absent();
        let mut admitted = self.decide_to_admit(&name, from, admission);
        if admitted == Err(Refusal::TableFull.into()) && self.free_a_seat(turn) {
            admitted = self.decide_to_admit(&name, from, admission);
        }
        let group = &self.group;
        let events = self.naming.with_distinct(group, admitted, None, &name);
        let events = events.map_err(HelloRefusal::Group)?;
        if let Some(from) = from {
            let may_come_back = self.budget.require_notes(group, turn.now_ms, from);
            may_come_back.map_err(HelloRefusal::Group)?;
        }
        if let Some(before) = before {
            self.browsers
                .may_share(group, before, admission.is_by_host())?;
        }
        if !self.seat_quota.allows(group, comer.network, 0, absent) {
            return Err(HelloRefusal::TooManySeatsFromHere);
        }
        // At last, as it counts: a newcomer who is refused for another reason uses up nothing.
        let is_in_time =
            admission.is_by_host() || self.allows(|limits| limits.allows_newcomer(comer.network));
        if !is_in_time {
            return Err(HelloRefusal::TooManyNewcomersFromHere);
        }
        let seat = self.group.table().next_seat();
        self.write_own(events, turn);
        self.note_newcomer(seat, (from, before, absent), turn);
        Ok(seat)
    }

    fn decide_to_admit(
        &self,
        name: &Name,
        from: Option<SeatId>,
        admission: Admission,
    ) -> Result<Vec<GroupEvent>, GroupRefusal> {
        let (group, name) = (&self.group, name.clone());
        let is_here = &|seat| self.members.is_present(seat);
        match admission.absent() {
            Some(absent) => referee::admit_to(group, is_here, absent, from, name),
            None => referee::admit_again(group, is_here, from, name, admission.is_by_host()),
        }
    }

    /// Notes the former seats of the newcomer at `seat`: the one that they left, that of another
    /// pupil of their device, and the one that a host hands them.
    fn note_newcomer(
        &mut self,
        seat: SeatId,
        (from, before, absent): (Option<SeatId>, Option<SeatId>, Option<SeatId>),
        turn: &mut OpenTurn,
    ) {
        if let Some(from) = from {
            self.budget
                .note_return(&self.group, turn.now_ms, from, seat);
            self.browsers.follow(from, seat);
        }
        if let Some(before) = before {
            let decided = self.browsers.share(&self.group, before, seat);
            self.write_any(decided, turn);
        }
        if let Some(absent) = absent {
            self.note_handover(turn.now_ms, absent, seat);
        }
        self.forget_departed();
    }

    /// Notes that the player of the seat `from` is at `to` now, with their used budget. The old
    /// keys are no longer valid; they are stored so that their holder can be notified.
    pub(super) fn note_handover(&mut self, now_ms: u64, from: SeatId, to: SeatId) {
        self.budget.note_return(&self.group, now_ms, from, to);
        self.browsers.forget(from);
        self.presence.forget(from);
        self.forget_departed();
    }

    /// Frees the seat of the player of a public table who has been away for longest, where that is
    /// long enough; returns whether there was one.
    fn free_a_seat(&mut self, turn: &mut OpenTurn) -> bool {
        let is_public = self.group.kind() == GroupKind::Public;
        let gone = self.presence.longest_away(turn.now_ms);
        let Some(seat) = gone.filter(|_| is_public && !self.group.table().call_is_open()) else {
            return false;
        };
        self.write_own(vec![GroupEvent::Table(Event::Left { seat })], turn);
        self.forget_departed();
        self.presence.forget(seat);
        true
    }

    /// Gives the maker's seat to another browser. The former one is disconnected, and its walls are
    /// no longer a host's.
    pub(super) fn take_makers_seat(
        &mut self,
        maker: SeatId,
        player: &Player,
        turn: &mut OpenTurn,
    ) -> Seating {
        if !self.allows(|limits| limits.allows_return(maker)) {
            return Err(HelloRefusal::Busy);
        }
        let reason = CloseReason::Refused(HelloRefusal::HostedElsewhere);
        self.members.close_seat(maker, &reason, turn);
        self.members.close_walls(maker, &CloseReason::Trouble, turn);
        self.browsers.forget(maker);
        self.keys.note_former_host(maker, turn);
        // A browser that came as a pupil before it had the key is still known as that pupil.
        let is_known = self.keys.seat_of(&player.token).is_some();
        let own = (!is_known).then_some(&player.token);
        let token = self.keys.renew(maker, own, turn);
        Ok((Member::seated(maker, player.tab), Some(token)))
    }

    /// Lets the holder of the key in as a co-host if the maker has left for good, because the
    /// maker's seat no longer exists.
    pub(super) fn seat_as_host(
        &mut self,
        player: &Player,
        network: VisitorNetwork,
        turn: &mut OpenTurn,
    ) -> Seating {
        let comer = Comer {
            player,
            network,
            before: None,
            makes_table: false,
        };
        let (member, token) = self.seat(comer, Admission::ByHost, turn)?;
        if let Some(seat) = member.seat {
            let is_here = &|seat| self.is_here_or_soon_back(turn.now_ms, seat);
            let events = referee::name_by_key(&self.group, is_here, seat);
            let hosts = self.hosts_named_by(&events);
            self.write_own(events, turn);
            self.close_other_readers(&hosts, turn);
        }
        Ok((member, token))
    }
}
