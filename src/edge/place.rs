//! Places in the page's HTML that the later program fills.
//!
//! The game says what belongs into a place; `start.js` hears of it and fetches the program,
//! which fills it. The two have no memory in common: all that one tells the other is in
//! that element.

use leptos::leptos_dom::helpers::window_event_listener_untyped;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement};

use super::dom::{self, document, window};

/// The attribute that names the page that belongs into a place.
const PAGE: &str = "data-games";

/// Marks a place that is filled.
const FILLED: &str = "data-filled";

/// The event that says that there is a place to fill.
const ASK: &str = "score:games";

/// Asks the later program to put `page` into the element named `id`; where that has happened
/// already, nothing changes.
pub fn ask_for(page: &str, id: &str) {
    if let Some(place) = document().get_element_by_id(id) {
        // The page's own attribute has a valid name.
        let _ = place.set_attribute(PAGE, page);
    }
    dom::before_paint(|| {
        if let Ok(event) = Event::new(ASK) {
            // Nothing stands in the way of the page's own event.
            let _ = window().dispatch_event(&event);
        }
    });
}

/// Calls `fill` with the page that belongs into a place, for each place that there is and
/// will be, for as long as the tab lives.
pub fn fill(fill: impl Fn(&str, HtmlElement) + 'static) {
    let fill_new = move || {
        while let Some(place) = next_empty() {
            let page = place.get_attribute(PAGE).unwrap_or_default();
            place.set_text_content(None);
            let marked = place.set_attribute(FILLED, "");
            marked.expect("the page's own attribute has a valid name");
            fill(&page, place);
        }
    };
    fill_new();
    window_event_listener_untyped(ASK, move |_| fill_new());
}

fn next_empty() -> Option<HtmlElement> {
    let selector = format!("[{PAGE}]:not([{FILLED}])");
    let found = document().query_selector(&selector).ok()??;
    found.dyn_into().ok()
}
