//! Calls on the roll that is on the table, the steps that show them, and how the round ends.

use crate::games::score::Ending;
use crate::table::board::{Board, BoardOutcome, Step};
use crate::table::event::{Award, KnownRoll, SeatId};
use crate::table::round::{Phase, Settlement};
use crate::table::rules::TimeLimit;

use super::{Rejected, Table, require};

impl Table {
    pub(super) fn call_impossible(
        &mut self,
        seat: SeatId,
        deadline_ms: Option<u64>,
    ) -> Result<(), Rejected> {
        self.require_seat(seat)?;
        require_same_switch(self.rules.impossible_clock, deadline_ms)?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        require(round.phase == Phase::Thinking && !round.is_paused())?;
        round.phase = Phase::Impossible {
            caller: seat,
            deadline_ms,
        };
        Ok(())
    }

    /// Begins a demonstration with the numbers as they were dealt: steps made before a call bring
    /// no points.
    pub(super) fn call_score(
        &mut self,
        seat: SeatId,
        deadline_ms: Option<u64>,
    ) -> Result<(), Rejected> {
        self.require_seat(seat)?;
        require_same_switch(self.rules.score_clock, deadline_ms)?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        let against = match round.phase {
            _ if round.is_paused() => return Err(Rejected),
            Phase::Thinking => None,
            Phase::Impossible { caller, .. } => Some(caller),
            Phase::Demonstration { .. }
            | Phase::Settled(_)
            | Phase::Everyone { .. }
            | Phase::Revealed(_) => return Err(Rejected),
        };
        round.board = Board::new(&round.deal.numbers());
        round.phase = Phase::Demonstration {
            caller: seat,
            deadline_ms,
            against,
        };
        Ok(())
    }

    pub(super) fn settle(&mut self, ending: Ending, awards: &[Award]) -> Result<(), Rejected> {
        require(self.can_end(ending))?;
        let round = self.round.as_ref().ok_or(Rejected)?;
        let (score_caller, impossible_caller) = round.callers();
        for award in awards {
            require([score_caller, impossible_caller].contains(&Some(award.seat)))?;
            require(award.points == 0 || !round.is_practice)?;
        }
        let roll = round.deal.roll();
        for award in awards {
            self.award(*award);
        }
        if let Some(round) = &mut self.round {
            let settlement = Settlement {
                ending,
                score_caller,
                impossible_caller,
                awards: awards.to_vec(),
                hints: round.hints.clone(),
                taken_ms: round.taken_ms,
            };
            round.paused = None;
            round.phase = Phase::Settled(settlement.clone());
            self.note_settlement(&settlement, |_| true);
        }
        // The solutions of a settled roll are open to all.
        if let Some(roll) = roll {
            self.learn(&[KnownRoll::new(roll, self.rules.goal)]);
        }
        Ok(())
    }

    /// Applies the result of a round whose calls and steps are not sent to this table's reader.
    pub fn apply_result(&mut self, settlement: &Settlement) -> Result<(), Rejected> {
        let round = self.round.as_mut().ok_or(Rejected)?;
        require(round.phase == Phase::Thinking)?;
        round.paused = None;
        round.phase = Phase::Settled(settlement.clone());
        Ok(())
    }

    /// Notes how much of their time the caller took for the goal on the board.
    pub(super) fn note_time_taken(&mut self, taken_ms: u64) -> Result<(), Rejected> {
        let clock = self.rules.score_clock.ok_or(Rejected)?;
        require(taken_ms <= clock.duration_ms() && self.can_end(Ending::Reached))?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        require(round.taken_ms.is_none())?;
        round.taken_ms = Some(taken_ms);
        Ok(())
    }

    pub(super) fn step(&mut self, step: Step) -> Result<(), Rejected> {
        self.require_movable()?;
        let allowed = self.rules.ops;
        let round = self.round.as_mut().ok_or(Rejected)?;
        round.board.make(step, allowed).map_err(|_| Rejected)?;
        Ok(())
    }

    pub(super) fn undo(&mut self) -> Result<(), Rejected> {
        self.require_movable()?;
        let round = self.round.as_mut().ok_or(Rejected)?;
        round.board.undo().ok_or(Rejected)?;
        Ok(())
    }

    /// Whether the round can end with `ending` now.
    fn can_end(&self, ending: Ending) -> bool {
        let Some(round) = &self.round else {
            return false;
        };
        match (&round.phase, ending) {
            (Phase::Settled(_) | Phase::Everyone { .. } | Phase::Revealed(_), _) => false,
            (_, Ending::Ended) => true,
            (Phase::Impossible { .. }, Ending::Stood) => true,
            (Phase::Thinking, Ending::Practised)
            | (Phase::Demonstration { .. }, Ending::Reached) => {
                self.outcome() == BoardOutcome::Reached
            }
            (Phase::Demonstration { .. }, Ending::Missed) => self.outcome() == BoardOutcome::Missed,
            (Phase::Demonstration { .. }, Ending::OutOfTime | Ending::GaveUp) => {
                self.outcome().is_open()
            }
            _ => false,
        }
    }

    /// Requires that the numbers may move. They may in a demonstration, or before a call at a table
    /// where they are moved freely, and not once the goal is reached.
    fn require_movable(&self) -> Result<(), Rejected> {
        let round = self.round.as_ref().ok_or(Rejected)?;
        let may_move = match round.phase {
            _ if round.is_paused() => false,
            Phase::Demonstration { .. } => self.outcome().is_open(),
            Phase::Thinking => self.moves_freely() && self.outcome() != BoardOutcome::Reached,
            Phase::Impossible { .. }
            | Phase::Settled(_)
            | Phase::Everyone { .. }
            | Phase::Revealed(_) => false,
        };
        require(may_move)
    }
}

/// Requires a deadline if the house rules give the call a clock, else none.
fn require_same_switch(clock: Option<TimeLimit>, deadline_ms: Option<u64>) -> Result<(), Rejected> {
    require(clock.is_some() == deadline_ms.is_some())
}
