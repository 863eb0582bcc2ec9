//! Listeners of one kind of event.

use leptos::prelude::*;

/// The callbacks for one kind of event; copies share it. Each has a unique number, in the order in
/// which they were added.
#[derive(Clone, Copy)]
pub struct Listeners(StoredValue<Vec<(u32, Callback<()>)>>);

impl Listeners {
    /// A list without a listener.
    pub fn none() -> Listeners {
        Listeners(StoredValue::new(Vec::new()))
    }

    /// Calls `listener` at each event, after those that were added before, until the owner of this
    /// scope is gone.
    pub fn add(self, listener: impl Fn() + Send + Sync + 'static) {
        self.add_callback(Callback::new(move |()| listener()));
    }

    /// The same without a type parameter, so that the code is compiled once and the program is
    /// smaller.
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

    /// Calls the listeners.
    pub fn tell(self) {
        // A listener may end the scope of another one.
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
