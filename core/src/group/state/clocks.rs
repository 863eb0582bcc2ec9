//! The clocks of a group, at its table and at the small ones. Beside them are the times when its
//! rounds were dealt and ended.

use crate::group::entry::{GroupEvent, RoundTimes};
use crate::group::small_tables::SmallTables;
use crate::table::event::Event;
use crate::table::referee;
use crate::table::state::Round;

use super::{Group, ROLL_COUNTS_AFTER_MS};

impl Group {
    /// The ends of calls whose time is up at `now_ms`.
    pub fn overdue(&self, now_ms: u64) -> Vec<GroupEvent> {
        let settled = referee::overdue(&self.table, now_ms).map(GroupEvent::Table);
        let small_table_ends = self.small_tables.iter();
        let small_table_ends = small_table_ends.flat_map(|tables| tables.overdue(now_ms));
        let small_table_ends =
            small_table_ends.map(|(table, event)| GroupEvent::At { table, event });
        settled.into_iter().chain(small_table_ends).collect()
    }

    /// When the first clock that runs is up.
    pub fn deadline_ms(&self) -> Option<u64> {
        let small_deadlines_ms = self.small_tables.iter().flat_map(SmallTables::iter);
        let small_deadlines_ms = small_deadlines_ms.filter_map(|(_, table)| table.deadline_ms());
        self.table
            .deadline_ms()
            .into_iter()
            .chain(small_deadlines_ms)
            .min()
    }

    /// Whether a clock runs or is stopped, or a call without a clock is open. After an outage the
    /// time then goes on from where it was.
    pub fn keeps_time(&self) -> bool {
        let mut small_tables = self.small_tables.iter().flat_map(SmallTables::iter);
        self.table.keeps_time() || small_tables.any(|(_, table)| table.keeps_time())
    }

    /// When the round on the table was dealt and ended.
    pub fn round_times(&self) -> RoundTimes {
        self.round_times
    }

    /// Counts the roll on the table for players who must wait, before another roll replaces it. It
    /// counts if it has lain there long enough. If a call on it has ended, that end has
    /// counted it already.
    pub(super) fn count_roll(&mut self) {
        let lay_ms = |dealt_ms| self.at_ms.saturating_sub(dealt_ms);
        let dealt_ms = self.round_times.dealt_ms;
        if dealt_ms.is_some_and(|dealt_ms| lay_ms(dealt_ms) >= ROLL_COUNTS_AFTER_MS) {
            self.table.count_roll();
        }
    }

    /// Notes the time at which `event`, which was applied, began, resumed or ended the round on the
    /// table.
    pub(super) fn note_round_times(&mut self, event: &GroupEvent) {
        let at_ms = self.at_ms;
        let (is_deal, is_resumed) = match event {
            GroupEvent::Table(event) => (event.is_deal(), matches!(event, Event::Resumed { .. })),
            _ => (false, false),
        };
        let is_over = self.table.round().map(Round::is_over);
        let times = &mut self.round_times;
        match is_over {
            None => *times = RoundTimes::default(),
            Some(_) if is_deal => {
                *times = RoundTimes {
                    dealt_ms: Some(at_ms),
                    ..RoundTimes::default()
                };
            }
            Some(true) => times.ended_ms = times.ended_ms.or(Some(at_ms)),
            Some(false) => {
                times.ended_ms = None;
                if is_resumed {
                    times.resumed_ms = Some(at_ms);
                }
            }
        }
    }
}
