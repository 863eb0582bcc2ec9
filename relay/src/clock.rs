//! The clocks of a relay. One is the time for deadlines, which stands still while the relay does
//! not run, the other is the wall clock.

use std::fmt;
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use parking_lot::Mutex;

/// The longest time between two looks of a relay at its clock, in milliseconds.
pub const LOOK_EVERY_MS: u64 = 500;

/// The longest time between two looks with which the relay counts as running, in milliseconds. In a
/// longer time it was stopped, or the machine slept.
const STOPPED_AFTER_MS: u64 = 2_000;

type Milliseconds = Arc<dyn Fn() -> u64 + Send + Sync>;

/// A relay's clock; clones of it are the same clock.
#[derive(Clone)]
pub struct Clock {
    now_ms: Milliseconds,
    wall_ms: Milliseconds,
}

impl Clock {
    /// A clock that shows `now_ms`, in milliseconds, which never goes back. The wall
    /// clock shows the same.
    pub fn new(now_ms: impl Fn() -> u64 + Send + Sync + 'static) -> Clock {
        let now_ms: Milliseconds = Arc::new(now_ms);
        Clock {
            wall_ms: now_ms.clone(),
            now_ms,
        }
    }

    /// The same clock beside another wall clock, which shows milliseconds since 1970 and
    /// can be set.
    pub fn with_wall(self, wall_ms: impl Fn() -> u64 + Send + Sync + 'static) -> Clock {
        Clock {
            wall_ms: Arc::new(wall_ms),
            ..self
        }
    }

    /// The clock of this machine. It begins at the wall clock's time and does not change when that
    /// clock is set. It stands still while the relay does not run, provided that the relay
    /// otherwise looks at it each [`LOOK_EVERY_MS`].
    pub fn system() -> Clock {
        let (began, began_ms) = (Instant::now(), system_wall_ms());
        let running = Mutex::new(RunningTime::default());
        Clock::new(move || {
            let elapsed_ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
            let mut running = running.lock();
            began_ms.saturating_add(running.look(elapsed_ms))
        })
        .with_wall(system_wall_ms)
    }

    /// The time for deadlines, in milliseconds. It never goes back.
    pub fn now_ms(&self) -> u64 {
        (self.now_ms)()
    }

    /// The wall clock's time, in milliseconds since 1970.
    pub fn wall_ms(&self) -> u64 {
        (self.wall_ms)()
    }
}

/// The time for which the relay has run, measured by looks at a steady clock.
#[derive(Debug, Default)]
struct RunningTime {
    /// The time on the steady clock at the last look.
    looked_ms: u64,
    /// For how long the relay did not run.
    stopped_ms: u64,
}

impl RunningTime {
    /// The running time of the relay when the steady clock shows `elapsed_ms`, in milliseconds.
    fn look(&mut self, elapsed_ms: u64) -> u64 {
        // Two threads may call this in another order than they read the steady clock.
        let now_ms = elapsed_ms.max(self.looked_ms);
        let passed_ms = now_ms - self.looked_ms;
        if passed_ms > STOPPED_AFTER_MS {
            self.stopped_ms += passed_ms;
        }
        self.looked_ms = now_ms;
        now_ms - self.stopped_ms
    }
}

/// The system's wall clock; 0 if it shows a time before 1970, because then it is not set.
fn system_wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    })
}

impl fmt::Debug for Clock {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Clock")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_in_which_the_relay_did_not_run_is_not_counted() {
        let mut running = RunningTime::default();
        assert_eq!(running.look(500), 500);
        assert_eq!(running.look(2_500), 2_500);
        assert_eq!(running.look(3_602_500), 2_500);
        assert_eq!(running.look(3_603_000), 3_000);
    }

    #[test]
    fn it_never_goes_back() {
        let mut running = RunningTime::default();
        assert_eq!(running.look(700), 700);
        assert_eq!(running.look(699), 700);
        assert_eq!(running.look(10_000), 700);
        assert_eq!(running.look(9_999), 700);
    }
}
