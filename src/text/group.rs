//! Group play: the sentences that need more than a message.

use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::table::event::{Event, SeatId};
use score_core::table::rules::{Roller, Rules};
use score_core::wire::Label;

use crate::tr;

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
pub fn reconnecting(outage: Outage, call_is_open: bool) -> String {
    match (outage, call_is_open) {
        (Outage::Unknown, false) => tr!("group-reconnecting"),
        (Outage::Unknown, true) => tr!("group-reconnecting-call"),
        (Outage::Relays, false) => tr!("group-relay-away"),
        (Outage::Relays, true) => tr!("group-relay-away-call"),
        (Outage::Own, false) => tr!("group-own-outage"),
        (Outage::Own, true) => tr!("group-own-outage-call"),
    }
}

/// For how long there has been no connection.
pub fn tried_for(lost_s: u64) -> String {
    match lost_s {
        // A connection that is back at once needs no count.
        0..3 => String::new(),
        3..60 => tr!("group-tried-for-seconds", seconds = lost_s),
        _ => tr!(
            "group-tried-for-minutes",
            minutes = lost_s / 60,
            seconds = lost_s % 60
        ),
    }
}

/// Goes to the table that the address names.
pub fn join_table(table: &str) -> String {
    match table {
        "A" | "B" => tr!("group-come-to-group", table = table),
        _ => tr!("group-come-to-table", table = table),
    }
}

/// Who has come.
pub fn came(names: &[String]) -> Option<String> {
    Some(tr!("group-came", names = some_of(names)?))
}

/// Who has gone.
pub fn went(names: &[String]) -> Option<String> {
    let some = some_of(names)?;
    Some(tr!("group-went", count = names.len(), names = some))
}

/// Who has come to the waiting room.
pub fn ask_to_come_in(names: &[String]) -> Option<String> {
    let some = some_of(names)?;
    Some(tr!(
        "group-ask-to-come-in",
        count = names.len(),
        names = some
    ))
}

fn some_of(names: &[String]) -> Option<String> {
    match names {
        [] => None,
        [name] => Some(name.clone()),
        [first, second] => Some(tr!(
            "group-two-names",
            first = first.as_str(),
            second = second.as_str()
        )),
        [first, others @ ..] => Some(tr!(
            "group-name-and-others",
            first = first.as_str(),
            others = others.len()
        )),
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
pub fn group_happening(events: &[GroupEvent], reader: &GroupReader<'_>) -> Option<String> {
    let removed = events.iter().filter_map(|event| match event {
        GroupEvent::Removed {
            seat,
            removed: true,
        } => Some((reader.name)(*seat)),
        _ => None,
    });
    let removed: Vec<String> = removed.collect();
    let count = removed.len();
    let removed =
        some_of(&removed).map(|names| tr!("group-were-removed", count = count, names = names));
    let sentences = events
        .iter()
        .filter_map(|event| happening_of(event, reader));
    let sentences: Vec<String> = sentences.chain(removed).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

fn happening_of(event: &GroupEvent, reader: &GroupReader<'_>) -> Option<String> {
    let name = reader.name;
    let is_own = |seat: &SeatId| reader.own == Some(*seat);
    Some(match event {
        GroupEvent::Founded { .. } => return None,
        GroupEvent::Table(Event::HostChanged { seat }) => {
            match (is_own(seat), reader.hosts.contains(&Some(*seat))) {
                (true, true) => tr!("group-you-host"),
                (false, true) => tr!("group-hosts", name = name(*seat)),
                (true, false) => tr!("group-you-stand-in"),
                (false, false) => tr!("group-stands-in", name = name(*seat)),
            }
        }
        GroupEvent::Table(Event::Left { seat }) => tr!("group-left", name = name(*seat)),
        GroupEvent::Table(Event::RulesChanged { rules }) if is_twenty_four(rules) => {
            tr!("group-plays-24")
        }
        GroupEvent::Table(Event::RulesChanged { .. }) => tr!("group-rules-changed"),
        GroupEvent::Table(Event::RollerChanged { roller }) => match roller {
            Roller::Anyone => tr!("group-anyone-rolls"),
            Roller::Host => tr!("group-host-rolls"),
            Roller::LastScorer => tr!("group-last-scorer-rolls"),
        },
        GroupEvent::Table(_) => return None,
        GroupEvent::Locked { locked: true } => tr!("group-locked"),
        GroupEvent::Locked { locked: false } => tr!("group-unlocked"),
        GroupEvent::ChatSwitched { on: true } => tr!("group-chat-on"),
        GroupEvent::ChatSwitched { on: false } => tr!("group-chat-off"),
        GroupEvent::Muted { seat, muted: true } if is_own(seat) => tr!("group-you-are-muted"),
        GroupEvent::Muted { seat, muted: false } if is_own(seat) => tr!("group-you-may-write"),
        GroupEvent::Muted { .. } => return None,
        GroupEvent::Removed { removed: true, .. } => return None,
        GroupEvent::Removed {
            seat,
            removed: false,
        } => tr!("group-may-come-back", name = name(*seat)),
        GroupEvent::CoHostNamed { seat: Some(seat) } => match is_own(seat) {
            true => tr!("group-you-are-co-host"),
            false => tr!("group-is-co-host-now", name = name(*seat)),
        },
        GroupEvent::CoHostNamed { seat: None } => tr!("group-no-co-host"),
        GroupEvent::NameFixed { seat } if is_own(seat) => {
            tr!("group-name-fixed", name = name(*seat))
        }
        GroupEvent::NameFixed { .. } => return None,
        GroupEvent::WaitingRoom { on: true } => tr!("group-waiting-room-on"),
        GroupEvent::WaitingRoom { on: false } => tr!("group-waiting-room-off"),
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
    let name = label.name.as_str();
    match label.kind {
        GroupKind::Public => tr!("group-invite-public", name = name),
        // A relay that gives out codes which nobody can guess lets nobody in by a name.
        GroupKind::Created if label.code.len() > SHORT_CODE_CHARS => {
            tr!("group-invite-by-code", name = name)
        }
        GroupKind::Created => tr!("group-invite-by-name", name = name),
    }
}

/// An address as people read it to each other.
pub fn spoken_address(link: &str) -> &str {
    let page = link.split(['#', '?']).next().unwrap_or(link);
    let page = page.split_once("://").map_or(page, |(_, page)| page);
    page.trim_end_matches("index.html").trim_end_matches('/')
}

/// For whom a stand-in acts, why, and what they can do.
pub fn standing_in(maker: Option<&str>) -> String {
    match maker {
        Some(maker) => tr!("group-standing-in", maker = maker),
        None => tr!("group-standing-in-for-nobody"),
    }
}

/// Asks whether the open round shall end; with a choice the answers are with and
/// without points.
pub fn end_round(score: Option<String>, impossible: Option<String>, has_choice: bool) -> String {
    match (score, impossible) {
        (None, None) => tr!("group-end-nobody-called"),
        _ if !has_choice => tr!("group-end-no-points"),
        (Some(score), None) => tr!("group-end-score", score = score),
        (None, Some(impossible)) => tr!("group-end-impossible", impossible = impossible),
        (Some(score), Some(impossible)) if score == impossible => {
            tr!("group-end-both-same", score = score)
        }
        (Some(score), Some(impossible)) => {
            tr!("group-end-both", score = score, impossible = impossible)
        }
    }
}

/// What it means that anyone may roll, or not.
pub fn roller_help(roller: Roller) -> String {
    match roller {
        Roller::Anyone => tr!("group-anyone-help"),
        Roller::Host => tr!("group-host-help"),
        Roller::LastScorer => tr!("group-last-scorer-help"),
    }
}
