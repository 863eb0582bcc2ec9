//! Log in SQLite: removes deleted data from the files.
//!
//! SQLite's `secure_delete` writes zeros over a deleted row. It does not do so for the copies that
//! a row leaves behind when the rows of a page are redistributed, nor for those in the write-ahead
//! log. So after a removal the file is written anew (`VACUUM`), and the write-ahead log is emptied.

use std::time::{Duration, Instant};

use rusqlite::Connection;
use tracing::{info, warn};

use super::file::BUSY_MS;

/// How long to wait after cleaning was impossible, mostly because a backup reads the log, in
/// milliseconds.
const AGAIN_MS: u64 = 200;

/// The divisor of the log's time that gives how much of it cleaning may take. Writing a log of 10
/// megabytes anew takes some 60 ms, in which the log answers nobody.
const CLEANING_DIVISOR: u32 = 20;

/// The cleaning to do until no deleted data is in the files.
pub(super) struct Cleaning {
    rest: Uncleaned,
    not_before: Option<Instant>,
    /// Whether a failure has been logged.
    has_warned: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Uncleaned {
    Nothing,
    /// The file is clean, but the write-ahead log is not.
    WriteAheadLog,
    Everything,
}

impl Cleaning {
    /// Cleans a log that has just been opened. The relay before may have been killed in the middle
    /// of a removal.
    pub(super) fn at_start(connection: &Connection, is_vacuumed: bool) -> Cleaning {
        let mut cleaning = Cleaning {
            rest: match is_vacuumed {
                true => Uncleaned::WriteAheadLog,
                false => Uncleaned::Everything,
            },
            not_before: None,
            has_warned: false,
        };
        cleaning.clean(connection);
        if cleaning.rest == Uncleaned::Nothing {
            // No table has waited for this cleaning, so no pause is needed.
            cleaning.not_before = None;
        }
        cleaning
    }

    /// Notes that something was deleted for good.
    pub(super) fn note_removal(&mut self) {
        self.rest = Uncleaned::Everything;
    }

    /// How long to wait before the next cleaning; `None`: until something is deleted.
    pub(super) fn wait(&self, now: Instant) -> Option<Duration> {
        let until = self.not_before.unwrap_or(now);
        (self.rest != Uncleaned::Nothing).then(|| until.saturating_duration_since(now))
    }

    /// Cleans, if it is time for it.
    pub(super) fn go_on(&mut self, connection: &Connection) {
        if self.wait(Instant::now()) == Some(Duration::ZERO) {
            self.clean(connection);
        }
    }

    /// Cleans at once, if there is something to do.
    pub(super) fn clean(&mut self, connection: &Connection) {
        if self.rest == Uncleaned::Nothing {
            return;
        }
        let began = Instant::now();
        let outcome = self.try_to_clean(connection);
        let took = began.elapsed();
        let again = match self.rest {
            Uncleaned::Nothing => Duration::ZERO,
            _ => Duration::from_millis(AGAIN_MS),
        };
        self.not_before = Some(began + took + again.max(pause_after(took)));
        match outcome {
            Ok(()) => self.has_warned = false,
            Err(failure) if !self.has_warned => {
                warn!(%failure, "what was deleted is still in the log's files; trying again");
                self.has_warned = true;
            }
            Err(_) => {}
        }
    }

    fn try_to_clean(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        // Cleaning does not wait for readers, but is tried again later.
        connection.busy_timeout(Duration::ZERO)?;
        let outcome = self.clean_in_steps(connection);
        connection.busy_timeout(Duration::from_millis(BUSY_MS))?;
        outcome
    }

    fn clean_in_steps(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        if self.rest == Uncleaned::Everything {
            connection.execute_batch("VACUUM")?;
            self.rest = Uncleaned::WriteAheadLog;
        }
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        let is_busy: bool = connection.query_row(sql, [], |row| row.get(0))?;
        if is_busy {
            info!("somebody reads the log; what was deleted goes when they have done");
        } else {
            self.rest = Uncleaned::Nothing;
        }
        Ok(())
    }
}

/// How long to pause after a cleaning of this duration.
fn pause_after(took: Duration) -> Duration {
    took * (CLEANING_DIVISOR - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cleaning_takes_a_twentieth_of_the_time_at_most() {
        for took_ms in [0, 1, 60, 5_000] {
            let took = Duration::from_millis(took_ms);
            assert!(
                took * CLEANING_DIVISOR <= took + pause_after(took),
                "{took:?}"
            );
        }
    }

    #[test]
    fn nothing_is_waited_for_where_nothing_was_deleted() {
        let now = Instant::now();
        let mut cleaning = Cleaning {
            rest: Uncleaned::Nothing,
            not_before: None,
            has_warned: false,
        };
        assert_eq!(cleaning.wait(now), None);
        cleaning.note_removal();
        assert_eq!(cleaning.wait(now), Some(Duration::ZERO));
        cleaning.not_before = Some(now + Duration::from_secs(3));
        assert_eq!(cleaning.wait(now), Some(Duration::from_secs(3)));
    }
}
