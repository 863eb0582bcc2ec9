//! Time and chance: arguments of the relay, as of everything in it.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::room::Chance;

/// Where a relay's time and chance come from.
#[derive(Clone)]
pub struct World {
    now_ms: Arc<dyn Fn() -> u64 + Send + Sync>,
    number: Arc<dyn Fn() -> u64 + Send + Sync>,
}

impl World {
    /// A world in which `now_ms` tells the time, in milliseconds, and `number`
    /// gives any number, each as likely as another and not to be guessed.
    pub fn new(
        now_ms: impl Fn() -> u64 + Send + Sync + 'static,
        number: impl Fn() -> u64 + Send + Sync + 'static,
    ) -> World {
        World {
            now_ms: Arc::new(now_ms),
            number: Arc::new(number),
        }
    }

    /// This machine's: milliseconds since 1970, and its source of secrets.
    pub fn system() -> World {
        World::new(
            || {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                // A clock before 1970 is not set; no game depends on it.
                since.map_or(0, |since| {
                    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
                })
            },
            || getrandom::u64().expect("every system that runs a relay has secrets to give"),
        )
    }

    /// The time, in milliseconds.
    pub fn now_ms(&self) -> u64 {
        (self.now_ms)()
    }
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
