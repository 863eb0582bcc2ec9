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

/// The device has no network.
pub const OFFLINE: &str = "You are offline.";

/// There is no network, and a player wanted to come to a table.
pub const NO_NETWORK: &str = "You are offline, so nobody else can be reached just now. This page tries again by itself. Meanwhile you can play alone, or together at one screen.";

/// Whose fault it is that the connection is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outage {
    /// Nobody knows.
    Unknown,
    /// The relay's: it says so itself.
    Relays,
    /// This device's.
    Own,
}

/// The connection is lost, and what that means for the player. A table's clock stands
/// still while its relay is away, and for nobody else.
pub fn reconnecting(outage: Outage, call_is_open: bool) -> &'static str {
    match (outage, call_is_open) {
        (Outage::Unknown, false) => {
            "Reconnecting. Your seat and your points are kept; nothing is lost."
        }
        (Outage::Unknown, true) => {
            "Reconnecting. The table’s clock stands still only while the relay itself is away."
        }
        (Outage::Relays, false) => "Your seat and your points are kept; nothing is lost.",
        (Outage::Relays, true) => "The table’s clock stands still, and goes on when it is back.",
        (Outage::Own, false) => "Your seat and your points are kept.",
        (Outage::Own, true) => "Your seat is kept, but the table’s clock runs on.",
    }
}

/// For how long there has been no connection.
pub fn tried_for(lost_s: u64) -> String {
    match lost_s {
        // Whoever is back at once needs no count.
        0..3 => String::new(),
        3..60 => format!("For {} so far.", seconds(lost_s)),
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

/// The same, beside the table.
pub const NO_CONNECTION: &str = "There is no connection just now.";

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
/// The longest code that is made to be typed.
pub const SHORT_CODE_CHARS: usize = 6;

/// How others come to the table.
pub fn invitation(label: &Label) -> String {
    match label.kind {
        Kind::Public => format!(
            "{} is open to everybody. This is the way to it:",
            label.name
        ),
        // A relay that gives out codes which nobody can guess lets nobody in by a name.
        Kind::Created if label.code.len() > SHORT_CODE_CHARS => {
            format!("Others join “{}” by this code or by the link:", label.name)
        }
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
pub const IS_CO_HOST: &str = "co-host";
/// See [`IS_YOU`].
pub const IS_STAND_IN: &str = "stands in";
/// See [`IS_YOU`].
pub const IS_AWAY: &str = "away";
/// See [`IS_YOU`].
pub const IS_MUTED: &str = "muted";

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
/// Gives a player all rights of a host, or takes them back.
pub fn co_host_key(is_co_host: bool) -> &'static str {
    match is_co_host {
        true => "No longer co-host",
        false => "Make co-host",
    }
}
/// Takes a player back who was removed.
pub const TAKE_BACK: &str = "Take back";
/// [`TAKE_BACK`], for those who do not see beside whose name it stands.
pub fn take_back(name: &str) -> String {
    format!("{TAKE_BACK} {name}")
}
/// For whom somebody stands in, why, and what they can do.
pub fn standing_in(maker: Option<&str>) -> String {
    match maker {
        Some(maker) => {
            format!("{maker} is away. You can roll and end a round until they are back.")
        }
        None => "Who made this table has left it. You can roll and end a round.".to_owned(),
    }
}
/// Asks whether the open round shall end; with a choice the answers are with and
/// without points.
pub fn end_round(score: Option<String>, impossible: Option<String>, has_choice: bool) -> String {
    let calls = match (score, impossible) {
        (None, None) => {
            return "End this round? Nobody has called, so nobody gets points.".to_owned();
        }
        (Some(_), _) | (_, Some(_)) if !has_choice => {
            return "End this round? The call that is open brings nobody points.".to_owned();
        }
        (Some(score), None) => format!("{score}’s SCORE counts as not shown"),
        (None, Some(impossible)) => format!("{impossible}’s IMPOSSIBLE counts as having stood"),
        (Some(score), Some(impossible)) if score == impossible => {
            format!("{score}’s SCORE counts as not shown, and their IMPOSSIBLE as having stood")
        }
        (Some(score), Some(impossible)) => {
            format!(
                "{score}’s SCORE counts as not shown, and {impossible}’s IMPOSSIBLE as having stood"
            )
        }
    };
    format!("End this round? With points, {calls}.")
}
/// Ends the round without points.
pub fn end_key(has_choice: bool) -> &'static str {
    match has_choice {
        true => "End it without points",
        false => "Yes, end it",
    }
}
/// What it means that anyone may roll, or not.
pub fn roller_help(roller: Roller) -> &'static str {
    match roller {
        Roller::Anyone => "A roll that others may be thinking about goes when most ask for it.",
        Roller::Host => "You and your co-host roll.",
        Roller::LastScorer => "By the house rules who scored last rolls, and you.",
    }
}
/// Who waits in the waiting room, for a host.
pub fn visitors(count: usize) -> String {
    match count {
        0 => "Nobody is waiting".to_owned(),
        1 => "1 person is waiting".to_owned(),
        _ => format!("{count} people are waiting"),
    }
}
/// What opens the host's tools.
pub fn host_tab(waiting: usize) -> String {
    match waiting {
        0 => "Host".to_owned(),
        _ => format!("Host · {waiting} waiting"),
    }
}
/// What ends the view for a projector.
pub fn close_projector(waiting: usize) -> String {
    match waiting {
        0 => "Close this view".to_owned(),
        _ => format!("Close this view · {waiting} waiting"),
    }
}
/// Who has come to the waiting room.
pub fn ask_to_come_in(names: &[String]) -> Option<String> {
    match names {
        [_] => Some(format!("{} waits to be let in.", some_of(names)?)),
        _ => Some(format!("{} wait to be let in.", some_of(names)?)),
    }
}
/// A host's answers to somebody who waits.
pub const LET_IN: &str = "Let in";
/// See [`LET_IN`].
pub const TURN_AWAY: &str = "Turn away";
/// [`LET_IN`], for those who do not see beside whose name it stands.
pub fn let_in(name: &str) -> String {
    format!("{LET_IN} {name}")
}
/// See [`let_in`].
pub fn turn_away(name: &str) -> String {
    format!("{TURN_AWAY} {name}")
}
/// What somebody in the waiting room is waiting for.
pub fn asking(table: &str, name: &str) -> String {
    format!("You have asked to come to “{table}” as {name}.")
}
/// Somebody in the waiting room has lost the connection.
pub const ASKING_AGAIN: &str = "The connection is lost; this page asks again by itself.";

/// Who joined in the last minute, for a host.
pub fn newcomers(names: &[String]) -> String {
    match names {
        [] => "This page has seen nobody join in the last minute.".to_owned(),
        [name] => format!("1 player has joined in the last minute: {name}"),
        names => format!(
            "{} players have joined in the last minute: {}",
            names.len(),
            names.join(", ")
        ),
    }
}
/// The scoreboard as a file.
pub const CSV_NAME: &str = "scoreboard.csv";

/// Its columns.
pub const CSV_NAME_COLUMN: &str = "Name";
/// See [`CSV_NAME_COLUMN`].
pub const CSV_POINTS_COLUMN: &str = "Points";

/// The browser lets the page copy nothing.
pub const SAVE_INSTEAD: &str = "This browser does not let the page copy. Download it instead.";
