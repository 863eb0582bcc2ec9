//! Practice, the rolls of a day, statistics, worksheets, and mistakes to be found.

mod daily;
mod dealer;
mod learners;
mod limits;
mod mistakes;
mod practice;
mod practice_links;
mod profile;
mod saved;
mod skills;
mod statistics;
mod teaching_links;
mod thinking;
mod worksheet_links;
mod worksheets;
