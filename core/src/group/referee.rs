//! What a group allows: the table's referee, and above him the host.
//!
//! As at the table, time and randomness are arguments, and nothing is changed
//! here.

use crate::dice::Generator;
use crate::table::command::Command;
use crate::table::event::{Event, SeatId};
use crate::table::name::Name;
use crate::table::referee;
use crate::table::refusal::Refusal;

use super::entry::{CommandId, Entry, GroupEvent, Kind, Origin};
use super::refusal::GroupRefusal;
use super::request::Request;
use super::state::Group;

/// Gives a newcomer a seat.
pub fn admit(group: &Group, name: Name) -> Result<Vec<GroupEvent>, GroupRefusal> {
    if group.is_locked() {
        return Err(GroupRefusal::Locked);
    }
    require_room(group)?;
    let seated = referee::admit(group.table(), name)?;
    Ok(vec![GroupEvent::Table(seated)])
}

/// What follows from `request` of the player at `seat` when the relay's clock
/// shows `now_ms`; `seen` is the number of the last entry that he knew of.
pub fn decide(
    group: &Group,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    seen: u64,
    request: Request,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    if group.table().seat(seat).is_none() {
        return Err(Refusal::NotSeated.into());
    }
    if group.is_removed(seat) {
        return Err(GroupRefusal::Removed);
    }
    if request.is_about_round() && seen < group.round_n() {
        return Err(GroupRefusal::Stale);
    }
    match request {
        Request::Play(command) => play(group, now_ms, generator, seat, command),
        Request::Lock(locked) => {
            require_host(group, seat)?;
            Ok(vec![GroupEvent::Locked { locked }])
        }
        Request::SwitchChat(on) => {
            require_host(group, seat)?;
            Ok(vec![GroupEvent::ChatSwitched { on }])
        }
        Request::Mute(other, muted) => {
            require_other(group, seat, other)?;
            Ok(vec![GroupEvent::Muted { seat: other, muted }])
        }
        Request::Remove(other, removed) => {
            require_other(group, seat, other)?;
            Ok(vec![GroupEvent::Removed {
                seat: other,
                removed,
            }])
        }
        Request::RenameOther(other, name) => {
            require_other(group, seat, other)?;
            play(group, now_ms, generator, other, Command::Rename(name))
        }
    }
}

/// Whether a line of chat from the player at `seat` may be shown.
pub fn may_say(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    if group.is_removed(seat) {
        return Err(GroupRefusal::Removed);
    }
    if !group.chat_is_on() {
        return Err(GroupRefusal::ChatOff);
    }
    if group.is_muted(seat) {
        return Err(GroupRefusal::Muted);
    }
    Ok(())
}

/// Who is to host the group from now on, where that is not who hosts it:
/// its maker when he is here, and otherwise, once the host is `gone` for too
/// long, the longest-seated player who is here.
pub fn next_host(
    group: &Group,
    is_here: impl Fn(SeatId) -> bool,
    host_is_gone: bool,
) -> Option<GroupEvent> {
    let host = group.host();
    let may_host = |seat: &SeatId| is_here(*seat) && !group.is_removed(*seat);
    let seats = group.table().seats().iter().map(|seat| seat.id);
    let next = match group.kind() {
        Kind::Public => None,
        Kind::Created => group.maker().filter(may_host).or_else(|| {
            let longest_seated = seats.clone().find(may_host);
            longest_seated.filter(|_| host_is_gone)
        }),
    };
    let seat = next.filter(|next| Some(*next) != host)?;
    Some(GroupEvent::Table(Event::HostChanged { seat }))
}

/// The entry that carries `events` into the group's log.
pub fn entry(group: &Group, now_ms: u64, origin: Option<Origin>, events: Vec<GroupEvent>) -> Entry {
    Entry {
        epoch: group.epoch(),
        n: group.n() + 1,
        at_ms: now_ms.max(group.at_ms()),
        origin,
        events,
    }
}

/// The entry that says what time it is, where a call's time is up.
pub fn overdue(group: &Group, now_ms: u64) -> Option<Entry> {
    referee::overdue(group.table(), now_ms)?;
    Some(entry(group, now_ms, None, Vec::new()))
}

/// The command `cid` of the player at `seat`.
pub fn origin(seat: SeatId, cid: CommandId) -> Option<Origin> {
    Some(Origin { seat, cid })
}

fn play(
    group: &Group,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    command: Command,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let is_hosts = matches!(
        command,
        Command::Deal(_) | Command::SetRules(_) | Command::ClearPoints
    );
    if is_hosts && group.kind() == Kind::Public {
        return Err(GroupRefusal::NobodyHosts);
    }
    // A roll is what makes room.
    if !matches!(command, Command::Roll) {
        require_room(group)?;
    }
    let events = referee::decide(group.table(), now_ms, generator, seat, command)?;
    Ok(events.into_iter().map(GroupEvent::Table).collect())
}

fn require_room(group: &Group) -> Result<(), GroupRefusal> {
    if group.is_full() && !group.table().call_is_open() {
        return Err(GroupRefusal::RollFirst);
    }
    Ok(())
}

fn require_host(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    match group.kind() {
        Kind::Public => Err(GroupRefusal::NobodyHosts),
        Kind::Created if group.host() != Some(seat) => Err(Refusal::HostOnly.into()),
        Kind::Created => require_room(group),
    }
}

fn require_other(group: &Group, seat: SeatId, other: SeatId) -> Result<(), GroupRefusal> {
    require_host(group, seat)?;
    if seat == other {
        return Err(GroupRefusal::NotYourself);
    }
    let there = group.table().seat(other).map(|_| ());
    there.ok_or(Refusal::NotSeated.into())
}
