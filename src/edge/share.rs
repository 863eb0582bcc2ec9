//! Sharing a text with others.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::dom::{self, window};

/// The result of sharing a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// The device shows to whom it may go.
    Sheet,
    /// It was copied.
    Copied,
    /// Neither can be done here.
    NotAtAll,
}

/// Opens the device's share sheet with `text`, or copies it where there is none, and then says
/// what became of it.
pub fn share(text: &str, done: impl FnOnce(Shared) + 'static) {
    if open_sheet("text", text).is_some() {
        return done(Shared::Sheet);
    }
    dom::copy(text, |is_done| {
        done(match is_done {
            true => Shared::Copied,
            false => Shared::NotAtAll,
        });
    });
}

/// Whether the device has a share sheet.
pub fn has_sheet() -> bool {
    sheet().is_some()
}

/// Opens the share sheet, where the device has one, with a link.
pub fn share_link(address: &str) {
    // Without one there is no button for it.
    let _ = open_sheet("url", address);
}

fn sheet() -> Option<Function> {
    let navigator: JsValue = window().navigator().into();
    let share = Reflect::get(&navigator, &"share".into()).ok()?;
    share.dyn_into().ok()
}

/// Opens it with what is shared, a `text` or a `url`.
fn open_sheet(kind: &str, shared: &str) -> Option<()> {
    let data = Object::new();
    Reflect::set(&data, &kind.into(), &shared.into()).ok()?;
    // What the reader decides there is their own affair: a sheet that is closed shares nothing.
    let shown = sheet()?.call1(&window().navigator(), &data).ok()?;
    let shown: js_sys::Promise = shown.dyn_into().ok()?;
    wasm_bindgen_futures::spawn_local(async move {
        let _ = wasm_bindgen_futures::JsFuture::from(shown).await;
    });
    Some(())
}
