//! Hands the seat of an absent player to the same player on another device.

use rand_core::Rng;
use score_core::group::entry::{Entry, GroupEvent};
use score_core::group::handover;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::VisitorId;
use score_core::table::event::{Event, SeatId};
use score_core::table::name::Name;
use score_core::wire::{HelloRefusal, Player};

use super::arrival::Admission;
use super::{Room, Turn};

impl Room {
    /// Refuses a request about a player who is present, if it is only for absent ones.
    pub(super) fn require_away(&self, seat: SeatId) -> Result<(), GroupRefusal> {
        match self.members.is_present(seat) {
            true => Err(GroupRefusal::NotAway),
            false => Ok(()),
        }
    }

    /// Lets in a visitor who wants to play, and hands them the seat `from`: in one entry, so that a
    /// full table has a seat for them. A visitor who cannot be let in is sent the reason.
    pub(super) fn admit_to(
        &mut self,
        now_ms: u64,
        rng: &mut impl Rng,
        visitor: VisitorId,
        from: SeatId,
        turn: &mut Turn,
    ) -> Result<(), GroupRefusal> {
        let arrival = self.waiting_room.take_player(visitor);
        let arrival = arrival.ok_or(GroupRefusal::VisitorGone)?;
        self.let_in(now_ms, rng, arrival, Admission::ToSeatOf(from), turn);
        Ok(())
    }

    /// The absent player whom a newcomer of this name may be.
    pub(super) fn absent_like(&self, name: &Name) -> Option<SeatId> {
        let is_here = |seat| self.members.is_present(seat);
        handover::absent_like(&self.group, is_here, name).map(|seat| seat.id)
    }

    /// Notes that the player of the seat `from` is at `to` now, with their used budget. The old
    /// keys are no longer valid; they are stored so that their holder can be notified.
    pub(super) fn note_handover(&mut self, now_ms: u64, from: SeatId, to: SeatId) {
        self.note_return(now_ms, from, to);
        self.browsers.forget(from);
        self.away_since_ms.remove(&from);
        self.forget_keys();
    }

    /// The event that gives a player's additional time to the player to whom `entry` hands the
    /// seat. It is an entry of its own, because it is not sent to others.
    pub(super) fn heir_with_more_time(&self, entry: &Entry) -> Option<GroupEvent> {
        let (from, seat) = entry.events.iter().find_map(handed_over)?;
        let more = self.group.table().more_time_of(from)?;
        let more = Some(more);
        Some(GroupEvent::Table(Event::MoreTimeGiven { seat, more }))
    }

    /// Why this player has no seat any more: a host has handed it to another device, or another
    /// browser has it by the host's key. `None`: they have it, or never had one.
    pub(super) fn lost_seat(&self, player: &Player) -> Option<HelloRefusal> {
        let (is_lost, refusal) = match self.seat_of(&player.token) {
            Some(seat) => (
                self.group.is_handed_over(seat),
                HelloRefusal::SeatHandedOver,
            ),
            None => (
                self.host_keys.is_former(&player.token),
                HelloRefusal::HostedElsewhere,
            ),
        };
        is_lost.then_some(refusal)
    }
}

/// The seat that this event hands over, and the seat of its player now.
pub(super) fn handed_over(event: &GroupEvent) -> Option<(SeatId, SeatId)> {
    match event {
        GroupEvent::HandedOver { from, seat } => Some((*from, *seat)),
        _ => None,
    }
}
