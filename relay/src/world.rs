//! Time and chance: arguments of the relay, as of everything in it.

use std::fmt;
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use crate::room::Chance;

/// Where a relay's time and chance come from.
#[derive(Clone)]
pub struct World {
    now_ms: Arc<dyn Fn() -> u64 + Send + Sync>,
    wall_ms: Arc<dyn Fn() -> u64 + Send + Sync>,
    number: Arc<dyn Fn() -> u64 + Send + Sync>,
}

impl World {
    /// A world in which `now_ms` tells the time, in milliseconds, and never goes
    /// back, and `number` gives any number, each as likely as another and not to
    /// be guessed. The wall shows the same time.
    pub fn new(
        now_ms: impl Fn() -> u64 + Send + Sync + 'static,
        number: impl Fn() -> u64 + Send + Sync + 'static,
    ) -> World {
        let now_ms: Arc<dyn Fn() -> u64 + Send + Sync> = Arc::new(now_ms);
        World {
            wall_ms: now_ms.clone(),
            now_ms,
            number: Arc::new(number),
        }
    }

    /// The same world with another clock on the wall: milliseconds since 1970,
    /// which somebody may set.
    pub fn with_wall(self, wall_ms: impl Fn() -> u64 + Send + Sync + 'static) -> World {
        World {
            wall_ms: Arc::new(wall_ms),
            ..self
        }
    }

    /// This machine's. Its clock begins with what the wall shows and then counts
    /// by itself, whatever happens to the wall's.
    pub fn system() -> World {
        let (began, began_ms) = (Instant::now(), system_wall_ms());
        World::new(
            move || began_ms + u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX),
            || getrandom::u64().expect("every system that runs a relay has secrets to give"),
        )
        .with_wall(system_wall_ms)
    }

    /// The time by which calls are judged, in milliseconds. It never goes back.
    pub fn now_ms(&self) -> u64 {
        (self.now_ms)()
    }

    /// What the wall's clock shows, in milliseconds since 1970.
    pub fn wall_ms(&self) -> u64 {
        (self.wall_ms)()
    }
}

/// A clock before 1970 is not set; no game depends on it.
fn system_wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    })
}

impl Chance for World {
    fn number(&mut self) -> u64 {
        (self.number)()
    }
}

impl fmt::Debug for World {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("World")
    }
}
