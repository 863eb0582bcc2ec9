//! English.
//!
//! The texts of the rules and of the forms stand in `pages/` as HTML.

mod dials;
mod forms;
mod group;
mod refusals;
mod study;
mod words;

pub use dials::*;
pub use forms::*;
pub use group::*;
pub use refusals::*;
pub use study::*;
pub use words::*;
