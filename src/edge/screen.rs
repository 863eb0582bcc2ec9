//! The whole screen, for a page that is shown to a room. The size of the view and the reader's
//! wishes for the screen are here, too.

use std::cell::Cell;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::dom::{document, window};
use super::listen;

thread_local! {
    /// Whether the page wants the whole screen; the browser answers a moment later.
    static IS_WANTED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the browser can show a page on the whole screen, which no browser of an iPhone can.
pub fn can_be_filled() -> bool {
    let root = document().document_element();
    let fill = root.map(|root| js_sys::Reflect::get(&root, &"requestFullscreen".into()));
    fill.is_some_and(|fill| fill.is_ok_and(|fill| fill.is_function()))
}

/// Width and height of the view, in CSS pixels.
pub fn view_size() -> (f64, f64) {
    let px = |length: Result<JsValue, JsValue>| length.ok()?.as_f64();
    let width = px(window().inner_width()).unwrap_or_default();
    let height = px(window().inner_height()).unwrap_or_default();
    (width, height)
}

/// Whether the reader has asked for less motion.
pub fn is_motion_unwanted() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Whether the page is an installed app or was opened from the home screen. Then it is no tab of a
/// browser.
pub fn is_installed() -> bool {
    let query = window().match_media("(display-mode: standalone)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Shows the page on the whole screen, or gives the screen back.
pub fn toggle() {
    match document().fullscreen_element() {
        None => fill(),
        Some(_) => give_back(),
    }
}

/// Shows the page on the whole screen, if the browser can. The page may ask only when the player
/// has just pressed something.
pub fn fill() {
    IS_WANTED.set(true);
    // Some browsers cannot, and the page is as good in its window.
    let _ = try_fill();
}

fn try_fill() -> Result<(), JsValue> {
    let root = document().document_element().ok_or(JsValue::NULL)?;
    let fill = js_sys::Reflect::get(&root, &"requestFullscreen".into())?;
    let fill: js_sys::Function = fill.dyn_into()?;
    let asked: js_sys::Promise = fill.call0(&root)?.dyn_into()?;
    // The page may have given the screen back before the browser granted it.
    let given = Closure::once(|_: JsValue| {
        if !IS_WANTED.get() {
            give_back();
        }
    });
    // A refusal without a handler would count as a mistake of the page.
    let refused = Closure::once(|_: JsValue| ());
    let _ = asked.then2(&given, &refused);
    given.forget();
    refused.forget();
    Ok(())
}

/// Gives the screen back.
pub fn give_back() {
    IS_WANTED.set(false);
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
    }
}

/// Calls `left` when the page no longer has the whole screen, for any reason. It does so until the
/// owner of this scope is gone.
pub fn on_given_back(left: impl Fn() + 'static) {
    listen::on(document().as_ref(), "fullscreenchange", move |_| {
        if document().fullscreen_element().is_none() {
            left();
        }
    });
}
