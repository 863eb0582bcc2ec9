//! A finished atlas, and its answers to later questions: rows, files, forms.

use super::request::{AtlasKind, RowChoice};
use super::response::{
    AtlasAnswer, FormRow, FormsGroup, ListedRow, NEEDED_SIZES, RowList, SolveError,
};
use crate::arith::expr::Expr;
use crate::atlas::{Atlas, Column, Needed, Row, Show, needed, selected};
use crate::csv::{Cell, Separator, Table};
use crate::dice::Roll;
use crate::games::twenty_four;
use crate::open_rolls::withhold;
use crate::solve::distinct;
use crate::solve::form::Form;
use crate::teach::difficulty::Difficulty;

/// The text between the headings of forms.
const BETWEEN_FORMS: &str = ", ";

/// The text between rolls.
const BETWEEN_ROLLS: &str = " · ";

/// A finished atlas of a kind.
pub struct Listing {
    pub kind: AtlasKind,
    pub atlas: Atlas,
}

impl Listing {
    /// The atlas as a whole, with its first `rows` rows; the rows of `open` rolls are withheld.
    pub fn answer(&self, rows: usize, open: &[Roll]) -> AtlasAnswer {
        let all = self.atlas.rows();
        let impossible = all.iter().filter(|row| row.is_impossible()).count();
        let (forms, needed) = match self.kind {
            AtlasKind::Rolls => (
                self.form_rows(),
                NEEDED_SIZES.map(|size| self.needed_groups(size)).into(),
            ),
            AtlasKind::Hands => (Vec::new(), Vec::new()),
        };
        AtlasAnswer {
            total: all.len() as u32,
            impossible: impossible as u32,
            solutions: all.iter().map(|row| u64::from(row.solutions)).sum(),
            forms,
            needed,
            rows: self.list(&self.indices(&RowChoice::default()), rows, open),
        }
    }

    /// The first `rows` of the rows that are chosen; the rows of `open` rolls are withheld.
    ///
    /// # Errors
    /// If rows are chosen by the facts known of them and any row of the atlas is about an open
    /// roll: the number of chosen rows would reveal facts about that roll.
    pub fn rows(
        &self,
        choice: &RowChoice,
        rows: usize,
        open: &[Roll],
    ) -> Result<RowList, SolveError> {
        if choice.filter.show != Show::All {
            self.check_nothing_open(open)?;
        }
        let mut indices = self.indices(choice);
        if choice.order.by != Column::Roll {
            // Its place would reveal facts about it.
            indices.sort_by_key(|at| self.is_withheld(*at, open));
        }
        Ok(self.list(&indices, rows, open))
    }

    fn is_withheld(&self, at: usize, open: &[Roll]) -> bool {
        withhold(open, self.atlas.rows()[at].roll.numbers())
    }

    /// Whether nothing of the atlas is about an `open` roll.
    fn check_nothing_open(&self, open: &[Roll]) -> Result<(), SolveError> {
        match (0..self.atlas.rows().len()).any(|at| self.is_withheld(at, open)) {
            true => Err(SolveError::OpenRoll),
            false => Ok(()),
        }
    }

    fn list(&self, indices: &[usize], rows: usize, open: &[Roll]) -> RowList {
        let listed_row = |at: &usize| {
            let row = &self.atlas.rows()[*at];
            if self.is_withheld(*at, open) {
                return ListedRow {
                    at: *at as u32,
                    roll: row.roll,
                    solutions: 0,
                    difficulty: None,
                    last_cell: String::new(),
                    is_withheld: true,
                };
            }
            ListedRow {
                at: *at as u32,
                roll: row.roll,
                solutions: row.solutions,
                difficulty: row.difficulty,
                last_cell: self.last_cell(row),
                is_withheld: false,
            }
        };
        RowList {
            count: indices.len() as u32,
            rows: indices.iter().take(rows).map(listed_row).collect(),
        }
    }

    /// The file: for rolls the chosen rows, for spreadsheets; for hands the table of the 24 game.
    ///
    /// # Errors
    /// If one of all rows is about an `open` roll: the totals are public, so the sums of the
    /// other rows would reveal facts about that roll.
    pub fn file(
        &self,
        choice: &RowChoice,
        separator: Separator,
        names: &[String],
        open: &[Roll],
    ) -> Result<String, SolveError> {
        self.check_nothing_open(open)?;
        Ok(match self.kind {
            AtlasKind::Rolls => self.table(choice, separator, names).into_file(),
            AtlasKind::Hands => {
                let (play, goal) = (self.atlas.play(), self.atlas.goal());
                let rows = self.atlas.rows().iter();
                let lines = rows.map(|row| twenty_four::line(play, &row.roll, goal));
                let lines = [twenty_four::heading()].into_iter().chain(lines);
                lines.map(|line| line + "\n").collect()
            }
        })
    }

    fn table(&self, choice: &RowChoice, separator: Separator, names: &[String]) -> Table {
        let mut table = Table::new(separator, names.iter().map(String::as_str));
        for at in self.indices(choice) {
            let row = &self.atlas.rows()[at];
            let [roll, _, _, forms] = self.atlas.cells(row);
            table.line([
                Cell::Text(&roll),
                Cell::Whole(row.solutions.into()),
                Cell::known(row.difficulty.map(Difficulty::points)),
                Cell::Text(&forms),
            ]);
        }
        table
    }

    fn indices(&self, choice: &RowChoice) -> Vec<usize> {
        selected(self.atlas.rows(), &choice.filter, choice.order)
    }

    fn last_cell(&self, row: &Row) -> String {
        match self.kind {
            AtlasKind::Rolls => {
                let headings: Vec<&str> = self.atlas.headings(row.forms).collect();
                headings.join(BETWEEN_FORMS)
            }
            AtlasKind::Hands => {
                let puzzle = self.atlas.play().puzzle(&row.roll, self.atlas.goal());
                let ways = puzzle.map(|puzzle| distinct(&puzzle)).unwrap_or_default();
                ways.first().map(Expr::printed).unwrap_or_default()
            }
        }
    }

    fn form_rows(&self) -> Vec<FormRow> {
        let alone = needed(self.atlas.rows(), 1);
        let solved = self.atlas.solved_by_form().into_iter();
        let forms = self.atlas.forms().iter().zip(solved).enumerate();
        let form_row = |(at, (form, solved)): (usize, (&Form, usize))| {
            let only = alone.iter().find(|needed| needed.forms.contains(at));
            FormRow {
                heading: form.heading(),
                solved: solved as u32,
                only: only.map_or(0, |needed| needed.rows.len() as u32),
            }
        };
        forms.map(form_row).collect()
    }

    /// The rolls for which exactly `size` forms are needed, by these forms.
    fn needed_groups(&self, size: usize) -> Vec<FormsGroup> {
        let forms_group = |needed: Needed| {
            let headings: Vec<&str> = self.atlas.headings(needed.forms).collect();
            let rows = needed.rows.iter().map(|at| &self.atlas.rows()[*at]);
            let rolls: Vec<String> = rows.map(|row| row.roll.to_string()).collect();
            FormsGroup {
                headings: headings.join(BETWEEN_FORMS),
                count: rolls.len() as u32,
                rolls: rolls.join(BETWEEN_ROLLS),
            }
        };
        let groups = needed(self.atlas.rows(), size);
        groups.into_iter().map(forms_group).collect()
    }
}
