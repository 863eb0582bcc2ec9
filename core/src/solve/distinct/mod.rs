//! The essentially different solutions: found, put together, and ranked.
//!
//! In reading order:
//!
//! - [`canonical`]: the form that essentially the same solutions share
//! - [`redundancy`]: why a solution is not listed
//! - [`ranking`]: the listed solutions, the simplest first
//! - `step_tables`: steps that share their sides, and the values that some of the numbers make
//! - `backward_search`: the search backwards from the goal
//! - [`search`]: a search in steps that can be interrupted

pub(super) mod backward_search;
pub mod canonical;
pub mod ranking;
pub mod redundancy;
pub mod search;
mod step_tables;
