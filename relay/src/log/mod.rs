//! What is written down before anybody hears of it: the contract of a log.

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

/// What a turn adds to the log of one table, as one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// Its next entries.
    pub entries: Vec<Entry>,
    /// The new keys of some seats.
    pub keys: Vec<SeatKeys>,
    /// The group after them, where it is time to write it down: entries up to
    /// its number are then not needed any more.
    pub snapshot: Option<Snapshot>,
}

/// A table as a log has kept it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// What is known of it.
    pub record: Record,
    /// A group at some moment.
    pub snapshot: Snapshot,
    /// The entries after it, in the order of their numbers. There may be some
    /// that the group has seen.
    pub entries: Vec<Entry>,
    /// The keys of the seats.
    pub keys: Vec<SeatKeys>,
}
