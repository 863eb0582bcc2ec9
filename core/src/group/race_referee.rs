//! The referee of a group whose players race.

use crate::dice::Generator;
use crate::race;
use crate::table::command::{Ask, Command};
use crate::table::event::SeatId;
use crate::table::options;
use crate::table::refusal::Refusal;
use crate::table::state::Rights;

use super::entry::GroupEvent;
use super::race::GroupRace;
use super::refusal::GroupRefusal;
use super::state::Group;

/// Whether a player with these `rights` may ask for this in `race`. `None`: the table decides, as
/// it would without a race.
pub(super) fn may_ask(
    race: &GroupRace,
    rights: Rights,
    ask: Ask,
) -> Option<Result<(), GroupRefusal>> {
    match ask {
        Ask::Pause => Some(may_pause(race, rights)),
        Ask::Resume => Some(may_resume(race, rights)),
        _ if ask.is_about_round() => Some(Err(Refusal::InRace.into())),
        _ => None,
    }
}

fn may_pause(race: &GroupRace, rights: Rights) -> Result<(), GroupRefusal> {
    options::require_host(rights)?;
    require_open(race)?;
    require_running(race)
}

fn may_resume(race: &GroupRace, rights: Rights) -> Result<(), GroupRefusal> {
    options::require_stand_in(rights)?;
    match race.is_paused() {
        true => Ok(()),
        false => Err(Refusal::NotPaused.into()),
    }
}

fn require_open(race: &GroupRace) -> Result<(), GroupRefusal> {
    match race.is_over() {
        true => Err(race::Refusal::Over.into()),
        false => Ok(()),
    }
}

fn require_running(race: &GroupRace) -> Result<(), GroupRefusal> {
    match race.is_paused() {
        true => Err(Refusal::Paused.into()),
        false => Ok(()),
    }
}

/// Whether the player at `seat`, who is here, may do this with their own rolls.
pub(super) fn may(
    group: &Group,
    seat: SeatId,
    command: race::Command,
) -> Result<&GroupRace, GroupRefusal> {
    let race = group.race().ok_or(GroupRefusal::NoRace)?;
    require_open(race)?;
    require_running(race)?;
    race.may(seat, command)?;
    Ok(race)
}

/// The events that follow from `command` of the player at `seat`, whose rolls come from
/// `generator`.
pub(super) fn decide(
    group: &Group,
    generator: &mut Generator,
    seat: SeatId,
    command: race::Command,
) -> Result<GroupEvent, GroupRefusal> {
    let race = may(group, seat, command)?;
    let moved = race.racer_or_new(seat).decide(generator, command)?;
    Ok(GroupEvent::Raced { seat, moved })
}

/// Whether the player at `seat`, who is here, may begin the race anew. A stand-in may only once a
/// player has won, so that they take nobody's points away.
pub(super) fn may_start(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    let race = group.race().ok_or(GroupRefusal::NoRace)?;
    let rights = group.rights(seat);
    let may_begin = match race.is_over() {
        true => options::require_stand_in(rights),
        false => options::require_host(rights),
    };
    Ok(may_begin?)
}

/// The event that begins the race anew, which the player at `seat` asks for.
pub(super) fn start(group: &Group, seat: SeatId) -> Result<GroupEvent, GroupRefusal> {
    may_start(group, seat).map(|()| GroupEvent::RaceStarted)
}

/// The event of a pause or its end, for which the player may ask. `None`: nobody races, or the
/// command is another one.
pub(super) fn stop_or_go_on(group: &Group, command: &Command) -> Option<GroupEvent> {
    group.race()?;
    match command {
        Command::Pause => Some(GroupEvent::RacePaused { paused: true }),
        Command::Resume => Some(GroupEvent::RacePaused { paused: false }),
        _ => None,
    }
}

/// The new scores and the winner, for all; empty if they have been sent.
pub(super) fn news(group: &Group) -> Vec<GroupEvent> {
    let Some(race) = group.race() else {
        return Vec::new();
    };
    let standings = race.new_standings();
    let standings = (!standings.is_empty()).then_some(GroupEvent::RaceScores { standings });
    let won = race.new_winner().map(|seat| GroupEvent::RaceWon { seat });
    standings.into_iter().chain(won).collect()
}
