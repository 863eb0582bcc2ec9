//! More browsers of the same engine, for players in different places.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use crate::driver::Driver;
use crate::{Engine, Page};

/// The browsers of an engine that specs have had beside their own, kept for
/// the next spec that needs them.
static BESIDE: LazyLock<Mutex<HashMap<Engine, Vec<Driver>>>> = LazyLock::new(Mutex::default);

impl Page {
    /// Empty pages in `count` other browsers of this engine: other people's.
    ///
    /// # Panics
    /// When a browser does not start.
    #[track_caller]
    pub fn others(&self, count: usize) -> Vec<Page> {
        let engine = self.engine();
        // Specs of one engine run one after the other, so nobody else has them.
        let mut drivers = all().remove(&engine).unwrap_or_default();
        while drivers.len() < count {
            drivers.push(Driver::start(engine).expect("another browser can be driven"));
        }
        let pages = drivers.iter_mut().take(count).map(|driver| {
            let client = driver.browser().expect("another browser opens");
            Page::new(engine, client).expect("another browser answers")
        });
        let pages = pages.collect();
        all().insert(engine, drivers);
        pages
    }
}

/// Ends the other browsers of an engine: after a failure nobody knows what
/// state they are in.
pub(crate) fn end(engine: Engine) {
    drop(all().remove(&engine));
}

/// Ends all of them.
pub(crate) fn end_all() {
    all().clear();
}

fn all() -> MutexGuard<'static, HashMap<Engine, Vec<Driver>>> {
    BESIDE.lock().unwrap_or_else(PoisonError::into_inner)
}
