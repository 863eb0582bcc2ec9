//! Practice, the rolls of the day, the race at one screen, and statistics.

mod answers;
mod arrival;
mod carry;
mod daily_page;
mod games_and_player;
mod own_setting;
mod page;
mod persistence;
mod practice_page;
mod race_page;
mod race_store;
mod roll_attempt;
mod roll_board;
mod sentences;
mod solutions_afterwards;
mod sound_switch;
mod statistics_link;
mod statistics_page;
mod statistics_plots;
mod who_plays;

pub use page::LearnPage;
pub use roll_attempt::{Effort, RollAttempt};
pub use roll_board::{BoardHelp, RollBoard};
pub use statistics_page::StatisticsPage;
