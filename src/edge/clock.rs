//! The clock, real or virtual.

use gloo_timers::callback::Interval;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::CustomEvent;

use super::dom::document;
use super::listen;

/// How often a running clock is looked at: often enough that no second is
/// skipped on its face, in milliseconds.
const TICK_MS: u32 = 200;

/// The event that moves a virtual clock on; its detail is in milliseconds.
const ADVANCE: &str = "score:advance";

/// The page's clock.
///
/// It counts milliseconds since 1970, so that a deadline means the same
/// after a reload. A virtual clock stands still until a test moves it.
#[derive(Clone, Copy)]
pub struct Clock {
    virtual_ms: Option<RwSignal<u64>>,
}

impl Clock {
    /// The browser's clock, or one that stands at `virtual_ms` and is moved on
    /// until the owner of this scope is gone.
    pub fn new(virtual_ms: Option<u64>) -> Clock {
        let virtual_ms = virtual_ms.map(RwSignal::new);
        if let Some(now_ms) = virtual_ms {
            listen::on_window(ADVANCE, move |event| {
                let event: Option<&CustomEvent> = event.dyn_ref();
                let by_ms = event.and_then(|event| event.detail().as_f64());
                now_ms.update(|now_ms| *now_ms += by_ms.unwrap_or(0.0) as u64);
            });
        }
        Clock { virtual_ms }
    }

    /// What it shows.
    pub fn now_ms(self) -> u64 {
        match self.virtual_ms {
            Some(now_ms) => now_ms.get_untracked(),
            None => js_sys::Date::now() as u64,
        }
    }

    /// The day that it shows where the player is, as the number 20261231.
    pub fn local_date(self) -> u32 {
        let now = js_sys::Date::new(&(self.now_ms() as f64).into());
        (now.get_full_year() * 100 + now.get_month() + 1) * 100 + now.get_date()
    }

    /// Calls `tick` again and again until the owner of this scope is gone:
    /// several times a second, and at once when the page is looked at again,
    /// for a browser slows the timers of a page that nobody sees.
    pub fn on_tick(self, tick: impl Fn() + Copy + 'static) {
        if self.virtual_ms.is_some() {
            // A later listener is called later: the clock has been moved on by then.
            listen::on_window(ADVANCE, move |_| tick());
            return;
        }
        StoredValue::new_local(Interval::new(TICK_MS, tick));
        listen::on(document().as_ref(), "visibilitychange", move |_| tick());
    }
}

/// Something that is looked at again and again, until this is dropped.
pub struct Watch {
    _interval: Interval,
}

impl Watch {
    /// Calls `look` every so many milliseconds; of a page that nobody sees the browser makes
    /// that longer.
    pub fn every(ms: u32, look: impl FnMut() + 'static) -> Watch {
        Watch {
            _interval: Interval::new(ms, look),
        }
    }
}
