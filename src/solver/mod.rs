//! The page's side of the solver: a Web Worker that is started when something is to be worked
//! out for the first time, and signals of what it answers.
//!
//! A request ends with the owner of the scope in which it was made. Where the solver cannot
//! be started or stops, each request learns why, and can be made again.

mod client;
mod request;
mod trouble;

pub use client::Failure;
pub use request::LatestRequest;
pub use trouble::{SolverTrouble, TroubleLine};
