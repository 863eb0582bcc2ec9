//! A class that solves the same roll all at once. It has the host's forms, the live board, the wall
//! and the solutions.

mod class_solutions;
mod deal_form;
mod live_board;
mod wall;
mod wall_pages;
mod watched_board;
mod way_form;

pub use class_solutions::ClassSolutions;
pub use deal_form::DealForm;
pub use live_board::{LiveBoard, has_live_board};
pub use wall::{AnswerCount, NamesButton};
pub use way_form::{AllAtOnce, WayFields, WayForm, WayRows};
