//! Why a relay refuses something, or ends the talk, each in a sentence.

use score_core::group::refusal::GroupRefusal;
use score_core::table::name::NameRefusal;
use score_core::table::refusal::Refusal;
use score_core::wire::{Bye, HelloRefusal, Place};

use super::refusals::{name_refusal, refusal};

/// Why a group refuses something, as a sentence.
pub fn group_refusal(group: &GroupRefusal) -> String {
    match group {
        GroupRefusal::Table(table) => return refusal(table),
        GroupRefusal::Name(name) => return name_refusal(*name).to_owned(),
        GroupRefusal::Locked => "The host has locked the table: nobody new can come in just now.",
        GroupRefusal::Removed => "The host has removed you from this table.",
        GroupRefusal::Stale => "That was about an earlier roll. Another one lies on the table now.",
        GroupRefusal::NobodyHosts => "Nobody hosts this table, so nobody can change that here.",
        GroupRefusal::NotYourself => "You cannot do that to yourself.",
        GroupRefusal::RollFirst => "Too much has happened since the last roll. Roll first.",
        GroupRefusal::ChatOff => "The chat is off at this table.",
        GroupRefusal::Muted => "The host has switched your messages off.",
        GroupRefusal::NotSayable => "A message has 1 to 200 characters that can be seen.",
        GroupRefusal::TooFast => "That was too fast. Wait a moment.",
        GroupRefusal::NotTheMaker => {
            "They made this table: nobody can mute, remove or rename them."
        }
        GroupRefusal::MakerOnly => "Only the player who made this table can do that.",
        GroupRefusal::NameFixed => NAME_IS_FIXED,
        GroupRefusal::VisitorGone => "They are not waiting any more.",
        GroupRefusal::NoNewcomers => "Nobody has joined in the last minute.",
    }
    .to_owned()
}
/// The player's name is the host's choice.
pub const NAME_IS_FIXED: &str = "The host has chosen your name, so you cannot change it.";

/// Why a table's name is refused, as a sentence.
pub fn table_name_refusal(refusal: NameRefusal) -> &'static str {
    match refusal {
        NameRefusal::Empty => "Type a name for the table: at least one letter or digit.",
        NameRefusal::TooLong => "A table's name has at most 20 characters.",
        NameRefusal::Invisible => "A table's name cannot have characters that nobody can see.",
        NameRefusal::StackedMarks => {
            "A table's name has at most four accents or other marks on one letter, and none without a letter."
        }
        NameRefusal::ReservedWord => {
            "A table's name cannot contain that word. Choose another name."
        }
    }
}
/// Why a relay lets nobody in, as a sentence.
pub fn hello_refusal(refusal: &HelloRefusal) -> String {
    match refusal {
        HelloRefusal::Group(group) => return group_refusal(group),
        HelloRefusal::Name(name) => name_refusal(*name),
        HelloRefusal::TableName(name) => table_name_refusal(*name),
        HelloRefusal::TableExists => {
            "There is a table of that name already. Join it, or choose another name."
        }
        HelloRefusal::NoSuchTable => "There is no table with that name or code.",
        HelloRefusal::OtherTab => "You are at this table in another tab or window.",
        HelloRefusal::NotHere => "This relay has no such table.",
        HelloRefusal::TooManyTables => "There is no room for another table just now.",
        HelloRefusal::TooManyWatchers => "Too many are looking on at this table already.",
        HelloRefusal::Busy => "Many are coming at once just now.",
        HelloRefusal::TooManyTablesFromHere => {
            "Your network already has as many tables as this relay allows. Join one of them, let a host clear one that nobody needs, or ask for more where the relay is run (--tables-per-address)."
        }
        HelloRefusal::TooManySeatsFromHere => {
            "Your network already has as many seats at this table as this relay allows. Let the host remove somebody who does not belong there, or ask for more where the relay is run (--seats-per-address)."
        }
        HelloRefusal::TurnedAway => "The host did not let you in.",
    }
    .to_owned()
}
/// Why a relay ends the talk, as a sentence.
pub fn bye(bye: &Bye) -> String {
    match bye {
        Bye::Refused(refusal) => return hello_refusal(refusal),
        Bye::BadMessage => "The relay did not understand this page.",
        Bye::NoHello => "This page was too slow to say hello.",
        Bye::OldPage => {
            "This page and the relay do not belong together: one is older. Your points are kept."
        }
        Bye::TakenOver => "You play on in another tab or window.",
        Bye::Removed => "The host has removed you from the table.",
        Bye::Left => "You have left the table.",
        Bye::Cleared => "The table is cleared. Its names and points are deleted.",
        Bye::TooSlow => "This device could not keep up with the table.",
        Bye::Restart => "The relay is being started again.",
        Bye::Trouble => "The relay had some trouble with this table.",
    }
    .to_owned()
}
/// Why a player is not at the table that he wanted to come to, and what he can
/// do instead.
pub fn turned_away(place: &Place, why: &Bye) -> String {
    let is_full =
        *why == Bye::Refused(HelloRefusal::Group(GroupRefusal::Table(Refusal::TableFull)));
    match place {
        Place::GroupA if is_full => {
            "Group A is full. Try Group B, or make a table of your own.".to_owned()
        }
        Place::GroupB if is_full => {
            "Group B is full. Try Group A, or make a table of your own.".to_owned()
        }
        _ => bye(why),
    }
}
