//! The document and its window: focus, attributes of the root, title, scrolling, the next picture,
//! and the clipboard.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Document, Element, HtmlElement, Window};

/// The window that the page runs in.
pub fn window() -> Window {
    web_sys::window().expect("a page runs in a window")
}

/// The page's document.
pub fn document() -> Document {
    window().document().expect("a window shows a document")
}

/// Whether the page is in a frame of another site's page, as public/first.js found out.
pub fn is_framed() -> bool {
    has_root_attribute("data-framed")
}

/// Puts the focus on the first element that `selector` finds, without scrolling; returns whether
/// there is one.
pub fn focus(selector: &str) -> bool {
    element(selector).is_some_and(|element| focus_element(&element))
}

/// Names the first element that `selector` finds, for listeners.
pub fn set_label(selector: &str, name: &str) {
    if let Some(element) = element(selector) {
        // An attribute with a valid name can be set.
        let _ = element.set_attribute("aria-label", name);
    }
}

/// Puts the focus on an element without scrolling.
pub(super) fn focus_element(element: &HtmlElement) -> bool {
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    element.focus_with_options(&options).is_ok()
}

/// Calls a method of the browser that returns a promise. It is an error if the browser has no such
/// object or method.
pub(super) fn call(
    object: &JsValue,
    method: &str,
    arguments: &[JsValue],
) -> Result<js_sys::Promise, JsValue> {
    let method = js_sys::Reflect::get(object, &method.into())?;
    let method: js_sys::Function = method.dyn_into()?;
    let arguments: js_sys::Array = arguments.iter().collect();
    method.apply(object, &arguments)?.dyn_into()
}

/// Whether the page is on the screen: neither in a hidden tab nor on a locked device.
pub fn is_visible() -> bool {
    !document().hidden()
}

/// Whether the device is set to dark colours.
pub fn is_device_dark() -> bool {
    let query = window().match_media("(prefers-color-scheme: dark)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Shows the page from its beginning.
pub fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Does `work` when the browser is about to paint: earlier changes are in the document by then.
pub fn before_paint<R>(work: impl FnOnce() -> R + 'static) {
    at_next_picture(|_| drop(work()));
}

/// Does `work` when the browser is about to paint, with the time of that picture. The time is in
/// milliseconds since the page was opened, as events have it.
pub fn at_next_picture(work: impl FnOnce(f64) + 'static) {
    let work: Box<dyn FnOnce(f64)> = Box::new(work);
    let work = Closure::once_into_js(work);
    // A window that does not paint has nothing to do before it.
    let _ = window().request_animation_frame(work.unchecked_ref());
}

/// Moves the focus `by` elements on among those that `selector` finds, and stops at the ends.
pub fn move_focus(selector: &str, by: i32) {
    let Ok(found) = document().query_selector_all(selector) else {
        return;
    };
    let elements: Vec<Element> = (0..found.length())
        .filter_map(|index| found.item(index)?.dyn_into().ok())
        .collect();
    let active = document().active_element();
    let focus_index = elements
        .iter()
        .position(|element| Some(element) == active.as_ref());
    let last = elements.len() as i32 - 1;
    let next_index = focus_index.map_or(0, |focus_index| (focus_index as i32 + by).clamp(0, last));
    if let Some(element) = elements.get(next_index as usize)
        && let Some(element) = element.dyn_ref::<HtmlElement>()
    {
        // An element that is gone meanwhile keeps the focus where it is.
        let _ = element.focus();
    }
}

/// Whether the element that has the focus is one that `selector` finds.
pub fn has_focus(selector: &str) -> bool {
    document()
        .active_element()
        .is_some_and(|element| element.matches(selector).unwrap_or(false))
}

/// Sets an attribute of the whole document's root element.
pub fn set_root_attribute(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else {
        return;
    };
    // The names and values are the page's own and always valid.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// Whether the whole document's root element has an attribute.
pub fn has_root_attribute(name: &str) -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute(name))
}

/// The value of an attribute of the whole document's root element.
pub fn root_attribute(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// Sets the title in the browser's tab.
pub fn set_title(title: &str) {
    document().set_title(title);
}

/// The first element that `selector` finds.
pub fn element(selector: &str) -> Option<HtmlElement> {
    let element = document().query_selector(selector).ok()??;
    element.dyn_into().ok()
}

/// Empties the first element that `selector` finds, and returns it if there is one.
pub fn emptied(selector: &str) -> Option<HtmlElement> {
    let element = element(selector)?;
    element.set_text_content(None);
    Some(element)
}

/// Removes the first element that `selector` finds from the document.
pub fn remove(selector: &str) {
    if let Some(element) = element(selector) {
        element.remove();
    }
}

/// Copies `text` to the clipboard and then calls `done` with whether that worked. A page without
/// https has no clipboard, and a browser or its reader may refuse.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return done(false);
    }
    let written = window().navigator().clipboard().write_text(text);
    spawn_local(async move { done(JsFuture::from(written).await.is_ok()) });
}

/// Writes `text` into each element that `selector` finds.
pub fn fill_all(selector: &str, text: &str) {
    let Ok(found) = document().query_selector_all(selector) else {
        return;
    };
    for element in (0..found.length()).filter_map(|index| found.item(index)) {
        element.set_text_content(Some(text));
    }
}

/// Shows or hides the first element that `selector` finds.
pub fn show(selector: &str, is_shown: bool) {
    if let Some(element) = element(selector) {
        element.set_hidden(!is_shown);
    }
}
