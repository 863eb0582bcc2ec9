//! Group play.

use score_core::group::entry::{GroupEvent, Kind};
use score_core::table::event::{Event, SeatId};
use score_core::table::rules::{Roller, Rules};
use score_core::wire::Label;

use super::rounds::seconds;

/// A player whose name nobody knows.
pub const SOMEBODY: &str = "Somebody";

/// The relay is being asked for a table.
pub const LOOKING_FOR_TABLE: &str = "Looking for the table …";

/// There is no relay.
pub const NO_RELAY: &str = "There is no relay at this address, so nobody else can be reached from here. You can play alone, or together at one screen.";

/// The connection is lost.
pub const RECONNECTING: &str = "Reconnecting. Your seat and your points are kept; nothing is lost.";

/// For how long there has been no connection.
pub fn tried_for(lost_s: u64) -> String {
    match lost_s {
        0..60 => format!("For {} so far.", seconds(lost_s)),
        _ => format!("For {} min {} s so far.", lost_s / 60, lost_s % 60),
    }
}
/// Tries to connect at once.
pub const TRY_NOW: &str = "Try now";

/// Takes the seat from another tab.
pub const PLAY_HERE: &str = "Play here";

/// Loads the page anew.
pub const LOAD_AGAIN: &str = "Load the page again";

/// Something was asked for while there was no connection.
pub const NOT_SENT: &str = "There is no connection just now, so that was not sent.";

/// The table is another one than before.
pub const NEW_TABLE: &str =
    "The table that you were at is gone. This is a new one of the same name.";

/// Somebody who only looks on.
pub const LOOKING_ON: &str = "You are looking on";

/// No table has been chosen.
pub const CHOOSE_TABLE: &str = "Now choose a table below.";

/// No table is named.
pub const WHICH_TABLE: &str = "Write the name or the code of the table.";

/// Goes to the table that the address names.
pub fn join_table(table: &str) -> String {
    match table {
        "A" | "B" => format!("Join Group {table}"),
        _ => format!("Join table {table}"),
    }
}
/// Takes a name that is free.
pub fn take_name(name: &str) -> String {
    format!("Come as “{name}”")
}
/// Who has come.
pub fn came(names: &[String]) -> Option<String> {
    Some(format!("{} joined.", some_of(names)?))
}
/// Who has gone.
pub fn went(names: &[String]) -> Option<String> {
    match names {
        [_] => Some(format!("{} is away.", some_of(names)?)),
        _ => Some(format!("{} are away.", some_of(names)?)),
    }
}
fn some_of(names: &[String]) -> Option<String> {
    match names {
        [] => None,
        [name] => Some(name.clone()),
        [first, second] => Some(format!("{first} and {second}")),
        [first, others @ ..] => Some(format!("{first} and {} others", others.len())),
    }
}
/// What there is to know about a group to say what happened in it.
pub struct GroupReader<'a> {
    /// The seat of the player who reads it.
    pub own: Option<SeatId>,
    /// Who has all rights of a host: the maker, and the co-host.
    pub hosts: [Option<SeatId>; 2],
    /// What the player at a seat is called.
    pub name: &'a dyn Fn(SeatId) -> String,
}

/// What an entry's events mean in the group, besides at its table: one sentence
/// after the other.
pub fn group_told(events: &[GroupEvent], reader: &GroupReader<'_>) -> Option<String> {
    let removed = events.iter().filter_map(|event| match event {
        GroupEvent::Removed {
            seat,
            removed: true,
        } => Some((reader.name)(*seat)),
        _ => None,
    });
    let removed: Vec<String> = removed.collect();
    let removed = match &removed[..] {
        [name] => Some(format!("{name} was removed.")),
        names => some_of(names).map(|names| format!("{names} were removed.")),
    };
    let told = events.iter().filter_map(|event| told_of(event, reader));
    let told: Vec<String> = told.chain(removed).collect();
    (!told.is_empty()).then(|| told.join(" "))
}
fn told_of(event: &GroupEvent, reader: &GroupReader<'_>) -> Option<String> {
    let name = reader.name;
    let is_own = |seat: &SeatId| reader.own == Some(*seat);
    Some(match event {
        GroupEvent::Founded { .. } => return None,
        GroupEvent::Table(Event::HostChanged { seat }) => {
            match (is_own(seat), reader.hosts.contains(&Some(*seat))) {
                (true, true) => "You host the table now.".to_owned(),
                (false, true) => format!("{} hosts the table now.", name(*seat)),
                (true, false) => {
                    "You stand in for the host: you can roll and end a round.".to_owned()
                }
                (false, false) => format!("{} stands in for the host.", name(*seat)),
            }
        }
        GroupEvent::Table(Event::Left { seat }) => format!("{} left for good.", name(*seat)),
        GroupEvent::Table(Event::RulesChanged { rules }) if is_twenty_four(rules) => {
            "The table plays 24 now.".to_owned()
        }
        GroupEvent::Table(Event::RulesChanged { .. }) => "The house rules have changed.".to_owned(),
        GroupEvent::Table(Event::RollerChanged { roller }) => match roller {
            Roller::Anyone => "Anyone may roll now.",
            Roller::Host => "The host rolls from now on.",
            Roller::LastScorer => "Who scored last rolls from now on.",
        }
        .to_owned(),
        GroupEvent::Table(_) => return None,
        GroupEvent::Locked { locked: true } => "The table is locked.".to_owned(),
        GroupEvent::Locked { locked: false } => "The table is open again.".to_owned(),
        GroupEvent::ChatSwitched { on: true } => "The chat is on.".to_owned(),
        GroupEvent::ChatSwitched { on: false } => "The chat is off.".to_owned(),
        GroupEvent::Muted { seat, muted: true } if is_own(seat) => {
            "The host has switched your messages off.".to_owned()
        }
        GroupEvent::Muted { seat, muted: false } if is_own(seat) => {
            "You can write messages again.".to_owned()
        }
        GroupEvent::Muted { .. } => return None,
        GroupEvent::Removed { removed: true, .. } => return None,
        GroupEvent::Removed {
            seat,
            removed: false,
        } => format!("{} may come back.", name(*seat)),
        GroupEvent::CoHostNamed { seat: Some(seat) } => match is_own(seat) {
            true => "You are co-host now: you have all tools of the host.".to_owned(),
            false => format!("{} is co-host now.", name(*seat)),
        },
        GroupEvent::CoHostNamed { seat: None } => "There is no co-host any more.".to_owned(),
        GroupEvent::NameFixed { seat } if is_own(seat) => {
            format!("The host calls you {} from now on.", name(*seat))
        }
        GroupEvent::NameFixed { .. } => return None,
        GroupEvent::WaitingRoom { on: true } => {
            "Who comes now waits until the host lets them in.".to_owned()
        }
        GroupEvent::WaitingRoom { on: false } => "Nobody has to wait to come in.".to_owned(),
    })
}
/// Who rolls and whether there is chat belongs to the table, whatever it plays.
fn is_twenty_four(rules: &Rules) -> bool {
    let Rules { chat, roller, .. } = *rules;
    *rules
        == Rules {
            chat,
            roller,
            ..Rules::twenty_four()
        }
}
/// How others come to the table.
pub fn invitation(label: &Label) -> String {
    match label.kind {
        Kind::Public => format!(
            "{} is open to everybody. This is the way to it:",
            label.name
        ),
        Kind::Created => format!(
            "Others join “{}” by its name, by this code, or by the link:",
            label.name
        ),
    }
}
/// An address as people read it to each other.
pub fn spoken_address(link: &str) -> &str {
    let page = link.split(['#', '?']).next().unwrap_or(link);
    let page = page.split_once("://").map_or(page, |(_, page)| page);
    page.trim_end_matches("index.html").trim_end_matches('/')
}
/// A QR code, for those who do not see it.
pub const QR_CODE: &str = "QR code of the link to this table";

/// Messages between players.
pub const CHAT: &str = "Messages";

/// What opens the chat.
pub fn chat_tab(unread: usize) -> String {
    match unread {
        0 => "Chat".to_owned(),
        _ => format!("Chat · {unread} new"),
    }
}
/// There are no messages here.
pub const CHAT_IS_OFF: &str = "The chat is off at this table.";

/// A message of which nobody knows whether it arrived.
pub const UNSAID: &str = "The connection was lost just then. See whether your message is there, and send it again if not.";

/// What is noted beside a name.
pub const IS_YOU: &str = "you";
/// See [`IS_YOU`].
pub const IS_HOST: &str = "host";
/// See [`IS_YOU`].
pub const IS_AWAY: &str = "away";
/// See [`IS_YOU`].
pub const IS_MUTED: &str = "muted";
/// See [`IS_YOU`].
pub const IS_REMOVED: &str = "removed";

/// Those of these notes that hold, in a line.
pub fn notes_on(notes: &[(bool, &'static str)]) -> String {
    let notes = notes.iter().filter(|(holds, _)| *holds);
    let notes: Vec<&str> = notes.map(|(_, note)| *note).collect();
    notes.join(", ")
}
/// What opens the host's tools for a player.
pub fn tools_for(name: &str) -> String {
    format!("Host's tools for {name}")
}
/// Lets a player not write, or again.
pub fn mute_key(is_muted: bool) -> &'static str {
    if is_muted { "Let write again" } else { "Mute" }
}
/// Sends a player away, or takes him back.
pub fn remove_key(is_removed: bool) -> &'static str {
    if is_removed { "Take back" } else { "Remove" }
}
/// The scoreboard as a file.
pub const CSV_NAME: &str = "scoreboard.csv";

/// Its columns.
pub const CSV_NAME_COLUMN: &str = "Name";
/// See [`CSV_NAME_COLUMN`].
pub const CSV_POINTS_COLUMN: &str = "Points";

/// The browser lets the page copy nothing.
pub const SAVE_INSTEAD: &str = "This browser does not let the page copy. Download it instead.";
