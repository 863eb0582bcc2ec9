//! Practice, the rolls of the day and the race, which are one program; and their statistics, which
//! are another.

mod answers;
mod arrival;
mod attempt;
mod carry;
mod daily;
mod own_setting;
mod page;
mod persistence;
mod practice;
mod race;
mod race_store;
mod roll_board;
mod sentences;
mod statistics_link;
mod statistics_page;
mod statistics_plots;
mod who_plays;

pub use attempt::{Attempt as RollAttempt, Effort};
pub use page::LearnPage;
pub use roll_board::{BoardHelp, RollBoard};
pub use statistics_page::StatisticsPage;
