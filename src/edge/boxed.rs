//! Closures behind a pointer.
//!
//! A `Box<dyn Fn>` can be called in three ways, and the compiler writes all
//! three for each closure, whether or not anybody uses them; these can be
//! called in one.

/// A closure that is asked for something.
pub trait Ask<T> {
    /// Its answer.
    fn ask(&self) -> T;
}

impl<T, F: Fn() -> T> Ask<T> for F {
    fn ask(&self) -> T {
        self()
    }
}

/// A closure that is told of something.
pub trait Hear<T> {
    /// Tells it.
    fn hear(&self, of: T);
}

impl<T, F: Fn(T)> Hear<T> for F {
    fn hear(&self, of: T) {
        self(of);
    }
}
