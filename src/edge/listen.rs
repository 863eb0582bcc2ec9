//! Listeners that end with the scope that they belong to.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, EventTarget};

use super::boxed::Hear;
use super::dom::window;
use super::live::Live;

/// Calls `handler` at each `event` of `target`, until the owner of this
/// scope is gone.
pub fn on(target: &EventTarget, event: &'static str, handler: impl Fn(Event) + 'static) {
    listen(target.clone(), event, Box::new(handler));
}

/// The same for an event of the whole window.
pub fn on_window(event: &'static str, handler: impl Fn(Event) + 'static) {
    listen(window().into(), event, Box::new(handler));
}

fn listen(target: EventTarget, event: &'static str, handler: Box<dyn Hear<Event>>) {
    let closure = Closure::new(move |event| handler.hear(event));
    // The names of events are the page's own and always valid.
    let _ = target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
    Live::new(Listener {
        target,
        event,
        closure,
    });
}

/// Listens for as long as it lives.
struct Listener {
    target: EventTarget,
    event: &'static str,
    closure: Closure<dyn Fn(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let function = self.closure.as_ref().unchecked_ref();
        let target = &self.target;
        // Who no longer listens has nothing to complain of.
        let _ = target.remove_event_listener_with_callback(self.event, function);
    }
}
