//! A lane: the driver and browser that a thread has opened for its specs, and more browsers for
//! other players.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

use crate::Page;
use crate::driver::Driver;
use crate::engine::Browser;
use crate::page::Look;

/// The most browsers of other players that stay open from spec to spec.
const MAX_OTHERS_KEPT: usize = 2;

/// The lanes of threads that run no spec at the moment.
static LANES: LazyLock<Mutex<HashMap<ThreadId, Lane>>> = LazyLock::new(Mutex::default);
/// The browsers of other players, by the thread whose spec has asked for them.
static OTHERS: LazyLock<Mutex<HashMap<ThreadId, Vec<Driver>>>> = LazyLock::new(Mutex::default);

/// The driver and the browser of one thread.
pub(crate) struct Lane {
    browser: Browser,
    driver: Option<Driver>,
}

impl Lane {
    /// Takes the lane of this thread, or a new one if the thread had a lane of another browser.
    pub(crate) fn take(browser: Browser) -> Lane {
        // The lock is not held while browsers are closed.
        let lane = lock(&LANES).remove(&thread::current().id());
        match lane {
            Some(lane) if lane.browser == browser => lane,
            other => {
                drop(other);
                end_others();
                Lane {
                    browser,
                    driver: None,
                }
            }
        }
    }

    /// Opens an empty page in the browser of the lane, which is opened if it is not.
    ///
    /// # Errors
    /// A sentence, when a driver or browser does not start.
    pub(crate) fn page(&mut self, look: Look) -> Result<Page, String> {
        let driver = match &mut self.driver {
            Some(driver) => driver,
            none => none.insert(Driver::start(self.browser)?),
        };
        driver.page(look)
    }

    /// The output of the lane's driver and browser.
    pub(crate) fn driver_log(&self) -> String {
        let log = self.driver.as_ref().map(Driver::log);
        log.unwrap_or_default()
    }

    /// Returns the lane for the next spec; a worn-out browser is closed.
    pub(crate) fn put_back(mut self, is_worn_out: bool) {
        if let Some(driver) = &mut self.driver {
            // A page that stays open would go on ticking and connecting.
            if is_worn_out || !driver.rest() {
                driver.close_browser();
            }
        }
        rest_others();
        lock(&LANES).insert(thread::current().id(), self);
    }

    /// Ends all drivers and browsers that the lane has opened.
    pub(crate) fn end(self) {
        drop(self);
        end_others();
    }

    /// Ends all drivers and browsers that this thread has opened.
    pub(crate) fn end_here() {
        let lane = lock(&LANES).remove(&thread::current().id());
        drop(lane);
        end_others();
    }

    /// Ends all drivers and browsers that any thread has opened.
    pub(crate) fn end_all() {
        lock(&LANES).clear();
        lock(&OTHERS).clear();
    }
}

impl Page {
    /// Opens empty pages in `count` other browsers, for other people. These browsers are of the
    /// first engine of the run, because only the spec's own page has to show the behaviour of its
    /// engine.
    ///
    /// # Panics
    /// When a browser does not start.
    #[track_caller]
    pub fn others(&self, count: usize) -> Vec<Page> {
        let here = thread::current().id();
        let mut drivers = lock(&OTHERS).remove(&here).unwrap_or_default();
        while drivers.len() < count {
            let other = Driver::start(self.look().others);
            drivers.push(other.expect("another browser can be driven"));
        }
        let pages = drivers.iter_mut().take(count).map(|driver| {
            let page = driver.page(self.look());
            page.expect("another browser opens")
        });
        let pages = pages.collect();
        lock(&OTHERS).insert(here, drivers);
        pages
    }
}

/// Leaves the pages that the browsers of others show, and ends the browsers that are too many.
fn rest_others() {
    let here = thread::current().id();
    let Some(mut drivers) = lock(&OTHERS).remove(&here) else {
        return;
    };
    drivers.truncate(MAX_OTHERS_KEPT);
    drivers.retain_mut(Driver::rest);
    lock(&OTHERS).insert(here, drivers);
}

fn end_others() {
    let drivers = lock(&OTHERS).remove(&thread::current().id());
    drop(drivers);
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
