//! Limits accents and other marks on letters to as many as a script needs. So they do not cover the
//! lines above.

use score_core::table::name::MAX_MARKS;
use unicode_normalization::char::decompose_canonical;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Whether a character is drawn onto the letter before it.
pub fn is_mark(c: char) -> bool {
    matches!(
        c.general_category(),
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
    )
}

/// Whether a text has more than [`MAX_MARKS`] marks on a letter, or a mark on no letter at all.
pub fn are_stacked(text: &str) -> bool {
    let mut count = MarkCount::default();
    !text.chars().all(|c| count.is_within_limit(c))
}

/// A text without the marks above the limit.
pub fn unstacked(text: &str) -> String {
    let mut count = MarkCount::default();
    text.chars().filter(|c| count.is_within_limit(*c)).collect()
}

/// Counts how many more marks the last letter may have.
#[derive(Default)]
struct MarkCount {
    remaining: usize,
}

impl MarkCount {
    /// Whether the next character of the text is within the limit.
    fn is_within_limit(&mut self, c: char) -> bool {
        let (mut marks, mut letters) = (0, 0);
        decompose_canonical(c, |part| match part.general_category() {
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => marks += 1,
            // Such a mark is beside the letter, and does not begin a new letter.
            GeneralCategory::SpacingMark => {}
            _ => letters += 1,
        });
        if letters > 0 {
            self.remaining = if c.is_whitespace() { 0 } else { MAX_MARKS };
        }
        let is_within_limit = marks <= self.remaining;
        self.remaining -= marks.min(self.remaining);
        is_within_limit
    }
}
