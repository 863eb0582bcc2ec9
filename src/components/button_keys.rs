//! Buttons that a key presses: each names its key in `aria-keyshortcuts`, which screen readers read
//! too.

use leptos::prelude::*;

use crate::edge::dom;
use crate::edge::keyboard::{self, Key};
use crate::edge::node::{self, AnyNodeRef};

/// Presses a button inside of an element when its key is pressed. It does so while the page
/// `is_here` and until the owner of this scope is gone.
pub fn listen(is_here: Signal<bool>, inside: AnyNodeRef) {
    keyboard::on_key(move |key| {
        if !is_here.get_untracked() || key.control || dom::has_root_attribute("data-keys") {
            return;
        }
        if let Some(button) = button_of(&key)
            && node::press((inside, &*button))
        {
            key.take();
        }
    });
}

/// The selector of a button with this key, if it is a letter.
fn button_of(key: &Key) -> Option<String> {
    let mut characters = key.name.chars();
    let letter = characters.next().filter(char::is_ascii_alphabetic)?;
    characters.next().is_none().then(|| {
        let letter = letter.to_ascii_uppercase();
        format!("[aria-keyshortcuts='{letter}']:not([hidden], :disabled)")
    })
}
