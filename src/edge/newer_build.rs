//! A newer build of the page: `start.js` finds and loads it.

use web_sys::Event;

use super::dom::window;

/// The event that `start.js` waits for.
const ROUND: &str = "score:round";

/// Lets `start.js` load a newer build now, if there is one. A round has begun and is stored, and
/// nobody has done anything in it yet.
pub fn may_load() {
    if let Ok(event) = Event::new(ROUND) {
        // Nothing prevents the page's own event.
        let _ = window().dispatch_event(&event);
    }
}
