//! People in different places at one table: the table's game, and who may do
//! what there.
//!
//! A [`state::Group`] is the fold of [`entry::Entry`]s, in the relay that writes
//! them and in every page that gets them.

pub mod entry;
pub mod referee;
pub mod refusal;
pub mod request;
pub mod state;
