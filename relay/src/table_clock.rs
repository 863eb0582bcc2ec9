//! A table's clock: it counts only while a relay runs the table.
//!
//! Deadlines of calls are times of this clock. It is monotonic: setting the machine's wall clock
//! changes nothing. With an open call or a running round clock, the clock goes on after a restart
//! from the last time that was written, so that an outage costs no player a point.

use crate::log::{Stored, Times};

/// How often a table's clock is written while a call is open, in milliseconds. If the relay is
/// killed, the call may last that much longer.
pub const WRITE_EVERY_MS: u64 = 1_000;

/// The clock of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableClock {
    /// The time of the table's clock when the relay's clock was at `relay_ms`.
    shown_ms: u64,
    relay_ms: u64,
}

impl TableClock {
    /// The clock of a new table, which begins at the relay's time.
    pub fn new(relay_ms: u64) -> TableClock {
        TableClock {
            shown_ms: relay_ms,
            relay_ms,
        }
    }

    /// The clock of a table that is loaded at `relay_ms` of the relay's clock. The table's last
    /// entry was written at `at_ms`. With an open call the clock goes on from its last time;
    /// otherwise it follows the relay's clock, but never goes back.
    pub fn resume(times: Times, at_ms: u64, keeps_time: bool, relay_ms: u64) -> TableClock {
        let last_ms = times.clock_ms.max(at_ms);
        TableClock {
            shown_ms: if keeps_time {
                last_ms
            } else {
                last_ms.max(relay_ms)
            },
            relay_ms,
        }
    }

    /// The time of the table's clock at `relay_ms` of the relay's clock.
    pub fn now_ms(self, relay_ms: u64) -> u64 {
        self.shown_ms + relay_ms.saturating_sub(self.relay_ms)
    }
}

/// How long a table has been empty when it is loaded at `wall_ms` of the wall clock, in
/// milliseconds. Time without a relay counts too, because an empty table is deleted after a day.
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
