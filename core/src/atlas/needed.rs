//! Which forms are needed: rolls that no other forms solve.

use std::collections::BTreeMap;

use super::Row;
use crate::solve::form_set::FormSet;

/// A set of forms that is needed for some rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The forms: each solves all of the rolls.
    pub forms: FormSet,
    /// The indices of the rolls among the rows: no other form solves them.
    pub rows: Vec<usize>,
}

/// Every set of `size` forms that all solve a roll of `rows` while no other form does, with all
/// such rolls: the tables of the original game for one form, for pairs, for triples. Sets with
/// earlier forms come first.
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
