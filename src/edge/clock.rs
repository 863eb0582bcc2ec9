//! The page's clock, the wall clock, and a repeated call of a function.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::dom::{document, window};
use super::listen;

/// How often a running clock is read, in milliseconds: often enough that no second is skipped on
/// its face.
const TICK_MS: u32 = 200;

thread_local! {
    /// The wall clock's time when the page was opened, worked out at the first use, in milliseconds
    /// since 1970.
    static OPENED_MS: f64 = js_sys::Date::now() - uptime_ms();
}

/// The page's clock; all values of this type show the same time.
///
/// The clock counts milliseconds since 1970, so that a deadline means the same after a reload, and
/// goes on from there by a clock that nobody can set: a device whose time is changed in the middle
/// of a call changes nothing. In some browsers the clock stands still while the device sleeps.
#[derive(Clone, Copy)]
pub struct Clock(());

impl Clock {
    /// The clock of this page.
    pub fn here() -> Clock {
        Clock(())
    }

    /// The time of the page's clock, in milliseconds since 1970.
    pub fn now_ms(self) -> u64 {
        OPENED_MS.with(|opened_ms| opened_ms + uptime_ms()) as u64
    }

    /// The time of the wall clock, which people can set, in milliseconds since 1970. Use it for
    /// dates, and for things that last longer than the page.
    pub fn wall_ms(self) -> u64 {
        js_sys::Date::now() as u64
    }

    /// By how much the wall clock is ahead of the page's clock, in milliseconds. The difference
    /// changes when the wall clock is set, or when the page's clock stood still while the device
    /// slept.
    pub fn wall_ahead_ms(self) -> i64 {
        self.wall_ms() as i64 - self.now_ms() as i64
    }

    /// The date at the player's place, as the number 20261231.
    pub fn local_date(self) -> u32 {
        let now = js_sys::Date::new(&(self.wall_ms() as f64).into());
        (now.get_full_year() * 100 + now.get_month() + 1) * 100 + now.get_date()
    }

    /// Calls `tick` several times a second until the owner of this scope is gone. It also does so
    /// when the page is visible again, because a browser slows the timers of a hidden page.
    pub fn on_tick(self, tick: impl Fn() + Copy + 'static) {
        StoredValue::new_local(Interval::new(TICK_MS, tick));
        listen::on(document().as_ref(), "visibilitychange", move |_| tick());
    }
}

/// The time since the page was opened, in milliseconds.
fn uptime_ms() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Calls a function again and again until the value is dropped.
pub struct Watch {
    _interval: Interval,
}

impl Watch {
    /// Calls `look` each `interval_ms` milliseconds, and less often on a hidden page.
    pub fn every(interval_ms: u32, look: impl FnMut() + 'static) -> Watch {
        Watch {
            _interval: Interval::new(interval_ms, look),
        }
    }
}
