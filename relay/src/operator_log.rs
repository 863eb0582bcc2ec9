//! The operator's log, throttled. A line that may recur thousands of times is written once a
//! minute, with the number of omitted lines.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::Arc;

use parking_lot::{Mutex, MutexGuard};
use score_core::wire::HelloRefusal;
use tracing::{info, warn};

use crate::cluster::NodeId;
use crate::log::TableId;

/// How long a line is not written again, in milliseconds.
pub const THROTTLE_MS: u64 = 60_000;

/// A kind of line in the operator's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Line {
    /// A hello was refused, for this reason.
    Refused(&'static str),
    /// A page has sent too many bytes.
    TooMuch,
    /// A caller without the secret of the cluster asked for a pipe.
    WrongSecret,
    /// Another relay did not accept a player.
    NoPipe,
    /// The log failed to find the table that a page asked for.
    NothingFound,
    /// A table was made.
    Made,
    /// A table was forgotten.
    Forgotten,
}

/// The operator's log; clones of it are the same log.
#[derive(Clone, Debug, Default)]
pub struct OperatorLog(Arc<Mutex<Throttle>>);

/// The kinds of lines that are not written again for now.
#[derive(Debug, Default)]
pub struct Throttle(BTreeMap<Line, LastWritten>);

#[derive(Debug)]
struct LastWritten {
    written_ms: u64,
    left_out: u64,
}

impl Throttle {
    /// Notes a line, and returns how many lines like it were omitted before. `None`: it shall not
    /// be written at `now_ms`.
    pub fn note(&mut self, line: Line, now_ms: u64) -> Option<u64> {
        let last_written = self.0.get_mut(&line);
        if let Some(last_written) =
            last_written.filter(|last_written| last_written.is_throttled(now_ms))
        {
            last_written.left_out += 1;
            return None;
        }
        let last_written = LastWritten {
            written_ms: now_ms,
            left_out: 0,
        };
        let before = self.0.insert(line, last_written);
        Some(before.map_or(0, |before| before.left_out))
    }

    /// The kinds of omitted lines that are due now, each with their number.
    pub fn due(&mut self, now_ms: u64) -> Vec<(Line, u64)> {
        let mut due = Vec::new();
        self.0.retain(|line, last_written| {
            let is_over = !last_written.is_throttled(now_ms);
            if is_over && last_written.left_out > 0 {
                due.push((*line, last_written.left_out));
                *last_written = LastWritten {
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

impl LastWritten {
    /// Whether the line is still throttled; a clock that is set back ends that.
    fn is_throttled(&self, now_ms: u64) -> bool {
        (self.written_ms..self.written_ms.saturating_add(THROTTLE_MS)).contains(&now_ms)
    }
}

impl OperatorLog {
    /// Notes that a hello was refused.
    pub fn refused(&self, refusal: &HelloRefusal, table: Option<TableId>, now_ms: u64) {
        self.note(Line::Refused(why(refusal)), table, now_ms);
    }

    /// Notes that a WebSocket was closed because it brought too many bytes.
    pub fn too_much(&self, now_ms: u64) {
        self.note(Line::TooMuch, None, now_ms);
    }

    /// Notes that a caller without the secret of the cluster asked for a pipe.
    pub fn wrong_secret(&self, now_ms: u64) {
        self.note(Line::WrongSecret, None, now_ms);
    }

    /// Notes that another relay did not accept a player, for this reason.
    pub fn no_pipe(&self, relay: &NodeId, failure: &impl Display, now_ms: u64) {
        let left_out = self.throttle().note(Line::NoPipe, now_ms);
        if let Some(left_out) = left_out {
            let relay = relay.as_str();
            warn!(relay, %failure, left_out, "another relay takes no players");
        }
    }

    /// Notes that the log failed to find the table that a page asked for, for this reason.
    pub fn nothing_found(&self, failure: &impl Display, now_ms: u64) {
        let left_out = self.throttle().note(Line::NothingFound, now_ms);
        if let Some(left_out) = left_out {
            warn!(%failure, left_out, "the log finds no tables");
        }
    }

    /// Notes that a table was made.
    pub fn made(&self, table: TableId, now_ms: u64) {
        self.note(Line::Made, Some(table), now_ms);
    }

    /// Notes that a table was forgotten.
    pub fn forgotten(&self, table: TableId, now_ms: u64) {
        self.note(Line::Forgotten, Some(table), now_ms);
    }

    /// Writes the omitted lines that are due; to be called now and then.
    pub fn write_omitted(&self, now_ms: u64) {
        let due = self.throttle().due(now_ms);
        for (line, left_out) in due {
            write(line, None, left_out);
        }
    }

    fn note(&self, line: Line, table: Option<TableId>, now_ms: u64) {
        let left_out = self.throttle().note(line, now_ms);
        if let Some(left_out) = left_out {
            write(line, table, left_out);
        }
    }

    fn throttle(&self) -> MutexGuard<'_, Throttle> {
        self.0.lock()
    }
}

/// Writes a line about one table, with the number of omitted lines.
fn write(line: Line, table: Option<TableId>, left_out: u64) {
    let table = table.map(|table| table.0);
    match line {
        Line::Refused(why) => info!(table, why, left_out, "a hello was refused"),
        Line::TooMuch => info!(left_out, "a page has sent too many bytes and is closed"),
        Line::WrongSecret => info!(
            left_out,
            "a pipe was refused: its relay has another secret, or it is no relay"
        ),
        Line::NoPipe => warn!(left_out, "another relay takes no players"),
        Line::NothingFound => warn!(left_out, "the log finds no tables"),
        Line::Made => info!(table, left_out, "a table is made"),
        Line::Forgotten => info!(table, left_out, "a table is forgotten"),
    }
}

/// The reason of a refusal, in a word or two.
fn why(refusal: &HelloRefusal) -> &'static str {
    match refusal {
        HelloRefusal::Group(_) => "table",
        HelloRefusal::Name(_) => "name",
        HelloRefusal::TableName(_) => "table name",
        HelloRefusal::TableExists => "table exists",
        HelloRefusal::NoSuchTable => "no such table",
        HelloRefusal::OtherTab => "other tab",
        HelloRefusal::NotHere => "not here",
        HelloRefusal::TooManyTables => "too many tables",
        HelloRefusal::TooManyWatchers => "too many watchers",
        HelloRefusal::Busy => "busy",
        HelloRefusal::TurnedAway { .. } => "turned away",
        HelloRefusal::TooManyTablesFromHere => {
            "too many tables of one address (--tables-per-address)"
        }
        HelloRefusal::TooManySeatsFromHere => "too many seats of one address (--seats-per-address)",
        HelloRefusal::SeatHandedOver => "seat handed over",
        HelloRefusal::HostedElsewhere => "hosted elsewhere",
        HelloRefusal::WrongHostKey => "wrong host key",
        HelloRefusal::TooManySeatsInBrowser => "too many seats of one browser",
        HelloRefusal::TooManyNewcomersFromHere => {
            "too many newcomers of one address (--joins-per-minute)"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: Line = Line::Refused("name");
    const BUSY: Line = Line::Refused("busy");

    #[test]
    fn a_line_is_written_at_once_and_others_like_it_a_minute_later() {
        let mut throttle = Throttle::default();
        assert_eq!(throttle.note(NAME, 1_000), Some(0));
        for _ in 0..744 {
            assert_eq!(throttle.note(NAME, 1_500), None);
        }
        assert_eq!(throttle.due(1_000 + THROTTLE_MS - 1), []);
        assert_eq!(throttle.due(1_000 + THROTTLE_MS), [(NAME, 744)]);
        // That was the line of the next minute.
        assert_eq!(throttle.note(NAME, 1_001 + THROTTLE_MS), None);
        assert_eq!(throttle.due(1_000 + 2 * THROTTLE_MS), [(NAME, 1)]);
        assert_eq!(throttle.due(1_000 + 9 * THROTTLE_MS), []);
        assert_eq!(throttle.note(NAME, 1_000 + 9 * THROTTLE_MS), Some(0));
    }

    #[test]
    fn reasons_are_counted_apart() {
        let mut throttle = Throttle::default();
        assert_eq!(throttle.note(NAME, 0), Some(0));
        assert_eq!(throttle.note(BUSY, 0), Some(0));
        assert_eq!(throttle.note(Line::Made, 0), Some(0));
        assert_eq!(throttle.note(NAME, 1), None);
        assert_eq!(throttle.due(THROTTLE_MS), [(NAME, 1)]);
    }

    #[test]
    fn lines_left_out_are_counted_by_the_next_line_if_nobody_asked_before() {
        let mut throttle = Throttle::default();
        throttle.note(NAME, 0);
        throttle.note(NAME, 1);
        throttle.note(NAME, 2);
        assert_eq!(throttle.note(NAME, THROTTLE_MS), Some(2));
    }

    #[test]
    fn a_clock_that_is_set_back_keeps_no_line_away() {
        let mut throttle = Throttle::default();
        throttle.note(NAME, 10 * THROTTLE_MS);
        assert_eq!(throttle.note(NAME, 5), Some(0));
    }

    #[test]
    fn nothing_is_kept_of_lines_whose_time_has_passed() {
        let mut throttle = Throttle::default();
        throttle.note(NAME, 0);
        throttle.due(THROTTLE_MS);
        assert!(throttle.0.is_empty());
    }
}
