//! The last request of a host's form to the relay: whether it is open, and its refusal.

use leptos::prelude::*;
use score_core::group::request::Request;

use crate::group::connection::Connection;
use crate::table::view_model;

/// Whether a form has sent a request to the relay, until the subject of the form changes.
#[derive(Clone, Copy)]
pub struct SentRequest {
    connection: Connection,
    /// The number of times that the subject of the form has changed.
    change_count: Memo<u32>,
    /// The value of `change_count` when the form sent the request.
    count_when_sent: RwSignal<Option<u32>>,
}

impl SentRequest {
    /// The state of a form without a request; `track` reads all signals of the form's subject. It has
    /// to read the value of a memo: one that is only tracked may never be computed, and then follows
    /// nothing.
    pub fn none(connection: Connection, track: impl Fn() + Send + Sync + 'static) -> SentRequest {
        let change_count = Memo::new(move |before: Option<&u32>| {
            track();
            before.map_or(0, |count| count + 1)
        });
        SentRequest {
            connection,
            change_count,
            count_when_sent: RwSignal::new(None),
        }
    }

    /// Sends the request of the form.
    pub fn send(self, request: Request) {
        self.note();
        self.connection.request(request);
    }

    /// Notes a request of the form.
    pub fn note(self) {
        self.count_when_sent
            .set(Some(self.change_count.get_untracked()));
    }

    /// Forgets the request.
    pub fn forget(self) {
        self.count_when_sent.set(None);
    }

    /// Whether there is a request, and the subject has not changed since.
    pub fn is_open(self) -> bool {
        self.count_when_sent.get() == Some(self.change_count.get())
    }

    /// Whether the subject has changed since the request, which is then forgotten.
    pub fn has_taken_effect(self) -> bool {
        let is_done = untrack(|| self.count_when_sent.get().is_some() && !self.is_open());
        if is_done {
            self.forget();
        }
        is_done
    }

    /// Why the relay has refused the request, in a sentence.
    pub fn refusal(self) -> Option<String> {
        let is_open = self.is_open();
        let refusal = self.connection.store.with(view_model::refusal);
        refusal.filter(|_| is_open)
    }
}
