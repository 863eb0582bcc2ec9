//! The log of a group as a newcomer is sent it, without notes that later ones replace.
//!
//! Leaving these out changes nothing in the group that the log makes. The relay's own log has all.

use crate::table::event::{Event, Reveal, SeatId};
use crate::table::name::Name;

use super::entry::GroupEvent;
use super::small_tables::SmallTableId;

/// How many players who left before are looked at when another one leaves.
const MAX_LOOKED_AT: usize = 8;

/// How many are looked at when a player of a small table leaves: there may be so many tables.
const MAX_LOOKED_AT_FOR_TABLE: usize = 200;

/// Adds an event that the group has folded in, and leaves out what no longer matters.
pub(super) fn push(log: &mut Vec<GroupEvent>, event: GroupEvent) {
    // Most events are none, and a long log is looked through for those that are.
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

/// Whether it takes the place of the one before it that says the same thing.
fn is_switch(event: &GroupEvent) -> bool {
    is_same_switch(event, event)
}

/// Whether nothing is left of `before` once `after` says otherwise.
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

/// Drops the last name of the player at `seat`. It stays if another player has had the name before
/// it since: two would have the same.
fn forget_name_before(log: &mut Vec<GroupEvent>, seat: SeatId) {
    let own = |event: &GroupEvent| name_in(event).filter(|(it, _)| *it == seat).is_some();
    let is_rename = |event: &GroupEvent| matches!(event, GroupEvent::Table(Event::Renamed { .. }));
    let Some(last) = log.iter().rposition(|event| own(event) && is_rename(event)) else {
        return;
    };
    let before = log[..last].iter().rfind(|event| own(event));
    let Some((_, name)) = before.and_then(name_in) else {
        return;
    };
    let later = log[last + 1..].iter().filter_map(name_in);
    if !later
        .map(|(_, other)| other)
        .any(|other| other.is_same_as(name))
    {
        log.remove(last);
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

fn left_in(event: &GroupEvent) -> Option<SeatId> {
    match event {
        GroupEvent::Table(Event::Left { seat }) => Some(*seat),
        _ => None,
    }
}

/// Drops the earlier of two players who came and left without doing anything. The other one has to
/// stay: the log says by it which seat is the next.
fn forget_fleeting(log: &mut Vec<GroupEvent>, left: SeatId) {
    if !is_fleeting(log, left) {
        return;
    }
    // A small table, too, knows by its last one which seat is the next.
    let table = table_of(log, left);
    let looked_at = match table {
        Some(_) => MAX_LOOKED_AT_FOR_TABLE,
        None => MAX_LOOKED_AT,
    };
    let before = log.iter().rev().filter_map(left_in);
    let mut before = before.filter(|seat| *seat != left).take(looked_at);
    let before = before.find(|seat| table_of(log, *seat) == table && is_fleeting(log, *seat));
    if let Some(before) = before {
        let first = left.min(before);
        log.retain(|event| !mentions(event, first));
    }
}

/// The small table at which the player at `seat` sat down.
fn table_of(log: &[GroupEvent], seat: SeatId) -> Option<SmallTableId> {
    log.iter().rev().find_map(|event| match event {
        GroupEvent::TableJoined { seat: it, table } => (*it == seat).then_some(*table),
        _ => None,
    })
}

/// Whether the log says of this seat only that a player came, was called something, was put
/// somewhere, and left. A player who was dealt a roll did more: the report has counts of them.
fn is_fleeting(log: &[GroupEvent], seat: SeatId) -> bool {
    let is_deal = |event: &GroupEvent| matches!(event, GroupEvent::Table(event) if event.is_deal());
    let dealt = log.iter().rposition(is_deal).unwrap_or_default();
    if log[..dealt].iter().any(|event| mentions(event, seat)) {
        return false;
    }
    let mut about = log.iter().filter(|event| mentions(event, seat));
    let came = about.next();
    let came = matches!(
        came,
        Some(GroupEvent::Table(Event::Seated { points: 0, .. }))
    );
    came && about.all(|event| {
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
        GroupEvent::Muted { seat: it, .. }
        | GroupEvent::CallsForbidden { seat: it, .. }
        | GroupEvent::Removed { seat: it, .. }
        | GroupEvent::NameFixed { seat: it }
        | GroupEvent::Own { seat: it, .. }
        | GroupEvent::OwnBoard { seat: it, .. }
        | GroupEvent::Raced { seat: it, .. }
        | GroupEvent::OwnRacer { seat: it, .. }
        | GroupEvent::RaceWon { seat: it }
        | GroupEvent::TeamJoined { seat: it, .. }
        | GroupEvent::TableJoined { seat: it, .. }
        | GroupEvent::LetPlay { seat: it }
        | GroupEvent::LooksOn { seat: it }
        | GroupEvent::Departed { seat: it, .. } => *it == seat,
        GroupEvent::CoHostNamed { seat: it } => *it == Some(seat),
        GroupEvent::Returned { from, seat: it } | GroupEvent::HandedOver { from, seat: it } => {
            [*from, *it].contains(&seat)
        }
        GroupEvent::Played { seats } => seats.contains(&seat),
        GroupEvent::GivenAway { seats } => seats.contains(&seat),
        GroupEvent::Answered { seats } => seats.contains(&seat),
        GroupEvent::RaceScores { standings } => standings.iter().any(|it| it.seat == seat),
        GroupEvent::TeamsSet { teams } => teams.iter().any(|it| it.members.contains(&seat)),
        GroupEvent::TableTold { awards, .. } => awards.iter().any(|it| it.seat == seat),
        GroupEvent::TablesSet { tables, .. } => tables.iter().flatten().any(|it| *it == seat),
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
        Event::Seated { seat: it, .. }
        | Event::Renamed { seat: it, .. }
        | Event::Left { seat: it }
        | Event::Dealt { by: it, .. }
        | Event::DealtForPractice { by: it, .. }
        | Event::ScoreCalled { seat: it, .. }
        | Event::ImpossibleCalled { seat: it, .. }
        | Event::HintTaken { seat: it, .. }
        | Event::MoreTimeGiven { seat: it, .. }
        | Event::HostChanged { seat: it } => *it == seat,
        Event::Continued { last_scorer, .. } => *last_scorer == Some(seat),
        Event::Settled { awards, .. } => awards.iter().any(|award| award.seat == seat),
        Event::Revealed(reveal) => is_in(reveal, seat),
        Event::FailedInARow { players } => players.iter().any(|it| it.seat == seat),
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
    awards.chain(reveal.named()).any(|it| it == seat)
}
