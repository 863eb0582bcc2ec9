//! Printing.

use super::dom::window;
use super::listen;

/// Prints the page as it is now.
pub fn print() {
    // A browser that cannot print does nothing.
    let _ = window().print();
}

/// Calls `printed` when the page was printed, or the reader did not want that after all;
/// until the owner of this scope is gone.
pub fn on_printed(printed: impl Fn() + 'static) {
    listen::on_window("afterprint", move |_| printed());
}
