//! Lessons: planning one, and holding it at a table.

mod add_rolls;
mod at_table;
mod hold_form;
mod plan;
mod planned_rolls;
mod planner;
mod tools;

pub use at_table::LessonAtTable;
pub use plan::Plan;
pub use planner::PlannerPage;
pub use tools::LessonTools;
