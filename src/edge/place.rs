//! Places on the page that another program fills.
//!
//! The game puts up an empty element that says what belongs there; `start.js`
//! hears of it and fetches the program, which fills it. The two have no memory
//! in common: all that one tells the other stands in that element.

use any_spawner::Executor;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::dom::{self, document, window};
use super::element::{El, el};
use super::listen;
use super::live::Live;
use super::reactive::*;

/// A program that is fetched when somebody asks for what it shows.
pub struct Program {
    /// The attribute that says what it is to put into a place, as an address
    /// would ask for it.
    request: &'static str,
    /// The event that says that there is a place for it.
    ask: &'static str,
    /// The class of its places.
    class: &'static str,
}

/// The program of Dials and of Mathematician's Yahtzee.
pub const GAMES: &Program = &Program {
    request: "data-games",
    ask: "score:games",
    class: "place-of-games",
};

/// Marks a place that is filled.
const FILLED: &str = "data-filled";

impl Program {
    /// The class of its places.
    pub fn class(&self) -> &'static str {
        self.class
    }
}

/// Says that there will be a place for `program` when the browser paints next.
pub fn ask(program: &'static Program) {
    dom::before_paint(move || {
        let event = Event::new(program.ask).expect("the page's own event has a valid name");
        // Nobody stands in the way of the page's own event.
        let _ = window().dispatch_event(&event);
    });
}

/// An element that `program` fills with what `request` asks for.
pub fn place(program: &'static Program, request: &str) -> El {
    ask(program);
    el("div")
        .class(program.class)
        .attr(program.request, request)
}

/// Puts up a place within the element named `id`, for as long as the page lives.
pub fn put_once(id: &str, program: &'static Program, request: &str) {
    let within = document().get_element_by_id(id);
    if let Some(within) = within.filter(|within| !within.has_child_nodes()) {
        El::of(within).child(place(program, request));
    }
}

/// Fills all places of `program` that there are and will be, for as long as
/// the page lives.
pub fn fill_places(program: &'static Program, fill: impl Fn(&str) -> Vec<El> + 'static) {
    // This fails only where effects are tasks of the browser's already.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(|| {
        let filled = Live::new(Vec::new());
        let fill_new = move || filled.update(|filled| fill_all(program, filled, &fill));
        fill_new();
        listen::on_window(program.ask, move |_| fill_new());
    });
    std::mem::forget(owner);
}

/// A place that is filled, and what lives there.
struct Filled {
    place: Element,
    owner: Owner,
}

fn fill_all(program: &Program, filled: &mut Vec<Filled>, fill: &dyn Fn(&str) -> Vec<El>) {
    filled.retain(|Filled { place, owner }| {
        let is_there = place.is_connected();
        if !is_there {
            owner.cleanup();
        }
        is_there
    });
    while let Some(place) = next_empty(program) {
        let request = place.get_attribute(program.request).unwrap_or_default();
        let owner = Owner::new();
        place.set_text_content(None);
        let marked = place.set_attribute(FILLED, "");
        marked.expect("the page's own attribute has a valid name");
        owner.with(|| untrack(|| El::of(place.clone()).children(fill(&request))));
        filled.push(Filled { place, owner });
    }
}

fn next_empty(program: &Program) -> Option<Element> {
    let selector = format!("[{}]:not([{FILLED}])", program.request);
    let found = document().query_selector(&selector).ok()??;
    found.dyn_into().ok()
}
