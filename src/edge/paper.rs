//! Printing.

use std::cell::RefCell;
use std::rc::Rc;

use super::dom::{document, window};
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

/// Gives the document another title while it is printed, if `title` has one. Browsers save a
/// printed page as a file of that name. Until the owner of this scope is gone.
pub fn title(title: impl Fn() -> Option<String> + 'static) {
    let usual = Rc::new(RefCell::new(None));
    let at_first = usual.clone();
    listen::on_window("beforeprint", move |_| {
        if let Some(title) = title() {
            *at_first.borrow_mut() = Some(document().title());
            document().set_title(&title);
        }
    });
    listen::on_window("afterprint", move |_| {
        if let Some(usual) = usual.take() {
            document().set_title(&usual);
        }
    });
}
