//! Log in SQLite: the format of the file, and migrations from earlier formats.

use rusqlite::Connection;

use super::failure::{Fault, OpenFault};
use crate::version::FORMAT;

/// The migration from each format to the next; the first one turns an empty file into format 1. A
/// released migration is never changed: a change of the tables adds one.
const MIGRATIONS: [&str; FORMAT as usize] = [TO_FORMAT_1, TO_FORMAT_2];

/// The mark of a SQLite file that is a log of this program: "Scor" in ASCII. Files of format 1 do
/// not have it.
pub(super) const APPLICATION_ID: i32 = i32::from_be_bytes(*b"Scor");

const TO_FORMAT_1: &str = "
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

const TO_FORMAT_2: &str = "
    ALTER TABLE tables ADD COLUMN clock_ms INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN empty_since_ms INTEGER;
";

/// The format of an open file; 0: the file is empty.
///
/// # Errors
/// If the format is newer than this relay's, or cannot be read.
pub(super) fn of(connection: &Connection) -> Result<u32, Fault> {
    let found = user_version(connection)?;
    match u32::try_from(found) {
        Ok(format) if format <= FORMAT => Ok(format),
        Ok(format) => Err(OpenFault::Newer(format).into()),
        Err(_) => Err(OpenFault::Damaged(format!("its format is {found}")).into()),
    }
}

/// Brings an open file from `format` to the one of this relay.
pub(super) fn migrate(connection: &mut Connection, format: u32) -> rusqlite::Result<()> {
    for (format, step) in (1..).zip(MIGRATIONS).skip(format as usize) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", format)?;
        transaction.commit()?;
    }
    Ok(())
}

/// Writes the format once more to the file, to check whether it can be written.
pub(super) fn write_again(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "user_version", FORMAT)
}

/// Whether a file without the mark of this program is a log of format 1. It is one if it has
/// exactly the tables of that format.
pub(super) fn is_format_1(connection: &Connection) -> rusqlite::Result<bool> {
    let first = Connection::open_in_memory()?;
    first.execute_batch(TO_FORMAT_1)?;
    // Columns are compared only if the tables match: those of another program may need functions
    // that this one does not have.
    Ok(user_version(connection)? == 1
        && schema(connection)? == schema(&first)?
        && columns(connection)? == columns(&first)?)
}

/// Whether a file has no tables or other objects.
pub(super) fn is_empty(connection: &Connection) -> rusqlite::Result<bool> {
    Ok(user_version(connection)? == 0 && schema(connection)?.is_empty())
}

fn user_version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

fn schema(connection: &Connection) -> rusqlite::Result<Vec<(String, String)>> {
    let mut select = connection.prepare("SELECT type, name FROM sqlite_schema ORDER BY name")?;
    let found = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    found.collect()
}

fn columns(connection: &Connection) -> rusqlite::Result<Vec<(String, String)>> {
    let mut select = connection.prepare(
        "SELECT its.name, column.name FROM sqlite_schema its, pragma_table_info(its.name) column
        ORDER BY its.name, column.cid",
    )?;
    let found = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    found.collect()
}
