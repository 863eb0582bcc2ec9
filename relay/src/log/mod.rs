//! Log: the contract of a store of tables, in which events are stored before players see them.

pub mod memory;
#[cfg(feature = "nats")]
pub mod nats;
pub mod sqlite;

use std::sync::atomic::{AtomicU64, Ordering};

use serde::{Deserialize, Serialize};

use score_core::group::entry::{Entry, GroupKind, Snapshot};
use score_core::table::event::SeatId;

/// The id of a table, unique among all tables that this log ever had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TableId(pub u64);

/// The facts about a table besides its entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The id of the table.
    pub id: TableId,
    /// Whether it is public or created by a player.
    pub kind: GroupKind,
    /// The name of the table, as its maker wrote it.
    pub name: String,
    /// The name in the form in which names are compared.
    pub key: String,
    /// The short code by which others join the table; empty for a public table.
    pub code: String,
}

/// The hash of a [`Token`](score_core::wire::Token).
pub type TokenHash = [u8; 32];

/// The hashes of the tokens with which a player gets their seat back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatKeys {
    /// The seat.
    pub seat: SeatId,
    /// The token that they used last.
    pub current: TokenHash,
    /// The token that they were then given; its first use makes the other one invalid.
    pub next: TokenHash,
}

/// The times of a table, from which its clock goes on after a restart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    /// The last time of the table's clock that was written, in milliseconds. The clock counts
    /// only while a relay runs the table.
    pub clock_ms: u64,
    /// When the last connection ended, in milliseconds since 1970 by the wall clock. `None`: the
    /// table is not empty, or the time is not known.
    pub empty_since_ms: Option<u64>,
}

/// The batch that a turn appends to the log of one table, completely or not at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// The next entries of the table.
    pub entries: Vec<Entry>,
    /// The new keys of some seats.
    pub keys: Vec<SeatKeys>,
    /// A snapshot of the group after the entries, now and then. Entries up to its number are not
    /// needed any more.
    pub snapshot: Option<Snapshot>,
    /// The table's times; `None`: they have not changed.
    pub times: Option<Times>,
}

/// A table as a log has stored it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The record of the table.
    pub record: Record,
    /// The group at some moment.
    pub snapshot: Snapshot,
    /// The entries after the snapshot, in order. The snapshot may include some of them already.
    pub entries: Vec<Entry>,
    /// The keys of the seats.
    pub keys: Vec<SeatKeys>,
    /// The last times of the table; zero and `None` if none were written.
    pub times: Times,
}

/// The last write to a table, as its log counts: two writes never have the same tail. A tail is
/// valid only for the log that has returned it, and is not stored elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tail(pub u64);

/// A code or a name, which no two tables share and by which a table is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The code of the table, with letters of either case. Tables without a code do not claim it.
    Code(String),
    /// The name of the table, in the form in which names are compared.
    Name(String),
}

/// Stores tables.
///
/// A write that was answered with `Ok` survives the end of the process, and the calls of one caller
/// are done in their order. Each write names the tail that it follows, and is refused if something
/// else was written since: of several relays that act as the owner of a table, only one can write.
/// An engine may return an entry twice, or again after later ones: a
/// [`Group`](score_core::group::state::Group) applies each once. Of the keys of a seat, and of the
/// times of a table, it returns the last that were written.
pub trait Log: Clone + Send + Sync + 'static {
    /// The engine's name, for its operator.
    const ENGINE: &'static str;

    /// Stores a new table with its first snapshot, and claims its id, its name and its code. It
    /// does so completely or not at all.
    fn create(
        &self,
        record: Record,
        first: Snapshot,
    ) -> impl Future<Output = Result<Tail, CreateFailure>> + Send;

    /// Appends a batch, completely or not at all, if the tail of the table is still `after`.
    /// Returns the new tail. An empty batch has one, too, which makes all writes of others after
    /// the old tail fail.
    fn append(
        &self,
        table: TableId,
        after: Tail,
        batch: Batch,
    ) -> impl Future<Output = Result<Tail, WriteFailure>> + Send;

    /// Loads a table and its tail. They may be out of date: only a write after that tail shows that
    /// nothing was written later.
    fn load(
        &self,
        table: TableId,
    ) -> impl Future<Output = Result<(Stored, Tail), LoadFailure>> + Send;

    /// The record of the table with this code or name.
    fn find(&self, claim: Claim) -> impl Future<Output = Result<Record, LoadFailure>> + Send;

    /// The records of all tables.
    fn records(&self) -> impl Future<Output = Result<Vec<Record>, LoadFailure>> + Send;

    /// Deletes a table whose tail is still `after`; others can take its claims. As soon as nobody
    /// reads the table, no data of it is left in the engine's files.
    fn remove(
        &self,
        table: TableId,
        after: Tail,
    ) -> impl Future<Output = Result<(), WriteFailure>> + Send;

    /// Checks that the log works: it answers, and after a failure it can be written again. Anybody
    /// may ask for a check, so it writes seldom: a file only after a failure, NATS once a second at
    /// most.
    fn check(&self) -> impl Future<Output = Result<(), Unavailable>> + Send;
}

/// The failure of the log's engine, with the reason. It is unknown whether the request was carried
/// out; loading the table shows that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log does not work: {0}")]
pub struct Unavailable(pub String);

/// Why a table was not created.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CreateFailure {
    /// Another table has its id, its name or its code. Nothing was written.
    #[error("the log has a table with this id, name or code")]
    Taken,
    /// The engine has failed.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
}

/// Why a batch was not written to a table, or a table not removed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteFailure {
    /// Another batch was written after that tail, or the table was removed. This batch was not
    /// written.
    #[error("something else was written to the table")]
    Overtaken,
    /// The engine has failed.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
}

/// Why a table or a record could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadFailure {
    /// No such table is stored.
    #[error("the log has no such table")]
    NoSuchTable,
    /// The stored data cannot be read, for this reason.
    #[error("the log cannot be read: {0}")]
    Unreadable(String),
    /// The engine has failed.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
}

impl Tail {
    /// A tail that no log of this process has returned before: for engines that only one process
    /// uses.
    fn unused() -> Tail {
        static GIVEN: AtomicU64 = AtomicU64::new(0);
        Tail(GIVEN.fetch_add(1, Ordering::Relaxed))
    }
}

impl Record {
    /// Whether the table has this code or name.
    fn has(&self, claim: &Claim) -> bool {
        match claim {
            Claim::Code(code) => !code.is_empty() && self.code.eq_ignore_ascii_case(code),
            Claim::Name(key) => self.key == *key,
        }
    }
}

/// Inserts keys into a list that is in the order of seats.
fn put(all: &mut Vec<SeatKeys>, keys: SeatKeys) {
    match all.binary_search_by_key(&keys.seat, |other| other.seat) {
        Ok(index) => all[index] = keys,
        Err(index) => all.insert(index, keys),
    }
}
