//! The lines that a relay in the thread of its test logs.

use std::cell::RefCell;
use std::io::{self, Write};
use std::sync::Once;

thread_local! {
    /// The log of this thread: that of one test, with its relay.
    static LOGGED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Writes logged lines to where the test of the same thread reads them.
struct Logged;

impl Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOGGED.with_borrow_mut(|logged| logged.extend_from_slice(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// From now on the lines of this test's relay can be read.
pub fn log_lines() {
    // One for all tests: which lines are wanted is found out once.
    static LOGGING: Once = Once::new();
    LOGGING.call_once(|| {
        let lines = tracing_subscriber::fmt().with_ansi(false);
        lines.with_writer(|| Logged).init();
    });
    LOGGED.with_borrow_mut(Vec::clear);
}

/// The lines that were logged and have this part.
pub fn lines_with(part: &str) -> Vec<String> {
    let text = LOGGED.with_borrow(|logged| String::from_utf8(logged.clone()).unwrap());
    let lines = text.lines().filter(|line| line.contains(part));
    lines.map(str::to_owned).collect()
}
