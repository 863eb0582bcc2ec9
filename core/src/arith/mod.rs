//! Exact arithmetic: from a number to every way of making one.

pub mod expr;
pub mod form;
pub mod number;
pub mod op;
pub mod parse;
pub mod solve;
