//! The clocks of a table: the shared clock, and the time that each player has on it.

use std::collections::BTreeMap;

use crate::table::event::{Event, SeatId};
use crate::table::more_time::{Lengthening, MoreTime};
use crate::table::round::{Phase, Round};
use crate::table::rules::TimeLimit;
use crate::table::way_of_playing::{RoundTimeLimit, Way};

use super::{Rejected, Table, require};

impl Table {
    /// When the time of the running clock is up. In a round that everyone plays, this is for
    /// players without more time.
    pub fn deadline_ms(&self) -> Option<u64> {
        self.round.as_ref()?.deadline_ms()
    }

    /// The same for the player at `seat`.
    pub fn deadline_ms_of(&self, seat: SeatId) -> Option<u64> {
        Some(self.deadline_ms()?.saturating_add(self.extra_ms_of(seat)))
    }

    /// How much time a stopped clock has left for the player at `seat`, in milliseconds.
    pub fn left_ms_of(&self, seat: SeatId) -> Option<u64> {
        let left_ms = self.round.as_ref()?.left_ms()?;
        Some(left_ms.saturating_add(self.extra_ms_of(seat)))
    }

    /// The extra time of the player at `seat`, in milliseconds. It counts only in a round that
    /// everyone plays, because a call has its own deadline.
    fn extra_ms_of(&self, seat: SeatId) -> u64 {
        let more = self.more_time_of(seat).filter(|_| self.everyone_is_open());
        more.map_or(0, |more| more.extra_ms(self.clock_length_ms()))
    }

    /// The whole length of the running clock, or of the next one, in milliseconds. It is 0 for a
    /// round without a clock.
    pub fn clock_length_ms(&self) -> u64 {
        let round = self.round.as_ref();
        let clock = match (round.map(|round| &round.phase), &self.way) {
            (Some(Phase::Everyone { .. }), Way::Everyone(everyone)) => {
                let lengthened_ms = round.map_or(0, |round| round.lengthened_ms);
                let clock_ms = everyone.clock.map_or(0, RoundTimeLimit::duration_ms);
                return clock_ms + lengthened_ms;
            }
            (Some(Phase::Impossible { .. }), _) => self.rules.impossible_clock,
            (Some(Phase::Demonstration { caller, .. }), _) => {
                return self.score_clock_ms(*caller).unwrap_or_default();
            }
            _ => self.rules.score_clock,
        };
        clock.map_or(0, TimeLimit::duration_ms)
    }

    /// The same for the player at `seat`.
    pub fn clock_length_ms_of(&self, seat: SeatId) -> u64 {
        self.clock_length_ms()
            .saturating_add(self.extra_ms_of(seat))
    }

    /// How long the player at `seat` has for a SCORE call, in milliseconds; `None`: no limit.
    pub fn score_clock_ms(&self, seat: SeatId) -> Option<u64> {
        let clock_ms = self.rules.score_clock?.duration_ms();
        let more = self.more_time_of(seat);
        Some(clock_ms + more.map_or(0, |more| more.extra_ms(clock_ms)))
    }

    /// How much more time than others the player at `seat` has.
    pub fn more_time_of(&self, seat: SeatId) -> Option<MoreTime> {
        self.more_time.get(&seat).copied()
    }

    /// Whether players have a clock in the present way of playing that more time for one of them
    /// lengthens.
    pub fn is_timed(&self) -> bool {
        match &self.way {
            Way::Call => self.rules.score_clock.is_some(),
            Way::Everyone(everyone) => everyone.clock.is_some(),
            Way::Race => false,
        }
    }

    /// How much more time than others the player at `seat` has in the open round. `None`: none, or
    /// no clock of theirs counts in it.
    pub fn more_time_in_round(&self, seat: SeatId) -> Option<MoreTime> {
        let round = self.round.as_ref().filter(|round| !round.is_over())?;
        let clock_counts = match &round.phase {
            Phase::Everyone { .. } => self.has_round_clock(),
            Phase::Demonstration { caller, .. } => *caller == seat && self.is_timed(),
            _ => self.is_timed(),
        };
        self.more_time_of(seat).filter(|_| clock_counts)
    }

    /// The players who have more time than others, as far as this table's reader knows.
    pub fn more_time(&self) -> &BTreeMap<SeatId, MoreTime> {
        &self.more_time
    }

    /// The events that give them more time.
    pub fn more_time_events(&self) -> impl Iterator<Item = Event> {
        let given = self.more_time.iter();
        given.map(|(&seat, &more)| Event::MoreTimeGiven {
            seat,
            more: Some(more),
        })
    }

    pub(super) fn give_more_time(
        &mut self,
        seat: SeatId,
        more: Option<MoreTime>,
    ) -> Result<(), Rejected> {
        self.require_seat(seat)?;
        match more {
            Some(more) => self.more_time.insert(seat, more),
            None => self.more_time.remove(&seat),
        };
        Ok(())
    }

    /// Gives more time to exactly those of these players who sit at the table.
    pub fn set_more_time(&mut self, more_time: &BTreeMap<SeatId, MoreTime>) {
        let given = more_time.iter().map(|(&seat, &more)| (seat, more));
        self.more_time = given
            .filter(|(seat, _)| self.seat(*seat).is_some())
            .collect();
    }

    pub(super) fn lengthen(&mut self, by: Lengthening) -> Result<(), Rejected> {
        require(self.everyone_is_open())?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        round.lengthen(by).ok_or(Rejected)
    }

    /// Whether the round that everyone plays has a clock that can be lengthened, whether it runs or
    /// is stopped.
    pub(crate) fn has_round_clock(&self) -> bool {
        let left_ms = self.round.as_ref().and_then(Round::left_ms);
        self.everyone_is_open() && self.deadline_ms().or(left_ms).is_some()
    }
}
