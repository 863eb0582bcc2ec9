//! The options of a player in a group, with the reason for each refusal: the rules of its table,
//! and above them those of the group and its host.
//!
//! [`referee`](super::referee) begins by asking here, and a page shows what is here.

use crate::race;
use crate::table::event::SeatId;
use crate::table::options::{self, Options, is_thought_about};
use crate::table::refusal::Refusal;
use crate::table::rules::Roller;
use crate::table::state::{Phase, Rights};
use crate::table::way_of_playing::Way;

use super::entry::GroupKind;
use super::everyone;
use super::race_referee;
use super::refusal::GroupRefusal;
use super::small_table_referee;
use super::state::Group;

/// How long after a failed SCORE call a majority has to ask for the next roll where anyone rolls,
/// in milliseconds. Then idle players keep nobody from it.
pub const AFTER_FAILED_CALL_MS: u64 = 20_000;

/// The options of the player at `seat` when the relay's clock shows `now_ms`, as long as the time
/// of no call is up.
pub fn options(group: &Group, now_ms: u64, seat: SeatId) -> Options<GroupRefusal> {
    if let Err(why) = require_here(group, seat) {
        return Options::none(why);
    }
    let of_table = options::options(group.table(), seat, group.rights(seat));
    let mut options = of_table.map_err(GroupRefusal::from);
    if group.small_tables().is_some() {
        options = small_table_referee::options(group, seat, options);
    }
    options = with_calls(group, seat, options);
    options = with_room(group, seat, options);
    if matches!(group.table().way(), Way::Everyone(_)) {
        options = everyone::options(group, now_ms, seat, options);
    }
    if let Some(why) = group.why_looks_on(seat) {
        options = looking_on(options, &why);
    }
    options = with_host(group, options);
    if let Some(race) = group.race() {
        options = race_referee::options(race, group.rights(seat), options);
    }
    if group.has_fixed_name(seat) {
        options.rename = Err(GroupRefusal::NameFixed);
    }
    options
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

/// The options of a player who looks on until the next roll: they take no part in its round.
fn looking_on(options: Options<GroupRefusal>, why: &GroupRefusal) -> Options<GroupRefusal> {
    fn none<T>(option: Result<T, GroupRefusal>, why: &GroupRefusal) -> Result<T, GroupRefusal> {
        option.and(Err(why.clone()))
    }
    Options {
        score: none(options.score, why),
        impossible: none(options.impossible, why),
        step: none(options.step, why),
        undo: none(options.undo, why),
        redo: none(options.redo, why),
        hint: none(options.hint, why),
        answer: none(options.answer, why),
        ..options
    }
}

/// The options where a host may have forbidden the player to call. The table has the other reasons
/// against a call.
fn with_calls(
    group: &Group,
    seat: SeatId,
    options: Options<GroupRefusal>,
) -> Options<GroupRefusal> {
    let round = group.table_of(seat).round();
    let can_be_called =
        round.is_some_and(|it| matches!(it.phase, Phase::Thinking | Phase::Impossible { .. }));
    match may_call(group, seat) {
        Err(why) if can_be_called => Options {
            score: Err(why.clone()),
            impossible: Err(why),
            ..options
        },
        _ => options,
    }
}

/// The options where a full log refuses the commands of all but hosts, except a roll, which makes
/// room, and those that lead to one. A player who may not at all reads that, and not that a roll
/// comes first.
fn with_room(group: &Group, seat: SeatId, options: Options<GroupRefusal>) -> Options<GroupRefusal> {
    match require_room(group) {
        Err(why) if group.rights(seat) != Rights::Host => Options {
            roll: options.roll.clone(),
            deal: options.deal.clone(),
            end_round: options.end_round.clone(),
            end_with_points: options.end_with_points.clone(),
            resume: options.resume.clone(),
            ..options
                .without(&why)
                .map_err(|own| match own.is_of_rights() {
                    true => own,
                    false => why.clone(),
                })
        },
        _ => options,
    }
}

/// The options where a host's commands are refused at a table without a host.
fn with_host(group: &Group, options: Options<GroupRefusal>) -> Options<GroupRefusal> {
    match require_hosted(group) {
        Ok(()) => options,
        Err(why) => {
            let nobodys = Options::<GroupRefusal>::none(why);
            Options {
                deal: nobodys.deal,
                set_rules: nobodys.set_rules,
                clear_points: nobodys.clear_points,
                end_round: nobodys.end_round,
                end_with_points: nobodys.end_with_points,
                set_roller: nobodys.set_roller,
                set_way: nobodys.set_way,
                pause: nobodys.pause,
                resume: nobodys.resume,
                lengthen: nobodys.lengthen,
                more_time: nobodys.more_time,
                ..options
            }
        }
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
    let there = group.table().seat(other).map(|_| ());
    there.ok_or(Refusal::NotSeated.into())
}

/// Whether the player at `seat` may give another one the rights of a host.
pub fn may_name_co_host(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    require_host(group, seat)?;
    match group.maker() == Some(seat) {
        true => Ok(()),
        false => Err(GroupRefusal::MakerOnly),
    }
}

/// Whether the player at `seat` may have a key with which any browser takes their seat: it is the
/// maker's, and what else a co-host may do ends with their rights.
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

/// Whether the roll on the table is not one player's to take away at `now_ms`, where anyone
/// rolls: others may be thinking about it, or a SCORE call on it has just failed.
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

/// How many players must ask for a new roll, the one at `seat` among them, at `now_ms`: more than
/// half of those who are here and have a vote. `None`: the one who asks decides.
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

/// Whether the player at `seat`, who alone decides about a roll, is asked to confirm one that takes
/// another away while players may be thinking about it.
pub fn asks_before_roll(group: &Group, seat: SeatId) -> bool {
    // Where anyone rolls, a player who needs no others is alone.
    let is_alone =
        group.rights(seat) == Rights::Player && group.table().rules().roller == Roller::Anyone;
    is_thought_about(group.table()) && !is_alone
}

/// The players who may roll: with small tables a roll is for all of them, and so the host's.
pub fn roller(group: &Group) -> Roller {
    match group.small_tables() {
        Some(_) => Roller::Host,
        None => group.table().rules().roller,
    }
}
