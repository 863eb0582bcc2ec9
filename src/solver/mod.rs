//! The page's side of the solver. It has a Web Worker that is started by the first request, and
//! signals of its answers.
//!
//! A request ends with the owner of the scope in which it was made. If the solver stops or cannot
//! be started, each request fails with the reason, and can be made again.

mod client;
mod request;
mod trouble;

pub use client::Failure;
pub use request::LatestRequest;
pub use trouble::{SolverTrouble, TroubleLine};
