//! Those that hear of something when it happens.

use std::collections::BTreeMap;

use leptos::prelude::*;

/// What is to be done each time when one thing happens; copies share it.
#[derive(Clone, Copy)]
pub struct Listeners(StoredValue<BTreeMap<u32, Callback<()>>>);

impl Listeners {
    /// Nobody listens yet.
    pub fn none() -> Listeners {
        Listeners(StoredValue::new(BTreeMap::new()))
    }

    /// Calls `listener` each time, after those that were added before, until the owner of this
    /// scope is gone.
    pub fn add(self, listener: impl Fn() + Send + Sync + 'static) {
        let listener = Callback::new(move |()| listener());
        let number = self.0.try_update_value(|listeners| {
            let number = listeners.last_key_value().map_or(0, |(last, _)| last + 1);
            listeners.insert(number, listener);
            number
        });
        on_cleanup(move || {
            let _ = self
                .0
                .try_update_value(|listeners| number.map(|number| listeners.remove(&number)));
        });
    }

    /// It has happened.
    pub fn tell(self) {
        // One that is told may end another one's scope.
        let numbers: Vec<u32> = self
            .0
            .with_value(|listeners| listeners.keys().copied().collect());
        for number in numbers {
            let listener = self
                .0
                .with_value(|listeners| listeners.get(&number).copied());
            if let Some(listener) = listener {
                listener.run(());
            }
        }
    }
}
