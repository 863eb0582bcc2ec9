//! Which relay this is, and which files it reads.

/// The version of this program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The format of the log's file that this relay reads and writes; earlier ones are brought to it.
pub const FORMAT: u32 = 2;
