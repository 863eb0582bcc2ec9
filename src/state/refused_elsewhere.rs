//! The refusals of a table while its player reads another page.

use leptos::prelude::*;

/// The reason of a refusal that the open page does not show itself; copies share it.
#[derive(Clone, Copy)]
pub struct RefusedElsewhere(RwSignal<Option<ArcMemo<Option<String>>>>);

impl RefusedElsewhere {
    /// Provides a value without a refusal for the components inside of this one.
    pub fn provide() -> RefusedElsewhere {
        let refused = RefusedElsewhere(RwSignal::new(None));
        provide_context(refused);
        refused
    }

    /// The reason, if there is one; reactive.
    pub fn get(self) -> Option<String> {
        self.0.get()?.get()
    }

    /// Shows this reason from now on, in the page's language. If `reason` no longer returns one,
    /// the last one stays.
    pub fn say(self, reason: impl Fn() -> Option<String> + Send + Sync + 'static) {
        let reason = move |before: Option<&Option<String>>| reason().or_else(|| before?.clone());
        self.0.set(Some(ArcMemo::new(reason)));
    }

    /// Clears the reason: it has been read, or its subject is on the screen.
    pub fn clear(self) {
        if self.0.with_untracked(Option::is_some) {
            self.0.set(None);
        }
    }
}
