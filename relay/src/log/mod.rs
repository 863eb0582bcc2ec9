//! What is written down before anybody hears of it: the contract of a log.

pub mod memory;
pub mod sqlite;

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use score_core::group::entry::{Entry, Kind, Snapshot};
use score_core::table::event::SeatId;

/// Which table, among all that this relay ever had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TableId(pub u64);

/// What is known of a table apart from its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which.
    pub id: TableId,
    /// Whether it is open to all.
    pub kind: Kind,
    /// Its name, as its maker wrote it.
    pub name: String,
    /// Its name as names are compared.
    pub key: String,
    /// The short code by which others join it; empty where it is open to all.
    pub code: String,
}

/// The hash of a [`Token`](score_core::wire::Token).
pub type TokenHash = [u8; 32];

/// By what a player has his seat again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatKeys {
    /// Whose.
    pub seat: SeatId,
    /// What he came with last.
    pub current: TokenHash,
    /// What he was given then; the first use of it ends the other.
    pub next: TokenHash,
}

/// Where a table's clocks stand, so that they go on from there after a restart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// What the table's clock showed when it was last written down, in
    /// milliseconds. It counts only while a relay runs the table.
    pub clock_ms: u64,
    /// Since when nobody is at the table, in milliseconds since 1970 on the
    /// wall clock; `None`: somebody is there, or it is unknown.
    pub empty_since_ms: Option<u64>,
}

/// What a turn adds to the log of one table, as one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// Its next entries.
    pub entries: Vec<Entry>,
    /// The new keys of some seats.
    pub keys: Vec<SeatKeys>,
    /// The group after them, where it is time to write it down: entries up to
    /// its number are then not needed any more.
    pub snapshot: Option<Snapshot>,
    /// Where the table's clocks stand now; `None`: as it was written before.
    pub times: Option<Times>,
}

/// A table as a log has kept it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// What is known of it.
    pub record: Record,
    /// A group at some moment.
    pub snapshot: Snapshot,
    /// The entries after it, each behind the one before it. There may be some
    /// that the group has seen.
    pub entries: Vec<Entry>,
    /// The keys of the seats.
    pub keys: Vec<SeatKeys>,
    /// Where its clocks stood when they were last written down; zero and
    /// `None` where they never were.
    pub times: Times,
}

/// Keeps what a relay may not forget.
///
/// What has been answered with `Ok` survives the end of the process, and what
/// one caller asks for is done in the order in which he asks. An engine may
/// keep an entry twice, or give it again behind later ones: a
/// [`Group`](score_core::group::state::Group) takes each in once. Of the keys of
/// a seat, and of the times of a table, it gives those that were written last.
pub trait Log: Clone + Send + Sync + 'static {
    /// Keeps a new table, which `first` shows. What was kept of one with the
    /// same id is gone.
    fn create(
        &self,
        record: Record,
        first: Snapshot,
    ) -> impl Future<Output = Result<(), LogFailure>> + Send;

    /// Adds a batch to the log of a table, whole or not at all.
    fn append(
        &self,
        table: TableId,
        batch: Batch,
    ) -> impl Future<Output = Result<(), LogFailure>> + Send;

    /// All that is kept of a table.
    fn load(&self, table: TableId) -> impl Future<Output = Result<Stored, LogFailure>> + Send;

    /// Every table.
    fn records(&self) -> impl Future<Output = Result<Vec<Record>, LogFailure>> + Send;

    /// Forgets a table. One that is not there is forgotten already. As soon as
    /// nobody reads it, nothing of the table is in the engine's files.
    fn remove(&self, table: TableId) -> impl Future<Output = Result<(), LogFailure>> + Send;

    /// Whether it works: it answers, and where it has failed it can be written
    /// again.
    fn check(&self) -> impl Future<Output = Result<(), LogFailure>> + Send;
}

/// Why a log did not do what it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogFailure {
    /// It keeps no such table.
    NoSuchTable,
    /// What it has kept cannot be read any more.
    Unreadable(String),
    /// Its engine could not, for this reason.
    Engine(String),
}

impl fmt::Display for LogFailure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogFailure::NoSuchTable => out.write_str("the log has no such table"),
            LogFailure::Unreadable(why) => write!(out, "the log cannot be read: {why}"),
            LogFailure::Engine(why) => write!(out, "the log does not work: {why}"),
        }
    }
}

impl Error for LogFailure {}
