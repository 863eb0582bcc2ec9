//! Places on the page that the second program fills.
//!
//! The game puts up an empty element that says what belongs there; `start.js`
//! hears of it and fetches the second program, which fills it. The two have no
//! memory in common: all that one tells the other stands in that element.

use any_spawner::Executor;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::dom::{self, document, window};
use super::element::{El, el};
use super::listen;
use super::live::Live;
use super::reactive::*;

/// What is to be put into a place, as an address would ask for it.
const REQUEST: &str = "data-study";

/// Marks a place that is filled.
const FILLED: &str = "data-filled";

/// Says that there is a place to be filled.
const ASK: &str = "score:study";

/// An element that the second program fills with what `request` asks for.
pub fn place(request: &str) -> El {
    dom::before_paint(|| {
        let event = Event::new(ASK).expect("the page's own event has a valid name");
        // Nobody stands in the way of the page's own event.
        let _ = window().dispatch_event(&event);
    });
    el("div").class("place-of-study").attr(REQUEST, request)
}

/// Puts up a place within the element named `id`, for as long as the page lives.
pub fn put_once(id: &str, request: &str) {
    let within = document().get_element_by_id(id);
    if let Some(within) = within.filter(|within| !within.has_child_nodes()) {
        El::of(within).child(place(request));
    }
}

/// Fills all places that there are and will be, for as long as the page lives.
pub fn fill_places(fill: impl Fn(&str) -> Vec<El> + 'static) {
    // This fails only where effects are tasks of the browser's already.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(|| {
        let filled = Live::new(Vec::new());
        let fill_new = move || filled.update(|filled| fill_all(filled, &fill));
        fill_new();
        listen::on_window(ASK, move |_| fill_new());
    });
    std::mem::forget(owner);
}

/// A place that is filled, and what lives there.
struct Filled {
    place: Element,
    owner: Owner,
}

fn fill_all(filled: &mut Vec<Filled>, fill: &dyn Fn(&str) -> Vec<El>) {
    filled.retain(|Filled { place, owner }| {
        let is_there = place.is_connected();
        if !is_there {
            owner.cleanup();
        }
        is_there
    });
    while let Some(place) = next_empty() {
        let request = place.get_attribute(REQUEST).unwrap_or_default();
        let owner = Owner::new();
        place.set_text_content(None);
        let marked = place.set_attribute(FILLED, "");
        marked.expect("the page's own attribute has a valid name");
        owner.with(|| untrack(|| El::of(place.clone()).children(fill(&request))));
        filled.push(Filled { place, owner });
    }
}

fn next_empty() -> Option<Element> {
    let selector = format!("[{REQUEST}]:not([{FILLED}])");
    let found = document().query_selector(&selector).ok()??;
    found.dyn_into().ok()
}
