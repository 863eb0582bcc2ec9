//! The tables of the file. Entries and snapshots are JSON, so that people can
//! read them years later.

use rusqlite::{Connection, OptionalExtension, Row, params};
use score_core::group::entry::{Kind, Snapshot};
use score_core::table::event::SeatId;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::log::{LogFailure, Page, Record, SeatKeys, Stored, TableId};

/// The version of what follows. A relay reads no file of another one.
const FORMAT: i64 = 1;

const SCHEMA: &str = "
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        key TEXT NOT NULL,
        code TEXT NOT NULL,
        snapshot TEXT NOT NULL
    ) STRICT;
    CREATE TABLE entries (
        table_id INTEGER NOT NULL,
        n INTEGER NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seats (
        table_id INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        current BLOB NOT NULL,
        next BLOB NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
";

/// Makes a new file ready, and sees whether an old one can be read.
pub(super) fn prepare(connection: &mut Connection) -> Result<(), LogFailure> {
    let transaction = connection.transaction()?;
    let format = transaction.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0));
    match format? {
        FORMAT => {}
        0 => {
            transaction.execute_batch(SCHEMA)?;
            transaction.pragma_update(None, "user_version", FORMAT)?;
        }
        other => {
            let why = format!("it has format {other}, and this relay reads format {FORMAT}");
            return Err(LogFailure::Unreadable(why));
        }
    }
    transaction.commit()?;
    Ok(())
}

pub(super) fn create(
    connection: &Connection,
    record: &Record,
    first: &Snapshot,
) -> Result<(), LogFailure> {
    remove(connection, record.id)?;
    let sql = "INSERT INTO tables (id, kind, name, key, code, snapshot) VALUES (?, ?, ?, ?, ?, ?)";
    connection.prepare_cached(sql)?.execute(params![
        signed(record.id.0),
        json(&record.kind)?,
        record.name,
        record.key,
        record.code,
        json(first)?,
    ])?;
    Ok(())
}

pub(super) fn append(
    connection: &Connection,
    table: TableId,
    page: &Page,
) -> Result<(), LogFailure> {
    let sql = "SELECT 1 FROM tables WHERE id = ?";
    if !connection.prepare_cached(sql)?.exists([signed(table.0)])? {
        return Err(LogFailure::NoSuchTable);
    }
    let sql = "INSERT OR IGNORE INTO entries (table_id, n, entry) VALUES (?, ?, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    for entry in &page.entries {
        insert.execute(params![signed(table.0), signed(entry.n), json(entry)?])?;
    }
    let sql = "INSERT OR REPLACE INTO seats (table_id, seat, current, next) VALUES (?, ?, ?, ?)";
    let mut insert = connection.prepare_cached(sql)?;
    for keys in &page.keys {
        insert.execute(params![
            signed(table.0),
            keys.seat.0,
            keys.current,
            keys.next
        ])?;
    }
    if let Some(snapshot) = &page.snapshot {
        let sql = "UPDATE tables SET snapshot = ? WHERE id = ?";
        let mut update = connection.prepare_cached(sql)?;
        update.execute(params![json(snapshot)?, signed(table.0)])?;
        let sql = "DELETE FROM entries WHERE table_id = ? AND n <= ?";
        let mut delete = connection.prepare_cached(sql)?;
        delete.execute(params![signed(table.0), signed(snapshot.n)])?;
    }
    Ok(())
}

pub(super) fn remove(connection: &Connection, table: TableId) -> Result<(), LogFailure> {
    for sql in [
        "DELETE FROM tables WHERE id = ?",
        "DELETE FROM entries WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
    ] {
        connection.prepare_cached(sql)?.execute([signed(table.0)])?;
    }
    Ok(())
}

pub(super) fn load(connection: &Connection, table: TableId) -> Result<Stored, LogFailure> {
    let sql = "SELECT id, kind, name, key, code, snapshot FROM tables WHERE id = ?";
    let mut select = connection.prepare_cached(sql)?;
    let found = select.query_row([signed(table.0)], |row| {
        Ok((record(row), row.get::<_, String>(5)?))
    });
    let (record, snapshot) = found.optional()?.ok_or(LogFailure::NoSuchTable)?;
    let sql = "SELECT entry FROM entries WHERE table_id = ? ORDER BY n";
    let mut select = connection.prepare_cached(sql)?;
    let entries = select.query_map([signed(table.0)], |row| row.get::<_, String>(0))?;
    let entries = entries.map(|entry| read(&entry?));
    let entries = entries.collect::<Result<_, LogFailure>>()?;
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
    })
}

pub(super) fn records(connection: &Connection) -> Result<Vec<Record>, LogFailure> {
    let sql = "SELECT id, kind, name, key, code FROM tables ORDER BY id";
    let mut select = connection.prepare_cached(sql)?;
    let records = select.query_map([], |row| Ok(record(row)))?;
    records.map(|record| record?).collect()
}

fn record(row: &Row<'_>) -> Result<Record, LogFailure> {
    let kind: String = row.get(1)?;
    Ok(Record {
        id: TableId(row.get::<_, i64>(0)?.cast_unsigned()),
        kind: read::<Kind>(&kind)?,
        name: row.get(2)?,
        key: row.get(3)?,
        code: row.get(4)?,
    })
}

/// A number as SQLite holds it: its whole numbers have a sign.
fn signed(number: u64) -> i64 {
    number.cast_signed()
}

fn json(value: &impl Serialize) -> Result<String, LogFailure> {
    serde_json::to_string(value).map_err(|error| LogFailure::Engine(error.to_string()))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, LogFailure> {
    serde_json::from_str(text).map_err(|error| LogFailure::Unreadable(error.to_string()))
}
