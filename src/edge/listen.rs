//! Listeners that end with the scope that they belong to.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, EventTarget};

use super::reactive::*;

/// Calls `handler` at each `event` of `target`, until the owner of this
/// scope is gone.
pub fn on(target: &EventTarget, event: &'static str, handler: impl FnMut(Event) + 'static) {
    listen(target.clone(), event, Box::new(handler));
}

/// The same for an event of the whole window.
pub fn on_window(event: &'static str, handler: impl FnMut(Event) + 'static) {
    listen(window().into(), event, Box::new(handler));
}

fn listen(target: EventTarget, event: &'static str, handler: Box<dyn FnMut(Event)>) {
    let closure = Closure::wrap(handler);
    // The names of events are the page's own and always valid.
    let _ = target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
    let listener = StoredValue::new_local(Some((target, closure)));
    on_cleanup(move || {
        let taken = listener.try_update_value(Option::take).flatten();
        if let Some((target, closure)) = taken {
            let function = closure.as_ref().unchecked_ref();
            let _ = target.remove_event_listener_with_callback(event, function);
        }
    });
}
