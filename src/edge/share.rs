//! Sharing a text or a link with others: by the device's share sheet, or else by a copy.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::dom::{self, window};

/// The name of the error after the reader has closed the share sheet.
const CLOSED: &str = "AbortError";

/// The result of sharing a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// The device showed its share sheet, in which the reader chose or closed.
    Sheet,
    /// The text was copied.
    Copied,
    /// The text could be neither shared nor copied.
    NotAtAll,
}

/// Opens the device's share sheet with `text`, and calls `done` with the result. If there is no
/// sheet or it refuses, the text is copied.
pub fn share(text: &str, done: impl FnOnce(Shared) + 'static) {
    open_or_copy("text", text, done);
}

/// Opens the device's share sheet with a link, and calls `done` with the result. If there is no
/// sheet or it refuses, the link is copied.
pub fn share_link(address: &str, done: impl FnOnce(Shared) + 'static) {
    open_or_copy("url", address, done);
}

fn open_or_copy(kind: &str, shared: &str, done: impl FnOnce(Shared) + 'static) {
    let Some(shown) = open_sheet(kind, shared) else {
        return copy(shared, done);
    };
    let shared = shared.to_owned();
    wasm_bindgen_futures::spawn_local(async move {
        match wasm_bindgen_futures::JsFuture::from(shown).await {
            Err(why) if !is_closed(&why) => copy(&shared, done),
            // The reader's choice there is their own affair.
            _ => done(Shared::Sheet),
        }
    });
}

fn copy(text: &str, done: impl FnOnce(Shared) + 'static) {
    dom::copy(text, |is_done| {
        done(match is_done {
            true => Shared::Copied,
            false => Shared::NotAtAll,
        });
    });
}

fn is_closed(why: &JsValue) -> bool {
    let name = Reflect::get(why, &"name".into()).ok();
    name.and_then(|name| name.as_string()).as_deref() == Some(CLOSED)
}

/// Whether the device has a share sheet.
pub fn has_sheet() -> bool {
    sheet().is_some()
}

fn sheet() -> Option<Function> {
    let navigator: JsValue = window().navigator().into();
    let share = Reflect::get(&navigator, &"share".into()).ok()?;
    share.dyn_into().ok()
}

/// Opens the share sheet with a `text` or a `url`; returns its promise.
fn open_sheet(kind: &str, shared: &str) -> Option<Promise> {
    let data = Object::new();
    Reflect::set(&data, &kind.into(), &shared.into()).ok()?;
    let shown = sheet()?.call1(&window().navigator(), &data).ok()?;
    shown.dyn_into().ok()
}
