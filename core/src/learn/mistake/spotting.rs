//! The results of a player who finds the mistakes of a sheet.

/// How an item went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindMistakeResult {
    /// The first answer was right.
    AtOnce,
    /// A later answer was right.
    Later,
    /// The mistake was shown.
    Shown,
}

/// The results of a sheet in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FindMistakeStanding {
    /// How many items the sheet has.
    pub all: usize,
    /// How many items were right at once.
    pub at_once: usize,
    /// How many items were right at a later answer.
    pub later: usize,
    /// The most items in a row that were right at once.
    pub row: usize,
}

impl FindMistakeStanding {
    /// The standing of these results, in the order of the items.
    pub fn of(results: &[FindMistakeResult]) -> FindMistakeStanding {
        let count_of =
            |wanted: FindMistakeResult| results.iter().filter(|result| **result == wanted).count();
        let rows_at_once = results.split(|result| *result != FindMistakeResult::AtOnce);
        FindMistakeStanding {
            all: results.len(),
            at_once: count_of(FindMistakeResult::AtOnce),
            later: count_of(FindMistakeResult::Later),
            row: rows_at_once
                .map(<[FindMistakeResult]>::len)
                .max()
                .unwrap_or(0),
        }
    }
}
