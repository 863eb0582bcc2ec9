//! Listeners of events.

use leptos::prelude::*;

/// The callbacks for events of one type; copies share it.
pub struct Listeners<E: 'static = ()>(StoredValue<List<E>>);

/// The callbacks, each with a unique number, in the order in which they were added.
struct List<E: 'static> {
    callbacks: Vec<(u32, Callback<E>)>,
    /// The number of the next callback. A number is not used again, because the end of an earlier
    /// scope would then remove another scope's callback.
    next: u32,
}

impl<E> Clone for Listeners<E> {
    fn clone(&self) -> Listeners<E> {
        *self
    }
}

impl<E> Copy for Listeners<E> {}

impl<E: Copy + 'static> Listeners<E> {
    /// A list without a listener.
    pub fn none() -> Listeners<E> {
        Listeners(StoredValue::new(List {
            callbacks: Vec::new(),
            next: 0,
        }))
    }

    /// Calls `listener` at each event, after those that were added before, until the owner of this
    /// scope is gone.
    pub fn add(self, listener: impl Fn(E) + Send + Sync + 'static) {
        self.add_callback(Callback::new(listener));
    }

    /// Adds a listener without a type parameter of its own. So the code is compiled once for each
    /// type of event and the program is smaller.
    fn add_callback(self, listener: Callback<E>) {
        let number = self.0.try_update_value(|list| {
            let number = list.next;
            list.next += 1;
            list.callbacks.push((number, listener));
            number
        });
        on_cleanup(move || {
            let _ = self.0.try_update_value(|list| {
                list.callbacks.retain(|(other, _)| Some(*other) != number)
            });
        });
    }

    /// Calls the listeners with this event.
    pub fn tell(self, event: E) {
        // A listener may end the scope of another one.
        let numbers: Vec<u32> = self
            .0
            .with_value(|list| list.callbacks.iter().map(|(number, _)| *number).collect());
        for number in numbers {
            let listener = self.0.with_value(|list| {
                let mut found = list.callbacks.iter().filter(|(other, _)| *other == number);
                found.next().map(|(_, listener)| *listener)
            });
            if let Some(listener) = listener {
                listener.run(event);
            }
        }
    }
}
