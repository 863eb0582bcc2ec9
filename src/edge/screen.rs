//! The whole screen, for a page that is shown to a room.

use super::dom::document;
use super::listen;

/// Shows the page on the whole screen, where the browser can; it may ask for
/// it only when the player has just pressed something.
pub fn fill() {
    if let Some(root) = document().document_element() {
        // Some browsers cannot, and the page is as good in its window.
        let _ = root.request_fullscreen();
    }
}

/// Gives the screen back.
pub fn give_back() {
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
    }
}

/// Calls `left` when the screen was given back, by whatever means, until the
/// owner of this scope is gone.
pub fn on_given_back(left: impl Fn() + 'static) {
    listen::on(document().as_ref(), "fullscreenchange", move |_| {
        if document().fullscreen_element().is_none() {
            left();
        }
    });
}
