//! The events of a group where everyone plays, each on a board of their own.

use crate::table::command::{Ask, Command};
use crate::table::event::{RevealCause, SeatId};
use crate::table::everyone;
use crate::table::options;
use crate::table::own_board::Moment;
use crate::table::refusal::Refusal;
use crate::table::state::{Phase, Rights};
use crate::table::way_of_playing::Way;

use super::entry::GroupEvent;
use super::refusal::GroupRefusal;
use super::state::Group;

/// Whether the player at `seat` may ask for this where everyone plays; `None`: the table decides, as
/// it would otherwise.
pub(super) fn may(
    group: &Group,
    now_ms: u64,
    seat: SeatId,
    ask: Ask,
) -> Option<Result<(), Refusal>> {
    let table = group.table();
    match ask {
        _ if !is_everyones(group) => None,
        _ if is_on_own_board(ask) => Some(everyone::may(table, now_ms, seat, ask)),
        Ask::EndRound { with_points } if table.everyone_is_open() => {
            Some(may_end(group, seat, with_points))
        }
        // A player who could leave and come back would answer twice.
        Ask::Leave if has_open_answer(group, seat) => Some(Err(Refusal::RoundOpen)),
        _ => None,
    }
}

fn is_everyones(group: &Group) -> bool {
    matches!(group.table().way(), Way::Everyone(_))
}

/// Whether it is about a board that a player has for themselves.
fn is_on_own_board(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Step | Ask::Undo | Ask::Redo | Ask::TakeHint | Ask::Answer
    )
}

/// Whether the player at `seat` may end the open round that everyone plays.
fn may_end(group: &Group, seat: SeatId, with_points: bool) -> Result<(), Refusal> {
    let rights = group.rights(seat);
    options::require_end(rights, with_points)?;
    options::require_not_own(rights, has_open_answer(group, seat))
}

/// The events that follow from `command`, which the player may ask for, where everyone plays;
/// `None`: the referee of the table says.
pub(super) fn decide(
    group: &Group,
    now_ms: u64,
    seat: SeatId,
    command: &Command,
) -> Option<Result<GroupEvent, GroupRefusal>> {
    match command {
        _ if !is_everyones(group) => None,
        _ if is_on_own_board(command.ask()) => {
            let own = everyone::decide(group.table(), now_ms, seat, command);
            let own = own.map(|event| GroupEvent::Own { seat, event });
            Some(own.map_err(GroupRefusal::from))
        }
        Command::EndRound { with_points } if group.table().everyone_is_open() => {
            let revealed = reveal(group, RevealCause::Host, *with_points);
            Some(revealed.ok_or(Refusal::RoundClosed.into()))
        }
        _ => None,
    }
}

/// Whether the player at `seat` has answered in a round that is open.
pub(super) fn has_open_answer(group: &Group, seat: SeatId) -> bool {
    let round = group.table().round().filter(|round| round.is_everyones());
    let own = round.and_then(|round| round.boards.get(&seat));
    own.is_some_and(|own| own.answer.is_some())
}

/// The end of a round that everyone plays and whose time is up at `now_ms`, also for those who have
/// more than others and are waited for: nobody sees what others have made before that.
pub(super) fn out_of_time(
    group: &Group,
    now_ms: u64,
    is_waited_for: impl Fn(SeatId) -> bool,
) -> Option<GroupEvent> {
    let table = group.table();
    let is_at_it = |seat| !everyone::is_out_of_time_for(table, now_ms, seat) && is_waited_for(seat);
    let is_up = everyone::is_out_of_time(table, now_ms) && !late_players(group).any(is_at_it);
    is_up.then(|| reveal(group, RevealCause::OutOfTime, true))?
}

/// Those who are at the open round that everyone plays, with more time than others: they play it
/// for points, and have not answered.
pub(super) fn late_players(group: &Group) -> impl Iterator<Item = SeatId> {
    let has_more = |seat: &SeatId| group.table().more_time_of(*seat).is_some();
    let open = players_of_roll(group).filter(|seat| !has_open_answer(group, *seat));
    open.filter(has_more)
}

/// When the clock of a round that everyone plays is up for the last one who is at it.
pub(super) fn ends_ms(group: &Group) -> Option<u64> {
    let table = group.table();
    let deadline_ms = table.deadline_ms()?;
    let late = late_players(group).filter_map(|seat| table.deadline_ms_of(seat));
    Some(late.fold(deadline_ms, u64::max))
}

/// The end of a round that everyone plays where it waits for nobody any more: at least one
/// player has answered, and of the others who do not host `is_waited_for` none.
pub(super) fn all_answered(
    group: &Group,
    is_waited_for: impl Fn(SeatId) -> bool,
) -> Option<GroupEvent> {
    let round = group.table().round().filter(|round| round.is_everyones())?;
    let mut has_answer = false;
    for seat in players_of_roll(group) {
        if round
            .boards
            .get(&seat)
            .is_some_and(|own| own.answer.is_some())
        {
            has_answer = true;
        } else if is_waited_for(seat) {
            return None;
        }
    }
    let ends = has_answer && !round.is_paused();
    ends.then(|| reveal(group, RevealCause::AllAnswered, true))?
}

/// The players whose answers have come and are not known to all yet.
///
/// Where a player has more time than others, everybody learns which players have answered until two
/// thirds of the clock are over, and never about the last [`MIN_HIDDEN_ANSWERS`] players. So an answer
/// after the usual time is announced together with others, and shows nobody's longer time.
pub(super) fn new_answers(group: &Group) -> Option<GroupEvent> {
    let table = group.table();
    let round = table.round()?;
    let Phase::Everyone { answered, .. } = &round.phase else {
        return None;
    };
    let boards = round.boards.iter();
    let given = boards.filter_map(|(seat, own)| Some((*seat, own.answer?.moment)));
    let new = given.filter(|(seat, _)| !answered.contains(seat));
    let seats: Vec<SeatId> = match hides_answers(group) {
        false => new.map(|(seat, _)| seat).collect(),
        true => {
            let until_ms = table
                .deadline_ms()?
                .checked_sub(table.clock_length_ms() / 3)?;
            let mut new: Vec<(SeatId, Moment)> =
                new.filter(|(_, moment)| moment.at_ms < until_ms).collect();
            new.sort_unstable_by_key(|(_, moment)| *moment);
            let hidden = players_of_roll(group).filter(|seat| !answered.contains(seat));
            let count = hidden.count().saturating_sub(MIN_HIDDEN_ANSWERS);
            new.into_iter().take(count).map(|(seat, _)| seat).collect()
        }
    };
    (!seats.is_empty()).then_some(GroupEvent::Answered { seats })
}

/// The number of players whose answers at least are not known to others before the end of a
/// round in which somebody has more time than others.
pub const MIN_HIDDEN_ANSWERS: usize = 3;

/// Whether somebody plays the open round with more time than others, under a clock.
fn hides_answers(group: &Group) -> bool {
    let table = group.table();
    let mut players = players_of_roll(group);
    table.has_round_clock() && players.any(|seat| table.more_time_of(seat).is_some())
}

/// The players who play for points: a player who sees the boards of the others does not.
pub(super) fn pupils(group: &Group) -> impl Iterator<Item = SeatId> {
    let seats = group.table().seats().iter().map(|seat| seat.id);
    seats.filter(|seat| group.rights(*seat) != Rights::Host && !group.is_removed(*seat))
}

/// The pupils who play the roll on the table, and do not only look on.
pub(super) fn players_of_roll(group: &Group) -> impl Iterator<Item = SeatId> {
    pupils(group).filter(|seat| !group.looks_on(*seat))
}

/// The end of the open round that everyone plays; a player who hosts, or has hosted in it, gets no
/// points for it.
fn reveal(group: &Group, cause: RevealCause, with_points: bool) -> Option<GroupEvent> {
    let has_seen_boards = |seat| group.has_seen_boards(seat);
    let revealed = everyone::reveal(group.table(), cause, with_points, has_seen_boards);
    revealed.map(GroupEvent::Table)
}
