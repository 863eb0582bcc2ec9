//! Log in SQLite: the tails of the tables, which show whether another write came in between.
//!
//! The tails are in memory, because the file has one owner, and only its one thread writes. Tails
//! from before the file was opened are not known, and so are refused.

use std::collections::BTreeMap;

use crate::log::{TableId, Tail};

/// The tails of the tables that were created or loaded since the file was opened.
#[derive(Debug, Default)]
pub(super) struct Tails {
    known: BTreeMap<TableId, Tail>,
    /// The tables that the transaction has changed, with their tails before each change, in order.
    changed: Vec<(TableId, Option<Tail>)>,
}

impl Tails {
    /// The tail of a table that is stored.
    pub(super) fn of(&mut self, table: TableId) -> Tail {
        *self.known.entry(table).or_insert_with(Tail::unused)
    }

    /// Whether the tail of a table is still this one.
    pub(super) fn is(&self, table: TableId, tail: Tail) -> bool {
        self.known.get(&table) == Some(&tail)
    }

    /// The tail of a table after a write.
    pub(super) fn advance(&mut self, table: TableId) -> Tail {
        let tail = Tail::unused();
        self.changed.push((table, self.known.insert(table, tail)));
        tail
    }

    /// Forgets the tail of a table that is removed.
    pub(super) fn remove(&mut self, table: TableId) {
        self.changed.push((table, self.known.remove(&table)));
    }

    /// Notes that the transaction is on the disk.
    pub(super) fn commit(&mut self) {
        self.changed.clear();
    }

    /// Undoes the changes of a transaction that has failed.
    pub(super) fn roll_back(&mut self) {
        for (table, before) in self.changed.drain(..).rev() {
            match before {
                Some(tail) => self.known.insert(table, tail),
                None => self.known.remove(&table),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId(1);

    #[test]
    fn after_a_transaction_that_failed_the_tails_are_as_before() {
        let mut tails = Tails::default();
        let other = TableId(2);
        let first = tails.advance(TABLE);
        tails.commit();
        tails.advance(TABLE);
        tails.advance(TABLE);
        tails.remove(TABLE);
        let new = tails.advance(other);
        tails.roll_back();
        assert!(tails.is(TABLE, first));
        assert!(!tails.is(other, new));
        let second = tails.advance(TABLE);
        tails.commit();
        tails.roll_back();
        assert!(tails.is(TABLE, second));
    }

    #[test]
    fn a_table_that_is_made_again_has_another_tail() {
        let mut tails = Tails::default();
        let first = tails.of(TABLE);
        assert_eq!(tails.of(TABLE), first);
        tails.remove(TABLE);
        tails.advance(TABLE);
        assert!(!tails.is(TABLE, first));
    }
}
