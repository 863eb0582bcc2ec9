//! How much each player adds to the log between two rolls.
//!
//! With a roll the log that newcomers are sent begins anew. Until then each seat has a budget of
//! its own, so nobody uses up what others need, and a host only their own.

use std::collections::BTreeMap;

use score_core::group::audience;
use score_core::group::entry::GroupEvent;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};

use super::Room;

/// How many events of one player the log takes between two rolls; the longest call has a few
/// hundred.
pub const EVENTS_PER_ROLL: usize = 2_000;

/// How often a player may take another name or, after leaving, come back between two rolls.
pub const NOTES_PER_ROLL: usize = 20;

/// What was used up since the last roll, by seat. It is in memory alone.
#[derive(Clone, Debug, Default)]
pub(super) struct Budget {
    round_n: u64,
    spent: BTreeMap<SeatId, Spent>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Spent {
    events: usize,
    notes: usize,
}

impl Budget {
    fn spent(&self, round_n: u64, seat: SeatId) -> Spent {
        let spent = self.spent.get(&seat).filter(|_| self.round_n == round_n);
        spent.copied().unwrap_or_default()
    }

    fn spend(&mut self, round_n: u64, seat: SeatId, more: Spent) {
        if self.round_n != round_n {
            self.round_n = round_n;
            self.spent.clear();
        }
        let spent = self.spent.entry(seat).or_default();
        spent.events += more.events;
        spent.notes += more.notes;
    }

    /// Forgets the seats with which nobody comes back.
    pub fn retain(&mut self, is_kept: impl Fn(SeatId) -> bool) {
        self.spent.retain(|seat, _| is_kept(*seat));
    }
}

impl Room {
    /// Whether the player at `seat` may still ask for this before the next roll.
    pub(super) fn require_budget(
        &self,
        seat: SeatId,
        request: &Request,
    ) -> Result<(), GroupRefusal> {
        if request.leads_to_roll() || *request == Request::Clear {
            return Ok(());
        }
        let is_rename = matches!(request, Request::Play(Command::Rename(_)));
        if is_rename && !self.allows(|limits| limits.allows_rename(seat)) {
            return Err(GroupRefusal::TooFast);
        }
        let spent = self.budget.spent(self.group.round_n(), seat);
        if is_rename && spent.notes >= NOTES_PER_ROLL {
            return Err(GroupRefusal::RollFirst);
        }
        self.require_events(seat)
    }

    /// Whether the log takes another event of the player at `seat` before the next roll.
    pub(super) fn require_events(&self, seat: SeatId) -> Result<(), GroupRefusal> {
        let spent = self.budget.spent(self.group.round_n(), seat);
        let has_room = spent.events < EVENTS_PER_ROLL;
        has_room.then_some(()).ok_or(GroupRefusal::RollFirst)
    }

    /// Notes what was written for the player at `seat`.
    pub(super) fn spend(&mut self, seat: SeatId, events: &[GroupEvent]) {
        let is_logged = |event: &&GroupEvent| audience::board_of(event).is_none();
        let own_name = |event: &&GroupEvent| match event {
            GroupEvent::Table(Event::Renamed { seat: renamed, .. }) => *renamed == seat,
            _ => false,
        };
        // A vote and a line that is taken back write an entry too, without events.
        let logged = events.iter().filter(is_logged).count();
        let is_bare = events.is_empty();
        let spent = Spent {
            events: logged + usize::from(is_bare),
            notes: events.iter().filter(own_name).count(),
        };
        self.budget.spend(self.group.round_n(), seat, spent);
    }

    /// Whether who had the seat `from` may come back before the next roll.
    pub(super) fn may_come_back(&self, from: SeatId) -> bool {
        let spent = self.budget.spent(self.group.round_n(), from);
        spent.notes < NOTES_PER_ROLL
    }

    /// Who had the seat `from` is at `seat` now, with what they had used up.
    pub(super) fn note_return(&mut self, from: SeatId, seat: SeatId) {
        let round_n = self.group.round_n();
        let mut spent = self.budget.spent(round_n, from);
        spent.notes += 1;
        self.budget.spend(round_n, seat, spent);
    }
}
