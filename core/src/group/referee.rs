//! The referee of a group: admits newcomers, decides the requests of players and hosts, and chooses
//! the next host.
//!
//! As at the table, time and randomness are arguments, and the referee changes nothing.

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::dice::Generator;
use crate::table::command::Command;
use crate::table::event::{Event, SeatId};
use crate::table::name::Name;
use crate::table::referee;
use crate::table::refusal::Refusal;
use crate::table::seat::Seat;
use crate::table::state::{Rejected, Rights, Round, Table};

use super::audience;
use super::entry::{CommandId, Entry, GroupEvent, GroupKind, Origin};
use super::everyone_referee;
use super::handover;
use super::options::{
    may, may_call, may_limit, may_make_host_key, may_name_co_host, require_here, require_host,
    require_room,
};
use super::race_referee;
use super::refusal::GroupRefusal;
use super::request::Request;
use super::small_table_referee;
use super::state::Group;
use super::team_referee;

/// Gives a newcomer a seat. A newcomer whom a host has let in gets one at a locked table, too.
pub fn admit(group: &Group, name: Name, is_let_in: bool) -> Result<Vec<GroupEvent>, GroupRefusal> {
    admit_again(group, &|_| true, None, name, is_let_in)
}

/// Admits a player who may have left before, when they had the seat `from`. They come back with the
/// data that is kept for them.
pub fn admit_again(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    from: Option<SeatId>,
    name: Name,
    is_let_in: bool,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    if group.is_locked() && !is_let_in {
        return Err(GroupRefusal::Locked);
    }
    if !is_let_in {
        require_room(group)?;
    }
    seat_newcomer(group, is_here, from, name, referee::admit)
}

/// Admits a newcomer whom a host lets in to the seat of `absent`, a player who is away.
pub fn admit_to(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    absent: SeatId,
    from: Option<SeatId>,
    name: Name,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let seated = seat_newcomer(group, is_here, from, name, referee::admit_in_place)?;
    handover::hand_to_newcomer(group, absent, seated)
}

/// Whether a newcomer may wait for a host to let them in. There must be a free seat, or the seat of
/// an `absent` player of the same name.
pub fn may_wait(group: &Group, name: Name, absent: Option<SeatId>) -> Result<(), GroupRefusal> {
    match absent {
        None => admit(group, name, false).map(drop),
        Some(_) if group.is_locked() => Err(GroupRefusal::Locked),
        Some(_) => {
            require_room(group)?;
            seat_newcomer(group, &|_| true, None, name, referee::admit_in_place).map(drop)
        }
    }
}

/// Makes the newcomer at `seat` look on in the open round. Another player of their device has seen
/// its roll. Nothing changes for a host, or for a player who has called or answered in the round.
pub fn look_on(group: &Group, seat: SeatId) -> Vec<GroupEvent> {
    let table = group.table_of(seat);
    let round = table.round().filter(|round| !round.is_over());
    let Some((score_caller, impossible_caller)) = round.map(Round::callers) else {
        return Vec::new();
    };
    let has_called = [score_caller, impossible_caller].contains(&Some(seat));
    let has_taken_part = has_called || everyone_referee::has_open_answer(group, seat);
    let is_player = require_here(group, seat).is_ok() && group.rights(seat) != Rights::Host;
    if has_taken_part || !is_player || group.looks_on(seat) {
        return Vec::new();
    }
    // A player who only looks on keeps no round of a small table open.
    let ends = small_table_referee::ends_without(group, &[seat]);
    let looks_on = GroupEvent::LooksOn { seat };
    [looks_on].into_iter().chain(ends).collect()
}

/// The events that seat a newcomer. They bring the data that was kept for a player who had the seat
/// `from`.
fn seat_newcomer(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    from: Option<SeatId>,
    name: Name,
    admit: impl Fn(&Table, Name) -> Result<Event, Refusal>,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let from = from.and_then(|from| Some((from, group.departed(from)?)));
    let points = from.map_or(0, |(_, departed)| departed.points);
    let (given_up, names) = free_name_of_removed(group, &name, None);
    let seated = match admit(&names, name)? {
        Event::Seated { seat, name, .. } => Event::Seated { seat, name, points },
        other => other,
    };
    let seat = group.table().next_seat();
    let returned = from.map(|(from, _)| GroupEvent::Returned { from, seat });
    let team = from.and_then(|(_, departed)| departed.team);
    let team = team.filter(|team| group.teams().get(*team).is_some());
    let team = team.map(|team| GroupEvent::TeamJoined { seat, team });
    let team = team.or_else(|| team_referee::join(group, is_here, seat));
    let left = from.and_then(|(from, _)| group.table_left_by(from));
    let left = left.map(|table| GroupEvent::TableJoined { seat, table });
    let table = left.or_else(|| small_table_referee::join(group, is_here, seat));
    // A player who comes back is as they were when they left.
    let is_muted = from.is_none() && group.newcomers_are_muted();
    let muted = is_muted.then_some(GroupEvent::Muted { seat, muted: true });
    let named = given_up.into_iter().chain([seated]).map(GroupEvent::Table);
    let seated = named.chain(returned).chain(muted);
    Ok(seated.chain(team).chain(table).collect())
}

/// Frees `name` for a newcomer or the player at `own` if a removed player has it. It adds a number
/// to the removed player's name. Returns that event, and the table after it.
fn free_name_of_removed<'a>(
    group: &'a Group,
    name: &Name,
    own: Option<SeatId>,
) -> (Option<Event>, Cow<'a, Table>) {
    let table = group.table();
    let has_name = |seat: &&Seat| Some(seat.id) != own && seat.name.is_same_as(name);
    let holder = table.seats().iter().find(has_name);
    let Some(holder) = holder.filter(|holder| group.is_removed(holder.id)) else {
        return (None, Cow::Borrowed(table));
    };
    let taken = table.seats().iter().map(|seat| &seat.name);
    let given_up = Event::Renamed {
        seat: holder.id,
        name: holder.name.free_among(taken),
    };
    let mut table_after = table.clone();
    match table_after.apply(&given_up) {
        Ok(()) => (Some(given_up), Cow::Owned(table_after)),
        // No number is free, so the name is taken.
        Err(Rejected) => (None, Cow::Borrowed(table)),
    }
}

/// Decides a `request` of the player at `seat` at `now_ms` of the relay's clock. All players are
/// taken to be here. `seen` is the number of the last entry that they had seen.
pub fn decide(
    group: &Group,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    seen: u64,
    request: Request,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let all = &|_: SeatId| true;
    decide_among(group, all, now_ms, generator, seat, seen, request)
}

/// Decides a `request` when these players are here. A class is seated so that present players play
/// with one another.
pub fn decide_among(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    seen: u64,
    request: Request,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    may_ask(group, seat, seen, &request)?;
    let one_event = |event| Ok(vec![event]);
    match request {
        Request::Play(command) => play(group, is_here, now_ms, generator, seat, command),
        Request::Lock(locked) => one_event(GroupEvent::Locked { locked }),
        Request::SwitchChat(on) => one_event(GroupEvent::ChatSwitched { on }),
        Request::UseWaitingRoom(on) => one_event(GroupEvent::WaitingRoom { on }),
        Request::LetWatchersWait(on) => one_event(GroupEvent::WatchersWait { on }),
        Request::MuteNewcomers(on) => one_event(GroupEvent::NewcomersMuted { on }),
        Request::Mute(other, muted) => {
            may_limit(group, seat, other)?;
            one_event(GroupEvent::Muted { seat: other, muted })
        }
        Request::ForbidCalls(other, forbidden) => {
            may_limit(group, seat, other)?;
            let seat = other;
            one_event(GroupEvent::CallsForbidden { seat, forbidden })
        }
        Request::Remove(other, removed) => {
            may_limit(group, seat, other)?;
            Ok(remove_or_take_back(group, is_here, &[other], removed))
        }
        Request::RemoveThese(seats, removed) => {
            let chosen_seats = match removed {
                true => removable(group, seat, &seats)?,
                false => chosen(&seats, |seat| group.is_removed(seat))?,
            };
            Ok(remove_or_take_back(group, is_here, &chosen_seats, removed))
        }
        Request::RenameOther(other, name) => {
            may_limit(group, seat, other)?;
            rename_other(group, now_ms, generator, other, name)
        }
        Request::NameCoHost(co_host) => name_co_host(group, is_here, seat, co_host),
        Request::SplitIntoTeams(count) => {
            one_event(team_referee::split(group, is_here, count, generator)?)
        }
        Request::SetTeams(members) => one_event(team_referee::set(group, is_here, members)?),
        Request::ChangeTeam(other, team) => one_event(team_referee::change(group, other, team)?),
        Request::EndTeams => one_event(team_referee::end(group)?),
        Request::SplitIntoTables(size) => {
            small_table_referee::split(group, is_here, size, generator)
        }
        Request::EndTables => small_table_referee::end(group),
        Request::HandOver(from, to) => handover::hand_over(group, from, to),
        Request::Race(command) => one_event(race_referee::decide(group, generator, seat, command)?),
        // Another roll may have replaced the one of the request, and they play it anyway.
        Request::LetPlay(other) => Ok(match group.looks_on(other) {
            true => vec![GroupEvent::LetPlay { seat: other }],
            false => Vec::new(),
        }),
        Request::StartRace => one_event(race_referee::start(group, seat)?),
        // The relay answers these: it knows the visitors, the newcomers and its own data, and draws
        // the key.
        Request::Admit(..)
        | Request::AdmitThese(..)
        | Request::AdmitTo(..)
        | Request::AdmitAll
        | Request::MakeHostKey
        | Request::RemoveNewcomers
        | Request::Clear
        | Request::TakeBackLine(..) => Ok(Vec::new()),
    }
}

/// Refuses a request for which the player at `seat` has no rights, or that is about an earlier
/// round. The relay checks by this the requests that it answers itself.
pub fn may_ask(
    group: &Group,
    seat: SeatId,
    seen: u64,
    request: &Request,
) -> Result<(), GroupRefusal> {
    require_here(group, seat)?;
    if request.is_about_round() && seen < group.round_n() {
        return Err(GroupRefusal::Stale);
    }
    if is_for_hosts(request, seat) {
        require_host(group, seat)?;
    }
    match request {
        Request::MakeHostKey => may_make_host_key(group, seat),
        Request::AdmitTo(_, from) => handover::player_to_hand_over(group, *from).map(drop),
        _ => Ok(()),
    }
}

/// Whether only a host may make this request.
fn is_for_hosts(request: &Request, seat: SeatId) -> bool {
    match request {
        Request::Play(_) | Request::Race(_) | Request::StartRace => false,
        Request::TakeBackLine(writer, _) => *writer != seat,
        _ => true,
    }
}

/// The events when a host gives the player at `other` a name that they cannot change.
fn rename_other(
    group: &Group,
    now_ms: u64,
    generator: &mut Generator,
    other: SeatId,
    name: Name,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    let (table, rights) = (group.table(), group.rights(other));
    let renamed = Command::Rename(name);
    let renamed = referee::decide_with(table, now_ms, generator, other, rights, renamed)?;
    let renamed = renamed.into_iter().map(GroupEvent::Table);
    let fixed = GroupEvent::NameFixed { seat: other };
    Ok(renamed.chain([fixed]).collect())
}

fn remove_or_take_back(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    seats: &[SeatId],
    removed: bool,
) -> Vec<GroupEvent> {
    match removed {
        true => remove(group, seats),
        false => take_back(group, is_here, seats),
    }
}

/// The events that follow when a host removes these players. A round that waits for a call of
/// one of them ends without points: nobody else could end it.
pub fn remove(group: &Group, seats: &[SeatId]) -> Vec<GroupEvent> {
    let caller = group.table().round().and_then(Round::caller);
    let is_waited_for = caller.is_some_and(|caller| seats.contains(&caller));
    let ended = is_waited_for.then(|| GroupEvent::Table(referee::end_without_points()));
    let ended = ended.into_iter();
    let ended = ended.chain(small_table_referee::ends_without(group, seats));
    let removed = seats.iter().map(|&seat| GroupEvent::Removed {
        seat,
        removed: true,
    });
    ended.chain(removed).collect()
}

/// The events when a host takes removed players back: if there are teams, each of them gets into
/// one.
fn take_back(group: &Group, is_here: &dyn Fn(SeatId) -> bool, seats: &[SeatId]) -> Vec<GroupEvent> {
    let back = seats.iter().map(|&seat| GroupEvent::Removed {
        seat,
        removed: false,
    });
    let teams = team_referee::join_again(group, is_here, seats);
    back.chain(teams).collect()
}

/// The players among `seats` who can be removed by the host at `host`.
fn removable(group: &Group, host: SeatId, seats: &[SeatId]) -> Result<Vec<SeatId>, GroupRefusal> {
    require_host(group, host)?;
    let is_there = |seat| group.table().seat(seat).is_some() && !group.is_removed(seat);
    let seats = chosen(seats, is_there)?;
    seats
        .iter()
        .try_for_each(|seat| may_limit(group, host, *seat))?;
    Ok(seats)
}

/// The seats among `seats` that a host may choose, each once.
fn chosen(
    seats: &[SeatId],
    can_be_chosen: impl Fn(SeatId) -> bool,
) -> Result<Vec<SeatId>, GroupRefusal> {
    let seats: BTreeSet<SeatId> = seats.iter().copied().collect();
    let chosen_seats: Vec<SeatId> = seats
        .into_iter()
        .filter(|seat| can_be_chosen(*seat))
        .collect();
    match chosen_seats.is_empty() {
        true => Err(GroupRefusal::NobodyChosen),
        false => Ok(chosen_seats),
    }
}

/// Whether a host is here: the maker, a co-host, or a player who stands in for them.
pub fn has_host_here(group: &Group, is_here: impl Fn(SeatId) -> bool) -> bool {
    let is_stand_in = |seat: &SeatId| group.rights(*seat) == Rights::StandIn;
    let stand_in = group.host().filter(is_stand_in);
    let stand_in = stand_in.filter(|seat| may_stand_in(group, *seat));
    let hosts = group.hosts().into_iter().chain([stand_in]);
    hosts.flatten().any(is_here)
}

/// Whether the player at `seat` may stand in for absent hosts. Players whom a host has removed,
/// muted or forbidden to call may not.
pub fn may_stand_in(group: &Group, seat: SeatId) -> bool {
    let is_limited = group.is_muted(seat) || group.has_calls_forbidden(seat);
    !is_limited && !group.is_removed(seat)
}

/// The event that changes the host of the group; `None`: the host stays. The next host is the maker
/// when they are here, else the co-host, else a stand-in who is here; else, of the players for whom
/// `is_their_turn` to stand in, the longest-seated one who may. A player who must wait after failed
/// calls comes after the others.
pub fn next_host(
    group: &Group,
    is_here: impl Fn(SeatId) -> bool,
    is_their_turn: impl Fn(SeatId) -> bool,
) -> Option<GroupEvent> {
    if group.kind() == GroupKind::Public {
        return None;
    }
    let may_host = |seat: &SeatId| is_here(*seat) && !group.is_removed(*seat);
    let may_stand_in = |seat: &SeatId| is_here(*seat) && may_stand_in(group, *seat);
    let maker = group.maker().filter(may_host);
    // A co-host has all rights anyway, so only a stand-in is replaced by them.
    let is_stand_in = |host: SeatId| group.rights(host) == Rights::StandIn;
    let host = group.host();
    let co_host = group.co_host().filter(may_host);
    let co_host = co_host.filter(|_| host.is_none_or(is_stand_in));
    let stand_in = || {
        let current = host.filter(|host| is_stand_in(*host) && may_stand_in(host));
        let seats = group.table().seats().iter().map(|seat| seat.id);
        let mut seats = seats.filter(|seat| is_their_turn(*seat) && may_stand_in(seat));
        let must_wait = |seat: &SeatId| may_call(group, *seat).is_err();
        current.or_else(|| seats.clone().find(|seat| !must_wait(seat)).or(seats.next()))
    };
    let next = maker.or(co_host).or_else(stand_in);
    let seat = next.filter(|next| Some(*next) != host)?;
    Some(GroupEvent::Table(Event::HostChanged { seat }))
}

/// The entry that carries `events` into the group's log. An entry that only one player and the
/// hosts are sent does not name another author: readers must agree on the last command of each
/// player. Such a command may be carried out twice.
pub fn entry(group: &Group, now_ms: u64, origin: Option<Origin>, events: Vec<GroupEvent>) -> Entry {
    let owner = events.first().and_then(audience::board_of);
    let origin = origin.filter(|origin| owner.is_none_or(|owner| owner == origin.seat));
    Entry {
        epoch: group.epoch(),
        n: group.n() + 1,
        at_ms: now_ms.max(group.at_ms()),
        origin,
        events,
        after: None,
    }
}

/// The end of a round that everyone plays, if its time is up.
pub fn out_of_time(group: &Group, now_ms: u64) -> Option<GroupEvent> {
    everyone_referee::out_of_time(group, now_ms, |_| true)
}

/// The end of a round that everyone plays, if its time is up. The time of players with more time
/// who are waited for is up, too.
pub fn out_of_time_among(
    group: &Group,
    now_ms: u64,
    is_waited_for: impl Fn(SeatId) -> bool,
) -> Option<GroupEvent> {
    everyone_referee::out_of_time(group, now_ms, is_waited_for)
}

/// The end of the first running clock that has a consequence. A round that everyone plays ends with
/// the time of the last player who still plays it.
pub fn deadline_ms(group: &Group) -> Option<u64> {
    match group.table().everyone_is_open() {
        true => everyone_referee::ends_ms(group),
        false => group.deadline_ms(),
    }
}

/// The players with more time than others who still play the open round of everyone.
pub fn late_players(group: &Group) -> impl Iterator<Item = SeatId> {
    everyone_referee::late_players(group)
}

/// The end of a round that everyone plays, if a player has answered and no other player
/// `is_waited_for`. The round never waits for hosts.
pub fn all_answered(group: &Group, is_waited_for: impl Fn(SeatId) -> bool) -> Option<GroupEvent> {
    everyone_referee::all_answered(group, is_waited_for)
}

/// The event that announces new answers in a round that everyone plays, without their content.
pub fn new_answers(group: &Group) -> Option<GroupEvent> {
    everyone_referee::new_answers(group)
}

/// The new scores and the winner of the race, for all; empty if they have been sent.
pub fn race_news(group: &Group) -> Vec<GroupEvent> {
    race_referee::news(group)
}

/// The players who play for points when everyone plays: all but hosts and removed players.
pub fn pupils(group: &Group) -> impl Iterator<Item = SeatId> {
    everyone_referee::pupils(group)
}

/// The pupils who play the roll on the table. A pupil who came in the middle of the roll only looks
/// on.
pub fn players_of_roll(group: &Group) -> impl Iterator<Item = SeatId> {
    everyone_referee::players_of_roll(group)
}

/// The entry that only gives the time, if a call's time is up.
pub fn overdue(group: &Group, now_ms: u64) -> Option<Entry> {
    let is_up = !group.overdue(now_ms).is_empty();
    is_up.then(|| entry(group, now_ms, None, Vec::new()))
}

/// The command `cid` of the player at `seat`.
pub fn origin(seat: SeatId, cid: CommandId) -> Option<Origin> {
    Some(Origin { seat, cid })
}

fn name_co_host(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    seat: SeatId,
    co_host: Option<SeatId>,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    may_name_co_host(group, seat)?;
    if co_host == Some(seat) {
        return Err(GroupRefusal::NotYourself);
    }
    let is_there = |co_host: &SeatId| group.table().seat(*co_host).is_some();
    if !co_host.as_ref().is_none_or(is_there) {
        return Err(Refusal::NotSeated.into());
    }
    if co_host.is_some_and(|co_host| group.is_removed(co_host)) {
        return Err(GroupRefusal::Removed);
    }
    Ok(set_co_host(group, is_here, co_host))
}

/// The events when the host's key makes the player at `seat` a co-host. It does so if the maker
/// has left for good.
pub fn name_by_key(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    seat: SeatId,
) -> Vec<GroupEvent> {
    set_co_host(group, is_here, Some(seat))
}

fn set_co_host(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    co_host: Option<SeatId>,
) -> Vec<GroupEvent> {
    // A player who was a host when teams were made is in none of them.
    let before = group.co_host().filter(|before| Some(*before) != co_host);
    let team = before.and_then(|before| team_referee::join_unless_in(group, is_here, before));
    let named = GroupEvent::CoHostNamed { seat: co_host };
    [named].into_iter().chain(team).collect()
}

fn play(
    group: &Group,
    is_here: &dyn Fn(SeatId) -> bool,
    now_ms: u64,
    generator: &mut Generator,
    seat: SeatId,
    command: Command,
) -> Result<Vec<GroupEvent>, GroupRefusal> {
    may(group, now_ms, seat, command.ask())?;
    if let Some(decided) = everyone_referee::decide(group, now_ms, seat, &command) {
        return Ok(vec![decided?]);
    }
    if let Some(paused) = race_referee::stop_or_go_on(group, &command) {
        return Ok(vec![paused]);
    }
    let of_tables = small_table_referee::decide(group, is_here, now_ms, generator, seat, &command);
    if let Some(decided) = of_tables {
        return decided;
    }
    let rights = group.rights(seat);
    let (given_up, table) = match &command {
        Command::Rename(name) => free_name_of_removed(group, name, Some(seat)),
        _ => (None, Cow::Borrowed(group.table())),
    };
    let events = referee::decide_with(&table, now_ms, generator, seat, rights, command)?;
    let events = given_up.into_iter().chain(events);
    // All are sent the race score that is kept for a player who leaves.
    let is_leaving = |event: &Event| matches!(event, Event::Left { .. });
    let events: Vec<Event> = events.collect();
    let news = match events.iter().any(is_leaving) {
        true => race_referee::news(group),
        false => Vec::new(),
    };
    let events = events.into_iter().map(GroupEvent::Table);
    Ok(news.into_iter().chain(events).collect())
}
