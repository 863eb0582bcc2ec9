//! Limits how much each player adds to the log between two rolls.
//!
//! With each roll, the log that is sent to newcomers begins anew. Until then each seat has a budget
//! of its own, so no player uses up another player's. A race has no common roll, and its log begins
//! anew by itself: there a budget is for some minutes.

use std::collections::BTreeMap;

use score_core::group::audience;
use score_core::group::entry::GroupEvent;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};

/// The most events of one player in the log between two rolls, or in a race within
/// [`BUDGET_IN_RACE_MS`]; the longest call has a few hundred.
pub const EVENTS_PER_ROLL: usize = 2_000;

/// How often a player may change their name or come back after leaving in the same time.
pub const NOTES_PER_ROLL: usize = 20;

/// The time for which a budget is in a race, in milliseconds.
pub const BUDGET_IN_RACE_MS: u64 = 5 * 60 * 1_000;

/// The used part of each budget in the last span, by seat. It is only in memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Budget {
    span: Span,
    spent: BTreeMap<SeatId, Spent>,
}

/// The span of a budget: a roll, or some minutes of a race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Span {
    round_n: u64,
    /// How many budgets the table's clock had gone through before; zero where nobody races.
    minutes: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct Spent {
    events: usize,
    notes: usize,
}

impl Budget {
    fn spent(&self, span: Span, seat: SeatId) -> Spent {
        let spent = self.spent.get(&seat).filter(|_| self.span == span);
        spent.copied().unwrap_or_default()
    }

    fn add(&mut self, span: Span, seat: SeatId, more: Spent) {
        if self.span != span {
            self.span = span;
            self.spent.clear();
        }
        let spent = self.spent.entry(seat).or_default();
        spent.events += more.events;
        spent.notes += more.notes;
    }

    /// Forgets seats to which no player can come back.
    pub fn retain(&mut self, is_kept: impl Fn(SeatId) -> bool) {
        self.spent.retain(|seat, _| is_kept(*seat));
    }

    /// Requires that the player at `seat` may still make this request at `now_ms`.
    pub fn require(
        &self,
        group: &Group,
        now_ms: u64,
        seat: SeatId,
        request: &Request,
    ) -> Result<(), GroupRefusal> {
        if is_free(request) {
            return Ok(());
        }
        if matches!(request, Request::Play(Command::Rename(_))) {
            self.require_notes(group, now_ms, seat)?;
        }
        self.require_events(group, now_ms, seat)
    }

    /// Requires that the budget of the player at `seat` has room for another event at `now_ms`.
    pub fn require_events(
        &self,
        group: &Group,
        now_ms: u64,
        seat: SeatId,
    ) -> Result<(), GroupRefusal> {
        let spent = self.spent(Span::at(group, now_ms), seat);
        let has_room = spent.events < EVENTS_PER_ROLL;
        has_room.then_some(()).ok_or_else(|| used_up(group))
    }

    /// Requires that the player at `seat`, or one who has left it, may change their name or come
    /// back at `now_ms`.
    pub fn require_notes(
        &self,
        group: &Group,
        now_ms: u64,
        seat: SeatId,
    ) -> Result<(), GroupRefusal> {
        let spent = self.spent(Span::at(group, now_ms), seat);
        let has_room = spent.notes < NOTES_PER_ROLL;
        has_room.then_some(()).ok_or_else(|| used_up(group))
    }

    /// Notes the events that were written for the player at `seat` at `now_ms`.
    pub fn spend(&mut self, group: &Group, now_ms: u64, seat: SeatId, events: &[GroupEvent]) {
        let is_logged = |event: &&GroupEvent| audience::board_of(event).is_none();
        let own_name = |event: &&GroupEvent| match event {
            GroupEvent::Table(Event::Renamed { seat: renamed, .. }) => *renamed == seat,
            _ => false,
        };
        // A vote and the withdrawal of a line write an entry without events.
        let logged = events.iter().filter(is_logged).count();
        let is_bare = events.is_empty();
        let spent = Spent {
            events: logged + usize::from(is_bare),
            notes: events.iter().filter(own_name).count(),
        };
        self.add(Span::at(group, now_ms), seat, spent);
    }

    /// Notes that the player of the seat `from` is at `seat` since `now_ms`, with the part of their
    /// budget that is used.
    pub fn note_return(&mut self, group: &Group, now_ms: u64, from: SeatId, seat: SeatId) {
        let span = Span::at(group, now_ms);
        let mut spent = self.spent(span, from);
        spent.notes += 1;
        self.add(span, seat, spent);
    }
}

impl Span {
    fn at(group: &Group, now_ms: u64) -> Span {
        let minutes = group.race().map(|_| now_ms / BUDGET_IN_RACE_MS);
        Span {
            round_n: group.round_n(),
            minutes: minutes.unwrap_or_default(),
        }
    }
}

/// Whether a request needs no budget: with a roll the log begins anew, and moves of a race, of
/// which it needs many, are not in the log that is sent to newcomers.
fn is_free(request: &Request) -> bool {
    let is_unlogged = matches!(
        request,
        Request::Race(_) | Request::Clear | Request::MakeHostKey
    );
    request.leads_to_roll() || is_unlogged
}

/// The refusal for a player whose budget is used up; a race has another one, because it has no
/// common roll.
fn used_up(group: &Group) -> GroupRefusal {
    match group.race() {
        Some(_) => GroupRefusal::TooOften,
        None => GroupRefusal::RollFirst,
    }
}
