//! Hands the seat of an absent player to the same person on another device.
//!
//! A player who has lost a device has lost the token by which the relay knows them, and takes a
//! second seat. A host, who sees the person, hands them the first one; players cannot ask for it
//! themselves.

use crate::table::event::{Event, SeatId};
use crate::table::name::Name;
use crate::table::refusal::Refusal;
use crate::table::seat::Seat;
use crate::table::state::Rights;

use super::entry::GroupEvent;
use super::everyone_referee;
use super::race_referee;
use super::refusal::GroupRefusal;
use super::state::Group;
use super::teams::TeamId;

/// The player to whom a host hands a seat.
struct Recipient<'a> {
    seat: SeatId,
    name: &'a Name,
    team: Option<TeamId>,
}

/// The events when a host hands the seat `from`, whose player is away, to the player at `to`.
pub(super) fn hand_over(
    group: &Group,
    from: SeatId,
    to: SeatId,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let absent = player_to_hand_over(group, from)?;
    let recipient = player_without_rights(group, to)?;
    if from == to {
        return Err(GroupRefusal::NotAway);
    }
    let recipient = Recipient {
        seat: to,
        name: &recipient.name,
        team: group.teams().of(to),
    };
    Ok(handover_events(group, absent, &recipient))
}

/// The events when a host hands the seat `from` to a newcomer, whose own seat is in `seated`. They
/// are in one entry, so that a full table has room.
pub(super) fn hand_to_newcomer(
    group: &Group,
    from: SeatId,
    mut seated: Vec<GroupEvent>,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let absent = player_to_hand_over(group, from)?;
    let newcomer = seated.iter().find_map(|event| match event {
        GroupEvent::Table(Event::Seated { seat, name, .. }) => Some((*seat, name)),
        _ => None,
    });
    let (seat, name) = newcomer.ok_or(Refusal::NotSeated)?;
    let team = seated.iter().find_map(|event| match event {
        GroupEvent::TeamJoined { team, .. } => Some(*team),
        _ => None,
    });
    let events = handover_events(group, absent, &Recipient { seat, name, team });
    seated.extend(events);
    Ok(seated)
}

fn handover_events(group: &Group, absent: &Seat, recipient: &Recipient<'_>) -> Vec<GroupEvent> {
    let (from, seat) = (absent.id, recipient.seat);
    let left = Event::Left { seat: from };
    let name = Some(&absent.name).filter(|name| *name != recipient.name);
    let renamed = name.cloned().map(|name| Event::Renamed { seat, name });
    let team = group.teams().of(from);
    let team = team.filter(|team| recipient.team != Some(*team));
    let team = team.map(|team| GroupEvent::TeamJoined { seat, team });
    let table = [left].into_iter().chain(renamed).map(GroupEvent::Table);
    let handed_over = [GroupEvent::HandedOver { from, seat }];
    // All are sent the race score that is handed over.
    let news = race_referee::news(group).into_iter();
    news.chain(handed_over).chain(table).chain(team).collect()
}

/// The player at `from`, whose seat a host may hand over if they are away. The log does not say
/// which players are connected.
pub(super) fn player_to_hand_over(group: &Group, from: SeatId) -> Result<&Seat, GroupRefusal> {
    let absent = player_without_rights(group, from)?;
    if group.call_is_open() {
        return Err(Refusal::CallOpen.into());
    }
    // The answer would be lost, as when a player leaves.
    if everyone_referee::has_open_answer(group, from) {
        return Err(Refusal::RoundOpen.into());
    }
    Ok(absent)
}

/// The player at `seat`; refuses hosts and players who stand in for one.
fn player_without_rights(group: &Group, seat: SeatId) -> Result<&Seat, GroupRefusal> {
    let seated = group.table().seat(seat).ok_or(Refusal::NotSeated)?;
    if group.is_removed(seat) {
        return Err(GroupRefusal::Removed);
    }
    match group.rights(seat) {
        Rights::Player => Ok(seated),
        Rights::StandIn | Rights::Host => Err(GroupRefusal::HostsKeepSeats),
    }
}

/// The players who are away and whose seat a host may hand over.
fn absent(group: &Group, is_here: impl Fn(SeatId) -> bool) -> impl Iterator<Item = &Seat> {
    let seats = group.table().seats().iter();
    seats.filter(move |seat| !is_here(seat.id) && player_without_rights(group, seat.id).is_ok())
}

/// The players to whom a host may hand the seat `from`, the newest first. There are none while its
/// player is here or is a host.
pub fn recipients_of(group: &Group, from: SeatId, is_here: impl Fn(SeatId) -> bool) -> Vec<SeatId> {
    match is_here(from) || player_without_rights(group, from).is_err() {
        true => Vec::new(),
        false => recipients(group, is_here),
    }
}

/// The players to whom a host may hand a seat: those who are here, the newest first.
pub fn recipients(group: &Group, is_here: impl Fn(SeatId) -> bool) -> Vec<SeatId> {
    let seats = group.table().seats().iter().rev().map(|seat| seat.id);
    let may_have = |seat: &SeatId| is_here(*seat) && player_without_rights(group, *seat).is_ok();
    seats.filter(may_have).collect()
}

/// The absent player who has the same name as `name` but for a number. Of several the one with the
/// most points.
pub fn absent_like<'a>(
    group: &'a Group,
    is_here: impl Fn(SeatId) -> bool,
    name: &Name,
) -> Option<&'a Seat> {
    let alike = absent(group, is_here).filter(|seat| seat.name.is_same_but_for_number(name));
    alike.max_by_key(|seat| seat.points)
}

/// The pairs of an absent and a present player who may be the same person. The present one came
/// later, and their names are the same but for a number.
pub fn likely(group: &Group, is_here: &impl Fn(SeatId) -> bool) -> Vec<(SeatId, SeatId)> {
    let recipients = recipients(group, is_here).into_iter();
    let pairs = recipients.filter_map(|recipient| {
        let name = &group.table().seat(recipient)?.name;
        let is_not_absent_before = |seat: SeatId| is_here(seat) || seat >= recipient;
        let absent = absent_like(group, is_not_absent_before, name)?;
        Some((absent.id, recipient))
    });
    pairs.collect()
}
