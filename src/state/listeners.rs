//! Those that hear of something when it happens.

use leptos::prelude::*;

/// What is to be done each time when one thing happens; copies share it. Each has a number of its
/// own, in the order in which they were added.
#[derive(Clone, Copy)]
pub struct Listeners(StoredValue<Vec<(u32, Callback<()>)>>);

impl Listeners {
    /// Nobody listens yet.
    pub fn none() -> Listeners {
        Listeners(StoredValue::new(Vec::new()))
    }

    /// Calls `listener` each time, after those that were added before, until the owner of this
    /// scope is gone.
    pub fn add(self, listener: impl Fn() + Send + Sync + 'static) {
        self.add_callback(Callback::new(move |()| listener()));
    }

    /// The same, once for all kinds of listeners: the program is smaller.
    fn add_callback(self, listener: Callback<()>) {
        let number = self.0.try_update_value(|listeners| {
            let number = listeners.last().map_or(0, |(last, _)| last + 1);
            listeners.push((number, listener));
            number
        });
        on_cleanup(move || {
            let _ = self.0.try_update_value(|listeners| {
                listeners.retain(|(other, _)| Some(*other) != number)
            });
        });
    }

    /// It has happened.
    pub fn tell(self) {
        // One that hears of it may end another one's scope.
        let numbers: Vec<u32> = self
            .0
            .with_value(|listeners| listeners.iter().map(|(number, _)| *number).collect());
        for number in numbers {
            let listener = self.0.with_value(|listeners| {
                let mut found = listeners.iter().filter(|(other, _)| *other == number);
                found.next().map(|(_, listener)| *listener)
            });
            if let Some(listener) = listener {
                listener.run(());
            }
        }
    }
}
