//! The refusals of a table while its player reads another page.

use leptos::prelude::*;

/// Why something was refused, where no page is open that says so itself; copies share it.
#[derive(Clone, Copy)]
pub struct RefusedElsewhere(RwSignal<Option<String>>);

impl RefusedElsewhere {
    /// Nothing, for the components inside of this one.
    pub fn provide() -> RefusedElsewhere {
        let refused = RefusedElsewhere(RwSignal::new(None));
        provide_context(refused);
        refused
    }

    /// The reason.
    pub fn get(self) -> Option<String> {
        self.0.get()
    }

    /// Says this from now on.
    pub fn say(self, why: Option<String>) {
        self.0.set(why);
    }

    /// It has been read, or what it was about is on the screen.
    pub fn clear(self) {
        if self.0.with_untracked(Option::is_some) {
            self.0.set(None);
        }
    }
}
