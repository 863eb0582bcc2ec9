//! The referee of a group whose players sit at small tables.

use crate::dice::Generator;
use crate::table::command::{Ask, Command};
use crate::table::event::{Event, SeatId};
use crate::table::options;
use crate::table::referee;
use crate::table::refusal::Refusal;
use crate::table::state::{Rights, Round, Table};
use crate::table::way_of_playing::Way;

use super::entry::GroupEvent;
use super::everyone_referee;
use super::refusal::GroupRefusal;
use super::small_tables::{self, MAX_TABLE_SIZE, MIN_TABLE_SIZE, SmallTableId, SmallTables};
use super::state::Group;

/// Divides the class into small tables of this size, and takes a roll away.
pub(super) fn split(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    size: u8,
    generator: &mut Generator,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    if !(MIN_TABLE_SIZE..=MAX_TABLE_SIZE).contains(&usize::from(size)) {
        return Err(GroupRefusal::TableSize);
    }
    if everyone_referee::pupils(group).count() < MIN_TABLE_SIZE {
        return Err(GroupRefusal::TooFewForTables);
    }
    require_nothing_open(group)?;
    let way_changed = GroupEvent::Table(Event::WayChanged { way: Way::Call });
    Ok(vec![
        way_changed,
        set_tables(group, is_here, size, generator),
    ])
}

/// Seats the class round one table again, and takes a roll away.
pub(super) fn end(group: &Group) -> Result<Vec<GroupEvent>, GroupRefusal> {
    if group.small_tables().is_none() {
        return Err(GroupRefusal::NoSmallTables);
    }
    require_nothing_open(group)?;
    let way_changed = GroupEvent::Table(Event::WayChanged { way: Way::Call });
    Ok(vec![way_changed, GroupEvent::TablesEnded])
}

/// Whether the player at `seat` may ask for this if there are small tables. They play at their
/// own, and all else is about the group's table.
pub(super) fn may(group: &Group, seat: SeatId, ask: Ask) -> Result<(), GroupRefusal> {
    match ask {
        _ if ask.is_play() => {
            let (_, table) = own_table(group, seat)?;
            return Ok(options::may(table, seat, Rights::Player, ask)?);
        }
        Ask::EndRound { with_points } => return Ok(may_end(group, seat, with_points)?),
        Ask::Roll | Ask::Deal => may_roll(group, seat)?,
        Ask::SetWay | Ask::SetRules | Ask::ClearPoints => require_nothing_open(group)?,
        Ask::Leave => may_leave(group, seat)?,
        _ => {}
    }
    Ok(options::may(group.table(), seat, group.rights(seat), ask)?)
}

/// The small table at which the player at `seat` sits.
fn own_table(group: &Group, seat: SeatId) -> Result<(SmallTableId, &Table), GroupRefusal> {
    let own = group.small_tables().and_then(|tables| tables.of(seat));
    own.ok_or(GroupRefusal::NoTableYet)
}

/// Whether the player at `seat` may roll: a roll is for all tables.
fn may_roll(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    if group.rights(seat) == Rights::Player {
        return Err(Refusal::NotYourRoll.into());
    }
    require_nothing_open(group)?;
    match everyone_referee::pupils(group).next() {
        Some(_) => Ok(()),
        None => Err(GroupRefusal::TooFewForTables),
    }
}

/// Whether the player at `seat` may end the rounds at all tables.
fn may_end(group: &Group, seat: SeatId, with_points: bool) -> Result<(), Refusal> {
    let rights = group.rights(seat);
    options::require_end(rights, with_points)?;
    options::open_round(group.table())?;
    let own = own_table(group, seat)
        .ok()
        .and_then(|(_, table)| table.round());
    let is_own = own.is_some_and(|round| options::is_caller(round, seat));
    options::require_not_own(rights, is_own)
}

fn may_leave(group: &Group, seat: SeatId) -> Result<(), GroupRefusal> {
    match own_table(group, seat) {
        Ok((_, table)) if table.call_is_open() => Err(Refusal::CallOpen.into()),
        _ => Ok(()),
    }
}

/// Decides a permitted `command` if there are small tables. `None`: the referee of the group's
/// table decides.
pub(super) fn decide(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    command: &Command,
) -> Option<Result<Vec<GroupEvent>, GroupRefusal>> {
    let tables = group.small_tables()?;
    match command {
        _ if command.ask().is_play() => Some(play(group, now_ms, generator, seat, command)),
        Command::EndRound { with_points } => Some(Ok(end_round(tables, *with_points))),
        Command::Pause | Command::Resume => Some(stop_or_go_on(
            group,
            tables,
            (now_ms, generator),
            seat,
            command,
        )),
        Command::Roll | Command::Deal(_) => {
            Some(roll(group, is_here, now_ms, generator, seat, command))
        }
        Command::SetWay(_) => Some(set_way(group, now_ms, generator, seat, command)),
        Command::Leave => Some(leave(group, now_ms, generator, seat)),
        _ => None,
    }
}

/// Seats a player who has come late at the small table with the fewest present players.
pub(super) fn join(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    seat: SeatId,
) -> Option<GroupEvent> {
    let is_counted = |seat| !group.is_removed(seat);
    let tables = group.small_tables()?;
    let table = tables.smallest(|seat| is_counted(seat) && is_here(seat));
    // If nobody is here, the table with the fewest absent players.
    let table = table.or_else(|| tables.smallest(is_counted));
    let table = table.or_else(|| tables.iter().map(|(id, _)| id).next())?;
    Some(GroupEvent::TableJoined { seat, table })
}

/// Ends rounds without points if they wait for one of these players, or have no other player.
pub(super) fn ends_without(group: &Group, seats: &[SeatId]) -> Vec<GroupEvent> {
    let Some(tables) = group.small_tables() else {
        return Vec::new();
    };
    let is_gone = |seat: SeatId| {
        // A player who only looks on keeps no round open.
        seats.contains(&seat) || group.is_removed(seat) || group.looks_on(seat)
    };
    let is_left_empty = |table: &Table| table.seats().iter().all(|seat| is_gone(seat.id));
    let has_caller = |table: &Table| {
        let caller = table.round().and_then(Round::caller);
        caller.is_some_and(|caller| seats.contains(&caller))
    };
    let open = tables
        .iter()
        .filter(|(_, table)| !small_tables::is_over(table));
    let ended = open.filter(|(_, table)| has_caller(table) || is_left_empty(table));
    let ended = ended.map(|(table, _)| at(table, referee::end_without_points()));
    ended.collect()
}

/// The events when a player leaves. The last player to leave a small table ends its round, for
/// which the others need not wait.
fn leave(
    group: &Group,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let (table, rights) = (group.table(), group.rights(seat));
    let left = referee::decide_with(table, now_ms, generator, seat, rights, Command::Leave)?;
    let left = left.into_iter().map(GroupEvent::Table);
    Ok(ends_without(group, &[seat])
        .into_iter()
        .chain(left)
        .collect())
}

fn play(
    group: &Group,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    command: &Command,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let (id, table) = own_table(group, seat)?;
    let command = command.clone();
    let events = referee::decide_with(table, now_ms, generator, seat, Rights::Player, command)?;
    Ok(events.into_iter().map(|event| at(id, event)).collect())
}

fn end_round(tables: &SmallTables, with_points: bool) -> Vec<GroupEvent> {
    let open = tables
        .iter()
        .filter(|(_, table)| !small_tables::is_over(table));
    let ended = open.map(|(id, table)| at(id, referee::end(table, with_points)));
    let ended: Vec<GroupEvent> = ended.collect();
    // In an older log the last player who left a table did not end its round.
    let group_end = ended.is_empty();
    let group_end = group_end.then(|| GroupEvent::Table(referee::end_without_points()));
    ended.into_iter().chain(group_end).collect()
}

/// Stops or starts all clocks. The group's table decides whether that is possible.
fn stop_or_go_on(
    group: &Group,
    tables: &SmallTables,
    (now_ms, generator): (u64, &mut Generator),
    seat: SeatId,
    command: &Command,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let rights = group.rights(seat);
    let mut decide = |table: &Table| {
        referee::decide_with(table, now_ms, generator, seat, rights, command.clone())
    };
    let of_group = decide(group.table())?;
    let mut events: Vec<GroupEvent> = of_group.into_iter().map(GroupEvent::Table).collect();
    for (id, table) in tables
        .iter()
        .filter(|(_, table)| !small_tables::is_over(table))
    {
        let of_table = referee::stop_or_go_on(table, now_ms, command);
        events.extend(of_table.map(|event| at(id, event)));
    }
    Ok(events)
}

/// Deals a new roll, and seats the class anew for it.
fn roll(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    command: &Command,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let size = group.small_tables().map_or(0, SmallTables::size);
    let seated = set_tables(group, is_here, size, generator);
    let (table, rights) = (group.table(), group.rights(seat));
    let dealt = referee::decide_with(table, now_ms, generator, seat, rights, command.clone())?;
    let dealt = dealt.into_iter().map(GroupEvent::Table);
    Ok([seated].into_iter().chain(dealt).collect())
}

/// Changes the way of playing, and ends the small tables: another way is played round a single
/// table.
fn set_way(
    group: &Group,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    command: &Command,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let (table, rights) = (group.table(), group.rights(seat));
    let set = referee::decide_with(table, now_ms, generator, seat, rights, command.clone())?;
    let set = set.into_iter().map(GroupEvent::Table);
    Ok(set.chain([GroupEvent::TablesEnded]).collect())
}

/// The event that seats the class at small tables of this size, at random.
fn set_tables(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    size: u8,
    generator: &mut Generator,
) -> GroupEvent {
    let (here, away) = everyone_referee::pupils(group).partition(|seat| is_here(*seat));
    GroupEvent::TablesSet {
        size,
        tables: small_tables::at_random(here, away, size, generator),
    }
}

fn at(table: SmallTableId, event: Event) -> GroupEvent {
    GroupEvent::At { table, event }
}

/// Refuses while a call or a round is open, which a new roll would end.
fn require_nothing_open(group: &Group) -> Result<(), GroupRefusal> {
    let tables = group.small_tables();
    if group.table().call_is_open() || tables.is_some_and(SmallTables::call_is_open) {
        return Err(Refusal::CallOpen.into());
    }
    if group.table().everyone_is_open() {
        return Err(Refusal::RoundOpen.into());
    }
    Ok(())
}
