//! The relay's answers to the requests of a host's form.

use leptos::prelude::*;

use crate::group::connection::Connection;
use crate::table::view_model;

/// Whether a form has sent a request to the relay, until the subject of the form changes.
#[derive(Clone, Copy)]
pub struct SentRequest {
    connection: Connection,
    /// How often its subject has changed.
    changes: Memo<u32>,
    /// The value of `changes` when the form sent the request.
    at: RwSignal<Option<u32>>,
}

impl SentRequest {
    /// A form without a request; `track` reads all signals of its subject.
    pub fn none(connection: Connection, track: impl Fn() + Send + Sync + 'static) -> SentRequest {
        let changes = Memo::new(move |before: Option<&u32>| {
            track();
            before.map_or(0, |count| count + 1)
        });
        SentRequest {
            connection,
            changes,
            at: RwSignal::new(None),
        }
    }

    /// Notes a request of the form.
    pub fn note(self) {
        self.at.set(Some(self.changes.get_untracked()));
    }

    /// Forgets the request.
    pub fn forget(self) {
        self.at.set(None);
    }

    /// Whether there is a request, and the subject has not changed since.
    pub fn is_open(self) -> bool {
        self.at.get() == Some(self.changes.get())
    }

    /// Why the relay has refused the request, in a sentence.
    pub fn refusal(self) -> Option<String> {
        let is_open = self.is_open();
        let refusal = self.connection.store.with(view_model::refusal);
        refusal.filter(|_| is_open)
    }
}
