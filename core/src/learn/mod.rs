//! Learning: practice, the rolls of the day, statistics, worksheets, and mistakes to be found.
//!
//! In reading order:
//!
//! - [`skill`]: the demands of a roll on the player who solves it
//! - [`level`]: which rolls train a skill, and how hard they are
//! - [`practice`]: which level comes next, depending on the results
//! - [`dealer`]: the rolls of a practice one after the other, without early repeats
//! - [`daily`]: the rolls of a date, the same for everybody
//! - [`thinking`]: the time for which a player thinks about a roll
//! - [`statistics`]: the answers of a device, and sums of them
//! - [`learners`]: the names of the players who learn at one screen
//! - [`saved`]: a device's records of practice and of days
//! - [`profile`]: all records of a device about its players, and which of them go to another one
//! - [`focus`]: the training focus of the items of a sheet
//! - [`mistake`]: worked solutions, one of them wrong by a planned error
//! - [`worksheet`]: worksheets and their answer keys

pub mod daily;
pub mod dealer;
pub mod focus;
pub mod learners;
pub mod level;
pub mod mistake;
pub mod practice;
pub mod profile;
pub mod saved;
pub mod skill;
pub mod statistics;
pub mod thinking;
pub mod worksheet;
