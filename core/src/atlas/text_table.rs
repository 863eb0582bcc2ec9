//! The rows of an atlas as cells of text.

use super::{Atlas, Row};

/// The names of the columns.
pub const COLUMNS: [&str; 4] = ["roll", "solutions", "difficulty", "forms"];

impl Atlas {
    /// The cells of a row, as text. They are the roll as ascending numbers with blanks, the number
    /// of essentially different solutions, the points of the difficulty (nothing for an impossible
    /// roll), and the headings of the forms with commas between.
    pub fn cells(&self, row: &Row) -> [String; COLUMNS.len()] {
        let points = row
            .difficulty
            .map(|difficulty| difficulty.points().to_string());
        let headings: Vec<&str> = self.headings(row.forms).collect();
        [
            row.roll.to_string(),
            row.solutions.to_string(),
            points.unwrap_or_default(),
            headings.join(", "),
        ]
    }
}
