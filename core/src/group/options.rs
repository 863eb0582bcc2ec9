//! The options of a player in a group, with the reason for each refusal. They follow the rules of
//! its table, and above them those of the group and its host.
//!
//! [`referee`](super::referee) begins by asking [`may`], and a page enables its buttons by it.

use crate::race;
use crate::table::command::Ask;
use crate::table::event::SeatId;
use crate::table::options::{self, is_thought_about};
use crate::table::refusal::Refusal;
use crate::table::rules::Roller;
use crate::table::state::{Phase, Rights, Round};

use super::entry::GroupKind;
use super::everyone_referee;
use super::race_referee;
use super::refusal::GroupRefusal;
use super::small_table_referee;
use super::state::Group;

/// How long after a failed SCORE call a majority has to ask for the next roll, in milliseconds. It
/// holds if anyone may roll. After that a single player may roll, so that idle players keep nobody
/// waiting.
pub const AFTER_FAILED_CALL_MS: u64 = 20_000;

/// Whether the player at `seat` may ask for this when the relay's clock shows `now_ms`. It holds as
/// long as the time of no call is up. Of several reasons for a refusal, the first one here is
/// returned.
pub fn may(group: &Group, now_ms: u64, seat: SeatId, ask: Ask) -> Result<(), GroupRefusal> {
    require_here(group, seat)?;
    if ask == Ask::Rename && group.has_fixed_name(seat) {
        return Err(GroupRefusal::NameFixed);
    }
    let rights = group.rights(seat);
    let race = group.race();
    if let Some(may) = race.and_then(|race| race_referee::may_ask(race, rights, ask)) {
        return may;
    }
    if is_for_hosts(ask) {
        require_hosted(group)?;
    }
    match everyone_referee::may(group, now_ms, seat, ask) {
        Some(may) => may?,
        None => may_in_log(group, seat, rights, ask)?,
    }
    // A player who looks on until the next roll takes no part in its round.
    match group.why_looks_on(seat) {
        Some(why) if is_participation(ask) => Err(why),
        _ => Ok(()),
    }
}

/// Whether the command is for hosts, and perhaps for a player who stands in for them.
fn is_for_hosts(ask: Ask) -> bool {
    !ask.is_play() && !matches!(ask, Ask::Roll | Ask::Rename | Ask::Leave)
}

/// Whether a player takes part in a round by the command. The end of a player's own call is no part
/// in it.
fn is_participation(ask: Ask) -> bool {
    ask.is_play() && !matches!(ask, Ask::GiveUp | Ask::BeSure)
}

/// Whether the player may ask for this, also by the length of the log. A full log refuses all
/// commands but those of hosts and those that lead to a roll, which makes room. If the player
/// has no right to the command, that is the refusal, and not the full log.
fn may_in_log(group: &Group, seat: SeatId, rights: Rights, ask: Ask) -> Result<(), GroupRefusal> {
    let may = may_at_table(group, seat, rights, ask);
    if ask.leads_to_roll() || rights == Rights::Host {
        return may;
    }
    match (may, require_room(group)) {
        (Err(own), Err(_)) if own.is_of_rights() => Err(own),
        (_, Err(full)) => Err(full),
        (may, Ok(())) => may,
    }
}

/// Whether the player may ask for this at the group's table, or at a small one. A host may have
/// forbidden them to call; the table has the other reasons against a call.
fn may_at_table(group: &Group, seat: SeatId, rights: Rights, ask: Ask) -> Result<(), GroupRefusal> {
    let can_be_called =
        |round: &Round| matches!(round.phase, Phase::Thinking | Phase::Impossible { .. });
    if matches!(ask, Ask::CallScore | Ask::CallImpossible)
        && group.table_of(seat).round().is_some_and(can_be_called)
    {
        may_call(group, seat)?;
    }
    match group.small_tables() {
        Some(_) => small_table_referee::may(group, seat, ask),
        None => Ok(options::may(group.table(), seat, rights, ask)?),
    }
}

/// Whether the player at `seat` sits at the table and has not been sent away.
pub(super) fn require_here(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    if group.table().seat(seat).is_none() {
        return Err(Refusal::NotSeated.into());
    }
    match group.is_removed(seat) {
        true => Err(GroupRefusal::Removed),
        false => Ok(()),
    }
}

/// Whether there is room for more events before the next roll.
pub(super) fn require_room(group: &Group) -> Result<(), GroupRefusal> {
    match group.is_full() && !group.call_is_open() {
        true => Err(GroupRefusal::RollFirst),
        false => Ok(()),
    }
}

fn require_hosted(group: &Group) -> Result<(), GroupRefusal> {
    match group.kind() {
        GroupKind::Public => Err(GroupRefusal::NobodyHosts),
        GroupKind::Created => Ok(()),
    }
}

/// Whether the player at `seat` may do a host's commands.
pub(super) fn require_host(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    require_hosted(group)?;
    Ok(options::require_host(group.rights(seat))?)
}

/// Whether the host at `seat` may mute, remove and rename the player at `other`, and forbid
/// them to call.
pub fn may_limit(group: &Group, seat: SeatId, other: SeatId) -> Result<(), GroupRefusal> {
    require_host(group, seat)?;
    if seat == other {
        return Err(GroupRefusal::NotYourself);
    }
    if group.maker() == Some(other) {
        return Err(GroupRefusal::NotTheMaker);
    }
    let seated = group.table().seat(other).map(|_| ());
    seated.ok_or(Refusal::NotSeated.into())
}

/// Whether the player at `seat` may give another one the rights of a host.
pub fn may_name_co_host(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    require_host(group, seat)?;
    match group.maker() == Some(seat) {
        true => Ok(()),
        false => Err(GroupRefusal::MakerOnly),
    }
}

/// Whether the player at `seat` may have a key with which any browser takes their seat. Only the
/// maker may, because a co-host's other powers end with their rights.
pub fn may_make_host_key(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    may_name_co_host(group, seat)
}

/// Whether the player at `seat` may make calls on the roll on the table, or the next one.
pub fn may_call(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    if group.has_calls_forbidden(seat) {
        return Err(GroupRefusal::CallsForbidden);
    }
    if let Some(why) = group.why_looks_on(seat) {
        return Err(why);
    }
    Ok(options::may_call(group.table(), seat)?)
}

/// Whether the player at `seat` may do this with their own rolls, in a race.
pub fn may_race(group: &Group, seat: SeatId, command: race::Command) -> Result<(), GroupRefusal> {
    require_here(group, seat)?;
    race_referee::may(group, seat, command).map(drop)
}

/// Whether the player at `seat` may begin the race anew.
pub fn may_start_race(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    require_here(group, seat)?;
    race_referee::may_start(group, seat)
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

/// Whether at `now_ms` a majority must ask for a new roll, if anyone may roll. Others may be
/// thinking about the roll on the table, or a SCORE call on it has just failed.
pub fn asks_majority(group: &Group, now_ms: u64) -> bool {
    let table = group.table();
    let ended_ms = group.round_times().ended_ms;
    let is_recent = |ended_ms: u64| now_ms < ended_ms.saturating_add(AFTER_FAILED_CALL_MS);
    let has_just_failed = table.round().is_some_and(|round| match &round.phase {
        Phase::Settled(settlement) => {
            settlement.failed_caller().is_some() && ended_ms.is_some_and(is_recent)
        }
        _ => false,
    });
    table.rules().roller == Roller::Anyone && (is_thought_about(table) || has_just_failed)
}

/// Whether the player at `seat` has a vote on a new roll. A player who may not call loses nothing
/// by a new roll, and takes nothing from others.
pub fn has_vote(group: &Group, seat: SeatId) -> bool {
    !group.is_removed(seat) && may_call(group, seat).is_ok()
}

/// How many players must ask for a new roll, the one at `seat` among them, at `now_ms`. It is more
/// than half of those who are here and have a vote. `None`: the player who asks decides alone.
pub fn roll_majority(
    group: &Group,
    seat: SeatId,
    now_ms: u64,
    is_here: impl Fn(SeatId) -> bool,
) -> Result<Option<usize>, GroupRefusal> {
    if !asks_majority(group, now_ms) || group.rights(seat) != Rights::Player {
        return Ok(None);
    }
    let seats = group.table().seats().iter().map(|seat| seat.id);
    let voters = seats.filter(|seat| is_here(*seat) && has_vote(group, *seat));
    match voters.count() {
        0 => Ok(None),
        _ if !has_vote(group, seat) => Err(GroupRefusal::NoVote),
        1 => Ok(None),
        voters => Ok(Some(voters / 2 + 1)),
    }
}

/// Whether the player at `seat`, who alone decides about a roll, is asked to confirm it. The roll
/// would replace one that players may be thinking about.
pub fn asks_before_roll(group: &Group, seat: SeatId) -> bool {
    // If anyone may roll, a player who needs no others is alone.
    let is_alone =
        group.rights(seat) == Rights::Player && group.table().rules().roller == Roller::Anyone;
    is_thought_about(group.table()) && !is_alone
}

/// The rule that says which players may roll. With small tables it is the host, because a roll is
/// for all tables.
pub fn roller(group: &Group) -> Roller {
    match group.small_tables() {
        Some(_) => Roller::Host,
        None => group.table().rules().roller,
    }
}
