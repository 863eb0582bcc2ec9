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
    if open_sheet(text).is_some() {
        return done(Shared::Sheet);
    }
    dom::copy(text, |is_done| {
        done(match is_done {
            true => Shared::Copied,
            false => Shared::NotAtAll,
        });
    });
}

fn open_sheet(text: &str) -> Option<()> {
    let navigator: JsValue = window().navigator().into();
    let share: Function = Reflect::get(&navigator, &"share".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let data = Object::new();
    Reflect::set(&data, &"text".into(), &text.into()).ok()?;
    // What the reader decides there is their own affair: a sheet that is closed shares nothing.
    let shown: js_sys::Promise = share.call1(&navigator, &data).ok()?.dyn_into().ok()?;
    wasm_bindgen_futures::spawn_local(async move {
        let _ = wasm_bindgen_futures::JsFuture::from(shown).await;
    });
    Some(())
}
