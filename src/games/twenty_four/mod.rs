//! What is the 24 game's own: the page of all hands. Its table is in `pages/table`, which
//! Score shares.

mod hands;

pub use hands::HandsPage;
