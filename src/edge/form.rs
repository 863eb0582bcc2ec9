//! Fields of the forms that stand in the page's HTML.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, Text};

use super::boxed::{Ask, Hear};
use super::dom::document;
use super::listen;

/// What the field named `id` holds, without white space round it.
pub fn text(id: &str) -> String {
    let Some(element) = find(id) else {
        return String::new();
    };
    let value = match element.dyn_ref::<HtmlSelectElement>() {
        Some(select) => select.value(),
        None => element.unchecked_ref::<HtmlInputElement>().value(),
    };
    value.trim().to_owned()
}

/// Writes into the field named `id`.
pub fn set_text(id: &str, value: &str) {
    let Some(element) = find(id) else { return };
    match element.dyn_ref::<HtmlSelectElement>() {
        Some(select) => select.set_value(value),
        None => element.unchecked_ref::<HtmlInputElement>().set_value(value),
    }
}

/// Whether the box named `id` is checked.
pub fn is_checked(id: &str) -> bool {
    find(id).is_some_and(|element| element.unchecked_ref::<HtmlInputElement>().checked())
}

/// Checks the box named `id`, or clears it.
pub fn set_checked(id: &str, is_checked: bool) {
    if let Some(element) = find(id) {
        element
            .unchecked_ref::<HtmlInputElement>()
            .set_checked(is_checked);
    }
}

/// Says at the field named `id` what is wrong with it: at the end of its row, and to
/// those who hear of it.
pub fn mark_wrong(id: &str, sentence: &str) {
    let Some(field) = find(id) else { return };
    // The page's own names and selectors are valid.
    let _ = field.set_attribute(WRONG, "true");
    if let (Ok(Some(row)), Ok(note)) =
        (field.closest(".row, li"), document().create_element("span"))
    {
        note.set_class_name("problem");
        note.set_text_content(Some(sentence));
        let _ = row.append_child(&note);
    }
}

/// Says no longer of any field in the form named `id` that it is wrong.
pub fn mark_right(id: &str) {
    let Some(form) = find(id) else { return };
    while let Ok(Some(note)) = form.query_selector(".problem") {
        note.remove();
    }
    while let Ok(Some(field)) = form.query_selector("[aria-invalid]") {
        if field.remove_attribute(WRONG).is_err() {
            return;
        }
    }
}

const WRONG: &str = "aria-invalid";

/// Shows `text` in the element named `id`; `is_refusal` makes it stand out.
pub fn say(id: &str, text: &str, is_refusal: bool) {
    if let Some(element) = find(id) {
        element.set_text_content(Some(text));
        let _ = element
            .class_list()
            .toggle_with_force("refusal", is_refusal);
    }
}

/// Writes the label of the button named `id`, in place: WebKit makes no click of a press
/// and a release between which the text under the pointer was replaced.
pub fn label(id: &str, text: &str) {
    let Some(element) = find(id) else { return };
    let words = element.first_child();
    match words.and_then(|node| node.dyn_into::<Text>().ok()) {
        Some(words) if words.data() == text => {}
        Some(words) => words.set_data(text),
        None => element.set_text_content(Some(text)),
    }
}

/// What the element named `id` says.
pub fn said(id: &str) -> String {
    let text = find(id).and_then(|element| element.text_content());
    text.unwrap_or_default()
}

/// Shows the button named `id` as pressed, or as not.
pub fn press(id: &str, is_pressed: bool) {
    if let Some(element) = find(id) {
        let _ = element.set_attribute("aria-pressed", &is_pressed.to_string());
    }
}

/// Shows the button named `id` as one that can be pressed now, or as not. It keeps the
/// focus meanwhile; what it would do is for whoever listens to leave undone.
pub fn enable(id: &str, is_enabled: bool) {
    if let Some(element) = find(id) {
        let _ = element.set_attribute("aria-disabled", &(!is_enabled).to_string());
    }
}

/// Says of the button named `id` whether what it opens is open.
pub fn expand(id: &str, is_expanded: bool) {
    if let Some(element) = find(id) {
        let _ = element.set_attribute("aria-expanded", &is_expanded.to_string());
    }
}

/// Calls `done` when the button, field or form named `id` reports `event`,
/// until the owner of this scope is gone; a form is not sent anywhere.
pub fn on(id: &str, event: &'static str, done: impl Fn() + 'static) {
    on_boxed(id, event, Box::new(done));
}

fn on_boxed(id: &str, event: &'static str, done: Box<dyn Ask<()>>) {
    if let Some(element) = find(id) {
        listen::on(&element, event, move |event| {
            if event.type_() == "submit" {
                event.prevent_default();
            }
            done.ask();
        });
    }
}

/// Calls `done` with the value of `attribute` when something inside the
/// element named `id` is tapped that has it.
pub fn on_choice(id: &str, attribute: &'static str, done: impl Fn(String) + 'static) {
    on_choice_boxed(id, attribute, Box::new(done));
}

fn on_choice_boxed(id: &str, attribute: &'static str, done: Box<dyn Hear<String>>) {
    let Some(element) = find(id) else { return };
    listen::on(&element, "click", move |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(value) = target.and_then(|target| target.get_attribute(attribute)) {
            done.hear(value);
        }
    });
}

/// Copies what is in the element named `from` into the one named `to`, with
/// `new` in the place of `old` in all names; nothing in the copy is wrong.
pub fn copy(from: &str, to: &str, old: &str, new: &str) {
    if let (Some(from), Some(place)) = (find(from), find(to)) {
        place.set_inner_html(&from.inner_html().replace(old, new));
        mark_right(to);
    }
}

/// The element named `id`, for a part of it that is not plain HTML.
pub fn find(id: &str) -> Option<Element> {
    document().get_element_by_id(id)
}
