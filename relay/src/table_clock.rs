//! A table's clock: it counts only while a relay runs the table.
//!
//! Deadlines of calls are times of this clock. It is monotonic: setting the
//! machine's wall clock changes nothing. And while a call is open it stands still
//! from the moment that it was last written down until a relay has loaded the
//! table again, so an outage costs nobody a point.

use crate::log::{Stored, Times};

/// How often the clock of a table is written down while a call is open, in
/// milliseconds: by so much a kill may lengthen a call.
pub const WRITE_EVERY_MS: u64 = 1_000;

/// The clock of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableClock {
    /// What it showed when the relay's clock showed `relay_ms`.
    shown_ms: u64,
    relay_ms: u64,
}

impl TableClock {
    /// The clock of a new table, which shows what the relay's shows: `relay_ms`.
    pub fn new(relay_ms: u64) -> TableClock {
        TableClock {
            shown_ms: relay_ms,
            relay_ms,
        }
    }

    /// The clock of a table that is loaded when the relay's shows `relay_ms`; the
    /// last entry of its log was written at `at_ms`. With an open call
    /// (`call_is_open`) it goes on from where it stood; otherwise nothing waits for
    /// it, and it follows the relay's again, but never goes back.
    pub fn resume(times: Times, at_ms: u64, call_is_open: bool, relay_ms: u64) -> TableClock {
        let stood_ms = times.clock_ms.max(at_ms);
        TableClock {
            shown_ms: if call_is_open {
                stood_ms
            } else {
                stood_ms.max(relay_ms)
            },
            relay_ms,
        }
    }

    /// What it shows when the relay's shows `relay_ms`.
    pub fn now_ms(self, relay_ms: u64) -> u64 {
        self.shown_ms + relay_ms.saturating_sub(self.relay_ms)
    }
}

/// For how long a table has been empty, in milliseconds, when it is loaded and the
/// wall clock shows `wall_ms`: time without a relay counts too, because what
/// nobody visits for a day is deleted.
pub fn empty_for_ms(stored: &Stored, wall_ms: u64) -> u64 {
    let since_ms = stored.times.empty_since_ms.unwrap_or(wall_ms);
    wall_ms.saturating_sub(since_ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(clock_ms: u64) -> Times {
        Times {
            clock_ms,
            empty_since_ms: None,
        }
    }

    #[test]
    fn with_an_open_call_it_goes_on_from_where_it_was_written_down() {
        let clock = TableClock::resume(times(12_000), 10_000, true, 900_000);
        assert_eq!(clock.now_ms(900_000), 12_000);
        assert_eq!(clock.now_ms(900_500), 12_500);
    }

    #[test]
    fn it_never_shows_less_than_the_log() {
        let clock = TableClock::resume(times(0), 10_000, true, 900_000);
        assert_eq!(clock.now_ms(900_000), 10_000);
        let set_back = TableClock::resume(times(12_000), 10_000, false, 5_000);
        assert_eq!(set_back.now_ms(5_000), 12_000);
    }

    #[test]
    fn without_a_call_it_follows_the_relay() {
        let clock = TableClock::resume(times(12_000), 10_000, false, 900_000);
        assert_eq!(clock.now_ms(900_001), 900_001);
    }
}
