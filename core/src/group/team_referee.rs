//! The events that put players into teams, with the reason for each refusal.

use crate::dice::Generator;
use crate::table::event::SeatId;
use crate::table::refusal::Refusal;

use super::entry::GroupEvent;
use super::everyone_referee;
use super::refusal::GroupRefusal;
use super::state::Group;
use super::teams::{self, Team, TeamId, Teams};

/// Whether the player at a seat is here.
type IsHere<'a> = &'a dyn Fn(SeatId) -> bool;

/// Divides all pupils into `count` teams at random; absent pupils are dealt out after the present
/// ones.
pub(super) fn split(
    group: &Group,
    is_here: IsHere,
    count: u8,
    generator: &mut Generator,
) -> Result<GroupEvent, GroupRefusal> {
    let count = usize::from(count);
    if !teams::fits(count) {
        return Err(GroupRefusal::TeamCount);
    }
    let (here, away): (Vec<SeatId>, Vec<SeatId>) =
        everyone_referee::pupils(group).partition(|seat| is_here(*seat));
    if here.len() + away.len() < count {
        return Err(GroupRefusal::EmptyTeam);
    }
    let teams = Teams::at_random(here, away, count, generator).unwrap_or_default();
    Ok(set_to(&teams))
}

/// Sets teams. Pupils who are in none of them are put into the smallest.
pub(super) fn set(
    group: &Group,
    is_here: IsHere,
    members: Vec<Vec<SeatId>>,
) -> Result<GroupEvent, GroupRefusal> {
    if !teams::fits(members.len()) {
        return Err(GroupRefusal::TeamCount);
    }
    if members.iter().any(Vec::is_empty) {
        return Err(GroupRefusal::EmptyTeam);
    }
    members
        .iter()
        .flatten()
        .try_for_each(|seat| require_there(group, *seat))?;
    let teams = members
        .into_iter()
        .map(|members| Team { points: 0, members });
    let teams = Teams::new(teams.collect());
    let mut teams = teams.ok_or(GroupRefusal::TwiceInTeams)?;
    for seat in everyone_referee::pupils(group) {
        if teams.of(seat).is_none()
            && let Some(team) = teams.smallest(is_here, |_| true)
        {
            teams.put(seat, team);
        }
    }
    Ok(set_to(&teams))
}

/// Ends the teams.
pub(super) fn end(group: &Group) -> Result<GroupEvent, GroupRefusal> {
    if group.teams().is_empty() {
        return Err(GroupRefusal::NoSuchTeam);
    }
    Ok(set_to(&Teams::default()))
}

/// Moves the player at `seat` to another team, unless they are the last player of their team.
pub(super) fn change(
    group: &Group,
    seat: SeatId,
    team: TeamId,
) -> Result<GroupEvent, GroupRefusal> {
    require_there(group, seat)?;
    let teams = group.teams();
    if teams.get(team).is_none() {
        return Err(GroupRefusal::NoSuchTeam);
    }
    let old_team = teams.of(seat).filter(|old_team| *old_team != team);
    let old_team = old_team.and_then(|old_team| teams.get(old_team));
    if old_team.is_some_and(|old_team| old_team.members == [seat]) {
        return Err(GroupRefusal::EmptyTeam);
    }
    Ok(GroupEvent::TeamJoined { seat, team })
}

/// Puts a player without a team into the one with the fewest present players, if there are teams.
pub(super) fn join(group: &Group, is_here: IsHere, seat: SeatId) -> Option<GroupEvent> {
    let is_counted = |seat| !group.is_removed(seat);
    let team = group.teams().smallest(is_here, is_counted)?;
    Some(GroupEvent::TeamJoined { seat, team })
}

/// Puts a player into a team, unless they are in one.
pub(super) fn join_unless_in(group: &Group, is_here: IsHere, seat: SeatId) -> Option<GroupEvent> {
    let is_in = group.teams().of(seat).is_some();
    (!is_in).then(|| join(group, is_here, seat))?
}

/// Puts players who are taken back into the smallest teams, one after the other, unless they are in
/// one. Their pages reconnect soon, so they count as here.
pub(super) fn join_again(group: &Group, is_here: IsHere, seats: &[SeatId]) -> Vec<GroupEvent> {
    let is_here = |seat: SeatId| is_here(seat) || seats.contains(&seat);
    let is_counted = |seat: SeatId| !group.is_removed(seat) || seats.contains(&seat);
    let mut teams = group.teams().clone();
    let join = |&seat: &SeatId| {
        let is_in = teams.of(seat).is_some();
        let team = teams.smallest(is_here, is_counted).filter(|_| !is_in)?;
        teams.put(seat, team)?;
        Some(GroupEvent::TeamJoined { seat, team })
    };
    seats.iter().filter_map(join).collect()
}

fn set_to(teams: &Teams) -> GroupEvent {
    GroupEvent::TeamsSet {
        teams: teams.written(),
    }
}

fn require_there(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    let is_there = group.table().seat(seat).is_some() && !group.is_removed(seat);
    is_there.then_some(()).ok_or(Refusal::NotSeated.into())
}
