//! The race of a group: the table with a player's own rolls, the standings, and the host's tools.

mod anew;
mod end;
mod give_up_question;
mod own_rolls;
mod race_rules;
mod race_table;
mod standings;

pub use anew::NewRace;
pub use give_up_question::GiveUpQuestion;
pub use race_rules::RaceRules;
pub use race_table::RaceTable;
pub use standings::Goals;
