//! Practice, the rolls of the day, the race at one screen, and statistics.

mod answers;
mod arrival;
mod attempt;
mod carry;
mod daily;
mod games_and_player;
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
