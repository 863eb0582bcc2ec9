//! Keys that are pressed anywhere on the page.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::boxed::Hear;
use super::listen;

/// The keys that go on while they are held down.
const HELD: [&str; 5] = [
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Backspace",
];

/// A key press that no field or browser shortcut has a claim on.
pub struct Key {
    /// The key as the browser names it, such as `Escape` or `4`.
    pub name: String,
    /// Whether Shift was held.
    pub shift: bool,
    /// Whether Control, or Command on a Mac, was held.
    pub control: bool,
    /// Whether a button or link has the focus: then Enter and the space bar
    /// are its own.
    pub on_control: bool,
    event: KeyboardEvent,
}

impl Key {
    /// Keeps the browser from acting on the key as well.
    pub fn take(&self) {
        self.event.prevent_default();
    }
}

/// Calls `pressed` for each key until the owner of this scope is gone.
/// Keys meant for a text field are left to it.
pub fn on_key(pressed: impl Fn(Key) + 'static) {
    let pressed: Box<dyn Hear<Key>> = Box::new(pressed);
    listen::on_window("keydown", move |event: Event| {
        if let Some(key) = key(&event) {
            pressed.hear(key);
        }
    });
}

fn key(event: &Event) -> Option<Key> {
    let event: &KeyboardEvent = event.dyn_ref()?;
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let is_within = |selector| {
        let target = target.as_ref();
        target.is_some_and(|target| target.matches(selector).unwrap_or(false))
    };
    let name = event.key();
    let on_control = is_within("button, a, summary");
    if event.repeat() && !HELD.contains(&&*name) {
        // The focus may have moved meanwhile: what a finger still holds down was not
        // meant for the button that has it now.
        if on_control && [" ", "Enter"].contains(&&*name) {
            event.prevent_default();
        }
        return None;
    }
    let is_taken = event.alt_key() || event.is_composing() || event.default_prevented();
    if is_taken || is_within("input:not([type=radio]), textarea, select") {
        return None;
    }
    Some(Key {
        name,
        shift: event.shift_key(),
        control: event.ctrl_key() || event.meta_key(),
        on_control,
        event: event.clone(),
    })
}
