//! Refusals as an operator reads of them: without names.

use score_core::wire::HelloRefusal;

/// Why a hello was refused, in a word or two.
pub fn why(refusal: &HelloRefusal) -> &'static str {
    match refusal {
        HelloRefusal::Group(_) => "table",
        HelloRefusal::Name(_) => "name",
        HelloRefusal::TableName(_) => "table name",
        HelloRefusal::TableExists => "table exists",
        HelloRefusal::NoSuchTable => "no such table",
        HelloRefusal::OtherTab => "other tab",
        HelloRefusal::NotHere => "not here",
        HelloRefusal::TooManyTables => "too many tables",
        HelloRefusal::TooManyWatchers => "too many watchers",
        HelloRefusal::Busy => "busy",
        HelloRefusal::TurnedAway => "turned away",
        HelloRefusal::TooManyTablesFromHere => "too many tables of one address",
        HelloRefusal::TooManySeatsFromHere => "too many seats of one address",
    }
}
