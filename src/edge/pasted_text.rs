//! Texts pasted into a box of one line, and the text from the box on the front page.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;

/// The words of a pasted text that has several lines, which the box itself does not get. It would
/// join the last word of a line to the first one of the next, and a link to the text after it.
pub fn take_as_one_line(event: &Event) -> Option<String> {
    let text = text_of(event).ok().filter(|text| text.contains('\n'))?;
    event.prevent_default();
    Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn text_of(event: &Event) -> Result<String, JsValue> {
    let data = js_sys::Reflect::get(event, &"clipboardData".into())?;
    let get: js_sys::Function = js_sys::Reflect::get(&data, &"getData".into())?.dyn_into()?;
    let text = get.call1(&data, &"text".into())?;
    text.as_string().ok_or(JsValue::NULL)
}

/// The property in which the front page leaves what was written into its box (public/first.js).
const OF_FRONT_PAGE: &str = "scoreJoin";

/// Takes the text from the box on the front page, if there is one.
pub fn take_from_front_page() -> Option<String> {
    let window = web_sys::window()?;
    let text = js_sys::Reflect::get(&window, &OF_FRONT_PAGE.into()).ok()?;
    js_sys::Reflect::delete_property(&window, &OF_FRONT_PAGE.into()).ok()?;
    text.as_string().filter(|text| !text.trim().is_empty())
}
