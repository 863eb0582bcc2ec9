//! The games, apart from the people who play them.

pub mod dials;
pub mod everyone;
pub mod race;
pub mod score;
pub mod twenty_four;
pub mod yahtzee;
