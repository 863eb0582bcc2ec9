//! The open rolls at tables of groups, which a browser stores. It tells whether a question is about
//! one of them.
//!
//! While a group thinks about a roll, nothing in the browsers of its players shows solutions, hints
//! or verdicts of it. A question is about a roll when all numbers of the roll are among the numbers
//! that are asked about, as often as they were rolled; another goal, other operators or more
//! numbers make no difference. One browser has several tabs, so the rolls are stored there, and
//! each tab asks when it is about to show something.

use serde::{Deserialize, Serialize};

use crate::dice::Roll;

/// How long a roll is withheld after the last sign of a tab at its table, in milliseconds. This is
/// as long as a round with a clock can last. A tab that was closed during a round gives no more
/// signs.
pub const MAX_WITHHELD_MS: u64 = 600_000;

/// How often a tab at a table gives a sign, in milliseconds.
pub const SIGN_EVERY_MS: u64 = 30_000;

/// The most rolls that are withheld at once, one for each seat; the latest stay.
pub const MAX_OPEN_ROLLS: usize = 8;

/// The secret of a seat at a table, which distinguishes the seats of a browser.
pub type SeatKey = [u8; 16];

/// Whether a question about `numbers` is also about `roll`.
pub fn is_among(roll: &Roll, numbers: &[u32]) -> bool {
    let count_of =
        |list: &[u32], number: u32| list.iter().filter(|found| **found == number).count();
    let rolled = roll.numbers();
    rolled
        .iter()
        .all(|number| count_of(numbers, *number) >= count_of(rolled, *number))
}

/// Whether a question about `numbers` is also about one of the `open` rolls.
pub fn withhold(open: &[Roll], numbers: &[u32]) -> bool {
    open.iter().any(|roll| is_among(roll, numbers))
}

/// The open rolls of all tables at which a browser has a seat, as the browser stores them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenRolls(Vec<NotedRoll>);

/// An open roll at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct NotedRoll {
    seat: SeatKey,
    roll: Roll,
    /// The time of the last sign, by the wall clock.
    noted_ms: u64,
}

impl NotedRoll {
    /// Whether the last sign is within `ms` of `now_ms`, before or after: a clock may be set back.
    fn is_within(&self, now_ms: u64, ms: u64) -> bool {
        self.noted_ms.abs_diff(now_ms) <= ms
    }
}

impl OpenRolls {
    /// The rolls that are withheld at `now_ms` of the wall clock.
    pub fn at(&self, now_ms: u64) -> Vec<Roll> {
        let open = self.0.iter().take(MAX_OPEN_ROLLS);
        let open = open.filter(|open| open.is_within(now_ms, MAX_WITHHELD_MS));
        open.map(|open| open.roll).collect()
    }

    /// Whether a tab at this seat, where `roll` is open now, has to store that.
    pub fn is_news(&self, seat: SeatKey, roll: Option<Roll>, now_ms: u64) -> bool {
        let noted = self.0.iter().find(|open| open.seat == seat);
        match (noted, roll) {
            (None, None) => false,
            (Some(noted), Some(roll)) => {
                noted.roll != roll || !noted.is_within(now_ms, SIGN_EVERY_MS)
            }
            _ => true,
        }
    }

    /// Stores the roll that is open at a seat's table; `None` if none is. Outdated notes are
    /// removed.
    pub fn note(&mut self, seat: SeatKey, roll: Option<Roll>, now_ms: u64) {
        self.0
            .retain(|open| open.seat != seat && open.is_within(now_ms, MAX_WITHHELD_MS));
        if let Some(roll) = roll {
            let noted_ms = now_ms;
            self.0.insert(
                0,
                NotedRoll {
                    seat,
                    roll,
                    noted_ms,
                },
            );
        }
        self.0.truncate(MAX_OPEN_ROLLS);
    }
}
