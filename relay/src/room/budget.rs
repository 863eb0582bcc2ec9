//! Limits how much each player adds to the log between two rolls.
//!
//! With each roll, the log that is sent to newcomers begins anew. Until then each seat has a budget
//! of its own, so that no player uses up the budget of another. A race has no common roll, and its
//! log begins anew by itself: there a budget lasts for some minutes.

use std::collections::BTreeMap;

use score_core::group::audience;
use score_core::group::entry::GroupEvent;
use score_core::group::refusal::GroupRefusal;
use score_core::group::request::Request;
use score_core::group::state::Group;
use score_core::table::command::Command;
use score_core::table::event::{Event, SeatId};

use super::turn::Granted;

/// The most events of one player in the log between two rolls, or in a race within
/// [`BUDGET_IN_RACE_MS`]. The longest call has a few hundred.
pub const EVENTS_PER_ROLL: usize = 2_000;

/// How often a player may change their name or come back after leaving in the same time.
pub const NOTES_PER_ROLL: usize = 20;

/// The time for which a budget lasts in a race, in milliseconds.
pub const BUDGET_IN_RACE_MS: u64 = 5 * 60 * 1_000;

/// The used part of each player's budget in the last span, by seat, only in memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Budget {
    span: Span,
    spent: BTreeMap<SeatId, Spending>,
}

/// The span of a budget: a roll, or some minutes of a race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Span {
    round_n: u64,
    /// The number of the race's budget, by the table's clock; `None`: nobody races.
    race_budget_number: Option<u64>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Spending {
    events: usize,
    notes: usize,
}

impl Budget {
    fn spent_by(&self, span: Span, seat: SeatId) -> Spending {
        let spent = self.spent.get(&seat).filter(|_| self.span == span);
        spent.copied().unwrap_or_default()
    }

    fn add(&mut self, span: Span, seat: SeatId, more: Spending) {
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

    /// Requires that the player at `seat` may still make this request.
    pub fn require(&self, at: Span, seat: SeatId, request: &Request) -> Granted<()> {
        if is_free(request) {
            return Ok(());
        }
        if matches!(request, Request::Play(Command::Rename(_))) {
            self.require_note_budget(at, seat)?;
        }
        self.require_events(at, seat)
    }

    /// Requires that the budget of the player at `seat` has room for another event.
    pub fn require_events(&self, at: Span, seat: SeatId) -> Granted<()> {
        let has_room = self.spent_by(at, seat).events < EVENTS_PER_ROLL;
        has_room.then_some(()).ok_or(at.refusal())
    }

    /// Requires that the player at `seat`, or one who has left it, may change their name or come
    /// back.
    pub fn require_note_budget(&self, at: Span, seat: SeatId) -> Granted<()> {
        let has_room = self.spent_by(at, seat).notes < NOTES_PER_ROLL;
        has_room.then_some(()).ok_or(at.refusal())
    }

    /// Notes the events that were written for the player at `seat`.
    pub fn spend(&mut self, at: Span, seat: SeatId, events: &[GroupEvent]) {
        let is_logged = |event: &&GroupEvent| audience::board_of(event).is_none();
        let is_own_rename = |event: &&GroupEvent| match event {
            GroupEvent::Table(Event::Renamed { seat: renamed, .. }) => *renamed == seat,
            _ => false,
        };
        // A vote and the withdrawal of a line write an entry without events.
        let logged = events.iter().filter(is_logged).count();
        let is_bare = events.is_empty();
        let spent = Spending {
            events: logged + usize::from(is_bare),
            notes: events.iter().filter(is_own_rename).count(),
        };
        self.add(at, seat, spent);
    }

    /// Notes that the player of the seat `from` is at `seat` now. With them comes the part of their
    /// budget that is used.
    pub fn note_return(&mut self, at: Span, from: SeatId, seat: SeatId) {
        let mut spent = self.spent_by(at, from);
        spent.notes += 1;
        self.add(at, seat, spent);
    }
}

impl Span {
    /// The span at `now_ms` of the table's clock.
    pub fn at(group: &Group, now_ms: u64) -> Span {
        Span {
            round_n: group.round_n(),
            race_budget_number: group.race().map(|_| now_ms / BUDGET_IN_RACE_MS),
        }
    }

    /// The refusal for a player whose budget is used up. In a race it is another one, because there
    /// is no common roll.
    fn refusal(self) -> GroupRefusal {
        match self.race_budget_number {
            Some(_) => GroupRefusal::TooOften,
            None => GroupRefusal::RollFirst,
        }
    }
}

/// Whether a request needs no budget. A roll begins the log anew, and the many moves of a race are
/// not in the log that is sent to newcomers.
fn is_free(request: &Request) -> bool {
    let is_unlogged = matches!(
        request,
        Request::Race(_) | Request::Clear | Request::MakeHostKey
    );
    request.leads_to_roll() || is_unlogged
}
