//! Pointers: mouse, pen and fingers alike.

use score_core::gesture::{Change, Sample};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

use super::dom::document;

/// The sample in a pointer's event; `None` for another kind of event. A pointer that moves with
/// nothing pressed was released where the page gets no event.
pub fn sample(event: &Event, change: Change) -> Option<Sample> {
    let event: &PointerEvent = event.dyn_ref()?;
    let change = match change {
        Change::Move if event.buttons() == 0 => Change::Cancel,
        _ => change,
    };
    Some(Sample {
        pointer: event.pointer_id(),
        change,
        x: event.client_x().into(),
        y: event.client_y().into(),
    })
}

/// Whether a press is by a finger, a pen's tip or the main button of a mouse.
pub fn is_main_button(event: &Event) -> bool {
    let event: Option<&MouseEvent> = event.dyn_ref();
    event.is_some_and(|event| event.button() == 0)
}

/// Whether no other pointer of its kind is down.
pub fn is_primary(event: &Event) -> bool {
    let event: Option<&PointerEvent> = event.dyn_ref();
    event.is_some_and(PointerEvent::is_primary)
}

/// Whether a pointer is no longer captured because its element was removed: then the document gets
/// the event.
pub fn has_lost_its_element(event: &Event) -> bool {
    let target = event.target();
    target.is_some_and(|target| target.has_type::<web_sys::Document>())
}

/// Sends all events of a pointer to the pressed element from now on, wherever the pointer goes.
pub fn capture(event: &Event) {
    let element = event
        .current_target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    if let (Some(element), Some(event)) = (element, event.dyn_ref::<PointerEvent>()) {
        // A pointer that was released already cannot be captured, and need not be.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// The value of `attribute` on the nearest element that has it, at a point
/// in CSS pixels. Anything may lie on top of it.
pub fn attribute_at(x: f64, y: f64, attribute: &str) -> Option<String> {
    let under = document().elements_from_point(x as f32, y as f32);
    let selector = format!("[{attribute}]");
    under.iter().find_map(|element| {
        let element: Element = element.dyn_into().ok()?;
        element.closest(&selector).ok()??.get_attribute(attribute)
    })
}
