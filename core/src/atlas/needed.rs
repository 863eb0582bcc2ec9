//! Which forms are needed: for some rolls no other forms give a solution.

use std::collections::BTreeMap;

use super::Row;
use crate::solve::form_set::FormSet;

/// A set of forms that some rolls need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The forms: each solves all of the rolls.
    pub forms: FormSet,
    /// The indices of these rolls among the rows: no other form solves them.
    pub rows: Vec<usize>,
}

/// The sets of `size` forms that alone solve some rolls of `rows`, each with these rolls. The
/// original game has such tables for one form, for pairs and for triples. Sets with earlier forms
/// come first.
pub fn needed(rows: &[Row], size: usize) -> Vec<Needed> {
    let mut by_forms: BTreeMap<Vec<usize>, Needed> = BTreeMap::new();
    for (at, row) in rows.iter().enumerate() {
        let forms = row.forms;
        if !forms.is_empty() && forms.len() == size {
            let needed = by_forms.entry(forms.iter().collect());
            let rows = Vec::new();
            needed.or_insert(Needed { forms, rows }).rows.push(at);
        }
    }
    by_forms.into_values().collect()
}
