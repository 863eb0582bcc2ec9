//! Printing of the page: its start, its end, and the title of the printed document.

use std::cell::RefCell;
use std::rc::Rc;

use super::dom::{document, window};
use super::listen;

/// Prints the page as it is now.
pub fn print() {
    // A browser that cannot print does nothing.
    let _ = window().print();
}

/// Calls `printed` when the page was printed or the reader cancelled, until the owner of this scope
/// is gone.
pub fn on_printed(printed: impl Fn() + 'static) {
    listen::on_window("afterprint", move |_| printed());
}

/// Gives the document the title that `title` returns, if any, while it is printed. It does so until
/// the owner of this scope is gone. Browsers save a printed page as a file of that name.
pub fn title(title: impl Fn() -> Option<String> + 'static) {
    let usual_title = Rc::new(RefCell::new(None));
    let kept_title = usual_title.clone();
    listen::on_window("beforeprint", move |_| {
        if let Some(title) = title() {
            *kept_title.borrow_mut() = Some(document().title());
            document().set_title(&title);
        }
    });
    listen::on_window("afterprint", move |_| {
        if let Some(usual_title) = usual_title.take() {
            document().set_title(&usual_title);
        }
    });
}
