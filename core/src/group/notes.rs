//! The log of a group in the form that newcomers are sent: without events that later ones replace.
//!
//! The group that the log makes is the same without them. The relay's own log has all events.

use crate::table::event::{Event, Reveal, SeatId};
use crate::table::name::Name;

use super::entry::GroupEvent;
use super::small_tables::SmallTableId;

/// How many players who left before are looked at when another one leaves.
const MAX_LOOKED_AT: usize = 8;

/// How many are looked at when a player of a small table leaves: there may be as many tables.
const MAX_LOOKED_AT_FOR_TABLE: usize = 200;

/// Adds an event that the group has applied, and drops earlier events that no longer matter.
pub(super) fn push(log: &mut Vec<GroupEvent>, event: GroupEvent) {
    // Most events are no switches, and only for a switch the whole log is searched.
    if is_switch(&event)
        && let Some(before) = log
            .iter()
            .rposition(|before| is_same_switch(before, &event))
    {
        log.remove(before);
    }
    if let GroupEvent::Table(Event::Renamed { seat, .. }) = event {
        forget_name_before(log, seat);
    }
    let left = left_in(&event);
    log.push(event);
    if let Some(seat) = left {
        forget_fleeting(log, seat);
    }
}

/// Whether the event is a switch: it replaces the last event that set the same.
fn is_switch(event: &GroupEvent) -> bool {
    is_same_switch(event, event)
}

/// Whether `after` sets the same as `before`, and so replaces it.
fn is_same_switch(before: &GroupEvent, after: &GroupEvent) -> bool {
    use GroupEvent as G;
    match (before, after) {
        (G::Locked { .. }, G::Locked { .. })
        | (G::ChatSwitched { .. }, G::ChatSwitched { .. })
        | (G::WaitingRoom { .. }, G::WaitingRoom { .. })
        | (G::WatchersWait { .. }, G::WatchersWait { .. })
        | (G::NewcomersMuted { .. }, G::NewcomersMuted { .. })
        | (G::Table(Event::HostChanged { .. }), G::Table(Event::HostChanged { .. })) => true,
        (G::Muted { seat, .. }, G::Muted { seat: other, .. })
        | (G::CallsForbidden { seat, .. }, G::CallsForbidden { seat: other, .. })
        | (G::NameFixed { seat }, G::NameFixed { seat: other }) => seat == other,
        _ => false,
    }
}

/// Drops the last renaming of the player at `seat`. It stays if another player has since taken the
/// name before it: two players would have the same name.
fn forget_name_before(log: &mut Vec<GroupEvent>, seat: SeatId) {
    let names_player =
        |event: &GroupEvent| name_in(event).filter(|(owner, _)| *owner == seat).is_some();
    let is_rename = |event: &GroupEvent| matches!(event, GroupEvent::Table(Event::Renamed { .. }));
    let Some(last_rename) = log
        .iter()
        .rposition(|event| names_player(event) && is_rename(event))
    else {
        return;
    };
    let before = log[..last_rename].iter().rfind(|event| names_player(event));
    let Some((_, name)) = before.and_then(name_in) else {
        return;
    };
    let later = log[last_rename + 1..].iter().filter_map(name_in);
    if !later
        .map(|(_, other)| other)
        .any(|other| other.is_same_as(name))
    {
        log.remove(last_rename);
    }
}

/// The player who has a name by this event, and the name.
fn name_in(event: &GroupEvent) -> Option<(SeatId, &Name)> {
    match event {
        GroupEvent::Table(Event::Seated { seat, name, .. } | Event::Renamed { seat, name }) => {
            Some((*seat, name))
        }
        _ => None,
    }
}

/// The player who leaves by this event.
fn left_in(event: &GroupEvent) -> Option<SeatId> {
    match event {
        GroupEvent::Table(Event::Left { seat }) => Some(*seat),
        _ => None,
    }
}

/// Drops the earlier of two players who came and left without doing anything. The later one has to
/// stay, because the next seat follows from it.
fn forget_fleeting(log: &mut Vec<GroupEvent>, left: SeatId) {
    if !is_fleeting(log, left) {
        return;
    }
    // At a small table, too, the next seat follows from its last one.
    let table = table_of(log, left);
    let looked_at = match table {
        Some(_) => MAX_LOOKED_AT_FOR_TABLE,
        None => MAX_LOOKED_AT,
    };
    let earlier = log.iter().rev().filter_map(left_in);
    let mut earlier = earlier.filter(|seat| *seat != left).take(looked_at);
    let earlier = earlier.find(|seat| table_of(log, *seat) == table && is_fleeting(log, *seat));
    if let Some(earlier) = earlier {
        let first = left.min(earlier);
        log.retain(|event| !mentions(event, first));
    }
}

/// The small table at which the player at `seat` sat down.
fn table_of(log: &[GroupEvent], seat: SeatId) -> Option<SmallTableId> {
    log.iter().rev().find_map(|event| match event {
        GroupEvent::TableJoined { seat: other, table } => (*other == seat).then_some(*table),
        _ => None,
    })
}

/// Whether the log says of this seat only that a player came and left. The player may also have
/// been renamed, or put into a team or at a small table. A player who was dealt a roll did more:
/// the report has counts of them.
fn is_fleeting(log: &[GroupEvent], seat: SeatId) -> bool {
    let is_deal = |event: &GroupEvent| matches!(event, GroupEvent::Table(event) if event.is_deal());
    let last_deal = log.iter().rposition(is_deal).unwrap_or_default();
    if log[..last_deal].iter().any(|event| mentions(event, seat)) {
        return false;
    }
    let mut events_about = log.iter().filter(|event| mentions(event, seat));
    let first = events_about.next();
    let has_come = matches!(
        first,
        Some(GroupEvent::Table(Event::Seated { points: 0, .. }))
    );
    has_come
        && events_about.all(|event| {
            matches!(
                event,
                GroupEvent::Table(Event::Renamed { .. } | Event::Left { .. })
                    | GroupEvent::TeamJoined { .. }
                    | GroupEvent::TableJoined { .. }
                    | GroupEvent::LooksOn { .. }
            )
        })
}

/// Whether the event is about the player at `seat`, among others.
fn mentions(event: &GroupEvent, seat: SeatId) -> bool {
    match event {
        GroupEvent::Table(event) | GroupEvent::At { event, .. } => is_about(event, seat),
        GroupEvent::Muted { seat: other, .. }
        | GroupEvent::CallsForbidden { seat: other, .. }
        | GroupEvent::Removed { seat: other, .. }
        | GroupEvent::NameFixed { seat: other }
        | GroupEvent::Own { seat: other, .. }
        | GroupEvent::OwnBoard { seat: other, .. }
        | GroupEvent::Raced { seat: other, .. }
        | GroupEvent::OwnRacer { seat: other, .. }
        | GroupEvent::RaceWon { seat: other }
        | GroupEvent::TeamJoined { seat: other, .. }
        | GroupEvent::TableJoined { seat: other, .. }
        | GroupEvent::LetPlay { seat: other }
        | GroupEvent::LooksOn { seat: other }
        | GroupEvent::Departed { seat: other, .. } => *other == seat,
        GroupEvent::CoHostNamed { seat: other } => *other == Some(seat),
        GroupEvent::Returned { from, seat: other }
        | GroupEvent::HandedOver { from, seat: other } => [*from, *other].contains(&seat),
        GroupEvent::Played { seats } => seats.contains(&seat),
        GroupEvent::GivenAway { seats } => seats.contains(&seat),
        GroupEvent::Answered { seats } => seats.contains(&seat),
        GroupEvent::RaceScores { standings } => standings.iter().any(|other| other.seat == seat),
        GroupEvent::TeamsSet { teams } => teams.iter().any(|other| other.members.contains(&seat)),
        GroupEvent::TableTold { awards, .. } => awards.iter().any(|other| other.seat == seat),
        GroupEvent::TablesSet { tables, .. } => tables.iter().flatten().any(|other| *other == seat),
        GroupEvent::Founded { .. }
        | GroupEvent::Locked { .. }
        | GroupEvent::ChatSwitched { .. }
        | GroupEvent::WaitingRoom { .. }
        | GroupEvent::TablesEnded
        | GroupEvent::TableOver { .. }
        | GroupEvent::RaceStarted
        | GroupEvent::RacePaused { .. }
        | GroupEvent::NewcomersMuted { .. }
        | GroupEvent::WatchersWait { .. } => false,
    }
}

fn is_about(event: &Event, seat: SeatId) -> bool {
    match event {
        Event::Seated { seat: other, .. }
        | Event::Renamed { seat: other, .. }
        | Event::Left { seat: other }
        | Event::Dealt { by: other, .. }
        | Event::DealtForPractice { by: other, .. }
        | Event::ScoreCalled { seat: other, .. }
        | Event::ImpossibleCalled { seat: other, .. }
        | Event::HintTaken { seat: other, .. }
        | Event::MoreTimeGiven { seat: other, .. }
        | Event::HostChanged { seat: other } => *other == seat,
        Event::Continued { last_scorer, .. } => *last_scorer == Some(seat),
        Event::Settled { awards, .. } => awards.iter().any(|award| award.seat == seat),
        Event::Revealed(reveal) => is_in(reveal, seat),
        Event::FailedInARow { players } => players.iter().any(|other| other.seat == seat),
        Event::Opened { .. }
        | Event::RulesChanged { .. }
        | Event::PointsCleared
        | Event::Stepped(_)
        | Event::Undone
        | Event::RollerChanged { .. }
        | Event::SolutionsKnown { .. }
        | Event::WayChanged { .. }
        | Event::ClockStarted { .. }
        | Event::Paused { .. }
        | Event::Resumed { .. }
        | Event::ClockLengthened { .. }
        | Event::TimeTaken { .. } => false,
    }
}

fn is_in(reveal: &Reveal, seat: SeatId) -> bool {
    let awards = reveal.awards.iter().map(|award| award.seat);
    awards.chain(reveal.named()).any(|other| other == seat)
}
