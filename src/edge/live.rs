//! A value that what is on the screen follows.
//!
//! It is what a signal of Leptos' is, put together from Leptos' trigger and a
//! cell. Leptos writes the code of a signal or a memo anew for each type of
//! value, two to eight kilobytes a type; the trigger knows no type, so
//! here that code is written once.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use super::boxed::Ask;
use super::element;
use super::reactive::*;

/// A value and who follows it, until the owner of this scope is gone; copies
/// share it.
pub struct Live<T> {
    cell: StoredValue<Cell, LocalStorage>,
    of: PhantomData<fn() -> T>,
}

#[derive(Clone)]
struct Cell {
    /// A `RefCell` of the value.
    value: Rc<dyn Any>,
    changed: ArcTrigger,
}

impl<T> Clone for Live<T> {
    fn clone(&self) -> Live<T> {
        *self
    }
}

impl<T> Copy for Live<T> {}

impl<T: 'static> Live<T> {
    /// A value that nobody follows yet.
    pub fn new(value: T) -> Live<T> {
        Live {
            cell: store(Rc::new(RefCell::new(value))),
            of: PhantomData,
        }
    }

    /// Reads it, and follows its changes where a view asks.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        track(self.cell);
        self.peek(read)
    }

    /// Reads it as it is now.
    pub fn peek<R>(self, read: impl FnOnce(&T) -> R) -> R {
        read(&cell::<T>(&*value(self.cell)).borrow())
    }

    /// Changes it; the answer is that of `change`. Whoever follows it hears of
    /// it afterwards.
    pub fn update<R>(self, change: impl FnOnce(&mut T) -> R) -> R {
        let answer = self.update_quietly(change);
        notify(self.cell);
        answer
    }

    /// Changes what nobody who follows it looks at.
    pub fn update_quietly<R>(self, change: impl FnOnce(&mut T) -> R) -> R {
        change(&mut cell::<T>(&*value(self.cell)).borrow_mut())
    }

    /// Whether the owner of its scope is still there.
    pub fn is_there(self) -> bool {
        !self.cell.is_disposed()
    }

    /// Puts another value in its place.
    pub fn set(self, value: T) {
        self.update(|now| *now = value);
    }
}

impl<T: Clone + 'static> Live<T> {
    /// A copy of it; follows its changes where a view asks.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn get(self) -> T {
        self.with(T::clone)
    }
}

/// What `compute` gives, anew whenever what it reads changes.
pub fn derived<T: 'static>(compute: impl Fn() -> T + 'static) -> Live<T> {
    let compute: Box<dyn Ask<T>> = Box::new(compute);
    let live = Live::new(untrack(|| compute.ask()));
    element::follow(move || live.set(compute.ask()));
    live
}

// What does not depend on the type of the value.

fn store(value: Rc<dyn Any>) -> StoredValue<Cell, LocalStorage> {
    StoredValue::new_local(Cell {
        value,
        changed: ArcTrigger::new(),
    })
}

fn value(cell: StoredValue<Cell, LocalStorage>) -> Rc<dyn Any> {
    cell.with_value(|cell| cell.value.clone())
}

#[cfg_attr(debug_assertions, track_caller)]
fn track(cell: StoredValue<Cell, LocalStorage>) {
    let changed = cell.with_value(|cell| cell.changed.clone());
    changed.track();
}

fn notify(cell: StoredValue<Cell, LocalStorage>) {
    let changed = cell.with_value(|cell| cell.changed.clone());
    changed.notify();
}

fn cell<T: 'static>(value: &dyn Any) -> &RefCell<T> {
    value
        .downcast_ref()
        .expect("a live value has the type that it was made with")
}
