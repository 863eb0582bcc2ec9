//! Filters and sorts the rows of an atlas.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::Row;

/// Which rows are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Filter {
    /// The rows to show, by the facts known of them.
    pub show: Show,
    /// Numbers that a roll must have, in any order; a number that is there
    /// twice must be rolled twice.
    pub contains: Vec<u32>,
}

/// A choice of rows by the facts known of their rolls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Show {
    /// All rows.
    #[default]
    All,
    /// Rolls without a solution.
    Impossible,
    /// Rolls with a solution.
    Possible,
    /// Rolls that exactly one form solves.
    OneForm,
    /// Rolls that have exactly one essentially different solution.
    OneSolution,
}

/// The column that rows are ordered by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Column {
    /// The numbers, from the smallest on.
    #[default]
    Roll,
    /// The number of different solutions.
    Solutions,
    /// The difficulty; impossible rolls have none, and come last in both directions.
    Difficulty,
    /// The number of forms that solve the roll.
    Forms,
}

/// The order in which rows are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The column that rows are ordered by; equal rows are in ascending order of their rolls.
    pub by: Column,
    /// Whether the largest comes first.
    pub descending: bool,
}

/// The indices in `rows` of those that `filter` lets through, in this `order`. The rows are in
/// ascending order of their rolls, as in an atlas.
pub fn selected(rows: &[Row], filter: &Filter, order: Order) -> Vec<usize> {
    let mut indices: Vec<usize> = (0..rows.len())
        .filter(|at| filter.lets_through(&rows[*at]))
        .collect();
    // A stable sort: equal rows stay in the order of their rolls.
    indices.sort_by(|one, other| order.compare(&rows[*one], &rows[*other]));
    indices
}

impl Filter {
    fn lets_through(&self, row: &Row) -> bool {
        let is_shown = match self.show {
            Show::All => true,
            Show::Impossible => row.is_impossible(),
            Show::Possible => !row.is_impossible(),
            Show::OneForm => row.forms.len() == 1,
            Show::OneSolution => row.solutions == 1,
        };
        is_shown && has_all(row.roll.numbers(), &self.contains)
    }
}

/// Whether each number of `wanted` is among the `numbers`, as often as it is wanted.
fn has_all(numbers: &[u32], wanted: &[u32]) -> bool {
    let count_of =
        |list: &[u32], number: u32| list.iter().filter(|found| **found == number).count();
    wanted
        .iter()
        .all(|number| count_of(numbers, *number) >= count_of(wanted, *number))
}

impl Order {
    fn compare(self, one: &Row, other: &Row) -> Ordering {
        let ascending = match self.by {
            Column::Roll => one.roll.cmp(&other.roll),
            Column::Solutions => one.solutions.cmp(&other.solutions),
            Column::Difficulty => one.difficulty.cmp(&other.difficulty),
            Column::Forms => one.forms.len().cmp(&other.forms.len()),
        };
        let directed = if self.descending {
            ascending.reverse()
        } else {
            ascending
        };
        match self.by {
            Column::Difficulty => without_difficulty_last(one, other).then(directed),
            Column::Roll | Column::Solutions | Column::Forms => directed,
        }
    }
}

/// Orders rows without a difficulty last: a reader who looks for the hardest rolls wants possible
/// ones.
fn without_difficulty_last(one: &Row, other: &Row) -> Ordering {
    one.is_impossible().cmp(&other.is_impossible())
}
