//! Numbers, steps, expressions and puzzles.
//!
//! In reading order:
//!
//! - [`number`]: the exact fraction that every value is
//! - [`spoken`]: how a value is said aloud
//! - [`op`]: the five operators, and why one refuses its numbers
//! - [`expr`]: a way of making a number, as a tree that can be printed
//! - [`puzzle`]: numbers, a goal, and the rules of the way to it
//! - [`postfix`]: an expression as a flat list, for messages

pub mod expr;
pub mod number;
pub mod op;
pub mod postfix;
pub mod puzzle;
pub mod sign;
pub mod spoken;
