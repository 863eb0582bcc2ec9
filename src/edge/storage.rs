//! What the browser keeps between visits.

use std::cell::RefCell;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::dom::window;

/// All keys begin with this: a browser keeps one store for every page of an
/// origin, and a class may have more than one there.
const PREFIX: &str = "score/";

/// Under this ending lies what could not be read, so that nothing is lost.
const UNREADABLE: &str = ".unreadable";

/// The way in which it is written, in front of it.
const FORMAT: &str = "1:";

/// The longest text that is read back, in digits; the page writes far less.
const MAX_DIGITS: usize = 1_000_000;

/// What was found under a key.
pub enum Found<T> {
    /// Nothing.
    Nothing,
    /// What the page wrote there.
    Saved(T),
    /// Something else; it has been set aside.
    Unreadable,
}

/// What went wrong with what the page saves for the next visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageProblem {
    /// The browser saves nothing for this page.
    NotSaved,
    /// What is stored could not be read; it has been set aside.
    Unreadable,
}

/// The browser does not keep anything for this page.
#[derive(Clone, Copy, Debug)]
pub struct Denied;

/// Reads what is saved under `key`.
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

/// Keeps `value` under `key`; where the browser does not, until the page is closed.
pub fn save<T: Serialize + ?Sized>(key: &str, value: &T) -> Result<(), Denied> {
    save_text(key, &write(value).ok_or(Denied)?)
}

thread_local! {
    /// What the browser did not keep, for as long as the page is there.
    static NOT_KEPT: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

fn load_text(key: &str) -> Result<Option<String>, Denied> {
    let here = NOT_KEPT.with_borrow(|texts| {
        let found = texts.iter().find(|(name, _)| name == key);
        found.map(|(_, text)| text.clone())
    });
    match here {
        Some(text) => Ok(Some(text)),
        None => storage()?.get_item(&path(key)).map_err(|_| Denied),
    }
}

fn save_text(key: &str, text: &str) -> Result<(), Denied> {
    let saved = storage().and_then(|storage| {
        let saved = storage.set_item(&path(key), text);
        saved.map_err(|_| Denied)
    });
    NOT_KEPT.with_borrow_mut(|texts| {
        texts.retain(|(name, _)| name != key);
        if saved.is_err() {
            texts.push((key.to_owned(), text.to_owned()));
        }
    });
    saved
}

/// Moves what lies under `key` out of the way without losing it.
pub fn set_aside(key: &str) -> Result<(), Denied> {
    let Some(text) = load_text(key)? else {
        return Ok(());
    };
    save_text(&format!("{key}{UNREADABLE}"), &text)?;
    storage()?.remove_item(&path(key)).map_err(|_| Denied)
}

/// Reads what is saved under `key` for as long as this tab is open.
pub fn load_in_tab<T: DeserializeOwned>(key: &str) -> Option<T> {
    read(&tab_storage()?.get_item(&path(key)).ok()??)
}

/// Keeps `value` under `key` for as long as this tab is there.
pub fn save_in_tab<T: Serialize + ?Sized>(key: &str, value: &T) {
    if let (Some(storage), Some(text)) = (tab_storage(), write(value)) {
        // A tab that saves nothing only has to be led again to where it was.
        let _ = storage.set_item(&path(key), &text);
    }
}

/// Keeps nothing under `key` for this tab any more.
pub fn forget_in_tab(key: &str) {
    if let Some(storage) = tab_storage() {
        let _ = storage.remove_item(&path(key));
    }
}

/// Postcard takes a sixth of the code that reading JSON takes; its bytes are
/// written as hexadecimal digits, since a browser keeps only text.
fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    postcard::from_bytes(&bytes_in(text)?).ok()
}

fn write<T: Serialize + ?Sized>(value: &T) -> Option<String> {
    let bytes = postcard::to_allocvec(value).ok()?;
    Some(digits_of(&bytes))
}

fn bytes_in(text: &str) -> Option<Vec<u8>> {
    let digits = text.strip_prefix(FORMAT)?;
    if digits.len() > MAX_DIGITS || !digits.is_ascii() {
        return None;
    }
    let byte = |place: usize| u8::from_str_radix(digits.get(place..place + 2)?, 16).ok();
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
