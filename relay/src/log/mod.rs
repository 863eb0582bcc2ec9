//! The contract of a log, which stores what happens at a table before it is sent to anybody.

pub mod memory;
pub mod sqlite;

use serde::{Deserialize, Serialize};

use score_core::group::entry::{Entry, GroupKind, Snapshot};
use score_core::table::event::SeatId;

/// The id of a table, unique among all that this log ever had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TableId(pub u64);

/// What is known of a table apart from its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its id.
    pub id: TableId,
    /// Whether it is public or created by a player.
    pub kind: GroupKind,
    /// Its name, as its maker wrote it.
    pub name: String,
    /// Its name in the form in which names are compared.
    pub key: String,
    /// The short code by which others join it; empty for a public table.
    pub code: String,
}

/// The hash of a [`Token`](score_core::wire::Token).
pub type TokenHash = [u8; 32];

/// The hashes of the tokens with which a player has their seat again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatKeys {
    /// The seat.
    pub seat: SeatId,
    /// The token that they used last.
    pub current: TokenHash,
    /// The token that they were given then; its first use ends the other one.
    pub next: TokenHash,
}

/// The times of a table, from which its clock goes on after a restart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// The last time of the table's clock that was written, in milliseconds. The clock counts
    /// only while a relay runs the table.
    pub clock_ms: u64,
    /// Since when nobody is connected, in milliseconds since 1970 by the wall clock; `None`:
    /// the table is not empty, or it is unknown.
    pub empty_since_ms: Option<u64>,
}

/// What a turn appends to the log of one table, all at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// Its next entries.
    pub entries: Vec<Entry>,
    /// The new keys of some seats.
    pub keys: Vec<SeatKeys>,
    /// The group after them, now and then: entries up to its number are not needed any more.
    pub snapshot: Option<Snapshot>,
    /// The table's times; `None`: those that were written before.
    pub times: Option<Times>,
}

/// A table as a log has stored it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its record.
    pub record: Record,
    /// The group at some moment.
    pub snapshot: Snapshot,
    /// The entries after it, in order. Some may be in the group already.
    pub entries: Vec<Entry>,
    /// The keys of the seats.
    pub keys: Vec<SeatKeys>,
    /// Its last times; zero and `None` where none were written.
    pub times: Times,
}

/// Stores tables.
///
/// What has been answered with `Ok` survives the end of the process, and the calls of one
/// caller are done in their order. An engine may store an entry twice, or return it again
/// after later ones: a [`Group`](score_core::group::state::Group) applies each once. Of the
/// keys of a seat, and of the times of a table, it returns the last that were written.
pub trait Log: Clone + Send + Sync + 'static {
    /// Stores a new table with its first snapshot. What was stored under its id is deleted.
    fn create(
        &self,
        record: Record,
        first: Snapshot,
    ) -> impl Future<Output = Result<(), LogFailure>> + Send;

    /// Appends a batch to the log of a table, whole or not at all.
    fn append(
        &self,
        table: TableId,
        batch: Batch,
    ) -> impl Future<Output = Result<(), LogFailure>> + Send;

    /// All that is stored of a table.
    fn load(&self, table: TableId) -> impl Future<Output = Result<Stored, LogFailure>> + Send;

    /// The records of all tables.
    fn records(&self) -> impl Future<Output = Result<Vec<Record>, LogFailure>> + Send;

    /// Deletes a table, if it is stored. As soon as nothing reads it, nothing of the table is
    /// in the engine's files.
    fn remove(&self, table: TableId) -> impl Future<Output = Result<(), LogFailure>> + Send;

    /// Whether it works: it answers, and after a failure can be written again.
    fn check(&self) -> impl Future<Output = Result<(), LogFailure>> + Send;
}

/// Why a log has failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogFailure {
    /// No such table is stored.
    #[error("the log has no such table")]
    NoSuchTable,
    /// What is stored cannot be read.
    #[error("the log cannot be read: {0}")]
    Unreadable(String),
    /// Its engine has failed, for this reason.
    #[error("the log does not work: {0}")]
    Engine(String),
}
