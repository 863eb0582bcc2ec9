//! Listeners of events, which end with the scope that they belong to; and those that come before
//! all others.

use leptos::leptos_dom::helpers::window_event_listener_untyped;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, EventTarget};

use super::dom::window;

/// Calls `handler` at each `event` of the window, until the owner of this scope is gone.
pub fn on_window(event: &'static str, handler: impl Fn(Event) + 'static) {
    let handle = window_event_listener_untyped(event, handler);
    on_cleanup(move || handle.remove());
}

/// Calls `handler` at each `event` of `target`, which belongs to no component. It does so until the
/// owner of this scope is gone.
pub fn on(target: &EventTarget, event: &'static str, handler: impl Fn(Event) + 'static) {
    let closure = Closure::<dyn Fn(Event)>::new(handler);
    // The names of events are the page's own and always valid.
    let _ = target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
    let listener = StoredValue::new_local((target.clone(), closure));
    on_cleanup(move || {
        listener.try_with_value(|(target, closure)| {
            let function = closure.as_ref().unchecked_ref();
            // A listener that is gone already needs no removal.
            let _ = target.remove_event_listener_with_callback(event, function);
        });
    });
}

/// Calls `handler` before any other listener of the event in the document. It does so for as long
/// as the document is there.
pub fn first(event: &str, handler: impl Fn(Event) + 'static) {
    let closure = Closure::<dyn Fn(Event)>::new(handler);
    let target: &EventTarget = &window();
    // The names of events are the page's own and always valid.
    let _ = target.add_event_listener_with_callback_and_bool(
        event,
        closure.as_ref().unchecked_ref(),
        true,
    );
    closure.forget();
}
