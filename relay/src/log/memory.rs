//! Log in memory, which ends with the process: for tests and for an hour's play.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::{Mutex, MutexGuard};
use score_core::group::entry::{Entry, Snapshot};

use super::{
    Batch, Claim, CreateFailure, LoadFailure, Log, Record, Stored, TableId, Tail, Times,
    Unavailable, WriteFailure, put,
};

/// A log in memory; clones of it are the same log.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    tables: Arc<Mutex<BTreeMap<TableId, StoredTable>>>,
    redelivers: bool,
}

#[derive(Clone, Debug)]
struct StoredTable {
    stored: Stored,
    tail: Tail,
    /// The entries of the last batch, which may be stored again.
    last_batch: Vec<Entry>,
}

impl Memory {
    /// An empty log.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// An empty log that behaves as badly as an engine may. It stores each entry twice, those of a
    /// batch again after the next one, and deletes none that a snapshot includes.
    pub fn redelivering() -> Memory {
        Memory {
            redelivers: true,
            ..Memory::default()
        }
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, StoredTable>> {
        self.tables.lock()
    }
}

impl Log for Memory {
    const ENGINE: &'static str = "memory";

    async fn create(&self, record: Record, first: Snapshot) -> Result<Tail, CreateFailure> {
        let mut tables = self.tables();
        let claims = [
            Claim::Name(record.key.clone()),
            Claim::Code(record.code.clone()),
        ];
        let mut others = tables.values().map(|kept| &kept.stored.record);
        if others.any(|other| other.id == record.id || claims.iter().any(|claim| other.has(claim)))
        {
            return Err(CreateFailure::Taken);
        }
        let stored = Stored {
            record,
            snapshot: first,
            entries: Vec::new(),
            keys: Vec::new(),
            times: Times::default(),
        };
        let tail = Tail::unused();
        let kept = StoredTable {
            stored,
            tail,
            last_batch: Vec::new(),
        };
        tables.insert(kept.stored.record.id, kept);
        Ok(tail)
    }

    async fn append(
        &self,
        table: TableId,
        after: Tail,
        batch: Batch,
    ) -> Result<Tail, WriteFailure> {
        let mut tables = self.tables();
        let kept = tables.get_mut(&table).filter(|kept| kept.tail == after);
        let kept = kept.ok_or(WriteFailure::Overtaken)?;
        kept.append(batch, self.redelivers);
        kept.tail = Tail::unused();
        Ok(kept.tail)
    }

    async fn load(&self, table: TableId) -> Result<(Stored, Tail), LoadFailure> {
        let tables = self.tables();
        let kept = tables.get(&table).ok_or(LoadFailure::NoSuchTable)?;
        Ok((kept.stored.clone(), kept.tail))
    }

    async fn find(&self, claim: Claim) -> Result<Record, LoadFailure> {
        let tables = self.tables();
        let mut records = tables.values().map(|kept| &kept.stored.record);
        let found = records.find(|record| record.has(&claim));
        found.cloned().ok_or(LoadFailure::NoSuchTable)
    }

    async fn records(&self) -> Result<Vec<Record>, LoadFailure> {
        let tables = self.tables();
        let records = tables.values().map(|kept| kept.stored.record.clone());
        Ok(records.collect())
    }

    async fn remove(&self, table: TableId, after: Tail) -> Result<(), WriteFailure> {
        let mut tables = self.tables();
        if tables.get(&table).is_none_or(|kept| kept.tail != after) {
            return Err(WriteFailure::Overtaken);
        }
        tables.remove(&table);
        Ok(())
    }

    async fn check(&self) -> Result<(), Unavailable> {
        Ok(())
    }
}

impl StoredTable {
    fn append(&mut self, batch: Batch, redelivers: bool) {
        let entries = &mut self.stored.entries;
        entries.extend(batch.entries.iter().cloned());
        if redelivers {
            entries.append(&mut self.last_batch);
            entries.extend(batch.entries.iter().cloned());
            self.last_batch = batch.entries;
        }
        for keys in batch.keys {
            put(&mut self.stored.keys, keys);
        }
        if let Some(times) = batch.times {
            self.stored.times = times;
        }
        if let Some(snapshot) = batch.snapshot {
            if !redelivers {
                self.stored.entries.retain(|entry| entry.n > snapshot.n);
            }
            self.stored.snapshot = snapshot;
        }
    }
}
