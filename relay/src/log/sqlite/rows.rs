//! Log in SQLite: reads and writes the rows of the file. Entries and snapshots are JSON, so that
//! people can read them years later.

use rusqlite::{Connection, OptionalExtension, Row, params};
use score_core::group::entry::{GroupKind, Snapshot};
use score_core::table::event::SeatId;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::log::{
    Batch, Claim, LoadFailure, Record, SeatKeys, Stored, TableId, Times, Unavailable,
};

/// Stores a new table, unless another one has its id, name or code; returns whether it was stored.
pub(super) fn create(
    connection: &Connection,
    record: &Record,
    first: &Snapshot,
) -> Result<bool, Unavailable> {
    let sql = "SELECT 1 FROM tables
        WHERE id = ?1 OR key = ?2 OR code <> '' AND code = ?3 COLLATE NOCASE";
    let mut select = connection.prepare_cached(sql)?;
    if select.exists(params![signed(record.id.0), record.key, record.code])? {
        return Ok(false);
    }
    let sql = "INSERT INTO tables (id, kind, name, key, code, snapshot) VALUES (?, ?, ?, ?, ?, ?)";
    connection.prepare_cached(sql)?.execute(params![
        signed(record.id.0),
        json(&record.kind)?,
        record.name,
        record.key,
        record.code,
        json(first)?,
    ])?;
    Ok(true)
}

/// Appends a batch to the log of a table; returns whether the table is stored.
pub(super) fn append(
    connection: &Connection,
    table: TableId,
    batch: &Batch,
) -> Result<bool, Unavailable> {
    let sql = "SELECT 1 FROM tables WHERE id = ?";
    if !connection.prepare_cached(sql)?.exists([signed(table.0)])? {
        return Ok(false);
    }
    let sql = "INSERT OR IGNORE INTO entries (table_id, n, entry) VALUES (?, ?, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    for entry in &batch.entries {
        insert.execute(params![signed(table.0), signed(entry.n), json(entry)?])?;
    }
    let sql = "INSERT OR REPLACE INTO seats (table_id, seat, current, next) VALUES (?, ?, ?, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    for keys in &batch.keys {
        insert.execute(params![
            signed(table.0),
            keys.seat.0,
            keys.current,
            keys.next
        ])?;
    }
    if let Some(times) = batch.times {
        let sql = "UPDATE tables SET clock_ms = ?, empty_since_ms = ? WHERE id = ?";
        connection.prepare_cached(sql)?.execute(params![
            signed(times.clock_ms),
            times.empty_since_ms.map(signed),
            signed(table.0),
        ])?;
    }
    if let Some(snapshot) = &batch.snapshot {
        let sql = "UPDATE tables SET snapshot = ? WHERE id = ?";
        let mut update = connection.prepare_cached(sql)?;
        update.execute(params![json(snapshot)?, signed(table.0)])?;
        let sql = "DELETE FROM entries WHERE table_id = ? AND n <= ?";
        let mut delete = connection.prepare_cached(sql)?;
        delete.execute(params![signed(table.0), signed(snapshot.n)])?;
    }
    Ok(true)
}

/// Deletes a table; returns whether it was stored.
pub(super) fn remove(connection: &Connection, table: TableId) -> Result<bool, Unavailable> {
    let mut rows = 0;
    for sql in [
        "DELETE FROM tables WHERE id = ?",
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
    ] {
        rows += connection.prepare_cached(sql)?.execute([signed(table.0)])?;
    }
    Ok(rows > 0)
}

pub(super) fn load(connection: &Connection, table: TableId) -> Result<Stored, LoadFailure> {
    let sql = "SELECT id, kind, name, key, code, snapshot, clock_ms, empty_since_ms
        FROM tables WHERE id = ?";
    let mut select = connection.prepare_cached(sql)?;
    let found = select.query_row([signed(table.0)], |row| {
        let times = Times {
            clock_ms: row.get::<_, i64>(6)?.cast_unsigned(),
            empty_since_ms: row.get::<_, Option<i64>>(7)?.map(i64::cast_unsigned),
        };
        Ok((record(row), row.get::<_, String>(5)?, times))
    });
    let (record, snapshot, times) = found.optional()?.ok_or(LoadFailure::NoSuchTable)?;
    let sql = "SELECT entry FROM entries WHERE table_id = ? ORDER BY n";
    let mut select = connection.prepare_cached(sql)?;
    let entries = select.query_map([signed(table.0)], |row| row.get::<_, String>(0))?;
    let entries = entries.map(|entry| read(&entry?));
    let entries = entries.collect::<Result<_, LoadFailure>>()?;
    let sql = "SELECT seat, current, next FROM seats WHERE table_id = ? ORDER BY seat";
    let mut select = connection.prepare_cached(sql)?;
    let keys = select.query_map([signed(table.0)], |row| {
        Ok(SeatKeys {
            seat: SeatId(row.get(0)?),
            current: row.get(1)?,
            next: row.get(2)?,
        })
    })?;
    Ok(Stored {
        record: record?,
        snapshot: read(&snapshot)?,
        entries,
        keys: keys.collect::<Result<_, _>>()?,
        times,
    })
}

/// Reads a value, to check whether the file can be read.
pub(super) fn read_any(connection: &Connection) -> Result<(), Unavailable> {
    let mut select = connection.prepare_cached("SELECT snapshot FROM tables LIMIT 1")?;
    select.exists([])?;
    Ok(())
}

/// The record of the table with this code or name.
pub(super) fn find(connection: &Connection, claim: &Claim) -> Result<Record, LoadFailure> {
    let (sql, claimed) = match claim {
        Claim::Code(code) => (
            "SELECT id, kind, name, key, code FROM tables
            WHERE code <> '' AND code = ? COLLATE NOCASE ORDER BY id LIMIT 1",
            code,
        ),
        Claim::Name(key) => (
            "SELECT id, kind, name, key, code FROM tables WHERE key = ? ORDER BY id LIMIT 1",
            key,
        ),
    };
    let mut select = connection.prepare_cached(sql)?;
    let found = select.query_row([claimed], |row| Ok(record(row)));
    found.optional()?.ok_or(LoadFailure::NoSuchTable)?
}

pub(super) fn records(connection: &Connection) -> Result<Vec<Record>, LoadFailure> {
    let sql = "SELECT id, kind, name, key, code FROM tables ORDER BY id";
    let mut select = connection.prepare_cached(sql)?;
    let records = select.query_map([], |row| Ok(record(row)))?;
    records.map(|record| record?).collect()
}

fn record(row: &Row<'_>) -> Result<Record, LoadFailure> {
    let kind: String = row.get(1)?;
    Ok(Record {
        id: TableId(row.get::<_, i64>(0)?.cast_unsigned()),
        kind: read::<GroupKind>(&kind)?,
        name: row.get(2)?,
        key: row.get(3)?,
        code: row.get(4)?,
    })
}

/// A number as SQLite stores it, whose whole numbers are signed.
fn signed(number: u64) -> i64 {
    number.cast_signed()
}

fn json(value: &impl Serialize) -> Result<String, Unavailable> {
    serde_json::to_string(value).map_err(|error| Unavailable(error.to_string()))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, LoadFailure> {
    serde_json::from_str(text).map_err(|error| LoadFailure::Unreadable(error.to_string()))
}
