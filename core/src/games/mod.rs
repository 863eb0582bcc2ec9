//! The games: their rules, points and boards, without the players at a table.

pub mod dials;
pub mod everyone;
pub mod race;
pub mod score;
pub mod twenty_four;
pub mod yahtzee;
