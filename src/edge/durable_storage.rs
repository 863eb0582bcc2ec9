//! Durable storage: a store that the browser does not empty by itself when the device runs short of
//! room.

use std::cell::Cell;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::clock::Clock;
use super::dom::{self, window};
use super::storage::{self, Denied, Found};

/// The key of the number of days on which the page asked. The last such day is stored with it, as
/// the number 20261231.
const KEY: &str = "asked-to-keep";

/// The most days on which the page asks. Some browsers ask the player, and others go by the number
/// of visits.
const MAX_DAYS: u8 = 3;

thread_local! {
    /// Whether something worth keeping was stored since the browser was asked.
    static IS_DUE: Cell<bool> = const { Cell::new(false) };
}

/// Notes that something worth keeping was stored. Some browsers ask the player, who waits for a verdict
/// at that moment.
pub fn note() {
    IS_DUE.set(true);
}

/// Asks the browser for durable storage if that is due: once a day, on the first few days. Call
/// this when nobody waits.
pub fn ask() {
    if IS_DUE.replace(false) {
        ask_today();
    }
}

fn ask_today() {
    let today = Clock::here().local_date();
    let (day_count, last_day): (u8, u32) = match storage::load(KEY) {
        Ok(Found::Saved(asked)) => asked,
        Ok(Found::Nothing | Found::Unreadable) => (0, 0),
        Err(Denied) => return,
    };
    if day_count < MAX_DAYS
        && last_day != today
        && storage::save(KEY, &(day_count + 1, today)).is_ok()
    {
        ask_now();
    }
}

/// Asks for durable storage, if the browser has it: a page without https has none.
pub fn ask_now() {
    if let Ok(asked) = request() {
        spawn_local(async move {
            // A refusal changes nothing.
            let _ = JsFuture::from(asked).await;
        });
    }
}

/// Calls `navigator.storage.persist()`.
fn request() -> Result<js_sys::Promise, JsValue> {
    let storage = js_sys::Reflect::get(&window().navigator(), &"storage".into())?;
    dom::call(&storage, "persist", &[])
}
