//! Slots in the page's HTML for parts of the later program.
//!
//! The first program requests a part; `start.js` is notified and fetches the later program,
//! which fills the slot. The two have no memory in common: all that they share is in that
//! element.

use leptos::leptos_dom::helpers::window_event_listener_untyped;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement};

use super::dom::{self, document, window};

/// The attribute that names the page that belongs into a slot.
const PAGE: &str = "data-games";

/// Marks a slot that is filled.
const FILLED: &str = "data-filled";

/// The event that says that there is a slot to fill.
const REQUESTED: &str = "score:games";

/// Requests `page` from the later program, for the element named `id`; where it is there
/// already, nothing changes.
pub fn request(page: &str, id: &str) {
    if let Some(slot) = document().get_element_by_id(id) {
        // The page's own attribute has a valid name.
        let _ = slot.set_attribute(PAGE, page);
    }
    dom::before_paint(|| {
        if let Ok(event) = Event::new(REQUESTED) {
            // Nothing prevents the page's own event.
            let _ = window().dispatch_event(&event);
        }
    });
}

/// Calls `fill` with the page that belongs into a slot, for each slot that there is and
/// will be, for as long as the tab lives.
pub fn fill(fill: impl Fn(&str, HtmlElement) + 'static) {
    let fill_new = move || {
        while let Some(slot) = next_empty() {
            let page = slot.get_attribute(PAGE).unwrap_or_default();
            slot.set_text_content(None);
            let marked = slot.set_attribute(FILLED, "");
            marked.expect("the page's own attribute has a valid name");
            fill(&page, slot);
        }
    };
    fill_new();
    window_event_listener_untyped(REQUESTED, move |_| fill_new());
}

fn next_empty() -> Option<HtmlElement> {
    let selector = format!("[{PAGE}]:not([{FILLED}])");
    let found = document().query_selector(&selector).ok()??;
    found.dyn_into().ok()
}
