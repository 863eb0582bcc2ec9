//! Why a relay refuses something, or ends the connection, each in a sentence.

use score_core::group::refusal::GroupRefusal;
use score_core::table::name::NameRefusal;
use score_core::table::refusal::Refusal;
use score_core::wire::{CloseReason, HelloRefusal, TableSelector};

use super::{name_refusal, refusal};
use crate::tr;

/// Why a group refuses something, as a sentence.
pub fn group_refusal(group: &GroupRefusal) -> String {
    match group {
        GroupRefusal::Table(table) => refusal(table),
        GroupRefusal::Name(name) => name_refusal(*name).to_string(),
        GroupRefusal::Locked => tr!("group-refused-locked"),
        GroupRefusal::Removed => tr!("group-refused-removed"),
        GroupRefusal::Stale => tr!("group-refused-stale"),
        GroupRefusal::NobodyHosts => tr!("group-refused-nobody-hosts"),
        GroupRefusal::NotYourself => tr!("group-refused-yourself"),
        GroupRefusal::RollFirst => tr!("group-refused-roll-first"),
        GroupRefusal::ChatOff => tr!("group-refused-chat-off"),
        GroupRefusal::Muted => tr!("group-refused-muted"),
        GroupRefusal::NotSayable => tr!("group-refused-not-sayable"),
        GroupRefusal::TooFast => tr!("group-refused-too-fast"),
        GroupRefusal::NotTheMaker => tr!("group-refused-not-the-maker"),
        GroupRefusal::MakerOnly => tr!("group-refused-maker-only"),
        GroupRefusal::NameFixed => tr!("group-refused-name-fixed"),
        GroupRefusal::VisitorGone => tr!("group-refused-visitor-gone"),
        GroupRefusal::NoNewcomers => tr!("group-refused-no-newcomers"),
    }
}

/// Why a table's name is refused, as a sentence.
pub fn table_name_refusal(refusal: NameRefusal) -> String {
    match refusal {
        NameRefusal::Empty => tr!("group-table-name-empty"),
        NameRefusal::TooLong => tr!("group-table-name-too-long"),
        NameRefusal::Invisible => tr!("group-table-name-invisible"),
        NameRefusal::StackedMarks => tr!("group-table-name-stacked"),
        NameRefusal::ReservedWord => tr!("group-table-name-reserved"),
    }
}

/// Why a relay lets nobody in, as a sentence.
pub fn hello_refusal(refusal: &HelloRefusal) -> String {
    match refusal {
        HelloRefusal::Group(group) => group_refusal(group),
        HelloRefusal::Name(name) => name_refusal(*name).to_string(),
        HelloRefusal::TableName(name) => table_name_refusal(*name),
        HelloRefusal::TableExists => tr!("group-table-exists"),
        HelloRefusal::NoSuchTable => tr!("group-no-such-table"),
        HelloRefusal::OtherTab => tr!("group-other-tab"),
        HelloRefusal::NotHere => tr!("group-not-here"),
        HelloRefusal::TooManyTables => tr!("group-too-many-tables"),
        HelloRefusal::TooManyWatchers => tr!("group-too-many-watchers"),
        HelloRefusal::Busy => tr!("group-busy"),
        HelloRefusal::TooManyTablesFromHere => tr!("group-tables-from-here"),
        HelloRefusal::TooManySeatsFromHere => tr!("group-seats-from-here"),
        HelloRefusal::TurnedAway => tr!("group-turned-away"),
    }
}

/// Why a relay ends the connection, as a sentence.
pub fn bye(bye: &CloseReason) -> String {
    match bye {
        CloseReason::Refused(refusal) => hello_refusal(refusal),
        CloseReason::BadMessage => tr!("group-bye-bad-message"),
        CloseReason::NoHello => tr!("group-bye-no-hello"),
        CloseReason::OldPage => tr!("group-bye-old-page"),
        CloseReason::TakenOver => tr!("group-bye-taken-over"),
        CloseReason::Removed => tr!("group-bye-removed"),
        CloseReason::Left => tr!("group-bye-left"),
        CloseReason::Cleared => tr!("group-bye-cleared"),
        CloseReason::TooSlow => tr!("group-bye-too-slow"),
        CloseReason::Restart => tr!("group-bye-restart"),
        CloseReason::Trouble => tr!("group-bye-trouble"),
    }
}

/// Why players are not at the table that they wanted to come to, and what they can
/// do instead.
pub fn closed(place: &TableSelector, why: &CloseReason) -> String {
    let is_full =
        *why == CloseReason::Refused(HelloRefusal::Group(GroupRefusal::Table(Refusal::TableFull)));
    match place {
        TableSelector::GroupA if is_full => tr!("group-a-full"),
        TableSelector::GroupB if is_full => tr!("group-b-full"),
        _ => bye(why),
    }
}
