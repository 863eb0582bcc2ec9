//! English.
//!
//! The texts of the rules and of the forms stand in `pages/` as HTML.

mod forms;
mod refusals;
mod rounds;
mod study;
mod words;

pub use forms::*;
pub use refusals::*;
pub use rounds::*;
pub use study::*;
pub use words::*;
