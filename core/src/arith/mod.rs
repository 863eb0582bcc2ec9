//! Exact arithmetic: from a number to every way of making one.

pub mod countdown;
pub mod difficulty;
pub mod distinct;
pub mod distinct_search;
pub mod explain;
pub mod expr;
pub mod flat;
pub mod form;
mod form_search;
pub mod form_set;
pub mod fractions;
pub mod goal_set;
pub mod hint;
pub mod left_out;
pub mod many;
mod node;
pub mod number;
pub mod op;
pub mod parse;
pub mod quick;
mod ratio;
mod reach;
pub mod remark;
pub mod signs;
pub mod solve;
mod values;
