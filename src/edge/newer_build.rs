//! A newer build of the page: `start.js` finds and loads it.

use web_sys::Event;

use super::dom::window;

/// The event that `start.js` waits for.
const ROUND_EVENT: &str = "score:round";

/// Lets `start.js` load a newer build now, if there is one. Call this when a round has begun and is
/// stored, before anybody has done anything in it.
pub fn may_load() {
    if let Ok(event) = Event::new(ROUND_EVENT) {
        // Nothing prevents the page's own event.
        let _ = window().dispatch_event(&event);
    }
}
