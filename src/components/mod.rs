//! Parts of the screen. A component takes values and callbacks, and knows no rule.

pub mod board;
pub mod calls;
pub mod chart;
pub mod countdown;
pub mod drag;
pub mod drawing;
pub mod explanation;
pub mod fields;
pub mod form;
pub mod header;
pub mod later;
pub mod number_line;
pub mod pager;
pub mod player_corner;
pub mod player_list;
pub mod progress;
pub mod scoreboard;
pub mod settlement;
pub mod solutions;
pub mod solutions_by_form;
pub mod tile;
