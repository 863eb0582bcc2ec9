//! The language of the whole document, and the reader's languages. The words in the page's own HTML
//! are translated here, too.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::dom::{document, window};

const LANG: &str = "lang";
const DIR: &str = "dir";

/// The attribute with the id of the message that is the words of an element.
const MESSAGE_ID: &str = "data-l10n-id";
/// The attribute with the English words of an element, if public/first.js has put others in their
/// place.
const ENGLISH: &str = "data-english";

/// The code of the document's language, such as `en`.
pub fn language() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute(LANG))
        .unwrap_or_default()
}

/// Sets the language of the document, and whether that is written from right to left.
pub fn set_language(code: &str, is_right_to_left: bool) {
    if let Some(root) = document().document_element() {
        let direction = if is_right_to_left { "rtl" } else { "ltr" };
        // These names and values are valid.
        let _ = root.set_attribute(DIR, direction);
        let _ = root.set_attribute(LANG, code);
    }
}

/// The codes of the languages that the reader prefers, the most preferred first.
pub fn preferred_languages() -> Vec<String> {
    let codes = window().navigator().languages();
    codes.iter().filter_map(|code| code.as_string()).collect()
}

thread_local! {
    /// The elements that have a message id, with the id and their original words.
    static ORIGINALS: RefCell<Vec<(Element, String, String)>> = const { RefCell::new(Vec::new()) };
}

/// Translates the elements of the page's HTML that have a message id. If `message` returns no text
/// for an id, the element gets its original words.
pub fn translate(message: impl Fn(&str) -> Option<String>) {
    ORIGINALS.with_borrow_mut(|originals| {
        if originals.is_empty() {
            *originals = elements_with_words();
        }
        for (element, id, original) in originals {
            element.set_inner_html(&message(id).unwrap_or_else(|| original.clone()));
        }
    });
}

fn elements_with_words() -> Vec<(Element, String, String)> {
    let Ok(found) = document().query_selector_all(&format!("[{MESSAGE_ID}]")) else {
        return Vec::new();
    };
    let elements = (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok());
    elements
        .map(|element: Element| {
            let id = element.get_attribute(MESSAGE_ID).unwrap_or_default();
            let english = element.get_attribute(ENGLISH);
            let words = english.unwrap_or_else(|| element.inner_html());
            (element, id, words)
        })
        .collect()
}
