//! The study of a roll, and of all rolls. It has solutions, explanations, hints, and the reasons
//! why a roll has no solution.

mod explain;
mod hint;
pub mod roll_solutions;
pub mod search;
pub mod solutions;
mod why_not;

pub use explain::frames as explanation_frames;
pub use hint::Hint;
pub use solutions::Solutions;
