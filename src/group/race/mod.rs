//! The race of a group: the table with a player's own rolls, and the host's tools for it.

mod anew;
mod end;
mod giving_up;
mod race_rules;
mod race_table;
mod rolls;
mod standings;

pub use anew::NewRace;
pub use giving_up::GivingUp;
pub use race_rules::RaceRules;
pub use race_table::RaceTable;
pub use standings::Goals;
