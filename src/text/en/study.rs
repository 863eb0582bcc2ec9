//! Numbers as people write them.

pub use crate::text::study::grouped;
