//! Parts of the screen. A component takes values and callbacks, and knows no rule.

pub mod board;
pub mod calls;
pub mod chart;
pub mod corner;
pub mod countdown;
pub mod drag;
pub mod drawing;
pub mod explanation;
pub mod fields;
pub mod form;
pub mod forms;
pub mod header;
pub mod later;
pub mod number_line;
pub mod pager;
pub mod people;
pub mod scoreboard;
pub mod settlement;
pub mod solutions;
pub mod tile;
