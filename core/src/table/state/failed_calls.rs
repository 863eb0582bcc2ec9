//! The players who may not call at a table after too many failed SCORE calls in a row.

use crate::table::event::{FailedInARow, SeatId, TableMode};
use crate::table::failures::Failures;
use crate::table::round::Settlement;

use super::{Rejected, Table, require};

impl Table {
    /// The number of rolls for which the player at `seat` may not call yet after failed SCORE
    /// calls. The roll on the table is included while it is open.
    pub fn rolls_to_wait(&self, seat: SeatId) -> u32 {
        self.failures.rolls_to_wait(seat)
    }

    /// The SCORE calls that the player at `seat` has failed with in a row.
    pub fn failed_in_a_row(&self, seat: SeatId) -> Option<FailedInARow> {
        self.failures.of(seat)
    }

    /// Restores the failures of a player who had failed before they left, if players who spoil
    /// wait.
    pub fn carry_over_failures(&mut self, failed: FailedInARow) -> Result<(), Rejected> {
        self.require_seat(failed.seat)?;
        if self.rules.spoilers_wait {
            let has_roll = self.round.is_some();
            self.failures.carry_over(failed, has_roll).ok_or(Rejected)?;
        }
        Ok(())
    }

    pub(super) fn restore_failures(&mut self, failed: &[FailedInARow]) -> Result<(), Rejected> {
        let mut seats = failed.iter().map(|failed| failed.seat);
        seats.try_for_each(|seat| self.require_seat(seat))?;
        require(self.rules.spoilers_wait)?;
        self.failures = Failures::read(failed).ok_or(Rejected)?;
        Ok(())
    }

    /// The failures after the roll on the table is replaced by another. At one screen all have seen
    /// that roll; in a group the [group](crate::group::state::Group) says whether the roll
    /// [counts](Table::count_roll).
    pub(super) fn failures_after_round(&self) -> Failures {
        let mut failures = self.failures.clone();
        if self.mode != TableMode::Group && self.round.is_some() {
            failures.count_roll(|_| true);
        }
        failures
    }

    /// Counts the roll on the table as one of those for which players must wait.
    pub fn count_roll(&mut self) {
        self.failures.count_roll(|_| true);
    }

    /// Notes the end of a round for the players who wait, and for a player who failed in it. The
    /// round was at this table, or at a part of it; `is_theirs` says which players it concerns.
    pub fn note_settlement(&mut self, settlement: &Settlement, is_theirs: impl Fn(SeatId) -> bool) {
        if !self.rules.spoilers_wait || !settlement.has_call() {
            return;
        }
        self.failures.count_roll(is_theirs);
        match (settlement.failed_caller(), settlement.score_caller) {
            (Some(failed), _) => self.failures.fail(failed),
            (None, Some(succeeded)) => self.failures.forget(succeeded),
            (None, None) => {}
        }
    }
}
