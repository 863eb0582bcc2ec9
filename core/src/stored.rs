//! Decides which tab of a browser may write a stored value that several tabs show.
//!
//! The version of a stored value is its text. A tab remembers the text that it read or wrote last,
//! and writes only if that is still stored. So a write by an earlier version of the program,
//! which has no version numbers, is noticed too.

/// The most bytes of a value that a browser stores for the page. Longer ones are neither written
/// nor read. Each list has a limit of its own that keeps it below this one; with these limits all
/// lists together fit into the five million bytes that a browser has for a page, as digits of two
/// bytes each. This limit is so high because of the answers of earlier programs.
pub const MAX_STORED_BYTES: usize = 1_250_000;

/// The text of a stored value that a tab has read or written last; `None` if there was none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastSeenText(Option<String>);

impl LastSeenText {
    /// Notes that the tab has read or written this text.
    pub fn new(text: Option<String>) -> LastSeenText {
        LastSeenText(text)
    }

    /// Whether another tab has written the value since, if `stored` is the text now. A deleted
    /// value is not newer: the tab that still has it may store it again.
    pub fn is_behind(&self, stored: Option<&str>) -> bool {
        stored.is_some_and(|stored| self.0.as_deref() != Some(stored))
    }
}
