//! The browser's storage between visits: all of it is read and written here.
//!
//! All tabs of a browser share it. A value that does not depend on the previous one is replaced by
//! [`save`], a value of which a part changes goes through [`change`], and a value that a tab shows
//! and continues is a [`super::shared_value::SharedValue`]; [`on_change`] follows the writes of
//! other tabs (docs/decisions/two-tabs.md).

use std::cell::RefCell;

use score_core::stored::MAX_STORED_BYTES;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use web_sys::{PageTransitionEvent, StorageEvent};

use super::dom::window;
use super::listen;

/// The prefix of all keys. A browser has one store for all pages of an origin, which may have other
/// pages too.
const PREFIX: &str = "score/";

/// The ending of the keys under which values that could not be read are stored. So nothing is lost.
const UNREADABLE: &str = ".unreadable";

/// The version of the format, at the beginning of each stored text.
const FORMAT: &str = "1:";

/// The longest text that is written, and read back, in digits.
const MAX_DIGITS: usize = 2 * MAX_STORED_BYTES;

/// The keys of the tables for several at one screen, of Score and of 24. Practice, which has no
/// table, reads the players' names there.
pub const HOT_SEATS: [&str; 2] = ["hot-seat", "24-hot-seat"];

/// The result of reading a key.
pub enum Found<T> {
    /// There is no value.
    Nothing,
    /// The value that the page wrote there.
    Saved(T),
    /// A value that the page cannot read, which has been set aside.
    Unreadable,
}

/// A problem with the values that the page saves for the next visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageProblem {
    /// The browser saves nothing for this page.
    NotSaved,
    /// The stored value could not be read; it has been set aside.
    Unreadable,
}

/// A change that another tab made to the value that this one shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherTab {
    /// The other tab has played on, and this one shows that.
    PlayedOn,
    /// The other tab has played on while the player was about to do something here, which was not
    /// done.
    CameFirst,
    /// The other tab is of a later version of the game, whose data this one cannot read.
    IsLater,
}

impl OtherTab {
    /// The change to report after the other tab has played on. `is_busy` is set if the player was
    /// about to do something here, which is not done.
    pub fn went_on(is_busy: bool) -> OtherTab {
        match is_busy {
            true => OtherTab::CameFirst,
            false => OtherTab::PlayedOn,
        }
    }

    /// Whether something that the player wanted was not done.
    pub fn is_refusal(self) -> bool {
        self != OtherTab::PlayedOn
    }
}

/// The browser stores nothing for this page.
#[derive(Clone, Copy, Debug)]
pub struct Denied;

/// The key that is written to test the store, and removed at once.
const PROBE: &str = "probe";

/// Whether the browser stores anything for this page: a full store can be read, and saves nothing.
pub fn keeps() -> bool {
    let written = storage().and_then(|storage| {
        let written = storage.set_item(&path(PROBE), PROBE);
        written
            .and_then(|()| storage.remove_item(&path(PROBE)))
            .map_err(|_| Denied)
    });
    written.is_ok()
}

/// Reads the value that is saved under `key`.
pub fn load<T: DeserializeOwned>(key: &str) -> Result<Found<T>, Denied> {
    let Some(text) = load_text(key)? else {
        return Ok(Found::Nothing);
    };
    Ok(match read(&text) {
        Some(value) => Found::Saved(value),
        None => {
            set_aside(key)?;
            Found::Unreadable
        }
    })
}

/// The value that is saved under `key`, or else the default one, and the problem, if any.
pub fn load_or_default<T: DeserializeOwned + Default>(key: &str) -> (T, Option<StorageProblem>) {
    match load(key) {
        Ok(Found::Saved(value)) => (value, None),
        Ok(Found::Nothing) => (T::default(), None),
        Ok(Found::Unreadable) => (T::default(), Some(StorageProblem::Unreadable)),
        Err(Denied) => (T::default(), Some(StorageProblem::NotSaved)),
    }
}

/// The value that another program saves under `key`; that program sets aside data that cannot be
/// read.
pub fn peek<T: DeserializeOwned>(key: &str) -> Option<T> {
    read(&load_text(key).ok().flatten()?)
}

/// Stores `value` under `key`; if the browser stores nothing, only until the page is closed. A
/// value longer than [`MAX_STORED_BYTES`] is not stored.
pub fn save<T: Serialize + ?Sized>(key: &str, value: &T) -> Result<(), Denied> {
    save_text(key, &write(value).ok_or(Denied)?)
}

/// Changes the value that any tab has saved under `key`, and saves it. Returns the answer of
/// `change`, and the problem, if any. No other tab writes in between, as the browser's store
/// answers at once.
pub fn change<T: Serialize + DeserializeOwned + Default>(
    key: &str,
    change: impl FnOnce(&mut T),
) -> (T, Option<StorageProblem>) {
    let (mut value, found) = load_or_default(key);
    change(&mut value);
    let not_saved = save(key, &value).err();
    let problem = not_saved.map(|Denied| StorageProblem::NotSaved).or(found);
    (value, problem)
}

/// Calls `handler` when another tab may have written something under one of these keys. It does so
/// until the owner of this scope is gone.
pub fn on_change(keys: &'static [&'static str], handler: impl Fn() + Copy + 'static) {
    listen::on_window("storage", move |event| {
        let event = event.dyn_ref::<StorageEvent>();
        // An event without a key is the emptying of the whole store.
        let changed = event.and_then(StorageEvent::key);
        let is_one = |changed: &str| {
            let key = changed.strip_prefix(PREFIX);
            key.is_some_and(|key| keys.contains(&key))
        };
        if changed.as_deref().is_none_or(is_one) {
            handler();
        }
    });
    // A page that the browser had put to sleep has missed all events.
    listen::on_window("pageshow", move |event| {
        let event = event.dyn_ref::<PageTransitionEvent>();
        if event.is_some_and(PageTransitionEvent::persisted) {
            handler();
        }
    });
}

thread_local! {
    /// The values that the browser did not store, until the page is closed.
    static NOT_STORED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

pub(super) fn load_text(key: &str) -> Result<Option<String>, Denied> {
    let not_stored = NOT_STORED.with_borrow(|texts| {
        let found = texts.iter().find(|(name, _)| name == key);
        found.map(|(_, text)| text.clone())
    });
    match not_stored {
        Some(text) => Ok(Some(text)),
        None => storage()?.get_item(&path(key)).map_err(|_| Denied),
    }
}

pub(super) fn save_text(key: &str, text: &str) -> Result<(), Denied> {
    let saved = storage().and_then(|storage| {
        let saved = storage.set_item(&path(key), text);
        saved.map_err(|_| Denied)
    });
    NOT_STORED.with_borrow_mut(|texts| {
        texts.retain(|(name, _)| name != key);
        if saved.is_err() {
            texts.push((key.to_owned(), text.to_owned()));
        }
    });
    saved
}

/// Moves the value under `key` to a key for values that could not be read.
pub fn set_aside(key: &str) -> Result<(), Denied> {
    let Some(text) = load_text(key)? else {
        return Ok(());
    };
    save_text(&format!("{key}{UNREADABLE}"), &text)?;
    storage()?.remove_item(&path(key)).map_err(|_| Denied)
}

/// Reads the value that is saved under `key` for as long as this tab is open.
pub fn load_in_tab<T: DeserializeOwned>(key: &str) -> Option<T> {
    read(&tab_storage()?.get_item(&path(key)).ok()??)
}

/// Stores `value` under `key` for as long as this tab is open.
pub fn save_in_tab<T: Serialize + ?Sized>(key: &str, value: &T) {
    if let (Some(storage), Some(text)) = (tab_storage(), write(value)) {
        // In a tab that cannot save, the reader only has to find their place again.
        let _ = storage.set_item(&path(key), &text);
    }
}

/// Removes the value that is stored under `key` for this tab.
pub fn forget_in_tab(key: &str) {
    if let Some(storage) = tab_storage() {
        let _ = storage.remove_item(&path(key));
    }
}

/// Reads a value in Postcard, which takes a sixth of the code that reading JSON takes. Its bytes
/// are written as hexadecimal digits, since a browser keeps only text.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    postcard::from_bytes(&bytes_in(text)?).ok()
}

/// The text of a value; `None` for one that [`read`] would refuse.
pub(super) fn write<T: Serialize + ?Sized>(value: &T) -> Option<String> {
    let bytes = postcard::to_allocvec(value).ok()?;
    (bytes.len() <= MAX_STORED_BYTES).then(|| digits_of(&bytes))
}

fn bytes_in(text: &str) -> Option<Vec<u8>> {
    let digits = text.strip_prefix(FORMAT)?;
    if digits.len() > MAX_DIGITS || !digits.is_ascii() {
        return None;
    }
    let byte = |index: usize| u8::from_str_radix(digits.get(index..index + 2)?, 16).ok();
    (0..digits.len()).step_by(2).map(byte).collect()
}

fn digits_of(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = FORMAT.to_owned();
    for byte in bytes {
        text.push(DIGITS[usize::from(byte >> 4)].into());
        text.push(DIGITS[usize::from(byte & 15)].into());
    }
    text
}

fn storage() -> Result<web_sys::Storage, Denied> {
    let storage = window().local_storage();
    storage.ok().flatten().ok_or(Denied)
}

fn tab_storage() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}

fn path(key: &str) -> String {
    format!("{PREFIX}{key}")
}
