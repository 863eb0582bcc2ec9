//! Presses by a pointer, and presses without one: by a key or an assistive technology.
//!
//! Pointers have events of their own, as a browser makes clicks of the first finger alone; keys and
//! assistive technologies have the click. The `detail` of a click does not tell pointers from
//! these: the press of a screen reader, of a switch or of a voice may have 1 as well as 0. So a
//! click is a pointer's if one was released just before, and no click has come since.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MouseEvent, PointerEvent};

use super::listen;

/// The longest time from the release of a pointer to its click, in milliseconds of the browser's
/// events. Browsers make the click at once; a tap on a board has none, and must not swallow a later
/// click.
const MAX_AFTER_MS: f64 = 1_000.0;

/// The property that marks the click of a pointer.
const MARK: &str = "scoreIsOfPointer";

/// Marks the clicks of pointers from now on, before any other listener in the document.
pub fn watch() {
    let let_go_ms = Rc::new(Cell::new(None));
    let let_go = let_go_ms.clone();
    listen::first("pointerup", move |event| {
        // A browser makes clicks of the first pointer and of the main button alone.
        let pointer = event.dyn_ref::<PointerEvent>();
        if pointer.is_some_and(|pointer| pointer.is_primary() && pointer.button() == 0) {
            let_go.set(Some(event.time_stamp()));
        }
    });
    listen::first("click", move |event| {
        let is_soon = |let_go_ms: f64| event.time_stamp() - let_go_ms <= MAX_AFTER_MS;
        if has_count(&event) && let_go_ms.take().is_some_and(is_soon) {
            // An event takes any property.
            let _ = Reflect::set(&event, &MARK.into(), &JsValue::TRUE);
        }
    });
}

/// Whether a click counts its presses. That of a key does not, and comes while a pointer may be
/// down.
fn has_count(event: &Event) -> bool {
    let click = event.dyn_ref::<MouseEvent>();
    click.is_some_and(|click| click.detail() > 0)
}

/// Whether a click came from a key or an assistive technology, and not from a pointer.
pub fn is_without_pointer(click: &Event) -> bool {
    let mark = Reflect::get(click, &MARK.into());
    !mark.is_ok_and(|mark| mark.is_truthy())
}
