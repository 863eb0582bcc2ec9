//! Time, as an argument of the relay.

use std::fmt;
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

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

    /// This machine's clock. It begins at the wall clock's time and does not follow it
    /// when that is set.
    pub fn system() -> Clock {
        let (began, began_ms) = (Instant::now(), system_wall_ms());
        Clock::new(move || {
            began_ms + u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX)
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

/// A wall clock before 1970 is not set; no game depends on it.
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
