//! A table as the fold of its events: its mode, rules, players and round.

mod calls;
mod clocks;
mod failed_calls;
mod fold;
mod own_boards;

use std::collections::BTreeMap;

use super::board::{BoardOutcome, Deal};
use super::event::{Event, KnownRoll, SeatId, TableMode};
use super::failures::Failures;
use super::more_time::MoreTime;
pub use super::round::{HintsTaken, Phase, Round, Settlement};
use super::rules::Rules;
pub use super::seat::{MAX_HOT_SEATS, MAX_POINTS, MAX_SEATS, Rights, Seat};
use super::way_of_playing::Way;

/// The most known rolls that a table remembers, the newest ones. With Score's dice a roll comes
/// again only after hundreds of others; a log with 100 rolls is short.
pub const MAX_KNOWN_ROLLS: usize = 100;

/// The refusal of an event that does not fit the table: it comes from elsewhere, or is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rejected;

/// A table: its players, house rules and round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    mode: TableMode,
    rules: Rules,
    way: Way,
    seats: Vec<Seat>,
    next_seat: SeatId,
    host: Option<SeatId>,
    rounds: u32,
    last_scorer: Option<SeatId>,
    round: Option<Round>,
    /// The known rolls, the newest last.
    known: Vec<KnownRoll>,
    /// The failed calls; empty if the rules do not make players who spoil wait.
    failures: Failures,
    /// The players with more time than others. A reader in a group has only those that they may
    /// know of.
    more_time: BTreeMap<SeatId, MoreTime>,
}

impl Table {
    /// An empty table; `None` if the rules switch off a clock that
    /// several players need.
    pub fn new(mode: TableMode, rules: Rules) -> Option<Table> {
        fits_mode(&rules, mode).then_some(Table {
            mode,
            rules,
            way: Way::Call,
            seats: Vec::new(),
            next_seat: SeatId(0),
            host: None,
            rounds: 0,
            last_scorer: None,
            round: None,
            known: Vec::new(),
            failures: Failures::default(),
            more_time: BTreeMap::new(),
        })
    }

    /// The table that a whole log makes.
    pub fn fold<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Table, Rejected> {
        let mut events = events.into_iter();
        let Some(Event::Opened { mode, rules }) = events.next() else {
            return Err(Rejected);
        };
        let mut table = Table::new(*mode, rules.clone()).ok_or(Rejected)?;
        for event in events {
            table.apply(event)?;
        }
        Ok(table)
    }

    /// The shortest log that makes this table without its round.
    pub fn founding_events(&self) -> Vec<Event> {
        let opened = Event::Opened {
            mode: self.mode,
            rules: self.rules.clone(),
        };
        let seated = self.seats.iter().map(|seat| Event::Seated {
            seat: seat.id,
            name: seat.name.clone(),
            points: seat.points,
        });
        let continued = Event::Continued {
            rounds: self.rounds,
            next_seat: self.next_seat,
            last_scorer: self.last_scorer,
        };
        let mut events = vec![opened];
        events.extend(seated);
        events.push(continued);
        if !self.known.is_empty() {
            events.push(Event::SolutionsKnown {
                rolls: self.known.clone(),
            });
        }
        let failed_players = self.failures_after_round().written();
        if !failed_players.is_empty() {
            events.push(Event::FailedInARow {
                players: failed_players,
            });
        }
        events.extend(self.host.map(|seat| Event::HostChanged { seat }));
        let way = Some(self.way).filter(|way| *way != Way::Call);
        events.extend(way.map(|way| Event::WayChanged { way }));
        events.extend(self.more_time_events());
        events
    }

    /// The mode of the table: alone, at one screen, or in a group.
    pub fn mode(&self) -> TableMode {
        self.mode
    }

    /// The house rules of the table.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The players, the longest-seated first.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The player at the seat `id`.
    pub fn seat(&self, id: SeatId) -> Option<&Seat> {
        // Seats are in ascending order.
        let index = self.seats.binary_search_by_key(&id, |seat| seat.id).ok()?;
        self.seats.get(index)
    }

    /// The seat that the next player gets.
    pub fn next_seat(&self) -> SeatId {
        self.next_seat
    }

    /// The player who was named host, or else the longest-seated one.
    pub fn host(&self) -> Option<SeatId> {
        self.host.or(self.seats.first().map(|seat| seat.id))
    }

    /// The rights of the player at `seat` beyond playing. In a group the
    /// [group](crate::group::state::Group::rights) knows more.
    pub fn rights(&self, seat: SeatId) -> Rights {
        // At one screen all players can be asked directly.
        if self.mode != TableMode::Group || self.host() == Some(seat) {
            Rights::Host
        } else {
            Rights::Player
        }
    }

    /// The player who last won a point.
    pub fn last_scorer(&self) -> Option<SeatId> {
        self.last_scorer
    }

    /// How many rounds have been dealt; a race that has ended is one too.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The round on the table.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// Whether players have seen the solutions of `deal`, under the goal of the house rules. The
    /// deal was settled here, or its solutions were looked up.
    pub fn is_known(&self, deal: &Deal) -> bool {
        let roll = deal.roll();
        roll.is_some_and(|roll| self.known.contains(&KnownRoll::new(roll, self.rules.goal)))
    }

    /// The way in which the table is played.
    pub fn way(&self) -> Way {
        self.way
    }

    /// Whether a call is open: then the roll on the table cannot be replaced.
    pub fn call_is_open(&self) -> bool {
        self.round.as_ref().is_some_and(Round::call_is_open)
    }

    /// Whether a round that everyone plays is open: then the roll on the table cannot be replaced
    /// either.
    pub fn everyone_is_open(&self) -> bool {
        self.round.as_ref().is_some_and(Round::is_everyones)
    }

    /// Whether all clocks are stopped.
    pub fn is_paused(&self) -> bool {
        self.round.as_ref().is_some_and(Round::is_paused)
    }

    /// Whether a clock runs, a call without a clock is open, or a clock is stopped. After an outage
    /// the table's time goes on from where it was.
    pub fn keeps_time(&self) -> bool {
        let left_ms = self.round.as_ref().and_then(Round::left_ms);
        self.call_is_open() || self.deadline_ms().or(left_ms).is_some()
    }

    /// Whether numbers may be moved before any call: alone and without clocks.
    pub fn moves_freely(&self) -> bool {
        self.mode == TableMode::Solitaire && self.rules.clocks_off()
    }

    /// Whether players can take hints, as they can if everybody sees the same screen.
    pub fn gives_hints(&self) -> bool {
        self.mode != TableMode::Group
    }

    /// The outcome of the board of the round.
    pub fn outcome(&self) -> BoardOutcome {
        self.round.as_ref().map_or(BoardOutcome::Open, |round| {
            round.board.outcome(self.rules.goal, self.rules.all_numbers)
        })
    }

    /// How many players fit at the table.
    pub fn capacity(&self) -> usize {
        match self.mode {
            TableMode::Solitaire => 1,
            TableMode::HotSeat => MAX_HOT_SEATS,
            TableMode::Group => MAX_SEATS,
        }
    }

    /// The most players within one entry of a group's log. The last one may take over the seat of a
    /// player who leaves in the same entry.
    pub fn capacity_within_entry(&self) -> usize {
        match self.mode {
            TableMode::Solitaire | TableMode::HotSeat => self.capacity(),
            TableMode::Group => MAX_SEATS + 1,
        }
    }
}

/// Whether the rules suit the mode. Several players need both clocks: without them a call would
/// never end.
pub(super) fn fits_mode(rules: &Rules, mode: TableMode) -> bool {
    let has_clocks = rules.score_clock.is_some() && rules.impossible_clock.is_some();
    mode == TableMode::Solitaire || has_clocks
}

/// Whether the way of playing suits the mode. At one screen nobody has a board of their own.
pub(super) fn way_fits_mode(way: Way, mode: TableMode) -> bool {
    way == Way::Call || mode == TableMode::Group
}

/// Rejects an event whose condition is not met.
fn require(is_met: bool) -> Result<(), Rejected> {
    if is_met { Ok(()) } else { Err(Rejected) }
}
