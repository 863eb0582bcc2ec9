//! The clock of a table that is loaded again. It goes on from the moment when the table was stored.

use serde::{Deserialize, Serialize};

use super::state::Table;

/// The moment when a table was stored, by two clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredMoment {
    /// The time of the table's clock, in milliseconds.
    pub table_ms: u64,
    /// The time of the wall clock, in milliseconds since 1970.
    pub wall_ms: u64,
}

/// The clock of `table`, in milliseconds, when it is loaded again while the wall clock shows
/// `wall_ms`.
///
/// Meanwhile time passes by the wall clock, because no other clock keeps running. If the wall clock
/// was set back, no time passes, and nobody gets more time than a call has. If `stored` is not
/// known, the table's clock is the wall clock, as it was in earlier versions.
pub fn resumed_ms(table: &Table, stored: Option<StoredMoment>, wall_ms: u64) -> u64 {
    let Some(deadline_ms) = table.deadline_ms() else {
        return wall_ms;
    };
    let now_ms = stored.map_or(wall_ms, |stored| {
        let passed_ms = wall_ms.saturating_sub(stored.wall_ms);
        stored.table_ms.saturating_add(passed_ms)
    });
    now_ms.max(deadline_ms.saturating_sub(table.clock_length_ms()))
}
