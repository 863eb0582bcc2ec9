//! The slots in the page's HTML for programs that are fetched later, such as those of games.
//!
//! The first program requests a game; `start.js` is notified and fetches its program, which
//! takes the slot. All that programs share is the document.

use web_sys::{Event, HtmlElement};

use super::dom::{self, window};

/// Requests the program with this name; where it runs already, nothing changes.
pub fn request(name: &str) {
    let event = format!("score:{name}");
    dom::before_paint(move || {
        if let Ok(event) = Event::new(&event) {
            // Nothing prevents the page's own event.
            let _ = window().dispatch_event(&event);
        }
    });
}

/// The slot of the program with this name, emptied.
pub fn take(name: &str) -> Option<HtmlElement> {
    dom::emptied(&format!("#{name}-place"))
}
