//! The answer of the relay to what a form of a host has asked for.

use leptos::prelude::*;

use crate::group::connection::Connection;
use crate::table::view_model;

/// Whether a form has asked the relay for something, until that changes which the form is about.
#[derive(Clone, Copy)]
pub struct Asked {
    connection: Connection,
    /// How often its subject has changed.
    changes: Memo<u32>,
    /// How often it had when the form asked.
    at: RwSignal<Option<u32>>,
}

impl Asked {
    /// Nothing was asked for; `track` reads all that the form is about.
    pub fn nothing(connection: Connection, track: impl Fn() + Send + Sync + 'static) -> Asked {
        let changes = Memo::new(move |before: Option<&u32>| {
            track();
            before.map_or(0, |count| count + 1)
        });
        Asked {
            connection,
            changes,
            at: RwSignal::new(None),
        }
    }

    /// The form asks.
    pub fn note(self) {
        self.at.set(Some(self.changes.get_untracked()));
    }

    /// What it asked for does not count any more.
    pub fn forget(self) {
        self.at.set(None);
    }

    /// Whether it has asked, and nothing has changed since.
    pub fn is_open(self) -> bool {
        self.at.get() == Some(self.changes.get())
    }

    /// Why the relay has refused it, in a sentence.
    pub fn refusal(self) -> Option<String> {
        let is_open = self.is_open();
        let refusal = self.connection.store.with(view_model::refusal);
        refusal.filter(|_| is_open)
    }
}
