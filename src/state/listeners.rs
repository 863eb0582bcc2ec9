//! Listeners of events.

use leptos::prelude::*;

/// The callbacks for events of one type; copies share it. Each has a unique number, in the order in
/// which they were added.
pub struct Listeners<E: 'static = ()>(StoredValue<Vec<(u32, Callback<E>)>>);

impl<E> Clone for Listeners<E> {
    fn clone(&self) -> Listeners<E> {
        *self
    }
}

impl<E> Copy for Listeners<E> {}

impl<E: Copy + 'static> Listeners<E> {
    /// A list without a listener.
    pub fn none() -> Listeners<E> {
        Listeners(StoredValue::new(Vec::new()))
    }

    /// Calls `listener` at each event, after those that were added before, until the owner of this
    /// scope is gone.
    pub fn add(self, listener: impl Fn(E) + Send + Sync + 'static) {
        self.add_callback(Callback::new(listener));
    }

    /// Adds a listener without a type parameter of its own. So the code is compiled once for each
    /// type of event and the program is smaller.
    fn add_callback(self, listener: Callback<E>) {
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

    /// Calls the listeners with this event.
    pub fn tell(self, event: E) {
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
                listener.run(event);
            }
        }
    }
}
