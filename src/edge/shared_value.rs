//! A stored value that several tabs of a browser share, with an optimistic lock.

use std::cell::{Cell, RefCell};
use std::marker::PhantomData;

use score_core::stored::LastSeenText;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::storage::{self, Denied, Found, StorageProblem};

/// Another tab has saved a value that this one cannot read, as a later version of the game does.
/// The value stays stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

/// A stored value of type `T` under a key. This tab replaces it only while the stored text is the
/// one that it has seen last (docs/decisions/two-tabs.md).
///
/// [`SharedValue::catch_up`] compares that text with the stored one. Code that may end with
/// [`SharedValue::save`] begins with it, in the same task: no other tab writes within a task, so
/// one look is enough.
#[derive(Clone)]
pub struct SharedValue<T> {
    key: &'static str,
    seen: RefCell<LastSeenText>,
    /// Whether the last look found a value that this tab cannot read.
    is_outdated: Cell<bool>,
    value: PhantomData<T>,
}

impl<T: Serialize + DeserializeOwned> SharedValue<T> {
    /// Prepares a new value that replaces the one that is stored under `key` now.
    pub fn replacing(key: &'static str) -> SharedValue<T> {
        SharedValue {
            key,
            seen: RefCell::new(LastSeenText::new(stored_text(key))),
            is_outdated: Cell::new(false),
            value: PhantomData,
        }
    }

    /// Opens the value under `key`, and returns the result of `read` on it. A value that cannot be
    /// read is set aside, because the next one replaces it.
    pub fn open<V>(
        key: &'static str,
        read: impl FnOnce(T) -> Option<V>,
    ) -> (SharedValue<T>, Result<Option<V>, StorageProblem>) {
        let found = match storage::load(key) {
            Ok(Found::Saved(stored)) => read(stored).map(Some).ok_or_else(|| {
                let _ = storage::set_aside(key);
                StorageProblem::Unreadable
            }),
            Ok(Found::Nothing) => Ok(None),
            Ok(Found::Unreadable) => Err(StorageProblem::Unreadable),
            Err(Denied) => Err(StorageProblem::NotSaved),
        };
        // A value that could not be read has been moved by now.
        (SharedValue::replacing(key), found)
    }

    /// The result of `read` on a value that another tab has written since: this tab goes on from
    /// there. `None` if there is no newer value.
    pub fn catch_up<V>(&self, read: impl FnOnce(T) -> Option<V>) -> Option<Result<V, Unreadable>> {
        self.is_outdated.set(false);
        let newer = self.newer_text()?;
        let value = storage::read(&newer).and_then(read);
        self.is_outdated.set(value.is_none());
        if value.is_some() {
            self.seen.replace(LastSeenText::new(Some(newer)));
        }
        Some(value.ok_or(Unreadable))
    }

    /// Whether another tab has written since. A page that is left asks only this, because a page
    /// that catches up may go on with the newer value.
    pub fn is_behind(&self) -> bool {
        self.newer_text().is_some()
    }

    /// The stored text, if another tab has written it since.
    fn newer_text(&self) -> Option<String> {
        stored_text(self.key).filter(|text| self.seen.borrow().is_behind(Some(text)))
    }

    /// Whether a value that this tab cannot read was there at the last look. Such a value is not
    /// replaced.
    pub fn is_outdated(&self) -> bool {
        self.is_outdated.get()
    }

    /// Saves `value` in place of the one that this tab has caught up with. Returns whether the
    /// browser has stored it.
    pub fn save(&self, value: &T) -> bool {
        let Some(text) = storage::write(value).filter(|_| !self.is_outdated()) else {
            return false;
        };
        let is_saved = storage::save_text(self.key, &text).is_ok();
        self.seen.replace(LastSeenText::new(Some(text)));
        is_saved
    }
}

fn stored_text(key: &str) -> Option<String> {
    storage::load_text(key).ok().flatten()
}
