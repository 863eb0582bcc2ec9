//! Failed SCORE calls in a row, and the rolls for which the players must wait because of them.

use std::collections::BTreeMap;

use super::event::{FailedInARow, SeatId};

/// The most failures in a row that are counted: a player who fails more often waits no longer.
pub const MAX_FAILURES: u32 = 1_000;

/// The failures in a row of a table's players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Failures {
    /// The players who have failed since their last success.
    players: BTreeMap<SeatId, Failed>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Failed {
    failures: u32,
    rolls_to_wait: u32,
    /// Whether the roll on the table has been counted as waited already.
    is_roll_counted: bool,
}

impl Failures {
    /// Counts a failed SCORE call of the player.
    pub fn fail(&mut self, seat: SeatId) {
        let before = self.players.get(&seat).map_or(0, |failed| failed.failures);
        let failures = before.saturating_add(1).min(MAX_FAILURES);
        let failed = Failed {
            failures,
            rolls_to_wait: failures - 1,
            is_roll_counted: true,
        };
        self.players.insert(seat, failed);
    }

    /// Forgets the failures of a player who has reached the goal after a SCORE call, or left.
    pub fn forget(&mut self, seat: SeatId) {
        self.players.remove(&seat);
    }

    /// Counts the roll on the table, once, as one that these players have waited.
    pub fn count_roll(&mut self, is_theirs: impl Fn(SeatId) -> bool) {
        for (_, failed) in self
            .players
            .iter_mut()
            .filter(|(seat, _)| is_theirs(**seat))
        {
            if !failed.is_roll_counted {
                failed.rolls_to_wait = failed.rolls_to_wait.saturating_sub(1);
                failed.is_roll_counted = true;
            }
        }
    }

    /// Begins another roll, or withdraws the one on the table.
    pub fn begin_roll(&mut self) {
        for failed in self.players.values_mut() {
            failed.is_roll_counted = false;
        }
    }

    /// The number of rolls for which the player may not call yet. The one on the table is included
    /// while it is open.
    pub fn rolls_to_wait(&self, seat: SeatId) -> u32 {
        let failed = self.players.get(&seat);
        failed.map_or(0, |failed| failed.rolls_to_wait)
    }

    /// The failures of the player at `seat`.
    pub fn of(&self, seat: SeatId) -> Option<FailedInARow> {
        let failed = self.players.get(&seat)?;
        Some(FailedInARow {
            seat,
            failures: failed.failures,
            rolls_to_wait: failed.rolls_to_wait,
        })
    }

    /// The failures of all players, for a log.
    pub fn written(&self) -> Vec<FailedInARow> {
        self.players
            .keys()
            .filter_map(|seat| self.of(*seat))
            .collect()
    }

    /// Restores the failures of a player who had failed before they left; `None` if that is not
    /// possible. A roll that is on the table does not count as waited again: it may have been
    /// counted before.
    pub fn carry_over(&mut self, written: FailedInARow, has_roll: bool) -> Option<()> {
        let Failures { mut players } = Failures::read(&[written])?;
        for failed in players.values_mut() {
            failed.is_roll_counted = has_roll;
        }
        self.players.extend(players);
        Some(())
    }

    /// The failures that a log has from an earlier part; `None` if they are not possible.
    pub fn read(written: &[FailedInARow]) -> Option<Failures> {
        let failed = |written: &FailedInARow| Failed {
            failures: written.failures,
            rolls_to_wait: written.rolls_to_wait,
            is_roll_counted: false,
        };
        let players = written
            .iter()
            .map(|written| (written.seat, failed(written)));
        written.iter().all(is_sound).then(|| Failures {
            players: players.collect(),
        })
    }
}

/// Whether these values are possible: from the second failure on, a player waits one roll more each
/// time.
fn is_sound(written: &FailedInARow) -> bool {
    let is_counted = (1..=MAX_FAILURES).contains(&written.failures);
    is_counted && written.rolls_to_wait < written.failures
}
