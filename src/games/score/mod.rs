//! Score's own part: the guided first roll. Its table is in `src/table`, which the 24 game shares.

pub mod coach;
pub mod guide;
