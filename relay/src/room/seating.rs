//! Lets newcomers in: to their own seat, to a new one, to that of the maker, or as watchers.

use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::group::referee;
use score_core::group::refusal::GroupRefusal;
use score_core::table::event::{Event, SeatId};
use score_core::table::name::Name;
use score_core::table::refusal::Refusal;
use score_core::wire::{CloseReason, HelloRefusal, Player};

use super::Room;
use super::arrival::{Admission, Arrival, Seating, Welcomed};
use super::budget::Span;
use super::members::Member;
use super::turn::{Granted, OpenTurn, PendingWelcome};

impl Room {
    /// Lets a connection in as a player or a watcher, or closes it.
    pub(super) fn let_in(&mut self, arrival: Arrival, admission: Admission, turn: &mut OpenTurn) {
        let seating = match &arrival.hello.player {
            Some(player) => self.seat(&arrival, player, admission, turn),
            None => {
                let watching = self.watch(&arrival, admission.is_by_host(), turn);
                watching.map(|member| (member, None))
            }
        };
        self.conclude(&arrival, seating, turn);
    }

    /// Welcomes a connection at the end of the turn, or closes it.
    pub(super) fn conclude(&mut self, arrival: &Arrival, seating: Seating, turn: &mut OpenTurn) {
        let connection = arrival.connection;
        match seating {
            Ok((member, token)) => {
                self.members.insert(connection, member);
                turn.let_in.push(PendingWelcome {
                    connection,
                    token,
                    known: arrival.hello.known,
                });
            }
            Err(refusal) => turn.refuse(connection, refusal),
        }
    }

    /// Gives a player the seat whose token they have, or a new one.
    fn seat(
        &mut self,
        arrival: &Arrival,
        player: &Player,
        admission: Admission,
        turn: &mut OpenTurn,
    ) -> Seating {
        let seat = match self.own_seat(&player.token) {
            Some(seat) => {
                self.make_way(seat, player, turn)?;
                if admission.is_by_host() {
                    self.browsers.note_let_in(&self.group, seat);
                }
                seat
            }
            None => self.admit(arrival, player, admission, turn)?,
        };
        self.look_on_if_device_saw_roll(seat, turn);
        for other in self.browsers.other_players(&self.group, seat) {
            // Otherwise a device would have several votes.
            self.members
                .close_seat(other, &CloseReason::TakenOver, turn);
        }
        self.seat_quota.note(&self.group, seat, arrival.network);
        let token = self.keys.renew(seat, Some(&player.token), turn);
        Ok((Member::seated(seat, player.tab), Some(token)))
    }

    /// Closes the seat's other connections: a seat has one tab. Another tab has to ask to take the
    /// seat over.
    fn make_way(&mut self, seat: SeatId, player: &Player, turn: &mut OpenTurn) -> Welcomed<()> {
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
        let reason = match is_elsewhere {
            true => CloseReason::TakenOver,
            false => CloseReason::Trouble,
        };
        self.members.close_seat(seat, &reason, turn);
        Ok(())
    }

    /// Lets an arriving player at `seat` look on in a round. Another player of their device has
    /// seen its roll. So their page offers no calls that would be refused, and the roll counts as
    /// none that they missed.
    fn look_on_if_device_saw_roll(&mut self, seat: SeatId, turn: &mut OpenTurn) {
        let (group, presence) = (&self.group, &self.members.presence);
        let has_seen = |other| presence.has_seen_roll(group, other);
        if self.browsers.would_try_again(group, seat, has_seen) {
            let decided = referee::look_on(group, seat);
            self.write_own(decided, turn);
        }
    }

    /// Gives a newcomer a new seat.
    fn admit(
        &mut self,
        arrival: &Arrival,
        player: &Player,
        admission: Admission,
        turn: &mut OpenTurn,
    ) -> Welcomed<SeatId> {
        let name = self.name_for(player)?;
        let pupil_before = arrival.before.as_ref();
        let pupil_before = pupil_before.and_then(|token| self.keys.seat_of(token));
        let from = self.keys.departed_seat(&self.group, &player.token);
        let absent = admission.absent();
        let mut admitted = self.decide_to_admit(&name, from, admission);
        if admitted == Err(Refusal::TableFull.into()) && self.free_a_seat(turn) {
            admitted = self.decide_to_admit(&name, from, admission);
        }
        let group = &self.group;
        let events = self.naming.with_distinct(group, admitted, None, &name);
        let events = events.map_err(HelloRefusal::Group)?;
        if let Some(from) = from {
            let has_note_budget = self
                .budget
                .require_note_budget(Span::at(group, turn.now_ms), from);
            has_note_budget.map_err(HelloRefusal::Group)?;
        }
        if let Some(pupil_before) = pupil_before {
            self.browsers
                .may_share(group, pupil_before, admission.is_by_host())?;
        }
        if !self.seat_quota.allows(group, arrival.network, 0, absent) {
            return Err(HelloRefusal::TooManySeatsFromHere);
        }
        // This limit is checked last, because the check counts: a newcomer who is refused for
        // another reason uses up nothing.
        let is_within_rate =
            admission.is_by_host() || self.allows(|limits| limits.allows_newcomer(arrival.network));
        if !is_within_rate {
            return Err(HelloRefusal::TooManyNewcomersFromHere);
        }
        let seat = self.group.table().next_seat();
        self.write_own(events, turn);
        self.note_newcomer(seat, (from, pupil_before, absent), turn);
        Ok(seat)
    }

    fn decide_to_admit(
        &self,
        name: &Name,
        from: Option<SeatId>,
        admission: Admission,
    ) -> Granted<Vec<GroupEvent>> {
        let (group, name) = (&self.group, name.clone());
        let is_here = &|seat| self.members.presence.is_present(seat);
        match admission.absent() {
            Some(absent) => referee::admit_to(group, is_here, absent, from, name),
            None => referee::admit_again(group, is_here, from, name, admission.is_by_host()),
        }
    }

    /// Notes the former seats of the newcomer at `seat`. These are the seat that they left, the
    /// seat of another pupil of their device, and the seat that a host hands them.
    fn note_newcomer(
        &mut self,
        seat: SeatId,
        (from, before, absent): (Option<SeatId>, Option<SeatId>, Option<SeatId>),
        turn: &mut OpenTurn,
    ) {
        if let Some(from) = from {
            let span = Span::at(&self.group, turn.now_ms);
            self.budget.note_return(span, from, seat);
            self.browsers.follow(from, seat);
        }
        if let Some(before) = before {
            let decided = self.browsers.share(&self.group, before, seat);
            self.write_own(decided, turn);
        }
        if let Some(absent) = absent {
            self.note_handover(turn.now_ms, absent, seat);
        }
        self.forget_departed();
    }

    /// Notes that the player of the seat `from` is at `to` now, with their used budget. The old
    /// keys are no longer valid; they are stored so that their holder can be notified.
    pub(super) fn note_handover(&mut self, now_ms: u64, from: SeatId, to: SeatId) {
        let span = Span::at(&self.group, now_ms);
        self.budget.note_return(span, from, to);
        self.browsers.forget(from);
        self.members.presence.forget(from);
        self.forget_departed();
    }

    /// Frees the seat of the longest-absent player of a public table, if they have been away for
    /// long enough. Returns whether a seat was freed.
    fn free_a_seat(&mut self, turn: &mut OpenTurn) -> bool {
        let is_public = self.group.kind() == GroupKind::Public;
        let gone = self.members.presence.longest_away(turn.now_ms);
        let Some(seat) = gone.filter(|_| is_public && !self.group.table().call_is_open()) else {
            return false;
        };
        self.write_own([GroupEvent::Table(Event::Left { seat })], turn);
        self.forget_departed();
        self.members.presence.forget(seat);
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

    /// Lets the holder of the key in as a co-host if the maker has left for good. The maker's seat
    /// no longer exists then.
    pub(super) fn seat_as_host(
        &mut self,
        arrival: &Arrival,
        player: &Player,
        turn: &mut OpenTurn,
    ) -> Seating {
        let (member, token) = self.seat(arrival, player, Admission::ByHost, turn)?;
        if let Some(seat) = member.seat {
            let presence = &self.members.presence;
            let is_here = &|seat| presence.is_here_or_soon_back(turn.now_ms, seat);
            let events = referee::name_by_key(&self.group, is_here, seat);
            self.write_for_readers(None, &events, turn);
        }
        Ok((member, token))
    }
}
