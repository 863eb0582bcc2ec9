//! Lines of the operator's log that may come by the thousand: each is written
//! once a minute, with the number of those that were left out.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use score_core::wire::HelloRefusal;
use tracing::info;

use crate::log::TableId;
use crate::refusal;

/// For how long a line is not written again, in milliseconds.
pub const QUIET_MS: u64 = 60_000;

/// Something that an operator reads of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Notice {
    /// A hello was refused, for this reason.
    Refused(&'static str),
    /// A table was made.
    Made,
    /// A table was forgotten.
    Forgotten,
}

/// What has been written lately; clones of it are the same.
#[derive(Clone, Debug, Default)]
pub struct Notices(Arc<Mutex<Quiet>>);

/// Which notices are not to be written again for now.
#[derive(Debug, Default)]
pub struct Quiet(BTreeMap<Notice, Since>);

#[derive(Debug)]
struct Since {
    written_ms: u64,
    left_out: u64,
}

impl Quiet {
    /// Whether a notice is to be written when the clock shows `now_ms`: then,
    /// how many like it were left out before.
    pub fn note(&mut self, notice: Notice, now_ms: u64) -> Option<u64> {
        let since = self.0.get_mut(&notice);
        if let Some(since) = since.filter(|since| since.is_quiet(now_ms)) {
            since.left_out += 1;
            return None;
        }
        let since = Since {
            written_ms: now_ms,
            left_out: 0,
        };
        let before = self.0.insert(notice, since);
        Some(before.map_or(0, |before| before.left_out))
    }

    /// The notices that were left out and are to be written now, each with how
    /// many there were.
    pub fn due(&mut self, now_ms: u64) -> Vec<(Notice, u64)> {
        let mut due = Vec::new();
        self.0.retain(|notice, since| {
            let is_over = !since.is_quiet(now_ms);
            if is_over && since.left_out > 0 {
                due.push((*notice, since.left_out));
                *since = Since {
                    written_ms: now_ms,
                    left_out: 0,
                };
                return true;
            }
            !is_over
        });
        due
    }
}

impl Since {
    /// A clock that is set back ends it too.
    fn is_quiet(&self, now_ms: u64) -> bool {
        (self.written_ms..self.written_ms.saturating_add(QUIET_MS)).contains(&now_ms)
    }
}

impl Notices {
    /// A hello was refused.
    pub fn refused(&self, refusal: &HelloRefusal, table: Option<TableId>, now_ms: u64) {
        self.note(Notice::Refused(refusal::why(refusal)), table, now_ms);
    }

    /// A table was made.
    pub fn made(&self, table: TableId, now_ms: u64) {
        self.note(Notice::Made, Some(table), now_ms);
    }

    /// A table was forgotten.
    pub fn forgotten(&self, table: TableId, now_ms: u64) {
        self.note(Notice::Forgotten, Some(table), now_ms);
    }

    /// Writes what was left out until now; to be asked now and then.
    pub fn catch_up(&self, now_ms: u64) {
        let due = self.quiet().due(now_ms);
        for (notice, left_out) in due {
            write(notice, None, left_out);
        }
    }

    fn note(&self, notice: Notice, table: Option<TableId>, now_ms: u64) {
        let left_out = self.quiet().note(notice, now_ms);
        if let Some(left_out) = left_out {
            write(notice, table, left_out);
        }
    }

    // It is whole between any two changes.
    fn quiet(&self) -> MutexGuard<'_, Quiet> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Writes a line about one table, and about others that were left out.
fn write(notice: Notice, table: Option<TableId>, left_out: u64) {
    let table = table.map(|table| table.0);
    match notice {
        Notice::Refused(why) => info!(table, why, left_out, "a hello was refused"),
        Notice::Made => info!(table, left_out, "a table is made"),
        Notice::Forgotten => info!(table, left_out, "a table is forgotten"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: Notice = Notice::Refused("name");
    const BUSY: Notice = Notice::Refused("busy");

    #[test]
    fn a_line_is_written_at_once_and_others_like_it_a_minute_later() {
        let mut quiet = Quiet::default();
        assert_eq!(quiet.note(NAME, 1_000), Some(0));
        for _ in 0..744 {
            assert_eq!(quiet.note(NAME, 1_500), None);
        }
        assert_eq!(quiet.due(1_000 + QUIET_MS - 1), []);
        assert_eq!(quiet.due(1_000 + QUIET_MS), [(NAME, 744)]);
        // That was the line of the next minute.
        assert_eq!(quiet.note(NAME, 1_001 + QUIET_MS), None);
        assert_eq!(quiet.due(1_000 + 2 * QUIET_MS), [(NAME, 1)]);
        assert_eq!(quiet.due(1_000 + 9 * QUIET_MS), []);
        assert_eq!(quiet.note(NAME, 1_000 + 9 * QUIET_MS), Some(0));
    }

    #[test]
    fn reasons_are_counted_apart() {
        let mut quiet = Quiet::default();
        assert_eq!(quiet.note(NAME, 0), Some(0));
        assert_eq!(quiet.note(BUSY, 0), Some(0));
        assert_eq!(quiet.note(Notice::Made, 0), Some(0));
        assert_eq!(quiet.note(NAME, 1), None);
        assert_eq!(quiet.due(QUIET_MS), [(NAME, 1)]);
    }

    #[test]
    fn what_was_left_out_is_told_by_the_next_line_if_nobody_asked_before() {
        let mut quiet = Quiet::default();
        quiet.note(NAME, 0);
        quiet.note(NAME, 1);
        quiet.note(NAME, 2);
        assert_eq!(quiet.note(NAME, QUIET_MS), Some(2));
    }

    #[test]
    fn a_clock_that_is_set_back_keeps_no_line_away() {
        let mut quiet = Quiet::default();
        quiet.note(NAME, 10 * QUIET_MS);
        assert_eq!(quiet.note(NAME, 5), Some(0));
    }

    #[test]
    fn nothing_is_kept_of_what_is_over() {
        let mut quiet = Quiet::default();
        quiet.note(NAME, 0);
        quiet.due(QUIET_MS);
        assert!(quiet.0.is_empty());
    }
}
