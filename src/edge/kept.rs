//! A value that several tabs of a browser show and go on from.

use std::cell::RefCell;
use std::marker::PhantomData;

use score_core::stored::Seen;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::storage::{self, Denied, Found, StorageProblem};

/// Another tab has saved a value that this one cannot read, as a later version of the game does. It
/// stays there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

/// This tab's hold on the value of type `T` under a key, which it writes only over a value that it
/// has seen (docs/decisions/two-tabs.md).
#[derive(Clone)]
pub struct Kept<T> {
    key: &'static str,
    seen: RefCell<Seen>,
    value: PhantomData<T>,
}

impl<T: Serialize + DeserializeOwned> Kept<T> {
    /// The hold on a new value that takes the place of the one that is stored under `key` now.
    pub fn over(key: &'static str) -> Kept<T> {
        Kept {
            key,
            seen: RefCell::new(Seen::new(stored_text(key))),
            value: PhantomData,
        }
    }

    /// This tab's hold on the value under `key`, and what `read` makes of that value. One that
    /// cannot be read is set aside, because the next one is written in its place.
    pub fn open<V>(
        key: &'static str,
        read: impl FnOnce(T) -> Option<V>,
    ) -> (Kept<T>, Result<Option<V>, StorageProblem>) {
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
        (Kept::over(key), found)
    }

    /// Whether another tab has written something else since this one read or wrote it.
    pub fn is_behind(&self) -> bool {
        let stored = stored_text(self.key);
        self.seen.borrow().is_behind(stored.as_deref())
    }

    /// What `read` makes of the value that another tab has written since, from which this tab goes
    /// on; `None` where there is none.
    pub fn catch_up<V>(&self, read: impl FnOnce(T) -> Option<V>) -> Option<Result<V, Unreadable>> {
        let is_newer = |text: &String| self.seen.borrow().is_behind(Some(text));
        let newer = stored_text(self.key).filter(is_newer)?;
        let value = storage::read(&newer).and_then(read);
        if value.is_some() {
            self.seen.replace(Seen::new(Some(newer)));
        }
        Some(value.ok_or(Unreadable))
    }

    /// Saves `value`, unless this tab is behind; returns whether the browser has stored it.
    pub fn save(&self, value: &T) -> bool {
        let Some(text) = storage::write(value).filter(|_| !self.is_behind()) else {
            return false;
        };
        let is_saved = storage::save_text(self.key, &text).is_ok();
        self.seen.replace(Seen::new(Some(text)));
        is_saved
    }
}

fn stored_text(key: &str) -> Option<String> {
    storage::load_text(key).ok().flatten()
}
