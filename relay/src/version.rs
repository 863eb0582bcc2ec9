//! The version of the relay, and the format of its files.

/// The version of this program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The format of the log's file that this relay reads and writes; earlier formats are migrated to
/// it.
pub const FORMAT: u32 = 2;
