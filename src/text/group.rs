//! Sentences on group play that take more than one message.

use score_core::dice::Roll;
use score_core::group::entry::{GroupEvent, GroupKind};
use score_core::group::teams::{Team, TeamId};
use score_core::relay_session::roster::PresenceChanges;
use score_core::table::event::{Event, SeatId};
use score_core::table::isolation::without_isolation;
use score_core::table::rules::{Roller, Rules};
use score_core::table::way_of_playing::Way;
use score_core::wire::{Label, Visitor, Wish};

use super::numbers::iso_date;
use super::table::{Hosts, name_in_sentence};
use crate::edge::obstacle::Obstacle;
use crate::tr;

/// The cause of a lost connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outage {
    /// The cause is unknown.
    Unknown,
    /// The relay has announced that it stops.
    Relays,
    /// This device has no network.
    Own,
}

/// The sentence on a lost connection, and its consequence for the player. A table's clock stops
/// only if its relay is away.
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

/// The reason why no connection can be opened, and the advice.
pub fn unreached(why: Obstacle) -> String {
    match obstacle(why) {
        Some(sentence) => format!("{sentence} {}", tr!("group-play-without")),
        None => tr!("group-no-relay"),
    }
}

/// The sentence on the obstacle to a connection that was there before; `None` if its cause is
/// unknown.
pub fn obstacle(obstacle: Obstacle) -> Option<String> {
    match obstacle {
        Obstacle::NoRelay => None,
        Obstacle::BlockedSockets => Some(tr!("group-sockets-blocked")),
        Obstacle::SignIn => Some(tr!("group-sign-in")),
    }
}

/// The sentence on how long there has been no connection.
pub fn tried_for(lost_s: u64) -> String {
    match lost_s {
        // A connection that returns at once needs no count.
        0..3 => String::new(),
        3..60 => tr!("group-tried-for-seconds", seconds = lost_s),
        _ => tr!(
            "group-tried-for-minutes",
            minutes = lost_s / 60,
            seconds = lost_s % 60
        ),
    }
}

/// The sentence on how long it is until the next try.
pub fn next_try(in_s: u64) -> String {
    match in_s {
        0 => String::new(),
        _ => tr!("group-next-try", seconds = in_s),
    }
}

/// The words on the button that leads to the table named in the address.
pub fn join_table(table: &str) -> String {
    match table {
        "A" | "B" => tr!("group-come-to-group", table = table),
        _ => tr!("group-come-to-table", table = table),
    }
}

/// The sentences on the players who have come and gone.
pub fn came_and_went(presence_changes: &PresenceChanges) -> String {
    let sentences = [came(&presence_changes.came), went(&presence_changes.went)];
    let sentences: Vec<String> = sentences.into_iter().flatten().collect();
    sentences.join(" ")
}

/// The sentence on the players who have come.
fn came(names: &[String]) -> Option<String> {
    Some(tr!("group-came", names = some_of(names)?))
}

/// The sentence on the players who have gone.
fn went(names: &[String]) -> Option<String> {
    let some = some_of(names)?;
    Some(tr!("group-went", count = names.len(), names = some))
}

/// The name of a visitor.
pub fn visitor(visitor: &Visitor) -> String {
    match &visitor.wish {
        Wish::Play { name, .. } => name.clone(),
        Wish::LookOn { number } => {
            tr!("group-visitor-looks-on", number = watcher_number(*number))
        }
    }
}

/// The number of a watcher, as their page and the hosts' pages show it.
pub fn watcher_number(number: u16) -> String {
    format!("{number:04}")
}

/// The sentence on the visitors who have come to the waiting room.
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

/// The facts about a group that are needed to put its events into words.
pub struct GroupReader<'a> {
    /// The seat of the player who reads the sentences.
    pub own: Option<SeatId>,
    /// The hosts of the group.
    pub hosts: Hosts,
    /// The name of the player at a seat, as they wrote it.
    pub plain_name: &'a dyn Fn(SeatId) -> String,
}

impl GroupReader<'_> {
    /// The name of the player at `seat`; for a host with the word that they are one.
    fn name(&self, seat: SeatId) -> String {
        name_in_sentence(&(self.plain_name)(seat), seat, self.hosts)
    }
}

/// The sentences on an entry's events in the group, except those at its table.
pub fn group_happening(events: &[GroupEvent], reader: &GroupReader<'_>) -> Option<String> {
    let names_of = |are_removed: bool| -> Vec<String> {
        let names = events.iter().filter_map(|event| match event {
            GroupEvent::Removed { seat, removed } if *removed == are_removed => {
                Some(reader.name(*seat))
            }
            _ => None,
        });
        names.collect()
    };
    let (removed, back) = (names_of(true), names_of(false));
    let were_removed = some_of(&removed)
        .map(|names| tr!("group-were-removed", count = removed.len(), names = names));
    let may_come_back =
        some_of(&back).map(|names| tr!("group-may-come-back", count = back.len(), names = names));
    // Small tables play with calls, and so does a class that comes back from them, so that needs no
    // sentence.
    let is_about_tables = |event: &GroupEvent| {
        matches!(
            event,
            GroupEvent::TablesSet { .. } | GroupEvent::TablesEnded
        )
    };
    let is_handed_over = |seat: SeatId| {
        let from = |event: &GroupEvent| match event {
            GroupEvent::HandedOver { from, .. } => Some(*from),
            _ => None,
        };
        events.iter().filter_map(from).any(|from| from == seat)
    };
    let are_about_tables = events.iter().any(is_about_tables);
    let is_shown = |event: &&GroupEvent| {
        let way = matches!(
            event,
            GroupEvent::Table(Event::WayChanged { way: Way::Call })
        );
        // A player who plays on at another seat has not left.
        let left =
            matches!(event, GroupEvent::Table(Event::Left { seat }) if is_handed_over(*seat));
        !(left || way && are_about_tables)
    };
    let sentences = events
        .iter()
        .filter(is_shown)
        .filter_map(|event| happening_of(event, reader));
    let sentences: Vec<String> = sentences.chain(were_removed).chain(may_come_back).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

fn happening_of(event: &GroupEvent, reader: &GroupReader<'_>) -> Option<String> {
    let name = |seat| reader.name(seat);
    let is_own = |seat: &SeatId| reader.own == Some(*seat);
    Some(match event {
        GroupEvent::Founded { .. } => return None,
        GroupEvent::Table(event) => return happening_at_table(event, reader),
        GroupEvent::Locked { locked: true } => tr!("group-locked"),
        GroupEvent::Locked { locked: false } => tr!("group-unlocked"),
        GroupEvent::ChatSwitched { on: true } => tr!("group-chat-on"),
        GroupEvent::ChatSwitched { on: false } => tr!("group-chat-off"),
        GroupEvent::Muted { seat, muted: true } if is_own(seat) => tr!("group-you-are-muted"),
        GroupEvent::Muted { seat, muted: false } if is_own(seat) => tr!("group-you-may-write"),
        GroupEvent::CallsForbidden { seat, forbidden } if is_own(seat) => match forbidden {
            true => tr!("group-refused-calls-forbidden"),
            false => tr!("group-you-may-call"),
        },
        GroupEvent::LetPlay { seat } if is_own(seat) => tr!("group-you-may-play"),
        GroupEvent::LooksOn { seat } if is_own(seat) => tr!("group-refused-other-on-device"),
        GroupEvent::Muted { .. }
        | GroupEvent::CallsForbidden { .. }
        | GroupEvent::LetPlay { .. }
        | GroupEvent::LooksOn { .. }
        | GroupEvent::Played { .. } => return None,
        // All removed players are in one sentence.
        GroupEvent::Removed { .. } => return None,
        GroupEvent::CoHostNamed { seat: Some(seat) } => match is_own(seat) {
            true => tr!("group-you-are-co-host"),
            // This sentence already says that they are a co-host.
            false => tr!("group-is-co-host-now", name = (reader.plain_name)(*seat)),
        },
        GroupEvent::CoHostNamed { seat: None } => tr!("group-no-co-host"),
        GroupEvent::NameFixed { seat } if is_own(seat) => {
            tr!("group-name-fixed", name = (reader.plain_name)(*seat))
        }
        GroupEvent::NameFixed { .. } => return None,
        // The board and the list of players show them.
        GroupEvent::Own { .. }
        | GroupEvent::OwnBoard { .. }
        | GroupEvent::Answered { .. }
        | GroupEvent::Raced { .. }
        | GroupEvent::OwnRacer { .. }
        | GroupEvent::RaceScores { .. } => return None,
        GroupEvent::RaceStarted => tr!("group-race-started"),
        GroupEvent::RaceWon { seat } => tr!("race-won", name = (reader.plain_name)(*seat)),
        GroupEvent::RacePaused { paused: true } => tr!("group-paused"),
        GroupEvent::RacePaused { paused: false } => tr!("group-resumed"),
        GroupEvent::TeamsSet { teams } if teams.is_empty() => tr!("group-teams-end"),
        GroupEvent::TeamsSet { teams } => teams_set(teams, reader),
        GroupEvent::TeamJoined { seat, team } if is_own(seat) => {
            tr!("group-you-are-in-team", team = team_name(*team))
        }
        GroupEvent::TeamJoined { .. } => return None,
        GroupEvent::TablesSet { tables, .. } => {
            match tables.iter().position(|seats| seats.iter().any(is_own)) {
                Some(index) => tr!("group-you-sit-at", table = index + 1),
                None => tr!("group-tables-set", count = tables.len()),
            }
        }
        GroupEvent::TableJoined { seat, table } if is_own(seat) => {
            tr!("group-you-sit-at", table = usize::from(table.0) + 1)
        }
        GroupEvent::TablesEnded => tr!("group-tables-end"),
        // A table shows its own events.
        GroupEvent::TableJoined { .. }
        | GroupEvent::At { .. }
        | GroupEvent::TableOver { .. }
        | GroupEvent::TableTold { .. } => return None,
        GroupEvent::WaitingRoom { on: true } => tr!("group-waiting-room-on"),
        GroupEvent::WaitingRoom { on: false } => tr!("group-waiting-room-off"),
        GroupEvent::Departed { .. }
        | GroupEvent::Returned { .. }
        | GroupEvent::GivenAway { .. } => return None,
        GroupEvent::HandedOver { from, seat } => match is_own(seat) {
            true => tr!("group-you-are-handed", name = name(*from)),
            false => tr!("group-is-handed", name = name(*from)),
        },
        GroupEvent::WatchersWait { on: true } => tr!("group-watchers-sent-away"),
        GroupEvent::WatchersWait { on: false } => tr!("group-watchers-free"),
        GroupEvent::NewcomersMuted { on: true } => tr!("group-newcomers-are-muted"),
        GroupEvent::NewcomersMuted { on: false } => tr!("group-newcomers-may-write"),
    })
}

fn happening_at_table(event: &Event, reader: &GroupReader<'_>) -> Option<String> {
    let name = |seat| reader.name(seat);
    let is_own = |seat: &SeatId| reader.own == Some(*seat);
    Some(match event {
        Event::HostChanged { seat } => match (is_own(seat), reader.hosts.contains(&Some(*seat))) {
            (true, true) => tr!("group-you-host"),
            (false, true) => tr!("group-hosts", name = name(*seat)),
            (true, false) => tr!("group-you-stand-in"),
            (false, false) => tr!("group-stands-in", name = name(*seat)),
        },
        Event::Left { seat } => tr!("group-left", name = name(*seat)),
        Event::RulesChanged { rules } if is_twenty_four(rules) => {
            tr!("group-plays-24")
        }
        Event::RulesChanged { .. } => tr!("group-rules-changed"),
        Event::RollerChanged { roller } => match roller {
            Roller::Anyone => tr!("group-anyone-rolls"),
            Roller::Host => tr!("group-host-rolls"),
            Roller::LastScorer => tr!("group-last-scorer-rolls"),
        },
        Event::WayChanged { way } => match way {
            Way::Call => tr!("group-way-is-call"),
            Way::Everyone(_) => tr!("group-way-is-everyone"),
            Way::Race => tr!("group-way-is-race"),
        },
        Event::Paused { .. } => tr!("group-paused"),
        Event::Resumed { .. } => tr!("group-resumed"),
        Event::ClockLengthened { by } => tr!("group-lengthened", seconds = by.seconds()),
        _ => return None,
    })
}

/// The sentence on the reader's team, or on the number of teams now.
fn teams_set(teams: &[Team], reader: &GroupReader<'_>) -> String {
    let mut numbered = (0..).map(TeamId).zip(teams);
    let has_reader = |team: &Team| team.members.iter().any(|seat| reader.own == Some(*seat));
    match numbered.find(|(_, team)| has_reader(team)) {
        Some((id, _)) => tr!("group-you-are-in-team", team = team_name(id)),
        None => tr!("group-teams-set", count = teams.len()),
    }
}

/// Whether the rules are those of 24. The roller and the chat are ignored, because they belong to
/// the table and not to the game.
fn is_twenty_four(rules: &Rules) -> bool {
    let Rules {
        chat,
        roller,
        spoilers_wait,
        ..
    } = *rules;
    *rules
        == Rules {
            chat,
            roller,
            spoilers_wait,
            ..Rules::twenty_four()
        }
}

/// The length of the longest code that is meant to be typed.
pub const SHORT_CODE_CHARS: usize = 6;

/// The sentence on how others come to the table.
pub fn invitation(label: &Label) -> String {
    let name = label.name.as_str();
    match label.kind {
        GroupKind::Public => tr!("group-invite-public", name = name),
        // A relay with codes that cannot be guessed does not let players in by a name.
        GroupKind::Created if label.code.len() > SHORT_CODE_CHARS => {
            tr!("group-invite-by-code", name = name)
        }
        GroupKind::Created => tr!("group-invite-by-name", name = name),
    }
}

/// The address of a link as people read it aloud: without scheme and fragment.
pub fn spoken_address(link: &str) -> &str {
    let page = link.split(['#', '?']).next().unwrap_or(link);
    let page = page.split_once("://").map_or(page, |(_, page)| page);
    page.trim_end_matches("index.html").trim_end_matches('/')
}

/// The sentence on a stand-in: the host for whom they act, the reason, and their rights.
pub fn standing_in(maker: Option<&str>) -> String {
    match maker {
        Some(maker) => {
            let maker = tr!("table-name-of-host", name = maker);
            tr!("group-standing-in", maker = maker)
        }
        None => tr!("group-standing-in-for-nobody"),
    }
}

/// The question whether the open round shall end; with a choice the answers are with and without
/// points.
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

/// The question whether a round that everyone plays shall end. With a choice the answers are with
/// and without points.
pub fn end_everyones(given: usize, expected: usize, has_choice: bool) -> String {
    match has_choice {
        true => tr!("group-end-everyones", given = given, expected = expected),
        false => tr!(
            "group-end-everyones-no-points",
            given = given,
            expected = expected
        ),
    }
}

/// The question whether a round at small tables shall end. With a choice the answers are with and
/// without points.
pub fn end_at_tables(open: usize, has_choice: bool) -> String {
    match has_choice {
        true => tr!("group-end-tables", open = open),
        false => tr!("group-end-tables-no-call", open = open),
    }
}

/// The progress of the small tables with a roll.
pub fn tables_progress(finished: usize, count: usize) -> String {
    match finished == count {
        true => tr!("group-tables-finished", count = count),
        false => tr!("group-tables-progress", finished = finished, count = count),
    }
}

/// The name of a team, from the mark that its members have.
pub fn team_name(team: TeamId) -> String {
    match team.0 {
        0 => tr!("group-team-circle"),
        1 => tr!("group-team-triangle"),
        2 => tr!("group-team-square"),
        3 => tr!("group-team-star"),
        4 => tr!("group-team-cross"),
        _ => tr!("group-team-drop"),
    }
}

/// The meaning of a rule on the roller.
pub fn roller_help(roller: Roller) -> String {
    match roller {
        Roller::Anyone => tr!("group-anyone-help"),
        Roller::Host => tr!("group-host-help"),
        Roller::LastScorer => tr!("group-last-scorer-help"),
    }
}

/// The name of a roll of a lesson, for listeners.
pub fn roll_in_lesson(index: usize, roll: &Roll) -> String {
    tr!(
        "lesson-roll",
        number = index + 1,
        numbers = roll.to_string()
    )
}

/// The name of the file of a table's scoreboard.
pub fn scoreboard_file(table: &str, date: u32) -> String {
    let (table, date) = (in_file_name(table), iso_date(date));
    without_isolation(&tr!("group-csv-file", table = table, date = date))
}

/// The name of the file of a table's host key.
pub fn host_key_file(table: &str, date: u32) -> String {
    let (table, date) = (in_file_name(table), iso_date(date));
    without_isolation(&tr!("group-host-key-file", table = table, date = date))
}

/// The name of the file of a table's report.
pub fn report_file(table: &str, date: u32) -> String {
    let (table, date) = (in_file_name(table), iso_date(date));
    without_isolation(&tr!("report-file", table = table, date = date))
}

/// A name without characters that some systems forbid in file names.
pub fn in_file_name(name: &str) -> String {
    let is_fitting = |one: char| one.is_alphanumeric() || " -_.".contains(one);
    let fitting = |one: char| if is_fitting(one) { one } else { '-' };
    name.chars().map(fitting).collect()
}
